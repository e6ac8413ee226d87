"""A figure with its evidence, and a number that became no figure, with the reason."""

from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from dashboard.base.place import PlaceMention
from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import DateAccuracy, LeftoverReason, Timing, Unit


def make_figure_id(report_id: str, metric: str, start: int, end: int) -> str:
    """Return the id of the figure that stands there: the same when the report is read again.

    Examples
    --------
    >>> make_figure_id("r", "buses", 10, 18) == make_figure_id("r", "buses", 10, 18)
    True
    """
    digest = sha256(f"{report_id}|{metric}|{start}|{end}".encode()).hexdigest()
    return f"f{digest[:15]}"  # a letter first: no spreadsheet takes it for a number


@dataclass(frozen=True, slots=True)
class Figure:
    """One mention of a number of people, households or vehicles in a report.

    Attributes
    ----------
    figure_id : str
        See `make_figure_id`.
    report_id : str
        The report it stands in.
    metric : str
        Key of the metric table.
    quantity : Quantity
        The number, its bounds and its hedge.
    unit : Unit
        What one of the counted is.
    population : str
        Who, in the text's noun ("civilians"), or empty.
    timing : Timing
        New, cumulative or planned.
    start, end : int
        Half-open offsets of the evidence: ``report.text[start:end] == evidence``.
    evidence : str
        The words that bear the number.
    sentence : str
        The sentence they stand in.
    rule : str
        Name of the rule that made it.
    start_date, end_date : date or None
        What the text says of when, resolved; a side it leaves open is None.
    date_accuracy : DateAccuracy or None
        None where the text gives no date, or only a relative one in a report without a date.
    date_phrase : str
        The words that give the date, or empty.
    course_days : int
        Days that the text counts from a start it does not name ("in two days"), else 0.
    origin, destination, place : str
        Names as in the text, without preposition; `place` only when there is neither of the others.
    is_place_carried : bool
        Whether a place is taken from a sentence before, since this one names none.
    attributed_to : str
        The organization or person credited with the statement, or empty.
    fact_id : str
        Shared by the mentions of one fact in one report.
    subset_of : str
        figure_id of the whole it is a part of, or empty.
    """

    figure_id: str
    report_id: str
    metric: str
    quantity: Quantity
    unit: Unit
    population: str
    timing: Timing
    start: int
    end: int
    evidence: str
    sentence: str
    rule: str
    start_date: date | None = None
    end_date: date | None = None
    date_accuracy: DateAccuracy | None = None
    date_phrase: str = ""
    course_days: int = 0
    origin: str = ""
    destination: str = ""
    place: str = ""
    is_place_carried: bool = False
    attributed_to: str = ""
    fact_id: str = ""
    subset_of: str = ""


@dataclass(frozen=True, slots=True)
class Leftover:
    """A number in a report that became no figure.

    Attributes
    ----------
    report_id : str
        The report it stands in.
    start, end : int
        Half-open offsets of the number in the report's text.
    text : str
        The number's words.
    reason : LeftoverReason
        Why it is none; ``unknown`` asks a person to look.
    sentence : str
        The sentence it stands in.
    """

    report_id: str
    start: int
    end: int
    text: str
    reason: LeftoverReason
    sentence: str


@dataclass(frozen=True, slots=True)
class Extraction:
    """All that was read out of one report, in the order of the text."""

    figures: tuple[Figure, ...] = ()
    leftovers: tuple[Leftover, ...] = ()
    mentions: tuple[PlaceMention, ...] = ()
