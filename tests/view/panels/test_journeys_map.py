"""The map panel: the spec that reaches the browser, its key, and what is said of a click."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any
from urllib.parse import unquote

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import Entry
from dashboard.view.basemap_archive import Box
from dashboard.view.map_layers import Picked
from dashboard.view.panel import Screen
from dashboard.view.panels import journeys_map
from dashboard.view.panels.journeys_map import build, claims_of, legend, prepare
from tests.sample import CUMULATIVE, Said, december, make_entry, sample_entries


def refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is no JSON")


def spec_of(screen: Screen) -> dict[str, Any]:
    spec: dict[str, Any] = json.loads(build(screen).to_json(), parse_constant=refuse)
    return spec


def layer_of(spec: dict[str, Any], name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = next(
        layer["data"] for layer in spec["layers"] if layer["id"] == name
    )
    return rows


@pytest.fixture
def nowhere() -> Entry:
    return make_entry(
        "Some 300 people were moved.", "Local radio", date(2016, 12, 20),
        (Said("Some 300 people", "people_evacuated", 300, timing=CUMULATIVE, days=december(20)),),
    )  # fmt: skip


def test_the_spec_is_json_and_carries_its_ground(screen: Screen) -> None:
    spec = spec_of(screen)
    assert "mapProvider" not in spec
    style = json.loads(unquote(spec["mapStyle"].partition(",")[2]))
    names = [
        each["properties"]["text"]
        for each in style["sources"]["labels"]["data"]["features"]
        if each["properties"]["kind"] == "name"
    ]
    assert names[0] == "eastern Aleppo"
    assert {row["title"] for row in layer_of(spec, "places")} == set(names)


def test_who_cannot_see_the_map_is_told_its_largest_movements(
    screen: Screen, make_screen: Callable[..., Screen], nowhere: Entry
) -> None:
    told = journeys_map.describe(prepare(screen))
    assert "; the largest: eastern Aleppo → rural Aleppo, 35,000 people" in told
    assert (
        journeys_map.describe(prepare(make_screen([nowhere]))) == "Map of 0 places and 0 movements."
    )


def test_nothing_in_the_spec_makes_streamlit_ask_for_a_map(screen: Screen) -> None:
    text = build(screen).to_json()
    assert "cartocdn" not in text
    assert "mapbox" not in text


def test_an_online_style_takes_the_place_of_the_shipped_ground(screen: Screen) -> None:
    style = "https://tiles.example.org/style.json"
    online = replace(screen, settings=replace(screen.settings, map_style_url=style))
    assert spec_of(online)["mapStyle"] == style


def test_the_view_is_fitted_to_what_is_shown(screen: Screen) -> None:
    view, state = prepare(screen).view, spec_of(screen)["initialViewState"]
    assert (state["latitude"], state["longitude"]) == (view.lat, view.lon)
    assert all(view.box.depth(*row["position"]) > 0 for row in prepare(screen).places)
    assert Box(35.0, 34.5, 39.0, 38.0).depth(state["longitude"], state["latitude"]) > 0


def test_tooltips_are_text_whatever_a_report_says(
    make_screen: Callable[..., Screen], hostile_entry: Entry
) -> None:
    deck = build(make_screen([*sample_entries(), hostile_entry]))
    assert set(deck._tooltip) == {"text", "style"}
    assert deck._tooltip["text"] == "{text}"


def test_without_a_place_the_map_is_empty_and_still_one(screen: Screen) -> None:
    spec = spec_of(replace(screen, claims=screen.claims.head(0)))
    assert layer_of(spec, "places") == layer_of(spec, "flows") == []


def test_the_key_shows_what_occurs_and_nothing_else(screen: Screen) -> None:
    drawing = prepare(screen)
    key = legend(drawing.flows, drawing.places)
    for words in ("origin", "destination", "on the way", "known only to lie within"):
        assert words in key
    assert "10,000 people" in key
    assert "place of the event" not in key
    assert legend([], []) == ""


def test_claims_of_a_place_are_those_that_name_it(screen: Screen) -> None:
    claims = claims_of(screen.claims, Picked("", place_id="turkish-border"))
    assert list(claims["evidence"]) == ["more than 1,000 people"]
    wide = claims_of(screen.claims, Picked("", place_id="aleppo-rural"))
    assert wide["day"].dropna().is_monotonic_decreasing
    assert len(wide) > 3


def test_claims_of_a_flow_name_both_ends(screen: Screen) -> None:
    chosen = Picked("", origin_id="aleppo-eastern", destination_id="aleppo-rural")
    claims = claims_of(screen.claims, chosen)
    assert set(claims["origin_place_id"]) == {"aleppo-eastern"}
    assert set(claims["destination_place_id"]) == {"aleppo-rural"}
    swapped = Picked("", origin_id="aleppo-rural", destination_id="aleppo-eastern")
    assert claims_of(screen.claims, swapped).empty


def test_what_is_picked_and_filtered_away_has_no_claims(screen: Screen) -> None:
    assert claims_of(screen.claims, Picked("gone", place_id="gone")).empty
    assert isinstance(claims_of(screen.claims.head(0), Picked("", place_id="idlib")), pd.DataFrame)


def test_the_page_carries_the_map_with_its_disclaimer(open_site: Callable[..., AppTest]) -> None:
    site = open_site()
    assert not site.exception
    (chart,) = site.get("deck_gl_json_chart")
    spec = json.loads(chart.proto.json, parse_constant=refuse)
    assert len(layer_of(spec, "flows")) >= 2
    assert spec["mapStyle"].startswith("data:application/json,")
    captions = " ".join(each.value for each in site.caption)
    for words in ("do not imply endorsement", "Natural Earth", "GeoNames", "CC BY 4.0"):
        assert words in captions


def test_the_page_says_why_there_is_no_map(
    open_site: Callable[..., AppTest], nowhere: Entry
) -> None:
    site = open_site(entries=[*sample_entries(), nowhere], publisher="Local radio")
    assert not site.get("deck_gl_json_chart")
    assert any("names a place that is known" in each.value for each in site.caption)


def test_of_a_crowd_the_largest_and_the_most_named_are_drawn(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = prepare(screen)
    assert not everything.left_out
    monkeypatch.setattr(journeys_map, "MOST_FLOWS", 1)
    monkeypatch.setattr(journeys_map, "MOST_PLACES", 2)
    few = prepare(screen)
    assert few.left_out == (
        f"Drawn are the 1 largest of {len(everything.flows)} movements and the 2 most named of "
        f"{len(everything.places)} places."
    )
    assert few.flows[0]["people"] == max(row["people"] for row in everything.flows)
    drawn = {row["place_id"] for row in few.places}
    counts = {row["place_id"]: row["figures"] for row in everything.places}
    assert len(drawn) == 2
    assert min(counts[one] for one in drawn) >= max(
        count for one, count in counts.items() if one not in drawn
    )
