"""Every figure that the filters let through, a page at a time; a chosen row goes to the address."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import pandas as pd
import streamlit as st

from dashboard.view.cells import Row, amount_of
from dashboard.view.corrected import describe_review
from dashboard.view.decisions import Decision, read_decisions
from dashboard.view.focus import FIGURE, OF_NUMBER, choose_row, focused
from dashboard.view.made_of import find_made_of
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count
from dashboard.view.words import TIMINGS, name_metric

TITLE = ""
ORDER = 20
PAGE = "figures"
WIDTH = 7

PAGE_SIZE = 200
HEIGHT = 600
COLUMNS = {
    "What": st.column_config.TextColumn(width=145),
    "Figure": st.column_config.TextColumn(width=130, alignment="right"),
    "Decision": st.column_config.TextColumn(width=150),
    "Review": st.column_config.TextColumn(
        width=150, help="What a person made of it; of a corrected number, the one that was read"
    ),
    "Day": st.column_config.DateColumn(format="D MMM YYYY", width=95),
    "From": st.column_config.TextColumn(width=120),
    "To": st.column_config.TextColumn(width=120),
    "At": st.column_config.TextColumn(width=110),
    "Distance": st.column_config.NumberColumn(
        format="%.0f km", width=75, help="Straight line from the middle of the one to the other"
    ),
    "Source": st.column_config.TextColumn(width=130),
    "Published": st.column_config.DateColumn(format="D MMM YYYY", width=95),
}
ORDERED = (
    *("Figure", "What", "Decision", "Review", "Meaning", "Day", "Said by", "Source", "From", "To"),
    *("At", "Distance", "Published", "Confidential"),
)
"""What tells figures apart stands left: a narrow window cuts the table at its right."""

NaPosition = Literal["first", "last"]
SORTS: Mapping[str, tuple[str, bool, NaPosition]] = MappingProxyType(
    {
        "Latest day first": ("day", False, "last"),
        "Earliest day first": ("day", True, "last"),
        "No day first": ("day", False, "first"),
        "Largest first": ("high", False, "last"),
        "Newest report first": ("published_date", False, "last"),
    }
)


def build(screen: Screen) -> pd.DataFrame:
    """Return the first page of the table in its usual order."""
    return build_rows(page_of(screen.claims, next(iter(SORTS)), 1), read_decisions(screen.tables))


def page_of(claims: pd.DataFrame, sort: str, number: int) -> pd.DataFrame:
    """Return one page of the claims.

    Parameters
    ----------
    claims : pandas.DataFrame
        One row a figure.
    sort : str
        A key of `SORTS`.
    number : int
        Which page, from 1.
    """
    column, is_ascending, empty = SORTS[sort]
    # Only the keys are sorted: a sorted copy of a large frame costs more than all the rest.
    keys = pd.DataFrame({"first": claims[column].array, "then": claims["high"].array})
    order = keys.sort_values(
        ["first", "then"], ascending=[is_ascending, False], na_position=empty
    ).index
    return claims.iloc[order[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]]


def build_rows(claims: pd.DataFrame, decisions: Mapping[str, Decision]) -> pd.DataFrame:
    """Return claims in the words of the screen, one row a figure, in the order given.

    Columns on reviews, decisions and confidential reports are there only where a row has any.
    """
    rows = claims.to_dict("records")
    table = pd.DataFrame(
        {
            "What": [name_metric(row["metric"]) for row in rows],
            "Figure": [amount_of(row) for row in rows],
            "Day": [row["day"] for row in rows],
            "From": [row["origin_name"] for row in rows],
            "To": [row["destination_name"] for row in rows],
            "At": [row["place_name"] for row in rows],
            "Distance": [row["distance_km"] for row in rows],
            "Source": [row["publisher"] for row in rows],
            "Meaning": [_meaning(row) for row in rows],
            "Said by": [row["attributed_to"] for row in rows],
            "Published": [row["published_date"] for row in rows],
        },
        index=claims["figure_id"],
    )
    reviewed = [describe_review(row) for row in rows]
    if any(reviewed):
        table.insert(2, "Review", reviewed)
    decided = [decisions.get(row["figure_id"]) for row in rows]
    if any(decided):
        table.insert(2, "Decision", [one.words if one else "" for one in decided])
    if claims["is_confidential"].any():
        table["Confidential"] = claims["is_confidential"].map({True: "yes", False: ""}).to_numpy()
    return table


def _meaning(row: Row) -> str:
    timing = TIMINGS[row["timing"]]
    return f"{timing}, part of a whole" if row["subset_of"] else timing


def _narrow(screen: Screen) -> pd.DataFrame:
    """Return the claims in view: those of one number, where the address asks for them."""
    asked = focused(OF_NUMBER)
    if not asked:
        return screen.claims
    made_of = find_made_of(screen, asked)
    claims = screen.claims[screen.claims["figure_id"].isin(made_of.figure_ids)]
    with st.container(horizontal=True, vertical_alignment="center"):
        count = format_count(len(claims), "figure")
        st.markdown(
            f"Only the {count} that **{escape_markdown(made_of.words)}** is made of"
            if made_of.words
            else "The number that this link asks for is not in this view.",
            width="content",
        )
        st.button("All figures", icon=":material/close:", on_click=_drop_number)
    return claims if made_of.words else screen.claims


def _drop_number() -> None:
    st.query_params.pop(OF_NUMBER, None)


def draw(screen: Screen) -> None:
    """Draw the page chosen, and keep the chosen row in the address."""
    claims = _narrow(screen)
    left, right = st.columns([2, 3], vertical_alignment="center")
    sort = left.selectbox(
        "Order", tuple(SORTS), key="order", bind="query-params", label_visibility="collapsed"
    )
    pages = -(-len(claims) // PAGE_SIZE)
    number = right.pagination(pages, key="page", bind="query-params") if pages > 1 else 1
    claims = page_of(claims, sort, number)
    choose_row(
        build_rows(claims, read_decisions(screen.tables)),
        FIGURE,
        (screen.edition, screen.selection, focused(OF_NUMBER), sort, number),
        alt="Figures; choose a row to read its sentence",
        lead="Figure",
        height=min(HEIGHT, 38 + 35 * len(claims)),
        placeholder="–",
        column_config=COLUMNS,
        column_order=ORDERED,
    )
