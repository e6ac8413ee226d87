"""What the claims in view come to, worked out once for all readers, a metric at a time.

A page asks only for the metrics it shows: most of a change of filters would else go into numbers
that nobody looks at. What a filter leaves as it was is taken over from the tally of all claims.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.counted import claims_on
from dashboard.tidy.derived import TALLY
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.selection import Selection, counted_metrics, known_dates
from dashboard.tidy.tables import cast
from dashboard.tidy.tally import build_tally, narrow_tally
from dashboard.tidy.touching import BESIDE

_FEW = 1_000
"""Up to so many claims are counted faster than what is left of all is found."""


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
    """

    edition: tuple[str, str]
    selection: Selection
    all_claims: pd.DataFrame
    claims: pd.DataFrame
    kept: Callable[[str], pd.DataFrame] | None = None

    def tally(self) -> pd.DataFrame:
        """Return the `tally` table, the same as `build_tally` makes of the claims."""
        return _tally(self.edition, self.selection, self)

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
        mine = claims_on(self.claims, metric)
        known = mine[known_dates(mine) <= pd.Timestamp(day)]
        if len(known) == len(mine):
            return self.headline_of(metric), known
        size = self.selection.household_size
        tally = _narrow(lambda: self.tally_of(metric), metric, mine, known, size)
        return headline(tally, known, metric, self.selection.as_of, size), known


@st.cache_resource(max_entries=4, show_spinner=False)
def _tally(edition: tuple[str, str], selection: Selection, _counts: Counts) -> pd.DataFrame:
    del edition  # a part of the key
    used = set(_counts.claims["metric"].unique())
    if selection.household_size:
        used |= {one.id for one in METRICS if not used.isdisjoint(metrics_counted(one.id))}
    parts = [_counts.tally_of(metric.id) for metric in METRICS if metric.id in used]
    whole = pd.concat(parts or [cast(TALLY, pd.DataFrame())])
    return whole.sort_values(list(TALLY.key[:2]), kind="stable", ignore_index=True)


@st.cache_resource(max_entries=48, show_spinner=False)
def _tally_of(
    edition: tuple[str, str], selection: Selection, metric: str, _counts: Counts
) -> pd.DataFrame:
    size = selection.household_size
    if _counts.kept and selection == Selection():
        return _counts.kept(metric)
    mine = claims_on(_counts.claims, metric)
    if not selection.is_filter and selection.as_of is None:
        return _build(metric, mine, size)
    every = Selection(household_size=size)
    unfiltered = Counts(edition, every, _counts.all_claims, _counts.all_claims, _counts.kept)
    everything = claims_on(_counts.all_claims, metric, BESIDE)
    return _narrow(lambda: unfiltered.tally_of(metric), metric, everything, mine, size)


def _narrow(
    tally: Callable[[], pd.DataFrame],
    metric: str,
    before: pd.DataFrame,
    after: pd.DataFrame,
    size: float | None,
) -> pd.DataFrame:
    """Return the rows on a metric of the tally of some claims, from the tally of more of them."""
    if len(after) == len(before):
        return tally()
    if len(after) <= _FEW:
        return _build(metric, after, size)
    before, after = _countable(metric, before, size), _countable(metric, after, size)
    return _rows_on(metric, narrow_tally(tally(), before, after, size))


def _build(metric: str, claims: pd.DataFrame, size: float | None) -> pd.DataFrame:
    return _rows_on(metric, build_tally(_countable(metric, claims, size), size))


def _countable(metric: str, claims: pd.DataFrame, size: float | None) -> pd.DataFrame:
    """Return the claims without the households that nobody takes for persons."""
    return claims if size else claims[claims["metric"] == metric]


def _rows_on(metric: str, tally: pd.DataFrame) -> pd.DataFrame:
    is_other = tally["metric"] != metric
    return tally[~is_other].reset_index(drop=True) if is_other.any() else tally


@st.cache_resource(max_entries=512, show_spinner=False)
def _headline_of(
    edition: tuple[str, str], selection: Selection, metric: str, _counts: Counts
) -> Headline | None:
    del edition  # a part of the key
    mine = claims_on(_counts.claims, metric)
    tally = _counts.tally_of(metric)
    return headline(tally, mine, metric, selection.as_of, selection.household_size)
