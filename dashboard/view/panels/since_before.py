"""What the last day of reports changed, in a few lines, with the way to all of it."""

import streamlit as st

from dashboard.view.comparing import Comparison, compare, say_step, usual_days
from dashboard.view.days import SINCE, UNTIL
from dashboard.view.focus import link_to
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_day
from dashboard.view.words import name_metric

TITLE = ""
ORDER = 12
PAGE = "overview"
WIDTH = 8


def build(screen: Screen) -> Comparison | None:
    """Return the comparison of the last two days of reports; None where there are no two."""
    days = usual_days(screen)
    return compare(screen, *days) if days else None


def draw(screen: Screen) -> None:
    """Draw the lines in a box; nothing where there is nothing to compare."""
    found = build(screen)
    if found is None:
        return
    reports = format_count(len(found.report_ids), "report")
    steps = [say_step(step) for step in found.steps if step.is_changed]
    lines = steps or ["No counter changed."]
    if found.others:
        lines.append(f"Also told of: {', '.join(name_metric(one).lower() for one in found.others)}")
    told = "  \n".join(escape_markdown(line) for line in lines)
    with st.container(border=True, height="stretch"):
        st.markdown(
            f"**Since {format_day(found.before)}**, by {reports} of {format_day(found.after)}:"
            f"  \n{told}"
        )
        link_to(
            "changes",
            "See what changed",
            **{SINCE: found.before.isoformat(), UNTIL: found.after.isoformat()},
        )
