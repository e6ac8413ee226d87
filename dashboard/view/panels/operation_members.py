"""The figures of the chosen operation, and which of them a person decided on."""

import pandas as pd
import streamlit as st

from dashboard.view.decisions import read_decisions
from dashboard.view.evacuations import MOST_MEMBERS, latest_members
from dashboard.view.focus import EVACUATION, address_of, focused
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.panels.figures_table import COLUMNS, build_rows
from dashboard.view.rows import SENTENCES, draw_rows

TITLE = ""
ORDER = 20
PAGE = "operations"
WIDTH = 7

_ORDER = (
    *("Figure", "What", "Day", SENTENCES, "Meaning", "Decision", "Said by", "Source", "To"),
    "Confidential",
)
HEIGHT = 420


def build(screen: Screen) -> pd.DataFrame:
    """Return the figures of the operation in the address, see `latest_members`."""
    return build_rows(latest_members(screen, focused(EVACUATION)), read_decisions(screen.tables))


def draw(screen: Screen) -> None:
    """Draw the figures with the operation's name over them."""
    mine = screen.claims[screen.claims["operation_id"] == focused(EVACUATION)]
    if mine.empty:
        st.info("No such operation in this view: choose one of the list.")
        return
    st.subheader(escape_markdown(mine["operation"].iloc[0]), anchor=False)
    st.button(
        "Show only this operation on every page",
        icon=":material/filter_alt:",
        on_click=_filter,
        args=(focused(EVACUATION),),
        disabled=screen.selection.operations == (focused(EVACUATION),),
    )
    rows = build(screen)
    draw_rows(
        rows,
        "members",
        "Figures of the chosen operation",
        [address_of("figures", figure=str(figure_id)) for figure_id in rows.index],
        height=min(HEIGHT, 38 + 35 * len(rows)),
        column_config=COLUMNS,
        column_order=_ORDER,
    )
    if len(mine) > MOST_MEMBERS:
        st.caption(f"The latest {MOST_MEMBERS} of {len(mine):,} figures; filters show others.")


def _filter(operation_id: str) -> None:
    st.session_state["operation"] = [operation_id]
