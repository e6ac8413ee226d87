from collections.abc import Iterable
from datetime import date

import pytest

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.nesting import read_wider
from dashboard.tidy.tally import build_tally
from tests.sample import PLACES, Said, december, make_entry, sample_sources

SYRIA = Place("sy", "Syria", PlaceKind.COUNTRY, "SY", 35.0, 38.5, 350.0, PlaceAccuracy.ADM0)
TURKEY = Place("tr", "Turkey", PlaceKind.COUNTRY, "TR", 36.3, 37.3, 500.0, PlaceAccuracy.ADM0)


def left(number: int, origin: str, day: int = 15, place: Place | None = None) -> Entry:
    said = Said(f"{number} people", "people_evacuated", number, days=december(day), origin=origin,
                by="ICRC")  # fmt: skip
    places: Iterable[Place] = (*PLACES, place) if place else PLACES
    text = f"{number} people left {origin}."
    return make_entry(text, "AFP", date(2016, 12, day), [said], places=places)


def wider(*entries: Entry) -> dict[str, list[str]]:
    claims = build_claims(build_tables(entries), sample_sources())
    names = dict(zip(claims["operation_id"], claims["operation"], strict=True))
    return {
        names[one]: [names[other] for other in around] for one, around in read_wider(claims).items()
    }


def test_wider_areas_hold_a_place_the_narrowest_first() -> None:
    found = wider(left(1, "Aleppo"), left(2, "rural Aleppo"), left(3, "Syria", place=SYRIA))
    assert found == {
        "Aleppo, Dec 2016": ["Rural Aleppo, Dec 2016", "Syria, Dec 2016"],
        "Rural Aleppo, Dec 2016": ["Syria, Dec 2016"],
    }


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(left(2, "Idlib"), id="a narrow place"),
        pytest.param(left(2, "Turkey", place=TURKEY), id="another country"),
    ],
)
def test_what_lies_apart_holds_nothing(other: Entry) -> None:
    assert wider(left(1, "Aleppo"), other) == {}


@pytest.mark.parametrize(("day", "is_held"), [(29, True), (30, False)])
def test_what_was_over_14_days_apart_holds_nothing(day: int, is_held: bool) -> None:  # noqa: FBT001
    found = wider(left(1, "Aleppo", 15), left(2, "Syria", day, SYRIA))
    assert bool(found) is is_held


def test_the_headline_counts_nobody_twice_over_areas() -> None:
    entries = [left(300, "Aleppo"), left(1000, "Syria", place=SYRIA)]
    claims = build_claims(build_tables(entries), sample_sources())
    found = headline(build_tally(claims), claims, "people_evacuated")
    assert found is not None
    assert (found.value, found.operation) == (1000, "Syria, Dec 2016")
    assert "the number of the wider area may hold it: 300 (Aleppo, Dec 2016)." in found.not_added
    assert found.not_added in found.calculation_logic


def test_the_headline_adds_what_one_source_counted_on_other_days() -> None:
    entries = [left(300, "Aleppo", 15), left(1000, "Syria", 16, SYRIA)]
    claims = build_claims(build_tables(entries), sample_sources())
    found = headline(build_tally(claims), claims, "people_evacuated")
    assert found is not None
    assert (found.value, found.not_added) == (1300, "")
