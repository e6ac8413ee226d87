"""The evacuations that the filters let through; a chosen one goes to the address."""

import pandas as pd
import streamlit as st

from dashboard.tidy.former_names import find_by_former_name
from dashboard.tidy.selection import Selection
from dashboard.view.evacuations import describe_operations
from dashboard.view.focus import EVACUATION, choose_row, focused
from dashboard.view.kept import kept
from dashboard.view.panel import Screen

TITLE = ""
ORDER = 10
PAGE = "operations"
WIDTH = 12

HEIGHT = 330
_DAY = st.column_config.DateColumn(format="D MMM YYYY", width=92)


def build(screen: Screen) -> pd.DataFrame:
    """Return one row an operation, see `describe_operations`, worked out once for all readers."""
    return _describe(screen.edition, screen.selection, screen.claims)


@kept
def _describe(
    edition: tuple[str, str], selection: Selection, _claims: pd.DataFrame
) -> pd.DataFrame:
    del edition, selection  # the key
    return describe_operations(_claims)


def draw(screen: Screen) -> None:
    """Draw the list and keep the chosen operation in the address."""
    operations = build(screen)
    _follow_changes(screen)
    st.caption(
        "Figures of one evacuation: the same origin, and no gap of more than 14 days. "
        "Choose a row to rename, merge or split it."
    )
    choose_row(
        operations,
        EVACUATION,
        (screen.edition, screen.selection),
        alt="Operations; choose a row to change one",
        lead="Operation",
        height=min(HEIGHT, 38 + 35 * len(operations)),
        placeholder="–",
        column_config={
            "Operation": st.column_config.TextColumn(width=200),
            "First day": _DAY,
            "Last day": _DAY,
            "From": st.column_config.TextColumn(width=130),
            "Reports": st.column_config.NumberColumn(width=65),
            "Figures": st.column_config.NumberColumn(width=65),
            "First figure": st.column_config.TextColumn(width=165),
            "Last figure": st.column_config.TextColumn(width=190),
        },
    )


def _follow_changes(screen: Screen) -> None:
    """Look at what the operation in the address is, or is a part of, by now, if it is one."""
    chosen, claims = focused(EVACUATION), screen.all_claims
    if chosen and chosen not in set(claims["operation_id"]):
        tables = screen.tables
        found = find_by_former_name(chosen, claims, tables.corrections, tables.places)
        if len(found) == 1:
            st.query_params[EVACUATION] = found[0]
