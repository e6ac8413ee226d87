"""The layers above the map's ground: arcs of people moved, places, and how far they are known.

Rows of `view/map_rows.py` in, pydeck layers out; and back again what a reader clicked on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pydeck

FLOWS, PLACES, AREAS, EDGES = "flows", "places", "areas", "edges"

_PALE = 0.001
"""Opacity of a circle's fill; deck.gl bends it upwards, so that this looks like 4 in 100."""
_CROWD = 200
"""More places than these are drawn smaller."""
_TOLD_OF_PLACES = ("text", "title", "place_id")
_SIDEWAYS = 90
"""Tilt of the arcs, degrees: they bend in the plane of the map, so that it is seen from above."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What a reader clicked on.

    Attributes
    ----------
    title : str
        Its name on screen.
    origin_id, destination_id : str
        The ends of a flow; empty for a place.
    place_id : str
        The place; empty for a flow.
    """

    title: str
    origin_id: str = ""
    destination_id: str = ""
    place_id: str = ""


def make_layers(
    flows: Sequence[Mapping[str, Any]], places: Sequence[Mapping[str, Any]]
) -> list[pydeck.Layer]:
    """Return the layers, the lowest first: circles of wide places, arcs, places.

    Parameters
    ----------
    flows, places : sequence of mapping
        As `flow_rows` and `place_rows` return them.

    Notes
    -----
    Streamlit sets the opacity of a chosen object's fill to the full. So what a ring encloses is
    pale by its layer's opacity once chosen, and not seen before; rings are a layer of their own.
    """
    wide = [row for row in places if row["is_wide"]]
    circle = {"get_position": "position", "get_radius": "radius"}
    return [
        pydeck.Layer(
            "ScatterplotLayer",
            _only(wide, "position", "radius", "veil", *_TOLD_OF_PLACES),
            id=AREAS,
            **circle,
            get_fill_color="veil",
            opacity=_PALE,
            pickable=True,
        ),
        pydeck.Layer(
            "ScatterplotLayer",
            _only(wide, "position", "radius", "ring"),
            id=EDGES,
            **circle,
            get_line_color="ring",
            filled=False,
            stroked=True,
            line_width_min_pixels=1.25,
        ),
        _arcs(flows),
        pydeck.Layer(
            "ScatterplotLayer",
            _only(places, "position", "fill", "edge", *_TOLD_OF_PLACES),
            id=PLACES,
            get_position="position",
            get_fill_color="fill",
            get_line_color="edge",
            get_radius=5.5 if len(places) <= _CROWD else 3.5,
            radius_units=pydeck.types.String("pixels"),
            line_width_units=pydeck.types.String("pixels"),
            get_line_width=1.5,
            stroked=True,
            pickable=True,
        ),
    ]


def _arcs(flows: Sequence[Mapping[str, Any]]) -> pydeck.Layer:
    drawn = ("source", "target", "width", "height", "source_color", "target_color")
    return pydeck.Layer(
        "ArcLayer",
        _only(flows, *drawn, "text", "title", "origin_id", "destination_id"),
        id=FLOWS,
        get_source_position="source",
        get_target_position="target",
        get_source_color="source_color",
        get_target_color="target_color",
        get_width="width",
        get_height="height",
        get_tilt=_SIDEWAYS,
        pickable=True,
        auto_highlight=True,
    )


def _only(rows: Sequence[Mapping[str, Any]], *names: str) -> list[dict[str, Any]]:
    """Return the rows with what one layer needs, since all of it travels to the browser."""
    return [{name: row[name] for name in names} for row in rows]


def picked(selection: Mapping[str, Any]) -> Picked | None:
    """Return what a click on the map chose, None where it chose nothing.

    Parameters
    ----------
    selection : mapping
        As Streamlit hands it out: under "objects" the rows chosen, by layer.
    """
    objects = selection.get("objects") or {}
    for layer in (PLACES, FLOWS, AREAS):
        for row in objects.get(layer) or ():
            return Picked(
                title=str(row.get("title", "")),
                origin_id=str(row.get("origin_id", "")),
                destination_id=str(row.get("destination_id", "")),
                place_id=str(row.get("place_id", "")),
            )
    return None
