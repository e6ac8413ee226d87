"""Tables as CSV, and which of their rows may leave."""

import pandas as pd

from dashboard.tidy.cells import make_harmless

BOM = "\ufeff"


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
