"""What is worked out of one version of the store: kept in files beside it, and mapped from there.

A process that starts finds the claims and their tally ready and holds none of it in its own memory:
the system reads from the files what is looked at, once for all processes, and lets go of it when
room is needed. What is not there yet is worked out once and kept. Where no file can be written, or
none may be kept, everything is worked out in memory.
"""

from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pandas as pd

from dashboard.tidy.arrow import map_file, to_frame, write_file
from dashboard.tidy.claims import build_claims
from dashboard.tidy.counted import claims_on
from dashboard.tidy.derived import TALLY
from dashboard.tidy.schema import CLAIMS, FIGURES, STORED
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables, look_up
from dashboard.tidy.tally import build_tally, update_tally

_MOVED = replace(FIGURES.column_by_name["operation_id"], name="moved_to")
"""A claim is of the operation that was found for it, a figure of the one it was moved to."""
_FEW = (
    ("metric", "whole_metric"),
    ("operation_id", "wider_operation_id", _MOVED.name),
    ("source", "publisher", "attributed_to"),
    ("origin", "destination", "place"),
    ("origin_name", "destination_name", "place_name"),
    ("origin_place_id", "destination_place_id", "place_place_id"),
    *((name,) for name in ("report_id", "title", "url", "language", "operation", "reliability")),
    *((name,) for name in ("qualifier", "unit", "population", "timing", "date_accuracy", "rule")),
    *((name,) for name in ("date_phrase", "recommendation", "review_status")),
)
"""The columns of the claims in which few texts stand many times, by what they name."""
_KEPT = 2
"""Editions that stay: this one, and the one before, of which the next tally is made."""


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
        file = self.folder / f"tally_{metric}.arrow"
        if not file.exists():
            before = _find_before(self.folder)
            old = before / file.name if before else None
            if before and old and old.exists():
                tally = update_tally(
                    to_frame(TALLY.columns, map_file(old)),
                    _open(before)._claims_on(metric),
                    self._claims_on(metric),
                )
            else:
                tally = build_tally(self._claims_on(metric))
            try:
                write_file(TALLY.columns, tally, file)
            except OSError:  # the disk is full, or another process has cleared the folder away
                return tally
        return to_frame(TALLY.columns, map_file(file))

    def _claims_on(self, metric: str) -> pd.DataFrame:
        claims = claims_on(self.claims, metric)
        return claims[claims["metric"] == metric]


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
    """
    kind = _fingerprint(store, sources)
    kept = folder / f"{kind}-{store.mark()}"
    if kept.is_dir():
        try:
            return _open(kept)
        except OSError:  # cleared away by another process in this moment
            pass
    mark, tables = store.read()
    claims = build_claims(tables, sources)
    edition = Edition(mark, tables, claims)
    kept = folder / f"{kind}-{mark}"
    try:
        _keep(edition, kept)
    except OSError:  # a folder to read only, or a full disk
        return replace(edition, tables=_share_figures(tables, claims))
    _clear(folder, kept)
    return _open(kept)


def _keep(edition: Edition, folder: Path) -> None:
    """Write an edition; the folder stands there whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(mkdtemp(prefix="making-", dir=folder.parent))
    try:
        for table in STORED:
            if table is not FIGURES:
                write_file(
                    table.columns, getattr(edition.tables, table.name), _file(made, table.name)
                )
        moved = edition.tables.figures.set_index("figure_id")["operation_id"]
        claims = edition.claims.assign(moved_to=look_up(edition.claims["figure_id"], moved))
        write_file((*CLAIMS.columns, _MOVED), claims, _file(made, CLAIMS.name), _FEW)
        made.rename(folder)
    except OSError:
        rmtree(made, ignore_errors=True)
        if not folder.is_dir():  # else another process was first
            raise


def _open(folder: Path) -> Edition:
    """Map the files of an edition."""
    found = to_frame((*CLAIMS.columns, _MOVED), map_file(_file(folder, CLAIMS.name)))
    moved = found.pop(_MOVED.name)
    frames = {
        table.name: to_frame(table.columns, map_file(_file(folder, table.name)))
        for table in STORED
        if table is not FIGURES
    }
    return Edition(
        folder.name.partition("-")[2],
        Tables(**frames, figures=_figures_of(found, moved)),
        found,
        folder,
    )


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


def _find_before(folder: Path) -> Path | None:
    """Return the newest other edition of the same store, program and sources."""
    kind = folder.name.partition("-")[0]
    others = [one for one in folder.parent.glob(f"{kind}-*") if one != folder]
    return max(others, key=lambda one: one.stat().st_mtime, default=None)


def _clear(folder: Path, kept: Path) -> None:
    """Remove the editions that nobody opens any more; what is mapped stays readable."""
    others = (one for one in folder.iterdir() if one.is_dir() and one != kept)
    by_age = sorted(others, key=lambda one: one.stat().st_mtime, reverse=True)
    for old in by_age[_KEPT - 1 :]:
        rmtree(old, ignore_errors=True)


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
