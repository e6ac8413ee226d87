"""Dates with their edges, against the day of publication."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.extract.lexicon import lexicon
from dashboard.extract.moments import find_moments
from dashboard.extract.sentence import Sentence
from tests.extract.conftest import THURSDAY, MakeSentence

CASES = [
    ("on Thursday", "2016-12-15", "2016-12-15", "day"),
    ("on Wednesday", "2016-12-14", "2016-12-14", "day"),
    ("on Friday", "2016-12-09", "2016-12-09", "day"),
    ("today", "2016-12-15", "2016-12-15", "day"),
    ("yesterday", "2016-12-14", "2016-12-14", "day"),
    ("overnight", "2016-12-15", "2016-12-15", "range"),
    ("in the past 24 hours", "2016-12-14", "2016-12-15", "range"),
    ("in the last three weeks", "2016-11-24", "2016-12-15", "range"),
    ("two days ago", "2016-12-13", "2016-12-13", "day"),
    ("since Monday", "2016-12-12", "2016-12-15", "range"),
    ("since the war broke out on 7 October 2015", "2015-10-07", "2016-12-15", "range"),
    ("from December 3 on", "2016-12-03", "2016-12-15", "range"),
    ("as of 13 December", "2016-12-13", "2016-12-13", "day"),
    ("by 13 December", None, "2016-12-13", "day"),
    ("Monday, 12 December", "2016-12-12", "2016-12-12", "day"),
    ("on December 12-13", "2016-12-12", "2016-12-13", "range"),
    ("on 12 and 13 December", "2016-12-12", "2016-12-13", "range"),
    ("on May 3 and May 4", "2016-05-03", "2016-05-04", "range"),
    ("from August 27 to August 28", "2016-08-27", "2016-08-28", "range"),
    ("between 3 and 9 December", "2016-12-03", "2016-12-09", "range"),
    ("early December", "2016-12-01", "2016-12-10", "range"),
    ("last week", "2016-12-05", "2016-12-11", "week"),
    ("a week ago", "2016-12-08", "2016-12-08", "week"),
    ("Monday a week ago", "2016-12-05", "2016-12-05", "day"),
    ("this month", "2016-12-01", "2016-12-15", "month"),
    ("in September 2015", "2015-09-01", "2015-09-30", "month"),
    ("in March", "2016-03-01", "2016-03-31", "month"),
    ("in 2012", "2012-01-01", "2012-12-31", "year"),
    ("on 30 December 2015", "2015-12-30", "2015-12-30", "day"),
    ("on 15 December 1899", "1899-12-15", "1899-12-15", "day"),
    ("of May 3, 1870, when", "1870-05-03", "1870-05-03", "day"),
    ("of 15 December 1899 killed 300", "1899-12-15", "1899-12-15", "day"),
    ("on 14 December 1500 people", "2016-12-14", "2016-12-14", "day"),
    ("on 07/15/2015", "2015-07-15", "2015-07-15", "day"),
    ("on 15.07.2015", "2015-07-15", "2015-07-15", "day"),
    ("on 2015-07-15", "2015-07-15", "2015-07-15", "day"),
    ("last Thursday", "2016-12-08", "2016-12-08", "day"),
    ("last Tuesday", "2016-12-13", "2016-12-13", "day"),
    ("next Thursday", "2016-12-22", "2016-12-22", "day"),
    ("on tuesday", "2016-12-13", "2016-12-13", "day"),
    ("Tuesday of last week", "2016-12-06", "2016-12-06", "day"),
    ("Tuesday last week", "2016-12-06", "2016-12-06", "day"),
    ("Tuesday (13 December)", "2016-12-13", "2016-12-13", "day"),
    ("13 December (Tuesday)", "2016-12-13", "2016-12-13", "day"),
    ("over the weekend", "2016-12-10", "2016-12-11", "range"),
    ("earlier this week", "2016-12-12", "2016-12-15", "week"),
    ("earlier this year", "2016-01-01", "2016-12-15", "year"),
    ("on the night of 12 to 13 December", "2016-12-12", "2016-12-13", "range"),
    ("overnight from 12 to 13 December", "2016-12-12", "2016-12-13", "range"),
    ("overnight on Tuesday", "2016-12-13", "2016-12-13", "day"),
    ("overnight into Wednesday", "2016-12-13", "2016-12-14", "range"),
    ("on Tuesday night into Wednesday", "2016-12-13", "2016-12-14", "range"),
    ("in the early hours of Wednesday", "2016-12-14", "2016-12-14", "day"),
    ("on Tuesday and Wednesday", "2016-12-13", "2016-12-14", "range"),
    ("from Monday to Wednesday", "2016-12-12", "2016-12-14", "range"),
    ("Monday through Wednesday", "2016-12-12", "2016-12-14", "range"),
    ("late yesterday", "2016-12-14", "2016-12-14", "day"),
    ("two hours ago", "2016-12-15", "2016-12-15", "day"),
    ("in the past six hours", "2016-12-15", "2016-12-15", "range"),
    ("over the last 36 hours", "2016-12-14", "2016-12-15", "range"),
    ("in the last few days", "2016-12-12", "2016-12-15", "range"),
    ("in the past fortnight", "2016-12-01", "2016-12-15", "range"),
    ("three weeks ago", "2016-11-24", "2016-11-24", "week"),
    ("two years ago", "2014-01-01", "2014-12-31", "year"),
    ("since last Friday", "2016-12-09", "2016-12-15", "range"),
    ("since the start of the year", "2016-01-01", "2016-12-15", "range"),
    ("since the weekend", "2016-12-10", "2016-12-15", "range"),
    ("since dawn", "2016-12-15", "2016-12-15", "day"),
    ("by Wednesday evening", None, "2016-12-14", "day"),
    ("by the evening of 13 December", None, "2016-12-13", "day"),
    ("by 6 p.m. on 13 December", None, "2016-12-13", "day"),
    ("by noon on Wednesday", None, "2016-12-14", "day"),
    ("up to 13 December", None, "2016-12-13", "day"),
    ("as of 18:00 on 13 December", "2016-12-13", "2016-12-13", "day"),
    ("as of 6 p.m. Wednesday", "2016-12-14", "2016-12-14", "day"),
    ("12/13 December", "2016-12-12", "2016-12-13", "range"),
    ("on 12, 13 and 14 December", "2016-12-12", "2016-12-14", "range"),
    ("30 April - 2 May", "2016-04-30", "2016-05-02", "range"),
    ("between 30 April and 2 May 2015", "2015-04-30", "2015-05-02", "range"),
    ("on May 3rd, 2016", "2016-05-03", "2016-05-03", "day"),
    ("on the 3rd of May", "2016-05-03", "2016-05-03", "day"),
    ("on 03 May", "2016-05-03", "2016-05-03", "day"),
    ("on 2016/05/03", "2016-05-03", "2016-05-03", "day"),
    ("on 25/05/2016", "2016-05-25", "2016-05-25", "day"),
    ("in the first week of December", "2016-12-01", "2016-12-07", "range"),
    ("in the second half of November", "2016-11-16", "2016-11-30", "range"),
    ("between 2012 and 2014", "2012-01-01", "2014-12-31", "range"),
    ("in the spring of 2014", "2014-03-01", "2014-05-31", "range"),
    ("last winter", "2015-12-01", "2016-02-29", "range"),
    ("this autumn", "2016-09-01", "2016-11-30", "range"),
    ("mid-November", "2016-11-11", "2016-11-20", "range"),
    ("late May", "2016-05-21", "2016-05-31", "range"),
    ("in the second week of May", "2016-05-08", "2016-05-14", "range"),
    ("in the last week of May", "2016-05-25", "2016-05-31", "range"),
    ("in the first three days of May", "2016-05-01", "2016-05-03", "range"),
    ("on December the 3rd", "2016-12-03", "2016-12-03", "day"),
    ("on December 3, 4 and 6", "2016-12-03", "2016-12-06", "range"),
    ("on the 3rd", "2016-12-03", "2016-12-03", "day"),
    ("on the 20th", "2016-11-20", "2016-11-20", "day"),
    ("on 25-05-2016", "2016-05-25", "2016-05-25", "day"),
    ("on 25.05.16", "2016-05-25", "2016-05-25", "day"),
    ("in 05/2016", "2016-05-01", "2016-05-31", "month"),
    ("last December", "2015-12-01", "2015-12-31", "month"),
    ("in December last year", "2015-12-01", "2015-12-31", "month"),
    ("in May and June", "2016-05-01", "2016-06-30", "range"),
    ("on Friday and Saturday", "2016-12-09", "2016-12-10", "range"),
    ("on Thursday and Friday", "2016-12-08", "2016-12-09", "range"),
    ("in the first quarter of 2016", "2016-01-01", "2016-03-31", "range"),
    ("in the first half of 2016", "2016-01-01", "2016-06-30", "range"),
    ("in late 2015", "2015-09-01", "2015-12-31", "range"),
    ("at the end of 2015", "2015-12-31", "2015-12-31", "day"),
    ("in 2011-12", "2011-01-01", "2012-12-31", "range"),
    ("in the 1997 flood", "1997-01-01", "1997-12-31", "year"),
    ("in the winter of 2014-15", "2014-12-01", "2015-02-28", "range"),
    ("since the year began", "2016-01-01", "2016-12-15", "range"),
    ("shortly after midnight on Tuesday", "2016-12-13", "2016-12-13", "day"),
    ("in the 24 hours to Wednesday", "2016-12-13", "2016-12-14", "range"),
    ("in the week to 12 December", "2016-12-06", "2016-12-12", "range"),
    ("before Wednesday", None, "2016-12-14", "day"),
    ("as of 6 p.m.", "2016-12-15", "2016-12-15", "day"),
    ("by nightfall", "2016-12-15", "2016-12-15", "day"),
    ("a few days ago", "2016-12-08", "2016-12-13", "range"),
    ("a year earlier", "2015-01-01", "2015-12-31", "year"),
    ("in the first half of the month", "2016-12-01", "2016-12-15", "range"),
    ("at the end of last month", "2016-11-30", "2016-11-30", "range"),
    ("in the week of 5 December", "2016-12-05", "2016-12-11", "range"),
    ("in the week ending 11 December", "2016-12-05", "2016-12-11", "range"),
    ("half a year ago", "2016-06-01", "2016-06-30", "month"),
    ("in the last week", "2016-12-08", "2016-12-15", "range"),
    ("on Christmas Day", "2016-12-25", "2016-12-25", "day"),
]


@pytest.mark.parametrize(("text", "start", "end", "accuracy"), CASES, ids=[c[0] for c in CASES])
def test_a_date_is_resolved_against_publication(
    text: str, start: str | None, end: str, accuracy: str, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(f"They left {text}."), THURSDAY)
    assert moment.start == (date.fromisoformat(start) if start else None)
    assert (moment.end, moment.accuracy) == (date.fromisoformat(end), accuracy)
    assert moment.phrase in text


def test_a_weekday_of_a_plan_is_the_next_one(make_sentence: MakeSentence) -> None:
    (moment,) = find_moments(make_sentence("They will leave on Monday."), THURSDAY)
    assert moment.ahead == date(2016, 12, 19)


@pytest.mark.parametrize(
    ("text", "is_statement"),
    [
        ("The ICRC said on Tuesday that 50 had left.", True),
        ("Officials said 50 people left on Tuesday.", False),
    ],
    ids=["statement", "event"],
)
def test_the_day_of_a_statement_is_told_from_that_of_an_event(
    text: str, *, is_statement: bool, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert moment.is_statement is is_statement


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("The next day it broke off.", "2016-12-04"),
        ("That same evening it broke off.", "2016-12-03"),
        ("Three days later it broke off.", "2016-12-06"),
        ("A week earlier it had begun.", "2016-11-26"),
        ("Later that week it broke off.", "2016-11-28"),
        ("The following week it broke off.", "2016-12-05"),
    ],
    ids=["next", "same", "later", "earlier", "that week", "following week"],
)
def test_a_day_is_counted_from_the_day_last_named(
    text: str, day: str, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY, date(2016, 12, 3))
    assert moment.start == date.fromisoformat(day)


def test_with_no_day_named_before_the_day_before_is_that_before_publication(
    make_sentence: MakeSentence,
) -> None:
    (moment,) = find_moments(make_sentence("It had begun a day earlier."), THURSDAY)
    assert moment.start == date(2016, 12, 14)


def test_without_publication_a_relative_date_stays_open(make_sentence: MakeSentence) -> None:
    (moment,) = find_moments(make_sentence("They left on Monday."), None)
    assert (moment.start, moment.end, moment.phrase) == (None, None, "Monday")


@pytest.mark.parametrize(
    "text",
    [
        "They may leave",
        "We march on",
        "The sun came out, we sat",
        "It was the most in a single day",
        "They stood on the 15th floor",
        "The truce held for two weeks",
        "It was the deadliest day since 1990",
        "They left on 03/05/2016",
    ],
)
def test_what_names_no_day_is_no_date(text: str, make_sentence: MakeSentence) -> None:
    assert find_moments(make_sentence(text), THURSDAY) == []


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("They left in two days.", 2),
        ("In the first day and night they left.", 2),
        ("In the first 24 hours they left.", 2),
        ("Over the first three days they left.", 3),
        ("On the first day they left.", 1),
        ("On the third day they left.", 3),
    ],
    ids=["all", "day and night", "hours", "days", "day", "third day"],
)
def test_days_from_a_start_wait_for_who_knows_it(
    text: str, days: int, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert (moment.bound, moment.length, moment.start, moment.end) == ("course", days, None, None)


@pytest.mark.parametrize(
    "text",
    ["Decades ago they left.", "In the 1990s they left.", "A few days later they left."],
    ids=["decades", "1990s", "later"],
)
def test_a_time_that_nobody_can_date_is_found_and_left_open(
    text: str, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert (moment.start, moment.end) == (None, None)


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("They should go over the next two days.", "2016-12-15", "2016-12-17"),
        ("They should go in the coming days.", "2016-12-15", "2016-12-18"),
    ],
    ids=["next", "coming"],
)
def test_days_to_come_are_for_plans(
    text: str, start: str, end: str, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert (moment.start, moment.end) == (date.fromisoformat(start), date.fromisoformat(end))
    assert moment.bound == "ahead"


@pytest.mark.parametrize(
    "text",
    [
        "They left under the deal of 3 December.",
        "They had no food, she said last week.",
        "ROME, 3 December (AP) - They had no food.",
    ],
    ids=["deal", "week of a statement", "dateline"],
)
def test_a_date_of_something_else_is_nobodys(text: str, make_sentence: MakeSentence) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert moment.is_statement


def test_a_report_of_another_year_gives_its_dates_that_year(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("On 31 March they left.")
    (moment,) = find_moments(sentence, THURSDAY, set_in=date(1993, 12, 31))
    assert moment.start == date(1993, 3, 31)


@given(
    st.text(alphabet="0123456789 /.-May12Thursday,since", max_size=60),
    st.dates(date(1900, 1, 1), date(2100, 1, 1)),
)
def test_no_text_makes_a_date_fail(text: str, published: date) -> None:
    for moment in find_moments(Sentence(text, 0, len(text), lexicon("en")), published):
        if moment.start and moment.end and not moment.bound:
            assert moment.start <= moment.end
