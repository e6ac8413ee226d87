"""The filters beside every page: widgets in, a `Selection` out, all of it in the page's address.

A view is sent to a colleague as a link. Of what an address asks and no widget knows nothing is
shown, and the page says so.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.selection import Selection
from dashboard.view.strangers import (
    forget,
    forget_all,
    note_strange_days,
    note_strangers,
    read_day,
    strange_names,
    strangers,
)
from dashboard.view.theme import format_day, format_days
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
        "household": None,
    }
)
"""Each filter's name in the address, and what it holds while it filters nothing."""

LABELS: Mapping[str, str] = MappingProxyType(
    {
        "published": "Published",
        "as_of": "As of",
        "operation": "Operation",
        "origin": "From",
        "source": "Said by",
        "publisher": "Published by",
        "metric": "What is counted",
        "household": "Persons in a family",
    }
)
"""What each filter is called on screen."""

_TYPED = "A day can be typed: Enter takes it."


FindFormer = Callable[[str], tuple[str, ...]]


def _find_none(_name: str) -> tuple[str, ...]:
    return ()


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
    find_former : Callable
        Returns the ids of the operations that a name may mean which none has by now.
    """

    first_day: date | None
    last_day: date | None
    operations: Mapping[str, str]
    origins: tuple[str, ...]
    sources: tuple[str, ...]
    publishers: tuple[str, ...]
    metrics: tuple[str, ...]
    find_former: FindFormer


def list_choices(claims: pd.DataFrame, find_former: FindFormer = _find_none) -> Choices:
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
        find_former=find_former,
    )


def _values(column: "pd.Series[Any]") -> tuple[str, ...]:
    return tuple(sorted((str(value) for value in column.unique() if value), key=str.casefold))


def _name_operations(claims: pd.DataFrame) -> dict[str, str]:
    pairs = claims[["operation_id", "operation"]].drop_duplicates().sort_values(["operation_id"])
    return {one: name for one, name in pairs.itertuples(index=False, name=None) if one}


def clear_filters() -> None:
    """Set every filter back to letting everything through; the address follows."""
    forget_all()
    for key, empty in URL_KEYS.items():
        st.session_state[key] = empty


def clear_filter(key: str) -> None:
    """Set one filter, by its name in the address, back to letting everything through."""
    forget(key)
    st.session_state[key] = URL_KEYS[key]


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


def choose(choices: Choices, led_on: Collection[str] = ()) -> Selection:
    """Draw the filters in the sidebar and return what is chosen.

    Parameters
    ----------
    choices : Choices
        What they offer.
    led_on : collection of str
        Names of operations in the address that are looked at under another one, see `lead_on`.
    """
    for key in ("published", "as_of"):
        note_strange_days(key, choices.first_day, choices.last_day)
    with st.sidebar:
        published_from, published_to = _choose_range(choices)
        selection = Selection(
            published_from=published_from,
            published_to=published_to,
            as_of=_choose_as_of(choices),
            operations=_choose_many("operation", choices.operations, led_on),
            origins=_choose_many("origin", _same(choices.origins)),
            sources=_choose_many("source", _same(choices.sources)),
            publishers=_choose_many("publisher", _same(choices.publishers)),
            metrics=_choose_many("metric", {key: name_metric(key) for key in choices.metrics}),
            household_size=_choose_household_size(),
        )
        st.button(
            "Clear all filters",
            icon=":material/filter_alt_off:",
            on_click=clear_filters,
            disabled=selection == Selection(),
            width="stretch",
        )
    return selection


def describe_strangers() -> tuple[str, ...]:
    """Return, not escaped, what the address asks for and the filters do not offer."""
    names = strange_names(URL_KEYS)
    unknown = (f"The link’s “{'”, “'.join(names)}” means nothing here and is passed over.",)
    return (unknown if names else ()) + tuple(
        f"The link asks for “{'”, “'.join(values)}” under “{LABELS[key]}”, which "
        + (
            "is not within the days of these reports."
            if key in ("published", "as_of")
            else "these reports do not have: nothing is shown for it."
        )
        for key, values in strangers().items()
    )


def _choose_as_of(choices: Choices) -> date | None:
    as_of: date | None = st.date_input(
        LABELS["as_of"],
        value=None,
        min_value=choices.first_day,
        max_value=choices.last_day,
        key="as_of",
        bind="query-params",
        format="YYYY-MM-DD",
        on_change=forget,
        args=("as_of",),
        help=f"Shows what was known on that day: reports published later are left out. {_TYPED}",
    )
    if as_of:
        st.caption(format_day(as_of))  # the field itself writes it in figures
    asked = strangers().get("as_of")
    return as_of or ((read_day(asked[0]) or date.min) if asked else None)


def _choose_range(choices: Choices) -> tuple[date | None, date | None]:
    chosen: Any = st.date_input(
        LABELS["published"],
        value=[],
        min_value=choices.first_day,
        max_value=choices.last_day,
        key="published",
        bind="query-params",
        format="YYYY-MM-DD",
        on_change=forget,
        args=("published",),
        help=f"First and last day of publication. {_TYPED}",
    )
    first, last = complete_range(chosen)
    if first and last:
        st.caption(format_days(first, last))
    elif chosen:
        st.caption("Choose the last day as well; one day alone filters nothing.")
    asked = [read_day(text) for text in strangers().get("published", ())]
    if not asked or chosen:
        return first, last
    days = [day for day in asked if day]
    # Nothing came out before the first of all days.
    return complete_range(days) if len(days) == len(asked) else (None, date.min)


def _choose_household_size() -> float | None:
    return st.number_input(
        LABELS["household"],
        min_value=1.0,
        max_value=30.0,
        value=None,
        step=0.5,
        key="household",
        bind="query-params",
        format="%g",
        placeholder="Families stay families",
        help="Families that were counted are added to the persons, each as this many. Left open, "
        "nobody turns families into persons.",
    )


def _same(values: Sequence[str]) -> dict[str, str]:
    return {value: value for value in values}


def _choose_many(
    key: str, options: Mapping[str, str], known: Collection[str] = ()
) -> tuple[str, ...]:
    note_strangers(key, {*options.values(), *known})
    chosen = st.multiselect(
        LABELS[key],
        tuple(options),
        key=key,
        bind="query-params",
        format_func=lambda option: options[option],
        placeholder="All",
        filter_mode="contains",
        on_change=forget,
        args=(key,),
    )
    return tuple(chosen) or strangers().get(key, ())
