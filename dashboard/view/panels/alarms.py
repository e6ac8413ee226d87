"""Days of the tally that need a look, each with its reason in plain words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd
import streamlit as st

from dashboard.tidy.counted import made_of
from dashboard.tidy.rows import SEPARATOR, split_cell
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm
from dashboard.view.cells import Row, amount_of
from dashboard.view.focus import FIGURE, OF_NUMBER, address_of, link_to
from dashboard.view.kept import kept
from dashboard.view.made_of import ask_for
from dashboard.view.markup import definition_list, escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.reasons import html_of, read_steps
from dashboard.view.rows import TALL, draw_rows
from dashboard.view.theme import format_day
from dashboard.view.words import TIMINGS, name_metric

TITLE = "Numbers that need a look"
ORDER = 10
PAGE = "quality"
WIDTH = 12

PAGE_SIZE = 200
_BESIDE = "triangulating_figure_ids"


@dataclass(frozen=True, slots=True)
class Found:
    """The alarms in view, the latest day first.

    Attributes
    ----------
    raised : pandas.DataFrame
        The rows of the tally that need a look.
    places : numpy.ndarray
        Where in these the row of each alarm stands: of several alarms once an alarm.
    alarms : numpy.ndarray
        The alarms.
    """

    raised: pd.DataFrame
    places: np.ndarray
    alarms: np.ndarray

    def page(self, number: int) -> pd.DataFrame:
        """Return the rows of one page, from 1, each with its ``alarm``."""
        shown = slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
        return self.raised.iloc[self.places[shown]].assign(alarm=self.alarms[shown])


def build(screen: Screen) -> pd.DataFrame:
    """Return the first page of the alarms."""
    return build_rows(find_alarms(screen).page(1), screen.claims)


def find_alarms(screen: Screen) -> Found:
    """Return the rows of the tally that need a look, the latest day first."""
    return _find(screen.edition, screen.selection, screen)


@kept
def _find(edition: tuple[str, str], selection: Selection, _screen: Screen) -> Found:
    del edition, selection  # the key: the tally is worked out of these
    raised = _screen.counts.tally("alarms")
    latest = np.argsort(-raised["day"].to_numpy().astype("int64"), kind="stable")
    # Few cells are many times the same: only what differs is parted.
    codes, cells = pd.factorize(raised["alarms"])
    parted = [cell.split(SEPARATOR) for cell in cells]
    counts = np.array([len(alarms) for alarms in parted], dtype="int64")[codes[latest]]
    alarms = [alarm for code in codes[latest].tolist() for alarm in parted[code]]
    return Found(raised, np.repeat(latest, counts), np.array(alarms, dtype=object))


def build_rows(page: pd.DataFrame, claims: pd.DataFrame) -> pd.DataFrame:
    """Return one page of alarms in the words of the screen.

    Parameters
    ----------
    page : pandas.DataFrame
        One row a day and alarm.
    claims : pandas.DataFrame
        The `claims` table that the alarms were raised over.
    """
    rows = page.to_dict("records")
    beside = _find_beside(rows, claims)
    return pd.DataFrame(
        [
            {
                "Why": _say_why(row, beside),
                "What": name_metric(row["metric"]),
                "Number": amount_of(row),
                "Meaning": TIMINGS[row["timing"]],
                "Day": row["day"],
                "Said by": row["attributed_to"] or row["publisher"],
                "Operation": row["operation"],
            }
            for row in rows
        ]
    )


def _find_beside(rows: Sequence[Row], claims: pd.DataFrame) -> dict[str, Row]:
    """Return the claims that stand beside the numbers of some rows, by figure_id."""
    wanted = {one for row in rows for one in split_cell(row[_BESIDE])}
    found = claims[claims["figure_id"].isin(wanted)]
    return {row["figure_id"]: row for row in found.to_dict("records")}


def _say_why(row: Row, beside: Mapping[str, Row]) -> str:
    """Return why a number needs a look; where sources are apart, with both sides."""
    why = Alarm(row["alarm"]).meaning.capitalize()
    others = [beside[one] for one in split_cell(row[_BESIDE]) if one in beside]
    if row["alarm"] != Alarm.SOURCES_APART or not others:
        return why
    farthest = max(others, key=lambda one: _ratio(row, one))
    return f"{why}: {_say_side(row)} against {_say_side(farthest)}"


def _ratio(one: Row, other: Row) -> float:
    sizes = sorted(
        side["high"] if pd.isna(side["value"]) else side["value"] for side in (one, other)
    )
    return float(sizes[1]) / max(1.0, float(sizes[0]))


def _say_side(row: Row) -> str:
    source = row["attributed_to"] or row["publisher"] or "a source not named"
    through = f" in {row['publisher']}" if row["publisher"] not in ("", source) else ""
    return f"{amount_of(row)} ({source}{through})"


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    found = find_alarms(screen)
    if not len(found.places):
        st.caption("No alarm in this view.")
        return
    pages = -(-len(found.places) // PAGE_SIZE)
    number = st.pagination(pages, key="alarms", bind="query-params") if pages > 1 else 1
    page = found.page(number)
    rows = build_rows(page, screen.claims)
    with st.container(key="wide_alarms_hint"):  # in a narrow window all of it is read at once
        st.caption("Choose a row to read all of it.")
    chosen = draw_rows(
        rows,
        "alarms",
        "Alarms",
        [address_of("figures", **_asked(row)) for row in page.to_dict("records")],
        row_height=TALL,
        key=f"alarms_{screen.edition[1]}_{number}_{len(found.places)}",
        on_select="rerun",
        selection_mode="single-row",
        column_config={
            "Day": st.column_config.DateColumn(format="D MMM YYYY", width=90),
            "Why": st.column_config.TextColumn(width=330),
            "What": st.column_config.TextColumn(width=120),
            "Number": st.column_config.TextColumn(width=95, alignment="right"),
            "Meaning": st.column_config.TextColumn(width=95),
            "Said by": st.column_config.TextColumn(width=110),
            "Operation": st.column_config.TextColumn(width=120),
        },
    )
    if chosen is not None:
        _draw_whole(screen, rows.iloc[chosen].to_dict(), page.iloc[chosen].to_dict())


def _asked(row: Row) -> dict[str, str]:
    """Return what the figures page has to be asked for to show what a number is made of."""
    ids = made_of(row)
    if len(ids) == 1:
        return {FIGURE: ids[0]}
    asked = ask_for(row["metric"], row["timing"], row["day"])
    return {OF_NUMBER: asked, "operation": row["operation"]}


def _draw_whole(screen: Screen, told: Row, row: Row) -> None:
    """Draw one alarm with all its words, and the way to its figures."""
    with st.container(border=True, gap="xsmall"):
        st.markdown(f":orange[:material/warning:] **{escape_markdown(told['Why'])}**")
        day = format_day(told["Day"])
        st.html(
            definition_list(
                [
                    ("Number", f"{told['What']}: {told['Number']}, {told['Meaning']}, {day}"),
                    ("Said by", told["Said by"]),
                    ("Operation", told["Operation"]),
                ]
            )
        )
        ids = made_of(row)
        tally = screen.counts.tally_of(row["metric"])
        mine = tally[tally["operation_id"] == row["operation_id"]]
        claims = screen.counts.claims_on(row["metric"])
        size = screen.selection.household_size
        st.html(html_of(read_steps(row["calculation_logic"], mine, claims, ids, size)))
        with st.container(horizontal=True):
            link_to("figures", "Open its figures", **_asked(row))
            link_to("operations", "Open its operation", evacuation=row["operation_id"])
