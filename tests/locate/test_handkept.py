"""Every row of data/places.csv holds together, and a broken one is named by its line."""

import sqlite3
from dataclasses import replace
from functools import lru_cache
from math import cos, hypot, radians
from pathlib import Path

import pytest

from dashboard.base.errors import LocateError
from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.folding import fold
from dashboard.locate.gazetteer_file import GazetteerFile
from dashboard.locate.handkept import HandKept, read_handkept

PLACES = list(read_handkept(Settings.from_env({}).data_folder / "places.csv").places.values())
HEAD = (
    "place_id,name,kind,country,parent_id,lat,lon,precision_km,accuracy,name_ar,aliases,admin1,"
    "code,divisions,source,licence\n"
)
ROW = "homs,Homs,town,SY,,34.7,36.7,8,ADM3,,,,,,hand-kept,MIT\n"

each_place = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.place_id)


def off_km(one: Place, other: Place) -> float:
    return 111.2 * hypot(one.lat - other.lat, (one.lon - other.lon) * cos(radians(one.lat)))


def test_there_are_enough_and_no_two_share_an_id() -> None:
    assert len(PLACES) >= 150
    assert len({place.place_id for place in PLACES}) == len(PLACES)


@each_place
def test_a_row_is_complete(place: Place) -> None:
    assert place.name == place.name.strip() != ""
    assert place.place_id == place.place_id.lower()
    assert place.country.isupper()
    assert len(place.country) == 2
    assert 1 <= place.precision_km <= (1_300 if place.kind is PlaceKind.COUNTRY else 1_000)
    assert place.source in ("hand-kept", "GeoNames")
    assert place.licence == ("CC BY 4.0" if place.source == "GeoNames" else "MIT")
    assert all(fold(alias) for alias in place.aliases)


@lru_cache
def towns_of(country: str) -> list[tuple[float, float]]:
    path = Settings.from_env({}).data_folder / "gazetteer.sqlite"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        rows = database.execute("SELECT lat, lon FROM place WHERE country = ?", (country,))
        return [(lat / 10_000, lon / 10_000) for lat, lon in rows]


SPARSE = {"CA", "CD", "CN", "IQ", "PG", "RU", "SD", "SS"}
"""Where wide lands have few towns of which GeoNames knows the people."""


@each_place
def test_a_row_lies_by_its_country(place: Place) -> None:
    near = min(
        off_km(place, replace(place, lat=lat, lon=lon)) for lat, lon in towns_of(place.country)
    )
    assert near < (275 if place.country in SPARSE else 75) + place.precision_km / 2


@each_place
def test_a_parent_exists_and_is_near(
    place: Place, handkept: HandKept, gazetteer_file: GazetteerFile
) -> None:
    if not place.parent_id:
        return
    parent = handkept.places.get(place.parent_id)
    if parent is None:
        entry = gazetteer_file.by_id(int(place.parent_id.removeprefix("geonames:")))
        assert entry is not None
        parent = entry.place
    assert off_km(place, parent) < 2 * parent.precision_km + place.precision_km + 15


@each_place
def test_a_geonames_id_is_of_a_place_there(place: Place, gazetteer_file: GazetteerFile) -> None:
    if not place.code.isdecimal():
        return
    entry = gazetteer_file.by_id(int(place.code))
    if entry is None:
        assert place.kind is not PlaceKind.TOWN
        return
    assert entry.place.country == place.country
    assert off_km(place, entry.place) <= place.precision_km + entry.place.precision_km


@lru_cache
def divisions_of(country: str) -> frozenset[str]:
    path = Settings.from_env({}).data_folder / "gazetteer.sqlite"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT code FROM place WHERE country = ? AND kind IN (1, 2)", (country,)
        )
        return frozenset(code for (code,) in rows)


@each_place
def test_a_region_is_made_of_divisions_of_its_country(place: Place) -> None:
    made_of = place.admin1_code.split("|") if place.admin1_code else []
    assert {*made_of} <= divisions_of(place.country)
    assert len(made_of) != 1


def test_names_do_not_clash_within_a_country(handkept: HandKept) -> None:
    clashes = []
    for key, ids in handkept.by_key.items():
        countries = [handkept.places[place_id].country for place_id in ids]
        if len(set(countries)) < len(countries):
            clashes.append((key, ids))
    assert clashes == []


def test_neighborhoods_and_crossings_are_known_closely() -> None:
    close = (PlaceKind.NEIGHBOURHOOD, PlaceKind.SITE, PlaceKind.CAMP)
    wide = [place.place_id for place in PLACES if place.kind in close and place.precision_km > 25]
    assert wide in ([], ["jasper-national-park"])


def test_borders_and_corridors_are_no_points() -> None:
    lines = [p for p in PLACES if p.kind in (PlaceKind.BORDER, PlaceKind.CORRIDOR)]
    assert all(place.precision_km >= 5 for place in lines)
    assert all(place.accuracy is not PlaceAccuracy.POINT for place in lines)


def test_ancestors_are_followed_to_the_top(handkept: HandKept) -> None:
    assert handkept.ancestors("aleppo-ramouseh-crossing") >= {"aleppo-ramouseh", "aleppo-city"}
    assert handkept.ancestors("nobody") == frozenset()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + ROW + ROW, "line 3: homs is there twice"),
        (HEAD + ROW.replace("town", "hut"), "line 2: 'hut' is not a valid PlaceKind"),
        (HEAD + ROW.replace("34.7", "north"), "line 2: could not convert"),
        ("place_id,name\nhoms,Homs\n", "line 2: 'kind'"),
    ],
    ids=["twice", "kind", "latitude", "columns"],
)
def test_a_broken_row_is_named(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "places.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LocateError, match=message):
        read_handkept(path)


def test_a_missing_file_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LocateError, match="restore it"):
        read_handkept(tmp_path / "places.csv")
