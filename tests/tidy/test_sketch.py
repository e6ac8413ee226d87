import re
from itertools import pairwise
from xml.etree import ElementTree

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.sketch import HEIGHT, WIDTH, draw_sketch
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.tables import make_frame

SVG = "{http://www.w3.org/2000/svg}"
Spot = tuple[str, float, float]


def make_points(*spots: Spot, precision: float = 2.0) -> pd.DataFrame:
    return make_frame(
        POINTS,
        [
            {"place_id": f"p{number}", "name": name, "lat": lat, "lon": lon, "role": "place",
             "precision_km": precision, "figure_count": 100 - number}
            for number, (name, lat, lon) in enumerate(spots)
        ],
    )  # fmt: skip


def make_flows(start: Spot, end: Spot, *numbers: int, is_planned: bool = False) -> pd.DataFrame:
    day = pd.Timestamp(2016, 12, 15)
    return make_frame(
        FLOWS,
        [
            {"operation_id": f"o{number}", "origin_lat": start[1], "origin_lon": start[2],
             "destination_lat": end[1], "destination_lon": end[2], "value": number,
             "low": number, "high": number, "is_planned": is_planned, "start_date": day,
             "end_date": day}
            for number in numbers
        ],
    )  # fmt: skip


def words(svg: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(svg).iter(f"{SVG}text")]


NO_FLOWS = make_frame(FLOWS, ())
ALEPPO, IDLIB = ("Aleppo", 36.2, 37.16), ("Idlib", 35.93, 36.63)


def dots(svg: str) -> list[tuple[float, float]]:
    return [
        (float(one.attrib["cx"]), float(one.attrib["cy"]))
        for one in ElementTree.fromstring(svg).iter(f"{SVG}circle")
        if one.attrib["r"] == "3"
    ]


def test_it_is_an_image_with_places_numbers_and_a_scale(make_snapshot: object) -> None:
    snapshot: Snapshot = make_snapshot()  # type: ignore[operator]
    svg = draw_sketch(snapshot.frames["flows"], snapshot.frames["points"])
    told = words(svg)
    assert {"eastern Aleppo", "rural Aleppo", "Turkish border", "35,000"} <= set(told)
    assert [word for word in told if re.fullmatch(r"\d+ km", word)]
    # A place known within 40 km stands in a broken circle.
    assert "stroke-dasharray" in svg


def test_without_a_known_place_there_is_none() -> None:
    assert draw_sketch(NO_FLOWS, make_points()) == ""


def test_names_are_escaped() -> None:
    svg = draw_sketch(NO_FLOWS, make_points(("<b>&\"'", 36.2, 37.1)))
    assert "<b>" not in svg
    assert ElementTree.fromstring(svg) is not None


def test_the_arrow_of_more_people_is_wider_and_a_plan_is_broken() -> None:
    svg = draw_sketch(make_flows(ALEPPO, IDLIB, 100, 10_000), make_points(ALEPPO, IDLIB))
    widths = [float(one) for one in re.findall(r'stroke-width="([\d.]+)"/?>', svg)]
    assert max(widths) > 2 * sorted(widths)[-2]
    planned = make_flows(ALEPPO, IDLIB, 100, is_planned=True)
    assert 'stroke-dasharray="6 4"' in draw_sketch(planned, make_points(ALEPPO, IDLIB))


@pytest.mark.parametrize(
    ("one", "other"),
    [(ALEPPO, IDLIB), (("A", -16.0, 178.0), ("B", -18.0, -178.0)), (("A", 70, 20), ("B", 70, 21))],
    ids=["near", "across the antimeridian", "far north"],
)
def test_west_is_left_and_north_is_up(one: Spot, other: Spot) -> None:
    first, second = dots(draw_sketch(NO_FLOWS, make_points(one, other)))
    is_east = (other[2] - one[2]) % 360 < 180
    assert (second[0] > first[0]) is is_east
    assert (second[1] < first[1]) is (other[1] > one[1])


@given(
    st.lists(
        st.tuples(st.text(min_size=1), st.floats(-85, 85), st.floats(-180, 180)),
        min_size=1,
        max_size=20,
    )
)
def test_every_place_falls_on_the_sheet(spots: list[Spot]) -> None:
    safe = [("".join(c for c in name if c.isprintable()), lat, lon) for name, lat, lon in spots]
    svg = draw_sketch(NO_FLOWS, make_points(*safe))
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in dots(svg))


def test_ground_is_drawn_where_there_is_one() -> None:
    def outline(west: float, south: float, east: float, north: float) -> object:
        assert west < 37.1 < east
        assert south < 36.2 < north
        return [[(west, south), (east, south), (east, north)]], [[(west, south), (east, north)]]

    points = make_points(("A", 36.2, 37.1))
    bare, grounded = draw_sketch(NO_FLOWS, points), draw_sketch(NO_FLOWS, points, outline)  # type: ignore[arg-type]
    assert grounded.count("<path") == bare.count("<path") + 2


MARIUPOL, YELLOWKNIFE, ALBAY = ("A", 47.1, 37.5), ("B", 62.4, -114.4), ("C", 13.2, 123.6)


def test_a_line_does_not_jump_across_a_map_of_the_world() -> None:
    parallel = [(float(lon), 40.0) for lon in range(-180, 181, 5)]
    points = make_points(MARIUPOL, YELLOWKNIFE, ALBAY)
    svg = draw_sketch(NO_FLOWS, points, lambda *_: ([], [parallel]))
    [border] = re.findall(r'<path d="([^"]+)" fill="none" stroke="#8A8F99"', svg)
    drawn = [
        [float(step.split()[0]) for step in line.split("L")] for line in border.split("M") if line
    ]
    assert min(map(min, drawn)) <= 0
    assert max(map(max, drawn)) >= WIDTH
    assert all(0 < right - left < 20 for line in drawn for left, right in pairwise(line))


def test_the_ends_of_the_largest_moves_are_on_the_map_however_few_figures_name_them() -> None:
    crowd = [(f"N{number}", 36.0 + number / 10, 37.0) for number in range(20)]
    points = make_points(*crowd, ALBAY)
    flows = make_flows(ALBAY, ALBAY, 9800).assign(origin_place_id="p20", destination_place_id="p20")
    told = words(draw_sketch(flows, points))
    assert {"C", "9,800"} <= {*told}
    assert "C" not in words(draw_sketch(NO_FLOWS, points))


def test_of_numbers_on_one_another_the_largest_is_told() -> None:
    points = make_points(ALEPPO, YELLOWKNIFE)
    flows = make_flows(ALEPPO, IDLIB, 1000, 35_000, 25_000)
    told = words(draw_sketch(flows, points))
    assert [word for word in told if "000" in word and "km" not in word] == ["35,000"]
