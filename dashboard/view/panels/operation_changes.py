"""What a person may say of the chosen operation: its name, its whole, what is not in it."""

from collections.abc import Callable, Mapping
from functools import partial

import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.view.change_form import Answers, Form, draw_form
from dashboard.view.desk import Change
from dashboard.view.evacuations import (
    describe_figure,
    latest_members,
    merge,
    move,
    new_operation,
    rename,
)
from dashboard.view.focus import EVACUATION, focused
from dashboard.view.merging import MEANT_AS_ONE, ask_whether_one
from dashboard.view.panel import Screen

TITLE = ""
ORDER = 30
PAGE = "operations"
WIDTH = 5

NEW = ""
"""Stands for an operation that is yet to be made."""

Key = Callable[[str], str]


def build(screen: Screen) -> tuple[Form, ...]:
    """Return the forms: rename, merge, move or split; none where no operation is chosen."""
    chosen = focused(EVACUATION)
    everything = screen.all_claims  # another operation may be one that the filters leave out
    names = dict(zip(everything["operation_id"], everything["operation"], strict=True))
    if chosen not in names:
        return ()
    others = {one: name for one, name in sorted(names.items(), key=_by_name) if one != chosen}
    mine = latest_members(screen, chosen).to_dict("records")
    members = {row["figure_id"]: describe_figure(row) for row in mine}
    return (
        Form(
            key=f"rename_{chosen}",
            label="Rename",
            fields=partial(_draw_name, names[chosen]),
            make=lambda answers: rename(chosen, names[chosen], answers["name"] or ""),
            told="Renamed.",
        ),
        Form(
            key=f"merge_{chosen}",
            label="Merge",
            fields=partial(_draw_merge, others),
            make=partial(_merge, screen, chosen),
            told="Merged.",
        ),
        Form(
            key=f"move_{chosen}",
            label="Move",
            fields=partial(_draw_move, members, others),
            make=partial(_move, screen),
            told="Moved.",
        ),
    )


def _by_name(pair: tuple[str, str]) -> str:
    return pair[1].casefold()


def _draw_name(name: str, key: Key) -> None:
    st.text_input("Name", name, key=key("name"))


def _draw_merge(others: Mapping[str, str], key: Key) -> None:
    st.multiselect(
        "Parts of it",
        tuple(others),
        key=key("parts"),
        format_func=lambda one: others[one],
        placeholder="Type to find operations",
        filter_mode="contains",
        help="As many as you like: they become one with it, under its name.",
    )
    st.checkbox(
        MEANT_AS_ONE,
        key=key("meant"),
        help="Only asked for where they are in two countries, or two months or more apart.",
    )


def _merge(screen: Screen, chosen: str, answers: Answers) -> tuple[Change, ...]:
    parts = answers["parts"]
    if not parts:
        raise CorrectionError("Choose the operations that are parts of it.")
    asked = ask_whether_one(parts, chosen, screen.all_claims, screen.tables.places)
    if asked and not answers["meant"]:
        raise CorrectionError(asked)
    return merge(parts, chosen)


def _draw_move(members: Mapping[str, str], others: Mapping[str, str], key: Key) -> None:
    st.multiselect(
        "Figures",
        tuple(members),
        key=key("figures"),
        format_func=lambda one: members[one],
        placeholder="Type to find a figure",
        filter_mode="contains",
        select_all=False,  # Enter would take all matches
        help="Parts of a figure, and the same fact told again in its report, go with it.",
    )
    targets = {NEW: "A new operation"} | dict(others)
    st.selectbox(
        "They belong to",
        tuple(targets),
        key=key("to"),
        format_func=lambda one: targets[one],
        filter_mode="contains",
    )
    st.text_input("Name of the new operation", key=key("name"), placeholder="Only for a new one")


def _move(screen: Screen, answers: Answers) -> tuple[Change, ...]:
    to = answers["to"] or new_operation(answers["name"] or "", screen.all_claims)
    return move(screen.tables.figures, answers["figures"], to)


def draw(screen: Screen) -> None:
    """Draw a form a tab."""
    forms = build(screen)
    if not forms or screen.desk is None:
        return
    tabs = st.tabs(["Rename", "Merge", "Move or split off"])
    for tab, form in zip(tabs, forms, strict=True):
        with tab:
            draw_form(screen, form)
