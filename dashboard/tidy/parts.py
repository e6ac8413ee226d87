"""The numbers of operations that a counter's number is the sum of, one line each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.choosing import choose_rows, known_rows
from dashboard.tidy.counted import made_of
from dashboard.tidy.meanings import NOT_CONFIRMED
from dashboard.tidy.neighbors import without_neighbors
from dashboard.tidy.reasons import say_amount
from dashboard.tidy.rows import Row, plain_rows, plain_values, split_cell
from dashboard.tidy.selection import Selection
from dashboard.tidy.wording import PROGRAM, WORKED_OUT, capitalize, name_few

_TOLD = (
    *("operation_id", "operation", "timing", "low", "value", "high", "qualifier", "day"),
    *("is_derived", "household_size", "attributed_to", "publisher"),
    *("recommended_figure_ids", "triangulating_figure_ids", "calculation_logic", "alarms"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """The number of one operation.

    Attributes
    ----------
    operation_id, operation : str
        The operation and its name.
    amount : str
        Its number in words.
    source : str
        Who is credited, or who published it where nobody is.
    day : date
        The day it stands at.
    how : str
        Whether somebody states it, or what it is worked out of and by whom.
    figure_ids : tuple of str
        The figures it is made of.
    value : int or None
        The number; None where only its bounds are known.
    low, high : int
        Its range.
    qualifier : Qualifier
        Its hedge.
    logic : str
        All that is to be said of how it was made.
    alarms : tuple of str
        What needs a look, values of `Alarm`.
    """

    operation_id: str
    operation: str
    amount: str
    source: str
    day: date
    how: str
    figure_ids: tuple[str, ...]
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    logic: str
    alarms: tuple[str, ...] = ()


def list_parts(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    filters: Selection,
    most: int | None = None,
) -> tuple[Part, ...]:
    """Return what the number of a metric is the sum of, the largest first; none without a number.

    Parameters
    ----------
    tally, claims, metric
        As in `headline`, whose number they make up.
    filters : Selection
        What the claims were selected by: for their day and the size of households.
    most : int or None
        Only so many; None takes all.
    """
    as_of = filters.as_of
    mine, rows = known_rows(tally, claims, metric, as_of, filters.household_size)
    chosen, _ = choose_rows(metric, rows, mine, as_of)
    sizes = chosen["value"].fillna(chosen["low"]).to_numpy(dtype="float64")
    chosen = chosen.iloc[np.argsort(-sizes, kind="stable")]
    told = plain_rows(chosen.head(len(chosen) if most is None else most), _TOLD)
    ids = [made_of(row) for row in told]
    wanted = {one for some in ids for one in some}
    used = mine.loc[mine["figure_id"].isin(wanted), ["figure_id", "timing"]]
    timings = dict(zip(*(plain_values(used[name]) for name in used), strict=True))
    return tuple(_make(row, some, timings) for row, some in zip(told, ids, strict=True))


def _make(row: Row, ids: tuple[str, ...], timings: Mapping[str, str]) -> Part:
    return Part(
        operation_id=row["operation_id"],
        operation=row["operation"],
        amount=say_amount(row),
        source=name_few(row["attributed_to"] or row["publisher"]) or "source not named",
        day=row["day"],
        how=_say_how(row, [timings[one] for one in ids if one in timings]),
        figure_ids=ids,
        value=row["value"],
        low=row["low"],
        high=row["high"],
        qualifier=Qualifier(row["qualifier"]),
        logic=without_neighbors(row["calculation_logic"]),
        alarms=split_cell(row["alarms"]),
    )


def _say_how(row: Row, timings: Sequence[str]) -> str:
    """Return how a number was made, in a few words."""
    told = [capitalize(_say_making(row, timings))]
    if row["household_size"]:
        told.append(f"a family taken as {row['household_size']:g} persons")
    if not row["recommended_figure_ids"]:
        told.append(NOT_CONFIRMED)
    return "; ".join(told)


def _say_making(row: Row, timings: Sequence[str]) -> str:
    if row["timing"] == Timing.PLANNED:
        return "planned or expected"
    counts = sum(timing == Timing.NEW for timing in timings)
    if not row["is_derived"] or (row["household_size"] and not counts):
        return "stated"
    many = f"{counts} counts" if counts > 1 else "one count"
    if not counts:
        return f"added up by {PROGRAM} from different groups"
    if counts < len(timings):
        return f"{WORKED_OUT}: a total and {many} after it"
    if counts > 1:
        return f"added up by {PROGRAM} from {many}"
    return f"{many}; nobody states a total"
