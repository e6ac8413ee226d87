"""Declarations of the tables that are worked out of the stored ones, see `tidy/schema.py`."""

from dashboard.base.vocabulary import PlaceRole, Qualifier, Reliability, Timing, Unit
from dashboard.tidy.declaration import Column, Table, Type, nullable, text
from dashboard.tidy.terms import Alarm, Change

CLAIM_COLUMNS: tuple[Column, ...] = (
    nullable(Column("published_date", Type.DATE, "day of publication of its report")),
    text("publisher", "who published its report"),
    text("title", "headline of its report"),
    text("url", "where its report can be read"),
    text("language", "language of its report, ISO 639-1"),
    Column("is_confidential", Type.BOOLEAN, "its report never leaves in a download"),
    text("operation", "name of the evacuation it belongs to"),
    text(
        "wider_operation_ids",
        "evacuations of wider areas around it at that time, the narrowest first, parted by |",
    ),
    text("source", "who is credited, or else the publisher: one name for all it is named by"),
    text("said_by", "short name of that source as its own text has it"),
    text("reliability", "how far that source is trusted", Reliability),
    text("means", "by what they traveled, where that tells them from others of the report"),
    text("state", "state that tells of those whom it evacuated from another; empty of others"),
    nullable(Column("first_day", Type.DATE, "first day the tally takes it to speak of")),
    nullable(Column("day", Type.DATE, "last day the tally takes it to speak of, and puts it on")),
    text("origin_place_id", "place of the origin; empty where not known"),
    text("origin_name", "usual name of the origin, or its name in the text"),
    text("destination_place_id", "place of the destination; empty where not known"),
    text("destination_name", "usual name of the destination, or its name in the text"),
    nullable(
        Column("distance_km", Type.NUMBER, "straight line from origin to destination", "kilometres")
    ),
    text("place_place_id", "place where it happened; empty where not known"),
    text("place_name", "usual name of that place, or its name in the text"),
    text("whole_metric", "metric of the whole it is a part of; empty where it is none"),
    Column("is_part", Type.BOOLEAN, "that whole is of its operation, metric and sense"),
    nullable(Column("whole_high", Type.INTEGER, "most that the words of that whole allow")),
)
"""What the `claims` table has beside the columns of `figures`."""

OPERATIONS = Table(
    "operations",
    "one row an evacuation: figures of one origin area without a gap of over 14 days",
    ("operation_id",),
    (
        text("operation_id", "key, of the area and the first day"),
        text("name", 'area and month, such as "Eastern Aleppo, Dec 2016"'),
        text("origin_place_id", "the place most of its figures start from"),
        nullable(Column("start_date", Type.DATE, "first day its figures speak of")),
        nullable(Column("end_date", Type.DATE, "last day its figures speak of")),
        Column("figure_count", Type.INTEGER, "figures in it"),
        Column("report_count", Type.INTEGER, "reports they stand in"),
    ),
)

TALLY = Table(
    "tally",
    "one row an operation, metric, timing and day that a claim speaks of",
    ("operation_id", "metric", "timing", "day"),
    (
        text("operation_id", "the evacuation"),
        text("operation", "name of the evacuation"),
        text("metric", "what is counted"),
        text("timing", "cumulative total, that day's new count, or what is planned", Timing),
        Column("first_day", Type.DATE, "first day a new count speaks of; of others, the day"),
        Column("day", Type.DATE, "day the total stands at, or the last day of a new count"),
        Column("low", Type.INTEGER, "least that the claims of that day allow"),
        nullable(Column("value", Type.INTEGER, "recommended number; empty for a vague one")),
        Column("high", Type.INTEGER, "most that the claims of that day allow"),
        text("qualifier", "how the number is hedged", Qualifier),
        text("unit", "what one of the counted is", Unit),
        Column("is_derived", Type.BOOLEAN, "worked out of other claims, not stated as it stands"),
        Column(
            "is_overlapping",
            Type.BOOLEAN,
            "shares days with another row of its series, to which it must not be added",
        ),
        nullable(
            Column(
                "household_size", Type.NUMBER, "what a household was taken for, if any", "persons"
            )
        ),
        text("attributed_to", "source of the recommended claim"),
        text("publisher", "who published it"),
        text("recommended_figure_ids", "figures the number is made of, parted by |"),
        text("triangulating_figure_ids", "figures of the same day set beside it, parted by |"),
        text("alarms", f"what needs a look, parted by |: {', '.join(Alarm)}"),
        text("calculation_logic", "how the number was made, in a sentence"),
    ),
)

