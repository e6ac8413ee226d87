"""Every table, declared once as rows: the store, checks, downloads and their readme read it.

``SCHEMA_VERSION`` rises when a column is added, renamed or changes its meaning.
"""

from dataclasses import dataclass
from enum import StrEnum

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import (
    DateAccuracy,
    LeftoverReason,
    MatchMethod,
    PlaceAccuracy,
    PlaceKind,
    PlaceRole,
    Qualifier,
    Timing,
    Unit,
)

SCHEMA_VERSION = 1


class Type(StrEnum):
    """Column types, independent of pandas and SQL."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    DATE = "date"
    TIME = "time"
    BOOLEAN = "boolean"


@dataclass(frozen=True, slots=True)
class Column:
    """One column.

    Attributes
    ----------
    name : str
        As the frames, the store and the exports call it.
    type : Type
        What it holds. Dates are ISO days, times are UTC.
    meaning : str
        One line, printed in the exports' readme.
    unit : str
        Unit of a number, or empty.
    is_nullable : bool
        Whether it may be empty. An empty text is "", not null.
    allowed : tuple of str
        The only values it may hold; any where the tuple is empty.
    """

    name: str
    type: Type
    meaning: str
    unit: str = ""
    is_nullable: bool = False
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """One table: its grain is what one row is, its key names the columns no two rows share."""

    name: str
    grain: str
    key: tuple[str, ...]
    columns: tuple[Column, ...]


def _text(name: str, meaning: str, allowed: type[StrEnum] | None = None) -> Column:
    values = tuple(member.value for member in allowed) if allowed else ()
    return Column(name, Type.TEXT, meaning, allowed=values)


def _nullable(column: Column) -> Column:
    return Column(
        column.name,
        column.type,
        column.meaning,
        column.unit,
        is_nullable=True,
        allowed=column.allowed,
    )


REPORTS = Table(
    "reports",
    "one row a report",
    ("report_id",),
    (
        _text("report_id", "sha256 of the text with white space and Unicode form evened out"),
        _text("title", "headline"),
        _text("publisher", "who published it, not who is credited in it"),
        _nullable(Column("published_date", Type.DATE, "day of publication")),
        _text("url", "where it can be read"),
        _text("language", "ISO 639-1 code"),
        _nullable(Column("retrieved_at", Type.TIME, "when it was collected")),
        _text("document_sha256", "checksum of the document it was read from"),
        _text("location", "file or URL it was collected from; a later text from there replaces it"),
        _text("licence", "licence of the text, where known"),
        Column("is_confidential", Type.BOOLEAN, "never leaves in a download"),
        _text("text", "the text that figures point into"),
    ),
)

FIGURES = Table(
    "figures",
    "one row a mention of a number",
    ("figure_id",),
    (
        _text("figure_id", "id, the same when the report is read again"),
        _text("report_id", "the report it stands in"),
        Column(
            "metric",
            Type.TEXT,
            "what is counted and what happened",
            allowed=tuple(metric.id for metric in METRICS),
        ),
        _nullable(Column("value", Type.INTEGER, "number as stated; empty for a vague one")),
        Column("low", Type.INTEGER, "least the words allow"),
        Column("high", Type.INTEGER, "most the words allow"),
        _text("qualifier", "how the text hedges the number", Qualifier),
        _text("unit", "what one of the counted is", Unit),
        _text("population", "who, in the text's noun"),
        _text("timing", "new, cumulative or planned", Timing),
        _nullable(Column("start_date", Type.DATE, "first day the figure speaks of")),
        _nullable(Column("end_date", Type.DATE, "last day the figure speaks of")),
        _nullable(_text("date_accuracy", "how closely the text dates it", DateAccuracy)),
        _text("date_phrase", "the words that date it"),
        _text("origin", "where they were moved from, as in the text"),
        _text("destination", "where they were moved to, as in the text"),
        _text("place", "where it happened, when neither origin nor destination is named"),
        Column("is_place_carried", Type.BOOLEAN, "place taken from a sentence before"),
        _text("attributed_to", "who is credited with the statement"),
        _text("fact_id", "shared by the mentions of one fact in one report"),
        _text("subset_of", "figure_id of the whole it is a part of"),
        Column(
            "start", Type.INTEGER, "where the evidence starts in the report's text", "characters"
        ),
        Column("end", Type.INTEGER, "where the evidence ends", "characters"),
        _text("evidence", "the words that bear the number"),
        _text("sentence", "the sentence they stand in"),
        _text("rule", "the rule that made the figure"),
    ),
)

LEFTOVERS = Table(
    "leftovers",
    "one row a number that became no figure",
    ("report_id", "start"),
    (
        _text("report_id", "the report it stands in"),
        Column("start", Type.INTEGER, "where it starts in the report's text", "characters"),
        Column("end", Type.INTEGER, "where it ends", "characters"),
        _text("text", "the number's words"),
        _text("reason", "why it is no figure; unknown asks for a look", LeftoverReason),
        _text("sentence", "the sentence it stands in"),
    ),
)

PLACES = Table(
    "places",
    "one row a place that a report names",
    ("place_id",),
    (
        _text("place_id", "key, with the gazetteer it comes from"),
        _text("name", "usual English name"),
        _text("name_ar", "Arabic name"),
        _text("aliases", "other names, parted by |"),
        _text("kind", "what sort of thing it is", PlaceKind),
        _text("country", "ISO 3166-1 alpha-2 code"),
        _text("admin1", "first administrative division"),
        _text("admin2", "second administrative division"),
        _text("parent_id", "the place it is a part of"),
        _text("code", "p-code or GeoNames id"),
        Column("lat", Type.NUMBER, "latitude, WGS 84", "degrees"),
        Column("lon", Type.NUMBER, "longitude, WGS 84", "degrees"),
        Column("precision_km", Type.NUMBER, "radius within which what is meant lies", "kilometres"),
        _text("accuracy", "administrative level down to which it is known", PlaceAccuracy),
        _text("source", "where the row comes from"),
        _text("licence", "licence of the row"),
    ),
)

PLACE_MENTIONS = Table(
    "place_mentions",
    "one row a report, name and role",
    ("report_id", "name", "role"),
    (
        _text("report_id", "the report that names it"),
        _text("name", "as in the text"),
        _text("role", "what the place is to the event", PlaceRole),
        Column("start", Type.INTEGER, "where the first such mention starts", "characters"),
        Column("end", Type.INTEGER, "where it ends", "characters"),
        _text("place_id", "the place it was resolved to; empty where nobody knows the name"),
        _text("method", "how it was matched", MatchMethod),
        Column("score", Type.NUMBER, "how sure the match is, 0 to 1", "share"),
    ),
)

CORRECTIONS = Table(
    "corrections",
    "one row a change made by a person, applied on top of the extraction",
    ("correction_id",),
    (
        Column("correction_id", Type.INTEGER, "key, rising"),
        Column("corrected_at", Type.TIME, "when"),
        _text("corrected_by", "who"),
        _text("table_name", "the table it changes"),
        _text("row_id", "key of the row it changes"),
        _text("column_name", "the column it changes"),
        _nullable(_text("old_value", "what stood there")),
        _nullable(_text("new_value", "what stands there now")),
        _text("reason", "why"),
    ),
)

STORED: tuple[Table, ...] = (REPORTS, FIGURES, LEFTOVERS, PLACES, PLACE_MENTIONS, CORRECTIONS)
"""The tables that are kept; the others are worked out of them."""

OPERATIONS = Table(
    "operations",
    "one row an evacuation: figures of one origin area without a gap of over 14 days",
    ("operation_id",),
    (
        _text("operation_id", "key, of the area and the first day"),
        _text("name", 'area and month, such as "Eastern Aleppo, Dec 2016"'),
        _text("origin_place_id", "the place most of its figures start from"),
        _nullable(Column("start_date", Type.DATE, "first day its figures speak of")),
        _nullable(Column("end_date", Type.DATE, "last day its figures speak of")),
        Column("figure_count", Type.INTEGER, "figures in it"),
        Column("report_count", Type.INTEGER, "reports they stand in"),
    ),
)

TALLY = Table(
    "tally",
    "one row an operation, metric, timing and day that a claim speaks of",
    ("operation_id", "metric", "timing", "day"),
    (
        _text("operation_id", "the evacuation"),
        _text("metric", "what is counted"),
        _text("timing", "cumulative total, that day's new count, or what is planned", Timing),
        Column("day", Type.DATE, "day the total stands at"),
        Column("low", Type.INTEGER, "least that the claims of that day allow"),
        _nullable(Column("value", Type.INTEGER, "recommended number; empty for a vague one")),
        Column("high", Type.INTEGER, "most that the claims of that day allow"),
        _text("unit", "what one of the counted is", Unit),
        Column("is_derived", Type.BOOLEAN, "worked out of other claims, not stated as it stands"),
        _text("attributed_to", "source of the recommended claim"),
        _text("recommended_figure_ids", "figures the number is made of, parted by |"),
        _text("triangulating_figure_ids", "figures of the same day set beside it, parted by |"),
        _text("alarms", "what needs a look, parted by |"),
        _text("calculation_logic", "how the number was made, in a sentence"),
    ),
)

TABLES: tuple[Table, ...] = (*STORED, OPERATIONS, TALLY)
TABLE_BY_NAME: dict[str, Table] = {table.name: table for table in TABLES}
