"""What the filters of the screen ask for, and the claims they let through."""

from dataclasses import dataclass
from datetime import date

import numpy as np
import pandas as pd

from dashboard.base.errors import SettingsError
from dashboard.base.metrics import METRICS, Metric
from dashboard.tidy.households import metrics_counted

_LOOKING_BACK = pd.Timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Selection:
    """The filters. An empty tuple, or None, lets everything through.

    Attributes
    ----------
    published_from, published_to : date or None
        First and last day of publication, both included.
    as_of : date or None
        What was known on that day: only reports published until then.
    operations : tuple of str
        Ids of operations.
    origins : tuple of str
        Names of origins, as in ``claims.origin_name``.
    sources : tuple of str
        Who is credited, or else published it, as in ``claims.source``.
    publishers : tuple of str
        Publishers, as in ``claims.publisher``.
    metrics : tuple of str
        Ids of metrics. With a household size, those of persons let their households through too.
    household_size : float or None
        Persons a household is taken for, to be given to `build_tally` and `headline`. None, since
        nobody may turn households into persons unasked.
    """

    published_from: date | None = None
    published_to: date | None = None
    as_of: date | None = None
    operations: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    household_size: float | None = None

    @property
    def is_filter(self) -> bool:
        """Whether it leaves out more than what came after its `as_of`."""
        return self != Selection(as_of=self.as_of, household_size=self.household_size)


def select(claims: pd.DataFrame, selection: Selection) -> pd.DataFrame:
    """Return the claims that the filters let through.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table; not changed.
    selection : Selection
        The filters.

    Returns
    -------
    pandas.DataFrame
        Its rows in the same order and with the same index. Without any filter, the frame itself.

    Notes
    -----
    What a report without a day of publication says is known from the day that it speaks of on, see
    `known_dates`. It is left out as soon as days of publication are chosen.
    """
    metrics = selection.metrics
    if selection.household_size:
        metrics = tuple(one for metric in metrics for one in metrics_counted(metric))
    kept = pd.Series(data=True, index=claims.index)
    published = claims["published_date"]
    if selection.published_from:
        kept &= published >= pd.Timestamp(selection.published_from)
    if selection.published_to:
        kept &= published <= pd.Timestamp(selection.published_to)
    if selection.as_of:
        kept &= known_dates(claims) <= pd.Timestamp(selection.as_of)
    for column, wanted in (
        ("operation_id", selection.operations),
        ("origin_name", selection.origins),
        ("source", selection.sources),
        ("publisher", selection.publishers),
        ("metric", metrics),
    ):
        if wanted:
            kept &= claims[column].isin(wanted)
    return _take(claims, kept.to_numpy())


def _take(claims: pd.DataFrame, is_kept: np.ndarray) -> pd.DataFrame:
    """Return some rows; those that stand behind one another share their memory with the claims."""
    places = np.flatnonzero(is_kept)
    if len(places) == len(claims):
        return claims
    if len(places) and places[-1] - places[0] == len(places) - 1:
        return claims.iloc[places[0] : places[-1] + 1]
    return claims[is_kept]


def known_dates(claims: pd.DataFrame) -> pd.Series:
    """Return since when each claim is known: the day its report came out.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it.

    Returns
    -------
    pandas.Series
        Days, on the index of the claims; null where neither report nor text gives one.

    Notes
    -----
    A report without a date cannot be older than what it tells, so its claims are taken as known
    from their own day on. Every view that asks what was known on a day asks this, so that all of
    them come to the same numbers.
    """
    published = claims["published_date"]
    return published.fillna(claims["day"]) if published.hasnans else published


def are_told_late(claims: pd.DataFrame) -> np.ndarray:
    """Return which claims only look back: what they tell was over a year before their report.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it.
    """
    is_late: np.ndarray = (claims["published_date"] - claims["day"] > _LOOKING_BACK).to_numpy()
    return is_late


def publication_days(claims: pd.DataFrame) -> tuple[date, ...]:
    """Return the days on which some claims came to be known, rising."""
    return tuple(day.date() for day in sorted(known_dates(claims).dropna().unique()))


def counted_metrics(selection: Selection) -> tuple[Metric, ...]:
    """Return the metrics that have a counter: those chosen, or else those of the first screen."""
    chosen = selection.metrics
    return tuple(one for one in METRICS if (one.id in chosen if chosen else one.is_headline))


def find_operation_ids(claims: pd.DataFrame, name: str) -> tuple[str, ...]:
    """Return the ids of the operations of a name, for a `Selection`; none where it is empty.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table.
    name : str
        In upper or lower case; two operations may share it.

    Raises
    ------
    SettingsError
        If no operation has that name.
    """
    if not name:
        return ()
    names = claims.drop_duplicates("operation_id").set_index("operation_id")["operation"]
    found = names[names.str.casefold() == name.casefold()]
    if found.empty:
        told = "; ".join(sorted(names.unique())) or "none"
        raise SettingsError(f"no evacuation is called {name!r}; there are: {told}")
    return tuple(sorted(found.index))
