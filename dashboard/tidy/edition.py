"""What is worked out of one version of the store: kept in files beside it, and mapped from there.

A process that starts finds the claims and their tally ready and holds none of it in its own memory:
the system reads from the files what is looked at, once for all processes, and lets go of it when
room is needed. What is not there yet, or cannot be read, is worked out and kept. Where no file can
be written everything is worked out in memory.
"""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy.arrow import map_file, write_file
from dashboard.tidy.claims import build_claims
from dashboard.tidy.counted import claims_on
from dashboard.tidy.derived import TALLY
from dashboard.tidy.schema import CLAIMS, FIGURES, STORED
from dashboard.tidy.shelf import clear, others, put, remove
from dashboard.tidy.sources import Sources, read_sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables, look_up
from dashboard.tidy.tally import build_tally, update_tally

_MOVED = replace(FIGURES.column_by_name["operation_id"], name="moved_to")
"""A claim is of the operation that was found for it, a figure of the one it was moved to."""
_FEW = (
    ("metric", "whole_metric"),
    ("operation_id", _MOVED.name),
    ("wider_operation_ids",),
    ("source", "said_by", "publisher", "attributed_to"),
    ("origin", "destination", "place"),
    ("origin_name", "destination_name", "place_name"),
    ("origin_place_id", "destination_place_id", "place_place_id"),
    *((name,) for name in ("report_id", "title", "url", "language", "operation", "reliability")),
    *((name,) for name in ("qualifier", "unit", "population", "timing", "date_accuracy", "rule")),
    *((name,) for name in ("date_phrase", "recommendation", "review_status", "means", "state")),
)
"""The columns of the claims in which few texts stand many times, by what they name."""
_TOLD = (*CLAIMS.columns, _MOVED)
_BESIDE = tuple(table for table in STORED if table is not FIGURES)
"""The tables that have a file of their own: the figures are taken out of the claims."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The frames of one version of the store, not filtered. They are shared: never change them.

    Attributes
    ----------
    mark : str
        The store's, see `Store.mark`.
    tables : Tables
        The stored tables, with corrections applied. The figures are in the order of the claims.
    claims : pandas.DataFrame
        The `claims` table. Columns in which few texts stand many times are categories, see
        `write_file`, as they are in the figures; `cast` makes texts of them.
    folder : Path or None
        Where it is kept; None where it is in memory only.
    """

    mark: str
    tables: Tables
    claims: pd.DataFrame
    folder: Path | None = None

    def tally_of(self, metric: str) -> pd.DataFrame:
        """Return the rows on one metric of the tally of all claims, see `build_tally`.

        Notes
        -----
        Of the edition before, only what changed since is worked out anew.
        """
        if self.folder is None:
            return build_tally(self._claims_on(metric))
        file = _file(self.folder, f"tally_{metric}")
        with suppress(OSError):  # not there yet, or damaged
            return map_file(TALLY.columns, file)
        tally = self._count(metric, self.folder)
        with suppress(OSError):  # the disk is full, or another process has removed the folder
            write_file(TALLY.columns, tally, file)
            return map_file(TALLY.columns, file)
        return tally

    def count(self) -> None:
        """Work out the tally of each metric that the claims have, so that nobody waits for it."""
        used = set(self.claims["metric"].unique())
        for metric in METRICS:
            if metric.id in used:
                self.tally_of(metric.id)

    def _count(self, metric: str, folder: Path) -> pd.DataFrame:
        claims = self._claims_on(metric)
        for before in others(folder):
            try:
                old = map_file(TALLY.columns, _file(before, f"tally_{metric}"))
                told = _map_claims(before)
            except OSError:
                continue
            return update_tally(old, _on(told, metric), claims)
        return build_tally(claims)

    def _claims_on(self, metric: str) -> pd.DataFrame:
        return _on(self.claims, metric)


def _on(claims: pd.DataFrame, metric: str) -> pd.DataFrame:
    counted = claims_on(claims, metric)
    return counted[counted["metric"] == metric]


