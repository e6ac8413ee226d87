"""GeoJSON (RFC 7946): places as points, movements as lines, and each figure where it happened.

Whoever maps a file maps all of it, so that it holds no figure that a person has excluded.
"""

import json
import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pandas as pd

from dashboard.tidy.readme import CREDIT
from dashboard.tidy.schema import CLAIMS, TABLE_BY_NAME
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.writer import File

ORDER = 70
_WITHOUT = ", without those that a person has excluded"
_DECIMALS = 6
"""A tenth of a metre; no place is known so closely."""

Row = Mapping[Any, Any]
Position = tuple[float, float]
Geometry = dict[str, object] | None


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield a file for each table whose rows lie somewhere."""
    for name, locate in (("points", _at_place), ("flows", _along_flow), (CLAIMS.name, None)):
        yield File(
            name=f"{name}.geojson",
            label="GeoJSON",
            meaning=TABLE_BY_NAME[name].grain + (_WITHOUT if name == CLAIMS.name else ""),
            media_type="application/geo+json",
            write=partial(_write, snapshot, name, locate),
            table=name,
        )


def _write(snapshot: Snapshot, name: str, locate: Callable[[Row], Geometry] | None) -> bytes:
    frame = snapshot.frames[name]
    if name == CLAIMS.name:
        frame = frame[frame["recommendation"] != Recommendation.EXCLUDED]
    at = locate or _Places(snapshot.frames["places"]).along_claim
    features = [
        {"type": "Feature", "geometry": at(row), "properties": row} for row in _records(frame)
    ]
    collection = {
        "type": "FeatureCollection",
        "name": snapshot.name(name),
        "as_of": snapshot.as_of,
        "credit": CREDIT,
        "features": features,
    }
    return json.dumps(
        collection, ensure_ascii=False, default=str, allow_nan=False, separators=(",", ":")
    ).encode()


def _records(frame: pd.DataFrame) -> Iterator[Row]:
    """Yield the rows as JSON has them: days as texts, null where a cell is empty."""
    names = list(frame)
    columns = (_plain(frame[name]) for name in names)
    return (dict(zip(names, cells, strict=True)) for cells in zip(*columns, strict=True))


def _plain(values: pd.Series) -> list[Any]:
    # No table with a place has times of day.
    shown = values.dt.strftime("%Y-%m-%d") if values.dtype.kind == "M" else values
    return shown.astype("object").where(values.notna(), None).tolist()


def _at_place(row: Row) -> Geometry:
    return _point((row["lon"], row["lat"]))


def _along_flow(row: Row) -> Geometry:
    ends = ((row[f"{role}_lon"], row[f"{role}_lat"]) for role in ("origin", "destination"))
    return _line(*ends)


class _Places:
    """Where the places of a snapshot lie."""

    def __init__(self, places: pd.DataFrame) -> None:
        located = zip(places["lon"], places["lat"], strict=True)
        self._position = dict(zip(places["place_id"], located, strict=True))

    def along_claim(self, row: Row) -> Geometry:
        """Return a line where both ends are known, a point where one is, else nothing."""
        ids = [row[f"{role}_place_id"] for role in ("origin", "destination", "place")]
        known = list(dict.fromkeys(one for one in ids if one in self._position))
        if not known:
            return None
        if set(ids[:2]) == set(known[:2]) and len(known) > 1:
            return _line(self._position[known[0]], self._position[known[1]])
        return _point(self._position[known[0]])


def _point(at: Position) -> Geometry:
    return {"type": "Point", "coordinates": _round(at)}


def _line(start: Position, end: Position) -> Geometry:
    """Return a line the short way round, in two parts where that crosses the antimeridian."""
    (lon, lat), (end_lon, end_lat) = start, end
    if abs(end_lon - lon) <= 180:
        return {"type": "LineString", "coordinates": [_round(start), _round(end)]}
    side = math.copysign(180, lon)
    # The end as it lies beyond the meridian, in the longitudes of the start.
    beyond = end_lon + 2 * side
    share = 0.5 if beyond == lon else (side - lon) / (beyond - lon)
    crossing = lat + share * (end_lat - lat)
    return {
        "type": "MultiLineString",
        "coordinates": [
            [_round(start), _round((side, crossing))],
            [_round((-side, crossing)), _round(end)],
        ],
    }


def _round(at: Position) -> list[float]:
    return [round(part, _DECIMALS) for part in at]
