"""Reports on their way in that the store has met before: as an older version, or taken out."""

import streamlit as st

from dashboard.tidy.corrections import Correction
from dashboard.tidy.likeness import Likeness, find_likeness_in, near
from dashboard.tidy.removing import Removal, count_said, read_removals, replace_by
from dashboard.tidy.wording import title_of
from dashboard.view.adding_work import known_by
from dashboard.view.batch import Batch, Candidate, Newness
from dashboard.view.cells import Row, published_of
from dashboard.view.desk import Change, Desk, editor, take_name
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.removal import draw_taking_back, say_removal
from dashboard.view.theme import format_count

REPLACE, BOTH = "Replace it, with what people said of it carried over", "Keep both"
REASON = "A newer version was added"
_NAME = "adding_editor"
_OUT = {Newness.REMOVED, Newness.OLDER}


def look_again(batch: Batch, screen: Screen) -> None:
    """Note of what was taken out where that has been taken back since it was read."""
    known = known_by(screen.tables)
    for candidate in batch.candidates:
        if candidate.newness in _OUT:
            candidate.newness = known(candidate.report)
            candidate.is_wanted |= candidate.newness == Newness.NEW


def draw_removals(batch: Batch, screen: Screen) -> None:
    """Say which of the reports were taken out, or gave way, and draw what takes that back."""
    removals = read_removals(screen.tables.corrections)
    for candidate in batch.candidates:
        if candidate.newness in _OUT:
            removal = removals[candidate.report.report_id]
            with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
                st.markdown(_say_out(candidate, removal), width="content")
                draw_taking_back(screen, removal, "adding")


def _say_out(candidate: Candidate, removal: Removal) -> str:
    name = escape_markdown(candidate.name)
    told = "was removed" if removal.is_taken_out else "is an older version and was replaced"
    return f":orange[:material/delete:] **{name}** {told} ({say_removal(removal)})"


def draw_versions(batch: Batch, screen: Screen) -> None:
    """Ask of each report that looks like a kept one whether that gives way to it.

    Notes
    -----
    What most likely is a version gives way unless the reader says otherwise; of others both are
    kept.
    """
    if screen.desk is None:
        return
    for candidate in batch.candidates:
        candidate.in_place_of = None
    new = [one for one in batch.wanted if one.newness == Newness.NEW]
    reports = screen.tables.reports
    # Of all reports those of about the days of these few, once for all of them.
    reports = reports[near(reports, (one.report.published_date for one in new))]
    for candidate in new:
        found = find_likeness_in(reports, candidate.report)
        if found and _ask(candidate, found, screen):
            candidate.in_place_of = _word(candidate, found, screen.desk)
    if batch.replacing and not editor():
        st.text_input(
            "Your name",
            key=_NAME,
            placeholder="Required, asked once: the log says who replaced a report",
            on_change=take_name,
            args=(_NAME,),
            width=420,
        )


def _ask(candidate: Candidate, found: Likeness, screen: Screen) -> bool:
    reports = screen.tables.reports
    [older] = reports[reports["report_id"] == found.report_id].to_dict("records")
    st.markdown(
        f":blue[:material/difference:] **{escape_markdown(candidate.name)}** looks like a new "
        f"version of {_say_older(older, screen)}"
    )
    key = f"version_{candidate.report.report_id[:12]}_{found.report_id[:12]}"
    chosen = st.radio(
        "The report that is kept",
        (REPLACE, BOTH),
        0 if found.is_version else 1,
        key=key,
        horizontal=True,
        label_visibility="collapsed",
    )
    return chosen == REPLACE


def _say_older(older: Row, screen: Screen) -> str:
    figures, changes = count_said(screen.tables, older["report_id"])
    facts = [
        older["publisher"],
        published_of(older, "no date"),
        format_count(figures, "figure"),
        format_count(changes, "change") + " by people" if changes else "",
    ]
    title = escape_markdown(title_of(older))
    return f"**{title}** ({escape_markdown(', '.join(one for one in facts if one))})"


def _word(candidate: Candidate, found: Likeness, desk: Desk) -> Correction:
    """Return the reader's word that a report gives way, as the log keeps it."""
    cell = replace_by(found.report_id, candidate.report.report_id)
    return Correction(desk.now(), editor(), *cell, REASON, desk.describe(Change(*cell)))
