"""The tally: for each operation, metric and day one defensible number that counts nobody twice.

Claims of different sources are never added, nor a part to its whole, a fact to its repeat, or a
plan to what was done. How a day's number is chosen stands in `Claim.order`, how totals and new
counts are worked out of each other in `tidy/series.py`, and what raises an alarm in
`tidy/alarms.py`. Each row says in a sentence how its number was made.
"""

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.derived import TALLY
from dashboard.tidy.point import Point
from dashboard.tidy.series import build_series
from dashboard.tidy.tables import cast, make_frame
from dashboard.tidy.weighing import WEIGHED, weigh

SEPARATOR = "|"
"""Parts the ids and alarms within a cell."""


def build_tally(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the tally of the claims.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through. Excluded ones, and
        those without a day, are left out of account.

    Returns
    -------
    pandas.DataFrame
        The `tally` table, see `tidy/schema.py`, sorted by its key. Of a stock, the rows with
        timing "cumulative" are the level on their day.
    """
    names = dict(zip(claims["operation_id"], claims["operation"], strict=True))
    rows = [
        _make_row(operation_id, names[operation_id], metric, point)
        for (operation_id, metric), members in weigh(claims).items()
        for point in build_series(members, METRIC_BY_ID[metric].kind)
    ]
    return make_frame(TALLY, rows)


def update_tally(tally: pd.DataFrame, before: pd.DataFrame, after: pd.DataFrame) -> pd.DataFrame:
    """Return the tally of the claims as they are now, working out anew only what changed.

    Parameters
    ----------
    tally : pandas.DataFrame
        The tally of `before`.
    before, after : pandas.DataFrame
        The `claims` then and now.

    Returns
    -------
    pandas.DataFrame
        The same as ``build_tally(after)``.
    """
    touched = _touched_operations(before, after)
    kept = tally[~tally["operation_id"].isin(touched)]
    anew = build_tally(after[after["operation_id"].isin(touched)])
    both = pd.concat([kept, anew]).sort_values(list(TALLY.key))
    return cast(TALLY, both.reset_index(drop=True))


def _touched_operations(before: pd.DataFrame, after: pd.DataFrame) -> set[str]:
    """Return the operations whose claims are not the same in both."""
    rows = pd.concat(
        pd.DataFrame(
            {
                "operation_id": claims["operation_id"],
                "row": pd.util.hash_pandas_object(claims[["operation", *WEIGHED]], index=False),
            }
        )
        for claims in (before, after)
    )
    # figure_ids make every row its own, so one that is in both cancels itself out.
    return set(rows.loc[~rows["row"].duplicated(keep=False), "operation_id"])


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
        "day": point.day,
        "low": point.low,
        "value": point.value,
        "high": point.high,
        "qualifier": point.qualifier.value,
        "unit": METRIC_BY_ID[metric].unit.value,
        "is_derived": point.is_derived,
        "attributed_to": ", ".join(filter(None, sources)),
        "publisher": ", ".join(filter(None, publishers)),
        "recommended_figure_ids": SEPARATOR.join(ids if point.is_firm else ()),
        "triangulating_figure_ids": SEPARATOR.join(beside if point.is_firm else (*ids, *beside)),
        "alarms": SEPARATOR.join(sorted(point.alarms)),
        "calculation_logic": point.logic,
    }
