"""One report with every figure marked in its text, its leftovers underlined, and a list beside."""

from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st

from dashboard.tidy.removing import Removal, read_removals
from dashboard.view.cells import Row
from dashboard.view.decisions import read_decisions
from dashboard.view.focus import REPORT, focused, link_to
from dashboard.view.marked_report import MarkedReport, count_parts, draw_marked, mark_report
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.queue import ADD
from dashboard.view.quotes import report_head
from dashboard.view.removal import draw_removing, draw_taking_back, say_removal
from dashboard.view.reports import reports_in_view, unresolved_in
from dashboard.view.rereading import draw_rereading, say_reason
from dashboard.view.theme import format_number

TITLE = ""
ORDER = 20
PAGE = "reports"
WIDTH = 12

_MOST_NAMES = 10


@dataclass(frozen=True, slots=True)
class Reading:
    """One report as safe HTML.

    Attributes
    ----------
    report : Row
        Its row of the `reports` table.
    head : str
        Title with its link, publisher, day and language.
    marked : MarkedReport
        The part of it that is shown.
    parts : int
        In how many it is shown.
    strangers : tuple of str
        Names of places in it that nobody knows.
    is_in_view : bool
        Whether the filters let it through.
    """

    report: Row
    head: str
    marked: MarkedReport
    parts: int
    strangers: tuple[str, ...]
    is_in_view: bool


def build(screen: Screen, part: int = 1) -> Reading | None:
    """Return the report in the address, else the latest in view; None where there is none.

    A link to one that gave way to a newer version leads to that, to one that was taken out nowhere.
    """
    return _build(screen, _find_removal(screen), part)


def _find_removal(screen: Screen) -> Removal | None:
    """Return what took the report in the address out, or made it give way."""
    return read_removals(screen.tables.corrections).get(focused(REPORT))


def _build(screen: Screen, removal: Removal | None, part: int = 1) -> Reading | None:
    reports, in_view = screen.tables.reports, reports_in_view(screen, ["report_id"])
    if removal and removal.is_taken_out:
        return None
    asked = (removal.replaced_by if removal else "") or focused(REPORT)
    found = reports.index[reports["report_id"] == asked]
    if found.empty:
        found = in_view.index[:1]
    if found.empty:
        return None
    report = reports.loc[found[0]].to_dict()
    return build_reading(screen, report, part, is_in_view=found[0] in in_view.index)


def build_reading(
    screen: Screen, report: Row, part: int = 1, *, is_in_view: bool = True
) -> Reading:
    """Return a report with everything that was read out of it.

    Parameters
    ----------
    screen : Screen
        Whose tables hold its figures and leftovers, whatever the filters are.
    report : Row
        A row of the `reports` table.
    part : int
        Which part of a long text, from 1.
    is_in_view : bool
        Whether the filters let it through.
    """
    parts = count_parts(report["text"])
    marked = mark_report(screen.tables, report, read_decisions(screen.tables), min(part, parts))
    return Reading(
        report=report,
        head=report_head(report),
        marked=marked,
        parts=parts,
        strangers=unresolved_in(screen.tables, report["report_id"]),
        is_in_view=is_in_view,
    )


def draw(screen: Screen) -> None:
    """Draw the report, its text on the left and its figures on the right."""
    removal = _find_removal(screen)
    if removal:
        _draw_removed(screen, removal)
    reading = _build(screen, removal)
    if reading is None:
        return
    if not reading.is_in_view:
        st.info("The filters leave this report out of the list.", icon=":material/filter_alt:")
    st.html(reading.head)
    marked = reading.marked
    reason = say_reason(screen, reading.report, has_figures=bool(marked.figures))
    if reason:
        draw_rereading(screen, reading.report, reason)
    if reading.strangers:
        _draw_strangers(reading.strangers)
    if reading.parts > 1:
        part = st.pagination(reading.parts, key=f"part_{reading.report['report_id'][:12]}")
        again = _build(screen, removal, part) if part > 1 else None
        marked = again.marked if again else marked
    draw_marked(marked)
    report_id = reading.report["report_id"]
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        link_to("review", "Review its figures", of_report=report_id)
        link_to("review", ADD, of_report=report_id, mode=ADD)
        if not reason:
            draw_rereading(screen, reading.report, reason)
        draw_removing(screen, report_id)


def _draw_removed(screen: Screen, removal: Removal) -> None:
    """Say that what the address asks for was taken out, or gave way to what is shown."""
    told = "was removed" if removal.is_taken_out else "gave way to a newer version"
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        st.markdown(
            f":orange[:material/delete:] The report that you asked for {told} "
            f"({say_removal(removal)}).",
            width="content",
        )
        draw_taking_back(screen, removal, "asked")


def _draw_strangers(names: Sequence[str]) -> None:
    shown = ", ".join(escape_markdown(name) for name in names[:_MOST_NAMES])
    more = len(names) - _MOST_NAMES
    rest = f" and {format_number(more)} more" if more > 0 else ""
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        st.markdown(f":material/wrong_location: Places not found: {shown}{rest}", width="content")
        link_to("places", "Say where they are")
