"""The style that carries its map with it: nothing is left to ask for, and nothing is too much."""

import json
from typing import Any
from urllib.parse import unquote

import pytest

from dashboard.base.settings import Settings
from dashboard.view.basemap import Name, style_address
from dashboard.view.basemap_archive import Box
from dashboard.view.map_fit import fit

ARCHIVE = Settings.from_env().data_folder / "basemap" / "basemap.zip"
ALEPPO_TO_IDLIB = fit([(36.2, 37.19, 4.0), (35.93, 36.63, 5.0), (36.5, 36.9, 110.0)])


def style_of(
    box: Box = ALEPPO_TO_IDLIB.box,
    zoom: float = ALEPPO_TO_IDLIB.zoom,
    *names: Name,
    is_dark: bool = False,
) -> dict[str, Any]:
    address = style_address(ARCHIVE, box, zoom, names, is_dark=is_dark)
    kind, _, text = address.partition(",")
    assert kind == "data:application/json"
    assert address.isascii()
    style: dict[str, Any] = json.loads(unquote(text))
    return style


def labels(style: dict[str, Any], kind: str) -> dict[str, tuple[float, float]]:
    features = style["sources"]["labels"]["data"]["features"]
    return {
        each["properties"]["text"]: tuple(each["geometry"]["coordinates"])
        for each in features
        if each["properties"]["kind"] == kind
    }


def shapes(style: dict[str, Any], source: str) -> dict[str, int]:
    features = style["sources"][source]["data"]["features"]
    return {each["properties"]["kind"]: len(each["geometry"]["coordinates"]) for each in features}


def test_nothing_is_fetched_from_anywhere() -> None:
    style = style_of()
    assert "http" not in json.dumps(style)
    assert style["glyphs"].startswith("data:")
    assert {"{fontstack}", "{range}"} <= {
        part for part in ("{fontstack}", "{range}") if part in style["glyphs"].partition("#")[2]
    }
    assert {source["type"] for source in style["sources"].values()} == {"geojson"}


def test_layers_draw_from_sources_that_are_there() -> None:
    style = style_of()
    assert style["version"] == 8
    used = {layer["source"] for layer in style["layers"] if "source" in layer}
    assert used == set(style["sources"])


def test_countries_are_named_within_what_is_shown() -> None:
    countries = labels(style_of(), "country")
    for name in ("Syria", "Türkiye"):
        assert ALEPPO_TO_IDLIB.box.depth(*countries[name]) > 0
    assert countries["France"] == pytest.approx((2.55, 46.7), abs=0.1)


def test_towns_in_view_are_named_and_small_ones_beyond_are_not() -> None:
    style = style_of()
    towns = labels(style, "town")
    assert {"Aleppo", "Idlib", "Antakya", "Kilis"} <= towns.keys()
    ranks = [
        each["properties"]["rank"]
        for each in style["sources"]["labels"]["data"]["features"]
        if each["properties"]["kind"] == "town"
        and ALEPPO_TO_IDLIB.box.widen(0.15).depth(*each["geometry"]["coordinates"]) < 0
    ]
    assert min(ranks) >= 10_000


def test_a_town_that_the_data_names_is_not_named_twice() -> None:
    names = Name(35.93, 36.63, "IDLIB"), Name(36.2, 37.16, "Haleb")
    style = style_of(ALEPPO_TO_IDLIB.box, ALEPPO_TO_IDLIB.zoom, *names)
    assert labels(style, "name") == {"IDLIB": (36.63, 35.93), "Haleb": (37.16, 36.2)}
    assert not {"Idlib", "Aleppo"} & labels(style, "town").keys()


def test_a_country_that_the_data_names_is_not_named_twice() -> None:
    style = style_of(ALEPPO_TO_IDLIB.box, ALEPPO_TO_IDLIB.zoom, Name(35.0, 38.5, "Syria"))
    assert "Syria" not in labels(style, "country")


@pytest.mark.parametrize(
    "text",
    [
        "100 % #1 \"quoted\" \\ 'x'",
        "</script><b>&amp;",
        "حلب",
        "Al-Fu'ah, Şanlıurfa",
        "a\nb\x00\u2028",
    ],
)
def test_any_name_arrives_as_it_is(text: str) -> None:
    style = style_of(ALEPPO_TO_IDLIB.box, ALEPPO_TO_IDLIB.zoom, Name(36.0, 37.0, text))
    assert list(labels(style, "name")) == [text]


@pytest.mark.parametrize(
    ("points", "level_land"),
    [
        ([(36.2, 37.19), (35.93, 36.63)], "detail"),
        ([(36.2, 37.19), (33.5, 36.3)], "fine"),
        ([(15.5, 32.56), (34.9, 33.6)], "medium"),
    ],
)
def test_detail_grows_with_the_zoom(points: list[tuple[float, float]], level_land: str) -> None:
    view = fit([(lat, lon, 0.0) for lat, lon in points])
    style = style_of(view.box, view.zoom)
    widths = {"detail": 2.5, "fine": 5, "medium": 10}
    sheet = style["sources"]["region"]["data"]["features"][0]["geometry"]["coordinates"][0][0]
    assert sheet[1][0] - sheet[0][0] == widths[level_land]
    assert shapes(style, "region")["land"] > 0


def test_the_whole_world_needs_no_region() -> None:
    view = fit([])
    style = style_of(view.box, view.zoom)
    assert set(shapes(style, "region").values()) == {0}
    assert shapes(style, "world")["land"] > 50
    assert "Cairo" in labels(style, "town")


def test_across_the_antimeridian_both_sides_are_there() -> None:
    view = fit([(-18.1, 178.4, 3.0), (-13.8, -171.8, 3.0)])
    style = style_of(view.box, view.zoom)
    sheets = style["sources"]["region"]["data"]["features"][0]["geometry"]["coordinates"]
    edges = {square[0][0][0] for square in sheets}
    assert {170, -180} <= edges
    assert "Suva" in labels(style, "town")


@pytest.mark.parametrize("zoom", [0.5, 2.9, 4, 5.3, 6.5, 7.5, 9])
@pytest.mark.parametrize(("lat", "lon"), [(48.0, 12.0), (36.0, 37.0), (23.0, 88.0)])
def test_no_view_weighs_a_page_down(zoom: float, lat: float, lon: float) -> None:
    half = 180 * 480 / 512 / 2**zoom
    box = Box(lon - half, max(lat - half, -80), lon + half, min(lat + half, 80))
    assert len(style_address(ARCHIVE, box, zoom, (), is_dark=False)) < 900_000


def test_the_same_view_gives_the_same_style() -> None:
    assert style_of() == style_of()
    assert style_of(is_dark=True)["sources"] == style_of()["sources"]
