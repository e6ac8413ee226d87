"""The shipped file holds what the design asks for, and can be used in any thread and folder."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dashboard.base.errors import LocateError
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.folding import fold
from dashboard.locate.gazetteer_file import GazetteerFile, town_radius_km

PATH = Settings.from_env({}).data_folder / "gazetteer.sqlite"


def count(statement: str) -> int:
    with sqlite3.connect(f"file:{PATH}?mode=ro", uri=True) as database:
        return int(database.execute(statement).fetchone()[0])


def test_it_is_small_enough_to_ship() -> None:
    assert PATH.stat().st_size < 20_000_000


@pytest.mark.parametrize(
    ("kind", "least"), [(0, 240), (1, 3_500), (2, 20_000), (3, 100_000)], ids=str
)
def test_it_covers_the_world(kind: int, least: int) -> None:
    assert count(f"SELECT count(*) FROM place WHERE kind = {kind}") >= least


def test_names_are_looked_up_by_an_index() -> None:
    with sqlite3.connect(f"file:{PATH}?mode=ro", uri=True) as database:
        plan = database.execute("EXPLAIN QUERY PLAN SELECT place FROM alias WHERE key = 'homs'")
        assert "PRIMARY KEY" in plan.fetchone()[3]


def test_it_says_where_it_comes_from() -> None:
    assert count("SELECT count(*) FROM about WHERE value LIKE '%GeoNames%'") == 1
    assert count("SELECT count(*) FROM about WHERE value = 'CC BY 4.0'") == 1


def test_every_key_is_a_folded_name_of_a_place_in_it() -> None:
    with sqlite3.connect(f"file:{PATH}?mode=ro", uri=True) as database:
        keys = database.execute("SELECT DISTINCT key FROM alias LIMIT 20000 OFFSET 100000")
        assert all(fold(key) == key for (key,) in keys if not key.startswith("~"))
    places = "(SELECT id FROM place)"
    assert count(f"SELECT count(*) FROM alias WHERE place NOT IN {places}") == 0


def test_coordinates_and_radii_are_possible() -> None:
    wrong = "lat NOT BETWEEN -900000 AND 900000 OR lon NOT BETWEEN -1800000 AND 1800000"
    assert count(f"SELECT count(*) FROM place WHERE {wrong} OR radius <= 0") == 0


@pytest.mark.parametrize(
    ("name", "country", "kind"),
    [
        ("Aleppo", "SY", PlaceKind.TOWN),
        ("حلب", "SY", PlaceKind.TOWN),
        ("Мариуполь", "UA", PlaceKind.TOWN),
        ("Paiporta", "ES", PlaceKind.TOWN),
        ("Lahaina", "US", PlaceKind.TOWN),
        ("Odisha", "IN", PlaceKind.ADMIN1),
        ("Kutch", "IN", PlaceKind.ADMIN2),
        ("محافظة إدلب", "SY", PlaceKind.ADMIN1),
        ("Ukraine", "UA", PlaceKind.COUNTRY),
        ("سوريا", "SY", PlaceKind.COUNTRY),
        ("Россия", "RU", PlaceKind.COUNTRY),
    ],
)
def test_it_knows(gazetteer_file: GazetteerFile, name: str, country: str, kind: PlaceKind) -> None:
    found = [(e.place.country, e.place.kind) for e in gazetteer_file.by_key(fold(name))]
    assert (country, kind) in found


def test_a_town_tells_its_divisions_names_and_codes(gazetteer_file: GazetteerFile) -> None:
    (place,) = [
        entry.place for entry in gazetteer_file.by_key("bhuj") if entry.place.kind is PlaceKind.TOWN
    ]
    assert (place.country, place.admin1, place.admin2) == ("IN", "Gujarat", "Kutch")
    division = gazetteer_file.by_id(1268731)
    assert division is not None
    assert division.place.code
    assert place.parent_id == "geonames:1268731"


def test_a_sound_is_found(gazetteer_file: GazetteerFile) -> None:
    assert "Ar Raqqah" in [entry.place.name for entry in gazetteer_file.by_sound("raka")]


def test_an_unknown_name_and_id_are_nobody(gazetteer_file: GazetteerFile) -> None:
    assert list(gazetteer_file.by_key("no such place")) == []
    assert gazetteer_file.by_id(1) is None


def test_threads_share_it(gazetteer_file: GazetteerFile) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = pool.map(lambda _: len(list(gazetteer_file.by_key("homs"))), range(200))
        assert len(set(found)) == 1


def test_a_missing_file_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LocateError, match=r"build it with data/build_gazetteer\.py"):
        GazetteerFile(tmp_path / "gazetteer.sqlite")


@pytest.mark.parametrize("content", [b"", b"no database at all", bytes(4096)])
def test_a_file_that_is_none_says_what_to_do(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "gazetteer.sqlite"
    path.write_bytes(content)
    with pytest.raises(LocateError, match="is no gazetteer"):
        GazetteerFile(path)


def test_a_larger_town_reaches_further() -> None:
    assert town_radius_km(0) == town_radius_km(50_000) == 2.0
    assert town_radius_km(9_000_000) > town_radius_km(1_000_000) > 2.0
