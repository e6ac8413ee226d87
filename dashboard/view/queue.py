"""What is next to review: alarms first, then what was read with little certainty, then the rest."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

import pandas as pd
import streamlit as st

from dashboard.base.vocabulary import LeftoverReason
from dashboard.tidy.placing import ROLES
from dashboard.tidy.rows import split_cell
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Recommendation
from dashboard.view.cells import Row
from dashboard.view.kept import kept
from dashboard.view.panel import Screen
from dashboard.view.words import REVIEW_STATUSES

MODE = "mode"
OF_REPORT = "of_report"
"""Names in the address: the way, and the report whose figures alone are shown."""

ONE, TABLE, ADD = MODES = ("One at a time", "Table", "Add a missed figure")
"""The ways in which the review page shows figures."""


DOUBTS: Mapping[str, str] = MappingProxyType(
    {
        "has_alarm": "its day's number has an alarm",
        "has_leftover": "a number beside it was not understood",
        "is_placeless": "a place that nobody knows",
        "is_carried": "its place is from a sentence before",
        "is_vague": "a vague number",
        "is_undated": "no day is told",
    }
)
"""Why a figure asks for a look, by the column of the queue; alarms come before all others."""

STATUSES: tuple[str, ...] = tuple(REVIEW_STATUSES)
_ALARM = "has_alarm"


def open_adding(report_id: str) -> None:
    """Show, on the review page, the form that adds a figure to a report."""
    st.session_state[MODE] = ADD
    st.query_params[OF_REPORT] = report_id


def read_queue(screen: Screen) -> pd.DataFrame:
    """Return the figures in view, the most doubtful first.

    Returns
    -------
    pandas.DataFrame
        ``report_id``, ``review_status`` and one column a doubt of `DOUBTS`, by figure_id.
    """
    return _order(screen.edition, screen.selection, screen)


@kept
def _order(edition: tuple[str, str], selection: Selection, _screen: Screen) -> pd.DataFrame:
    del edition, selection  # the key
    return order_figures(_screen.claims, _screen.tally, _screen.tables.leftovers)


def order_figures(
    claims: pd.DataFrame, tally: pd.DataFrame, leftovers: pd.DataFrame
) -> pd.DataFrame:
    """Return what `read_queue` does, of some claims with their tally and the leftovers."""
    names_unknown = [(claims[role] != "") & (claims[f"{role}_place_id"] == "") for role in ROLES]
    counts = claims["recommendation"] != Recommendation.EXCLUDED
    queue = pd.DataFrame(
        {
            "figure_id": claims["figure_id"],
            "report_id": claims["report_id"],
            "review_status": claims["review_status"],
            _ALARM: claims["figure_id"].isin(_alarmed(tally)) & counts,
            "has_leftover": _has_leftover(claims, leftovers),
            "is_placeless": names_unknown[0] | names_unknown[1] | names_unknown[2],
            "is_carried": claims["is_place_carried"],
            "is_vague": claims["value"].isna(),
            "is_undated": claims["start_date"].isna() & claims["end_date"].isna(),
        }
    )
    doubts = queue[[name for name in DOUBTS if name != _ALARM]].sum(axis=1)
    keys = pd.DataFrame({"alarm": ~queue[_ALARM], "doubts": -doubts})
    # Ties stay in the order of the claims: by publication, then as they stand in the text.
    order = keys.sort_values(["alarm", "doubts"], kind="stable").index
    return queue.loc[order].set_index("figure_id")


def _alarmed(tally: pd.DataFrame) -> set[str]:
    rows = tally[tally["alarms"] != ""]
    columns = ("recommended_figure_ids", "triangulating_figure_ids")
    return {one for name in columns for ids in rows[name] for one in split_cell(ids)}


def _has_leftover(claims: pd.DataFrame, leftovers: pd.DataFrame) -> "pd.Series[bool]":
    """Return which claims share their sentence with a number that nobody could explain."""
    puzzling = leftovers[leftovers["reason"] == LeftoverReason.UNKNOWN]
    there = set(zip(puzzling["report_id"], puzzling["sentence"], strict=True))
    near = claims.loc[claims["report_id"].isin(puzzling["report_id"]), ["report_id", "sentence"]]
    pairs = zip(near["report_id"], near["sentence"], strict=True)
    found = pd.Series([pair in there for pair in pairs], index=near.index, dtype="bool")
    return found.reindex(claims.index, fill_value=False)


def narrow(queue: pd.DataFrame, statuses: Collection[str], report_id: str = "") -> pd.DataFrame:
    """Return the rows of a queue that are in one of some states, or all, and of one report."""
    kept = queue[queue["review_status"].isin(list(statuses))] if statuses else queue
    return kept[kept["report_id"] == report_id] if report_id else kept


def count_states(queue: pd.DataFrame) -> Mapping[str, int]:
    """Return how many figures are in each state, in the order of the states."""
    counts = queue["review_status"].value_counts()
    return {status: int(counts.get(status, 0)) for status in STATUSES}


def neighbors(ids: Sequence[str], figure_id: str) -> tuple[str, str]:
    """Return the figures before and after one, "" where there is none.

    One that is not in the queue stands before its first.
    """
    at = ids.index(figure_id) if figure_id in ids else -1
    before = ids[at - 1] if at > 0 else ""
    return before, ids[at + 1] if at + 1 < len(ids) else ""


def say_doubts(row: Row) -> str:
    """Return why a figure asks for a look, "" where nothing does."""
    return "; ".join(words for name, words in DOUBTS.items() if row[name])
