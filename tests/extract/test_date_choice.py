"""Which of the dates that a figure may bear it does, by the weights of their signs."""

from datetime import date

import pytest

from dashboard.base.figure import Figure
from dashboard.base.vocabulary import Timing
from dashboard.extract.date_choice import MOST_WEIGHED, WEIGHTS
from dashboard.extract.date_option import days_of_moment
from dashboard.extract.dates import Moment
from dashboard.extract.figures import extract
from tests.extract.conftest import THURSDAY, MakeReport

MONDAY = date(2016, 12, 12)


def _last(make_report: MakeReport, text: str, published: date | None = THURSDAY) -> Figure:
    return extract(make_report(text, published)).figures[-1]


@pytest.mark.parametrize(
    "text",
    [
        "On Thursday the road opened. Some 300 people are sleeping in schools.",
        "Some 300 people are sleeping in three schools of the town, the mayor says.",
    ],
)
def test_a_stay_told_in_the_present_is_of_the_day_of_publication(
    text: str, make_report: MakeReport
) -> None:
    assert _last(make_report, text).start_date == THURSDAY


def test_a_day_of_publication_that_no_word_names_has_no_phrase(make_report: MakeReport) -> None:
    named = _last(make_report, "Today 300 people were evacuated.")
    silent = _last(make_report, "Some 300 people are sleeping in three schools of the town.")
    assert (named.start_date, named.date_phrase) == (THURSDAY, "Today")
    assert (silent.start_date, silent.date_phrase) == (THURSDAY, "")


def test_the_day_that_a_span_since_reaches_is_not_called_by_its_first(
    make_report: MakeReport,
) -> None:
    told = _last(make_report, "Of those who fled since Monday, 300 people live in the camp.")
    assert (told.start_date, told.date_phrase) == (THURSDAY, "")


@pytest.mark.parametrize(
    "text",
    [
        "On Monday 300 people were evacuated.",
        "The road opened on Monday. Some 300 people were evacuated.",
        "Some 300 people are sleeping in schools.",
        "The airlift, which began on Monday, has moved 300 people.",
    ],
)
def test_without_a_day_of_publication_relative_dates_stay_empty(
    text: str, make_report: MakeReport
) -> None:
    figure = _last(make_report, text, None)
    assert (figure.start_date, figure.end_date) == (None, None)


@pytest.mark.parametrize("published", [date.min, date(1, 1, 3), date.max], ids=str)
def test_a_day_at_the_end_of_the_calendar_is_as_none(
    published: date, make_report: MakeReport
) -> None:
    text = "Last week 300 people left. The next day 20 left. Within five days 40 more will leave."
    figures = extract(make_report(text, published)).figures
    assert figures
    assert {figure.start_date for figure in figures} == {None}


def test_what_is_to_come_dates_nothing_that_is_done(make_report: MakeReport) -> None:
    text = "The storm is expected on Friday. In the town 300 people were evacuated."
    assert _last(make_report, text).start_date in (None, THURSDAY)


def test_a_time_that_nobody_can_tell_stays_open(make_report: MakeReport) -> None:
    figure = _last(make_report, "The dam broke on Monday. Weeks later 300 people were moved.")
    assert (figure.start_date, figure.date_phrase) == (None, "Weeks later")


def test_a_list_longer_than_is_weighed_is_dated_by_the_rules(make_report: MakeReport) -> None:
    text = "On Monday 300 people were evacuated.\n" * (MOST_WEIGHED + 2)
    figures = extract(make_report(text)).figures
    assert len(figures) > MOST_WEIGHED
    assert {figure.start_date for figure in figures} == {MONDAY}


@pytest.mark.parametrize(
    ("moment", "timing", "days"),
    [
        (None, Timing.NEW, (None, None)),
        (Moment(0, 1, MONDAY, MONDAY, ahead=date(2016, 12, 19)), Timing.NEW, (MONDAY, MONDAY)),
        (
            Moment(0, 1, MONDAY, MONDAY, ahead=date(2016, 12, 19)),
            Timing.PLANNED,
            (date(2016, 12, 19), date(2016, 12, 19)),
        ),
        (Moment(0, 1, THURSDAY, MONDAY), Timing.NEW, (THURSDAY, None)),
    ],
    ids=["none", "a day past", "a plan's day to come", "an end before the start"],
)
def test_days_of_a_moment(
    moment: Moment | None, timing: Timing, days: tuple[date | None, date | None]
) -> None:
    assert days_of_moment(moment, timing) == days


def test_each_timing_has_weights() -> None:
    assert set(WEIGHTS) == {str(timing) for timing in Timing}
    assert all(abs(weight) > 1 for table in WEIGHTS.values() for weight in table.values())
