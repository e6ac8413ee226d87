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
    ("overnight", "2016-12-14", "2016-12-15", "range"),
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
    ("this month", "2016-12-01", "2016-12-31", "month"),
    ("in September 2015", "2015-09-01", "2015-09-30", "month"),
    ("in March", "2016-03-01", "2016-03-31", "month"),
    ("in 2012", "2012-01-01", "2012-12-31", "year"),
    ("on 30 December 2015", "2015-12-30", "2015-12-30", "day"),
    ("on 07/15/2015", "2015-07-15", "2015-07-15", "day"),
    ("on 15.07.2015", "2015-07-15", "2015-07-15", "day"),
    ("on 2015-07-15", "2015-07-15", "2015-07-15", "day"),
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


def test_the_next_day_follows_the_day_last_named(make_sentence: MakeSentence) -> None:
    (moment,) = find_moments(make_sentence("The next day it broke off."), None, date(2016, 12, 3))
    assert moment.start == date(2016, 12, 4)


def test_without_publication_a_relative_date_stays_open(make_sentence: MakeSentence) -> None:
    (moment,) = find_moments(make_sentence("They left on Monday."), None)
    assert (moment.start, moment.end, moment.phrase) == (None, None, "Monday")


@pytest.mark.parametrize("text", ["They may leave", "We march on", "The sun came out, we sat"])
def test_small_words_are_no_dates(text: str, make_sentence: MakeSentence) -> None:
    assert find_moments(make_sentence(text), THURSDAY) == []


@given(st.text(alphabet="0123456789 /.-May12Thursday,since", max_size=60), st.dates())
def test_no_text_makes_a_date_fail(text: str, published: date) -> None:
    for moment in find_moments(Sentence(text, 0, len(text), lexicon("en")), published):
        if moment.start and moment.end and not moment.bound:
            assert moment.start <= moment.end
