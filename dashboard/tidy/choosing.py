"""Which rows of the tally make up the number of a metric, one an operation."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.counted import claims_on
from dashboard.tidy.nesting import Wider, read_wider
from dashboard.tidy.operations import NOWHERE
from dashboard.tidy.reasons import say_amount
from dashboard.tidy.regrouping import GAP
from dashboard.tidy.rows import SEPARATOR, plain_rows
from dashboard.tidy.selection import are_told_late, known_dates
from dashboard.tidy.summing import Choice, Summand, choose_summands, say_history, say_past
from dashboard.tidy.tally import build_tally
from dashboard.tidy.texts import find_positions, is_among

_TOLD = (
    *("operation_id", "operation", "timing", "low", "value", "high", "qualifier", "day"),
    *("recommended_figure_ids", "attributed_to"),
)


def known_rows(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    as_of: date | None = None,
    household_size: float | None = None,
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Return what of the claims a metric's number may hold, and the rows on it of their tally.

    Parameters
    ----------
    tally, claims, metric, as_of, household_size
        As in `headline`.
    """
    mine = claims_on(claims, metric)
    if as_of and (known_dates(mine) > pd.Timestamp(as_of)).any():
        mine = mine[known_dates(mine) <= pd.Timestamp(as_of)]
        tally = build_tally(mine, household_size)
    return mine, rows_until(tally, metric, as_of)


def rows_until(tally: pd.DataFrame, metric: str, as_of: date | None) -> pd.DataFrame:
    """Return the rows of a tally on a metric that speak of no day after one."""
    is_counted = tally["metric"] == metric
    if as_of:
        is_counted &= tally["day"] <= pd.Timestamp(as_of)
    return tally if is_counted.all() else tally[is_counted]


def choose_rows(
    metric: str, rows: pd.DataFrame, claims: pd.DataFrame, as_of: date | None = None
) -> tuple[pd.DataFrame, Choice]:
    """Return the rows that make up a number, the largest first, and what is not added and why.

    Parameters
    ----------
    metric : str
        Id of the metric.
    rows : pandas.DataFrame
        Its rows of the `tally` table, in the order of that.
    claims : pandas.DataFrame
        The `claims` that they were built of.
    as_of : date or None
        The day that plans must not be past on; None takes the last that the rows speak of.

    Notes
    -----
    A plan is past when its operation is closed: when the rows say nothing of that for longer than
    an operation may pause. Each plan of an open one stands for it. What reports only look back on,
    over a year later, is not added to what is reported.
    """
    codes, _ = pd.factorize(rows["operation_id"])
    places = _find_last(metric, rows, codes)
    days = _find_days(rows, codes)[codes[places]]
    last, days, past = _part_past(rows.iloc[places], days, as_of)
    last, days, history = _part_history(last, days, claims)
    past += history
    wider_of = read_wider(claims)
    is_open = _find_open(last, days, wider_of)
    if not is_open.any():
        return _order(last), Choice(frozenset(), past)
    may_fall = METRIC_BY_ID[metric].kind is Kind.STOCK
    counted = _find_counted(last[is_open], claims) if wider_of else {}
    summands = _summands(last[is_open], days[is_open], counted)
    choice = choose_summands(summands, wider_of, may_fall=may_fall)
    is_chosen = ~is_open | last["operation_id"].isin(choice.operation_ids).to_numpy()
    return _order(last[is_chosen]), replace(choice, notes=(*choice.notes, *past))


def _part_past(
    last: pd.DataFrame, days: np.ndarray, as_of: date | None
) -> tuple[pd.DataFrame, np.ndarray, tuple[str, ...]]:
    """Return the rows and their days without plans that are past, and the sentence on these."""
    is_plan = (last["timing"] == Timing.PLANNED).to_numpy()
    if not is_plan.any():
        return last, days, ()
    limit = find_limit(as_of or days[:, 1].max().item())
    is_past = is_plan & (days[:, 1] < np.datetime64(limit))
    if not is_past.any():
        return last, days, ()
    past = say_past(_summands(last[is_past], days[is_past], {}), limit)
    return last[~is_past], days[~is_past], (past,)


def _part_history(
    last: pd.DataFrame, days: np.ndarray, claims: pd.DataFrame
) -> tuple[pd.DataFrame, np.ndarray, tuple[str, ...]]:
    """Return the rows and their days without what is told as history, and the sentence on that.

    Where all is history, as in an archive, it is what the reader asks for.
    """
    is_told_late = are_told_late(claims)
    if not is_told_late.any():
        return last, days, ()
    told_early = claims["operation_id"][~is_told_late]
    is_history = ~is_among(last["operation_id"], told_early)
    if is_history.all() or not is_history.any():
        return last, days, ()
    told = say_history(_summands(last[is_history], days[is_history], {}))
    return last[~is_history], days[~is_history], (told,)