CHANGES = Table(
    "changes",
    "one row an operation, metric, timing and day whose number is another one as of a later day",
    ("operation_id", "metric", "timing", "day"),
    (
        text("operation_id", "the evacuation"),
        text("operation", "name of the evacuation"),
        text("metric", "what is counted"),
        text("timing", "the series", Timing),
        Column("day", Type.DATE, "day the number stands at"),
        text("change", "whether the number is new, another one, or no longer there", Change),
        nullable(Column("low_before", Type.INTEGER, "least, as known before; empty for nothing")),
        nullable(Column("value_before", Type.INTEGER, "number as known before")),
        nullable(Column("high_before", Type.INTEGER, "most, as known before")),
        text("qualifier_before", "hedge as known before; empty for nothing"),
        nullable(Column("low_after", Type.INTEGER, "least, as known since; empty for nothing")),
        nullable(Column("value_after", Type.INTEGER, "number as known since")),
        nullable(Column("high_after", Type.INTEGER, "most, as known since")),
        text("qualifier_after", "hedge as known since; empty for nothing"),
        text("differs", "which of number, hedge and range are others, parted by |"),
        text("alarms", "what needs a look at the number as known since, parted by |"),
        text("calculation_logic", "how the number is made since; of a withdrawn one, how it was"),
        text("figure_ids", "figures published in between that changed it, parted by |"),
        text("report_ids", "the reports they stand in, parted by |"),
        text("publishers", "who published these, parted by |"),
    ),
)

FLOWS = Table(
    "flows",
    "one row an operation, pair of origin and destination, and metric",
    ("operation_id", "origin_place_id", "destination_place_id", "metric"),
    (
        text("operation_id", "the evacuation"),
        text("operation", "name of the evacuation"),
        text("metric", "what is counted"),
        text("origin_place_id", "place of the origin"),
        text("origin", "name of the origin"),
        Column("origin_lat", Type.NUMBER, "latitude of the origin, WGS 84", "degrees"),
        Column("origin_lon", Type.NUMBER, "longitude of the origin, WGS 84", "degrees"),
        Column("origin_precision_km", Type.NUMBER, "radius it lies within", "kilometres"),
        text("destination_place_id", "place of the destination"),
        text("destination", "name of the destination"),
        Column("destination_lat", Type.NUMBER, "latitude of the destination, WGS 84", "degrees"),
        Column("destination_lon", Type.NUMBER, "longitude of the destination, WGS 84", "degrees"),
        Column("destination_precision_km", Type.NUMBER, "radius it lies within", "kilometres"),
        Column("distance_km", Type.NUMBER, "straight line from the one to the other", "kilometres"),
        Column("low", Type.INTEGER, "least that the claims allow"),
        nullable(Column("value", Type.INTEGER, "recommended number; empty for a vague one")),
        Column("high", Type.INTEGER, "most that the claims allow"),
        Column("is_planned", Type.BOOLEAN, "no claim says yet that they moved"),
        text("figure_ids", "figures that name the pair, parted by |"),
        text("sources", "who is credited with them, parted by |"),
        Column("start_date", Type.DATE, "first day they speak of"),
        Column("end_date", Type.DATE, "last day they speak of"),
    ),
)

POINTS = Table(
    "points",
    "one row a place and what it is to the figures",
    ("place_id", "role"),
    (
        text("place_id", "the place"),
        text("name", "its usual name"),
        text("kind", "what sort of thing it is"),
        text("role", "what it is to the event", PlaceRole),
        Column("lat", Type.NUMBER, "latitude, WGS 84", "degrees"),
        Column("lon", Type.NUMBER, "longitude, WGS 84", "degrees"),
        Column("precision_km", Type.NUMBER, "radius within which what is meant lies", "kilometres"),
        Column("figure_count", Type.INTEGER, "figures that name it"),
        text("sources", "who is credited with them, parted by |"),
    ),
)
