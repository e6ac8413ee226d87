"""The one form by which a reader changes something: its own fields, then why, and once who."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.view.desk import Change, Desk, editor, keep
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen

Words = tuple[str, str, str]
"""What a button says, what it is told to have done, and its sign."""
UNDO: Words = ("Undo", "is undone", ":material/undo:")
REDO: Words = ("Redo", "holds again", ":material/redo:")

Answers = dict[str, Any]
"""What stands in the form's own fields, by name."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a form asks and what comes of it.

    Attributes
    ----------
    key : str
        Tells it from others of the page.
    label : str
        On its button.
    fields : Callable
        Draws its own fields; given a function from a field's name to its widget's key.
    make : Callable
        Returns the changes from what the fields hold; a `CorrectionError` is told to the reader.
    told : str
        What the reader is told when they are kept.
    shortcut : str or None
        Keys that send it from anywhere on the page.
    """

    key: str
    label: str
    fields: Callable[[Callable[[str], str]], None]
    make: Callable[[Answers], Sequence[Change]]
    told: str
    shortcut: str | None = None


def draw_form(screen: Screen, form: Form) -> None:
    """Draw a form; Enter in any of its lines sends it.

    Parameters
    ----------
    screen : Screen
        Without a desk, nothing can be changed and no form is drawn.
    form : Form
        What it asks.

    Notes
    -----
    A form starts afresh whenever something was written: what it would change may have changed.
    """
    if screen.desk is None:
        return
    key = f"{form.key}_{screen.edition[1]}"
    with st.form(key, border=False):
        form.fields(lambda name: f"{key}:{name}")
        st.text_input("Why", key=f"{key}:reason", placeholder="Required: a few words for the log")
        if not editor():
            st.text_input("Your name", key=f"{key}:by", placeholder="Required, asked once")
        _draw_problem(form.key)
        st.form_submit_button(
            form.label,
            type="primary",
            on_click=_send,
            args=(screen.desk, key, form),
            shortcut=form.shortcut,
        )
        if editor():
            st.caption(f"Will be kept under the name {escape_markdown(editor())}")


def _draw_problem(key: str) -> None:
    problem = st.session_state.pop(f"{key}!", "")
    if problem:
        st.error(escape_markdown(problem), icon=":material/error:")
        # Keys send a form from anywhere on the page: what stands beside it may be out of sight.
        st.toast(escape_markdown(problem), icon=":material/error:", duration="long")


def _send(desk: Desk, key: str, form: Form) -> None:
    answers = {
        str(name).removeprefix(f"{key}:"): value
        for name, value in st.session_state.items()
        if str(name).startswith(f"{key}:")
    }
    by, reason = answers.get("by") or editor(), answers.get("reason") or ""
    try:
        problem = keep(desk, form.make(answers), by, reason, form.told)
    except CorrectionError as error:
        problem = str(error)
    # Not by the edition: where a colleague was first, the form that tells of it is another one.
    st.session_state[f"{form.key}!"] = problem


def draw_undo(screen: Screen, change: Change, number: int, key: str, words: Words = UNDO) -> None:
    """Draw the button that takes a change back; it asks for the name where none is known.

    Parameters
    ----------
    screen : Screen
        Without a desk, nothing is drawn.
    change : Change
        What takes it back: a change back, or one that withdraws it.
    number : int
        The correction it takes back.
    key : str
        Tells the button from others of the page.
    words : tuple of str
        `REDO` where it was taken back and shall hold again.
    """
    if screen.desk is None:
        return
    label, done, icon = words
    reason, told = f"{label} of change {number}", f"Change {number} {done}."
    button = f"{key}_{screen.edition[1]}"
    if editor():
        st.button(
            label,
            key=button,
            icon=icon,
            on_click=_undo,
            args=(screen.desk, change, key, reason, told),
        )
    else:
        with st.popover(label, icon=icon, key=f"{button}_ask"), st.form(button, border=False):
            st.text_input("Your name", key=f"{key}:by", placeholder="Asked once")
            st.form_submit_button(
                f"{label} (change {number})",
                icon=icon,
                on_click=_undo,
                args=(screen.desk, change, key, reason, told),
            )
    _draw_problem(key)


def _undo(desk: Desk, change: Change, key: str, reason: str, told: str) -> None:
    by = editor() or str(st.session_state.get(f"{key}:by", ""))
    st.session_state[f"{key}!"] = keep(desk, (change,), by, reason, told)
