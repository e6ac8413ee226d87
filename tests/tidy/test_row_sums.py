from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.tidy.row_sums import find_sums

Row = tuple[int | None, str, dict[str, Any]]


def sums(*rows: Row) -> dict[int, tuple[int, ...]]:
    told = [
        {
            "figure_id": f"f{number}",
            "report_id": "r",
            "metric": "people_displaced",
            "timing": "cumulative",
            "end_date": pd.Timestamp(date(2022, 9, 3)),
            "value": value,
            "start": number,
            "attributed_to": "",
            "subset_of": "",
            "place_id": place_id,
            "is_place_carried": False,
        }
        | fields
        for number, (value, place_id, fields) in enumerate(rows)
    ]
    return find_sums(pd.DataFrame(told).astype({"value": "Int64"}))


CARRIED: dict[str, Any] = {"is_place_carried": True}
BY_UN: dict[str, Any] = {"attributed_to": "UN"}
NEW: dict[str, Any] = {"timing": "new"}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        pytest.param([(5, "a", {}), (7, "b", {}), (12, "", {})], {2: (0, 1)}, id="without a place"),
        pytest.param([(5, "a", {}), (7, "b", {}), (12, "b", CARRIED)], {2: (0, 1)}, id="carried"),
        pytest.param([(12, "", {}), (5, "a", {}), (7, "b", {})], {0: (1, 2)}, id="told first"),
        pytest.param(
            [(3, "c", {}), (5, "a", {}), (7, "b", {}), (12, "", {})],
            {3: (1, 2)},
            id="the rows right before",
        ),
        pytest.param(
            [(12, "a", {}), (5, "a", {"subset_of": "f0"}), (7, "b", {"subset_of": "f0"})],
            {0: (1, 2)},
            id="of its own parts",
        ),
        pytest.param(
            [(5, "a", {}), (7, "b", {}), (12, "b", {})], {2: (0, 1)}, id="two numbers of one place"
        ),
        pytest.param([(5, "a", {}), (7, "b", {}), (12, "c", {})], {}, id="of another place"),
        pytest.param(
            [(5, "a", {}), (7, "b", {}), (12, "b", {"end_date": pd.Timestamp(2022, 9, 4)})],
            {},
            id="of a later day",
        ),
        pytest.param(
            [(5, "a", {}), (7, "b", {}), (13, "a", CARRIED)], {2: (0, 1)}, id="about what they are"
        ),
        pytest.param([(5, "a", {}), (7, "b", {}), (7, "", {})], {}, id="no more than one of them"),
        pytest.param(
            [(5, "a", {}), (7, "b", BY_UN), (13, "a", CARRIED | BY_UN)],
            {2: (0, 1)},
            id="about what one source says they are",
        ),
        pytest.param(
            [(5, "a", BY_UN), (7, "b", BY_UN), (9, "a", CARRIED | {"attributed_to": "SANA"})],
            {},
            id="another source's",
        ),
        pytest.param(
            [(5, "a", NEW), (7, "b", NEW), (13, "", NEW)], {}, id="more than new counts come to"
        ),
        pytest.param(
            [(5, "a", {}), (7, "b", {"timing": "planned"}), (13, "", {})],
            {},
            id="more than one done and one planned",
        ),
        pytest.param([(12, "a", {}), (12, "", {})], {}, id="of one row"),
        pytest.param(
            [(5, "a", {}), (7, "b", {"subset_of": "f9"}), (12, "", {})], {}, id="parts of others"
        ),
        pytest.param(
            [(5, "a", {}), (7, "b", {"metric": "people_killed"}), (12, "", {})],
            {},
            id="of other metrics",
        ),
        pytest.param([(5, "a", {}), (None, "b", {}), (5, "", {})], {}, id="a row without a number"),
        pytest.param([(0, "a", {}), (0, "b", {}), (0, "", {})], {}, id="of nothing"),
    ],
)
def test_what_is_the_sum_of_rows(rows: list[Row], expected: dict[int, tuple[int, ...]]) -> None:
    assert sums(*rows) == expected


def test_figures_of_other_reports_are_no_rows() -> None:
    assert sums((5, "a", {}), (7, "b", {"report_id": "s"}), (12, "", {})) == {}


def test_without_figures_there_are_no_sums() -> None:
    frame = pd.DataFrame(
        columns=[
            *("figure_id", "report_id", "metric", "timing", "end_date", "value", "start"),
            *("attributed_to", "subset_of", "place_id", "is_place_carried"),
        ]
    )
    assert find_sums(frame.astype({"is_place_carried": "bool"})) == {}
