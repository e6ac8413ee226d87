"""Every table, declared once as rows: the store, checks, downloads and their readme read it.

``SCHEMA_VERSION`` rises when a stored column is added, renamed or changes its meaning.
"""

from dataclasses import replace

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
from dashboard.tidy.declaration import Column, Table, Type, nullable, text, worked_out
from dashboard.tidy.derived import CHANGES, CLAIM_COLUMNS, FLOWS, OPERATIONS, POINTS, TALLY
from dashboard.tidy.terms import CorrectionState, Recommendation, ReviewStatus

SCHEMA_VERSION = 4

REPORTS = Table(
    "reports",
    "one row a report",
    ("report_id",),
    (
        text("report_id", "sha256 of the text with white space and Unicode form evened out"),
        text("title", "headline"),
        text("publisher", "who published it, not who is credited in it"),
        nullable(Column("published_date", Type.DATE, "day of publication")),
        text("url", "where it can be read"),
        text("language", "ISO 639-1 code"),
        nullable(Column("retrieved_at", Type.TIME, "when it was collected")),
        text("document_sha256", "checksum of the document it was read from"),
        # A path tells of the machine it is on; readers of a download have the url.
        replace(
            text("location", "file or URL it was collected from; a later text replaces it"),
            is_exported=False,
        ),
        text("licence", "licence of the text, where known"),
        Column("is_confidential", Type.BOOLEAN, "never leaves in a download"),
        # Whole texts are their publishers'; a download quotes the sentences that bear a figure.
        replace(text("text", "the text that figures point into"), is_exported=False),
    ),
    indexes=("location", "published_date"),
)

FIGURES = Table(
    "figures",
    "one row a mention of a number",
    ("figure_id",),
    (
        text("figure_id", "id, the same when the report is read again"),
        text("report_id", "the report it stands in"),
        Column(
            "metric",
            Type.TEXT,
            "what is counted and what happened",
            allowed=tuple(metric.id for metric in METRICS),
        ),
        nullable(Column("value", Type.INTEGER, "number as stated; empty for a vague one")),
        Column("low", Type.INTEGER, "least the words allow"),
        Column("high", Type.INTEGER, "most the words allow"),
        text("qualifier", "how the text hedges the number", Qualifier),
        text("unit", "what one of the counted is", Unit),
        text("population", "who, in the text's noun"),
        text("timing", "new, cumulative or planned", Timing),
        nullable(Column("start_date", Type.DATE, "first day the figure speaks of")),
        nullable(Column("end_date", Type.DATE, "last day the figure speaks of")),
        nullable(text("date_accuracy", "how closely the text dates it", DateAccuracy)),
        text("date_phrase", "the words that date it"),
        Column(
            "course_days",
            Type.INTEGER,
            "days the text counts from a start it does not name, else 0",
            "days",
        ),
        text("origin", "where they were moved from, as in the text"),
        text("destination", "where they were moved to, as in the text"),
        text("place", "where it happened, when neither origin nor destination is named"),
        Column("is_place_carried", Type.BOOLEAN, "place taken from a sentence before"),
        text("attributed_to", "who is credited with the statement"),
        text("fact_id", "shared by the mentions of one fact in one report"),
        text("subset_of", "figure_id of the whole it is a part of"),
        Column(
            "start", Type.INTEGER, "where the evidence starts in the report's text", "characters"
        ),
        Column("end", Type.INTEGER, "where the evidence ends", "characters"),
        text("evidence", "the words that bear the number"),
        text("sentence", "the sentence they stand in"),
        text("rule", "the rule that made the figure"),
        worked_out(text("operation_id", "the evacuation it belongs to, or was moved to")),
        worked_out(
            Column(
                "recommendation",
                Type.TEXT,
                "pinned or excluded by a person; empty where the rule decides",
                allowed=("", *Recommendation),
            )
        ),
        worked_out(
            Column(
                "review_status",
                Type.TEXT,
                "what became of it under review; empty where nobody has looked at it",
                allowed=("", *ReviewStatus),
            )
        ),
        worked_out(
            text("read_as", "what stood in its corrected columns before, as JSON by column")
        ),
    ),
    indexes=("report_id",),
)

LEFTOVERS = Table(
    "leftovers",
    "one row a number that became no figure",
    ("report_id", "start"),
    (
        text("report_id", "the report it stands in"),
        Column("start", Type.INTEGER, "where it starts in the report's text", "characters"),
        Column("end", Type.INTEGER, "where it ends", "characters"),
        text("text", "the number's words"),
        text("reason", "why it is no figure; unknown asks for a look", LeftoverReason),
        text("sentence", "the sentence it stands in"),
    ),
)

