"""Every change by a person in plain words, the latest first, with what would take it back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pandas as pd
import streamlit as st

from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.operations import stray_corrections
from dashboard.tidy.place_names import PLACE_NAMES
from dashboard.tidy.removing import REMOVED_REPORTS
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.withdrawing import is_withdrawal
from dashboard.view.cells import Row, as_day
from dashboard.view.change_form import REDO, UNDO, draw_undo
from dashboard.view.deeds import Deeds
from dashboard.view.desk import Change, withdraw
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_day

STATES: Mapping[str, str] = {
    CorrectionState.APPLIED: "",
    CorrectionState.SETTLED: "not needed any more: the report reads so by now",
    CorrectionState.CONFLICT: "not applied: it was read otherwise by now",
    CorrectionState.ROW_GONE: "not applied: what it changed is gone",
    CorrectionState.WITHDRAWN: "undone",
}
_WAITING = frozenset({CorrectionState.CONFLICT, CorrectionState.ROW_GONE})
_STRAY = "not applied: no such operation is found any more"
_NO_VERSION = "not applied: no other report that is kept stands for it"
_FAR = "not applied: it is too far from the other places of its reports"


@dataclass(frozen=True, slots=True)
class Entry:
    """One change.

    Attributes
    ----------
    number : int
        Of the correction.
    head : str
        When and who.
    deed : str
        What was changed.
    reason : str
        Why.
    state : str
        What keeps it from holding; empty when it holds.
    undo : Change or None
        What takes it back or, where it was taken back, makes it hold again; None where a person
        has to look first.
    is_undone : bool
        Whether it was taken back.
    is_waiting : bool
        Whether a person has to look: it was made and could not be applied.
    """

    number: int
    head: str
    deed: str
    reason: str
    state: str
    undo: Change | None
    is_undone: bool
    is_waiting: bool


def read_log(screen: Screen, most: int | None = None) -> tuple[Entry, ...]:
    """Return every change by a person, whatever the filters are, the latest first.

    Parameters
    ----------
    screen : Screen
        Whose tables hold them.
    most : int or None
        Only so many; None takes all.

    Notes
    -----
    That a change was taken back is told with it, not as a change of its own.
    """
    corrections = screen.tables.corrections.sort_values("correction_id", ascending=False)
    strays: frozenset[int] = frozenset()
    if (corrections["table_name"] == OPERATIONS.name).any():
        strays = _find_strays(screen.edition, screen.tables)
    of_undoing = is_withdrawal(corrections)
    undone_by = _undone_by(corrections[of_undoing])
    told = corrections[~of_undoing].head(len(corrections) if most is None else most)
    untold = told.loc[told["deed"] == "", "row_id"]
    deeds = Deeds(screen.tables, screen.all_claims, untold)
    return tuple(
        _make_entry(row, undone_by, strays, row["deed"] or deeds.say(row))
        for row in told.to_dict("records")
    )


def say_state(row: Row) -> str:
    """Return what keeps a row of the `corrections` table from holding; empty when it holds."""
    if row["state"] == CorrectionState.CONFLICT and row["table_name"] == REMOVED_REPORTS:
        return _NO_VERSION
    is_refused = row["state"] == CorrectionState.CONFLICT and row["table_name"] == PLACE_NAMES
    # Of a name that still reads as it did, only the place that was said of it is in the way.
    return _FAR if is_refused and row["found_value"] == row["old_value"] else STATES[row["state"]]


def _undone_by(withdrawals: pd.DataFrame) -> dict[int, Row]:
    """Return what takes each change back, by its number."""
    holding = withdrawals[withdrawals["state"] == CorrectionState.APPLIED]
    return {int(row["row_id"]): row for row in holding.to_dict("records")}


def _make_entry(row: Row, undone_by: Mapping[int, Row], strays: frozenset[int], deed: str) -> Entry:
    number, is_stray = int(row["correction_id"]), row["correction_id"] in strays
    state = _STRAY if is_stray else say_state(row)
    undoing = undone_by.get(number) if row["state"] == CorrectionState.WITHDRAWN else None
    if undoing:
        state = f"undone by {undoing['corrected_by']}, {_say_when(undoing)}"
    undo = withdraw(int(undoing["correction_id"])) if undoing else withdraw(number)
    return Entry(
        number,
        f"{_say_when(row)}, {row['corrected_by']}",
        deed,
        row["reason"],
        state,
        undo if undoing or not state else None,
        is_undone=row["state"] == CorrectionState.WITHDRAWN,
        is_waiting=is_stray or row["state"] in _WAITING,
    )


@st.cache_resource(max_entries=2, show_spinner=False)
def _find_strays(edition: tuple[str, str], _tables: Tables) -> frozenset[int]:
    del edition  # the key
    return stray_corrections(_tables)


def _say_when(row: Row) -> str:
    day = as_day(row["corrected_at"])
    return f"{format_day(day)}, {row['corrected_at']:%H:%M} UTC" if day else "no date"


def draw_entries(screen: Screen, entries: Sequence[Entry]) -> None:
    """Draw changes, a line each, with the button that takes it back."""
    with st.container(border=True, gap="small"):
        for entry in entries:
            words, button = st.columns([6, 1], vertical_alignment="center")
            words.markdown(_describe(entry))
            if entry.undo:
                key, kind = f"log_{entry.number}", REDO if entry.is_undone else UNDO
                with button:
                    draw_undo(screen, entry.undo, entry.number, key, kind)


def _describe(entry: Entry) -> str:
    """Return a change in one line of Markdown, with what became of it."""
    deed, told = escape_markdown(entry.deed), f"{entry.head}: {entry.reason}"
    line = f"**{entry.number} · {deed}** · {escape_markdown(told)}"
    if entry.is_waiting:
        return f"{line} · :orange[:material/warning:] {entry.state}"
    return f"{line} · :gray[{escape_markdown(entry.state)}]" if entry.state else line
