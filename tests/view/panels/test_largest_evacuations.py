import re
from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import Entry
from dashboard.view.panel import Screen
from dashboard.view.panels import counters
from dashboard.view.panels.largest_evacuations import MOST, build
from tests.sample import Said, make_entry


def evacuation(origin: str, day: date, people: int = 500) -> Entry:
    text = f"{people} people left {origin}."
    said = Said(text[:-1], "people_evacuated", people, origin=origin, by="ICRC")
    return make_entry(text, "AFP", day, (said,))


@pytest.mark.parametrize("count", [2, MOST, MOST + 2])
def test_the_rows_add_up_to_the_counter_the_largest_first(
    make_screen: Callable[..., Screen], count: int
) -> None:
    entries = [
        evacuation(f"Town {month}", date(2022, month, 1), 100 * month)
        for month in range(1, count + 1)
    ]
    screen = make_screen(entries)
    told = re.findall(r"<strong>(?:<a[^>]*>)?([\d,]+)<", build(screen))
    rows = [int(one.replace(",", "")) for one in told]
    assert sum(rows) == screen.headlines[0].value
    assert rows[:MOST] == [100 * month for month in range(count, max(count - MOST, 0), -1)]
    assert ("and 2 smaller ones" in build(screen)) is (count > MOST)


def test_one_evacuation_needs_no_table(make_screen: Callable[..., Screen]) -> None:
    assert build(make_screen([evacuation("eastern Aleppo", date(2023, 4, 24))])) == ""
    assert build(make_screen([])) == ""


def test_a_sum_over_years_is_of_no_day(make_screen: Callable[..., Screen]) -> None:
    of_years = [
        evacuation("eastern Aleppo", date(2023, 4, 24)),
        evacuation("Foua and Kefraya", date(2016, 12, 15)),
    ]
    card = counters.build(make_screen(of_years))[0]
    assert card.told == "2 evacuations, Dec 2016 to Apr 2023, added up"
    assert "Said by ICRC" in card.facts
    assert not any(fact.startswith("Total so far") for fact in card.facts)
    of_days = [
        evacuation("eastern Aleppo", date(2023, 4, 24)),
        evacuation("Foua and Kefraya", date(2023, 4, 20)),
    ]
    assert counters.build(make_screen(of_days))[0].told == "ICRC, as of 24 Apr 2023"


def test_an_evacuation_is_a_link_that_shows_it_alone(make_screen: Callable[..., Screen]) -> None:
    entries = [
        evacuation("eastern Aleppo", date(2023, 4, 24)),
        evacuation("Foua and Kefraya", date(2016, 12, 15)),
    ]
    assert "href='.?operation=Foua+and+Kefraya%2C+Dec+2016'" in build(make_screen(entries))


def test_the_overview_sets_the_evacuations_side_by_side(open_site: Callable[..., AppTest]) -> None:
    app = open_site()
    assert not app.exception
    assert "Evacuations" in [one.value for one in app.subheader]
    (table,) = [one.proto.body for one in app.get("html") if ">How<" in one.proto.body]
    assert table.count("<tr>") == 3
