import re
from collections.abc import Callable
from typing import Any

import pytest

from dashboard.base.figure import Extraction, Leftover
from dashboard.base.vocabulary import LeftoverReason
from dashboard.tidy.build import build_tables
from dashboard.tidy.reviewing import REVIEWS, state_reading
from dashboard.tidy.terms import ReviewStatus
from dashboard.view import marked_report
from dashboard.view.marked_report import MarkedReport, count_parts, mark_report
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry
from tests.view.deeds import correct

LONG = "Some 70 people left. " * 40


def mark(screen: Screen, publisher: str) -> MarkedReport:
    reports = screen.tables.reports
    report: dict[Any, Any] = reports[reports["publisher"] == publisher].iloc[0].to_dict()
    return mark_report(screen.tables, report, {})


def test_every_figure_is_marked_and_listed(screen: Screen) -> None:
    marked = mark(screen, "NBC News")
    assert marked.text.count('class="evac-figure"') == 8
    assert marked.figures.count("<details") == 8
    for number in range(1, 9):
        assert f"<sup>{number}</sup>" in marked.text
        assert marked.figures.count(f"href='#evac-mark-{number}'") == 1
        assert marked.text.count(f'id="evac-mark-{number}"') == 1
    assert "figure 5" in marked.figures


def test_a_number_that_is_no_figure_is_underlined_with_its_reason(screen: Screen) -> None:
    marked = mark(screen, "NBC News")
    assert 'class="evac-leftover" title="No figure: a year">2011</mark>' in marked.text
    assert "underlined" in marked.key
    assert marked.puzzles == ""


def test_the_key_names_each_metric_once(screen: Screen) -> None:
    marked = mark(screen, "NBC News")
    for label in ("People evacuated", "People wounded", "Buses", "Ambulances"):
        assert marked.key.count(label) == 1


def test_a_number_nobody_could_explain_is_listed_with_its_sentence() -> None:
    report, _, places = make_entry("Then 9 <b>.", "AFP", None)
    puzzle = Leftover(report.report_id, 5, 6, "9", LeftoverReason.UNKNOWN, "Then 9 <b>.")
    tables = build_tables([(report, Extraction(leftovers=(puzzle,)), places)])
    marked = mark_report(tables, tables.reports.iloc[0].to_dict(), {})
    assert "<b>9</b> in “Then 9 &lt;b&gt;.”" in marked.puzzles
    assert 'class="evac-look"' in marked.text


@pytest.mark.parametrize("size", [97, 100, 1000])
def test_a_long_text_comes_in_parts_that_lose_nothing(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(marked_report, "PART", size)
    entry = make_entry(LONG, "AFP", None, (Said("Some 70 people", "people_evacuated", 70),))
    tables = build_tables([entry])
    report = tables.reports.iloc[0].to_dict()
    parts = [mark_report(tables, report, {}, part + 1) for part in range(count_parts(LONG))]
    bare = (re.sub(r"<sup>\d+</sup>|<[^>]*>", "", part.text) for part in parts)
    assert "".join(bare) == LONG
    listed = {number for part in parts for number in re.findall(r"<b>(\d+)</b>", part.figures)}
    assert listed == {"1"}


def test_an_empty_text_is_one_part() -> None:
    assert count_parts("") == 1


def test_a_rejected_figure_is_struck_out_and_keeps_its_fields(
    make_screen: Callable[..., Screen], screen: Screen
) -> None:
    figures = screen.tables.figures
    one = figures[figures["evidence"].str.contains("21 ")].iloc[0].to_dict()
    reading = state_reading(one, ReviewStatus.REJECTED)
    said = correct(one["figure_id"], "state", "rejected", reading, table=REVIEWS)
    before = mark(screen, "NBC News")
    after = mark(make_screen(corrections=[said]), "NBC News")
    assert after.text.count('class="evac-figure"') == before.text.count('class="evac-figure"') - 1
    assert 'class="evac-rejected" title="Rejected by a person: Buses: 21"' in after.text
    assert "<s>Buses: 21</s> rejected</summary>" in after.figures
    assert "rejected, in no number" in after.key
    assert "rejected" not in before.key
    entry = after.figures.partition("<s>Buses: 21</s>")[2].partition("</details>")[0]
    for words in (
        "Said by",
        "15 Dec 2016",
        "rejected, by A. B., 16 Dec 2016 (“double of the first”)",
    ):
        assert words in entry
