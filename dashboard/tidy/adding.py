"""The sum of several operations' numbers, worked out over all rows of the tally at once."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.meanings import COUNTS, NOT_CONFIRMED, PLANNED, TOTAL
from dashboard.tidy.number import Headline, Number
from dashboard.tidy.rows import SEPARATOR, plain_values
from dashboard.tidy.terms import Alarm
from dashboard.tidy.texts import find_positions
from dashboard.tidy.totals import LOWER_BOUNDS, add_hedges, add_values
from dashboard.tidy.wording import say_number

_FACTS = ["high", "qualifier", "timing", "is_confidential"]


def sum_rows(rows: pd.DataFrame) -> Number:
    """Return what several operations' numbers come to; theirs are other people.

    Parameters
    ----------
    rows : pandas.DataFrame
        One row of the `tally` table or more, of one metric, one an operation, the largest first.
    """
    value, low, high, hedge = _add(rows)
    return Number(
        metric=rows["metric"].iloc[0],
        value=value,
        low=low,
        high=high,
        qualifier=hedge,
        day=rows["day"].max().date(),
        attributed_to=_join(rows["attributed_to"]),
        figure_ids=tuple(SEPARATOR.join(_made_of(rows)).split(SEPARATOR)),
    )


def add_rows(
    rows: pd.DataFrame,
    claims: pd.DataFrame,
    told: Sequence[Headline],
    unconfirmed: Mapping[str, str],
) -> Headline:
    """Return the sum of several operations' numbers, with all that is to be said of it.

    Parameters
    ----------
    rows : pandas.DataFrame
        As in `sum_rows`, two or more.
    claims : pandas.DataFrame
        The `claims` that they were built of.
    told : sequence of Headline
        The headlines of the first of them, whose reasons are told in full.
    unconfirmed : mapping of str to str
        Sentence on a later claim by sources of low reliability, by operation_id.
    """
    is_firm = _is_firm(rows)
    named = _look_up(rows, claims)
    number, first = sum_rows(rows), told[0]
    logic = " ".join(f"{part.operation}: {part.calculation_logic}" for part in told)
    more = f" And {len(rows) - len(told)} smaller ones." if len(rows) > len(told) else ""
    later = (unconfirmed[one] for one in rows["operation_id"] if one in unconfirmed)
    return Headline(
        metric=number.metric,
        value=number.value,
        low=number.low,
        high=number.high,
        qualifier=number.qualifier,
        day=number.day,
        attributed_to=number.attributed_to,
        figure_ids=number.figure_ids,
        label=first.label,
        timing=first.timing,
        publisher=_join(rows["publisher"]),
        is_derived=True,
        is_confirmed=bool(is_firm.all()),
        alarms=_join_alarms(rows["alarms"], has_firm=bool(is_firm.any())),
        calculation_logic=(
            f"The sum of {len(rows)} operations, each counted by itself. {logic}{more}"
        ),
        meaning=_say_meaning(rows, named[named["is_part"]]),
        is_open=_is_open(rows, named),
        doubt=_say_doubt(rows, is_firm),
        unconfirmed=" ".join(later),
        operation=f"{len(rows)} operations",
        operation_ids=tuple(rows["operation_id"]),
        not_added=" ".join(f"{one.operation}: {one.not_added}" for one in told if one.not_added),
        household_size=next(filter(None, plain_values(rows["household_size"])), None),
        is_confidential=bool(named["is_confidential"].any()),
    )


def _is_firm(rows: pd.DataFrame) -> np.ndarray:
    return (rows["recommended_figure_ids"] != "").to_numpy()


def _made_of(rows: pd.DataFrame) -> pd.Series:
    """Return the figures each number is made of, as one text a row."""
    return rows["recommended_figure_ids"].where(_is_firm(rows), rows["triangulating_figure_ids"])


def _add(rows: pd.DataFrame) -> tuple[int | None, int, int, Qualifier]:
    """Return value, bounds and hedge of a sum."""
    value = add_values(plain_values(rows["value"]))
    hedge = add_hedges(map(Qualifier, rows["qualifier"].unique()), has_value=value is not None)
    return value, int(rows["low"].sum()), int(rows["high"].sum()), hedge


def _look_up(rows: pd.DataFrame, claims: pd.DataFrame) -> pd.DataFrame:
    """Return the claims that some rows name, with the number of the ``row``.

    ``is_part`` tells those that its number is made of.
    """
    parts = [cell.split(SEPARATOR) for cell in _made_of(rows)]
    beside = rows["triangulating_figure_ids"].where(_is_firm(rows), "")
    others = [cell.split(SEPARATOR) for cell in beside]
    flat = [one for some in (*parts, *others) for one in some]
    places = [*range(len(rows))] * 2
    row = np.repeat(places, [len(some) for some in (*parts, *others)])
    is_part = np.arange(len(flat)) < sum(map(len, parts))
    found = find_positions(flat, claims["figure_id"])
    is_known = found >= 0
    facts = claims[_FACTS].iloc[found[is_known]]
    return facts.assign(row=row[is_known], is_part=is_part[is_known])


def _is_open(rows: pd.DataFrame, named: pd.DataFrame) -> bool:
    """Return whether the high end of one is only the least of what somebody says."""
    is_top = (named["high"].to_numpy() == rows["high"].to_numpy()[named["row"]]).astype(bool)
    if named.loc[is_top, "qualifier"].isin(LOWER_BOUNDS).any():
        return True
    # What is worked out of several claims may reach higher than any of them.
    is_higher = ~np.isin(np.arange(len(rows)), named.loc[is_top, "row"])
    return bool(rows.loc[is_higher, "qualifier"].isin(LOWER_BOUNDS).any())


def _say_meaning(rows: pd.DataFrame, parts: pd.DataFrame) -> str:
    """Return what the sum is: a total as soon as one of them is."""
    is_planned = (rows["timing"] == Timing.PLANNED).to_numpy()
    if is_planned.all():
        return PLANNED
    places = np.arange(len(rows))
    is_count = rows["is_derived"].to_numpy() & np.isin(places, parts["row"])
    is_count &= ~np.isin(places, parts.loc[parts["timing"] != Timing.NEW, "row"])
    return COUNTS if (is_planned | is_count).all() else TOTAL


def _say_doubt(rows: pd.DataFrame, is_firm: np.ndarray) -> str:
    if is_firm.all() or not is_firm.any():
        return "" if is_firm.all() else NOT_CONFIRMED
    return f"{say_number(*_add(rows[~is_firm]))} of it {NOT_CONFIRMED}"


def _join_alarms(cells: pd.Series, *, has_firm: bool) -> tuple[str, ...]:
    alarms = {alarm for cell in cells.unique() for alarm in cell.split(SEPARATOR)} - {""}
    if has_firm:
        # That nobody reliable speaks of it holds for those in doubt, and these are told.
        alarms.discard(Alarm.NO_RECOMMENDED)
    return tuple(sorted(alarms))


def _join(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(name for name in names if name))