PLACES = Table(
    "places",
    "one row a place that a report names",
    ("place_id",),
    (
        text("place_id", "key, with the gazetteer it comes from"),
        text("name", "usual English name"),
        text("name_ar", "Arabic name"),
        text("aliases", "other names, parted by |"),
        text("kind", "what sort of thing it is", PlaceKind),
        text("country", "ISO 3166-1 alpha-2 code"),
        text("admin1", "first administrative division"),
        text(
            "admin1_code",
            "its ISO 3166-2 code, or GeoNames code where ISO has none; of a region made of several,"
            " theirs, parted by |; no p-code",
        ),
        text("admin2", "second administrative division"),
        text("admin2_code", "its GeoNames code; no p-code"),
        text("parent_id", "the place it is a part of"),
        text("code", "GeoNames id, or the code of a division or country"),
        Column("lat", Type.NUMBER, "latitude, WGS 84", "degrees"),
        Column("lon", Type.NUMBER, "longitude, WGS 84", "degrees"),
        Column("precision_km", Type.NUMBER, "radius within which what is meant lies", "kilometres"),
        text("accuracy", "administrative level down to which it is known", PlaceAccuracy),
        text("source", "where the row comes from"),
        text("licence", "licence of the row"),
    ),
)

PLACE_MENTIONS = Table(
    "place_mentions",
    "one row a report, name and role",
    ("report_id", "name", "role"),
    (
        text("report_id", "the report that names it"),
        text("name", "as in the text"),
        text("role", "what the place is to the event", PlaceRole),
        Column("start", Type.INTEGER, "where the first such mention starts", "characters"),
        Column("end", Type.INTEGER, "where it ends", "characters"),
        text("place_id", "the place it was resolved to; empty where nobody knows the name"),
        text("method", "how it was matched", MatchMethod),
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
        text("corrected_by", "who"),
        text("table_name", "the table it changes"),
        text("row_id", "key of the row it changes, its parts joined by |"),
        text("column_name", "the column it changes"),
        nullable(text("old_value", "what stood there")),
        nullable(text("new_value", "what stands there now")),
        text("reason", "why"),
        text("deed", "what it changed, in words, as things were called when it was made"),
        worked_out(text("state", "what became of it when the tables were read", CorrectionState)),
        worked_out(nullable(text("found_value", "what it found in place of its old value"))),
        worked_out(
            text("former_row_id", "key of that row before its report's text was edited, if it was")
        ),
    ),
)

SUCCESSORS = Table(
    "successors",
    "one row a report or figure that corrections may name and that is gone by an edit of the text",
    ("former_id",),
    (
        text("former_id", "the report_id or figure_id as it was"),
        text("former_report_id", "the report it was, or stood in"),
        text("present_id", "the report_id or figure_id that stands for it now"),
        Column("start", Type.INTEGER, "where that figure's words start now", "characters"),
        Column("end", Type.INTEGER, "where they end", "characters"),
        Column(
            "is_same_number",
            Type.BOOLEAN,
            "metric and number were not edited; of a report: its text is alike",
        ),
    ),
    indexes=("former_report_id", "present_id"),
)
"""What the store needs to know for a person's changes to follow a text; no table for readers."""

LEFT_LOCATIONS = Table(
    "left_locations",
    "one row a file or URL at which a report was met before it was met elsewhere",
    ("location",),
    (
        text("location", "the file or URL"),
        text("report_id", "the report, or the one that its text was edited into"),
    ),
    indexes=("report_id",),
)
"""What the store needs to know of copies of a text; no table for readers."""

STORED: tuple[Table, ...] = (REPORTS, FIGURES, LEFTOVERS, PLACES, PLACE_MENTIONS, CORRECTIONS)
"""The tables that are kept; the others are worked out of them."""

CLAIMS = Table(
    "claims",
    "one row a figure, with its report, source, places and operation",
    ("figure_id",),
    (*FIGURES.columns, *CLAIM_COLUMNS),
)

TABLES: tuple[Table, ...] = (*STORED, CLAIMS, OPERATIONS, TALLY, CHANGES, FLOWS, POINTS)
TABLE_BY_NAME: dict[str, Table] = {table.name: table for table in TABLES}
