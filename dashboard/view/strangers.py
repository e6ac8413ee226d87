"""What an address asks for that the filters do not offer: told to the reader, and shown nothing of.

A widget drops a value that it does not know, and would let everything through. So such values are
noted before the widgets are drawn, and hold until the reader touches the filter.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date

import streamlit as st

_KEY = "strangers"
NAMES = frozenset({
    *("figure", "report", "counter", "evacuation", "of_number", "of_report", "name"),
    *("mode", "state", "trend", "other_times", "since", "until", "find", "report_order", "order"),
    *("page", "reports_page", "review_page", "alarms", "movements", "log", "numbers"),
})  # fmt: skip
"""What an address may hold beside the filters; pages that do not use one leave it as it is."""
_FAMILIES = ("lines_",)
"""What more names begin with."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What an address asked of a filter: what it does not offer, and the rest."""

    unknown: tuple[str, ...]
    rest: tuple[str, ...] = ()


def note_strangers(key: str, known: Collection[str]) -> None:
    """Note what the address asks of a filter beside what it offers.

    Parameters
    ----------
    key : str
        The filter's name in the address.
    known : collection of str
        What it offers, as it stands in the address.
    """
    asked = st.query_params.get_all(key)
    unknown = tuple(one for one in asked if one not in known)
    _note(key, _Asked(unknown, tuple(one for one in asked if one in known)))


def note_strange_days(key: str, first_day: date | None, last_day: date | None) -> None:
    """Note the days that the address asks of a filter if one of them is none that it offers."""
    asked = tuple(one for one in st.query_params.get_all(key) if one)
    is_strange = any(_is_strange(one, first_day, last_day) for one in asked)
    _note(key, _Asked(asked) if is_strange else _Asked((), asked))


def _note(key: str, asked: _Asked) -> None:
    noted = _noted().get(key)
    if asked.unknown:
        st.session_state[_KEY] = dict(_noted()) | {key: asked}
    elif noted and asked.rest not in ((), noted.rest):
        forget(key)  # another link was followed since


def _noted() -> Mapping[str, _Asked]:
    found: Mapping[str, _Asked] = st.session_state.get(_KEY, {})
    return found


def _is_strange(text: str, first_day: date | None, last_day: date | None) -> bool:
    day = read_day(text)
    return day is None or not (first_day and last_day) or not first_day <= day <= last_day


def read_day(text: str) -> date | None:
    """Return a day of the address, None where it is none.

    Examples
    --------
    >>> read_day("2016-12-15"), read_day("yesterday")
    (datetime.date(2016, 12, 15), None)
    """
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def strangers() -> Mapping[str, tuple[str, ...]]:
    """Return what was asked and is not offered, by the filter's name in the address."""
    return {key: asked.unknown for key, asked in _noted().items()}


def strange_names(filters: Collection[str]) -> tuple[str, ...]:
    """Return the names in the address that are neither a filter's nor known to any page."""
    known = NAMES.union(filters)
    return tuple(
        one for one in st.query_params if one not in known and not one.startswith(_FAMILIES)
    )


def forget(key: str) -> None:
    """Let a filter be what its widget says again."""
    st.session_state[_KEY] = {one: asked for one, asked in _noted().items() if one != key}


def forget_all() -> None:
    """Let every filter be what its widget says again."""
    st.session_state.pop(_KEY, None)
