"""One report's way through the stages: decoded, its figures read, its places found, kept.

`pipeline` sends many along it; the dashboard sends one, looks at what was read, and then keeps it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cache

from dashboard.base.document import Document, Failure
from dashboard.base.figure import Extraction
from dashboard.base.languages import main_code, name_language
from dashboard.base.outcome import Outcome, Reading, Status
from dashboard.base.place import Resolution
from dashboard.base.report import Report
from dashboard.base.settings import Settings
from dashboard.decode.format import decode
from dashboard.decode.sentences import split_sentences
from dashboard.extract.figures import extract
from dashboard.extract.language import guess_language, languages
from dashboard.locate.geocoder import Locator, open_locator
from dashboard.tidy.corrections import Correction
from dashboard.tidy.removing import Removal
from dashboard.tidy.store import Saved, Store
from dashboard.tidy.wording import say_day, title_of


@cache
def shared_locator(settings: Settings) -> Locator:
    """Return this process's locator: the gazetteer is opened once."""
    return open_locator(settings)


def read_document(
    document: Document,
    settings: Settings,
    *,
    known: frozenset[str] = frozenset(),
    default_date: date | None = None,
) -> tuple[Reading | Failure, ...]:
    """Decode a document and read the figures out of its reports; nothing is stored.

    Parameters
    ----------
    document : Document
        What was collected.
    settings : Settings
        Where the gazetteer is.
    known : frozenset of str
        Ids of reports that are in the store; they are decoded and not read again.
    default_date : date or None
        Day of publication of reports that state none.

    Returns
    -------
    tuple of Reading or Failure
        One an entry of the document, in its order.
    """
    readings: list[Reading | Failure] = []
    for entry in decode(document):
        if isinstance(entry, Failure):
            readings.append(entry)
            continue
        report = replace(
            entry,
            language=entry.language or guess_language(entry.text),
            published_date=entry.published_date or default_date,
        )
        if report.report_id in known:
            readings.append(Reading(report, Extraction(), is_known=True))
        else:
            readings.append(_read(report, settings))
    return tuple(readings)


def _read(report: Report, settings: Settings) -> Reading | Failure:
    try:
        return Reading(report, extract(report, shared_locator(settings).known_names))
    except Exception as error:  # no text should come here; one that does must not cost the others
        told = f"{type(error).__name__}: {error}"
        reason = f"its figures could not be read ({told}); please report this text"
        return Failure(report.location, reason)


def read_again(report: Report, settings: Settings) -> Reading | Failure:
    """Read a report anew after a person has changed what is said of it.

    Parameters
    ----------
    report : Report
        With its day of publication, which days such as "Thursday" are read against, and its
        language as they shall be.
    settings : Settings
        Where the gazetteer is.

    Returns
    -------
    Reading or Failure
        The report, parted into sentences by its language, and its figures.
    """
    sentences = split_sentences(report.text, report.language or "en")
    return _read(replace(report, sentences=sentences), settings)


def keep(
    reading: Reading | Failure,
    store: Store,
    settings: Settings,
    in_place_of: Correction | None = None,
) -> Outcome:
    """Find the places of what was read, and keep it in one transaction.

    Parameters
    ----------
    reading : Reading or Failure
        A failure is only told.
    store : Store
        Where it is kept. Another process that writes to it is waited for.
    settings : Settings
        Where the gazetteer is, and whether an online geocoder is asked.
    in_place_of : Correction or None
        A person's word that a kept report gives way to it.

    Raises
    ------
    CorrectionError
        If the report that shall give way is not there any more.
    StoreError
        If the database refuses it; then nothing of it is kept.
    """
    if isinstance(reading, Failure):
        return Outcome(reading.location, Status.FAILED, reading.reason)
    report, extraction = reading.report, reading.extraction
    if reading.is_known:
        if store.still_at(report.report_id, report.location):
            removal = store.removal(report.report_id)
            notice = _tell_removal(report, removal) if removal else ""
            return Outcome(report.location, Status.KNOWN, report=report, notice=notice)
        # Another text took its location a moment ago.
        extraction = extract(report, shared_locator(settings).known_names)
    names = tuple(dict.fromkeys(mention.name for mention in extraction.mentions))
    resolutions = shared_locator(settings).locate(names)
    saved = store.save(report, extraction, resolutions, in_place_of)
    return Outcome(
        report.location,
        Status(saved.value),
        report=report,
        figure_count=0 if saved is Saved.KNOWN else len(extraction.figures),
        unresolved=tuple(found.name for found in resolutions if found.place is None),
        notice="; ".join(_notices(report, saved, resolutions, store)),
    )


def _notices(
    report: Report, saved: Saved, resolutions: Sequence[Resolution], store: Store
) -> Iterator[str]:
    reason = next((one.reason for one in resolutions if one.reason), "")
    if reason:
        yield _tell_unasked(reason)
    code = main_code(report.language)
    if code and code not in languages() and saved is not Saved.KNOWN:
        known = ", ".join(map(name_language, languages()))
        yield (
            f"“{_name(report)}” is taken for {name_language(code)}, and figures "
            f"are read in {known} only: its text is kept without them; if it is in another "
            "language, say so on Reports, and it is read again"
        )
    # An unchanged one is not told of at each ingest.
    is_replaced = saved is Saved.REPLACED and not report.is_confidential
    if is_replaced and store.is_confidential(report.report_id):
        yield (
            f"“{_name(report)}” is kept confidential though its file no longer "
            "says so; if it may leave, undo that at Operations, “Changes by people”"
        )
    removal = store.removal(report.report_id)
    if removal:
        yield _tell_removal(report, removal)
    alike = store.alike(report) if saved is Saved.ADDED and not removal else ""
    if alike:
        yield (
            f"“{_name(report)}” looks like a copy of the report from {alike}: "
            "both are kept; look at Quality, “Reports that look like one”"
        )


def _name(report: Report) -> str:
    return title_of({"title": report.title, "text": report.text})


def _tell_removal(report: Report, removal: Removal) -> str:
    title = _name(report)
    by = f"on {say_day(removal.removed_at)} by {removal.removed_by} ({removal.reason})"
    if removal.is_taken_out:
        return (
            f"“{title}” was removed {by} and stays so; to take it back: Reports, “Removed "
            f"reports”, or evac restore {report.report_id[:8]}"
        )
    return (
        f"“{title}” is an older version of a report and was replaced {by}; to have both, undo "
        "that at Operations, “Changes by people”"
    )


def _tell_unasked(reason: str) -> str:
    return f"{reason}; its place is asked for again by the next ingest"
