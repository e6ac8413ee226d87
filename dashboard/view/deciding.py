"""The say over one figure on screen: what was decided, and the form that pins or excludes it."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.tidy.terms import Recommendation
from dashboard.view.change_form import Answers, Form, draw_form, draw_undo
from dashboard.view.decisions import Decision, decide, read_decisions
from dashboard.view.desk import Change, withdraw
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen

_CHOICES = {
    Recommendation.EXCLUDED: "Exclude it: it counts in no number",
    Recommendation.PINNED: "Recommend it: its day's number is this one",
}
_ICONS = {
    Recommendation.PINNED: ":blue[:material/keep:]",
    Recommendation.EXCLUDED: ":orange[:material/block:]",
}


def draw_decision(screen: Screen, figure_id: str, key: str) -> None:
    """Draw what was decided on a figure, with its undo; nothing where nothing was.

    Parameters
    ----------
    screen : Screen
        Whose tables hold the figure.
    figure_id : str
        The figure.
    key : str
        Tells the place from others of the page that show the same figure.
    """
    decision = read_decisions(screen.tables).get(figure_id)
    if decision:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown(mark_decision(decision), width="content")
            number = decision.number
            draw_undo(screen, withdraw(number), number, f"undo_{key}_{figure_id}")


def draw_choice(screen: Screen, figure_id: str, key: str) -> None:
    """Draw the button that decides on a figure; nothing where it is decided.

    Parameters
    ----------
    screen, figure_id, key
        As of `draw_decision`.
    """
    if screen.desk is None or figure_id in read_decisions(screen.tables):
        return
    with st.popover("Exclude or recommend", icon=":material/rule:", type="tertiary"):
        form = Form(
            key=f"decide_{key}_{figure_id}",
            label="Keep",
            fields=_draw_kinds,
            make=partial(_decide, screen, figure_id),
            told="Kept.",
        )
        draw_form(screen, form)
        st.caption("Nothing is kept before you press Keep; closing the drawer forgets it.")


def mark_decision(decision: Decision) -> str:
    """Return a decision as Markdown with its sign."""
    return f"{_ICONS[decision.kind]} {escape_markdown(decision.words)}"


def _draw_kinds(key: Callable[[str], str]) -> None:
    st.radio(
        "This figure", tuple(_CHOICES), format_func=lambda kind: _CHOICES[kind], key=key("kind")
    )


def _decide(screen: Screen, figure_id: str, answers: Answers) -> tuple[Change, ...]:
    changes = decide(screen.tables.figures, figure_id, Recommendation(answers["kind"]))
    if not changes:
        raise CorrectionError("This figure is not in the store any more: look again.")
    return changes
