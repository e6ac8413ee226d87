"""The filters beside every page: widgets in, a `Selection` out, all of it in the page's address.

A view is sent to a colleague as a link. What an address holds that no widget knows is ignored.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.selection import Selection
from dashboard.view.words import name_metric

URL_KEYS: Mapping[str, Any] = MappingProxyType(
    {
        "published": (),
        "as_of": None,
        "operation": [],
        "origin": [],
        "source": [],
        "publisher": [],
        "metric": [],
    }
)
"""Each filter's name in the address, and what it holds while it filters nothing."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the filters offer.

    Attributes
    ----------
    first_day, last_day : date or None
        Of publication; None while no report is dated.
    operations : Mapping of str to str
        Names by id, no name twice: the address holds names.
    origins, sources, publishers, metrics : tuple of str
        Every value that occurs, in the order of the list.
    """

    first_day: date | None
    last_day: date | None
    operations: Mapping[str, str]
    origins: tuple[str, ...]
    sources: tuple[str, ...]
    publishers: tuple[str, ...]
    metrics: tuple[str, ...]


def list_choices(claims: pd.DataFrame) -> Choices:
    """Return what the filters offer for all claims, not filtered."""
    days = claims["published_date"].dropna()
    used = set(claims["metric"].unique())
    return Choices(
        first_day=None if days.empty else days.min().date(),
        last_day=None if days.empty else days.max().date(),
        operations=_name_operations(claims),
        origins=_values(claims["origin_name"]),
        sources=_values(claims["source"]),
        publishers=_values(claims["publisher"]),
        metrics=tuple(metric.id for metric in METRICS if metric.id in used),
    )


def _values(column: "pd.Series[Any]") -> tuple[str, ...]:
    return tuple(sorted((str(value) for value in column.unique() if value), key=str.casefold))


def _name_operations(claims: pd.DataFrame) -> dict[str, str]:
    pairs = claims[["operation", "operation_id"]].drop_duplicates().sort_values(["operation_id"])
    named: dict[str, str] = {}
    seen: Counter[str] = Counter()
    for name, operation_id in zip(pairs["operation"], pairs["operation_id"], strict=True):
        if operation_id:
            seen[name] += 1
            named[operation_id] = f"{name} ({seen[name]})" if seen[name] > 1 else name
    return named


def clear_filters() -> None:
    """Set every filter back to letting everything through; the address follows."""
    for key, empty in URL_KEYS.items():
        st.session_state[key] = empty


def complete_range(days: Sequence[date] | date | None) -> tuple[date | None, date | None]:
    """Return the first and last day of a range, or none while only one end is chosen.

    Parameters
    ----------
    days : sequence of date, date or None
        What a range widget holds: any number of days, in any order.

    Examples
    --------
    >>> complete_range((date(2016, 12, 15),))
    (None, None)
    """
    if isinstance(days, Sequence) and len(days) == 2:
        return min(days), max(days)
    return None, None


def choose(choices: Choices) -> Selection:
    """Draw the filters in the sidebar and return what is chosen."""
    with st.sidebar:
        published_from, published_to = complete_range(_choose_range(choices))
        as_of = st.date_input(
            "As of",
            value=None,
            min_value=choices.first_day,
            max_value=choices.last_day,
            key="as_of",
            bind="query-params",
            format="YYYY-MM-DD",
            help="Shows what was known on that day: reports published later are left out.",
        )
        selection = Selection(
            published_from=published_from,
            published_to=published_to,
            as_of=as_of,
            operations=_choose_many("Operation", "operation", choices.operations),
            origins=_choose_many("From", "origin", _same(choices.origins)),
            sources=_choose_many("Said by", "source", _same(choices.sources)),
            publishers=_choose_many("Published by", "publisher", _same(choices.publishers)),
            metrics=_choose_many(
                "What is counted", "metric", {key: name_metric(key) for key in choices.metrics}
            ),
        )
        st.button(
            "Clear all filters",
            icon=":material/filter_alt_off:",
            on_click=clear_filters,
            disabled=selection == Selection(),
            width="stretch",
        )
    return selection


def _choose_range(choices: Choices) -> Any:
    days = st.date_input(
        "Published",
        value=[],
        min_value=choices.first_day,
        max_value=choices.last_day,
        key="published",
        bind="query-params",
        format="YYYY-MM-DD",
        help="First and last day of publication.",
    )
    if days and complete_range(days) == (None, None):
        st.caption("Choose the last day as well; one day alone filters nothing.")
    return days


def _same(values: Sequence[str]) -> dict[str, str]:
    return {value: value for value in values}


def _choose_many(label: str, key: str, options: Mapping[str, str]) -> tuple[str, ...]:
    chosen = st.multiselect(
        label,
        tuple(options),
        key=key,
        bind="query-params",
        format_func=lambda option: options[option],
        placeholder="All",
    )
    return tuple(chosen)
