"""A sketch map of movements as SVG: no network, no font, no script; it prints and scales."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import cos, hypot, radians, sqrt
from typing import Any

import pandas as pd

Position = tuple[float, float]
Ring = Sequence[Position]
Outline = Callable[[float, float, float, float], tuple[Sequence[Ring], Sequence[Ring]]]
"""Given west, south, east and north in degrees, returns rings of land and lines of borders."""

WIDTH, HEIGHT = 360.0, 250.0
_MOST_FLOWS, _MOST_PLACES = 12, 14
_LEAST_SPAN = 0.3
"""Degrees of latitude: nearer than this a sketch says nothing."""
_ROOM = 0.22
"""Around what is shown, as a share of its span: for the names."""
_KM_A_DEGREE = 111.195
_LETTER = 5.3
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class _Frame:
    """What part of the world is drawn, and where on the sheet it falls."""

    west: float
    north: float
    squeeze: float
    scale: float

    def at(self, lon: float, lat: float) -> Position:
        # The short way round: places on both sides of the antimeridian stand side by side.
        across = (lon - self.west + 90) % 360 - 90
        return across * self.squeeze * self.scale, (self.north - lat) * self.scale

    @property
    def box(self) -> tuple[float, float, float, float]:
        east = self.west + WIDTH / self.scale / self.squeeze
        return self.west, self.north - HEIGHT / self.scale, east, self.north


@dataclass(slots=True)
class _Labels:
    """Where there are words already."""

    taken: list[tuple[float, float, float, float]]

    def place(self, at: Position, text: str, gap: float) -> tuple[float, float, str] | None:
        """Return where to write a text beside a point, and its anchor; None without room."""
        width = _LETTER * len(text)
        for x, y, anchor in (
            (at[0] + gap, at[1] + 3.5, "start"),
            (at[0] - gap, at[1] + 3.5, "end"),
            (at[0], at[1] - gap - 1, "middle"),
            (at[0], at[1] + gap + 8, "middle"),
        ):
            left = x - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
            box = (left, y - 9, left + width, y + 3)
            is_inside = box[0] > 2 and box[2] < WIDTH - 2 and box[1] > 2 and box[3] < HEIGHT - 2
            if is_inside and not any(_overlap(box, other) for other in self.taken):
                self.taken.append(box)
                return x, y, anchor
        return None


def _overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def draw_sketch(flows: pd.DataFrame, points: pd.DataFrame, outline: Outline | None = None) -> str:
    """Return the map of a snapshot's movements as SVG; empty where no place is known.

    Parameters
    ----------
    flows, points : pandas.DataFrame
        The tables of that name.
    outline : Outline or None
        What to draw under them.

    Notes
    -----
    An arrow's width grows with the root of the number of people. A place known only within a wide
    radius stands in a broken circle. Names that find no room are left out; the table has them.
    """
    if points.empty:
        return ""
    moves = _choose_flows(flows)
    places = points.sort_values("figure_count", ascending=False, kind="stable")
    shown = places.drop_duplicates("place_id").head(_MOST_PLACES).to_dict("records")
    frame = _fit([(row["lon"], row["lat"]) for row in shown])
    labels = _Labels([])
    spots = [frame.at(row["lon"], row["lat"]) for row in shown]
    labels.taken += [(x - 4, y - 4, x + 4, y + 4) for x, y in spots]
    parts = [
        *_draw_ground(frame, outline),
        *(_draw_circle(frame, row) for row in shown if row["precision_km"] > 10),
        *(part for row in moves for part in _draw_flow(frame, row, moves, labels)),
        *(part for row in shown for part in _draw_place(frame, row, labels)),
        *_draw_scale(frame),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" '
        f'aria-label="Sketch map of the movements" font-family="inherit" font-size="10">'
        f"{''.join(parts)}</svg>"
    )


def _choose_flows(flows: pd.DataFrame) -> list[Row]:
    size = flows["value"].fillna(flows["low"]).astype("float64")
    largest = flows.assign(size=size).sort_values("size", ascending=False, kind="stable")
    return [*largest.head(_MOST_FLOWS).to_dict("records")]


def _fit(positions: Sequence[Position]) -> _Frame:
    first = positions[0][0]
    lons = [first + (lon - first + 180) % 360 - 180 for lon, _ in positions]
    lats = [lat for _, lat in positions]
    middle = (min(lats) + max(lats)) / 2
    squeeze = max(cos(radians(middle)), 0.1)
    high = max(max(lats) - min(lats), _LEAST_SPAN) * (1 + 2 * _ROOM)
    wide = max((max(lons) - min(lons)) * squeeze, _LEAST_SPAN) * (1 + 2 * _ROOM)
    scale = min(WIDTH / wide, HEIGHT / high)
    west = (min(lons) + max(lons)) / 2 - WIDTH / scale / squeeze / 2
    return _Frame(west, middle + HEIGHT / scale / 2, squeeze, scale)


def _draw_ground(frame: _Frame, outline: Outline | None) -> Iterator[str]:
    sea = "#E4EDF3" if outline else "#F6F4EF"
    yield f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{sea}"/>'
    if outline:
        land, borders = outline(*frame.box)
        shapes = "".join(_path(frame, ring) + "Z" for ring in land)
        yield f'<path d="{shapes}" fill="#F6F4EF" fill-rule="evenodd"/>'
        lines = "".join(_path(frame, line) for line in borders)
        yield f'<path d="{lines}" fill="none" stroke="#8A8F99" stroke-dasharray="4 2"/>'


def _path(frame: _Frame, line: Ring) -> str:
    """Return a line as an SVG path, without the steps that nobody sees."""
    drawn: list[Position] = []
    for lon, lat in line:
        x, y = frame.at(lon, lat)
        if not drawn or hypot(x - drawn[-1][0], y - drawn[-1][1]) > 0.7:
            drawn.append((x, y))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in drawn) if drawn else ""


def _draw_circle(frame: _Frame, row: Row) -> str:
    x, y = frame.at(row["lon"], row["lat"])
    radius = row["precision_km"] / _KM_A_DEGREE * frame.scale
    # What fills the sheet would only make it gray.
    shade = 0.07 if radius < HEIGHT / 3 else 0
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#6B7785" fill-opacity="{shade}" '
        'stroke="#6B7785" stroke-width=".8" stroke-dasharray="3 3"/>'
    )


def _draw_flow(frame: _Frame, row: Row, moves: Sequence[Row], labels: _Labels) -> Iterator[str]:
    start = frame.at(row["origin_lon"], row["origin_lat"])
    end = frame.at(row["destination_lon"], row["destination_lat"])
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    if length < 6:
        return
    width = 1.2 + 5 * sqrt(row["size"] / max(moves[0]["size"], 1))
    head = 4 + 1.6 * width
    bend = (start[0] + across / 2 + down * 0.16, start[1] + down / 2 - across * 0.16)
    # The head points along the last stretch of the curve, and the line ends where it begins.
    aim = hypot(end[0] - bend[0], end[1] - bend[1])
    along = ((end[0] - bend[0]) / aim, (end[1] - bend[1]) / aim)
    neck = (end[0] - along[0] * head, end[1] - along[1] * head)
    side = (-along[1] * head * 0.55, along[0] * head * 0.55)
    dash = ' stroke-dasharray="6 4"' if row["is_planned"] else ""
    yield (
        f'<path d="M{_xy(start)}Q{_xy(bend)} {_xy(neck)}" fill="none" stroke="#0072B2" '
        f'stroke-opacity=".75" stroke-width="{width:.1f}"{dash}/>'
    )
    corners = (end, (neck[0] + side[0], neck[1] + side[1]), (neck[0] - side[0], neck[1] - side[1]))
    yield f'<polygon points="{" ".join(_xy(one) for one in corners)}" fill="#0072B2"/>'
    middle = ((start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4)
    is_known = not pd.isna(row["value"])
    told = f"{row['value']:,}" if is_known else f"{row['low']:,} to {row['high']:,}"
    yield from _write(labels.place(middle, told, width / 2 + 3), told, "#00507D", "bold")


def _xy(at: Position) -> str:
    return f"{at[0]:.1f} {at[1]:.1f}"


def _draw_place(frame: _Frame, row: Row, labels: _Labels) -> Iterator[str]:
    at = frame.at(row["lon"], row["lat"])
    yield (
        f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="3" fill="#fff" stroke="#1B2733" '
        'stroke-width="1.5"/>'
    )
    yield from _write(labels.place(at, row["name"], 6), row["name"], "#1B2733", "normal")


def _write(
    spot: tuple[float, float, str] | None, text: str, color: str, weight: str
) -> Iterator[str]:
    if spot:
        x, y, anchor = spot
        yield (
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}" '
            f'font-weight="{weight}" stroke="#fff" stroke-width="2.5" paint-order="stroke" '
            f'stroke-linejoin="round">{escape(text)}</text>'
        )


def _draw_scale(frame: _Frame) -> Iterator[str]:
    a_km = frame.scale / _KM_A_DEGREE
    length = max((one for one in _STEPS if one * a_km < WIDTH / 4), default=_STEPS[0])
    end = 10 + length * a_km
    yield (
        f'<path d="M10 {HEIGHT - 14:g}V{HEIGHT - 10:g}H{end:.1f}V{HEIGHT - 14:g}" fill="none" '
        'stroke="#1B2733"/>'
        f'<text x="{end + 4:.1f}" y="{HEIGHT - 9:g}" font-size="8">{length} km</text>'
    )
