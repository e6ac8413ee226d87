"""The one number a counter shows, with its range, its source and how it was made."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy.tally import SEPARATOR, build_tally
from dashboard.tidy.wording import say_day, say_number


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
    parts = [
        part
        for _, of_operation in rows.groupby("operation_id")
        if (part := _of_operation(metric, of_operation)) is not None
    ]
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else _sum(parts)


def _of_operation(metric: str, rows: pd.DataFrame) -> Headline | None:
    """Return the headline of one operation's rows, sorted by day."""
    done = rows[rows["timing"] == Timing.CUMULATIVE]
    if done.empty and METRIC_BY_ID[metric].kind is Kind.STOCK:
        done = rows[rows["timing"] == Timing.PLANNED]
    if done.empty:
        return None
    done = done.sort_values("day")
    firm = done[done["recommended_figure_ids"] != ""]
    row = (done if firm.empty else firm).iloc[-1].to_dict()
    later = done[done["day"] > row["day"]]
    told = [] if later.empty else [f"Not confirmed: {later.iloc[-1]['calculation_logic']}"]
    notes = [str(row["calculation_logic"]), *_notes(row, rows, is_firm=not firm.empty), *told]
    ids = row["recommended_figure_ids"] or row["triangulating_figure_ids"]
    return Headline(
        metric=metric,
        label=METRIC_BY_ID[metric].label,
        value=None if pd.isna(row["value"]) else int(row["value"]),
        low=int(row["low"]),
        high=int(row["high"]),
        qualifier=Qualifier(row["qualifier"]),
        timing=Timing(row["timing"]),
        day=row["day"].date(),
        attributed_to=row["attributed_to"],
        publisher=row["publisher"],
        is_derived=bool(row["is_derived"]),
        is_confirmed=not firm.empty,
        figure_ids=tuple(ids.split(SEPARATOR)),
        alarms=tuple(filter(None, row["alarms"].split(SEPARATOR))),
        calculation_logic=" ".join(notes),
        unconfirmed=" ".join(told),
        operation=row["operation"],
    )


def _notes(row: Mapping[Hashable, Any], rows: pd.DataFrame, *, is_firm: bool) -> Iterator[str]:
    """Yield why this day was taken, and what was counted after it and is not in it."""
    if row["timing"] == Timing.PLANNED:
        yield "Nobody says yet how many there are; it is the latest plan or expectation."
    elif is_firm:
        yield "It is the latest day for which a source of at least medium reliability has a total."
    else:
        yield "Only sources of low reliability speak of it."
    since = rows[(rows["timing"] == Timing.NEW) & (rows["day"] > row["day"]) & ~rows["is_derived"]]
    if not since.empty:
        counts = "; ".join(
            f"{_say(count)} on {say_day(count['day'])} ({count['attributed_to']})"
            for count in since.sort_values("day").to_dict("records")
        )
        yield f"Not added, since other sources counted them: {counts}."


def _say(row: Mapping[Hashable, Any]) -> str:
    value = None if pd.isna(row["value"]) else int(row["value"])
    return say_number(value, int(row["low"]), int(row["high"]), Qualifier(row["qualifier"]))


def _sum(parts: Sequence[Headline]) -> Headline:
    """Return the sum of several operations' headlines; theirs are other people."""
    values = [part.value for part in parts]
    hedges = {part.qualifier for part in parts}
    told = " ".join(f"{part.operation}: {part.calculation_logic}" for part in parts)
    return Headline(
        metric=parts[0].metric,
        label=parts[0].label,
        value=None if None in values else sum(value for value in values if value is not None),
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
