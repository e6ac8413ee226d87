"""The work on a batch: reading what waits, keeping what is wanted.

Each piece of it is done or not done: whoever stops between two of them, by a click or by leaving
the page, finds whole reports only, and the rest where it was.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DashboardError
from dashboard.base.report import Report
from dashboard.view.batch import Batch, Candidate, Newness, Step, short_location
from dashboard.view.intake import Intake

Known = Callable[[Report], Newness]
"""Tells what the store knows of a report."""


def read_waiting(batch: Batch, intake: Intake, known: Known) -> Iterator[str]:
    """Read what waits, one document after the other.

    Parameters
    ----------
    batch : Batch
        Takes in what is read.
    intake : Intake
        What reads it.
    known : Callable
        Tells what the store knows of a report.

    Yields
    ------
    str
        Before each document, its name. Whoever stops here loses nothing that was read.
    """
    while batch.waiting:
        source = batch.waiting[0]
        yield short_location(source if isinstance(source, str) else source.location)
        if isinstance(source, str):
            yield from _read_address(batch, source, intake, known)
        else:
            _read_document(batch, source, intake, known)
        del batch.waiting[0]
    batch.step = Step.CHECK


def _read_address(batch: Batch, address: str, intake: Intake, known: Known) -> Iterator[str]:
    # Begun anew where it was left off: what it gave before is not taken twice.
    taken = {candidate.document.location for candidate in batch.candidates}
    taken |= {failure.location for failure in batch.failures}
    for found in intake.collect(address):
        if found.location in taken:
            continue
        if isinstance(found, Failure):
            batch.failures.append(found)
            continue
        yield short_location(found.location)
        _read_document(batch, found, intake, known)


def _read_document(batch: Batch, document: Document, intake: Intake, known: Known) -> None:
    there = {candidate.report.report_id for candidate in batch.candidates}
    for reading in intake.read(document):
        if isinstance(reading, Failure):
            batch.failures.append(reading)
            continue
        report = reading.report
        newness = Newness.REPEATED if report.report_id in there else known(report)
        is_wanted = newness in {Newness.NEW, Newness.UNDATED}
        batch.candidates.append(Candidate(document, report, reading, newness, is_wanted))
        there.add(report.report_id)


def keep_wanted(batch: Batch, intake: Intake) -> Iterator[str]:
    """Keep what is wanted, one report after the other.

    Parameters
    ----------
    batch : Batch
        A report leaves its candidates as it is kept.
    intake : Intake
        What keeps it.

    Yields
    ------
    str
        Before each report, its name. Whoever stops here leaves whole reports in the store.

    Notes
    -----
    Where the store takes none, the rest stays to be tried again, with the trouble told.
    """
    batch.trouble = ""
    while batch.wanted:
        candidate = batch.wanted[0]
        yield candidate.name
        reading = candidate.read_now(intake)
        if isinstance(reading, Failure):
            batch.failures.append(reading)
        else:
            is_secret = candidate.report.is_confidential
            document = replace(candidate.document, is_confidential=is_secret)
            try:
                batch.outcomes.append(intake.keep(document, reading, candidate.in_place_of))
            except DashboardError as error:
                batch.trouble, batch.step = str(error), Step.CHECK
                batch.edition += 1
                return
        batch.candidates.remove(candidate)
    batch.step = Step.DONE


def fill_in(batch: Batch, publisher: str, day: date | None, *, is_confidential: bool) -> None:
    """Say of all wanted reports what they do not say themselves."""
    batch.edition += 1
    for candidate in batch.wanted:
        report = candidate.report
        candidate.change(
            publisher=report.publisher or publisher,
            published_date=report.published_date or day,
            is_confidential=report.is_confidential or is_confidential,
        )
