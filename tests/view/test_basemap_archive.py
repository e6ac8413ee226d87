"""The shipped basemap: whole, small, with the borders it promises and the letters it needs."""

from base64 import b64decode
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dashboard.base.settings import Settings
from dashboard.view.basemap_archive import (
    LEVELS,
    WORLD,
    Box,
    Level,
    read_cell,
    read_letters,
    read_member,
)

ARCHIVE = Settings.from_env().data_folder / "basemap" / "basemap.zip"
DETAIL = LEVELS[0]


def crossings(ring: list[tuple[float, float]], lon: float, lat: float) -> int:
    """Count how often a ring is crossed on the way east from a point."""
    count = 0
    for (x1, y1), (x2, y2) in pairwise(ring):
        if (y1 > lat) != (y2 > lat) and lon < x1 + (lat - y1) / (y2 - y1) * (x2 - x1):
            count += 1
    return count


def is_land(level: Level, lon: float, lat: float) -> bool:
    cell = read_cell(ARCHIVE, level, *level.cell_of(lon, lat))
    rings = [ring for polygon in cell.get("land", ()) for ring in polygon]
    return sum(crossings(ring, lon, lat) for ring in rings) % 2 == 1


def points_within(kind: str, box: Box) -> list[tuple[float, float]]:
    cells = [read_cell(ARCHIVE, DETAIL, *cell) for cell in DETAIL.cells(box)]
    lines = [line for cell in cells for line in cell.get(kind, ())]
    return [point for line in lines for point in line if box.depth(*point) > 0]


