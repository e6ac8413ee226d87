"""Cells that no spreadsheet takes for a formula."""

import re

import pandas as pd

_FORMULA = re.compile(r"[\t\r\n]|\s*[=+\-@＝＋－＠]")


def make_harmless(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with an apostrophe before texts that a spreadsheet would run.

    Notes
    -----
    Those are texts that begin with a tab or line break, or with = + - @ or their full-width forms,
    also after white space. Numbers, days and booleans stay as they are: -5 is a number.
    """
    return pd.DataFrame(
        {name: _make_harmless(values) for name, values in frame.items()}, index=frame.index
    )


def _make_harmless(values: pd.Series) -> pd.Series:
    if isinstance(values.dtype, pd.CategoricalDtype):
        values = values.astype("str")
    if isinstance(values.dtype, pd.StringDtype):
        is_risky = values.str.match(_FORMULA).fillna(value=False).astype("bool")
    elif values.dtype == object:
        is_risky = values.map(is_formula).astype("bool")
    else:
        return values
    safe: pd.Series = values.where(~is_risky, "'" + values[is_risky].astype("str"))
    return safe


def is_formula(cell: object) -> bool:
    """Return whether a spreadsheet would take a cell for a formula.

    Examples
    --------
    >>> is_formula("=1+1"), is_formula(-5)
    (True, False)
    """
    return isinstance(cell, str) and _FORMULA.match(cell) is not None
