"""What people said of a text that is edited is carried over to the text that replaces it.

When a report gives way to another one, this notes which row stands for which former one, see
`tidy/successors.py`. What stands for none stays in the log, and waits for a person.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, false, insert, or_, select, update
from sqlalchemy.sql.expression import ColumnElement

from dashboard.base.errors import CorrectionError
from dashboard.base.figure import make_figure_id
from dashboard.tidy.additions import ADDED_FIGURES, read_figure
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.editing import find_copied, find_edited, succeed_at
from dashboard.tidy.matching import (
    Telling,
    are_versions,
    is_same_number,
    match_tellings,
    read_telling,
)
from dashboard.tidy.quoting import sentence_around
from dashboard.tidy.returning import find_returned
from dashboard.tidy.schema import CORRECTIONS, FIGURES, REPORTS, SUCCESSORS
from dashboard.tidy.secrecy import find_secrets, keep_secrets
from dashboard.tidy.successors import Succession, Successor

_REPORT = SQL_TABLES[REPORTS.name]
_FIGURE = SQL_TABLES[FIGURES.name]
_CORRECTION = SQL_TABLES[CORRECTIONS.name]
_SUCCESSOR = SQL_TABLES[SUCCESSORS.name]

Row = Mapping[str, Any]


def carry_over(
    connection: Connection,
    older: Sequence[str],
    report: Row,
    figures: Sequence[Row],
    stated: str = "",
) -> None:
    """Note which rows of a report stand for those of the texts that were edited into it.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction, before the reports that give way are removed.
    older : sequence of str
        Their ids, see `find_older`.
    report, figures : mapping and sequence of mapping
        The report that comes in and what was read out of it, rows of their tables.
    stated : str
        The one that gives way on a person's word, however unlike its text is.

    Notes
    -----
    Nothing is noted of a text that is gone and that nobody said anything of. A text that is there
    again, by whatever way, stands for itself. What was confidential stays so, see
    `tidy/secrecy.py`.
    """
    edited = find_edited(connection, older, report, stated)
    copied = find_copied(connection, older, report)
    heirs = find_secrets(connection, older, (*edited, *copied), report)
    present = {row["figure_id"] for row in figures} | {report["report_id"]}
    if stated:
        # What follows from the one that gives way ends when that is taken back.
        keep_secrets(connection, heirs)
    for old in edited:
        is_stated = old["report_id"] == stated
        if is_stated or _is_spoken_of(connection, old["report_id"]):
            found = list(_find_successors(connection, old, report, figures))
            _write(connection, found, is_for_good=not is_stated)
            present |= {one.present_id for one in found}
    _forget(connection, report["report_id"], present)
    succeed_at(connection, edited, report)
    keep_secrets(connection, heirs)


def _is_spoken_of(connection: Connection, report_id: str) -> bool:
    """Return whether a person said anything of a report, or of one that it stands for."""
    ids = select(_FIGURE.c.figure_id).where(_FIGURE.c.report_id == report_id)

    def is_of(column: ColumnElement[Any]) -> ColumnElement[bool]:
        return or_(column == report_id, column.in_(ids))

    said = select(_CORRECTION.c.correction_id).where(
        or_(
            is_of(_CORRECTION.c.row_id),
            _CORRECTION.c.row_id.startswith(f"{report_id}|"),
            and_(
                _CORRECTION.c.table_name == ADDED_FIGURES,
                _CORRECTION.c.new_value.contains(report_id),
            ),
        )
    )
    noted = select(_SUCCESSOR.c.former_id).where(is_of(_SUCCESSOR.c.present_id))
    return any(connection.execute(one.limit(1)).first() is not None for one in (said, noted))


def _find_successors(
    connection: Connection, old: Row, report: Row, figures: Sequence[Row]
) -> Iterator[Successor]:
    """Yield what stands for an edited report and its figures, those added by hand among them."""
    old_id, new_id = old["report_id"], report["report_id"]
    if old_id != new_id:
        is_alike = are_versions(old["text"], report["text"])
        yield Successor(old_id, old_id, new_id, 0, 0, is_same_number=is_alike)
    was = connection.execute(select(_FIGURE).where(_FIGURE.c.report_id == old_id)).mappings().all()
    stay = {row["figure_id"] for row in was} & {row["figure_id"] for row in figures}
    olds, news = (
        [read_telling(row, text["text"]) for row in rows if row["figure_id"] not in stay]
        for rows, text in ((was, old), (figures, report))
    )
    for one, other in match_tellings(olds, news):
        yield _successor(old_id, one, other)
    for one in _added_to(connection, old):
        again = _find_words(one, old["text"][one.start : one.end], report)
        for _, other in match_tellings([one], again):
            yield _successor(old_id, one, other)


def _successor(report_id: str, one: Telling, other: Telling) -> Successor:
    return Successor(
        one.figure_id,
        report_id,
        other.figure_id,
        other.start,
        other.end,
        is_same_number=is_same_number(one, other),
    )


def _added_to(connection: Connection, old: Row) -> Iterator[Telling]:
    """Yield the figures that people added to a report, each once, where its words still stand."""
    rows = connection.execute(
        select(_CORRECTION)
        .where(_CORRECTION.c.table_name == ADDED_FIGURES)
        .order_by(_CORRECTION.c.correction_id)
    ).mappings()
    succession = Succession(read_successors(connection), {old["report_id"]: old["text"]})
    seen: set[str] = set()
    for row in rows.all():
        try:
            cells = read_figure(succession.follow(dict(row))["new_value"])
        except CorrectionError:
            continue  # It is told as a conflict where it is applied.
        if cells["report_id"] != old["report_id"] or cells["figure_id"] in seen:
            continue
        seen.add(cells["figure_id"])
        telling = _telling_of(cells, old["text"])
        if old["text"][telling.start : telling.end] == cells["evidence"]:
            yield telling


def _telling_of(cells: Row, text: str) -> Telling:
    sentence, _ = sentence_around(text, cells["start"], cells["end"])
    return read_telling({**cells, "sentence": sentence}, text)


def _find_words(one: Telling, evidence: str, report: Row) -> Iterator[Telling]:
    """Yield a figure wherever its words stand in a text, however these are spaced there."""
    spaced = re.compile(r"\s+".join(re.escape(word) for word in evidence.split()))
    low, value, high = one.number
    for found in spaced.finditer(report["text"]):
        start, end = found.span()
        figure_id = make_figure_id(report["report_id"], one.metric, start, end)
        cells: Row = {
            "figure_id": figure_id,
            "metric": one.metric,
            "start": start,
            "end": end,
            "low": low,
            "value": value,
            "high": high,
        }
        yield _telling_of(cells, report["text"])


def read_successors(connection: Connection) -> list[Successor]:
    """Return what stands for each row that is gone by an edit, or gave way."""
    names = Successor.__dataclass_fields__
    rows = connection.execute(select(*(_SUCCESSOR.c[name] for name in names)))
    found = [Successor(*row) for row in rows]
    returned = find_returned(connection) if found else frozenset[str]()
    return [one for one in found if one.former_report_id not in returned]


def _write(connection: Connection, found: Sequence[Successor], *, is_for_good: bool) -> None:
    """Note what stands for what; what stood for a former one that is gone is followed on."""
    moved = [one for one in found if one.former_id != one.present_id]
    if not moved:
        return
    columns = _SUCCESSOR.c
    for is_same in (True, False) if is_for_good else ():
        rows = [
            {"of": one.former_id, "to": one.present_id, "first": one.start, "last": one.end}
            for one in moved
            if one.is_same_number is is_same
        ]
        onward = update(_SUCCESSOR).where(columns.present_id == bindparam("of"))
        cells: Row = {
            "present_id": bindparam("to"),
            "start": bindparam("first"),
            "end": bindparam("last"),
            "is_same_number": columns.is_same_number if is_same else false(),
        }
        if rows:
            connection.execute(onward.values(cells), rows)
    connection.execute(
        delete(_SUCCESSOR).where(columns.former_id == bindparam("of")),
        [{"of": one.former_id} for one in moved],
    )
    names = Successor.__dataclass_fields__
    connection.execute(
        insert(_SUCCESSOR), [{name: getattr(one, name) for name in names} for one in moved]
    )


def _forget(connection: Connection, report_id: str, present: set[str]) -> None:
    """Drop what stands for rows of a report that are there again."""
    wanted = select(_SUCCESSOR.c.former_id, _SUCCESSOR.c.present_id).where(
        _SUCCESSOR.c.former_report_id == report_id
    )
    rows = [
        {"of": former_id}
        for former_id, present_id in connection.execute(wanted).all()
        if former_id in present or present_id not in present
    ]
    if rows:
        connection.execute(
            delete(_SUCCESSOR).where(_SUCCESSOR.c.former_id == bindparam("of")), rows
        )
