from collections.abc import Callable
from typing import Any

from dashboard.tidy.build import Entry
from dashboard.view.panel import Screen
from dashboard.view.panels.report_text import build, build_reading


def report_of(screen: Screen, publisher: str) -> dict[Any, Any]:
    reports = screen.tables.reports
    return reports[reports["publisher"] == publisher].iloc[0].to_dict()


def test_every_figure_is_marked_and_listed(screen: Screen) -> None:
    reading = build_reading(screen, report_of(screen, "NBC News"))
    assert reading.text.count('class="evac-figure"') == 8
    assert reading.figures.count("<details") == 8
    for number in range(1, 9):
        assert f"<sup>{number}</sup>" in reading.text
        assert f"<b>{number}</b>" in reading.figures
    assert "figure 5" in reading.figures


def test_a_number_that_is_no_figure_is_underlined_with_its_reason(screen: Screen) -> None:
    reading = build_reading(screen, report_of(screen, "NBC News"))
    assert 'class="evac-leftover" title="No figure: a year">2011</mark>' in reading.text


def test_the_key_names_each_metric_once(screen: Screen) -> None:
    reading = build_reading(screen, report_of(screen, "NBC News"))
    for label in ("People evacuated", "People wounded", "Buses", "Ambulances"):
        assert reading.key.count(label) == 1


def test_the_latest_report_is_shown_when_none_is_chosen(screen: Screen) -> None:
    reading = build(screen)
    assert reading is not None
    assert "24 Dec 2016" in reading.head


def test_nothing_of_a_hostile_report_runs(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    screen = make_screen([hostile_entry])
    reading = build(screen)
    assert reading is not None
    for html in (reading.head, reading.key, reading.text, reading.figures):
        assert "<script" not in html
        assert "<a " not in html


def test_without_a_report_there_is_nothing_to_read(make_screen: Callable[..., Screen]) -> None:
    assert build(make_screen([])) is None
