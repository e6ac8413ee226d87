"""A report is taken out on screen, and taken back."""

import streamlit as st

from dashboard.tidy.removing import Removal, count_said, read_removals, remove
from dashboard.view.change_form import Form, Words, draw_form, draw_undo
from dashboard.view.desk import Change, withdraw
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_day

_TAKE_BACK: Words = ("Take it back", "is undone", ":material/undo:")
_PAGE_SIZE = 10


def list_removed(screen: Screen) -> tuple[Removal, ...]:
    """Return what was taken out and can be taken back, whatever the filters are, the last first."""
    removals = read_removals(screen.tables.corrections)
    return tuple(one for one in removals.values() if one.is_taken_out)


def draw_removing(screen: Screen, report_id: str) -> None:
    """Draw the form that takes a report out, behind a button; without a desk there is none."""
    if screen.desk is None:
        return
    removal = Change(*remove(report_id))
    with st.popover("Remove this report", icon=":material/delete:"):
        st.markdown(warn(*count_said(screen.tables, report_id)))
        draw_form(
            screen,
            Form(
                key=f"remove_{report_id[:12]}",
                label="Remove it",
                fields=lambda _key: None,
                make=lambda _answers: (removal,),
                told="Removed. It can be taken back.",
            ),
        )


def warn(figures: int, changes: int) -> str:
    """Return what goes with a report that is taken out.

    Examples
    --------
    >>> warn(1, 0).partition(".")[0]
    '1 figure goes with it'
    """
    more = f" and {format_count(changes, 'change')} by people" if changes else ""
    verb = "goes" if figures == 1 and not changes else "go"
    return (
        f"{format_count(figures, 'figure')}{more} {verb} with it. Nothing is lost: it is listed "
        "under “Removed reports”, and can be taken back at any time. Its file does not bring it "
        "back when it is read again."
    )


def say_removal(removal: Removal) -> str:
    """Return in Markdown who took a report out, when and why."""
    day, who = format_day(removal.removed_at.date()), escape_markdown(removal.removed_by)
    return f"{day}, {who}: {escape_markdown(removal.reason)}"


def draw_removed(screen: Screen) -> None:
    """Draw what was taken out under a heading of its own; nothing where there is none."""
    removals = list_removed(screen)
    if not removals:
        return
    st.subheader("Removed reports", anchor=False)
    pages = -(-len(removals) // _PAGE_SIZE)
    number = st.pagination(pages, key="removed_page") if pages > 1 else 1
    with st.container(border=True, gap="small"):
        for one in removals[(number - 1) * _PAGE_SIZE : number * _PAGE_SIZE]:
            words, button = st.columns([6, 1], vertical_alignment="center")
            words.markdown(f"**{escape_markdown(one.deed)}** · {say_removal(one)}")
            with button:
                draw_taking_back(screen, one, "removed")


def draw_taking_back(screen: Screen, removal: Removal, key: str) -> None:
    """Draw the button that takes a removal back; the key tells it from others of the page."""
    number = removal.number
    draw_undo(screen, withdraw(number), number, f"{key}_{number}", _TAKE_BACK)
