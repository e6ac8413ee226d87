"""A table to read: a grid that can be sorted, and in a narrow window its rows one under another."""

from collections.abc import Mapping
from html import escape
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.view.markup import html_table
from dashboard.view.theme import format_day, format_number

TALL = 62
"""Height of a row, pixels, over which long texts are broken into lines: two or three of them."""
MOST_STACKED = 30
"""Rows that a narrow window shows; more of them would be scrolled through by nobody."""


def draw_rows(table: pd.DataFrame, name: str, alt: str, **options: Any) -> int | None:
    """Draw a table to read, and return the place of the row that is looked at, if one can be.

    Parameters
    ----------
    table : pandas.DataFrame
        What is shown, with the words of the screen as its columns; not empty.
    name : str
        Of the table among those of all pages; the style sheet shows one of its two forms by it.
    alt : str
        The table's name for who cannot see it.
    **options
        Further arguments of ``st.dataframe``; with ``on_select`` a row can be looked at.
    """
    with st.container(key=f"wide_{name}"):
        shown = st.dataframe(table, hide_index=True, placeholder="–", alt=alt, **options)
    columns = [one for one in options.get("column_order") or table.columns if one in table]
    with st.container(key=f"narrow_{name}"):
        st.html(stack(table[columns], options.get("column_config", {})))
        if len(table) > MOST_STACKED:
            st.caption(
                f"The first {MOST_STACKED} of {format_number(len(table))} rows; "
                "a wider window shows all."
            )
    if "on_select" not in options:
        return None
    rows = shown["selection"]["rows"]
    return int(rows[0]) if rows and rows[0] < len(table) else None


def stack(table: pd.DataFrame, config: Mapping[str, Any]) -> str:
    """Return the first rows as safe HTML; what is empty is left out of a narrow window.

    Parameters
    ----------
    table : pandas.DataFrame
        Of any values.
    config : mapping
        Of the columns, as ``st.dataframe`` has it, for the form of their numbers.
    """
    forms = {str(name): _form(config.get(str(name))) for name in table}
    rows = table.head(MOST_STACKED).to_dict("records")
    return html_table(
        list(forms),
        [[escape(_say(row[name], forms[name])) for name in forms] for row in rows],
    )


def _form(column: Any) -> str:
    """Return how a column's numbers are printed, such as "%.0f km"; empty where it is not told."""
    form = str(((column or {}).get("type_config") or {}).get("format") or "")
    return form if form.startswith("%") else ""


def _say(value: Any, form: str) -> str:
    if pd.isna(value):
        return ""
    if isinstance(value, pd.Timestamp):
        return format_day(value)
    if isinstance(value, int | float):
        return form % value if form else format_number(round(value))
    return str(value)