def open_edition(store: Store, sources: Sources, folder: Path) -> Edition:
    """Return the store as it stands, from files where this version of it is kept.

    Parameters
    ----------
    store : Store
        The store.
    sources : Sources
        Who is trusted how far.
    folder : Path
        Where editions are kept; made where it is not there.

    Raises
    ------
    StoreError
        If the store cannot be read.

    Notes
    -----
    Nothing that is wrong with the files is an error: what cannot be opened is worked out anew.
    """
    kind = _fingerprint(store, sources)
    kept = _find(folder, kind, store.mark())
    try:
        return _open(kept)
    except OSError:  # not there yet, or damaged; then it is in the way of the new one
        remove(kept)
    mark, tables = store.read()
    edition = Edition(mark, tables, build_claims(tables, sources))
    kept = _find(folder, kind, mark)
    with suppress(OSError):  # a folder to read only, a full disk, or removed in this moment
        put(kept, partial(_fill, edition))
        clear(kept)
        return _open(kept)
    return replace(edition, tables=_share_figures(tables, edition.claims))


def is_ready(store: Store, sources: Sources, folder: Path) -> bool:
    """Return whether `open_edition` finds the store as it stands among the editions kept."""
    return _find(folder, _fingerprint(store, sources), store.mark()).is_dir()


def _find(folder: Path, kind: str, mark: str) -> Path:
    """Return where the edition of one kind and of one version of the store is kept."""
    return folder / f"{kind}-{mark}"


def make_ready(database_url: str, sources_file: Path, folder: Path) -> None:
    """Keep the edition of a store as it stands, in a process of its own.

    Parameters
    ----------
    database_url : str
        The store's.
    sources_file : Path
        The table of sources.
    folder : Path
        Where editions are kept.

    Raises
    ------
    StoreError
        If the store cannot be read.

    Notes
    -----
    What it takes to put a million figures together the system has back then, and nobody who looks
    at the edition before has to wait meanwhile. Where that process is stopped, nothing is kept.
    """
    with (
        suppress(BrokenProcessPool),
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process,
    ):
        process.submit(_make_ready, database_url, sources_file, folder).result()


def _make_ready(database_url: str, sources_file: Path, folder: Path) -> None:
    store = Store.open(database_url)
    open_edition(store, read_sources(sources_file), folder).count()
    store.close()


def _fill(edition: Edition, folder: Path) -> None:
    """Write the files of an edition."""
    for table in _BESIDE:
        write_file(table.columns, getattr(edition.tables, table.name), _file(folder, table.name))
    moved = edition.tables.figures.set_index("figure_id")["operation_id"]
    claims = edition.claims.assign(moved_to=look_up(edition.claims["figure_id"], moved))
    write_file(_TOLD, claims, _file(folder, CLAIMS.name), _FEW)


def _open(folder: Path) -> Edition:
    """Map the files of an edition."""
    found = _map_claims(folder)
    moved = found.pop(_MOVED.name)
    frames = {table.name: map_file(table.columns, _file(folder, table.name)) for table in _BESIDE}
    return Edition(
        folder.name.partition("-")[2],
        Tables(**frames, figures=_figures_of(found, moved)),
        found,
        folder,
    )


def _map_claims(folder: Path) -> pd.DataFrame:
    return map_file(_TOLD, _file(folder, CLAIMS.name))


def _share_figures(tables: Tables, claims: pd.DataFrame) -> Tables:
    """Return the tables with the figures taken out of the claims, whose columns are not copied."""
    moved = tables.figures.set_index("figure_id")["operation_id"]
    own = look_up(claims["figure_id"], moved)
    return replace(tables, figures=_figures_of(claims, own))


def _figures_of(claims: pd.DataFrame, moved: pd.Series) -> pd.DataFrame:
    names = [column.name for column in FIGURES.columns]
    return claims[names].assign(operation_id=moved)


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.arrow"


def _fingerprint(store: Store, sources: Sources) -> str:
    """Return what an edition depends on beside the store's mark."""
    told = f"{store.address} {_program()} {sources.rows}"
    return sha256(told.encode()).hexdigest()[:16]


@cache
def _program() -> str:
    """Return a checksum of the rules: another program may make other numbers of the same rows."""
    stages = Path(__file__).parents[1]
    files = (path for name in ("base", "tidy") for path in sorted((stages / name).glob("*.py")))
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
