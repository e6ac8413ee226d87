"""The one figure or report that a reader looks at, kept in the page's address.

Panels meet here only: a table sets what is looked at, another panel shows it, and a link opens it.
"""

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

import pandas as pd
import streamlit as st

from dashboard.view.rows import MOST_STACKED, draw_rest, list_links

FIGURE = "figure"
REPORT = "report"
COUNTER = "counter"
EVACUATION = "evacuation"
OF_NUMBER = "of_number"
"""Names in the address: a figure, a report, the counter whose making is open, an operation, and the
number whose figures alone are shown."""
_LEFT = (COUNTER, OF_NUMBER)
"""What a link does not take along."""


_FIRST = "first_{}"
"""Where it is kept what a reader looks at who has chosen nothing. It does not go to the address:
each change of that is a step of the browser's back button."""


def focused(name: str) -> str:
    """Return the id in the address, else that of the row that is looked at unasked, else empty."""
    asked = st.query_params.get(name)
    return str(asked or st.session_state.get(_FIRST.format(name), ("", ""))[1])


def link_to(page: str, label: str, /, **looked_at: str) -> None:
    """Draw a link to another page that looks at something there and keeps the filters.

    Parameters
    ----------
    page : str
        File name, without ending, of the page in `view/pages/`.
    label : str
        What the link says.
    **looked_at : str
        Ids, or values of filters, by their names in the address.
    """
    # A page is told by its address alone: this one only names the page that the folder holds.
    target = st.Page(_nothing, title=label, url_path=page)
    st.page_link(
        target,
        label=label,
        icon=":material/arrow_forward:",
        query_params={**_kept(), **looked_at},
    )


def address_of(page: str, **looked_at: str) -> str:
    """Return the address of what `link_to` leads to, for a link within a table of text.

    Parameters
    ----------
    page, **looked_at
        As in `link_to`; a page without a name is the first one.
    """
    (address,) = addresses_of(page, [looked_at])
    return address


def addresses_of(page: str, rows: Iterable[dict[str, str]]) -> list[str]:
    """Return the addresses of what a link in each row of a table leads to, see `address_of`."""
    kept = _kept()
    return [f"{page or '.'}?{urlencode({**kept, **row}, doseq=True)}" for row in rows]


def _kept() -> dict[str, list[str]]:
    """Return what an address holds that keeps the filters, each value once."""
    kept = (key for key in st.query_params if key not in _LEFT)
    return {key: list(dict.fromkeys(st.query_params.get_all(key))) for key in kept}


def _nothing() -> None:
    """Stand in for the page that a link leads to."""


def choose_row(
    table: pd.DataFrame, name: str, edition: Hashable, alt: str, lead: str, **options: Any
) -> None:
    """Draw a table of which one row is looked at; its id goes to the address.

    Parameters
    ----------
    table : pandas.DataFrame
        What is shown, with the rows' ids as its index; not empty.
    name : str
        `FIGURE` or `REPORT`.
    edition : hashable
        Differs whenever the rows differ: a choice is kept by its place, so other rows need a table
        of their own.
    alt : str
        The table's name for who cannot see it.
    lead : str
        The column that a row is known by in a narrow window, where the rows are links.
    **options
        Further arguments of ``st.dataframe``.

    Notes
    -----
    Without an id in the address the first row is looked at. An id that is not among the rows is
    left as it is: a link may lead to what the filters leave out.
    """
    ids = [str(row_id) for row_id in table.index]
    first = _FIRST.format(name)
    table_of, row_id = st.session_state.get(first, (alt, ""))
    if table_of == alt and row_id not in ids:  # another table of the page may have offered its own
        st.session_state[first] = alt, ids[0]
    chosen = focused(name)
    key = _key_of(f"{name}_{_short(edition)}", ids, chosen)
    place = ids.index(chosen) if chosen in ids else -1
    with st.container(key=f"wide_{_short(alt)}"):
        st.dataframe(
            table,
            key=key,
            hide_index=True,
            on_select=partial(_focus_on_chosen, name, key, ids),
            selection_mode="single-row",
            selection_default={"selection": {"rows": [place]}} if place >= 0 else None,
            alt=alt,
            **options,
        )
    with st.container(key=f"narrow_{_short(alt)}"):
        here = {key: st.query_params.get_all(key) for key in st.query_params}
        addresses = [f"?{urlencode(here | {name: row_id}, doseq=True)}" for row_id in ids]
        st.html(list_links(table, lead, addresses[:MOST_STACKED], place, **options))
        draw_rest(len(table))


def _short(told: Hashable) -> str:
    return sha256(repr(told).encode()).hexdigest()[:12]


def _key_of(key: str, ids: Sequence[str], chosen: str) -> str:
    """Return the table's key: another one where it marks a row that the address has left.

    That is so after a step back; a table can be told only when it is new which row is chosen.
    """
    turn = f"{key}#"
    marked = st.session_state.get(f"{key}_{st.session_state.get(turn, 0)}")
    rows = marked["selection"]["rows"] if marked else []
    if rows and ids[rows[0]] != chosen:
        st.session_state[turn] = st.session_state.get(turn, 0) + 1
    return f"{key}_{st.session_state.get(turn, 0)}"


def _focus_on_chosen(name: str, key: str, ids: Sequence[str]) -> None:
    rows = st.session_state[key]["selection"]["rows"]
    if rows and rows[0] < len(ids):
        st.query_params[name] = ids[rows[0]]