def find_limit(as_of: date) -> date:
    """Return the day since when something must be said of an operation that is open on a day."""
    # The calendar has a first day.
    return date.fromordinal(max(1, as_of.toordinal() - GAP.days))


def _order(rows: pd.DataFrame) -> pd.DataFrame:
    # The rows are in the order of their operations.
    return rows.iloc[np.argsort(-rows["low"].to_numpy(), kind="stable")]


def _find_last(metric: str, rows: pd.DataFrame, codes: np.ndarray) -> np.ndarray:
    """Return the place of the last row of each operation that its number may be."""
    count = codes.max(initial=-1) + 1
    timing = rows["timing"]
    is_done = (timing == Timing.CUMULATIVE).to_numpy()
    if METRIC_BY_ID[metric].kind is Kind.STOCK:
        has_level = np.isin(codes, codes[is_done])
        is_done = is_done | (~has_level & (timing == Timing.PLANNED).to_numpy())
    is_firm = (rows["recommended_figure_ids"] != "").to_numpy()
    has_firm = np.isin(codes, codes[is_done & is_firm])
    places = np.flatnonzero(is_done & (is_firm | ~has_firm))
    last = np.full(count, -1)
    # Days rise within an operation, so the last one stays.
    np.maximum.at(last, codes[places], places)
    return last[last >= 0]


def _find_days(rows: pd.DataFrame, codes: np.ndarray) -> np.ndarray:
    """Return the first and the last day that the rows of each operation speak of, a pair each."""
    first, last = (rows[name].to_numpy().astype("datetime64[D]") for name in ("first_day", "day"))
    found = np.empty((codes.max(initial=-1) + 1, 2), dtype="datetime64[D]")
    found[codes] = np.column_stack([first, last])
    np.minimum.at(found[:, 0], codes, first)
    np.maximum.at(found[:, 1], codes, last)
    return found


def _find_open(last: pd.DataFrame, days: np.ndarray, wider: Wider) -> np.ndarray:
    """Return which rows `choose_summands` has to be asked about: the others are added anyhow.

    Those are plans, operations without a place, and areas around others with these. Beside them
    stands one operation that was done, and for each without a place one that is near in time, since
    the answer depends on whether there is any.
    """
    ids = last["operation_id"]
    is_plan = (last["timing"] == Timing.PLANNED).to_numpy()
    is_lost = ids.str.startswith(f"{NOWHERE}@").to_numpy(dtype=bool)
    is_open: np.ndarray = is_plan | is_lost
    if wider:
        around = {one for others in wider.values() for one in others}
        is_open = is_open | ids.isin({*wider, *around}).to_numpy()
    if not is_open.any():
        return is_open
    is_placed = ~is_plan & ~is_lost
    is_witness = np.zeros(len(last), dtype=bool)
    is_witness[np.flatnonzero(~is_plan)[:1]] = True
    first, end, gap = days[:, 0], days[:, 1], np.timedelta64(GAP)
    for place in np.flatnonzero(is_lost & ~is_plan):
        is_near = (first[place] - gap <= end) & (first - gap <= end[place])
        is_witness[np.flatnonzero(is_near & is_placed)[:1]] = True
    return is_open | is_witness


def _find_counted(last: pd.DataFrame, claims: pd.DataFrame) -> dict[str, tuple[date, date]]:
    """Return by operation the days of the new counts that make up all of its number."""
    names = last["recommended_figure_ids"].str.split(SEPARATOR)
    parts = pd.Series(names.to_numpy(), last["operation_id"]).explode()
    places = find_positions(parts.tolist(), claims["figure_id"])
    told = claims[["timing", "first_day", "day"]].iloc[places[places >= 0]]
    grouped = told.groupby(parts.index[places >= 0])
    found = {}
    for operation_id, rows in grouped:
        if (rows["timing"] == Timing.NEW).all():
            found[str(operation_id)] = rows["first_day"].min().date(), rows["day"].max().date()
    return found


def _summands(
    last: pd.DataFrame, days: np.ndarray, counted: Mapping[str, tuple[date, date]]
) -> list[Summand]:
    return [
        Summand(
            operation_id=row["operation_id"],
            told=f"{say_amount(row)} ({row['operation']})",
            size=row["low"] if row["value"] is None else row["value"],
            low=row["low"],
            high=row["high"],
            is_planned=row["timing"] == Timing.PLANNED,
            is_firm=row["recommended_figure_ids"] != "",
            stands_at=row["day"],
            first_day=first_day,
            day=day,
            source=row["attributed_to"],
            counted=counted.get(row["operation_id"]),
        )
        for row, (first_day, day) in zip(plain_rows(last, _TOLD), days.tolist(), strict=True)
    ]
