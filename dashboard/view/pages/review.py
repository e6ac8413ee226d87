"""Figures looked over by a person: accepted, corrected, rejected, disputed, or added."""

from collections.abc import Hashable, Mapping
from types import MappingProxyType

import pandas as pd
import streamlit as st

from dashboard.tidy.wording import title_of
from dashboard.view.empty import draw_no_figures, draw_no_reports
from dashboard.view.focus import FIGURE, REPORT, focused, link_to
from dashboard.view.log import draw_entries, read_log
from dashboard.view.marking import draw_marking
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.queue import (
    ADD,
    MODE,
    MODES,
    OF_REPORT,
    ONE,
    TABLE,
    count_states,
    narrow,
    read_queue,
)
from dashboard.view.reports import reports_in_view
from dashboard.view.review_one import draw_one
from dashboard.view.review_table import draw_table
from dashboard.view.theme import format_number
from dashboard.view.words import REVIEW_STATUSES

TITLE = "Review"
ORDER = 32

_FIRST = "first_in_review"
_MOST_CHANGES = 5

_STATES: Mapping[str, str] = MappingProxyType(
    {status or "open": words.capitalize() for status, words in REVIEW_STATUSES.items()}
)


def draw(screen: Screen) -> None:
    """Draw the states, what is chosen of them, and the figures one by one or in a table."""
    if screen.tables.reports.empty:
        draw_no_reports()
        return
    queue = read_queue(screen)
    st.markdown(_say_counts(queue))
    mode, states = _draw_choices()
    report_id = _draw_report(screen)
    if mode == ADD:
        _draw_adding(screen, report_id)
    elif queue.empty:
        draw_no_figures()
    else:
        _leave_figure_out_of_view(screen, queue)
        around = (screen.selection, report_id, states)
        _draw_figures(screen, narrow(queue, states, report_id), mode, around)
    _draw_log(screen)


def _draw_log(screen: Screen) -> None:
    entries = read_log(screen, _MOST_CHANGES)
    if entries:
        with st.expander("Last changes by people, to be undone"):
            draw_entries(screen, entries)
            link_to("operations", "All changes")


def _leave_figure_out_of_view(screen: Screen, queue: pd.DataFrame) -> None:
    """Forget the figure that is looked at once a filter leaves it out."""
    figure_id = st.query_params.get(FIGURE, "")
    if figure_id not in queue.index and (screen.tables.figures["figure_id"] == figure_id).any():
        del st.query_params[FIGURE]


def _draw_figures(
    screen: Screen, queue: pd.DataFrame, mode: str, around: tuple[Hashable, ...]
) -> None:
    if queue.empty:
        st.success("No figure is left in these states.", icon=":material/task_alt:")
    if mode == TABLE:
        draw_table(screen, queue)
        return
    figure_id = st.query_params.get(FIGURE) or _first(queue, around)
    if figure_id:
        draw_one(screen, queue, figure_id)


def _first(queue: pd.DataFrame, around: tuple[Hashable, ...]) -> str:
    """Return the figure that is looked at by who has chosen none, empty where there is none.

    It stays the same while it is looked over. It does not go to the address: that would be a step
    of the browser's back button that leads nowhere.
    """
    chosen_in, figure_id = st.session_state.get(_FIRST, ((), ""))
    if chosen_in != around:
        figure_id = str(queue.index[0]) if len(queue) else ""
        st.session_state[_FIRST] = around, figure_id
    return str(figure_id)


def _say_counts(queue: pd.DataFrame) -> str:
    counts = count_states(queue)
    said = [
        f"**{format_number(number)}** {REVIEW_STATUSES[status]}"
        for status, number in counts.items()
        if number or not status
    ]
    return " · ".join(said)


def _draw_choices() -> tuple[str, tuple[str, ...]]:
    with st.container(horizontal=True, vertical_alignment="bottom", gap="medium"):
        mode = st.segmented_control(
            "Show", MODES, default=ONE, required=True, key=MODE, bind="query-params",
        )  # fmt: skip
        if mode == ADD:
            return mode, ()
        states = st.multiselect(
            "States", tuple(_STATES), ["open", "disputed"], format_func=_STATES.__getitem__,
            key="state", bind="query-params", placeholder="All", width=420,
        )  # fmt: skip
    return mode, tuple("" if one == "open" else one for one in states)


def _draw_report(screen: Screen) -> str:
    """Draw which report the figures are narrowed to, if the address names one."""
    report_id = focused(OF_REPORT)
    if not report_id:
        return ""
    reports = screen.tables.reports
    rows = reports.loc[reports["report_id"] == report_id, ["title", "text"]].to_dict("records")
    title = title_of(rows[0]) if rows else "a report that is gone"
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Only of the report **{escape_markdown(title)}**", width="content")
        st.button("All reports", icon=":material/close:", on_click=_drop_report)
    return report_id


def _drop_report() -> None:
    st.query_params.pop(OF_REPORT, None)


def _draw_adding(screen: Screen, report_id: str) -> None:
    reports = screen.tables.reports.set_index("report_id")[["title", "text"]]
    if screen.desk is None:
        st.info("No figure can be added here.", icon=":material/lock:")
        return
    if report_id not in reports.index:
        ids = [str(one) for one in reports_in_view(screen)["report_id"]]
        if not ids:
            st.caption("No report passes these filters.")
            return
        asked = focused(REPORT)
        report_id = st.selectbox(
            "Report", ids, ids.index(asked) if asked in ids else 0, key="add_to",
            format_func=lambda one: title_of(reports.loc[one].to_dict()),
        )  # fmt: skip
    draw_marking(screen, report_id)
