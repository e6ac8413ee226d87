"""The one figure or report that a reader looks at, kept in the page's address.

Panels meet here only: one sets what is looked at, another shows it, and a link opens it.
"""

import streamlit as st

FIGURE = "figure"
REPORT = "report"


def focused(name: str) -> str:
    """Return the id in the address under `FIGURE` or `REPORT`, empty without one."""
    return str(st.query_params.get(name, ""))


def focus_on(name: str, row_id: str) -> None:
    """Put an id in the address; the parts of the page drawn after it show that row."""
    if focused(name) != row_id:
        st.query_params[name] = row_id
