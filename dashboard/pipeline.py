"""The stages joined: sources in, stored tables out.

This module and `reading` are the only ones that know every stage. Documents are read side by side;
reports are kept one by one, a transaction each, so that an interrupted run leaves whole reports
only and a second run does the rest.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from datetime import date, datetime
from functools import cache, partial
from pathlib import Path

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.outcome import Outcome, Reading
from dashboard.base.place import PlaceFinder
from dashboard.base.settings import Settings
from dashboard.collect.archive import archive
from dashboard.collect.feed import collect
from dashboard.extract.language import languages
from dashboard.locate.finder import open_finder
from dashboard.reading import keep, read_document, shared_locator
from dashboard.scheduling import map_in_order, open_pool
from dashboard.tidy.claims import build_claims
from dashboard.tidy.edition import open_edition
from dashboard.tidy.selection import Selection, find_operation_ids, select
from dashboard.tidy.sketch import Outline
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.tally import build_tally
from dashboard.tidy.writer import write_files
from dashboard.workspace import Workspace

_AHEAD = 4  # documents read ahead a process: none waits for the slowest, and few are in memory


@cache
def shared_finder(settings: Settings) -> PlaceFinder:
    """Return this process's help for a person who sets places."""
    return open_finder(settings)


def collect_all(
    sources: Sequence[str], settings: Settings, *, retrieved_at: datetime | None
) -> Iterator[Document | Failure]:
    """Collect the documents of several sources; one that cannot be had is a failure.

    Parameters
    ----------
    sources : sequence of str
        Files, folders and addresses.
    settings : Settings
        Names the contact that servers are told.
    retrieved_at : datetime or None
        UTC; written to every document.

    Yields
    ------
    Document or Failure
        In the order of the sources.
    """
    for source in sources:
        try:
            yield from collect(source, settings, retrieved_at)
        except CollectError as error:
            # One source that cannot be had does not cost the others.
            yield Failure(source, str(error))


def read_reports(
    sources: Sequence[str], settings: Settings, *, default_date: date | None = None
) -> Iterator[tuple[str, Reading | Failure]]:
    """Read every report of files, folders and addresses without storing anything.

    Yields
    ------
    tuple of str and (Reading or Failure)
        The location of the document, and what was read.
    """
    for document in collect_all(sources, settings, retrieved_at=None):
        if isinstance(document, Failure):
            yield document.location, document
            continue
        for reading in read_document(document, settings, default_date=default_date):
            yield document.location, reading


def ingest(
    sources: Sequence[str],
    workspace: Workspace,
    *,
    retrieved_at: datetime,
    default_date: date | None = None,
    executor: Executor | None = None,
) -> Iterator[Outcome]:
    """Collect, read, locate and keep reports, one outcome at a time.

    Parameters
    ----------
    sources : sequence of str
        Files, folders and addresses.
    workspace : Workspace
        Where they are kept.
    retrieved_at : datetime
        Now, UTC, as the caller has it.
    default_date : date or None
        Day of publication of reports that state none.
    executor : Executor or None
        Reads documents side by side; None takes ``settings.workers`` processes, or this one when
        that is 1.

    Yields
    ------
    Outcome
        In the order of the sources. Stopping the iteration leaves whole reports only.
    """
    settings, store = workspace.settings, workspace.store
    ask_again(workspace)
    known = store.reports_by_document()
    entries = (
        (
            entry,
            known.get(entry.checksum, frozenset()) if isinstance(entry, Document) else frozenset(),
        )
        for entry in collect_all(sources, settings, retrieved_at=retrieved_at)
    )
    read = partial(_read_entry, settings=settings, default_date=default_date)
    with _pool(settings, executor) as pool:
        for (entry, _), readings in map_in_order(read, entries, pool, _AHEAD * settings.workers):
            if isinstance(entry, Document):
                archive(entry, settings.documents_folder)
            for reading in readings:
                yield keep(reading, store, settings)


def ask_again(workspace: Workspace) -> tuple[str, ...]:
    """Ask for the names that an online geocoder could not be asked for when they were read.

    Parameters
    ----------
    workspace : Workspace
        Without an online geocoder in its settings nobody is asked, and they wait on.

    Returns
    -------
    tuple of str
        The names answered for, by a place or by none. It ends at the first report of which none
        could be: the server is down still.
    """
    if not workspace.settings.nominatim_url:
        return ()
    answered: list[str] = []
    locator = shared_locator(workspace.settings)
    for report_id, names in workspace.store.unasked().items():
        found = workspace.store.place_unasked(report_id, locator.locate(names))
        if not found:
            break
        answered += found
    return tuple(answered)


def prepare(workspace: Workspace) -> None:
    """Work out what the dashboard shows first and keep it, so that its first page need not wait.

    Parameters
    ----------
    workspace : Workspace
        After something was written to its store.
    """
    store, sources, settings = workspace.store, workspace.sources, workspace.settings
    open_edition(store, sources, settings.editions_folder).count()


def vague_words() -> Mapping[str, tuple[int, int]]:
    """Return what the words of every language that give no number are read as, least and most."""
    return {word: bounds for each in languages().values() for word, bounds in each.vague.items()}


def export(
    workspace: Workspace,
    folder: Path,
    *,
    as_of: date | None = None,
    operation: str = "",
    outline: Outline | None = None,
) -> Iterator[Path]:
    """Write all that is stored to a folder, in every format.

    Parameters
    ----------
    workspace : Workspace
        Where the tables are.
    folder : Path
        Made where it is not there.
    as_of : date or None
        Take only what was published until that day.
    operation : str
        Take only the evacuation of that name, upper or lower case; empty takes all.
    outline : Outline or None
        Land and borders for the map of the summary; None leaves its ground bare.

    Yields
    ------
    Path
        Each file, once it is written.

    Raises
    ------
    SettingsError
        If no evacuation has that name by then.
    """
    tables = workspace.store.tables()
    known = select(build_claims(tables, workspace.sources), Selection(as_of=as_of))
    filters = Selection(as_of=as_of, operations=find_operation_ids(known, operation))
    claims = select(known, filters)
    count = partial(build_tally, claims)
    snapshot = Snapshot(tables, claims, count, filters, vague_words(), outline)
    yield from write_files(snapshot, folder)


def _pool(settings: Settings, executor: Executor | None) -> AbstractContextManager[Executor | None]:
    if executor is not None or settings.workers == 1:
        return nullcontext(executor)
    return open_pool(settings.workers)


def _read_entry(
    entry: tuple[Document | Failure, frozenset[str]], settings: Settings, default_date: date | None
) -> tuple[Reading | Failure, ...]:
    document, known = entry
    if isinstance(document, Failure):
        return (document,)
    return read_document(document, settings, known=known, default_date=default_date)
