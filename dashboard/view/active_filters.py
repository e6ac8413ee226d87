"""The filters that are on, under a page's heading: beside a phone's page there is no sidebar."""

from collections.abc import Iterator, Mapping, Sequence

import streamlit as st

from dashboard.tidy.selection import Selection
from dashboard.view.evacuations import name_operation
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.sidebar import LABELS, clear_filter, clear_filters
from dashboard.view.theme import format_count, format_day, format_days
from dashboard.view.words import name_metric

_MOST_NAMED = 2


def name_heading(title: str, screen: Screen) -> str:
    """Return a page's heading, not escaped: with the operation's name where only one is shown."""
    names = _operations(screen)
    return f"{title}: {names[0]}" if len(names) == 1 else title


def describe_filters(screen: Screen) -> Mapping[str, str]:
    """Return what each filter that is on lets through, not escaped, by its name in the address."""
    return dict(_describe(screen.selection, _operations(screen)))


def _operations(screen: Screen) -> tuple[str, ...]:
    chosen = screen.selection.operations
    return tuple(name_operation(one, screen.claims, screen.tables) or one for one in chosen)


def _describe(selection: Selection, operations: Sequence[str]) -> Iterator[tuple[str, str]]:
    published = format_days(selection.published_from, selection.published_to)
    if published:
        yield "published", published
    if selection.as_of:
        yield "as_of", format_day(selection.as_of)
    for key, names in (
        ("operation", operations),
        ("origin", selection.origins),
        ("source", selection.sources),
        ("publisher", selection.publishers),
        ("metric", [name_metric(one) for one in selection.metrics]),
    ):
        if names:
            more = len(names) - _MOST_NAMED
            rest = [format_count(more, "other")] if more > 0 else []
            yield key, ", ".join([*names[:_MOST_NAMED], *rest])
    if selection.household_size:
        yield "household", f"{selection.household_size:g}"


def draw_filters(screen: Screen) -> None:
    """Draw a button for each filter that is on, which takes it off; nothing where none is."""
    told = describe_filters(screen)
    if not told:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="filters_on"):
        for key, what in told.items():
            st.button(
                f"{LABELS[key]}: {escape_markdown(what)}",
                key=f"off_{key}",
                icon=":material/close:",
                on_click=clear_filter,
                args=(key,),
                help="Take this filter off",
            )
        if len(told) > 1:
            st.button(
                "All off", key="off_all", icon=":material/filter_alt_off:", on_click=clear_filters
            )
