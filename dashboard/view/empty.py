"""What a page says when there is nothing to show: why, and what to do next."""

import streamlit as st

from dashboard.view.focus import link_to
from dashboard.view.sidebar import clear_filters


def draw_no_reports() -> None:
    """Say how the first reports get in."""
    with st.container(border=True):
        st.subheader("No reports yet", anchor=False)
        st.markdown(
            "The dashboard reads reports on evacuations and shows each number with the sentence "
            "it comes from. To begin, paste a text or upload files:"
        )
        link_to("add_reports", "Add reports")
        st.markdown("Or load them in a terminal:")
        st.code("evac ingest seeds           # the sample reports\nevac ingest my-reports/", None)
        st.markdown("Files can be plain text, Markdown, HTML, PDF or Word. Then look again.")
        st.button("Look again", icon=":material/refresh:", type="primary")


def draw_no_figures() -> None:
    """Say that the filters let no figure through, and offer to clear them."""
    _draw_nothing(
        "figure", " If no filter is set, the reports loaded so far hold no figure on evacuations."
    )


def draw_no_reports_in_view() -> None:
    """Say that the filters let no report through, and offer to clear them."""
    _draw_nothing("report", "")


def _draw_nothing(what: str, otherwise: str) -> None:
    with st.container(border=True):
        st.subheader(f"No {what} passes these filters", anchor=False)
        st.markdown(f"Widen the dates or take a filter away in the sidebar.{otherwise}")
        st.button(
            "Clear all filters",
            key="clear_from_page",
            icon=":material/filter_alt_off:",
            on_click=clear_filters,
            type="primary",
        )
