"""The ways in which the review page shows figures, as the address names them."""

import streamlit as st

MODE = "mode"
OF_REPORT = "of_report"
"""Names in the address: the way, and the report whose figures alone are shown."""

ONE, TABLE, ADD = MODES = ("One at a time", "Table", "Add a missed figure")


def open_adding(report_id: str) -> None:
    """Show, on the review page, the form that adds a figure to a report."""
    st.session_state[MODE] = ADD
    st.query_params[OF_REPORT] = report_id
