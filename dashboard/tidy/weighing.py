"""The claims frame to `Claim` values, grouped as the tally weighs them."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing, Unit
from dashboard.tidy.claim import Claim
from dashboard.tidy.households import PERSONS_OF, add_households
from dashboard.tidy.sources import rank
from dashboard.tidy.terms import Recommendation

Group = tuple[str, str]
"""Operation and metric: the claims of one say nothing about another's."""

WEIGHED = (
    *("operation_id", "metric", "figure_id", "report_id", "value", "low", "high", "qualifier"),
    *("timing", "first_day", "day", "start_date", "end_date", "published_date", "source"),
    *("publisher", "reliability", "recommendation", "whole_metric", "origin_place_id", "fact_id"),
    *("subset_of", "is_part", "whole_high", "unit", "population", "sentence"),
)
"""The columns of the claims that the tally depends on."""


def weigh(claims: pd.DataFrame, household_size: float | None = None) -> dict[Group, list[Claim]]:
    """Return the claims as the tally weighs them, by operation and metric, sorted.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it. Excluded ones, and those without a day, are left out.
    household_size : float or None
        Persons a household is taken for; None leaves households out of the counts of persons.
    """
    is_weighed = (claims["recommendation"] != Recommendation.EXCLUDED) & claims["day"].notna()
    groups: dict[Group, list[Claim]] = {}
    households: dict[Group, list[Claim]] = {}
    for row in _plain_rows(claims.loc[is_weighed, list(WEIGHED)]):
        operation_id, metric = row["operation_id"], row["metric"]
        claim = _make_claim(row)
        if row["unit"] == METRIC_BY_ID[metric].unit:
            groups.setdefault((operation_id, metric), []).append(claim)
        if household_size and row["unit"] == Unit.HOUSEHOLD:
            group = operation_id, PERSONS_OF.get(metric, metric)
            households.setdefault(group, []).append(claim)
    for group, members in households.items():
        persons = groups.get(group, [])
        groups[group] = add_households(persons, members, household_size or 1)
    return dict(sorted(groups.items()))


def _plain_rows(claims: pd.DataFrame) -> Iterator[dict[str, Any]]:
    columns = [_plain(claims[name]) for name in WEIGHED]
    for values in zip(*columns, strict=True):
        yield dict(zip(WEIGHED, values, strict=True))


def _plain(values: pd.Series) -> list[Any]:
    """Return a column as plain Python values, nulls as None."""
    is_date = pd.api.types.is_datetime64_any_dtype(values)
    plain = values.dt.date if is_date else values
    return plain.astype("object").where(values.notna(), None).tolist()


def _make_claim(row: dict[str, Any]) -> Claim:
    return Claim(
        figure_id=row["figure_id"],
        report_id=row["report_id"],
        value=row["value"],
        low=row["low"],
        high=row["high"],
        qualifier=Qualifier(row["qualifier"]),
        timing=Timing(row["timing"]),
        first_day=row["first_day"],
        day=row["day"],
        is_dated=row["start_date"] is not None or row["end_date"] is not None,
        is_since=row["start_date"] is not None,
        published=row["published_date"] or date.min,
        source=row["source"],
        publisher=row["publisher"],
        trust=rank(row["reliability"]),
        is_pinned=row["recommendation"] == Recommendation.PINNED,
        is_among=row["whole_metric"] not in ("", row["metric"]),
        has_origin=bool(row["origin_place_id"]),
        fact_id=row["fact_id"],
        subset_of=row["subset_of"],
        is_part=row["is_part"],
        whole_high=row["whole_high"],
        population=row["population"],
        sentence=row["sentence"],
    )
