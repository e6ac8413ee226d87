from contextlib import suppress
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.errors import ReportError
from dashboard.decode.dates import EARLIEST_YEAR, LATEST_YEAR, read_published_date

DAY = date(2016, 12, 15)
DAYS = st.dates(date(EARLIEST_YEAR, 1, 1), date(LATEST_YEAR, 12, 31))


@pytest.mark.parametrize(
    "stated",
    [
        "2016-12-15",
        " 2016-12-15 ",
        "2016/12/15",
        "2016.12.15",
        "20161215",
        "2016-12-15T10:00:00Z",
        "2016-12-15T23:59:59.123+03:00",
        "2016-12-15 22:10",
        "2016-12-15 22:10:00 UTC",
        "15 December 2016",
        "15 dec. 2016",
        "15th of December 2016",
        "15-Dec-2016",
        "Thursday, 15 December 2016",
        "Thu, 15 Dec 2016 22:10:00 +0300",
        "Thu, 15 Dec 2016 22:10:00 -0500 (EST)",
        "December 15, 2016",
        "Dec 15 2016, 10:45 AM ET",
        "15 December 2016 at 5 p.m.",
        "15/12/2016",
        "12/15/2016",
        "15.12.2016 18:00",
    ],
)
def test_a_date_that_is_clear_is_read(stated: str) -> None:
    assert read_published_date(stated) == DAY


@pytest.mark.parametrize("stated", ["12/12/2016", "3/3/2016"])
def test_the_same_number_twice_is_no_doubt(stated: str) -> None:
    number = int(stated.partition("/")[0])
    assert read_published_date(stated) == date(2016, number, number)


@pytest.mark.parametrize(
    ("stated", "why"),
    [
        ("2016-13-45", "is no day of the calendar"),
        ("2015-02-29", "is no day of the calendar"),
        ("31/31/2016", "is no day of the calendar"),
        ("0 May 2016", "is no day of the calendar"),
        ("12/10/2016", "may be either of two days"),
        ("1.2.2016", "may be either of two days"),
        ("0216-12-15", "is not between 1900 and 2100"),
        ("2616-12-15", "is not between 1900 and 2100"),
        ("", "is no date"),
        ("Thursday", "is no date"),
        ("yesterday", "is no date"),
        ("December 2016", "is no date"),
        ("2016-12", "is no date"),
        ("2016", "is no date"),
        ("15/12/16", "is no date"),
        ("15 Decembuary 2016", "is no date"),
        ("2016-12-15 or so", "is no date"),
        ("42719", "is no date"),
        ("2016-12/15", "is no date"),
    ],
)
def test_a_date_that_is_none_is_refused_with_the_form_to_write(stated: str, why: str) -> None:
    with pytest.raises(ReportError) as caught:
        read_published_date(stated)
    assert str(caught.value).startswith(f"published_date {stated!r} {why}")
    assert str(caught.value).endswith("write it as 2016-12-15")


@given(day=DAYS)
def test_every_iso_day_is_read_as_itself(day: date) -> None:
    assert read_published_date(day.isoformat()) == day


@given(day=DAYS)
def test_a_day_with_its_month_in_words_is_read_as_itself(day: date) -> None:
    assert read_published_date(f"{day:%B} {day.day}, {day.year}") == day
    assert read_published_date(f"{day:%a}, {day.day} {day:%b} {day.year} 10:00 GMT") == day


@given(stated=st.text() | st.text("0123456789-/. ", max_size=12))
def test_anything_else_is_refused_and_nothing_raises(stated: str) -> None:
    with suppress(ReportError):
        assert isinstance(read_published_date(stated), date)


def test_a_long_text_is_refused_at_once_and_shortened_in_the_message() -> None:
    with pytest.raises(ReportError) as caught:
        read_published_date("1 " * 5_000_000)
    assert len(str(caught.value)) < 200
