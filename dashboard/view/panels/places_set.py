"""Names that people have set, who, when and why, each with its undo."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any

import streamlit as st

from dashboard.tidy.place_names import NO_PLACE
from dashboard.tidy.schema import PLACE_MENTIONS
from dashboard.tidy.terms import CorrectionState
from dashboard.view.cells import Row, as_day
from dashboard.view.change_form import draw_undo
from dashboard.view.desk import Change, withdraw
from dashboard.view.log import say_state
from dashboard.view.panel import Screen
from dashboard.view.place_names import describe_place, holding_decisions, read_countries
from dashboard.view.theme import format_day

TITLE = "Set by people"
ORDER = 30
PAGE = "places"
WIDTH = 12

_MOST = 50


@dataclass(frozen=True, slots=True)
class Setting:
    """A name that a person has set.

    Attributes
    ----------
    number : int
        Of the correction.
    words : str
        What was said, by whom, when and why, and what keeps it from holding; not escaped.
    undo : Change
        What takes it back.
    """

    number: int
    words: str
    undo: Change


def build(screen: Screen) -> tuple[Setting, ...]:
    """Return what holds, the last said first."""
    corrections = screen.tables.corrections
    rows = corrections.set_index("correction_id", drop=False)
    places = screen.tables.places.set_index("place_id").to_dict("index")
    say = partial(_say, places, read_countries(screen))
    found = []
    for key, decision in holding_decisions(screen.tables):
        what = "no place" if decision.place_id == NO_PLACE else say(decision.place_id)
        was = f", not {say(decision.read_as)}" if decision.read_as else ""
        row = rows.loc[decision.number].to_dict()
        found.append(_make_setting(row, f"“{key}” is {what}{was}"))
    is_afar = corrections["table_name"] == PLACE_MENTIONS.name
    is_afar &= corrections["state"] != CorrectionState.WITHDRAWN
    found += [
        _make_setting(row, row["deed"]) for row in rows[is_afar.to_numpy()].to_dict("records")
    ]
    return tuple(sorted(found, key=lambda one: -one.number))


def _make_setting(row: Row, what: str) -> Setting:
    number, day, state = int(row["correction_id"]), as_day(row["corrected_at"]), say_state(row)
    when = format_day(day) if day else "no date"
    told = f"{what} · {row['corrected_by']}, {when}: {row['reason']}"
    return Setting(number, f"{told} · {state}" if state else told, withdraw(number))


def _say(places: Mapping[Any, Row], countries: Mapping[str, str], place_id: str) -> str:
    place = places.get(place_id)
    return describe_place(place, countries) if place else "a place that no report names any more"


def draw(screen: Screen) -> None:
    """Draw each with its undo."""
    settings = build(screen)
    if not settings:
        st.caption("Nobody has set a name by hand yet.")
        return
    for one in settings[:_MOST]:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.html(f"<div dir='auto'>{escape(one.words)}</div>", width="content")
            draw_undo(screen, one.undo, one.number, f"undo_name_{one.number}")
