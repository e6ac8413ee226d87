"""The course of one metric: the total so far with its range, and what each source said of it.

The line holds the tally's recommended totals and steps from day to day: between two claims nobody
knows more. Bars under it are the new counts of each day. A source's own points lie around both;
planned figures stand apart, in a chart of their own, since what is expected must not be read as
what has happened. Totals and counts that need a look carry a sign. Of more than two operations the
largest have a line each, and the others one.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from dashboard.base.plugins import later
from dashboard.tidy.selection import Selection
from dashboard.view.course import (
    FIGURE_ADDRESS,
    MOST_POINTS,
    Course,
    describe_course,
    metrics_with_days,
    read_course,
)
from dashboard.view.crises import (
    FEW,
    MOST_CHOSEN,
    MOST_LINES,
    MOST_OFFERED,
    Crises,
    describe_crises,
    list_apart,
    list_lines,
    read_crises,
    read_summed,
)
from dashboard.view.focus import FIGURE, address_of
from dashboard.view.kept import kept
from dashboard.view.markup import inner_link
from dashboard.view.panel import Screen
from dashboard.view.theme import format_number, ink_on
from dashboard.view.words import name_metric

TITLE = "Over time"
ORDER = 30
PAGE = "overview"
WIDTH = 6
_MOST_NAMED = 3

# Altair takes longer to import than a page to draw: only once there is a course.
_build_charts = later("dashboard.view.course_chart", "build_charts")
_legend = later("dashboard.view.course_chart", "legend")
_build_crises = later("dashboard.view.crises_chart", "build_crises")


def build(screen: Screen) -> tuple[dict[str, Any], ...]:
    """Return the charts of the first metric that has a dated claim, none where none has."""
    metrics = metrics_with_days(screen)
    return _build_charts(read_course(screen, metrics[0])) if metrics else ()


def draw(screen: Screen) -> None:
    """Let the reader choose a metric, and draw its charts."""
    metrics = metrics_with_days(screen)
    if not metrics:
        st.caption("No figure in this view has a day, so there is no course to draw.")
        return
    metric = st.selectbox(
        "Metric",
        metrics,
        key="trend",
        bind="query-params",
        format_func=name_metric,
        label_visibility="collapsed",
        width=280,
    )
    lines, apart = _list_lines(screen.edition, screen.selection, metric, screen)
    if len(lines) > FEW or apart:
        _draw_crises(screen, metric, lines, apart)
    else:
        _draw_course(screen, metric)


def _draw_crises(
    screen: Screen, metric: str, lines: Mapping[str, str], apart: Mapping[str, str]
) -> None:
    """Draw a few lines of many operations: the largest, or those that the reader chooses."""
    left_out = {} if not apart or _adds(apart) else apart
    offered = [one for one in lines if one not in left_out][:MOST_OFFERED]
    offered += [one for one in left_out if one in lines][: MOST_OFFERED - len(offered)]
    chosen = st.multiselect(
        "Operations",
        offered,
        key=f"lines_{metric}",
        bind="query-params",
        format_func=lambda one: lines[one],
        placeholder="The largest that are added up; choose others",
        filter_mode="contains",
        max_selections=MOST_CHOSEN,
        label_visibility="collapsed",
    )
    here = [one for one in offered if one not in left_out]
    # What is not added up may be of the same people as a line that is.
    added = set(read_summed(screen, metric)).intersection(here)
    shown = tuple(chosen or [one for one in here if not added or one in added][:MOST_LINES])
    crises = _read_crises(
        screen.edition, screen.selection, metric, (shown, frozenset(left_out)), screen
    )
    _draw_charts(
        _build_crises(crises, ink_on(st.context.theme.type)),
        describe_crises(crises),
        is_secret=crises.is_confidential,
    )
    st.caption(
        "A line is an operation’s total so far; dotted, nothing later is known. ▲ needs a look. "
        "Choose one under *Operation* to see what each source said."
    )


def _adds(apart: Mapping[str, str]) -> bool:
    """Say which operations are left out, as of other times, and return whether to draw them."""
    words = st.container()
    is_asked = st.checkbox("Draw all on one axis", key="other_times", bind="query-params")
    if not is_asked:
        names = [*apart.values()]
        links = "; ".join(
            inner_link(address_of("", operation=name), name) for name in names[:_MOST_NAMED]
        )
        more = f" and {len(names) - _MOST_NAMED:,} more" if len(names) > _MOST_NAMED else ""
        words.html(
            f"<div class='evac-link'>The latest are drawn. Earlier, and not drawn: {links}{more}."
            "</div>"
        )
    return is_asked


@kept
def _list_lines(
    edition: tuple[str, str], selection: Selection, metric: str, _screen: Screen
) -> tuple[dict[str, str], dict[str, str]]:
    """Return what `list_lines` does, and those of them that `list_apart` has."""
    del edition, selection  # the key: the tally is worked out of these
    lines, apart = list_lines(_screen, metric), list_apart(_screen, metric)
    return lines, {one: name for one, name in lines.items() if one in apart}


@kept
def _read_crises(
    edition: tuple[str, str],
    selection: Selection,
    metric: str,
    drawn: tuple[tuple[str, ...], frozenset[str]],
    _screen: Screen,
) -> Crises:
    del edition, selection
    return read_crises(_screen, metric, *drawn)


@kept
def _read_course(
    edition: tuple[str, str], selection: Selection, metric: str, _screen: Screen
) -> Course:
    del edition, selection
    return read_course(_screen, metric)


def _draw_course(screen: Screen, metric: str) -> None:
    """Draw all that is known of one operation or two."""
    course = _read_course(screen.edition, screen.selection, metric, screen)
    _draw_charts(_build_charts(course), describe_course(course), is_secret=course.is_confidential)
    st.html(_legend(course))
    st.caption("Click a point to read its sentence.")
    if course.left_out:
        everything = format_number(MOST_POINTS + course.left_out)
        st.caption(
            f"The largest {format_number(MOST_POINTS)} of {everything} statements are drawn as "
            "points; lines and bars are of all."
        )


def _draw_charts(charts: Sequence[dict[str, Any]], told: str, *, is_secret: bool) -> None:
    # The style sheet takes away the toolbar of charts under this name: it saves pictures.
    with st.container(key="confidential_charts" if is_secret else "charts", gap="xsmall"):
        address = {"name": FIGURE_ADDRESS, "value": f"{address_of('figures')}&{FIGURE}="}
        for chart in charts:
            st.vega_lite_chart(chart | {"params": [address]}, alt=told)
    if is_secret:
        st.caption(":material/lock: Holds figures of confidential reports: not to be passed on.")
