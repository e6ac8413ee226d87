"""A sketch map of movements as SVG: no network, no font, no script; it prints and scales."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import cos, dist, hypot, radians, sqrt
from typing import Any

import pandas as pd

from dashboard.tidy.geometry import find_west

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
_LETTER, _DIGIT = 5.3, 6.6
"""Width of a letter of a name and of a bold digit."""
_SHORTEST = 6
"""Of an arrow; a shorter one is only its number."""
_NEAR = 24
"""Numbers without an arrow stand no nearer to one another: of several, the largest is told."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)

_SCALE_BOX = (6.0, HEIGHT - 20, WIDTH / 2, HEIGHT - 4)
"""Where the scale stands, with its words."""

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class _Frame:
    """What part of the world is drawn, at most once around, and where on the sheet it falls."""

    middle: float
    north: float
    squeeze: float
    scale: float

    def at(self, lon: float, lat: float) -> Position:
        # The short way round: places on both sides of the antimeridian stand side by side.
        return self.project(self.middle + (lon - self.middle + 180) % 360 - 180, lat)

    def project(self, lon: float, lat: float) -> Position:
        """Return where a meridian falls that is counted on beyond 180 degrees."""
        across = (lon - self.middle) * self.squeeze * self.scale
        return WIDTH / 2 + across, (self.north - lat) * self.scale

    @property
    def box(self) -> tuple[float, float, float, float]:
        half = WIDTH / self.scale / self.squeeze / 2
        south = self.north - HEIGHT / self.scale
        return self.middle - half, south, self.middle + half, self.north


@dataclass(slots=True)
class _Labels:
    """Where there are words already."""

    taken: list[tuple[float, float, float, float]]

    def place(
        self, at: Position, text: str, gap: float, letter: float = _LETTER
    ) -> tuple[float, float, str] | None:
        """Return where to write a text beside a point, and its anchor; None without room."""
        width = letter * len(text)
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
    shown = _choose_places(points, moves)
    frame = _fit([(row["lon"], row["lat"]) for row in shown])
    spots = [frame.at(row["lon"], row["lat"]) for row in shown]
    labels = _Labels([_SCALE_BOX, *((x - 4, y - 4, x + 4, y + 4) for x, y in spots)])
    parts = [
        *_draw_ground(frame, outline),
        *(_draw_circle(frame, row) for row in shown if row["precision_km"] > 10),
        *(part for row in moves for part in _draw_flow(frame, row, moves)),
        *(_draw_dot(spot) for spot in spots),
        # Words are over all else; numbers first, the largest of them before the others.
        *_write_numbers(frame, moves, labels),
        *(
            _write(labels.place(spot, row["name"], 6), row["name"], "#1B2733", "normal")
            for spot, row in zip(spots, shown, strict=True)
        ),
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


def _choose_places(points: pd.DataFrame, moves: Sequence[Row]) -> list[Row]:
    """Return the places with the most figures, and those that the moves lie between."""
    places = points.sort_values("figure_count", ascending=False, kind="stable")
    places = places.drop_duplicates("place_id")
    ends = {row[f"{end}_place_id"] for row in moves for end in ("origin", "destination")}
    rows = places.to_dict("records")
    return [
        row for number, row in enumerate(rows) if number < _MOST_PLACES or row["place_id"] in ends
    ]


def _fit(positions: Sequence[Position]) -> _Frame:
    west = find_west([lon for lon, _ in positions])
    lons = [west + (lon - west) % 360 for lon, _ in positions]
    lats = [lat for _, lat in positions]
    middle = (min(lats) + max(lats)) / 2
    squeeze = max(cos(radians(middle)), 0.1)
    high = max(max(lats) - min(lats), _LEAST_SPAN) * (1 + 2 * _ROOM)
    wide = max((max(lons) - min(lons)) * squeeze, _LEAST_SPAN) * (1 + 2 * _ROOM)
    # No wider than the world, which would else be drawn twice.
    scale = min(WIDTH / min(wide, 360 * squeeze), HEIGHT / high)
    scale = max(scale, WIDTH / 360 / squeeze)
    north = middle + HEIGHT / scale / 2
    return _Frame((min(lons) + max(lons)) / 2, north, squeeze, scale)


def _draw_ground(frame: _Frame, outline: Outline | None) -> Iterator[str]:
    sea = "#E4EDF3" if outline else "#F6F4EF"
    yield f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{sea}"/>'
    if outline:
        land, borders = outline(*frame.box)
        shapes = "".join(f"{_path(frame, ring)}Z" for ring in _turn(frame, land))
        yield f'<path d="{shapes}" fill="#F6F4EF" fill-rule="evenodd"/>'
        lines = "".join(_path(frame, line) for line in _turn(frame, borders))
        yield f'<path d="{lines}" fill="none" stroke="#8A8F99" stroke-dasharray="4 2"/>'


def _turn(frame: _Frame, lines: Sequence[Ring]) -> Iterator[Ring]:
    """Yield each line whole on every turn of the globe with which it reaches the sheet.

    Wrapped point by point it would jump from one edge to the other.
    """
    west, _, east, _ = frame.box
    for line in lines:
        lons = [lon for lon, _ in line]
        first, last = min(lons, default=0), max(lons, default=0)
        for turn in (-360, 0, 360):
            if first + turn < east and last + turn > west:
                yield [(lon + turn, lat) for lon, lat in line]


def _path(frame: _Frame, line: Ring) -> str:
    """Return a line as an SVG path, without the steps that nobody sees."""
    drawn: list[Position] = []
    for lon, lat in line:
        x, y = frame.project(lon, lat)
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


def _course(frame: _Frame, row: Row) -> tuple[Position, Position, Position]:
    """Return start, bend and end of an arrow."""
    start = frame.at(row["origin_lon"], row["origin_lat"])
    end = frame.at(row["destination_lon"], row["destination_lat"])
    across, down = end[0] - start[0], end[1] - start[1]
    return start, (start[0] + across / 2 + down * 0.16, start[1] + down / 2 - across * 0.16), end


def _width(row: Row, moves: Sequence[Row]) -> float:
    return 1.2 + 5 * sqrt(row["size"] / max(moves[0]["size"], 1))


def _draw_flow(frame: _Frame, row: Row, moves: Sequence[Row]) -> Iterator[str]:
    start, bend, end = _course(frame, row)
    if dist(start, end) < _SHORTEST:
        return
    width = _width(row, moves)
    head = 4 + 1.6 * width
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


def _write_numbers(frame: _Frame, moves: Sequence[Row], labels: _Labels) -> Iterator[str]:
    """Yield the numbers of the moves that find room."""
    without_arrow: list[Position] = []
    for row in moves:
        start, bend, end = _course(frame, row)
        middle = ((start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4)
        gap = _width(row, moves) / 2 + 3
        if dist(start, end) < _SHORTEST:
            if any(dist(middle, other) < _NEAR for other in without_arrow):
                continue
            without_arrow.append(middle)
            gap = 6
        is_known = not pd.isna(row["value"])
        told = f"{row['value']:,}" if is_known else f"{row['low']:,} to {row['high']:,}"
        yield _write(labels.place(middle, told, gap, _DIGIT), told, "#00507D", "bold")


def _xy(at: Position) -> str:
    return f"{at[0]:.1f} {at[1]:.1f}"


def _draw_dot(at: Position) -> str:
    return (
        f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="3" fill="#fff" stroke="#1B2733" '
        'stroke-width="1.5"/>'
    )


def _write(spot: tuple[float, float, str] | None, text: str, color: str, weight: str) -> str:
    if not spot:
        return ""
    x, y, anchor = spot
    return (
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
