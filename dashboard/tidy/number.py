"""The number that a counter shows, and how two of them differ."""

from dataclasses import dataclass
from datetime import date

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing


@dataclass(frozen=True, slots=True)
class Number:
    """What a metric comes to.

    Attributes
    ----------
    metric : str
        Its id.
    value : int or None
        The number; None where it is only known within `low` and `high`.
    low, high : int
        The range that the claims of its day span.
    qualifier : Qualifier
        How the number is hedged.
    day : date
        Day the number stands at; of several operations, the last of theirs.
    attributed_to : str
        Who is credited; of several, joined by a comma.
    figure_ids : tuple of str
        The figures it is made of.
    """

    metric: str
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    day: date
    attributed_to: str
    figure_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Headline(Number):
    """The recommended number of one metric, with all that is to be said of it.

    Attributes
    ----------
    label : str
        The metric in words for the screen.
    timing : Timing
        Cumulative total, or planned where nothing else is known of a stock.
    publisher : str
        Who published it; of several, joined by a comma.
    is_derived : bool
        Whether it is worked out of several claims, not stated as it stands.
    is_confirmed : bool
        Whether a source of at least medium reliability stands behind it.
    alarms : tuple of str
        What needs a look, values of `Alarm`.
    calculation_logic : str
        How it was made, in plain sentences.
    meaning : str
        What the number is: "total so far", "planned", or the counts that it was added up of, where
        nobody states a total.
    is_open : bool
        Whether `high` is only the least of what somebody says: the number may be any larger one.
    range_note : str
        Whose claim of an earlier day an end of the range of one operation is; else empty.
    doubt : str
        How much of it no source of at least medium reliability stands behind, in words; empty
        where one stands behind all.
    unconfirmed : str
        A later claim that only sources of low reliability make, in a sentence; else empty.
    operation : str
        Name of the evacuation; of several, how many they are.
    operation_ids : tuple of str
        The operations whose figures are in it.
    not_added : str
        What a reader may look for in the number and why it is not there, in sentences that are in
        `calculation_logic` as well; else empty.
    left_out : tuple of str
        The last sentences of `not_added`: on whole operations, figures without a day and families.
    undated_figure_ids : tuple of str
        Figures that are left out since neither their text nor their report gives a day.
    household_size : float or None
        Persons a household was taken for, where counts of households are in the number.
    is_confidential : bool
        Whether the number or its range rests on a confidential report. It may be shown on screen
        and must not leave; downloads are built without such reports.
    """

    label: str
    timing: Timing
    publisher: str
    is_derived: bool
    is_confirmed: bool
    alarms: tuple[str, ...]
    calculation_logic: str
    meaning: str = ""
    is_open: bool = False
    range_note: str = ""
    doubt: str = ""
    unconfirmed: str = ""
    operation: str = ""
    operation_ids: tuple[str, ...] = ()
    not_added: str = ""
    left_out: tuple[str, ...] = ()
    undated_figure_ids: tuple[str, ...] = ()
    household_size: float | None = None
    is_confidential: bool = False


def name_differences(before: Number | None, after: Number | None) -> tuple[str, ...]:
    """Return which of number, hedge, range and source are others; "number" where one is missing."""
    if before is None or after is None:
        return () if before is after else ("number",)
    pairs = {
        "number": (before.value, after.value),
        "hedge": (before.qualifier, after.qualifier),
        "range": ((before.low, before.high), (after.low, after.high)),
        "source": (before.attributed_to, after.attributed_to),
    }
    return tuple(word for word, (one, other) in pairs.items() if one != other)


def is_fall(before: Number | None, after: Number | None) -> bool:
    """Return whether a total went down, which that of a flow cannot."""
    if before is None or after is None or METRIC_BY_ID[after.metric].kind is Kind.STOCK:
        return False
    return after.high < before.low
