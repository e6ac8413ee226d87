"""Flows and places as plain values for the map: where, how wide, which color, and what to tell.

Tables in, lists of dictionaries out. No missing number and no timestamp gets into them, since
pydeck writes the one as what JSON does not know and the other as nothing at all.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Any

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.rows import Row, plain_rows, positions_in
from dashboard.view.theme import (
    OKABE_ITO,
    format_bounds,
    format_count,
    format_day,
    format_days,
    format_number,
)
from dashboard.view.words import describe_amount, name_metric

ROLE_COLORS: Mapping[str, str] = MappingProxyType(
    {
        PlaceRole.ORIGIN: OKABE_ITO[1],
        PlaceRole.DESTINATION: OKABE_ITO[0],
        PlaceRole.PLACE: OKABE_ITO[2],
        PlaceRole.VIA: OKABE_ITO[3],
    }
)
"""Vermilion, blue, green and purple: told apart with any color vision. A place with several roles
has the color of the first."""

ROLE_WORDS: Mapping[str, str] = MappingProxyType(
    {
        PlaceRole.ORIGIN: "origin",
        PlaceRole.DESTINATION: "destination",
        PlaceRole.PLACE: "place of the event",
        PlaceRole.VIA: "on the way",
    }
)

WIDEST, THINNEST = 12.0, 1.5
"""Width of the arc of the largest number and the least width of any, pixels."""
_FEW, _LEAST_WIDEST = 40, 3.0
"""Up to so many arcs the largest is as wide as that; more share the map, and become thinner."""
WIDE_KM = 20.0
"""From this radius on a place is drawn as the circle it lies in."""
_MOST_CLAIMS, _CROWD = 3, 500
"""How many figures are told of a place: of more places than that, only the latest one."""
_ENDS = ("origin_place_id", "destination_place_id", "place_place_id")
_CLAIM = ("metric", "value", "low", "high", "qualifier", "day", "said_by")
_WHITE = [255, 255, 255, 255]
_VEIL = 1
"""Opacity of the area in a ring: enough to be clicked on. Several in each other would else tint
the map until no color tells anything."""
_RINGS = ((30.0, 200), (80.0, 150), (200.0, 105))
"""Radius in kilometers up to which a ring has which opacity; wider ones are fainter."""
_FAINTEST = 75


def color_of(role: str, opacity: int = 255) -> list[int]:
    """Return a role's color as red, green, blue and opacity, 0 to 255 each."""
    color = ROLE_COLORS[role]
    return [int(color[start : start + 2], 16) for start in (1, 3, 5)] + [opacity]


def ring_opacity(radius_km: float) -> int:
    """Return how opaque a wide place's ring is: the closer it is known, the more it counts.

    Examples
    --------
    >>> ring_opacity(20.0) > ring_opacity(100.0) > ring_opacity(900.0)
    True
    """
    return next((opacity for most, opacity in _RINGS if radius_km <= most), _FAINTEST)


def nearest_turn(lon: float, middle: float) -> float:
    """Return a longitude on the same turn of the globe as the middle of the map.

    Examples
    --------
    >>> nearest_turn(-175.0, 179.0)
    185.0
    """
    return round(middle + (lon - middle + 180) % 360 - 180, 6)


def flow_rows(flows: pd.DataFrame, middle: float) -> list[dict[str, Any]]:
    """Return what is drawn of each flow, in plain values.

    Parameters
    ----------
    flows : pandas.DataFrame
        The `flows` table.
    middle : float
        Longitude of the map's middle, degrees.

    Notes
    -----
    The width is to the width of the largest as the numbers are; a flow known by its bounds alone is
    as wide as its lower one. Flows of one pair bend one beside the other.
    """
    rows = plain_rows(flows)
    largest = max((_people(row) for row in rows), default=0)
    widest = widest_of(len(rows))
    seen: Counter[tuple[str, str]] = Counter()
    drawn = []
    for row in rows:
        pair = row["origin_place_id"], row["destination_place_id"]
        seen[pair] += 1
        opacity = 120 if row["is_planned"] else 215
        drawn.append(
            {
                "source": [nearest_turn(row["origin_lon"], middle), round(row["origin_lat"], 6)],
                "target": [
                    nearest_turn(row["destination_lon"], middle),
                    round(row["destination_lat"], 6),
                ],
                "people": _people(row),
                "width": arc_width(_people(row), largest, widest),
                "height": 0.25 * seen[pair],
                "source_color": color_of(PlaceRole.ORIGIN, opacity),
                "target_color": color_of(PlaceRole.DESTINATION, opacity),
                "text": _describe_flow(row),
                "is_planned": bool(row["is_planned"]),
                "title": f"{row['origin']} → {row['destination']}",
                "origin_id": pair[0],
                "destination_id": pair[1],
            }
        )
    return drawn


def _people(row: Row) -> int:
    people: int = row["low"] if row["value"] is None else row["value"]
    return people


def widest_of(arcs: int) -> float:
    """Return how wide the largest number's arc is, pixels: thinner where there are many.

    Examples
    --------
    >>> widest_of(1), widest_of(160), widest_of(10_000)
    (12.0, 6.0, 3.0)
    """
    return max(_LEAST_WIDEST, round(WIDEST * min(1.0, sqrt(_FEW / max(arcs, 1))), 2))


def arc_width(people: int, largest: int, widest: float = WIDEST) -> float:
    """Return the width of an arc in pixels, where the largest number's is `widest`."""
    return max(THINNEST, round(widest * people / max(largest, 1), 2))


