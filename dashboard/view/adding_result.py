"""What came of a batch: what was added, what was known already, what failed and why."""

from collections.abc import Sequence
from html import escape
from urllib.parse import urlencode

import streamlit as st

from dashboard.base.document import Failure
from dashboard.base.outcome import Outcome, Status
from dashboard.tidy.selection import Selection
from dashboard.view.batch import Batch, begin, short_location
from dashboard.view.focus import REPORT, link_to
from dashboard.view.markup import escape_markdown, html_table
from dashboard.view.theme import format_count, format_day, format_number

_DONE = {Status.ADDED: "Added", Status.REPLACED: "Read anew", Status.KNOWN: "Known already"}
_ADVICE = "What happened, and what to do"


def draw_result(batch: Batch, selection: Selection) -> None:
    """Draw the end of a batch.

    Parameters
    ----------
    batch : Batch
        What was added.
    selection : Selection
        The filters, which may hide it.
    """
    st.markdown(f"**{summarize(batch)}**")
    if batch.outcomes:
        st.html(html_table(("Report", "Published", "Figures", "What came of it"), _rows(batch)))
    for notice in dict.fromkeys(one.notice for one in batch.outcomes if one.notice):
        st.warning(escape_markdown(notice), icon=":material/travel_explore:")
    draw_failures(batch.failures)
    if selection != Selection() and batch.outcomes:
        st.caption("Your filters are still on and may hide some of these reports on other pages.")
    with st.container(horizontal=True, vertical_alignment="center"):
        if batch.wanted:
            st.button("Keep the rest", icon=":material/save:", type="primary", on_click=batch.go_on)
        st.button(
            "Add more",
            icon=":material/note_add:",
            type="secondary" if batch.wanted else "primary",
            on_click=begin,
        )
        link_to("overview", "See the numbers")
        link_to("reports", "See the reports")


def summarize(batch: Batch) -> str:
    """Return in a line how many reports were added, known, stopped and failed."""
    kept = [one for one in batch.outcomes if one.status in {Status.ADDED, Status.REPLACED}]
    figures = sum(one.figure_count for one in kept)
    known = len(batch.outcomes) - len(kept)
    known += sum(not one.is_wanted for one in batch.candidates)
    parts = [
        f"{format_count(len(kept), 'report')} added with {format_count(figures, 'figure')}",
        f"{format_number(known)} known already or left out" if known else "",
        f"{format_number(len(batch.failures))} could not be read" if batch.failures else "",
        f"{format_number(len(batch.wanted))} not kept, since you stopped" if batch.wanted else "",
    ]
    return "; ".join(part for part in parts if part) + "."


def _rows(batch: Batch) -> list[tuple[str, ...]]:
    return [
        (
            _link(outcome),
            _published(outcome),
            format_number(outcome.figure_count) if outcome.status != Status.KNOWN else "",
            escape(_tell(outcome)),
        )
        for outcome in batch.outcomes
    ]


def _link(outcome: Outcome) -> str:
    """Return a report's title as a link within the site, apart: this page's work stays as it is."""
    if outcome.report is None:
        return escape(short_location(outcome.location))
    address = escape(urlencode({REPORT: outcome.report.report_id}))
    title = outcome.report.title or short_location(outcome.location)
    return f"<a href='reports?{address}' target='_blank'>{escape(title)}</a>"


def _published(outcome: Outcome) -> str:
    day = outcome.report.published_date if outcome.report else None
    return format_day(day) if day else "needs a date"


def _tell(outcome: Outcome) -> str:
    if not outcome.unresolved:
        return _DONE[outcome.status]
    return f"{_DONE[outcome.status]}; places not found: {', '.join(outcome.unresolved)}"


def draw_failures(failures: Sequence[Failure]) -> None:
    """Draw what could not be read, each with what happened and what to do."""
    if failures:
        number = format_number(len(failures))
        st.markdown(f":orange[:material/warning:] **{number} could not be read**")
        rows = [(_where(one.location), escape(_sentence(one.reason))) for one in failures]
        st.html(html_table(("File or address", _ADVICE), rows))


def _where(location: str) -> str:
    return escape(location if "://" in location else short_location(location))


def _sentence(reason: str) -> str:
    return f"{reason[:1].upper()}{reason[1:]}."
