from dataclasses import replace
from datetime import date

import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.narrowing import tallies_on
from dashboard.tidy.number import Number
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.steps import Step, find_numbers_before

METRIC_IDS = [one.id for one in METRICS if one.is_headline]


@pytest.mark.parametrize("day", [14, 15, 19, 23])
@pytest.mark.parametrize("metric", METRIC_IDS)
def test_what_was_known_before_is_the_headline_of_that_day(
    claims: pd.DataFrame, metric: str, day: int
) -> None:
    then = date(2016, 12, day)
    known = select(claims, Selection(as_of=then))
    expected = headline(tallies_on([metric], known, None)[metric], known, metric)
    tallies = tallies_on(METRIC_IDS, claims, None)
    found = find_numbers_before(METRIC_IDS, tallies.__getitem__, claims, then, Selection())[metric]
    assert (found is None) == (expected is None)
    if found and expected:
        for name in Number.__dataclass_fields__:
            assert getattr(found, name) == getattr(expected, name), name


@pytest.fixture
def line(tally: pd.DataFrame, claims: pd.DataFrame) -> Headline:
    found = headline(tally, claims, "buses")
    assert found is not None
    return found


def test_a_step_tells_how_much_more_it_is(line: Headline) -> None:
    more = Step("buses", line, replace(line, value=30, low=30, high=30))
    assert more.is_changed
    assert more.difference == 30 - (line.value or 0)
    assert not more.is_fall
    less = Step("buses", more.after, line)
    assert less.is_fall
    assert less.difference == -more.difference


def test_without_a_number_on_either_day_nobody_can_tell_the_difference(line: Headline) -> None:
    assert Step("buses", None, line).difference is None
    assert Step("buses", line, None).difference is None
    assert Step("buses", line, replace(line, value=None)).difference is None
    assert not Step("buses", None, None).is_changed
    assert not Step("buses", line, line).is_changed
