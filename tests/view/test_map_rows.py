"""What the map is told of flows and places: plain values, honest widths, words that stay words."""

import json
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.flows import build_flows, build_points
from dashboard.tidy.tables import make_frame
from dashboard.view.map_rows import (
    ROLE_COLORS,
    ROLE_WORDS,
    THINNEST,
    WIDEST,
    arc_width,
    color_of,
    flow_rows,
    nearest_turn,
    place_rows,
    width_samples,
)
from dashboard.view.map_rows import _describe_role as describe_role
from dashboard.view.panel import Screen
from dashboard.view.words import ROLES

MIDDLE = 37.0


@pytest.fixture
def flows(screen: Screen) -> list[dict[str, Any]]:
    return flow_rows(build_flows(screen.claims, screen.tables.places), MIDDLE)


@pytest.fixture
def places(screen: Screen) -> list[dict[str, Any]]:
    return place_rows(build_points(screen.claims, screen.tables), screen.claims, MIDDLE)


def test_every_role_has_a_color_and_words() -> None:
    assert ROLE_COLORS.keys() == ROLE_WORDS.keys() == ROLES.keys()
    assert len(set(ROLE_COLORS.values())) == len(ROLE_COLORS)
    assert color_of("origin", 9) == [0xD5, 0x5E, 0x00, 9]


def test_rows_are_plain_json(flows: list[dict[str, Any]], places: list[dict[str, Any]]) -> None:
    json.dumps([flows, places], allow_nan=False)


def test_arcs_run_from_origin_to_destination_alone(flows: list[dict[str, Any]]) -> None:
    ends = {(row["title"], *row["source"], *row["target"]) for row in flows}
    assert ("eastern Aleppo → rural Aleppo", 37.19, 36.2, 36.95, 36.15) in ends
    assert ("eastern Aleppo → Turkish border", 37.19, 36.2, 37.0, 36.65) in ends
    assert not any("Ramuseh" in row["title"] for row in flows)


def test_widths_stand_to_each_other_as_the_numbers(flows: list[dict[str, Any]]) -> None:
    largest = max(flows, key=lambda row: row["people"])
    assert largest["width"] == WIDEST
    for row in flows:
        assert row["width"] == arc_width(row["people"], largest["people"])
    assert arc_width(500, 1000) == WIDEST / 2
    assert arc_width(1, 1_000_000) == THINNEST
    assert arc_width(500, 1000, 6.0) == 3.0
    assert arc_width(0, 0) == THINNEST


def test_a_flow_tells_number_range_days_distance_and_source(flows: list[dict[str, Any]]) -> None:
    text = next(row["text"] for row in flows if row["title"].endswith("rural Aleppo"))
    title, amount, days, distance, source = text.splitlines()
    assert title == "eastern Aleppo → rural Aleppo"
    assert amount == "People evacuated: 35,000, in all statements 3,000 to 35,000"
    assert "Dec 2016" in days
    assert distance == "about 22 km in a straight line"
    assert source.startswith("Said by ")
    assert "ICRC" in source


@pytest.fixture
def one_flow() -> dict[str, Any]:
    return {
        "operation_id": "a",
        "operation": "A",
        "origin_place_id": "a",
        "origin": "A",
        "origin_lat": 0.0,
        "origin_lon": 179.0,
        "origin_precision_km": 1.0,
        "metric": "people_evacuated",
        "destination_place_id": "b",
        "destination": "B",
        "destination_lat": 0.0,
        "destination_lon": -179.0,
        "destination_precision_km": 1.0,
        "low": 20_000,
        "value": None,
        "high": 99_999,
        "is_planned": True,
        "figure_ids": "f",
        "sources": "",
        "start_date": pd.Timestamp("2016-12-15"),
        "end_date": pd.Timestamp("2016-12-15"),
    }


def test_a_vague_number_is_as_wide_as_its_lower_bound(one_flow: dict[str, Any]) -> None:
    (row,) = flow_rows(make_frame(FLOWS, [one_flow]), 180.0)
    assert row["people"] == 20_000
    assert "People evacuated: 20,000 to 99,999, planned" in row["text"]
    assert "Said by" not in row["text"]


