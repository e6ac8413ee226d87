"""Every number of the tally that is another one on the later day, and who published why."""

from collections.abc import Sequence
from datetime import date

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.tidy.rows import SEPARATOR, split_cell
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize
from dashboard.view.cells import Row
from dashboard.view.comparing import NOTHING, list_changes
from dashboard.view.days import chosen_days
from dashboard.view.focus import address_of
from dashboard.view.made_of import ask_for
from dashboard.view.panel import Screen
from dashboard.view.rows import TALL, draw_rows
from dashboard.view.words import TIMINGS, describe_amount, name_metric

TITLE = "Day by day"
ORDER = 20
PAGE = "changes"
WIDTH = 12

HEIGHT = 560
_LOW = 35
"""Height of a row of short cells, pixels."""
_PLACES = {
    metric.id: place
    for place, metric in enumerate(sorted(METRICS, key=lambda metric: not metric.is_headline))
}
_DAY = st.column_config.DateColumn(format="D MMM YYYY", width=95)


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a number that changed, in the words of the screen."""
    return build_rows(read_changes(screen))


def read_changes(screen: Screen) -> list[Row]:
    """Return the numbers that changed, in the order in which they are shown."""
    days = chosen_days(screen)
    return sorted(list_changes(screen, *days).to_dict("records") if days else [], key=_weight)


def build_rows(rows: Sequence[Row]) -> pd.DataFrame:
    """Return numbers that changed in the words of the screen, in the order given."""
    return pd.DataFrame(
        {
            "What": [name_metric(row["metric"]) for row in rows],
            "Day": [row["day"] for row in rows],
            "Meaning": [TIMINGS[row["timing"]] for row in rows],
            "Before": [_number(row, "before") for row in rows],
            "After": [_number(row, "after") for row in rows],
            "Differs": [_say_differs(row) for row in rows],
            "Needs a look": [_say_alarms(row["alarms"]) for row in rows],
            "Changed by": [row["publishers"].replace(SEPARATOR, ", ") for row in rows],
            "Operation": [row["operation"] for row in rows],
        }
    )


def _weight(row: Row) -> tuple[int, bool, float]:
    """Return what sorts the counters' metrics before the rest, totals first, the latest first."""
    return _PLACES[row["metric"]], row["timing"] != Timing.CUMULATIVE, -row["day"].timestamp()


def _number(row: Row, when: str) -> str:
    low, value, high = (row[f"{name}_{when}"] for name in ("low", "value", "high"))
    if pd.isna(low):
        return NOTHING
    number = None if pd.isna(value) else int(value)
    words = describe_amount(number, int(low), int(high), row[f"qualifier_{when}"])
    is_spread = number is not None and (int(low), int(high)) != (number, number)
    return f"{words} ({int(low):,} to {int(high):,})" if is_spread else words


def _say_differs(row: Row) -> str:
    """Return what differs; of a number that is new, or gone, that says all."""
    if pd.isna(row["low_before"]):
        return "new"
    return "gone" if pd.isna(row["low_after"]) else row["differs"].replace(SEPARATOR, ", ")


def _say_alarms(alarms: str) -> str:
    found = (Alarm(one).meaning for one in split_cell(alarms))
    return capitalize("; ".join(found))


def _address(row: Row, before: date, after: date) -> str:
    """Return where the figures of a number are, as known since; of one that is gone, before."""
    known: date = before if pd.isna(row["low_after"]) else after
    return address_of(
        "figures",
        of_number=ask_for(row["metric"], row["timing"], row["day"]),
        operation=row["operation"],
        as_of=known.isoformat(),
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that nothing changed."""
    rows = read_changes(screen)
    if not rows:
        st.caption("No number changed.")
        return
    changes = build_rows(rows)
    if not changes["Needs a look"].any():
        changes = changes.drop(columns="Needs a look")
    height = TALL if "Needs a look" in changes else _LOW
    draw_rows(
        changes,
        "changes",
        "Numbers that changed between the two days",
        [_address(row, *days) for row in rows] if (days := chosen_days(screen)) else (),
        height=min(HEIGHT, 38 + height * len(changes)),
        row_height=height,
        column_config={
            "Day": _DAY,
            "What": st.column_config.TextColumn(width=150),
            "Meaning": st.column_config.TextColumn(width=110),
            "Before": st.column_config.TextColumn(width=110, alignment="right"),
            "After": st.column_config.TextColumn(width=130, alignment="right"),
            "Needs a look": st.column_config.TextColumn(width=200),
            "Changed by": st.column_config.TextColumn(width=180),
            "Operation": st.column_config.TextColumn(width=150),
        },
    )
