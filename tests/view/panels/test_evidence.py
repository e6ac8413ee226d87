from collections.abc import Callable

import pytest

from dashboard.tidy.build import Entry
from dashboard.tidy.selection import Selection
from dashboard.view.evidence import SCROLL, build_evidence
from dashboard.view.panel import Screen


def figure_id(screen: Screen, evidence: str) -> str:
    figures = screen.tables.figures
    return str(figures.loc[figures["evidence"] == evidence, "figure_id"].item())


def test_the_sentence_is_marked_around_the_words(screen: Screen) -> None:
    evidence = build_evidence(screen, figure_id(screen, "21 buses"))
    assert evidence is not None
    assert evidence.text.index("evac-sentence") < evidence.text.index("evac-chosen")
    assert ">21 buses</mark>" in evidence.text
    assert evidence.text.count("<mark") == evidence.text.count("</mark>")
    sentence = evidence.text.split('title="sentence">')[1]
    assert sentence.startswith("John Kerry said ")
    assert "First convoys leave eastern Aleppo" in evidence.head


def test_all_that_was_read_stands_beside_it(screen: Screen) -> None:
    evidence = build_evidence(screen, figure_id(screen, "40 were wounded"))
    assert evidence is not None
    for words in ("People wounded", "total so far", "the 3,000 people", "ICRC", "by hand"):
        assert words in evidence.facts


@pytest.mark.parametrize("name", ["", "nonsense", "' OR 1=1"])
def test_a_figure_that_is_not_there_is_none(screen: Screen, name: str) -> None:
    assert build_evidence(screen, name) is None


def test_a_figure_that_the_filters_leave_out_is_shown_and_said_so(
    make_screen: Callable[..., Screen],
) -> None:
    screen = make_screen(selection=Selection(metrics=("ambulances",)))
    evidence = build_evidence(screen, figure_id(screen, "21 buses"))
    assert evidence is not None
    assert not evidence.is_in_view


def test_nothing_of_a_hostile_report_runs(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    screen = make_screen([hostile_entry])
    evidence = build_evidence(screen, figure_id(screen, "About 500 people"))
    assert evidence is not None
    for html in (evidence.head, evidence.text, evidence.facts):
        assert "<script" not in html
        assert "<a " not in html
    assert "&lt;script&gt;" in evidence.text


def test_the_one_script_holds_no_text_of_a_report() -> None:
    assert SCROLL.format(figure_id="0a1b").count("0a1b") == 1
