"""The layers above the ground, and what a click on them means."""

import json
from collections.abc import Mapping
from typing import Any

import pydeck
import pytest

from dashboard.view.map_layers import AREAS, EDGES, FLOWS, PLACES, Picked, make_layers, picked

PLACE = {
    "position": [37.0, 36.0],
    "radius": 40_000.0,
    "is_wide": True,
    "veil": [1, 2, 3, 1],
    "ring": [1, 2, 3, 150],
    "fill": [255, 255, 255, 255],
    "edge": [1, 2, 3, 255],
    "text": "<b>A</b>",
    "title": "A",
    "place_id": "a",
}
FLOW = {
    "source": [37.0, 36.0],
    "target": [36.0, 36.0],
    "width": 3.0,
    "height": 0.25,
    "source_color": [1, 2, 3, 255],
    "target_color": [1, 2, 3, 255],
    "text": "A → B",
    "title": "A → B",
    "origin_id": "a",
    "destination_id": "b",
}


def spec(
    flows: list[Mapping[str, Any]], places: list[Mapping[str, Any]]
) -> dict[str, dict[str, Any]]:
    layers = json.loads(pydeck.Deck(make_layers(flows, places)).to_json())["layers"]
    return {layer["id"]: layer for layer in layers}


def test_arcs_lie_above_circles_and_under_places() -> None:
    assert list(spec([FLOW], [PLACE])) == [AREAS, EDGES, FLOWS, PLACES]


def test_only_wide_places_have_a_circle_in_true_scale() -> None:
    layers = spec([], [PLACE, PLACE | {"is_wide": False}])
    assert len(layers[PLACES]["data"]) == 2
    assert len(layers[AREAS]["data"]) == len(layers[EDGES]["data"]) == 1
    assert layers[AREAS]["getRadius"] == "@@=radius"
    assert layers[AREAS].get("radiusUnits", "meters") == "meters"
    assert layers[PLACES]["radiusUnits"] == "pixels"


def test_what_is_clicked_can_be_chosen_and_its_outline_cannot() -> None:
    layers = spec([FLOW], [PLACE])
    assert all(layers[name]["pickable"] for name in (AREAS, FLOWS, PLACES))
    assert not layers[EDGES].get("pickable")


def test_a_circle_stays_pale_when_it_is_chosen() -> None:
    layers = spec([FLOW], [PLACE])
    assert layers[AREAS]["opacity"] < 0.05
    assert layers[EDGES]["filled"] is False


def test_many_places_are_drawn_smaller() -> None:
    assert spec([], [PLACE])[PLACES]["getRadius"] > spec([], [PLACE] * 500)[PLACES]["getRadius"]


@pytest.mark.parametrize(
    ("objects", "expected"),
    [
        ({}, None),
        ({"flows": []}, None),
        ({"places": [PLACE]}, Picked("A", place_id="a")),
        ({"areas": [PLACE]}, Picked("A", place_id="a")),
        (
            {"flows": [{"title": "A → B", "origin_id": "a", "destination_id": "b"}]},
            Picked("A → B", origin_id="a", destination_id="b"),
        ),
        ({"another": [PLACE]}, None),
    ],
    ids=["nothing", "none chosen", "a place", "a circle", "a flow", "a layer of another map"],
)
def test_picked(objects: dict[str, Any], expected: Picked | None) -> None:
    assert picked({"indices": {}, "objects": objects}) == expected


def test_a_selection_without_objects_is_none() -> None:
    assert picked({}) is None
    assert picked({"objects": None}) is None
