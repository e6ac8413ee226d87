"""The tally: for each operation, metric and day one defensible number that counts nobody twice.

Claims of different sources are never added, nor a part to its whole, a fact to its repeat, or a
plan to what was done. How a day's number is chosen stands in `Claim.order`, how totals and new
counts are worked out of each other in `tidy/series.py`, and what raises an alarm in
`tidy/alarms.py`. Each row says in a sentence how its number was made.
"""

from collections.abc import Collection

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.derived import TALLY
from dashboard.tidy.neighbors import Neighbors
from dashboard.tidy.point import Point
from dashboard.tidy.series import build_series
from dashboard.tidy.tables import cast, make_frame
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
    touched = set(changed["operation_id"])
    # What changed may be told beside the totals of operations that did not change themselves.
    touched |= set(after.loc[is_told_beside(after, changed), "operation_id"])
    kept = tally[~tally["operation_id"].isin(touched)]
    mine = after["operation_id"].isin(touched)
    anew = _build(after[mine | is_told_beside(after, after[mine])], touched, household_size)
    # Rows of one operation are all in one of the two, and there in their order.
    both = pd.concat([kept, anew]).sort_values(TALLY.key[0], kind="stable")
    return cast(TALLY, both.reset_index(drop=True))


def _build(
    claims: pd.DataFrame, operation_ids: Collection[str], household_size: float | None
) -> pd.DataFrame:
    """Return the tally of some operations; the other claims are only told beside theirs."""
    names = dict(zip(claims["operation_id"], claims["operation"], strict=True))
    groups = weigh(claims, household_size)
    neighbors = Neighbors(groups, names)
    rows = [
        _make_row(operation_id, names[operation_id], metric, point)
        | {"calculation_logic": point.logic + neighbors.say(operation_id, metric, point)}
        for (operation_id, metric), members in groups.items()
        if operation_id in operation_ids
        for point in build_series(members, METRIC_BY_ID[metric].kind)
    ]
    return make_frame(TALLY, rows)


def _make_row(operation_id: str, operation: str, metric: str, point: Point) -> dict[str, object]:
    ids = [part.figure_id for part in point.parts]
    beside = [claim.figure_id for claim in point.beside]
    sources = dict.fromkeys(part.source for part in point.parts)
    publishers = dict.fromkeys(part.publisher for part in point.parts)
    return {
        "operation_id": operation_id,
        "operation": operation,
        "metric": metric,
        "timing": point.timing.value,
        "first_day": point.first_day,
        "day": point.day,
        "low": point.low,
        "value": point.value,
        "high": point.high,
        "qualifier": point.qualifier.value,
        "unit": METRIC_BY_ID[metric].unit.value,
        "is_derived": point.is_derived or any(part.groups for part in point.parts),
        "is_overlapping": point.is_overlapping,
        "household_size": next(filter(None, (part.household_size for part in point.parts)), None),
        "attributed_to": ", ".join(filter(None, sources)),
        "publisher": ", ".join(filter(None, publishers)),
        "recommended_figure_ids": SEPARATOR.join(ids if point.is_firm else ()),
        "triangulating_figure_ids": SEPARATOR.join(beside if point.is_firm else (*ids, *beside)),
        "alarms": SEPARATOR.join(sorted(point.alarms)),
    }
