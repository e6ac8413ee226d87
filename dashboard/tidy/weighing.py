"""The claims frame to `Claim` values, grouped as the tally weighs them."""

from collections.abc import Iterator
from dataclasses import fields
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing, Unit
from dashboard.tidy.claim import Claim
from dashboard.tidy.households import PERSONS_OF, add_households
from dashboard.tidy.rows import plain_values
from dashboard.tidy.sources import RANKS
from dashboard.tidy.terms import Recommendation, ReviewStatus

Group = tuple[str, str]
"""Operation and metric: the claims of one say nothing about another's."""

WEIGHED = (
    *("operation_id", "metric", "figure_id", "report_id", "value", "low", "high", "qualifier"),
    *("timing", "first_day", "day", "start_date", "end_date", "published_date", "source"),
    *("publisher", "reliability", "recommendation", "whole_metric", "origin_place_id", "fact_id"),
    *("subset_of", "is_part", "whole_high", "unit", "population", "sentence", "said_by"),
    *("means", "state", "review_status"),
)
"""The columns of the claims that the tally depends on."""

# Looked up, since a table of claims names few of them many times.
_QUALIFIERS = {one.value: one for one in Qualifier}
_TIMINGS = {one.value: one for one in Timing}
_VERDICTS = {ReviewStatus.ACCEPTED: 1, ReviewStatus.CORRECTED: 1, ReviewStatus.DISPUTED: -1}
_ORDER = tuple(one.name for one in fields(Claim) if one.name not in ("household_size", "groups"))


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
    # Columns are taken one by one below: a frame of them would be a copy for nothing.
    rows = claims if is_weighed.all() else claims[is_weighed.to_numpy()]
    groups: dict[Group, list[Claim]] = {}
    households: dict[Group, list[Claim]] = {}
    for operation_id, metric, unit, claim in _read(rows):
        if unit == METRIC_BY_ID[metric].unit:
            groups.setdefault((operation_id, metric), []).append(claim)
        if household_size and unit == Unit.HOUSEHOLD:
            group = operation_id, PERSONS_OF.get(metric, metric)
            households.setdefault(group, []).append(claim)
    for group, members in households.items():
        persons = groups.get(group, [])
        groups[group] = add_households(persons, members, household_size or 1)
    return dict(sorted(groups.items()))


def _read(rows: pd.DataFrame) -> Iterator[tuple[str, str, str, Claim]]:
    """Yield each claim with its operation, metric and unit."""
    column = {name: plain_values(rows[name]) for name in WEIGHED}
    row = column | {
        "qualifier": [_QUALIFIERS[one] for one in column["qualifier"]],
        "timing": [_TIMINGS[one] for one in column["timing"]],
        # A count "in August" begins no operation on the 1st, yet holds what is counted in August.
        "first_day": [
            min(first, start) if start and timing == Timing.NEW else first
            for first, start, timing in zip(
                column["first_day"], column["start_date"], column["timing"], strict=True
            )
        ],
        "is_dated": [
            start is not None or end is not None
            for start, end in zip(column["start_date"], column["end_date"], strict=True)
        ],
        "is_since": [
            start is not None and start != end
            for start, end in zip(column["start_date"], column["end_date"], strict=True)
        ],
        "published": [day or date.min for day in column["published_date"]],
        "trust": [RANKS[one] for one in column["reliability"]],
        "is_pinned": [one == Recommendation.PINNED for one in column["recommendation"]],
        "verdict": [_VERDICTS.get(one, 0) for one in column["review_status"]],
        "is_among": [
            whole not in ("", own)
            for whole, own in zip(column["whole_metric"], column["metric"], strict=True)
        ],
        "has_origin": [one != "" for one in column["origin_place_id"]],
    }
    claims = map(Claim, *(row[name] for name in _ORDER))
    return zip(column["operation_id"], column["metric"], column["unit"], claims, strict=True)
