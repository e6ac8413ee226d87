import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Event
from dashboard.tidy.counted import NEEDED, claims_on, plans_of
from dashboard.tidy.households import metrics_counted


@pytest.mark.parametrize("metric", [one.id for one in METRICS])
def test_the_claims_on_a_metric_are_its_own_its_households_and_its_plans(
    claims: pd.DataFrame, metric: str
) -> None:
    found = claims_on(claims, metric)
    wanted = {*metrics_counted(metric), *plans_of(metric)}
    assert set(found["metric"]) == wanted & set(claims["metric"])
    assert found.index.tolist() == claims.index[claims["metric"].isin(wanted)].tolist()
    assert list(found.columns) == list(NEEDED)


def test_only_the_columns_asked_for_are_taken(claims: pd.DataFrame) -> None:
    assert list(claims_on(claims, "buses", ["figure_id"]).columns) == ["figure_id"]


def test_who_waits_is_planned_to_be_evacuated() -> None:
    assert plans_of("people_evacuated") == ("people_awaiting",)
    others = [one.id for one in METRICS if one.event is not Event.EVACUATE]
    assert not any(map(plans_of, others))
