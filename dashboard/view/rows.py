"""A table to read: a grid that can be sorted, and in a narrow window its rows one under another."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.view.markup import html_table, inner_link
from dashboard.view.theme import format_day, format_number

TALL = 62
"""Height of a row, pixels, over which long texts are broken into lines: two or three of them."""
SENTENCES = "Sentences"
_OPEN = "Open"
_LINK = st.column_config.LinkColumn(
    display_text=_OPEN, width=80, help="The sentences behind it, in a tab of their own"
)
_PERCENT = "percent"
_MOST_TOLD = 6
"""Cells under the name of a row."""
MOST_STACKED = 30
"""Rows that a narrow window shows; more of them would be scrolled through by nobody."""


def draw_rows(
    table: pd.DataFrame, name: str, alt: str, links: Sequence[str] = (), **options: Any
) -> int | None:
    """Draw a table to read, and return the place of the row that is looked at, if one can be.

    Parameters
    ----------
    table : pandas.DataFrame
        What is shown, with the words of the screen as its columns; not empty.
    name : str
        Of the table among those of all pages; the style sheet shows one of its two forms by it.
    alt : str
        The table's name for who cannot see it.
    links : sequence of str
        Where the sentences of each row are read, if anywhere. The last column leads there, or the
        one at the place of `SENTENCES` in a ``column_order``.
    **options
        Further arguments of ``st.dataframe``; with ``on_select`` a row can be looked at.
    """
    order = [*(options.pop("column_order", None) or table)]
    grid = table[[one for one in order if one in table]]
    config = options.pop("column_config", {})
    opened: dict[str, Any] = {SENTENCES: [link or None for link in links]} if links else {}
    with st.container(key=f"wide_{name}"):
        shown: Any = st.dataframe(
            grid.assign(**opened),
            hide_index=True,
            placeholder="–",
            alt=alt,
            column_config={**config, SENTENCES: _LINK},
            column_order=[*dict.fromkeys([*order, SENTENCES])],
            **options,
        )
    with st.container(key=f"narrow_{name}"):
        st.html(stack(grid, config, links))
        draw_rest(len(table))
    if "on_select" not in options:
        return None
    rows = shown["selection"]["rows"]
    return int(rows[0]) if rows and rows[0] < len(table) else None


def draw_rest(count: int) -> None:
    """Say, in a narrow window, how many of so many rows it shows."""
    if count > MOST_STACKED:
        st.caption(
            f"The first {MOST_STACKED} of {format_number(count)} rows; a wider window shows all."
        )


def stack(table: pd.DataFrame, config: Mapping[str, Any], links: Sequence[str] = ()) -> str:
    """Return the first rows as safe HTML; what is empty is left out of a narrow window.

    Parameters
    ----------
    table : pandas.DataFrame
        Of any values.
    config : mapping
        Of the columns, as ``st.dataframe`` has it, for the form of their numbers.
    links : sequence of str
        As in `draw_rows`.
    """
    rows = [[escape(cell) for cell in row] for row in _say_rows(table, config)]
    names = [str(name) for name in table]
    if links:
        names.append(SENTENCES)
        for row, link in zip(rows, links, strict=False):
            row.append(inner_link(link, _OPEN) if link else "")
    return html_table(names, rows)


def list_links(
    table: pd.DataFrame, lead: str, addresses: Sequence[str], chosen: int, **options: Any
) -> str:
    """Return the first rows as links in safe HTML: one can be chosen in a narrow window.

    Parameters
    ----------
    table : pandas.DataFrame
        Of any values.
    lead : str
        The column that a row is known by; a few others stand under it, the empty ones left out.
    addresses : sequence of str
        Where the rows lead to.
    chosen : int
        Place of the row that is looked at; -1 for none.
    **options
        ``column_config`` and ``column_order``, as ``st.dataframe`` has them.
    """
    names = [one for one in options.get("column_order") or table.columns if one in table]
    names = [lead, *(one for one in names if one != lead)]
    rows = _say_rows(table[names], options.get("column_config", {}))
    is_number = [pd.api.types.is_numeric_dtype(table[name]) for name in names]
    items = []
    for place, (cells, address) in enumerate(zip(rows, addresses, strict=False)):
        told = [
            f"{name} {cell}" if is_counted else cell
            for name, cell, is_counted in zip(names, cells, is_number, strict=True)
            if cell and not (is_counted and cell == "0")
        ]
        current = " aria-current='true'" if place == chosen else ""
        items.append(
            f"<li dir='auto'><a href='{escape(address)}' target='_self'{current}>"
            f"<strong>{escape(cells[0] or '–')}</strong><span class='evac-small'>"
            f"{escape(' · '.join(told[1 : 1 + _MOST_TOLD]))}</span></a></li>"
        )
    return f"<ul class='evac-list'>{''.join(items)}</ul>"


def _say_rows(table: pd.DataFrame, config: Mapping[str, Any]) -> list[list[str]]:
    forms = {str(name): _form(config.get(str(name))) for name in table}
    rows = table.head(MOST_STACKED).to_dict("records")
    return [[_say(row[name], forms[name]) for name in forms] for row in rows]


def _form(column: Any) -> str:
    """Return how a column's numbers are printed, such as "%.0f km"; empty where it is not told."""
    form = str(((column or {}).get("type_config") or {}).get("format") or "")
    return form if form.startswith(("%", _PERCENT)) else ""


def _say(value: Any, form: str) -> str:
    if pd.isna(value):
        return ""
    if isinstance(value, pd.Timestamp):
        return format_day(value)
    if form == _PERCENT:
        return f"{value:.0%}"
    if isinstance(value, int | float):
        return form % value if form else format_number(round(value))
    return str(value)
