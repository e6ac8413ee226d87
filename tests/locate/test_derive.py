"""What is worked out of a place covers what the words allow, and no less."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.derive import cover, derive, distance_km, offset
from dashboard.locate.phrases import Phrase
from dashboard.locate.words import Reach

HOMS = Place("homs", "Homs", PlaceKind.TOWN, "SY", 34.72, 36.73, 8.0, PlaceAccuracy.ADM3)
SINDH = Place("sindh", "Sindh", PlaceKind.ADMIN1, "PK", 26.5, 68.5, 240.0, PlaceAccuracy.ADM1)

PLACES = st.builds(
    lambda lat, lon, radius, n: replace(
        HOMS, place_id=f"p{n}", lat=lat, lon=lon, precision_km=radius
    ),
    st.floats(-80, 80),
    st.floats(-179, 179),
    st.floats(0.5, 500),
    st.integers(0, 50),
)


def meaning(reach: Reach, bearing: int | None = None, *, is_outside: bool = False) -> Phrase:
    return Phrase("text", "base", reach, bearing, is_outside)


@pytest.mark.parametrize("reach", [Reach.SAME, Reach.PART])
def test_a_part_that_is_not_told_is_the_whole(reach: Reach) -> None:
    assert derive(HOMS, meaning(reach)) is HOMS


@pytest.mark.parametrize("reach", [Reach.RURAL, Reach.NEAR, Reach.SITE, Reach.DISTRICT])
def test_surroundings_are_wider_than_the_place(reach: Reach) -> None:
    found = derive(HOMS, meaning(reach))
    assert found.precision_km > HOMS.precision_km
    assert (found.lat, found.lon) == (HOMS.lat, HOMS.lon)
    assert found.parent_id == "homs"
    assert found.place_id.startswith("homs/")


def test_an_old_city_is_narrower() -> None:
    found = derive(HOMS, meaning(Reach.OLD))
    assert found.precision_km < HOMS.precision_km
    assert found.kind is PlaceKind.NEIGHBOURHOOD


@pytest.mark.parametrize("reach", [Reach.RURAL, Reach.SITE, Reach.DISTRICT, Reach.OLD])
def test_of_a_province_no_part_is_told_from_the_whole(reach: Reach) -> None:
    assert derive(SINDH, meaning(reach)) is SINDH


@pytest.mark.parametrize(
    ("bearing", "north", "east"), [(0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (45, 1, 1)]
)
def test_a_side_lies_on_its_side(bearing: int, north: int, east: int) -> None:
    found = derive(SINDH, meaning(Reach.PART, bearing))
    assert (round((found.lat - SINDH.lat) / 0.7), round((found.lon - SINDH.lon) / 0.8)) == (
        pytest.approx((north, east), abs=1)
    )
    assert distance_km(found, SINDH) == pytest.approx(SINDH.precision_km / 2, rel=0.01)
    assert found.precision_km < SINDH.precision_km


def test_outside_lies_beyond_the_edge() -> None:
    west = derive(HOMS, meaning(Reach.PART, 270, is_outside=True))
    assert distance_km(west, HOMS) > HOMS.precision_km
    assert west.name == "West of Homs"


def test_north_of_a_province_lies_within_it() -> None:
    north = derive(SINDH, meaning(Reach.PART, 0, is_outside=True))
    assert distance_km(north, SINDH) < SINDH.precision_km
    assert north.name == "Northern Sindh"


def test_a_word_that_names_the_kind_changes_nothing() -> None:
    phrase = replace(meaning(Reach.DISTRICT), kinds=frozenset({PlaceKind.ADMIN1}))
    assert derive(SINDH, phrase) is SINDH


@given(st.lists(PLACES, min_size=1, max_size=6))
def test_a_cover_holds_every_part(places: list[Place]) -> None:
    unique = {place.place_id: place for place in places}
    found = cover(places)
    if len(unique) == 1:
        assert found in places
        return
    for place in unique.values():
        assert distance_km(found, place) + place.precision_km <= found.precision_km + 0.11


@given(st.lists(PLACES, min_size=2, max_size=4, unique_by=lambda place: place.place_id))
def test_a_cover_does_not_depend_on_the_order(places: list[Place]) -> None:
    assert cover(places).place_id == cover(places[::-1]).place_id


def test_a_cover_over_a_border_has_no_country() -> None:
    both = cover([HOMS, SINDH])
    assert both.country == ""
    assert both.name == "Homs and Sindh"
    assert both.accuracy is PlaceAccuracy.ADM1


@given(st.floats(-70, 70), st.floats(-180, 179.9), st.floats(0, 360), st.floats(0, 800))
def test_an_offset_is_as_far_as_asked(lat: float, lon: float, bearing: float, away: float) -> None:
    start = replace(HOMS, lat=lat, lon=lon)
    end_lat, end_lon = offset(lat, lon, bearing, away)
    assert -180 <= end_lon <= 180
    assert distance_km(start, replace(HOMS, lat=end_lat, lon=end_lon)) == pytest.approx(
        away, abs=0.05
    )
