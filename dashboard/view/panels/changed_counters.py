"""Each counter on the two days, with the reports that made the difference."""

import streamlit as st

from dashboard.view.comparing import (
    Step,
    compare,
    find_reports,
    name_report,
    say_difference,
    say_number,
    say_other,
)
from dashboard.view.days import chosen_days
from dashboard.view.focus import link_to
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count
from dashboard.view.words import describe_range, name_metric

TITLE = ""
ORDER = 10
PAGE = "changes"
WIDTH = 12

_IN_A_ROW = 4
MOST_REPORTS = 5


def build(screen: Screen) -> tuple[Step, ...]:
    """Return a step for each counter; none where there are no two days to compare."""
    days = chosen_days(screen)
    return compare(screen, *days).steps if days else ()


def draw(screen: Screen) -> None:
    """Draw a card a counter."""
    steps = build(screen)
    if not steps:
        st.info("All reports in view came out on one day: there is nothing to compare.")
    for first in range(0, len(steps), _IN_A_ROW):
        columns = st.columns(_IN_A_ROW, gap="small")
        for column, step in zip(columns, steps[first : first + _IN_A_ROW], strict=False):
            with column.container(border=True, height="stretch", gap="xsmall"):
                _draw_step(screen, step)


def _draw_step(screen: Screen, step: Step) -> None:
    difference = say_difference(step)
    st.metric(
        name_metric(step.metric),
        say_number(step.after),
        # An ASCII minus sign is what tells the arrow's direction.
        difference.replace("−", "-") or None,
        delta_color="off",
    )
    if not step.is_changed:
        st.caption("Not changed.")
        return
    st.caption(
        "  \n".join(
            escape_markdown(words)
            for words in (
                _say_before(step),
                describe_range(step.after) if step.after else "",
            )
            if words
        )
    )
    if step.warning:
        st.markdown(f":orange[:material/warning:] {escape_markdown(step.warning)}")
    reports = find_reports(screen, step.report_ids)
    for report in reports[:MOST_REPORTS]:
        link_to("reports", escape_markdown(name_report(report)), report=report["report_id"])
    if len(reports) > MOST_REPORTS:
        st.caption(f"and {format_count(len(reports) - MOST_REPORTS, 'more report')}")


def _say_before(step: Step) -> str:
    before = say_number(step.before)
    if before == say_number(step.after):
        return f"The same number, with {say_other(step)}"
    return f"Before: {before}"
