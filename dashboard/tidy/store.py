"""The store: what was read out of reports, kept in a database that several processes share."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

import pandas as pd
from sqlalchemy import Connection, Engine, func, select

from dashboard.base.errors import StoreError
from dashboard.base.figure import Extraction
from dashboard.base.place import Place, Resolution
from dashboard.base.report import Report
from dashboard.tidy.accepting import check_holding
from dashboard.tidy.arrow import read_table, to_frame
from dashboard.tidy.build import build_rows, place_row
from dashboard.tidy.carrying import read_successors
from dashboard.tidy.corrections import Correction, apply_corrections, check_correction
from dashboard.tidy.database import SQL_TABLES, lock_for_writing, open_engine, plain_errors
from dashboard.tidy.declaration import Table
from dashboard.tidy.editing import move
from dashboard.tidy.keeping import keep_rows
from dashboard.tidy.logbook import append
from dashboard.tidy.marks import count_write, read_mark
from dashboard.tidy.removing import Removal
from dashboard.tidy.returning import find_removal, read_kept
from dashboard.tidy.schema import CORRECTIONS, FIGURES, REPORTS, STORED
from dashboard.tidy.secrecy import is_held_back
from dashboard.tidy.succession import find_alike, find_older
from dashboard.tidy.successors import follow_edits
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.upgrade import bring_up_to_date, is_current, read_state
from dashboard.tidy.whereabouts import find_unasked, keep_places, place_unasked

_REPORT = SQL_TABLES[REPORTS.name]
_FIGURE_COUNT = select(func.count()).select_from(SQL_TABLES[FIGURES.name])


class Saved(StrEnum):
    """What became of a report that was to be kept."""

    ADDED = "added"
    KNOWN = "known"
    REPLACED = "replaced"


class Store:
    """Reports, figures, leftovers, places and corrections in one database.

    Several processes may read and write at once; a reader is never kept waiting and sees whole
    reports only.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def address(self) -> str:
        """The address of its database, without a password."""
        return self._engine.url.render_as_string()

    @classmethod
    def open(cls, database_url: str) -> "Store":
        """Open the store, made where there is none, brought up to date where it is older.

        Parameters
        ----------
        database_url : str
            See `open_engine`.

        Raises
        ------
        StoreError
            If the database cannot be reached, is none, or holds a store of another version.
        """
        store = cls(open_engine(database_url))
        try:
            # A look first: an existing store opens while others write.
            with store._reading() as connection:
                is_ready = is_current(connection)
            if not is_ready:
                with store._writing() as connection:
                    bring_up_to_date(connection)
        except StoreError:
            store.close()
            raise
        return store

    def close(self) -> None:
        """Close every connection."""
        self._engine.dispose()

    def version(self) -> str:
        """Return the store's version: another one after each write, by whatever process."""
        with self._reading() as connection:
            return str(read_state(connection, "writes"))

    def mark(self) -> str:
        """Return what no other state of any store has.

        A store that is made anew, or brought back from a copy, may come to a version it had.
        """
        with self._reading() as connection:
            return read_mark(connection)

    def figure_count(self) -> int:
        """Return how many figures were read out of all reports."""
        with self._reading() as connection:
            return connection.scalar(_FIGURE_COUNT) or 0

    def reports_by_document(self) -> dict[str, frozenset[str]]:
        """Return the ids of dated reports by checksum of their document.

        One without a day of publication is to be read again once it has one.
        """
        found: defaultdict[str, set[str]] = defaultdict(set)
        wanted = select(_REPORT.c.document_sha256, _REPORT.c.report_id)
        with self._reading() as connection:
            dated = wanted.where(_REPORT.c.published_date.is_not(None))
            for checksum, report_id in connection.execute(dated):
                found[checksum].add(report_id)
        return {checksum: frozenset(ids) for checksum, ids in found.items()}

    def still_at(self, report_id: str, location: str) -> bool:
        """Return whether a report is kept; note where it was met last.

        What takes the old place of a renamed file or a moved row does not replace its report.
        """
        kept = _REPORT.c.report_id == report_id
        with self._reading() as connection:
            found = connection.scalars(select(_REPORT.c.location).where(kept)).first()
        if found not in (None, location):
            with self._writing() as connection:
                move(connection, report_id, str(found), location)
        return found is not None

    def save(
        self,
        report: Report,
        extraction: Extraction,
        resolutions: Sequence[Resolution],
        in_place_of: Correction | None = None,
    ) -> Saved:
        """Keep a report and all that was read out of it, in one transaction.

        Parameters
        ----------
        report : Report
            The report. What it replaces, and when it is known already, see `find_older`.
        extraction : Extraction
            What was read out of it.
        resolutions : sequence of Resolution
            What its place names were resolved to.
        in_place_of : Correction or None
            A person's word that a kept report gives way to this one; it comes into the log.

        Returns
        -------
        Saved
            What became of it.

        Raises
        ------
        CorrectionError
            If the report that shall give way is not there any more, or this one gave way itself.
        StoreError
            If the database refuses it; then nothing of it is kept.
        """
        rows = build_rows(report, extraction, resolutions)
        with self._reading() as connection:
            is_known = find_older(connection, rows[REPORTS.name][0]) is None
        if is_known and in_place_of is None and self.still_at(report.report_id, report.location):
            return Saved.KNOWN
        with self._writing() as connection:
            # It looks anew: another process may have kept the report since.
            older = keep_rows(connection, rows, in_place_of)
            if older is None:
                return Saved.KNOWN
            count_write(connection)
        return Saved.REPLACED if older else Saved.ADDED

    def alike(self, report: Report) -> str:
        """Return where a report was met that another may be a copy of, see `find_alike`."""
        with self._reading() as connection:
            return find_alike(connection, report)

    def removal(self, report_id: str) -> Removal | None:
        """Return what took a report out, or made it give way, see `find_removal`."""
        with self._reading() as connection:
            return find_removal(connection, report_id)

    def kept(self, report_ids: Collection[str]) -> dict[str, dict[str, Any]]:
        """Return reports as they were read, those taken out as well, see `read_kept`."""
        with self._reading() as connection:
            return read_kept(connection, report_ids)

    def is_confidential(self, report_id: str) -> bool:
        """Return whether a kept report is confidential, by its file or by a correction."""
        with self._reading() as connection:
            return is_held_back(connection, report_id)

    def add_corrections(
        self, corrections: Sequence[Correction], places: Sequence[Place] = ()
    ) -> tuple[int, ...]:
        """Keep what a person changes at once, in one transaction: all of it or nothing.

        Parameters
        ----------
        corrections : sequence of Correction
            The changes in the order in which they are applied whenever the tables are read.
        places : sequence of Place
            Those that they name, kept with them: no report may have named them before.

        Returns
        -------
        tuple of int
            Their correction_ids.

        Raises
        ------
        CorrectionError
            If one of them cannot be made, or would not hold as things are now.
        StoreError
            If the database refuses it.
        """
        for correction in corrections:
            check_correction(correction)
        with self._writing() as connection:
            keep_places(connection, [place_row(place) for place in places])
            numbers = append(connection, corrections)
            check_holding(connection, numbers)
            count_write(connection)
        return numbers

    def unasked(self) -> Mapping[str, tuple[str, ...]]:
        """Return by report_id all names of the reports of which one could not be asked for."""
        with self._reading() as connection:
            return find_unasked(connection)

    def place_unasked(self, report_id: str, resolutions: Sequence[Resolution]) -> tuple[str, ...]:
        """Keep what was answered since for names of a report, and return these, see there.

        Raises
        ------
        StoreError
            If the database refuses it.
        """
        with self._writing() as connection:
            answered = place_unasked(connection, report_id, resolutions)
            if answered:
                count_write(connection)
        return answered

    def tables(self) -> Tables:
        """Return every table, see `read`."""
        return self.read()[1]

    def read(self) -> tuple[str, Tables]:
        """Return every table as of one moment, with the corrections applied.

        Returns
        -------
        tuple of str and Tables
            The mark of that moment; and the tables, sorted by their keys.
            ``corrections.state`` tells which corrections found what they meant to change.

        Raises
        ------
        StoreError
            If the database cannot be read.
        """
        with self._reading() as connection:
            mark = read_mark(connection)
            frames = {table.name: _read_frame(connection, table) for table in STORED}
            successors = read_successors(connection)
        log = follow_edits(frames[CORRECTIONS.name], successors, frames[REPORTS.name])
        return mark, apply_corrections(Tables(**(frames | {CORRECTIONS.name: log})))

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with plain_errors(self._engine), self._engine.connect() as connection:
            if self._engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with plain_errors(self._engine), self._engine.connect() as connection:
            connection.execution_options(is_writing=True)
            with connection.begin():
                lock_for_writing(connection)
                yield connection


def _read_frame(connection: Connection, table: Table) -> pd.DataFrame:
    stored = [column for column in table.columns if column.is_stored]
    return cast(table, to_frame(stored, read_table(connection, SQL_TABLES[table.name], table)))
