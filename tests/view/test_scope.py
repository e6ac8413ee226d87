from collections.abc import Callable
from dataclasses import replace
from datetime import date

from dashboard.tidy.selection import Selection
from dashboard.view.panel import Screen
from dashboard.view.scope import describe_scope
from tests.sample import Said, make_entry


def test_a_view_says_how_much_it_holds_and_from_when(screen: Screen) -> None:
    assert describe_scope(screen) == "31 figures in 11 reports, published 15 to 24 Dec 2016"


def test_one_is_not_many(screen: Screen) -> None:
    one = replace(screen, claims=screen.claims.head(1))
    assert describe_scope(one).startswith("1 figure in 1 report, published 15 Dec 2016")


def test_reports_without_a_figure_are_told_apart(make_screen: Callable[..., Screen]) -> None:
    said = Said("90 people", "people_evacuated", 90, origin="eastern Aleppo")
    entries = [
        make_entry("90 people left eastern Aleppo.", "AFP", date(2016, 12, 15), [said]),
        make_entry("It rained.", "AFP", date(2016, 12, 15)),
    ]
    assert describe_scope(make_screen(entries)) == (
        "1 figure in 1 report, published 15 Dec 2016; 1 more report without a figure"
    )


def test_a_view_of_the_past_says_so(make_screen: Callable[..., Screen]) -> None:
    then = make_screen(selection=Selection(as_of=date(2016, 12, 16)))
    assert describe_scope(then).endswith("published 15 to 16 Dec 2016, as known on 16 Dec 2016")


def test_reports_without_a_date_have_no_days(make_screen: Callable[..., Screen]) -> None:
    undated = make_entry(
        "90 people left eastern Aleppo.",
        "AFP",
        None,
        (Said("90 people", "people_evacuated", 90, origin="eastern Aleppo"),),
    )
    assert describe_scope(make_screen([undated])) == "1 figure in 1 report"
