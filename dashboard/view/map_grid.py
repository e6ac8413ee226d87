"""Squares over a map, so that a click anywhere says where: to within its square, and no closer.

A click on a map comes back only as a row of the data that was hit. So what is clicked on is a
square; the next view opens on it, with smaller ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import asinh, atan, cos, degrees, hypot, radians, sinh, tan
from typing import Any

import pydeck

from dashboard.view.map_fit import View
from dashboard.view.map_rows import nearest_turn

SQUARES, SPOTS = "squares", "spots"
_ACROSS = 26
_KM_A_DEGREE = 111.2
_PALE = 0.001
_HOVER = [213, 94, 0, 110]
_HAIRLINE = [107, 119, 133, 50]


@dataclass(frozen=True, slots=True)
class Spot:
    """A point that was clicked on, degrees, and the radius that its square reaches, kilometers."""

    lat: float
    lon: float
    radius_km: float


def make_squares(view: View) -> list[dict[str, Any]]:
    """Return squares that cover a view and half as much around it, as rows of a layer.

    Parameters
    ----------
    view : View
        What the map opens with.

    Notes
    -----
    They are squares on the map, which is drawn by Mercator: farther north each covers less.
    """
    box = view.box
    side = (box.east - box.west) / _ACROSS
    bottom, top = (degrees(asinh(tan(radians(lat)))) for lat in (box.south, box.north))
    columns = range(-_ACROSS // 2, _ACROSS + _ACROSS // 2)
    count = round((top - bottom) / side)
    rows = range(-count // 2, count + count // 2)
    return [
        _square(box.west + column * side, bottom + row * side, side)
        for column in columns
        for row in rows
    ]


def _square(west: float, bottom: float, side: float) -> dict[str, Any]:
    south, north = (degrees(atan(sinh(radians(y)))) for y in (bottom, bottom + side))
    lat, lon = degrees(atan(sinh(radians(bottom + side / 2)))), west + side / 2
    radius = hypot(side * cos(radians(lat)), north - south) / 2 * _KM_A_DEGREE
    corners = [[west, south], [west + side, south], [west + side, north], [west, north]]
    return {
        "ring": [[round(x, 5), round(y, 5)] for x, y in corners],
        "lat": round(lat, 4),
        "lon": round((lon + 180) % 360 - 180, 4),
        "radius": round(radius, 1),
        "text": f"{lat:.3f}, {(lon + 180) % 360 - 180:.3f}, to within {radius:.1f} km",
    }


def make_spot_rows(
    places: Sequence[Mapping[Any, Any]],
    color: Sequence[int],
    middle: float,
    *,
    has_numbers: bool = False,
) -> list[dict[str, Any]]:
    """Return places as dots that can be clicked on, and are named.

    Parameters
    ----------
    places : sequence of mapping
        With place_id, name, lat and lon.
    color : sequence of int
        Red, green, blue and opacity.
    middle : float
        Longitude of the map's middle, degrees.
    has_numbers : bool
        Whether they stand in a list, so that each carries its number there.
    """
    return [
        {
            "position": [nearest_turn(row["lon"], middle), round(row["lat"], 6)],
            "fill": list(color),
            "text": f"{number}: {row['name']}" if has_numbers else str(row["name"]),
            "place_id": str(row["place_id"]),
            "number": str(number) if has_numbers else "",
            "size": 10 if has_numbers else 6,
        }
        for number, row in enumerate(places, 1)
    ]


def make_grid_layers(
    view: View, spots: Sequence[Mapping[str, Any]], chosen: Spot | None
) -> list[pydeck.Layer]:
    """Return the squares, the place that is set so far, and the dots, the lowest first."""
    layers = [
        pydeck.Layer(
            "PolygonLayer",
            make_squares(view),
            id=SQUARES,
            get_polygon="ring",
            get_fill_color=_HOVER,
            get_line_color=_HAIRLINE,
            filled=True,
            stroked=False,
            opacity=_PALE,
            pickable=True,
            auto_highlight=True,
            highlight_color=_HOVER,
        )
    ]
    if chosen is not None:
        layers.append(
            pydeck.Layer(
                "ScatterplotLayer",
                [{"position": [nearest_turn(chosen.lon, view.lon), chosen.lat]}],
                id="set",
                get_position="position",
                get_radius=chosen.radius_km * 1000,
                radius_min_pixels=5,
                get_line_color=[213, 94, 0, 255],
                filled=False,
                stroked=True,
                line_width_min_pixels=2.5,
            )
        )
    layers.append(
        pydeck.Layer(
            "ScatterplotLayer",
            list(spots),
            id=SPOTS,
            get_position="position",
            get_fill_color="fill",
            get_line_color=[255, 255, 255, 255],
            get_radius="size",
            radius_units=pydeck.types.String("pixels"),
            line_width_units=pydeck.types.String("pixels"),
            get_line_width=1.5,
            stroked=True,
            pickable=True,
        )
    )
    layers.append(
        pydeck.Layer(
            "TextLayer",
            [spot for spot in spots if spot["number"]],
            id="numbers",
            get_position="position",
            get_text="number",
            get_color=[255, 255, 255, 255],
            get_size=13,
            font_weight=700,
            # What is clicked on is the dot.
            pickable=False,
        )
    )
    return layers


def clicked(selection: Mapping[str, Any]) -> Spot | str | None:
    """Return what a click chose: the id of a place, a spot, or nothing.

    Parameters
    ----------
    selection : mapping
        As Streamlit hands it out: under "objects" the rows chosen, by layer.
    """
    objects = selection.get("objects") or {}
    for row in objects.get(SPOTS) or ():
        return str(row["place_id"])
    for row in objects.get(SQUARES) or ():
        return Spot(float(row["lat"]), float(row["lon"]), float(row["radius"]))
    return None
