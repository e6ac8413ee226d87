from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.tidy.build import Entry, build_tables, place_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.nesting import find_holders, read_wider
from dashboard.tidy.schema import PLACES as PLACES_TABLE
from dashboard.tidy.tables import make_frame
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


def at(name: str, kind: PlaceKind, radius: float, **fields: Any) -> Place:
    place = Place(name, name, kind, "PK", 26.0, 68.0, radius, PlaceAccuracy.ADM2)
    return replace(place, **fields)


PAKISTAN = at("pk", PlaceKind.COUNTRY, 700.0, lat=30.0)
SINDH = at("sindh", PlaceKind.ADMIN1, 250.0, admin1_code="PK-SD")
PUNJAB = at("punjab", PlaceKind.ADMIN1, 300.0, admin1_code="PK-PB")
DISTRICT = at("district", PlaceKind.ADMIN2, 75.0, admin1_code="PK-SD", admin2_code="PK.05.1")
TOWN = at("town", PlaceKind.TOWN, 3.0, admin1_code="PK-SD", admin2_code="PK.05.1")


@pytest.mark.parametrize(
    ("places", "around"),
    [
        pytest.param([DISTRICT, SINDH, PAKISTAN], ["district", "sindh", "pk"], id="by its codes"),
        pytest.param([PUNJAB], [], id="near the middle of another province"),
        pytest.param([replace(SINDH, lat=20.0)], ["sindh"], id="far from its province's middle"),
        pytest.param(
            [replace(SINDH, admin1_code="")], ["sindh"], id="near, where nobody has a code"
        ),
        pytest.param([replace(DISTRICT, precision_km=9.0)], ["district"], id="a small district"),
        pytest.param([at("south", PlaceKind.REGION, 99.0)], ["south"], id="within a radius"),
        pytest.param(
            [at("both", PlaceKind.ADMIN1, 400.0, lat=20.0, admin1_code="PK-PB|PK-SD")],
            ["both"],
            id="in one of the divisions of a region",
        ),
        pytest.param(
            [at("both", PlaceKind.REGION, 99.0, admin1_code="PK-PB|PK-BA")],
            [],
            id="near a region of other divisions",
        ),
        pytest.param([at("river", PlaceKind.WATER, 99.0)], [], id="on a river"),
        pytest.param([at("sahel", PlaceKind.REGION, 99.0, country="")], ["sahel"], id="no country"),
        pytest.param([at("iran", PlaceKind.REGION, 99.0, country="IR")], [], id="across a border"),
        pytest.param(
            [SINDH, PUNJAB, at("punjab+sindh", PlaceKind.REGION, 500.0)],
            ["sindh", "punjab+sindh"],
            id="in one of two",
        ),
        pytest.param([at("a+b", PlaceKind.REGION, 500.0, country="")], [], id="between two others"),
        pytest.param([at("a+town", PlaceKind.REGION, 500.0)], ["a+town"], id="one of two"),
    ],
)
def test_what_holds_a_town(places: list[Place], around: list[str]) -> None:
    frame = make_frame(PLACES_TABLE, map(place_row, [*places, TOWN]))
    assert list(find_holders(frame).get("town", ())) == around
    assert find_holders(frame[::-1]) == find_holders(frame)


def test_who_left_the_banks_of_a_river_left_a_town_on_them() -> None:
    river = at("river", PlaceKind.WATER, 99.0)
    frame = make_frame(PLACES_TABLE, map(place_row, [river, TOWN]))
    assert find_holders(frame, has_banks=True) == {"town": ("river",)}


def test_two_rows_of_one_district_are_one_within_the_other() -> None:
    rows = [DISTRICT, replace(DISTRICT, place_id="twin")]
    assert find_holders(make_frame(PLACES_TABLE, map(place_row, rows))) == {"district": ("twin",)}
