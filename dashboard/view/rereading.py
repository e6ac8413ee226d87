"""A report in the store is given another date or language, and read anew with these.

What people said of its figures is carried over by the store.
"""

from collections.abc import Sequence
from datetime import date

import pandas as pd
import streamlit as st

from dashboard.base.document import Failure
from dashboard.base.errors import DashboardError
from dashboard.base.languages import main_code, name_language
from dashboard.base.report import Report
from dashboard.view.cells import Row, as_day
from dashboard.view.desk import Desk, Kept, note_kept
from dashboard.view.facts_form import ask_language, ask_published
from dashboard.view.intake import Intake
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count

LABEL = "Wrong date or language?"
_UNDATED = (
    ":material/event_busy: This report has no date of publication, so days such as “Thursday” in "
    "it stay open."
)


def restate(row: Row, day: date | None, language: str) -> Report:
    """Return a report of the store with other facts, its sentences not found yet.

    Parameters
    ----------
    row : Row
        A row of the `reports` table.
    day : date or None
        When it was published.
    language : str
        Code of what it is written in.
    """
    moment = row["retrieved_at"]
    return Report(
        report_id=row["report_id"],
        text=row["text"],
        sentences=(),
        location=row["location"],
        title=row["title"],
        publisher=row["publisher"],
        published_date=day,
        url=row["url"],
        language=language,
        licence=row["licence"],
        retrieved_at=None if pd.isna(moment) else pd.Timestamp(moment).to_pydatetime(),
        document_sha256=row["document_sha256"],
        is_confidential=bool(row["is_confidential"]),
    )


def say_reason(screen: Screen, row: Row, *, has_figures: bool) -> str:
    """Return why a report needs another date or language; empty where it does not.

    Parameters
    ----------
    screen : Screen
        Knows which languages are read.
    row : Row
        A row of the `reports` table.
    has_figures : bool
        Whether a figure was found in it: then its language is one that is read.
    """
    undated = "" if as_day(row["published_date"]) else _UNDATED
    # Asked for only where it is needed: what tells the languages reaches through every stage.
    languages = screen.intake.languages if screen.intake and not has_figures else ()
    unread = _say_unread(row["language"], languages) if languages else ""
    return "  \n".join(filter(None, (undated, unread)))


def draw_rereading(screen: Screen, row: Row, reason: str) -> None:
    """Draw the form that reads a report with another date or language.

    Parameters
    ----------
    screen : Screen
        Without a way in for reports nothing is drawn.
    row : Row
        A row of the `reports` table.
    reason : str
        Stands over the form; without one that is behind a button.
    """
    desk, open_intake = screen.desk, screen.open_intake
    if desk is None or open_intake is None:
        return
    if reason:
        box = st.container(border=True)
        box.markdown(reason)
    else:
        box = st.popover(LABEL, icon=":material/edit_calendar:")
    with box:
        report = _ask(row)
        if report:
            _read(open_intake(), desk, report)


def _say_unread(language: str, read: Sequence[str]) -> str:
    """Return why a report has no figure if figures are not read in its language; else nothing."""
    if main_code(language) in ("", *read):
        return ""
    known = ", ".join(map(name_language, read))
    return (
        f":material/translate: No figure was looked for: this report is taken for "
        f"{name_language(language)}, and figures are read in {known} only. If it is in another "
        "language, say so."
    )


def _ask(row: Row) -> Report | None:
    """Draw the fields, and return the report as it was said to be; None where nothing was sent."""
    published = as_day(row["published_date"])
    form = st.form(f"reread_{row['report_id'][:12]}", border=False)
    with form, st.container(horizontal=True, vertical_alignment="bottom"):
        day = ask_published(value=published, width=200)
        language = ask_language(row["language"], is_chosen=True, width=220)
        is_sent = st.form_submit_button("Read it again", type="primary")
    is_other = (day, language) != (published, row["language"])
    return restate(row, day, language) if is_sent and is_other else None


def _read(intake: Intake, desk: Desk, report: Report) -> None:
    before = desk.numbers()
    try:
        reading = intake.read_again(report)
        if not isinstance(reading, Failure):
            intake.keep(None, reading)
    except DashboardError as error:
        st.error(escape_markdown(str(error)), icon=":material/error:")
        return
    if isinstance(reading, Failure):
        st.error(escape_markdown(reading.reason), icon=":material/error:")
        return
    found = format_count(len(reading.extraction.figures), "figure")
    note_kept(Kept(f"Read again as {name_language(report.language)}: {found}.", "", before))
    st.rerun()
