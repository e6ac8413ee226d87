"""What was read, looked over before it is kept: what is said of each report, and its figures."""

from collections.abc import Mapping, Sequence
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.document import Failure
from dashboard.base.languages import main_code, name_language
from dashboard.tidy.build import build_tables
from dashboard.view.adding_result import draw_failures
from dashboard.view.adding_versions import draw_removals, draw_versions, look_again
from dashboard.view.batch import Batch, Candidate, Newness, Step, begin
from dashboard.view.batch_work import fill_in
from dashboard.view.desk import editor
from dashboard.view.facts_form import (
    FIRST_DAY,
    LAST_DAY,
    ask_published,
    draw_facts,
    language_options,
)
from dashboard.view.focus import link_to
from dashboard.view.intake import Intake
from dashboard.view.marked_report import count_parts, draw_marked, mark_report
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_number

_STATES = {
    Newness.NEW: "new",
    Newness.UNDATED: "known, without a date",
    Newness.KNOWN: "known already",
    Newness.REPEATED: "twice here",
    Newness.REMOVED: "removed",
    Newness.OLDER: "an older version, replaced",
}
_TABLE = "facts"
_MOST_NAMED = 3
_ROW, _HEAD, _MOST_ROWS = 35, 38, 10


def draw_check(batch: Batch, intake: Intake, screen: Screen) -> None:
    """Draw what was read, and the ways to keep it or let go of it."""
    look_again(batch, screen)
    st.markdown(f"**{describe(batch)}**")
    if batch.trouble:
        st.error(escape_markdown(batch.trouble), icon=":material/error:")
    draw_failures(batch.failures)
    if not batch.candidates:
        st.button("Back", icon=":material/arrow_back:", on_click=begin)
        return
    is_one = len(batch.candidates) == 1
    if is_one:
        _draw_one(batch.candidates[0])
    else:
        _draw_table(batch)
        _draw_filling(batch)
    draw_removals(batch, screen)
    draw_versions(batch, screen)
    _draw_undated(batch)
    _draw_unread(batch, intake.languages)
    _draw_ends(batch)
    _draw_preview(batch.candidates[0] if is_one else _choose(batch), intake)


def describe(batch: Batch) -> str:
    """Return in a line what was read and what of it is new."""
    new = sum(one.newness == Newness.NEW for one in batch.candidates)
    old = len(batch.candidates) - new
    parts = [
        f"{format_count(len(batch.candidates), 'report')} read, nothing is kept yet",
        f"{format_number(new)} new" if old else "",
        f"{format_number(old)} known already" if old else "",
        f"{format_number(len(batch.waiting))} of {format_number(batch.given)} not read, "
        "since you stopped"
        if batch.waiting
        else "",
    ]
    return "; ".join(part for part in parts if part) + "."


def _draw_one(candidate: Candidate) -> None:
    if candidate.newness != Newness.NEW:
        st.info(f"This report is {_STATES[candidate.newness]}.", icon=":material/info:")
    if candidate.newness == Newness.KNOWN:
        report_id = candidate.report.report_id
        link_to("reports", "Open it: its date and language are changed there", report=report_id)
    else:
        draw_facts(candidate)


def facts_table(candidates: list[Candidate]) -> pd.DataFrame:
    """Return what is said of each report, in the words of the screen."""
    return pd.DataFrame(
        {
            "Keep": [one.is_wanted for one in candidates],
            "Title": [one.report.title for one in candidates],
            "Publisher": [one.report.publisher for one in candidates],
            "Published": pd.Series(
                [one.report.published_date for one in candidates], dtype="datetime64[us]"
            ),
            "Language": [name_language(one.report.language) for one in candidates],
            "Confidential": [one.report.is_confidential for one in candidates],
            "Figures": [len(one.reading.extraction.figures) for one in candidates],
            "State": [_STATES[one.newness] for one in candidates],
            "File": [one.document.name for one in candidates],
        }
    )


def take_facts(candidates: list[Candidate], table: pd.DataFrame) -> None:
    """Set what is said of each report to what stands in its row of an edited table."""
    codes = _languages(candidates)
    for candidate, row in zip(candidates, table.to_dict("records"), strict=True):
        candidate.is_wanted = bool(row["Keep"])
        candidate.change(**_facts_of(row, codes))


def _languages(candidates: Sequence[Candidate]) -> Mapping[str, str]:
    return language_options(one.report.language for one in candidates)


def _facts_of(row: Mapping[Any, Any], codes: Mapping[str, str]) -> dict[str, Any]:
    day = row["Published"]
    return {
        "title": _line(row["Title"]),
        "publisher": _line(row["Publisher"]),
        "published_date": None if pd.isna(day) else pd.Timestamp(day).date(),
        "language": codes.get(row["Language"], ""),
        "is_confidential": bool(row["Confidential"]),
    }


def _line(value: Any) -> str:
    return " ".join(value.split()) if isinstance(value, str) else ""


