"""Downloads: tables as CSV, and a folder with all of them, described so that it can be cited."""

from datetime import date
from pathlib import Path

import pandas as pd

from dashboard.tidy.cells import make_harmless
from dashboard.tidy.tables import Tables

BOM = "\ufeff"


def public(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the rows that may leave: those of no confidential report."""
    if "is_confidential" not in frame:
        return frame
    return frame[~frame["is_confidential"].astype("bool")]


def to_csv(frame: pd.DataFrame) -> bytes:
    """Return a table as plain CSV: UTF-8, one header row, ISO dates, nulls empty.

    Rows of confidential reports are left out. Cells of text that a spreadsheet would take for a
    formula start with an apostrophe; numbers are never touched.
    """
    rows = make_harmless(public(frame))
    return rows.to_csv(index=False, lineterminator="\n").encode()


def to_excel_csv(frame: pd.DataFrame) -> bytes:
    """Return a table as `to_csv` does, for Excel: with the mark that tells it the text is UTF-8."""
    rows = make_harmless(public(frame))
    return (BOM + rows.to_csv(index=False, lineterminator="\r\n")).encode()


def write_export(
    tables: Tables, claims: pd.DataFrame, tally: pd.DataFrame, folder: Path, as_of: date | None
) -> tuple[Path, ...]:
    """Write every table to a folder.

    Parameters
    ----------
    tables : Tables
        The stored tables.
    claims, tally : pandas.DataFrame
        The `claims` that the filters let through, and the `tally` of them.
    folder : Path
        Made where it is not there.
    as_of : date or None
        The day whose knowledge the claims are limited to.

    Returns
    -------
    tuple of Path
        The files written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, frame in (("reports", tables.reports), ("claims", claims), ("tally", tally)):
        path = folder / f"{name}.csv"
        path.write_bytes(to_csv(frame))
        written.append(path)
    return tuple(written)