def varint(message: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        number |= (message[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if message[at - 1] < 128:
            return number, at


def fields(message: bytes) -> list[tuple[int, Any]]:
    """Return number and content of each field of a protocol buffer."""
    found, at = [], 0
    while at < len(message):
        key, at = varint(message, at)
        value, at = varint(message, at)
        if key & 7 == 2:
            found.append((key >> 3, message[at : at + value]))
            at += value
        else:
            found.append((key >> 3, value))
    return found


@pytest.mark.parametrize("level", [*LEVELS, WORLD], ids=lambda level: level.name)
@pytest.mark.parametrize(
    ("lon", "lat", "expected"),
    [
        (37.16, 36.2, True),
        (30.0, 34.5, False),
        (24.0, 12.0, True),
        (-40.0, 30.0, False),
        (51.0, 41.8, False),
        (134.0, -25.0, True),
    ],
    ids=["Aleppo", "Mediterranean", "Darfur", "Atlantic", "Caspian Sea", "Australia"],
)
def test_land_and_sea_are_told_apart(
    level: Level, lon: float, lat: float, *, expected: bool
) -> None:
    assert is_land(level, lon, lat) is expected


@pytest.mark.parametrize(("lon", "lat"), [(35.8, 33.0), (28.4, 9.7)], ids=["the Golan", "Abyei"])
def test_disputed_land_is_land_between_dashed_borders(lon: float, lat: float) -> None:
    around = Box(lon - 1, lat - 0.7, lon + 1, lat + 0.7)
    assert is_land(DETAIL, lon, lat)
    assert len(points_within("unsettled", around)) > 10


def test_no_border_parts_crimea_from_ukraine() -> None:
    neck = Box(33.4, 45.9, 34.9, 46.3)
    assert points_within("border", neck) == []
    assert points_within("unsettled", neck) == []


@pytest.mark.parametrize(
    "box",
    [
        Box(-12.9, 27.4, -9.0, 27.9),
        Box(126.6, 37.7, 128.4, 38.6),
        Box(73.9, 33.0, 75.0, 34.9),
        Box(34.9, 31.4, 35.2, 32.5),
        Box(20.4, 42.8, 21.6, 43.2),
    ],
    ids=["Western Sahara", "Korea", "Kashmir", "West Bank", "Kosovo"],
)
def test_what_is_not_settled_is_dashed_and_not_drawn_through(box: Box) -> None:
    assert len(points_within("unsettled", box)) >= 2
    assert points_within("border", box) == []


def test_a_settled_border_is_drawn_through() -> None:
    box = Box(36.6, 36.5, 40.0, 37.0)
    assert len(points_within("border", box)) > 20
    assert points_within("unsettled", box) == []


@pytest.mark.parametrize(
    ("lon", "lat", "name"),
    [
        (37.16, 36.2, "Aleppo"),
        (36.63, 35.93, "Idlib"),
        (36.76, 35.13, "Hamah"),
        (38.79, 37.17, "Şanlıurfa"),
        (37.55, 47.1, "Mariupol"),
        (32.53, 15.55, "Khartoum"),
        (34.3, 31.34, "Khan Yunis"),
    ],
)
def test_towns_stand_where_they_are(lon: float, lat: float, name: str) -> None:
    towns = read_cell(ARCHIVE, DETAIL, *DETAIL.cell_of(lon, lat))["towns"]
    near = [text for x, y, text, _ in towns if abs(x - lon) < 0.15 and abs(y - lat) < 0.15]
    assert any(name.replace("Yunis", "") in text for text in near)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_spots_for_a_countrys_name_lie_in_their_cell(level: Level) -> None:
    column, row = level.cell_of(38.0, 35.0)
    spots = read_cell(ARCHIVE, level, column, row)["spots"]
    assert {code for _, _, code, _ in spots} >= {"SY"}
    assert all(level.cell_of(lon, lat) == (column, row) for lon, lat, _, _ in spots)
    assert all(0 < room < 10 for _, _, _, room in spots)


def test_names_of_countries_are_those_of_un_use() -> None:
    names = read_member(ARCHIVE, "names.json")
    assert names["SY"] == "Syria"
    assert names["TR"] == "Türkiye"
    assert names["AU"] == "Australia"
    assert "TW" not in names
    labels = {code: (lon, lat) for lon, lat, code, _ in read_member(ARCHIVE, "labels.json")}
    assert labels.keys() == names.keys()
    assert labels["AU"][0] == pytest.approx(134, abs=3)


def test_every_letter_of_every_name_is_there() -> None:
    letters = read_member(ARCHIVE, "letters.json")
    towns = [town[2] for town in read_cell(ARCHIVE, WORLD, 0, 0)["towns"]]
    for level, cell in ((DETAIL, (86, 50)), (DETAIL, (75, 55)), (DETAIL, (114, 44))):
        towns += [town[2] for town in read_cell(ARCHIVE, level, *cell).get("towns", ())]
    texts = [*towns, *read_member(ARCHIVE, "names.json").values()]
    assert {letter for text in texts for letter in text if str(ord(letter)) not in letters} == set()


def test_only_letters_in_use_travel_and_each_is_a_whole_picture() -> None:
    pbf = b64decode(read_letters(ARCHIVE, ["Idlib", "حلب"]))
    ((number, stack),) = fields(pbf)
    glyphs = [dict(fields(glyph)) for kind, glyph in fields(stack) if kind == 3]
    assert number == 1
    assert [chr(glyph[1]) for glyph in glyphs] == sorted("Idlib")
    for glyph in glyphs:
        assert len(glyph[2]) == (glyph[3] + 6) * (glyph[4] + 6)
        assert max(glyph[2]) > 191
        assert 0 < glyph[7] < 30


@pytest.mark.parametrize(
    ("box", "cells"),
    [
        (Box(36.0, 35.0, 37.4, 36.0), [(86, 50)]),
        (Box(179.0, 0.1, 181.0, 0.2), [(143, 36), (0, 36)]),
        (Box(-1.0, -95.0, 1.0, -89.0), [(71, 0), (72, 0)]),
    ],
    ids=["inside one", "across the antimeridian", "beyond the pole"],
)
def test_cells_of_a_box(box: Box, cells: list[tuple[int, int]]) -> None:
    assert list(DETAIL.cells(box)) == cells


def test_no_cell_comes_twice_however_wide_the_box() -> None:
    cells = list(LEVELS[2].cells(Box(-300.0, -80.0, 300.0, 80.0)))
    assert len(cells) == len(set(cells)) == 36 * 16


def test_a_cell_of_the_open_sea_is_empty() -> None:
    assert read_cell(ARCHIVE, DETAIL, *DETAIL.cell_of(-40.0, 30.0)) == {}


def test_the_archive_is_small_and_names_its_sources() -> None:
    assert ARCHIVE.stat().st_size < 8 * 2**20
    licences = (ARCHIVE.parent / "LICENCES.md").read_text(encoding="utf-8")
    for source in ("Natural Earth", "GeoNames", "CC BY 4.0", "Noto Sans", "Open Font License"):
        assert source in licences
    assert Path(ARCHIVE.parent / "OFL.txt").is_file()
