"""The tally: for each operation, metric and day one defensible number that counts nobody twice.

Claims of different sources are never added, nor a part to its whole, a fact to its repeat, or a
plan to what was done. How a day's number is chosen stands in `Claim.order`, how totals and new
counts are worked out of each other in `tidy/series.py`, and what raises an alarm in
`tidy/alarms.py`. Each row says in a sentence how its number was made.
"""

from collections.abc import Collection, Sequence

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.derived import TALLY
from dashboard.tidy.neighbors import Neighbors
from dashboard.tidy.point import Point
from dashboard.tidy.rows import plain_values
from dashboard.tidy.series import build_series
from dashboard.tidy.tables import cast
from dashboard.tidy.touching import BESIDE, find_changed, is_told_beside
from dashboard.tidy.weighing import weigh

SEPARATOR = "|"
"""Parts the ids and alarms within a cell."""


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
    return _rework(tally, find_changed(before, after), after, household_size)


def narrow_tally(
    tally: pd.DataFrame,
    before: pd.DataFrame,
    after: pd.DataFrame,
    household_size: float | None = None,
) -> pd.DataFrame:
    """Return the tally of those claims that a filter lets through: most are as they were.

    Parameters
    ----------
    tally : pandas.DataFrame
        The tally of `before`, of the same `household_size`.
    before : pandas.DataFrame
        The `claims` not filtered, or filtered less; of their columns those of `BESIDE` will do.
    after : pandas.DataFrame
        Rows of these, with their index.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    pandas.DataFrame
        The same as ``build_tally(after, household_size)``.
    """
    gone = before.loc[~before.index.isin(after.index), list(BESIDE)]
    return _rework(tally, gone, after, household_size)


def _rework(
    tally: pd.DataFrame, changed: pd.DataFrame, after: pd.DataFrame, household_size: float | None
) -> pd.DataFrame:
    touched = set(changed["operation_id"].unique())
    # What changed may be told beside the totals of operations that did not change themselves.
    touched |= set(after.loc[is_told_beside(after, changed), "operation_id"].unique())
    kept = np.flatnonzero(~tally["operation_id"].isin(touched).to_numpy())
    mine = after["operation_id"].isin(touched)
    if not mine.any():
        return tally.iloc[kept].reset_index(drop=True)
    anew = _build(after[mine | is_told_beside(after, after[mine])], touched, household_size)
    # Rows of one operation are all in one of the two, and there in their order.
    ids = [frame["operation_id"].to_numpy(dtype=object) for frame in (tally, anew)]
    order = np.insert(
        kept, np.searchsorted(ids[0][kept], ids[1]), len(tally) + np.arange(len(anew))
    )
    return pd.concat([tally, anew]).iloc[order].reset_index(drop=True)


def _build(
    claims: pd.DataFrame, operation_ids: Collection[str], household_size: float | None
) -> pd.DataFrame:
    """Return the tally of some operations; the other claims are only told beside theirs."""
    told = (plain_values(claims[name]) for name in ("operation_id", "operation"))
    names = dict(zip(*told, strict=True))
    groups = weigh(claims, household_size)
    neighbors = Neighbors(groups, names)
    rows = [
        _make_row(operation_id, names[operation_id], metric, point, neighbors)
        for (operation_id, metric), members in groups.items()
        if operation_id in operation_ids
        for point in build_series(members, METRIC_BY_ID[metric].kind)
    ]
    return cast(TALLY, pd.DataFrame.from_records(rows, columns=[*_ROW]))


_ROW = (
    *("operation_id", "operation", "metric", "timing", "first_day", "day", "low", "value", "high"),
    *("qualifier", "unit", "is_derived", "is_overlapping", "household_size", "attributed_to"),
    *("publisher", "recommended_figure_ids", "triangulating_figure_ids", "alarms"),
    "calculation_logic",
)
"""What `_make_row` returns. Rows are tuples, since there may be a million of them."""


def _make_row(
    operation_id: str, operation: str, metric: str, point: Point, neighbors: Neighbors
) -> tuple[object, ...]:
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
        _join([part.source for part in parts]),
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
