from collections.abc import Callable
from typing import Any

from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.build import Entry
from dashboard.view.panel import Screen
from dashboard.view.panels.report_text import build, build_reading
from tests.sample import make_entry


def report_of(screen: Screen, publisher: str) -> dict[Any, Any]:
    reports = screen.tables.reports
    return reports[reports["publisher"] == publisher].iloc[0].to_dict()


def test_a_report_is_shown_with_what_it_leaves_open(make_screen: Callable[..., Screen]) -> None:
    entry = make_entry(
        "Forty left Nowhere for Nowhere and Elsewhere.",
        "AFP",
        None,
        also_named=[
            ("Nowhere", PlaceRole.ORIGIN),
            ("Nowhere", PlaceRole.DESTINATION),
            ("Elsewhere", PlaceRole.DESTINATION),
        ],
    )
    reading = build(make_screen([entry]))
    assert reading is not None
    assert reading.strangers == ("Nowhere", "Elsewhere")
    assert "needs a date" in reading.head
    assert reading.parts == 1


def test_the_latest_report_is_shown_when_none_is_chosen(screen: Screen) -> None:
    reading = build(screen)
    assert reading is not None
    assert reading.is_in_view
    assert "24 Dec 2016" in reading.head


def test_nothing_of_a_hostile_report_runs(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    reading = build(make_screen([hostile_entry]))
    assert reading is not None
    marked = reading.marked
    for html in (reading.head, marked.key, marked.text, marked.figures, marked.puzzles):
        assert "<script" not in html
        # Our own links lead from a figure to its words in the same page.
        assert "<a " not in html.replace("<a href='#evac-mark-", "")


def test_a_part_beyond_the_last_is_the_last(screen: Screen) -> None:
    report = report_of(screen, "NBC News")
    assert build_reading(screen, report, 9) == build_reading(screen, report, 1)


def test_without_a_report_there_is_nothing_to_read(make_screen: Callable[..., Screen]) -> None:
    assert build(make_screen([])) is None
