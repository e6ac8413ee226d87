"""Where a reader's changes go: who makes them, when, and into which store.

A change on screen becomes a row of the `corrections` table. The time comes from the caller, the
name from the reader, who is asked for it once: their browser remembers it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import quote, unquote

import streamlit as st

from dashboard.base.errors import CorrectionError, DashboardError
from dashboard.base.place import Place, PlaceFinder
from dashboard.tidy import withdrawing
from dashboard.tidy.corrections import Correction
from dashboard.tidy.number import Number

_EDITOR = "editor"
_KEPT = "kept"
_UNSAID = "editor_unsaid"

_COOKIE, _LONGEST, _YEAR = "evac_editor", 80, 31_536_000
_REMEMBER = '<script>document.cookie = "{}={}; path=/; max-age={}; SameSite=Strict";</script>'


@dataclass(frozen=True, slots=True)
class Desk:
    """The way from the screen into the store.

    Attributes
    ----------
    add : Callable
        Keeps the corrections of one click, all or none, with the places that they name where no
        report may have named them, and returns their numbers.
    now : Callable
        Returns the time, UTC.
    finder : PlaceFinder or None
        Knows what a place name may mean; None where nobody can be asked.
    describe : Callable
        Returns a change in words, as things are called now: the log keeps them.
    operation_of : Callable
        Returns the name of the operation that some changes are of; empty for none or several.
    numbers : Callable
        Returns the numbers of the whole store by metric, before the change.
    """

    add: Callable[[Sequence[Correction], Sequence[Place]], Sequence[int]]
    now: Callable[[], datetime]
    finder: PlaceFinder | None = None
    describe: Callable[["Change"], str] = lambda _change: ""
    operation_of: Callable[[Sequence["Change"]], str] = lambda _changes: ""
    numbers: Callable[[], Mapping[str, Number]] = dict


@dataclass(frozen=True, slots=True)
class Change:
    """One cell as it is and as it shall be, see `Correction`; with the place it names, if new."""

    table_name: str
    row_id: str
    column_name: str
    old_value: str | None
    new_value: str | None
    place: Place | None = None


def withdraw(number: int) -> Change:
    """Return the change that takes a correction back."""
    return Change(*withdrawing.withdraw(number))


def editor() -> str:
    """Return the name that changes are kept under, empty until the reader gave one."""
    if _EDITOR not in st.session_state:
        st.session_state[_EDITOR] = unquote(dict(st.context.cookies).get(_COOKIE, ""))[:_LONGEST]
    return str(st.session_state[_EDITOR])


def name_editor(name: str) -> None:
    """Keep further changes under another name; an empty one is asked for again."""
    clean = " ".join(name.split())[:_LONGEST]
    if clean != editor():
        st.session_state[_EDITOR] = clean
        st.session_state[_UNSAID] = clean


def take_name(key: str) -> None:
    """Remember the name that stands in a field, by the field's key."""
    name_editor(str(st.session_state[key]))


def remember_editor() -> None:
    """Have the browser remember the name, once it was given or changed, over a reload.

    Notes
    -----
    The cookie holds the name alone, percent-encoded, so that no name is read as a script.
    """
    if _UNSAID in st.session_state:
        name = quote(str(st.session_state.pop(_UNSAID)), safe="")
        age = _YEAR if name else 0
        st.html(_REMEMBER.format(_COOKIE, name, age), unsafe_allow_javascript=True)


@dataclass(frozen=True, slots=True)
class Kept:
    """What was kept by a click.

    Attributes
    ----------
    told : str
        What the reader is told.
    operation : str
        The operation that the changes are of; empty where they are of none or several.
    before : mapping of str to Number
        The numbers of the store before.
    """

    told: str
    operation: str
    before: Mapping[str, Number]


def note_kept(kept: Kept) -> None:
    """Have it told to the reader with the next drawing of the page."""
    st.session_state[_KEPT] = kept


def just_kept() -> Kept | None:
    """Return, once, what was kept by the last click."""
    kept: Kept | None = st.session_state.pop(_KEPT, None)
    return kept


def has_just_kept() -> bool:
    """Return whether something was kept and the page has not been drawn anew since."""
    return _KEPT in st.session_state


def keep(desk: Desk, changes: Sequence[Change], by: str, reason: str, told: str) -> str:
    """Keep changes as corrections, all of them or none.

    Parameters
    ----------
    desk : Desk
        Where they go.
    changes : sequence of Change
        In the order in which they are to be applied.
    by, reason : str
        Who and why; the name is remembered for the session.
    told : str
        What the reader is told when they are kept.

    Returns
    -------
    str
        What keeps them from being kept, in plain words; empty when they are.
    """
    try:
        if not by.strip():
            raise CorrectionError("Give your name, so that colleagues know whom to ask.")
        if not reason.strip():
            raise CorrectionError("Say why, in a few words.")
        now = desk.now()
        corrections = [
            Correction(
                corrected_at=now,
                corrected_by=by.strip(),
                table_name=change.table_name,
                row_id=change.row_id,
                column_name=change.column_name,
                old_value=change.old_value,
                new_value=change.new_value,
                reason=" ".join(reason.split()),
                deed=desk.describe(change),
            )
            for change in changes
        ]
        kept = Kept(told, desk.operation_of(changes), desk.numbers())
        desk.add(corrections, [change.place for change in changes if change.place])
    except DashboardError as error:
        return str(error)
    name_editor(by)
    note_kept(kept)
    return ""
