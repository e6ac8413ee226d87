"""The one number a counter shows, with its range, its source and how it was made."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy.tally import SEPARATOR, build_tally
from dashboard.tidy.totals import add_values
from dashboard.tidy.wording import say_day, say_number

Row = Mapping[Hashable, Any]
_MOST = 20
"""Operations whose reasons a sum tells in full; more than that nobody reads."""


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
    figure_ids : tuple of str
        The figures it is made of.
    alarms : tuple of str
        What needs a look, values of `Alarm`.
    calculation_logic : str
        How it was made, in plain sentences.
    unconfirmed : str
        A later claim that only sources of low reliability make, in a sentence; else empty.
    operation : str
        Name of the evacuation; of several, how many they are.
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


def headline(
    tally: pd.DataFrame, claims: pd.DataFrame, metric: str, as_of: date | None = None
) -> Headline | None:
    """Return the recommended number of a metric as of a day.

    Parameters
    ----------
    tally : pandas.DataFrame
        The `tally` table of the claims.
    claims : pandas.DataFrame
        The `claims` it was built of, as the filters let them through.
    metric : str
        Id of the metric.
    as_of : date or None
        Only what was known on that day; None takes all.

    Returns
    -------
    Headline or None
        Over all operations in the tally: of one, its number; of several, their sum. None when no
        claim says that anything of the metric was done.

    Notes
    -----
    The latest total counts whose day a source of at least medium reliability speaks of; a later
    one by sources of low reliability alone is told in ``unconfirmed``. A day for which a person
    pinned a figure counts as well. Of a stock that is only planned or expected, that is shown.
    """
    if as_of and (claims["published_date"] > pd.Timestamp(as_of)).any():
        known = claims[claims["published_date"] <= pd.Timestamp(as_of)]
        tally = build_tally(known[known["metric"] == metric])
    rows = tally[tally["metric"] == metric]
    if as_of:
        rows = rows[rows["day"] <= pd.Timestamp(as_of)]
    parts = _parts(metric, rows.sort_values(["operation_id", "day"]))
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else _sum(parts)


def _parts(metric: str, rows: pd.DataFrame) -> list[Headline]:
    """Return the headline of each operation."""
    is_done = rows["timing"] == Timing.CUMULATIVE
    if METRIC_BY_ID[metric].kind is Kind.STOCK:
        has_level = is_done.groupby(rows["operation_id"]).transform("any")
        is_done |= ~has_level & (rows["timing"] == Timing.PLANNED)
    done = rows[is_done]
    is_firm = done["recommended_figure_ids"] != ""
    has_firm = is_firm.groupby(done["operation_id"]).transform("any")
    chosen = done[is_firm | ~has_firm].drop_duplicates("operation_id", keep="last")
    until = chosen.set_index("operation_id")["day"]
    # Not `map`: that fails on an empty series of days.
    later = rows[rows["day"] > until.reindex(rows["operation_id"]).set_axis(rows.index)]
    later_totals = _by_operation(later[later.index.isin(done.index)])
    later_counts = _by_operation(later[(later["timing"] == Timing.NEW) & ~later["is_derived"]])
    return [
        _of_operation(
            row,
            later_totals.get(row["operation_id"], []),
            later_counts.get(row["operation_id"], []),
        )
        for row in chosen.to_dict("records")
    ]


def _by_operation(rows: pd.DataFrame) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows.to_dict("records"):
        found.setdefault(row["operation_id"], []).append(row)
    return found


def _of_operation(row: Row, later_totals: Sequence[Row], later_counts: Sequence[Row]) -> Headline:
    """Return the headline of one operation, of its chosen row and the rows of later days."""
    is_confirmed = bool(row["recommended_figure_ids"])
    unconfirmed = f"Not confirmed: {later_totals[-1]['calculation_logic']}" if later_totals else ""
    notes = [row["calculation_logic"], _say_why(row), _say_counts(later_counts), unconfirmed]
    ids = row["recommended_figure_ids"] or row["triangulating_figure_ids"]
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
        is_confirmed=is_confirmed,
        figure_ids=tuple(ids.split(SEPARATOR)),
        alarms=tuple(filter(None, row["alarms"].split(SEPARATOR))),
        calculation_logic=" ".join(note for note in notes if note),
        unconfirmed=unconfirmed,
        operation=row["operation"],
    )


def _say_why(row: Row) -> str:
    if row["timing"] == Timing.PLANNED:
        return "Nobody says yet how many there are; it is the latest plan or expectation."
    if row["recommended_figure_ids"]:
        return "It is the latest day for which a source of at least medium reliability has a total."
    return "Only sources of low reliability speak of it."


def _say_counts(counts: Sequence[Row]) -> str:
    """Return the sentence on new counts of later days, which no total holds yet."""
    if not counts:
        return ""
    told = "; ".join(
        f"{_say(count)} on {say_day(count['day'])} ({count['attributed_to']})" for count in counts
    )
    return f"Not added, since other sources counted them: {told}."


def _say(row: Row) -> str:
    value: int | None = None if pd.isna(row["value"]) else int(row["value"])
    return say_number(value, int(row["low"]), int(row["high"]), Qualifier(row["qualifier"]))


def _sum(parts: Sequence[Headline]) -> Headline:
    """Return the sum of several operations' headlines; theirs are other people."""
    hedges = {part.qualifier for part in parts}
    largest = sorted(parts, key=lambda part: -part.low)
    told = " ".join(f"{part.operation}: {part.calculation_logic}" for part in largest[:_MOST])
    if len(parts) > _MOST:
        told += f" And {len(parts) - _MOST} smaller ones."
    return Headline(
        metric=parts[0].metric,
        label=parts[0].label,
        value=add_values(part.value for part in parts),
        low=sum(part.low for part in parts),
        high=sum(part.high for part in parts),
        qualifier=hedges.pop() if len(hedges) == 1 else Qualifier.ABOUT,
        timing=max((part.timing for part in parts), key=list(Timing).index),
        day=max(part.day for part in parts),
        attributed_to=_join(part.attributed_to for part in parts),
        publisher=_join(part.publisher for part in parts),
        is_derived=True,
        is_confirmed=all(part.is_confirmed for part in parts),
        figure_ids=tuple(one for part in parts for one in part.figure_ids),
        alarms=tuple(sorted({alarm for part in parts for alarm in part.alarms})),
        calculation_logic=f"The sum of {len(parts)} operations. {told}",
        unconfirmed=" ".join(part.unconfirmed for part in parts if part.unconfirmed),
        operation=f"{len(parts)} operations",
    )


def _join(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(name for name in names if name))
