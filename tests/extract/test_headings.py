"""The time that a heading sets for the rows below it."""

from datetime import date

import pytest

from dashboard.base.vocabulary import Timing
from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

DAY = (date(2016, 12, 14), date(2016, 12, 15))
SINCE = (date(2016, 6, 14), date(2016, 12, 15))


@pytest.mark.parametrize(
    ("text", "timing", "days"),
    [
        ("Losses of the last 24 hours\n\nKilled: 12 people\n", Timing.NEW, DAY),
        ("2. Losses in the past 24 hours\na. Killed 12 people\n", Timing.NEW, DAY),
        ("Losses since 14 June\n\nKilled: 12 people\n", Timing.CUMULATIVE, SINCE),
        (
            (
                "Losses of the past 24 hours\n\nKilled: 3 people\n\n"
                "Losses since 14 June\n\nKilled: 12 people\n"
            ),
            Timing.CUMULATIVE,
            SINCE,
        ),
    ],
    ids=["a day", "a numbered heading", "since", "the nearest heading holds"],
)
def test_a_row_is_of_the_time_that_its_heading_names(
    text: str, timing: Timing, days: tuple[date, date], make_report: MakeReport
) -> None:
    figure = extract(make_report(text)).figures[-1]
    assert (figure.timing, figure.start_date, figure.end_date) == (timing, *days)


@pytest.mark.parametrize(
    "text",
    [
        "Losses of the last 24 hours\n\nRelief\n\nKilled: 12 people\n",
        "Losses of the last 24 hours\n\nIn the town 12 people were evacuated.\n",
    ],
    ids=["another heading", "prose"],
)
def test_a_heading_holds_for_rows_until_the_next_one(text: str, make_report: MakeReport) -> None:
    figure = extract(make_report(text)).figures[-1]
    assert (figure.start_date, figure.end_date) != DAY