def _draw_table(batch: Batch) -> None:
    key = f"{_TABLE}_{batch.edition}_{len(batch.candidates)}"
    base = f"{key}_given"
    # The editor holds edits as differences to what it was given, until the page is left.
    if key not in st.session_state or base not in st.session_state:
        st.session_state[base] = facts_table(batch.candidates)
    edited = st.data_editor(
        st.session_state[base],
        key=key,
        hide_index=True,
        disabled=["Figures", "State", "File"],
        height=_HEAD + _ROW * min(len(batch.candidates), _MOST_ROWS),
        placeholder="no date",
        alt="Reports read; their titles, publishers and dates can be changed",
        column_config={
            "Keep": st.column_config.CheckboxColumn(width=75),
            "Title": st.column_config.TextColumn(width=260),
            "Publisher": st.column_config.TextColumn(width=150),
            "Published": st.column_config.DateColumn(
                format="D MMM YYYY", min_value=FIRST_DAY, max_value=LAST_DAY, width=105
            ),
            "Language": st.column_config.SelectboxColumn(
                options=list(_languages(batch.candidates)), width=95
            ),
            "Confidential": st.column_config.CheckboxColumn(
                help="Never leaves in a download.", width=95
            ),
            "Figures": st.column_config.NumberColumn(width=65),
        },
    )
    take_facts(batch.candidates, edited)


def _draw_filling(batch: Batch) -> None:
    popover = st.popover(
        "Fill in what is missing",
        icon=":material/format_color_fill:",
        key=f"fill_{batch.edition}",  # a new one is closed
    )
    with popover, st.form("fill", border=False):
        st.caption("For all ticked reports; what a report states itself stays.")
        publisher = st.text_input("Publisher")
        day = ask_published(value=None)
        is_confidential = st.checkbox("Confidential")
        if st.form_submit_button("Fill in", type="primary"):
            fill_in(batch, _line(publisher), day, is_confidential=is_confidential)
            st.rerun()


def _draw_undated(batch: Batch) -> None:
    if batch.undated:
        st.warning(
            warn_undated(batch.undated, is_alone=len(batch.candidates) == 1),
            icon=":material/event_busy:",
        )


def warn_undated(undated: Sequence[Candidate], *, is_alone: bool) -> str:
    """Return what is missing where reports have no date of publication.

    Parameters
    ----------
    undated : sequence of Candidate
        Reports without one; at least one.
    is_alone : bool
        Whether it is the only report of the batch.

    Notes
    -----
    A figure has its day all the same where the text states it in full.
    """
    number = len(undated)
    figures = [one for each in undated for one in each.reading.extraction.figures]
    dayless = sum(one.start_date is None for one in figures)
    if number == 1:
        what = "This report has" if is_alone else "One report has"
    else:
        what = f"{format_number(number)} reports have"
    them, they_are = ("it", "it is") if number == 1 else ("them", "they are")
    told = f"{what} no date of publication: give it above. "
    if not dayless:
        return f"{told}Without one, {they_are} left out of “As of” and of what changed."
    return (
        f"{told}Without one, days such as “Thursday” stay open: "
        f"{format_number(dayless)} of {format_count(len(figures), 'figure')} in {them} "
        f"stand{'s' * (dayless == 1)} on no day."
    )


def _draw_unread(batch: Batch, languages: Sequence[str]) -> None:
    unread = [one for one in batch.wanted if main_code(one.report.language) not in ("", *languages)]
    if unread:
        known = ", ".join(name_language(code) for code in languages)
        taken = [f"“{one.name}” for {name_language(one.report.language)}" for one in unread]
        more = format_count(len(taken) - _MOST_NAMED, "other")
        taken[_MOST_NAMED:] = [f"{more} for other languages"] if taken[_MOST_NAMED:] else []
        st.warning(
            f"Figures are read in {known} only, and the program takes "
            f"{escape_markdown('; '.join(taken))}. Of these the text is kept and no figure is "
            "found. Where the language is another, set it above.",
            icon=":material/translate:",
        )


def _draw_ends(batch: Batch) -> None:
    number = len(batch.wanted)
    with st.container(horizontal=True, vertical_alignment="center"):
        label = f"Keep {format_count(number, 'report')}" if number else "Keep"
        if batch.replacing:
            label += f", replacing {format_number(len(batch.replacing))}"
        is_ready = bool(number) and (bool(editor()) or not batch.replacing)
        if st.button(label, type="primary", icon=":material/save:", disabled=not is_ready):
            batch.step = Step.KEEP
            st.rerun()
        if batch.waiting:
            st.button("Read the rest", icon=":material/play_arrow:", on_click=batch.go_on)
        with st.popover("Discard", icon=":material/delete:"):
            st.markdown("Nothing of these reports is kept.")
            st.button("Yes, discard all", on_click=begin)


def _choose(batch: Batch) -> Candidate:
    st.subheader("Figures read", anchor=False)
    place = st.selectbox(
        "Look at",
        range(len(batch.candidates)),
        format_func=lambda place: f"{place + 1}. {batch.candidates[place].name}",
        key=f"look_at_{batch.edition}",
    )
    return batch.candidates[place or 0]


def _draw_preview(candidate: Candidate, intake: Intake) -> None:
    reading = candidate.read_now(intake)
    if isinstance(reading, Failure):
        st.error(escape_markdown(reading.reason), icon=":material/error:")
        return
    tables = build_tables([(reading.report, reading.extraction, ())])
    report = tables.reports.iloc[0].to_dict()
    parts = count_parts(report["text"])
    part = st.pagination(parts, key=f"part_{report['report_id'][:12]}") if parts > 1 else 1
    draw_marked(mark_report(tables, report, {}, part))