def test_planned_moves_are_paler(one_flow: dict[str, Any]) -> None:
    frame = make_frame(FLOWS, [one_flow, one_flow | {"operation_id": "b", "is_planned": False}])
    planned, done = flow_rows(frame, 180.0)
    assert planned["source_color"][3] < done["source_color"][3]


def test_the_arc_takes_the_short_way_round(one_flow: dict[str, Any]) -> None:
    (row,) = flow_rows(make_frame(FLOWS, [one_flow]), 180.0)
    assert (row["source"], row["target"]) == ([179.0, 0.0], [181.0, 0.0])


def test_moves_of_one_pair_bend_one_beside_the_other(one_flow: dict[str, Any]) -> None:
    rows = flow_rows(make_frame(FLOWS, [one_flow, one_flow | {"operation_id": "b"}]), 180.0)
    assert rows[0]["height"] != rows[1]["height"]


@pytest.mark.parametrize(
    ("lon", "middle", "expected"),
    [(37.0, 36.0, 37.0), (-179.0, 178.0, 181.0), (179.0, -178.0, -181.0), (10.0, 190.0, 10.0)],
)
def test_nearest_turn(lon: float, middle: float, expected: float) -> None:
    assert nearest_turn(lon, middle) == expected


def test_one_row_a_place_with_all_its_roles(places: list[dict[str, Any]]) -> None:
    ids = [row["place_id"] for row in places]
    assert len(ids) == len(set(ids))
    aleppo = next(row for row in places if row["place_id"] == "aleppo-eastern")
    assert aleppo["role"] == "origin"
    assert "origin in " in aleppo["text"]
    assert next(row for row in places if row["place_id"] == "ramuseh")["role"] == "via"


def test_a_wide_place_says_so_and_comes_first(places: list[dict[str, Any]]) -> None:
    wide = [row for row in places if row["is_wide"]]
    assert [row["title"] for row in wide] == ["Turkish border", "rural Aleppo"]
    assert wide[0]["radius"] == 120_000
    assert "known to within 120 km" in wide[0]["text"]
    assert places[: len(wide)] == wide
    assert wide[0]["fill"] == [255, 255, 255, 255]


def test_a_place_tells_its_latest_figures(places: list[dict[str, Any]]) -> None:
    text = next(row["text"] for row in places if row["title"] == "rural Aleppo")
    assert "People evacuated: 35,000, 24 Dec 2016, ICRC" in text.splitlines()
    assert sum(": " in line for line in text.splitlines()) <= 3


def test_a_figure_without_a_day_is_told_without_one(screen: Screen) -> None:
    points = build_points(screen.claims, screen.tables)
    undated = screen.claims.assign(day=pd.NaT)
    texts = [row["text"] for row in place_rows(points, undated, MIDDLE)]
    assert not any("NaT" in text or "nan" in text for text in texts)


def test_no_tables_no_rows(screen: Screen) -> None:
    assert flow_rows(make_frame(FLOWS, ()), MIDDLE) == []
    assert place_rows(make_frame(POINTS, ()), screen.claims.head(0), MIDDLE) == []


@pytest.mark.parametrize(
    ("largest", "expected"),
    [
        (0, ()),
        (1, ("1",)),
        (40, ("1", "10", "40")),
        (999, ("10", "100", "900")),
        (1000, ("100", "1,000")),
        (35_000, ("1,000", "10,000", "30,000")),
    ],
)
def test_legend_numbers_are_round(largest: int, expected: tuple[str, ...]) -> None:
    samples = width_samples([{"people": largest}])
    assert tuple(number for number, _ in samples) == expected
    assert all(THINNEST <= width <= WIDEST for _, width in samples)


@pytest.mark.parametrize(("count", "told"), [(1, "origin in 1 figure"), (1200, "1,200 figures")])
def test_how_many_figures_name_a_place_is_told_with_separators(count: int, told: str) -> None:
    assert told in describe_role({"role": "origin", "figure_count": count})
