"""Headlines as they are known, beside what was known on an earlier day of publication."""

from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy.counted import claims_on
from dashboard.tidy.headline import headline
from dashboard.tidy.number import Headline, Number
from dashboard.tidy.selection import counted_metrics, publication_days
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.steps import Step, find_numbers_before


@dataclass(frozen=True, slots=True)
class Told(Step):
    """A step with what a summary says of it.

    Attributes
    ----------
    after : Headline or None
        With the words for it.
    label : str
        The metric in words.
    is_counted : bool
        Whether it has a counter: those chosen, or else those of the first screen.
    """

    after: Headline | None
    label: str
    is_counted: bool


def find_day_before(claims: pd.DataFrame) -> date | None:
    """Return the last day but one on which something of the claims came to be known, or None."""
    days = publication_days(claims)
    return days[-2] if len(days) > 1 else None


def compare_headlines(snapshot: Snapshot, before: date | None) -> tuple[Told, ...]:
    """Return a step for each metric, in the order of the table.

    Parameters
    ----------
    snapshot : Snapshot
        What is known.
    before : date or None
        The earlier day; None leaves every `Step.before` empty.
    """
    counted = counted_metrics(snapshot.filters)
    return tuple(
        Told(
            *_compare(snapshot, one.id, before),
            label=one.label,
            is_counted=one in counted,
        )
        for one in METRICS
    )


def _compare(
    snapshot: Snapshot, metric: str, before: date | None
) -> tuple[str, Number | None, Headline | None]:
    filters, claims = snapshot.filters, claims_on(snapshot.claims, metric)
    rows = snapshot.tally[snapshot.tally["metric"] == metric].reset_index(drop=True)
    known = headline(rows, claims, metric, filters.as_of, filters.household_size)
    if before is None:
        return metric, None, known
    found = find_numbers_before((metric,), lambda _: rows, claims, before, filters)
    return metric, found[metric], known
