"""The tally: for each operation, metric and day one defensible number that counts nobody twice.

Claims of different sources are never added, nor a part to its whole, a fact to its repeat, or a
plan to what was done. How a day's number is chosen stands in `Claim.order`, how totals and new
counts are worked out of each other in `tidy/series.py`, and what raises an alarm in
`tidy/alarms.py`. Each row says in a sentence how its number was made.
"""

from collections.abc import Collection, Mapping, Sequence

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.arrow import make_rows, splice
from dashboard.tidy.derived import TALLY
from dashboard.tidy.households import metrics_weighed
from dashboard.tidy.neighbors import Neighbors
from dashboard.tidy.nesting import read_wider
from dashboard.tidy.point import Point
from dashboard.tidy.rows import SEPARATOR, plain_values
from dashboard.tidy.series import build_series
from dashboard.tidy.texts import find_positions
from dashboard.tidy.touching import BESIDE, find_changed, is_told_beside
from dashboard.tidy.weighing import weigh


def build_tally(claims: pd.DataFrame, household_size: float | None = None) -> pd.DataFrame:
    """Return the tally of the claims.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through. Excluded ones, and
        those without a day, are left out of account.
    household_size : float or None
        Persons a household is taken for; None, since nobody may turn households into persons
        unasked, leaves counts of households out of those of persons.

    Returns
    -------
    pandas.DataFrame
        The `tally` table, see `tidy/schema.py`, sorted by its key. Of a stock, the rows with
        timing "cumulative" are the level on their day.
    """
    return _build(claims, set(claims["operation_id"].unique()), household_size)


def update_tally(
    tally: pd.DataFrame,
    before: pd.DataFrame,
    after: pd.DataFrame,
    household_size: float | None = None,
) -> pd.DataFrame:
    """Return the tally of the claims as they are now, working out anew only what changed.

    Parameters
    ----------
    tally : pandas.DataFrame
        The tally of `before`, of the same `household_size`.
    before, after : pandas.DataFrame
        The `claims` then and now.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    pandas.DataFrame
        The same as ``build_tally(after, household_size)``.
    """
    touched, anew = _rework(
        find_changed(before, after), after, np.arange(len(after)), household_size
    )
    return _merge(tally, touched, anew)


def narrow_tallies(
    tallies: Mapping[str, pd.DataFrame],
    claims: pd.DataFrame,
    is_left: np.ndarray,
    household_size: float | None = None,
    *,
    has_neighbors: bool = True,
) -> dict[str, pd.DataFrame]:
    """Return the tally of those claims that a filter lets through: most are as they were.

    Parameters
    ----------
    tallies : mapping of str to pandas.DataFrame
        By metric, the rows on it of the tally of the claims, of the same `household_size`.
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that were counted.
    is_left : numpy.ndarray
        Which of these the filter lets through.
    household_size : float or None
        As in `build_tally`.
    has_neighbors : bool
        False where nobody reads how the numbers are made: what stands beside a total is not told
        anew, in half of the time.

    Returns
    -------
    dict of str to pandas.DataFrame
        The parts of ``build_tally(claims[is_left], household_size)``, by metric.
    """
    is_weighed = claims["metric"].isin(metrics_weighed(tallies, household_size)).to_numpy()
    gone, left = np.flatnonzero(is_weighed & ~is_left), np.flatnonzero(is_weighed & is_left)
    changed = claims[list(BESIDE)].iloc[gone]
    touched, anew = _rework(changed, claims, left, household_size, has_neighbors=has_neighbors)
    return {
        metric: _merge(tally, touched, anew[(anew["metric"] == metric).to_numpy()])
        for metric, tally in tallies.items()
    }


def _rework(
    changed: pd.DataFrame,
    claims: pd.DataFrame,
    places: np.ndarray,
    household_size: float | None,
    *,
    has_neighbors: bool = True,
) -> tuple[set[str], pd.DataFrame]:
    """Return which operations a change touches, and the rows of the tally on these.

    Of the claims those at some places count. A frame of these would be a large copy for nothing.
    """
    mine = claims[list(BESIDE)].iloc[places]
    touched = set(changed["operation_id"].unique())
    if has_neighbors:
        # What changed may be told beside totals of operations that did not change themselves.
        touched |= set(mine.loc[is_told_beside(mine, changed), "operation_id"].unique())
    is_used = mine["operation_id"].isin(touched).to_numpy()
    if has_neighbors:
        is_used = is_used | is_told_beside(mine, mine[is_used])
    return touched, _build(claims.iloc[places[is_used]], touched, household_size)


def _merge(tally: pd.DataFrame, touched: Collection[str], anew: pd.DataFrame) -> pd.DataFrame:
    """Return a tally with the rows on some operations as they are now."""
    kept = np.flatnonzero(~tally["operation_id"].isin(touched).to_numpy())
    if anew.empty:
        return tally.iloc[kept].reset_index(drop=True)
    # Rows of one operation are all in one of the two, and there in their order.
    codes, ids = pd.factorize(anew["operation_id"])
    stands_at = find_positions(ids.tolist(), tally["operation_id"])
    if (stands_at < 0).any():
        stands_at = np.searchsorted(tally["operation_id"].to_numpy(dtype=object), ids.to_numpy())
    places = len(tally) + np.arange(len(anew))
    order = np.insert(kept, np.searchsorted(kept, stands_at)[codes], places)
    return splice(tally, anew[tally.columns], order)


def _build(
    claims: pd.DataFrame, operation_ids: Collection[str], household_size: float | None
) -> pd.DataFrame:
    """Return the tally of some operations; the other claims are only told beside theirs."""
    told = (plain_values(claims[name]) for name in ("operation_id", "operation"))
    names = dict(zip(*told, strict=True))
    groups = weigh(claims, household_size)
    neighbors = Neighbors(groups, names, read_wider(claims))
    rows = [
        _make_row(operation_id, names[operation_id], metric, point, neighbors)
        for (operation_id, metric), members in groups.items()
        if operation_id in operation_ids
        for point in build_series(members, METRIC_BY_ID[metric].kind)
    ]
    return make_rows(TALLY.columns, rows)


def _make_row(
    operation_id: str, operation: str, metric: str, point: Point, neighbors: Neighbors
) -> tuple[object, ...]:
    """Return a row of the `tally` table; tuples, since there may be a million of them."""
    parts = point.parts
    ids = SEPARATOR.join([part.figure_id for part in parts])
    beside = SEPARATOR.join([claim.figure_id for claim in point.beside])
    return (
        operation_id,
        operation,
        metric,
        point.timing.value,
        point.first_day,
        point.day,
        point.low,
        point.value,
        point.high,
        point.qualifier.value,
        METRIC_BY_ID[metric].unit.value,
        point.is_derived or any(part.groups for part in parts),
        point.is_overlapping,
        next(filter(None, [part.household_size for part in parts]), None),
        _join([part.credit for part in parts]),
        _join([part.publisher for part in parts]),
        ids if point.is_firm else "",
        beside if point.is_firm else f"{ids}{SEPARATOR}{beside}".rstrip(SEPARATOR),
        SEPARATOR.join(sorted(point.alarms)),
        point.logic + neighbors.say(operation_id, metric, point),
    )


def _join(names: Sequence[str]) -> str:
    if len(names) == 1:  # mostly
        return names[0]
    return ", ".join(filter(None, dict.fromkeys(names)))
