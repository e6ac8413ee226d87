import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.tidy import narrowing
from dashboard.tidy.counted import claims_on
from dashboard.tidy.narrowing import narrow_on, tally_on
from dashboard.tidy.tally import build_tally


@pytest.mark.parametrize("size", [None, 5.0])
@pytest.mark.parametrize("metric", [one.id for one in METRICS if one.is_headline])
def test_the_tally_on_a_metric_is_its_part_of_the_whole(
    claims: pd.DataFrame, metric: str, size: float | None
) -> None:
    whole = build_tally(claims, size)
    expected = whole[whole["metric"] == metric].reset_index(drop=True)
    pd.testing.assert_frame_equal(tally_on(metric, claims_on(claims, metric), size), expected)


@pytest.mark.parametrize("few", [0, 1_000], ids=["taken over", "counted anew"])
@pytest.mark.parametrize("until", ["2016-12-14", "2016-12-19", "2016-12-23"])
def test_a_narrowed_tally_is_that_of_what_is_left(
    claims: pd.DataFrame, until: str, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrowing, "FEW", few)
    monkeypatch.setattr(narrowing, "VERY_FEW", few)
    mine = claims_on(claims, "people_evacuated")
    left = mine[mine["published_date"] <= until]
    tally = tally_on("people_evacuated", mine, None)
    narrowed = narrow_on("people_evacuated", lambda: tally, mine, left, None)
    pd.testing.assert_frame_equal(narrowed, tally_on("people_evacuated", left, None))


def test_where_nothing_is_gone_the_tally_itself_is_returned(claims: pd.DataFrame) -> None:
    tally = pd.DataFrame()
    assert narrow_on("buses", lambda: tally, claims, claims, None) is tally
