from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.view.cells import amount_of, as_day, days_of, published_of

DAY = pd.Timestamp("2016-12-15")


@pytest.mark.parametrize(
    ("cell", "day"),
    [(DAY, date(2016, 12, 15)), (pd.NaT, None), (None, None)],
    ids=["day", "NaT", "None"],
)
def test_an_empty_day_is_none(cell: Any, day: date | None) -> None:
    assert as_day(cell) == day


@pytest.mark.parametrize("empty", [pd.NA, None, float("nan")], ids=["NA", "None", "nan"])
def test_a_number_that_is_not_known_is_its_range(empty: Any) -> None:
    row = {"value": empty, "low": 24, "high": 99, "qualifier": "vague"}
    assert amount_of(row) == "24 to 99"


@pytest.mark.parametrize(
    ("metric", "unit", "told"),
    [
        ("people_awaiting", "household", "350 families"),
        ("people_awaiting", "person", "350"),
        ("families_evacuated", "household", "350"),
        ("of_another_version", "household", "350"),
    ],
)
def test_families_among_persons_are_called_so(metric: str, unit: str, told: str) -> None:
    row = {"value": 350, "low": 350, "high": 350, "qualifier": "exact"}
    assert amount_of({**row, "metric": metric, "unit": unit}) == told


def test_days_without_any_are_empty() -> None:
    assert days_of({"start_date": pd.NaT, "end_date": pd.NaT}) == ""


def test_a_missing_day_of_publication_has_words() -> None:
    assert published_of({"published_date": DAY}, "no date") == "15 Dec 2016"
    assert published_of({"published_date": pd.NaT}, "no date") == "no date"
