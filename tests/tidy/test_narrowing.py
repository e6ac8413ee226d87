from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.tidy import narrowing
from dashboard.tidy.narrowing import narrow, tallies_on
from dashboard.tidy.tally import build_tally

HEADLINE = [one.id for one in METRICS if one.is_headline]


def as_asked(tallies: Mapping[str, pd.DataFrame]) -> dict[str, Callable[[], pd.DataFrame]]:
    return {metric: partial(tallies.__getitem__, metric) for metric in tallies}


@pytest.mark.parametrize("size", [None, 5.0])
@pytest.mark.parametrize("metrics", [HEADLINE, HEADLINE[:1]], ids=["several", "one"])
def test_the_tally_on_a_metric_is_its_part_of_the_whole(
    claims: pd.DataFrame, metrics: list[str], size: float | None
) -> None:
    whole = build_tally(claims, size)
    found = tallies_on(metrics, claims, size)
    assert list(found) == metrics
    for metric, tally in found.items():
        expected = whole[whole["metric"] == metric].reset_index(drop=True)
        pd.testing.assert_frame_equal(tally, expected)


@pytest.mark.parametrize("few", [0, 1_000], ids=["taken over", "counted anew"])
@pytest.mark.parametrize("until", ["2016-12-14", "2016-12-19", "2016-12-23"])
def test_a_narrowed_tally_is_that_of_what_is_left(
    claims: pd.DataFrame, until: str, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrowing, "FEW", few)
    monkeypatch.setattr(narrowing, "VERY_FEW", few)
    is_left = (claims["published_date"] <= until).to_numpy()
    before = as_asked(tallies_on(HEADLINE, claims, None))
    after = tallies_on(HEADLINE, claims[is_left], None)
    narrowed = narrow(before, claims, is_left, None)
    numbers = narrow(before, claims, is_left, None, has_neighbors=False)
    for metric in HEADLINE:
        pd.testing.assert_frame_equal(narrowed[metric], after[metric])
        # Without the neighbors all but the sentences is the same.
        pd.testing.assert_frame_equal(
            numbers[metric].drop(columns="calculation_logic"),
            after[metric].drop(columns="calculation_logic"),
        )


def test_where_nothing_is_gone_the_tally_itself_is_returned(claims: pd.DataFrame) -> None:
    tally = pd.DataFrame()
    is_other = (claims["metric"] != "buses").to_numpy()
    for is_left in (np.ones(len(claims), dtype=bool), ~is_other):
        assert narrow(as_asked({"buses": tally}), claims, is_left, None)["buses"] is tally
