"""Reports, figures and places to rows of the stored tables."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

from dashboard.base.figure import Extraction, Figure
from dashboard.base.place import Place, Resolution
from dashboard.base.report import Report
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind
from dashboard.tidy.corrections import Correction
from dashboard.tidy.declaration import Table
from dashboard.tidy.schema import FIGURES, LEFTOVERS, PLACE_MENTIONS, PLACES, REPORTS, STORED
from dashboard.tidy.tables import Tables, make_frame

Row = dict[str, object]
Entry = tuple[Report, Extraction, Sequence[Resolution]]
"""One report with what was read out of it and what its names were resolved to."""

# PostgreSQL takes no NUL, and no database a half of a surrogate pair. One character stands for
# one, so that offsets still hold.
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


def figure_row(figure: Figure) -> Row:
    """Return a figure as a row of the `figures` table: its stored columns."""
    row: Row = {field.name: getattr(figure, field.name) for field in fields(figure)}
    del row["quantity"]
    row |= {field.name: getattr(figure.quantity, field.name) for field in fields(figure.quantity)}
    return {
        column.name: _storable(row[column.name]) for column in FIGURES.columns if column.is_stored
    }


def build_rows(
    report: Report, extraction: Extraction, resolutions: Sequence[Resolution]
) -> Mapping[str, list[Row]]:
    """Return the rows of one report.

    Parameters
    ----------
    report : Report
        The report.
    extraction : Extraction
        What was read out of it.
    resolutions : sequence of Resolution
        What its names were resolved to, matched by name; a name without one stays unresolved.

    Returns
    -------
    mapping of str to list of dict
        By table name. Mentions of one name in one role, and leftovers that start at one
        character, are one row.
    """
    found = {resolution.name: resolution for resolution in resolutions}
    rows: dict[str, list[Row]] = {table.name: [] for table in STORED}
    rows[REPORTS.name] = [_attributes(REPORTS, report)]
    rows[FIGURES.name] = [figure_row(figure) for figure in extraction.figures]
    rows[LEFTOVERS.name] = [_attributes(LEFTOVERS, leftover) for leftover in extraction.leftovers]
    for mention in sorted(extraction.mentions, key=lambda one: one.start):
        nowhere = Resolution(mention.name, None, MatchMethod.UNRESOLVED, 0.0)
        resolution = found.get(mention.name, nowhere)
        rows[PLACE_MENTIONS.name].append(
            {
                "report_id": report.report_id,
                "name": _storable(mention.name),
                "role": mention.role.value,
                "start": mention.start,
                "end": mention.end,
                "place_id": resolution.place.place_id if resolution.place else "",
                "method": resolution.method.value,
                "score": resolution.score,
            }
        )
    rows[PLACES.name] = [place_row(one.place) for one in resolutions if one.place]
    return {table.name: _distinct(table, rows[table.name]) for table in STORED}


def correction_row(correction: Correction) -> Row:
    """Return a correction as a row of the `corrections` table, without its id."""
    return {field.name: _storable(getattr(correction, field.name)) for field in fields(correction)}


def place_row(place: Place) -> Row:
    """Return a place as a row of the `places` table."""
    return {**_attributes(PLACES, place), "aliases": "|".join(place.aliases)}


def read_place(row: Mapping[Any, Any]) -> Place:
    """Return the place that a row of the `places` table holds."""
    names = {field.name for field in fields(Place)}
    cells = {name: cell for name, cell in row.items() if name in names}
    return Place(
        **cells
        | {
            "kind": PlaceKind(cells["kind"]),
            "accuracy": PlaceAccuracy(cells["accuracy"]),
            "aliases": tuple(filter(None, cells["aliases"].split("|"))),
        }
    )


def build_tables(entries: Iterable[Entry]) -> Tables:
    """Return the tables of reports that are in no store.

    A report that comes twice is taken once.
    """
    rows: dict[str, list[Row]] = {table.name: [] for table in STORED}
    for entry in entries:
        for name, more in build_rows(*entry).items():
            rows[name] += more
    return Tables(
        **{table.name: make_frame(table, _distinct(table, rows[table.name])) for table in STORED}
    )


def _attributes(table: Table, source: object) -> Row:
    names = [column.name for column in table.columns if column.is_stored]
    return {name: _storable(getattr(source, name)) for name in names}


def _storable(value: object) -> object:
    if isinstance(value, str):
        # Members of a closed list go in as plain text, which every driver takes.
        return _UNSTORABLE.sub("\ufffd", str(value))
    if isinstance(value, datetime) and value.tzinfo:
        return value.astimezone(UTC).replace(tzinfo=None)
    return value


def _distinct(table: Table, rows: list[Row]) -> list[Row]:
    first: dict[tuple[object, ...], Row] = {}
    for row in rows:
        first.setdefault(tuple(row[name] for name in table.key), row)
    return list(first.values())
