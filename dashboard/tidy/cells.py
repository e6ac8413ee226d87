"""Cells that no spreadsheet takes for a formula."""

import pandas as pd

_FORMULA = r"^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])"


def make_harmless(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with an apostrophe before texts that a spreadsheet would run.

    Notes
    -----
    Those are texts that begin with a tab or line break, or with = + - @ or their full-width forms,
    also after white space. Columns of numbers, days and booleans stay as they are: -5 is a number.
    """
    columns = {}
    for name, values in frame.items():
        if pd.api.types.is_string_dtype(values) or values.dtype == object:
            texts = values.astype("str")
            is_formula = texts.str.match(_FORMULA).fillna(value=False).astype("bool")
            columns[name] = texts.where(~is_formula, "'" + texts)
        else:
            columns[name] = values
    return pd.DataFrame(columns, index=frame.index)
