"""What the claims in view come to, worked out once for all readers, some metrics at a time.

A page asks only for the metrics it shows: most of a change of filters would else go into numbers
that nobody looks at. What a filter leaves as it was is taken over from the tally of all claims.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy.counted import NEEDED, claims_on
from dashboard.tidy.derived import TALLY
from dashboard.tidy.headline import Headline, brief_headline
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.narrowing import Tallies, narrow, tallies_on
from dashboard.tidy.number import Number
from dashboard.tidy.selection import Selection, counted_metrics, known_dates
from dashboard.tidy.steps import add_up, find_numbers_before
from dashboard.tidy.tables import cast
from dashboard.view.kept import KEPT, kept


@dataclass(frozen=True, slots=True)
class Counts:
    """The tally and the headlines of what the filters let through. Its frames are shared.

    Attributes
    ----------
    edition : tuple of str
        As in `Screen`.
    selection : Selection
        The filters.
    all_claims, claims : pandas.DataFrame
        The `claims` table, and the rows of it that the filters let through.
    kept : Callable or None
        Returns the rows on a metric of the tally of all claims, where that is kept.
    taken, tallied : dict
        What `claims_on` and `tallies` have returned: a page asks several times. Under no metric,
        the columns that it takes of all.
    """

    edition: tuple[str, str]
    selection: Selection
    all_claims: pd.DataFrame
    claims: pd.DataFrame
    kept: Callable[[str], pd.DataFrame] | None = None
    taken: dict[str, pd.DataFrame] = field(default_factory=dict, compare=False, repr=False)
    tallied: dict[tuple[str, str], pd.DataFrame] = field(
        default_factory=dict, compare=False, repr=False
    )

    def tally(self, told: str = "") -> pd.DataFrame:
        """Return the `tally` table, the same as `build_tally` makes of the claims.

        Parameters
        ----------
        told : str
            One of its columns of text: without the rows where that is empty. Else all rows.
        """
        used = set(self.claims["metric"].unique())
        if self.selection.household_size:
            used |= {one.id for one in METRICS if not used.isdisjoint(metrics_counted(one.id))}
        parts = self.tallies([metric.id for metric in METRICS if metric.id in used], told)
        whole = pd.concat([*parts.values()] or [cast(TALLY, pd.DataFrame())])
        # The rows on a metric are in the order of their operations, and the metrics in their own.
        ranks = [pd.factorize(whole[name], sort=True)[0] for name in ("metric", "operation_id")]
        return whole.iloc[np.lexsort(ranks)].reset_index(drop=True)

    def tallies(self, metrics: Sequence[str], told: str = "") -> Tallies:
        """Return the rows of the tally on some metrics, by metric; see `tally`."""
        missing = [one for one in metrics if (one, told) not in self.tallied]
        if missing:
            with KEPT.making(("tallies", self.edition, self.selection)):
                self.tallied.update(_tallies(self, missing, told))
        return {one: self.tallied[one, told] for one in metrics}

    def tally_of(self, metric: str, told: str = "") -> pd.DataFrame:
        """Return the rows of the tally on one metric; see `tally`."""
        return self.tallies([metric], told)[metric]

    def headline_of(self, metric: str) -> Headline | None:
        """Return the number of one metric, None where it has none; what it lacks is not told."""
        return _headline_of(self.edition, self.selection, metric, self)

    def number_of(self, metric: str) -> Number | None:
        """Return the same without the words for it, in a part of the time."""
        tally, claims = self.tally_of(metric), self.claims_on(metric)
        return add_up(metric, tally, claims, self.selection.as_of)

    def headlines(self) -> tuple[Headline, ...]:
        """Return the headline of each counted metric that has one, in the order of the table."""
        ids = [metric.id for metric in counted_metrics(self.selection)]
        self.tallies(ids)  # all at once
        found = (self.headline_of(one) for one in ids)
        return tuple(line for line in found if line is not None)

    def as_of(self, metric: str, day: date) -> tuple[Headline | None, pd.DataFrame]:
        """Return the number of a metric as it was known on a day, and the claims it rests on."""
        mine = self.claims_on(metric)
        is_known = (known_dates(mine) <= pd.Timestamp(day)).to_numpy()
        if is_known.all():
            return self.headline_of(metric), mine
        size = self.selection.household_size
        tally = narrow({metric: partial(self.tally_of, metric)}, mine, is_known, size)[metric]
        known = mine[is_known]
        return brief_headline(tally, known, metric, self.selection.as_of, size), known

    def numbers_as_of(self, metrics: Sequence[str], day: date) -> dict[str, Number | None]:
        """Return the numbers of some metrics as known on a day, without the words for them."""
        changed = [
            metric
            for metric in metrics
            if (known_dates(self.claims_on(metric)) > pd.Timestamp(day)).any()
        ]
        before = find_numbers_before(changed, self.tally_of, self.claims, day, self.selection)
        return {one: before[one] if one in before else self.headline_of(one) for one in metrics}

    def claims_on(self, metric: str) -> pd.DataFrame:
        """Return the claims in view that a metric's number may hold or name, see `claims_on`."""
        if metric not in self.taken:
            if not self.taken:
                self.taken[""] = self.claims[list(NEEDED)]
            self.taken[metric] = claims_on(self.taken[""], metric)
        return self.taken[metric]


def _tallies(
    counts: Counts, metrics: Sequence[str], told: str
) -> dict[tuple[str, str], pd.DataFrame]:
    """Return the tallies of some metrics, those that are kept as they are, all others at once."""
    key = "tally", counts.edition, counts.selection, told
    found = {metric: KEPT.find((*key, metric)) for metric in metrics}
    missing = [metric for metric in metrics if found[metric] is None]
    if missing:
        made = {one: _tell(tally, told) for one, tally in _count(counts, missing, told).items()}
        for metric, tally in made.items():
            KEPT.put((*key, metric), tally)
        found |= made
    return {(metric, told): tally for metric, tally in found.items()}


def _tell(tally: pd.DataFrame, told: str) -> pd.DataFrame:
    return tally[(tally[told] != "").to_numpy()] if told else tally


def _count(counts: Counts, metrics: Sequence[str], told: str) -> Tallies:
    size = counts.selection.household_size
    if counts.kept and counts.selection == Selection():
        return {metric: counts.kept(metric) for metric in metrics}
    if not counts.selection.is_filter and counts.selection.as_of is None:
        return tallies_on(metrics, counts.claims, size)
    every = Selection(household_size=size)
    everything = Counts(counts.edition, every, counts.all_claims, counts.all_claims, counts.kept)
    is_left = np.isin(counts.all_claims.index, counts.claims.index)
    wider = {one: partial(everything.tally_of, one, told) for one in metrics}
    return narrow(wider, counts.all_claims, is_left, size)


@kept
def _headline_of(
    edition: tuple[str, str], selection: Selection, metric: str, _counts: Counts
) -> Headline | None:
    del edition  # a part of the key
    mine = _counts.claims_on(metric)
    tally = _counts.tally_of(metric)
    return brief_headline(tally, mine, metric, selection.as_of, selection.household_size)
