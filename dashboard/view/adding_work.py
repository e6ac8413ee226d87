"""Reports read and kept one by one, with a bar that counts and a button that stops.

A click on the button, or leaving the page, breaks the work off between two reports. What is done
is in the batch or in the store; coming back to the page goes on with the rest.
"""

from collections.abc import Callable, Iterator

import streamlit as st

from dashboard.base.report import Report
from dashboard.tidy.removing import read_removals
from dashboard.tidy.tables import Tables
from dashboard.view.batch import Batch, Newness
from dashboard.view.batch_work import Known, keep_wanted, read_waiting
from dashboard.view.intake import Intake
from dashboard.view.markup import escape_markdown
from dashboard.view.theme import format_count


def known_by(tables: Tables) -> Known:
    """Return what tells whether a report is in the store, or was taken out of it."""
    reports, removals = tables.reports, read_removals(tables.corrections)
    is_dated = dict(
        zip(reports["report_id"], reports["published_date"].notna().tolist(), strict=True)
    )

    def known(report: Report) -> Newness:
        if report.report_id not in is_dated:
            removal = removals.get(report.report_id)
            if removal is None:
                return Newness.NEW
            return Newness.REMOVED if removal.is_taken_out else Newness.OLDER
        return Newness.KNOWN if is_dated[report.report_id] else Newness.UNDATED

    return known


def draw_reading(batch: Batch, intake: Intake, known: Known) -> None:
    """Read what waits, then go on to the next step."""

    def told(name: str) -> tuple[float, str]:
        done, total = batch.given - len(batch.waiting), batch.given
        read = format_count(len(batch.candidates), "report")
        return done / total, f"Reading {done + 1} of {total}, {read} so far: {name}"

    _work(batch, read_waiting(batch, intake, known), told)


def draw_keeping(batch: Batch, intake: Intake) -> None:
    """Keep what is wanted, then go on to the next step."""

    def told(name: str) -> tuple[float, str]:
        done = len(batch.outcomes)
        total = done + len(batch.wanted)
        return done / total, f"Keeping {done + 1} of {total}: {name}"

    _work(batch, keep_wanted(batch, intake), told)


def _work(batch: Batch, names: Iterator[str], told: Callable[[str], tuple[float, str]]) -> None:
    bar = st.progress(0.0, "One moment")
    st.button("Stop here", icon=":material/stop_circle:", on_click=batch.stop)
    for name in names:
        bar.progress(*told(escape_markdown(name)))
    st.rerun()  # the whole page: the store holds more by now
