"""The one number a counter shows, with its range, its source and how it was made."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy.counted import claims_on
from dashboard.tidy.neighbors import without_neighbors
from dashboard.tidy.reasons import Row, say_amount, say_later, say_missing, say_why
from dashboard.tidy.summing import Choice, Summand, choose_summands
from dashboard.tidy.tally import SEPARATOR, build_tally
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.totals import add_values

_MOST = 20
"""Operations whose reasons a sum tells in full; more than that nobody reads."""
_TOLD = ["operation_id", "operation", "timing", "low", "value", "high", "qualifier"]


@dataclass(frozen=True, slots=True)
class Headline:
    """The recommended number of one metric.

    Attributes
    ----------
    metric, label : str
        Id of the metric, and its words for the screen.
    value : int or None
        The number; None where it is only known within `low` and `high`.
    low, high : int
        The range that the claims of its day span.
    qualifier : Qualifier
        How the number is hedged.
    timing : Timing
        Cumulative total, or planned where nothing else is known of a stock.
    day : date
        Day the number stands at; of several operations, the last of theirs.
    attributed_to, publisher : str
        Who is credited and who published it; of several, joined by a comma.
    is_derived : bool
        Whether it is worked out of several claims, not stated as it stands.
    is_confirmed : bool
        Whether a source of at least medium reliability stands behind it.
    figure_ids, alarms : tuple of str
        The figures it is made of, and what needs a look, values of `Alarm`.
    calculation_logic : str
        How it was made, in plain sentences.
    unconfirmed : str
        A later claim that only sources of low reliability make, in a sentence; else empty.
    operation : str
        Name of the evacuation; of several, how many they are.
    operation_ids : tuple of str
        The operations whose figures are in it.
    not_added : str
        What a reader may look for in the number and why it is not there, in sentences that are in
        `calculation_logic` as well; else empty.
    undated_figure_ids : tuple of str
        Figures that are left out since neither their text nor their report gives a day.
    household_size : float or None
        Persons a household was taken for, where counts of households are in the number.
    is_confidential : bool
        Whether the number or its range rests on a confidential report. It may be shown on screen
        and must not leave; downloads are built without such reports.
    """

    metric: str
    label: str
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    timing: Timing
    day: date
    attributed_to: str
    publisher: str
    is_derived: bool
    is_confirmed: bool
    figure_ids: tuple[str, ...]
    alarms: tuple[str, ...]
    calculation_logic: str
    unconfirmed: str = ""
    operation: str = ""
    operation_ids: tuple[str, ...] = ()
    not_added: str = ""
    undated_figure_ids: tuple[str, ...] = ()
    household_size: float | None = None
    is_confidential: bool = False


def headline(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    as_of: date | None = None,
    household_size: float | None = None,
) -> Headline | None:
    """Return the recommended number of a metric as of a day.

    Parameters
    ----------
    tally : pandas.DataFrame
        The `tally` table of the claims, of that `household_size`.
    claims : pandas.DataFrame
        The `claims` it was built of, as the filters let them through.
    metric : str
        Id of the metric.
    as_of : date or None
        Only what was known on that day; None takes all.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    Headline or None
        Over all operations in the tally: of one, its number; of several, the sum of those that
        cannot be of the same people, see `choose_summands`. None when no claim says that anything
        of the metric was done; `find_undated` tells of those that say no day.

    Notes
    -----
    The latest total counts whose day a source of at least medium reliability speaks of; a later
    one by sources of low reliability alone is told in ``unconfirmed``. A day for which a person
    pinned a figure counts as well. Of a stock that is only planned or expected, that is shown.
    """
    mine = claims_on(claims, metric)
    undated = find_undated(mine, metric)
    if as_of and (mine["published_date"] > pd.Timestamp(as_of)).any():
        mine = mine[mine["published_date"] <= pd.Timestamp(as_of)]
        tally = build_tally(mine, household_size)
    rows = tally[tally["metric"] == metric]
    if as_of:
        rows = rows[rows["day"] <= pd.Timestamp(as_of)]
    chosen, choice = _choose(metric, rows.sort_values(["operation_id", "day"]), mine)
    if not chosen:
        return None
    parts = _parts(chosen, rows, mine)
    whole = parts[0] if len(parts) == 1 else _sum(parts)
    notes = [*choice.notes, *say_missing(mine, metric, undated, household_size)]
    return replace(
        whole,
        calculation_logic=" ".join([whole.calculation_logic, *notes]),
        not_added=" ".join(filter(None, [whole.not_added, *notes])),
        undated_figure_ids=undated,
    )


def find_undated(claims: pd.DataFrame, metric: str) -> tuple[str, ...]:
    """Return the figures of a metric that no number holds, since nobody can tell their day.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it. `select` leaves undated reports out as soon as a day is
        chosen, so these are to be looked for without one.
    metric : str
        Id of the metric.

    Returns
    -------
    tuple of str
        Their figure_ids, sorted; excluded ones are not among them.
    """
    is_undated = (
        (claims["metric"] == metric)
        & claims["day"].isna()
        & (claims["recommendation"] != Recommendation.EXCLUDED)
    )
    return tuple(sorted(claims.loc[is_undated, "figure_id"]))


def _choose(metric: str, rows: pd.DataFrame, claims: pd.DataFrame) -> tuple[list[Row], Choice]:
    """Return the rows of the tally that make up the number, one an operation, the largest first."""
    is_done = rows["timing"] == Timing.CUMULATIVE
    if METRIC_BY_ID[metric].kind is Kind.STOCK:
        has_level = is_done.groupby(rows["operation_id"]).transform("any")
        is_done |= ~has_level & (rows["timing"] == Timing.PLANNED)
    done = rows[is_done]
    is_firm = done["recommended_figure_ids"] != ""
    has_firm = is_firm.groupby(done["operation_id"]).transform("any")
    last = done[is_firm | ~has_firm].drop_duplicates("operation_id", keep="last")
    first_days = rows.groupby("operation_id")["first_day"].min().dt.date.to_dict()
    days = rows.groupby("operation_id")["day"].max().dt.date.to_dict()
    summands = [
        Summand(
            operation_id=row["operation_id"],
            told=f"{say_amount(row)} ({row['operation']})",
            size=int(row["low"] if pd.isna(row["value"]) else row["value"]),
            is_planned=row["timing"] == Timing.PLANNED,
            first_day=first_days[row["operation_id"]],
            day=days[row["operation_id"]],
        )
        for row in last[_TOLD].to_dict("records")
    ]
    wider = claims.drop_duplicates("operation_id").set_index("operation_id")["wider_operation_id"]
    choice = choose_summands(summands, dict(zip(wider.index, wider, strict=True)))
    ordered = last[last["operation_id"].isin(choice.operation_ids)]
    ordered = ordered.sort_values(["low", "operation_id"], ascending=[False, True])
    if len(ordered) > 1:
        # Each other operation is in the sum.
        logic = ordered["calculation_logic"].map(without_neighbors)
        ordered = ordered.assign(calculation_logic=logic)
    return [*ordered.to_dict("records")], choice


def _parts(chosen: Sequence[Row], rows: pd.DataFrame, claims: pd.DataFrame) -> list[Headline]:
    """Return the headline of each operation."""
    until = pd.Series({row["operation_id"]: row["day"] for row in chosen}, dtype="datetime64[us]")
    totals = rows[(rows["timing"] == Timing.CUMULATIVE) & rows["operation_id"].isin(until.index)]
    # Not `map`: that fails on an empty series of days.
    later = totals[totals["day"] > until.reindex(totals["operation_id"]).set_axis(totals.index)]
    told = later["calculation_logic"].map(without_neighbors)
    unconfirmed = dict(zip(later["operation_id"], told, strict=True))
    not_added = say_later(chosen[:_MOST], claims, SEPARATOR)
    secret = frozenset(claims.loc[claims["is_confidential"], "figure_id"])
    return [
        _of_operation(
            row,
            not_added.get(row["operation_id"], ""),
            unconfirmed.get(row["operation_id"], ""),
            secret,
        )
        for row in chosen
    ]


def _of_operation(row: Row, not_added: str, later: str, secret: frozenset[str]) -> Headline:
    """Return the headline of one operation, of its chosen row."""
    unconfirmed = f"Not confirmed: {later}" if later else ""
    ids = _ids(row["recommended_figure_ids"] or row["triangulating_figure_ids"])
    is_confidential = not secret.isdisjoint((*ids, *_ids(row["triangulating_figure_ids"])))
    kept_in = "It rests on a confidential report and must not leave." if is_confidential else ""
    notes = [row["calculation_logic"], say_why(row), not_added, unconfirmed, kept_in]
    return Headline(
        metric=row["metric"],
        label=METRIC_BY_ID[row["metric"]].label,
        value=None if pd.isna(row["value"]) else int(row["value"]),
        low=int(row["low"]),
        high=int(row["high"]),
        qualifier=Qualifier(row["qualifier"]),
        timing=Timing(row["timing"]),
        day=row["day"].date(),
        attributed_to=row["attributed_to"],
        publisher=row["publisher"],
        is_derived=bool(row["is_derived"]),
        is_confirmed=bool(row["recommended_figure_ids"]),
        figure_ids=ids,
        alarms=_ids(row["alarms"]),
        calculation_logic=" ".join(note for note in notes if note),
        unconfirmed=unconfirmed,
        operation=row["operation"],
        operation_ids=(row["operation_id"],),
        not_added=not_added,
        household_size=None if pd.isna(row["household_size"]) else float(row["household_size"]),
        is_confidential=is_confidential,
    )


def _ids(cell: str) -> tuple[str, ...]:
    return tuple(filter(None, cell.split(SEPARATOR)))


def _sum(parts: Sequence[Headline]) -> Headline:
    """Return the sum of several operations' headlines; theirs are other people."""
    hedges = {part.qualifier for part in parts}
    told = " ".join(f"{part.operation}: {part.calculation_logic}" for part in parts[:_MOST])
    if len(parts) > _MOST:
        told += f" And {len(parts) - _MOST} smaller ones."
    return Headline(
        metric=parts[0].metric,
        label=parts[0].label,
        value=add_values(part.value for part in parts),
        low=sum(part.low for part in parts),
        high=sum(part.high for part in parts),
        qualifier=hedges.pop() if len(hedges) == 1 else Qualifier.ABOUT,
        timing=parts[0].timing,
        day=max(part.day for part in parts),
        attributed_to=_join(part.attributed_to for part in parts),
        publisher=_join(part.publisher for part in parts),
        is_derived=True,
        is_confirmed=all(part.is_confirmed for part in parts),
        figure_ids=tuple(one for part in parts for one in part.figure_ids),
        alarms=tuple(sorted({alarm for part in parts for alarm in part.alarms})),
        calculation_logic=f"The sum of {len(parts)} operations, each counted by itself. {told}",
        unconfirmed=" ".join(part.unconfirmed for part in parts if part.unconfirmed),
        operation=f"{len(parts)} operations",
        operation_ids=tuple(one for part in parts for one in part.operation_ids),
        not_added=" ".join(f"{one.operation}: {one.not_added}" for one in parts if one.not_added),
        household_size=next(filter(None, (part.household_size for part in parts)), None),
        is_confidential=any(part.is_confidential for part in parts),
    )


def _join(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(name for name in names if name))
