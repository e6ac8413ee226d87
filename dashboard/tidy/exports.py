"""Downloads: tables as CSV, and a folder of all of them, described so that it can be cited."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pandas as pd

from dashboard.base.errors import StoreError
from dashboard.tidy.cells import make_harmless
from dashboard.tidy.datapackage import describe_package
from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import CHANGES
from dashboard.tidy.flows import build_flows, build_points
from dashboard.tidy.operations import list_operations
from dashboard.tidy.readme import write_readme
from dashboard.tidy.schema import FIGURES, TABLE_BY_NAME, TABLES
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.tally import build_tally

BOM = "\ufeff"
EXPORTED: tuple[Table, ...] = tuple(table for table in TABLES if table not in (FIGURES, CHANGES))
"""What a folder holds: the columns of `figures` are in `claims`, and it knows one day only."""


def public(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the rows that may leave: those of no confidential report.

    Notes
    -----
    A tally does not tell which reports it counts: build it of public claims before it leaves.
    """
    if "is_confidential" not in frame:
        return frame
    return frame[~frame["is_confidential"].astype("bool")]


def to_csv(frame: pd.DataFrame) -> bytes:
    """Return a table as plain CSV (RFC 4180): UTF-8, one header row, ISO days and times.

    Nulls are empty. Rows of confidential reports are left out. Cells of text that a spreadsheet
    would take for a formula start with an apostrophe; numbers are never touched.
    """
    rows = make_harmless(public(frame))
    times = [name for name in rows if isinstance(rows[name].dtype, pd.DatetimeTZDtype)]
    for name in times:
        rows[name] = rows[name].dt.strftime("%Y-%m-%dT%H:%M:%SZ")
    # With other line ends a carriage return within a cell would not be quoted.
    text: str = rows.to_csv(index=False, lineterminator="\r\n")
    return text.encode()


def to_excel_csv(frame: pd.DataFrame) -> bytes:
    """Return a table as `to_csv` does, for Excel: with the mark that tells it the text is UTF-8."""
    return BOM.encode() + to_csv(frame)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a download holds.

    Attributes
    ----------
    tables : Tables
        The stored tables.
    claims, tally : pandas.DataFrame
        The `claims` that the filters let through, and the `tally` of them. Where some of them are
        confidential, the tally is built anew without these.
    filters : Selection
        The filters, to be told in its description. With others than ``as_of``, only reports that
        bear one of the claims are in it.
    vague_words : mapping of str to (int, int)
        What vague words are read as, for the readme; none leaves that part out.
    """

    tables: Tables
    claims: pd.DataFrame
    tally: pd.DataFrame
    filters: Selection = field(default_factory=Selection)
    vague_words: Mapping[str, tuple[int, int]] = field(default_factory=dict)


def write_snapshot(snapshot: Snapshot, folder: Path) -> tuple[Path, ...]:
    """Write every table to a folder, with a readme and a description as a data package.

    Parameters
    ----------
    snapshot : Snapshot
        What to write.
    folder : Path
        Made where it is not there; files of these names in it are replaced.

    Returns
    -------
    tuple of Path
        The files written.

    Raises
    ------
    StoreError
        If the folder cannot be written to.
    """
    frames = _exported_frames(snapshot)
    files = {f"{name}.csv": to_csv(frame) for name, frame in frames.items()}
    files["datapackage.json"] = describe_package(EXPORTED, frames, files, snapshot.filters)
    readme = write_readme(EXPORTED, snapshot.filters, snapshot.vague_words)
    files["README.md"] = readme.encode()
    if (folder / "README.md").exists() and not (folder / "datapackage.json").exists():
        raise StoreError(f"{folder} holds other files: give a folder of its own for the export")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    except OSError as error:
        raise StoreError(
            f"{folder} cannot be written to ({error.strerror}); give another folder"
        ) from error
    return tuple(folder / name for name in files)


def _exported_frames(snapshot: Snapshot) -> dict[str, pd.DataFrame]:
    tables, claims, tally = snapshot.tables, public(snapshot.claims), snapshot.tally
    if len(claims) < len(snapshot.claims):
        tally = build_tally(claims, snapshot.filters.household_size)
    reports = _reports(tables, claims, snapshot.filters)
    mentions = tables.place_mentions[tables.place_mentions["report_id"].isin(reports["report_id"])]
    places = tables.places[tables.places["place_id"].isin(mentions["place_id"])]
    rows = {*reports["report_id"], *claims["figure_id"], *claims["operation_id"]}
    rows.update(places["place_id"])
    is_told = [row_id.partition("|")[0] in rows for row_id in tables.corrections["row_id"]]
    frames = {
        "reports": reports,
        "leftovers": tables.leftovers[tables.leftovers["report_id"].isin(reports["report_id"])],
        "places": places,
        "place_mentions": mentions,
        "corrections": tables.corrections[is_told],
        "claims": claims,
        "operations": list_operations(claims),
        "tally": tally,
        "flows": build_flows(claims, places),
        "points": build_points(claims, tables),
    }
    return {name: _exported_columns(TABLE_BY_NAME[name], frame) for name, frame in frames.items()}


def _reports(tables: Tables, claims: pd.DataFrame, filters: Selection) -> pd.DataFrame:
    reports = public(tables.reports)
    if filters.as_of:
        reports = reports[reports["published_date"] <= pd.Timestamp(filters.as_of)]
    if filters.is_filter:
        reports = reports[reports["report_id"].isin(claims["report_id"])]
    return reports


def _exported_columns(table: Table, frame: pd.DataFrame) -> pd.DataFrame:
    names = [column.name for column in table.columns if column.is_exported]
    return cast(table, frame)[names]
