"""The words on screen for what the tables hold as keys; a key that has none is a failing test."""

from collections.abc import Mapping
from types import MappingProxyType

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import (
    DateAccuracy,
    LeftoverReason,
    MatchMethod,
    PlaceKind,
    PlaceRole,
    Qualifier,
    Reliability,
    Timing,
    Unit,
)
from dashboard.tidy.headline import Headline
from dashboard.tidy.terms import ReviewStatus
from dashboard.view.theme import format_bounds, format_number

QUALIFIERS: Mapping[str, str] = MappingProxyType(
    {
        Qualifier.EXACT: "",
        Qualifier.ABOUT: "about",
        Qualifier.MORE_THAN: "more than",
        Qualifier.AT_LEAST: "at least",
        Qualifier.NEARLY: "nearly",
        Qualifier.UP_TO: "up to",
        Qualifier.RANGE: "",
        Qualifier.VAGUE: "",
    }
)

TIMINGS: Mapping[str, str] = MappingProxyType(
    {
        Timing.NEW: "new that day",
        Timing.CUMULATIVE: "total so far",
        Timing.PLANNED: "planned",
    }
)

DATE_ACCURACIES: Mapping[str, str] = MappingProxyType(
    {
        DateAccuracy.DAY: "to the day",
        DateAccuracy.RANGE: "between two days",
        DateAccuracy.WEEK: "to the week",
        DateAccuracy.MONTH: "to the month",
        DateAccuracy.YEAR: "to the year",
    }
)

RELIABILITIES: Mapping[str, str] = MappingProxyType(
    {
        Reliability.HIGH: "high",
        Reliability.MEDIUM: "medium",
        Reliability.LOW: "low",
    }
)

ROLES: Mapping[str, str] = MappingProxyType(
    {
        PlaceRole.ORIGIN: "from",
        PlaceRole.DESTINATION: "to",
        PlaceRole.PLACE: "at",
        PlaceRole.VIA: "by way of",
    }
)

METHODS: Mapping[str, str] = MappingProxyType(
    {
        MatchMethod.EXACT: "same name",
        MatchMethod.ALIAS: "another spelling",
        MatchMethod.DERIVED: "part of a known place",
        MatchMethod.FUZZY: "similar name",
        MatchMethod.ONLINE: "online map",
        MatchMethod.CORRECTED: "set by a person",
        MatchMethod.UNRESOLVED: "not found",
        MatchMethod.UNASKED: "not found here, online map did not answer",
    }
)

PLACE_KINDS: Mapping[str, str] = MappingProxyType(
    {
        PlaceKind.COUNTRY: "country",
        PlaceKind.ADMIN1: "province",
        PlaceKind.ADMIN2: "district",
        PlaceKind.TOWN: "town",
        PlaceKind.NEIGHBOURHOOD: "neighborhood",
        PlaceKind.CAMP: "camp",
        PlaceKind.CROSSING: "crossing",
        PlaceKind.BORDER: "border",
        PlaceKind.CORRIDOR: "corridor",
        PlaceKind.SITE: "site",
        PlaceKind.WATER: "river or lake",
        PlaceKind.REGION: "area",
    }
)

REVIEW_STATUSES: Mapping[str, str] = MappingProxyType(
    {
        "": "not reviewed",
        ReviewStatus.ACCEPTED: "accepted",
        ReviewStatus.CORRECTED: "corrected",
        ReviewStatus.REJECTED: "rejected",
        ReviewStatus.DISPUTED: "in dispute",
        ReviewStatus.ADDED: "added by hand",
    }
)

HEDGES: Mapping[str, str] = MappingProxyType(
    dict(QUALIFIERS)
    | {
        Qualifier.EXACT: "as it stands",
        Qualifier.RANGE: "a range",
        Qualifier.VAGUE: "a vague word",
    }
)
"""Names of all hedges for a choice; beside a number, `QUALIFIERS` leaves the plain ones out."""

UNITS: Mapping[str, str] = MappingProxyType(
    {Unit.PERSON.value: "persons", Unit.HOUSEHOLD.value: "families"}
)
"""What people are counted as."""

REASONS: Mapping[str, str] = MappingProxyType(
    {
        LeftoverReason.AGE: "an age",
        LeftoverReason.YEAR: "a year",
        LeftoverReason.DATE: "a date",
        LeftoverReason.TIME: "a time of day",
        LeftoverReason.DURATION: "a length of time",
        LeftoverReason.MONEY: "an amount of money",
        LeftoverReason.DISTANCE: "a distance",
        LeftoverReason.MEASURE: "a weight or size",
        LeftoverReason.ORDINAL: "a place in an order",
        LeftoverReason.PHONE: "a phone number",
        LeftoverReason.SHARE: "a share",
        LeftoverReason.IDENTIFIER: "a name or number of something",
        LeftoverReason.DENIED: "denied in the text",
        LeftoverReason.HYPOTHETICAL: "only supposed",
        LeftoverReason.OTHER_COUNT: "counts something else",
        LeftoverReason.TOO_MANY: "not read: too many numbers at once, split the report",
        LeftoverReason.UNKNOWN: "not understood: please look",
    }
)

_RULES: Mapping[str, str] = MappingProxyType(
    {
        "verb": "its own verb",
        "elliptic": "its verb; who is meant stands elsewhere",
        "state": "a word that tells what became of them, such as “evacuees”",
        "vehicle": "vehicles that carry people",
        "riding": "the people aboard vehicles",
        "carried": "what the number before it is about",
        "part": "a share of the number before it",
        "included": "words such as “including”",
        "label": "the heading of its line or column",
        "topic": "what its report is about",
        "repeat": "the same number told again",
        "weighed": "the likeliest of several readings",
    }
)


def name_rule(rule: str) -> str:
    """Return what a figure's meaning was taken from, in words; another rule by its own name.

    Examples
    --------
    >>> name_rule("verb"), name_rule("added_by_hand")
    ('its own verb', 'added by hand')
    """
    return _RULES.get(rule, rule.replace("_", " "))


def name_metric(metric: str) -> str:
    """Return a metric's label with a capital, for a heading or a cell.

    Examples
    --------
    >>> name_metric("people_evacuated")
    'People evacuated'
    """
    row = METRIC_BY_ID.get(metric)
    return (row.label if row else metric.replace("_", " ")).capitalize()


def describe_amount(value: int | None, low: int, high: int, qualifier: str) -> str:
    """Return a number as a reader says it: with its hedge, or as the range it lies in.

    Parameters
    ----------
    value : int or None
        The number; None where only bounds are known.
    low, high : int
        The bounds, shown where there is no number.
    qualifier : str
        A `Qualifier`.

    Examples
    --------
    >>> describe_amount(1000, 1000, 1000, "more_than")
    'more than 1,000'
    >>> describe_amount(None, 20000, 99999, "vague")
    '20,000 to 99,999'
    """
    if value is None:
        return format_bounds(low, high)
    return f"{QUALIFIERS.get(qualifier, '')} {format_number(value)}".strip()


def describe_range(line: Headline) -> str:
    """Return the range of a counter's number, and whose claim an end of it is; empty for none.

    A range whose high end is the least that somebody says has no top, and says so.
    """
    is_told = line.value is None and not line.range_note
    if line.low == line.high or is_told:  # the number itself is the range
        return "Its high end may be more" if line.is_open and line.low < line.high else ""
    more = " or more" if line.is_open else ""
    note = f" ({line.range_note})" if line.range_note else ""
    return f"Range {format_bounds(line.low, line.high)}{more}{note}"
