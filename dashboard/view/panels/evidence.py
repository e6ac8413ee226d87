"""The chosen figure: its sentence marked in the text of its report, and all that is known of it."""

from html import escape

import streamlit as st

from dashboard.view.deciding import draw_choice, draw_decision
from dashboard.view.evidence import SCROLL, Evidence, build_evidence
from dashboard.view.focus import FIGURE, focused, link_to
from dashboard.view.panel import Screen

TITLE = ""
ORDER = 30
PAGE = "figures"
WIDTH = 5


def build(screen: Screen) -> Evidence | None:
    """Return the figure in the address, None where there is none or it is not in the store."""
    return build_evidence(screen, focused(FIGURE))


def draw(screen: Screen) -> None:
    """Draw the chosen figure, or say how to choose one."""
    evidence = build(screen)
    if evidence is None:
        with st.container(border=True):
            is_unknown = bool(focused(FIGURE))
            st.markdown("**No such figure in the store.**" if is_unknown else "**The sentence**")
            st.markdown("Choose a row of the table to read its sentence in its report.")
        return
    if not evidence.is_in_view:
        st.info("The filters leave this figure out of the table.", icon=":material/filter_alt:")
    st.html(evidence.head)
    st.html(evidence.text)
    st.html(SCROLL.format(figure_id=escape(evidence.figure_id)), unsafe_allow_javascript=True)
    st.html(evidence.facts)
    draw_decision(screen, evidence.figure_id, "evidence")
    draw_choice(screen, evidence.figure_id, "evidence")
    link_to("review", "Review this figure", figure=evidence.figure_id)
    link_to("reports", "Read the whole report with all its figures", report=evidence.report_id)
