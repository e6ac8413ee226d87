from datetime import date

import pandas as pd
import pytest

from dashboard.tidy.plans import find_plan
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.tables import make_frame

FRIDAY = date(2016, 12, 16)


def claims(*plans: tuple[int, int, str]) -> pd.DataFrame:
    """Return plans of one operation, each with its day of December, number and reliability."""
    rows = [
        {
            "figure_id": f"f{number}",
            "operation_id": "a@2016-12-15",
            "metric": "people_awaiting",
            "timing": "planned",
            "day": date(2016, 12, day),
            "high": number,
            "reliability": reliability,
        }
        for day, number, reliability in plans
    ]
    return make_frame(CLAIMS, rows)


@pytest.mark.parametrize(
    ("plans", "number"),
    [
        ([(15, 9000, "high"), (16, 3500, "low")], 3500),
        ([(16, 4100, "medium"), (16, 3500, "high")], 3500),
        ([(16, 4100, "medium"), (16, 3500, "medium")], 4100),
    ],
    ids=["the latest day", "the most reliable of a day", "the largest of these"],
)
def test_the_plan_beside_a_number_is_the_one_the_tally_takes(
    plans: list[tuple[int, int, str]], number: int
) -> None:
    found = claims(*plans)
    place = find_plan(found, "people_evacuated", FRIDAY)
    assert place is not None
    assert found["high"][place] == number


def test_a_plan_of_a_closed_operation_is_past() -> None:
    assert find_plan(claims((1, 9000, "high")), "people_evacuated", FRIDAY) is None
