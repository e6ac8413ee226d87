"""Days counted from the start of the operation, where the text names none."""

import pandas as pd
import pytest

from dashboard.base.vocabulary import Timing
from dashboard.tidy.courses import count_from_start


def days(*rows: tuple[int, str, str, str, str]) -> tuple[pd.DataFrame, pd.DataFrame, pd.Series]:
    """Return claims, their days and operations of (course, timing, operation, first, last)."""
    figures = pd.DataFrame(rows, columns=["course_days", "timing", "operation", "first", "last"])
    figures["published_date"] = pd.to_datetime(figures["last"])
    figures["is_confidential"] = False
    figures["figure_id"] = [f"f{number}" for number in range(len(rows))]
    dated = pd.DataFrame(
        {
            name: pd.to_datetime(figures[of])
            for name, of in (("first_day", "first"), ("day", "last"))
        }
    )
    return figures, dated, figures.set_index("figure_id")["operation"]


def test_a_course_counts_from_the_first_day_of_its_operation() -> None:
    figures, dated, operations = days(
        (0, Timing.NEW, "aleppo", "2016-12-15", "2016-12-15"),
        (2, Timing.NEW, "aleppo", "2016-12-19", "2016-12-19"),
        (0, Timing.NEW, "homs", "2014-02-07", "2014-02-07"),
    )
    counted = count_from_start(figures, dated, operations)
    assert counted["first_day"].dt.day.tolist() == [15, 15, 7]
    assert counted["day"].dt.day.tolist() == [15, 16, 7]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(
            (0, Timing.NEW, "homs", "2016-12-15", "2016-12-15"), id="of another operation"
        ),
        pytest.param((0, Timing.NEW, "aleppo", "2016-12-19", "2016-12-19"), id="begun too late"),
    ],
)
def test_a_course_without_a_start_stays_on_the_day_of_publication(
    other: tuple[int, str, str, str, str],
) -> None:
    figures, dated, operations = days(other, (2, Timing.NEW, "aleppo", "2016-12-19", "2016-12-19"))
    counted = count_from_start(figures, dated, operations)
    assert counted.loc[1].dt.day.tolist() == [19, 19]


def test_a_plan_is_not_counted_back() -> None:
    figures, dated, operations = days(
        (0, Timing.NEW, "aleppo", "2016-12-15", "2016-12-15"),
        (2, Timing.PLANNED, "aleppo", "2016-12-19", "2016-12-19"),
    )
    assert count_from_start(figures, dated, operations).equals(dated)


@pytest.mark.parametrize("column", ["published_date", "is_confidential"])
def test_a_start_that_is_not_to_be_seen_counts_for_nothing(column: str) -> None:
    figures, dated, operations = days(
        (0, Timing.NEW, "aleppo", "2016-12-15", "2016-12-15"),
        (2, Timing.NEW, "aleppo", "2016-12-19", "2016-12-19"),
    )
    figures.loc[0, column] = pd.Timestamp("2016-12-20") if column == "published_date" else True
    assert count_from_start(figures, dated, operations).equals(dated)
