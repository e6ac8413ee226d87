import pandas as pd
import pytest

from dashboard.tidy.meanings import COUNTS, PLANNED, TOTAL, say_meaning


def count(first: int, last: int, timing: str = "new", start: int | None = None) -> dict:
    days = (pd.Timestamp(2016, 12, first), pd.Timestamp(2016, 12, last))
    told = pd.Timestamp(2016, 12, start) if start else None
    return {"timing": timing, "start_date": told, "first_day": days[0], "day": days[1]}


@pytest.mark.parametrize(
    ("row", "parts", "meaning"),
    [
        pytest.param(("cumulative", False), [count(15, 15, "cumulative")], TOTAL, id="stated"),
        pytest.param(
            ("cumulative", True),
            [count(15, 15, "cumulative"), count(16, 16)],
            TOTAL,
            id="carried on",
        ),
        pytest.param(("cumulative", True), [count(15, 15), count(16, 16)], COUNTS, id="sum"),
        pytest.param(
            ("cumulative", True),
            [count(15, 15)],
            "one count of one day, no total of that day is stated",
            id="one convoy",
        ),
        pytest.param(
            ("cumulative", True),
            [count(15, 16)],
            "one count of several days, no total of that day is stated",
            id="one stretch",
        ),
        pytest.param(
            ("cumulative", True),
            [count(31, 31, start=1)],
            "one count of several days, no total of that day is stated",
            id="one month",
        ),
        pytest.param(("planned", False), [count(15, 15, "planned")], PLANNED, id="plan"),
    ],
)
def test_what_a_number_is(row: tuple[str, bool], parts: list[dict], meaning: str) -> None:
    assert say_meaning({"timing": row[0], "is_derived": row[1]}, parts) == meaning
