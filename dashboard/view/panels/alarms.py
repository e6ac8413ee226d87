"""Days of the tally that need a look, each with its reason in plain words."""

import pandas as pd
import streamlit as st

from dashboard.tidy.selection import Selection
from dashboard.tidy.tally import SEPARATOR
from dashboard.tidy.terms import Alarm
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.words import TIMINGS, name_metric

TITLE = "Numbers that need a look"
ORDER = 10
PAGE = "quality"
WIDTH = 12

PAGE_SIZE = 200


def build(screen: Screen) -> pd.DataFrame:
    """Return the first page of the alarms."""
    return build_rows(find_alarms(screen), 1)


def find_alarms(screen: Screen) -> pd.DataFrame:
    """Return the rows of the tally that need a look; those of several alarms once an alarm."""
    return _find(screen.edition, screen.selection, screen)


@st.cache_resource(max_entries=8, show_spinner=False)
def _find(edition: tuple[str, str], selection: Selection, _screen: Screen) -> pd.DataFrame:
    del edition, selection  # the key: the tally is worked out of these
    raised = _screen.tally[_screen.tally["alarms"] != ""]
    return raised.assign(alarm=raised["alarms"].str.split(SEPARATOR)).explode(
        "alarm", ignore_index=True
    )


def build_rows(found: pd.DataFrame, number: int) -> pd.DataFrame:
    """Return one page of what `find_alarms` found, in the words of the screen.

    Parameters
    ----------
    found : pandas.DataFrame
        One row a day and alarm.
    number : int
        Which page, from 1.
    """
    rows = found.iloc[(number - 1) * PAGE_SIZE : number * PAGE_SIZE].to_dict("records")
    return pd.DataFrame(
        [
            {
                "Why": Alarm(row["alarm"]).meaning.capitalize(),
                "What": name_metric(row["metric"]),
                "Number": amount_of(row),
                "Meaning": TIMINGS[row["timing"]],
                "Day": row["day"],
                "Said by": row["attributed_to"] or row["publisher"],
                "Operation": row["operation"],
                "How it was made": row["calculation_logic"],
            }
            for row in rows
        ]
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    found = find_alarms(screen)
    if found.empty:
        st.caption("No alarm in this view.")
        return
    pages = -(-len(found) // PAGE_SIZE)
    number = st.pagination(pages, key="alarms", bind="query-params") if pages > 1 else 1
    st.dataframe(
        build_rows(found, number),
        hide_index=True,
        placeholder="–",
        column_config={
            "Day": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Why": st.column_config.TextColumn(width="large"),
        },
        alt="Alarms",
    )
