"""What the claims in view come to, worked out once for all readers, a metric at a time.

A page asks only for the metrics it shows: most of a change of filters would else go into numbers
that nobody looks at. What a filter leaves as it was is taken over from the tally of all claims.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import partial

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.counted import claims_on
from dashboard.tidy.derived import TALLY
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.narrowing import narrow_on, tally_on
from dashboard.tidy.number import Number
from dashboard.tidy.selection import Selection, counted_metrics, known_dates
from dashboard.tidy.steps import find_number_before
from dashboard.tidy.tables import cast
from dashboard.tidy.touching import BESIDE


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
    taken : dict of str to pandas.DataFrame
        What `claims_on` has returned: a page asks several times.
    """

    edition: tuple[str, str]
    selection: Selection
    all_claims: pd.DataFrame
    claims: pd.DataFrame
    kept: Callable[[str], pd.DataFrame] | None = None
    taken: dict[str, pd.DataFrame] = field(default_factory=dict, compare=False, repr=False)

    def tally(self, told: str = "") -> pd.DataFrame:
        """Return the `tally` table, the same as `build_tally` makes of the claims.

        Parameters
        ----------
        told : str
            One of its columns of text: without the rows where that is empty. Else all rows.
        """
        return _tally(self.edition, self.selection, told, self)

    def tally_of(self, metric: str) -> pd.DataFrame:
        """Return the rows of the tally on one metric."""
        return _tally_of(self.edition, self.selection, metric, self)

    def headline_of(self, metric: str) -> Headline | None:
        """Return the number of one metric, None where it has none."""
        return _headline_of(self.edition, self.selection, metric, self)

    def headlines(self) -> tuple[Headline, ...]:
        """Return the headline of each counted metric that has one, in the order of the table."""
        found = (self.headline_of(metric.id) for metric in counted_metrics(self.selection))
        return tuple(line for line in found if line is not None)

    def as_of(self, metric: str, day: date) -> tuple[Headline | None, pd.DataFrame]:
        """Return the number of a metric as it was known on a day, and the claims it rests on."""
        mine = self.claims_on(metric)
        known = mine[(known_dates(mine) <= pd.Timestamp(day)).to_numpy()]
        if len(known) == len(mine):
            return self.headline_of(metric), mine
        size = self.selection.household_size
        tally = narrow_on(metric, lambda: self.tally_of(metric), mine, known, size)
        return headline(tally, known, metric, self.selection.as_of, size), known

    def number_as_of(self, metric: str, day: date) -> Number | None:
        """Return the number of a metric as it was known on a day, without the words for it."""
        mine = self.claims_on(metric)
        if (known_dates(mine) <= pd.Timestamp(day)).all():
            return self.headline_of(metric)
        tally = partial(self.tally_of, metric)
        return find_number_before(metric, tally, mine, day, self.selection)

    def claims_on(self, metric: str) -> pd.DataFrame:
        """Return the claims in view that a metric's number may hold or name, see `claims_on`."""
        if metric not in self.taken:
            self.taken[metric] = claims_on(self.claims, metric)
        return self.taken[metric]


# Of a million figures a whole tally takes half a gigabyte, and that of a metric a twelfth of it.
@st.cache_resource(max_entries=2, show_spinner=False)
def _tally(
    edition: tuple[str, str], selection: Selection, told: str, _counts: Counts
) -> pd.DataFrame:
    del edition  # a part of the key
    used = set(_counts.claims["metric"].unique())
    if selection.household_size:
        used |= {one.id for one in METRICS if not used.isdisjoint(metrics_counted(one.id))}
    parts = [_counts.tally_of(metric.id) for metric in METRICS if metric.id in used]
    if told:
        parts = [part[(part[told] != "").to_numpy()] for part in parts]
    whole = pd.concat(parts or [cast(TALLY, pd.DataFrame())])
    return whole.sort_values(list(TALLY.key[:2]), kind="stable", ignore_index=True)


@st.cache_resource(max_entries=24, show_spinner=False)
def _tally_of(
    edition: tuple[str, str], selection: Selection, metric: str, _counts: Counts
) -> pd.DataFrame:
    size = selection.household_size
    if _counts.kept and selection == Selection():
        return _counts.kept(metric)
    mine = _counts.claims_on(metric)
    if not selection.is_filter and selection.as_of is None:
        return tally_on(metric, mine, size)
    every = Selection(household_size=size)
    unfiltered = Counts(edition, every, _counts.all_claims, _counts.all_claims, _counts.kept)
    everything = claims_on(_counts.all_claims, metric, BESIDE)
    return narrow_on(metric, lambda: unfiltered.tally_of(metric), everything, mine, size)


@st.cache_resource(max_entries=512, show_spinner=False)
def _headline_of(
    edition: tuple[str, str], selection: Selection, metric: str, _counts: Counts
) -> Headline | None:
    del edition  # a part of the key
    mine = _counts.claims_on(metric)
    tally = _counts.tally_of(metric)
    return headline(tally, mine, metric, selection.as_of, selection.household_size)
