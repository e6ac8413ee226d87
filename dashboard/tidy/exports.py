"""Downloads: tables as CSV, and a folder of all of them, described so that it can be cited."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pandas as pd

from dashboard.base.errors import StoreError
from dashboard.tidy.cells import make_harmless
from dashboard.tidy.datapackage import describe_package
from dashboard.tidy.declaration import Table
from dashboard.tidy.flows import build_flows, build_points
from dashboard.tidy.operations import list_operations
from dashboard.tidy.readme import write_readme
from dashboard.tidy.schema import FIGURES, TABLE_BY_NAME, TABLES
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.tally import build_tally

BOM = "\ufeff"
EXPORTED: tuple[Table, ...] = tuple(table for table in TABLES if table is not FIGURES)
"""What a folder holds; the columns of `figures` are all in `claims`."""


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
    """Return a table as plain CSV: UTF-8, one header row, ISO days and times, nulls empty.

    Rows of confidential reports are left out. Cells of text that a spreadsheet would take for a
    formula start with an apostrophe; numbers are never touched.
    """
    return _write(frame, line_end="\n").encode()


def to_excel_csv(frame: pd.DataFrame) -> bytes:
    """Return a table as `to_csv` does, for Excel: with the mark that tells it the text is UTF-8."""
    return (BOM + _write(frame, line_end="\r\n")).encode()


def _write(frame: pd.DataFrame, *, line_end: str) -> str:
    rows = make_harmless(public(frame))
    times = [name for name in rows if isinstance(rows[name].dtype, pd.DatetimeTZDtype)]
    for name in times:
        rows[name] = rows[name].dt.strftime("%Y-%m-%dT%H:%M:%SZ")
    text: str = rows.to_csv(index=False, lineterminator=line_end)
    return text


def write_export(
    tables: Tables,
    claims: pd.DataFrame,
    tally: pd.DataFrame,
    folder: Path,
    as_of: date | None,
    *,
    selection: Selection | None = None,
    vague_words: Mapping[str, tuple[int, int]] | None = None,
) -> tuple[Path, ...]:
    """Write every table to a folder, with a readme and a description as a data package.

    Parameters
    ----------
    tables : Tables
        The stored tables.
    claims, tally : pandas.DataFrame
        The `claims` that the filters let through, and the `tally` of them. Where some of them are
        confidential, the tally is built anew without these.
    folder : Path
        Made where it is not there; files of these names in it are replaced.
    as_of : date or None
        The day whose knowledge the claims are limited to.
    selection : Selection or None
        The filters, to be told in the description; None where only `as_of` is set. With other
        filters, only reports that bear one of the claims are written.
    vague_words : mapping of str to (int, int) or None
        What vague words are read as, for the readme; None leaves that part out.

    Returns
    -------
    tuple of Path
        The files written.

    Raises
    ------
    StoreError
        If the folder cannot be written to.
    """
    filters = selection or Selection(as_of=as_of)
    frames = _exported_frames(tables, claims, tally, filters)
    files = {f"{name}.csv": to_csv(frame) for name, frame in frames.items()}
    files["datapackage.json"] = describe_package(EXPORTED, frames, files, filters)
    files["README.md"] = write_readme(EXPORTED, filters, vague_words or {}).encode()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    except OSError as error:
        raise StoreError(
            f"{folder} cannot be written to ({error.strerror}); give another folder"
        ) from error
    return tuple(folder / name for name in files)


def _exported_frames(
    tables: Tables, claims: pd.DataFrame, tally: pd.DataFrame, filters: Selection
) -> dict[str, pd.DataFrame]:
    open_claims = public(claims)
    if len(open_claims) < len(claims):
        tally = build_tally(open_claims)
    reports = _reports(tables, open_claims, filters)
    of_report = reports["report_id"]
    mentions = tables.place_mentions[tables.place_mentions["report_id"].isin(of_report)]
    places = tables.places[tables.places["place_id"].isin(mentions["place_id"])]
    leftovers = tables.leftovers[tables.leftovers["report_id"].isin(of_report)]
    changed = tables.corrections["row_id"].str.partition("|")[0]
    rows = [of_report, open_claims["figure_id"], places["place_id"], open_claims["operation_id"]]
    frames = {
        "reports": reports,
        "leftovers": leftovers,
        "places": places,
        "place_mentions": mentions,
        "corrections": tables.corrections[changed.isin(pd.concat(rows))],
        "claims": open_claims,
        "operations": list_operations(open_claims),
        "tally": tally,
        "flows": build_flows(open_claims, places),
        "points": build_points(open_claims, tables),
    }
    return {name: _exported_columns(TABLE_BY_NAME[name], frame) for name, frame in frames.items()}


def _reports(tables: Tables, claims: pd.DataFrame, filters: Selection) -> pd.DataFrame:
    reports = public(tables.reports)
    if filters.as_of:
        reports = reports[reports["published_date"] <= pd.Timestamp(filters.as_of)]
    if filters != Selection(as_of=filters.as_of):
        reports = reports[reports["report_id"].isin(claims["report_id"])]
    return reports


def _exported_columns(table: Table, frame: pd.DataFrame) -> pd.DataFrame:
    names = [column.name for column in table.columns if column.is_exported]
    return cast(table, frame)[names]