def _describe_flow(row: Row) -> str:
    value = row["value"]
    number = describe_amount(value, row["low"], row["high"], "exact")
    amount = f"{name_metric(row['metric'])}: {number}"
    if value is not None and row["low"] != row["high"]:
        amount += f", in all statements {format_bounds(row['low'], row['high'])}"
    lines = (
        f"{row['origin']} → {row['destination']}",
        f"{amount}, planned" if row["is_planned"] else amount,
        format_days(row["start_date"], row["end_date"]),
        f"about {format_number(round(row['distance_km']))} km in a straight line",
        f"Said by {_several(row['sources'])}" if row["sources"] else "",
    )
    return "\n".join(line for line in lines if line)


def _several(names: str) -> str:
    first, rest = names.split("|")[:4], names.split("|")[4:]
    return ", ".join(first) + (f" and {len(rest)} more" if rest else "")


def place_rows(points: pd.DataFrame, claims: pd.DataFrame, middle: float) -> list[dict[str, Any]]:
    """Return what is drawn of each place, in plain values: one row a place, wide places first.

    Parameters
    ----------
    points : pandas.DataFrame
        The `points` table, one row a place and role.
    claims : pandas.DataFrame
        The `claims` table: its latest figures are told of each place.
    middle : float
        Longitude of the map's middle, degrees.
    """
    told = _told_of_places(claims, points["place_id"])
    order = list(ROLE_COLORS)
    places: dict[str, list[Row]] = {}
    for row in plain_rows(points):
        places.setdefault(row["place_id"], []).append(row)
    return [
        _place_row(sorted(rows, key=lambda row: order.index(row["role"])), told, middle)
        for rows in places.values()
    ]


def _place_row(
    rows: Sequence[Row], told: Mapping[str, Sequence[str]], middle: float
) -> dict[str, Any]:
    first = rows[0]
    color = color_of(first["role"])
    lines = [
        first["name"],
        ", ".join(_describe_role(row) for row in rows),
        f"known to within {first['precision_km']:,.0f} km" if _is_wide(first) else "",
        *told.get(first["place_id"], ()),
    ]
    return {
        "position": [nearest_turn(first["lon"], middle), round(first["lat"], 6)],
        "radius": float(first["precision_km"]) * 1000,
        "role": first["role"],
        "is_wide": _is_wide(first),
        "figures": sum(int(row["figure_count"]) for row in rows),
        "veil": color_of(first["role"], _VEIL),
        "ring": color_of(first["role"], ring_opacity(first["precision_km"])),
        "fill": _WHITE if _is_wide(first) else color,
        "edge": color if _is_wide(first) else _WHITE,
        "text": "\n".join(line for line in lines if line),
        "title": first["name"],
        "place_id": first["place_id"],
    }


def _is_wide(row: Row) -> bool:
    return bool(row["precision_km"] >= WIDE_KM)


def _describe_role(row: Row) -> str:
    return f"{ROLE_WORDS[row['role']]} in {format_count(int(row['figure_count']), 'figure')}"


def _told_of_places(claims: pd.DataFrame, place_ids: pd.Series) -> dict[str, list[str]]:
    """Return the latest figures of each of some places in words, with their source and day."""
    index = pd.Index(place_ids.unique())
    codes = np.column_stack([positions_in(index, claims[name]) for name in _ENDS])
    # Of many figures most may name places that are not drawn.
    naming = np.flatnonzero((codes >= 0).any(axis=1))
    order = naming[_latest_first(claims[["day", "high"]].iloc[naming])]
    codes = codes[order]
    # Once a figure and place, though the place is both its ends.
    for end in range(1, len(_ENDS)):
        codes[(codes[:, :end] == codes[:, [end]]).any(axis=1), end] = -1
    rows, _ = np.nonzero(codes >= 0)
    named = codes[codes >= 0]
    most = _MOST_CLAIMS if len(index) <= _CROWD else 1
    is_latest = (pd.Series(named).groupby(named).cumcount() < most).to_numpy()
    latest = plain_rows(claims.iloc[order[rows[is_latest]]], _CLAIM)
    told: dict[str, list[str]] = {}
    for place_id, row in zip(index[named[is_latest]], latest, strict=True):
        told.setdefault(place_id, []).append(_describe_claim(row))
    return told


def _latest_first(claims: pd.DataFrame) -> np.ndarray:
    """Return the places of the claims by falling day, of one day by falling number."""
    days = claims["day"].to_numpy()
    rising = np.where(np.isnat(days), np.iinfo("int64").max, -days.astype("int64"))
    return np.lexsort((-claims["high"].to_numpy(), rising))


def _describe_claim(row: Row) -> str:
    amount = describe_amount(row["value"], row["low"], row["high"], row["qualifier"])
    day = format_day(row["day"]) if row["day"] else ""
    parts = (f"{name_metric(row['metric'])}: {amount}", day, row["said_by"])
    return ", ".join(part for part in parts if part)


def width_samples(flows: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, float], ...]:
    """Return round numbers up to the largest flow with the width of their arcs, for a legend.

    Parameters
    ----------
    flows : sequence of mapping
        As `flow_rows` returns them.

    Examples
    --------
    >>> width_samples([{"people": 35000}])
    (('1,000', 1.5), ('10,000', 3.43), ('30,000', 10.29))
    """
    largest = max((row["people"] for row in flows), default=0)
    if largest < 1:
        return ()
    size = 10 ** (len(str(largest)) - 1)
    numbers = sorted({max(size // 10, 1), size, largest // size * size})
    widest = widest_of(len(flows))
    return tuple((format_number(each), arc_width(each, largest, widest)) for each in numbers)
