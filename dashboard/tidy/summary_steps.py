"""Headlines as they are known, beside what was known on an earlier day of publication."""

from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.number import name_differences
from dashboard.tidy.selection import Selection, counted_metrics, publication_days, select
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.tally import update_tally


@dataclass(frozen=True, slots=True)
class Step:
    """One metric's headline, and what it was before.

    Attributes
    ----------
    metric, label : str
        Its id and words.
    is_counted : bool
        Whether it has a counter: those chosen, or else those of the first screen.
    now, before : Headline or None
        What is known; None where nothing is.
    """

    metric: str
    label: str
    is_counted: bool
    now: Headline | None
    before: Headline | None

    @property
    def is_changed(self) -> bool:
        """Whether number, hedge, range or source are others."""
        return bool(name_differences(self.before, self.now))


def find_day_before(claims: pd.DataFrame) -> date | None:
    """Return the last day but one on which something of the claims came to be known, or None."""
    days = publication_days(claims)
    return days[-2] if len(days) > 1 else None


def compare_headlines(snapshot: Snapshot, before: date | None) -> tuple[Step, ...]:
    """Return a step for each metric, in the order of the table.

    Parameters
    ----------
    snapshot : Snapshot
        What is known.
    before : date or None
        The earlier day; None leaves every `Step.before` empty.
    """
    filters = snapshot.filters
    now = _headlines(snapshot.tally, snapshot.claims, filters)
    then: dict[str, Headline] = {}
    if before:
        earlier = select(snapshot.claims, Selection(as_of=before))
        tally = update_tally(snapshot.tally, snapshot.claims, earlier, filters.household_size)
        then = _headlines(tally, earlier, filters)
    counted = counted_metrics(filters)
    return tuple(
        Step(
            metric=one.id,
            label=one.label,
            is_counted=one in counted,
            now=now.get(one.id),
            before=then.get(one.id),
        )
        for one in METRICS
    )


def _headlines(
    tally: pd.DataFrame, claims: pd.DataFrame, filters: Selection
) -> dict[str, Headline]:
    found = {
        metric.id: headline(tally, claims, metric.id, filters.as_of, filters.household_size)
        for metric in METRICS
    }
    return {metric: line for metric, line in found.items() if line is not None}
