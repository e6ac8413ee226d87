"""One report with every figure marked in its text, its leftovers underlined, and a list beside."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

import pandas as pd
import streamlit as st

from dashboard.base.vocabulary import LeftoverReason
from dashboard.view.cells import Row, amount_of, days_of
from dashboard.view.decisions import Decision, read_decisions
from dashboard.view.focus import REPORT, focused
from dashboard.view.markup import Mark, definition_list, text_box
from dashboard.view.panel import Screen
from dashboard.view.quotes import report_head
from dashboard.view.reports import reports_in_view
from dashboard.view.theme import metric_color
from dashboard.view.words import (
    REASONS,
    TIMINGS,
    name_metric,
)

TITLE = ""
ORDER = 20
PAGE = "reports"
WIDTH = 12


@dataclass(frozen=True, slots=True)
class Reading:
    """One report as safe HTML.

    Attributes
    ----------
    head : str
        Title with its link, publisher, day and language.
    key : str
        Which color is which metric.
    text : str
        The text in a box, marked.
    figures : str
        Each figure with its fields, numbered as in the text.
    """

    head: str
    key: str
    text: str
    figures: str


def build(screen: Screen) -> Reading | None:
    """Return the report in the address, else the latest in view; None where there is none."""
    reports = screen.tables.reports
    found = reports[reports["report_id"] == focused(REPORT)]
    if found.empty:
        found = reports_in_view(screen)
    return None if found.empty else build_reading(screen, found.iloc[0].to_dict())


def build_reading(screen: Screen, report: Row) -> Reading:
    """Return a report with everything that was read out of it.

    Parameters
    ----------
    screen : Screen
        Whose tables hold its figures and leftovers, whatever the filters are.
    report : Row
        A row of the `reports` table.
    """
    tables = screen.tables
    mine = tables.figures[tables.figures["report_id"] == report["report_id"]]
    figures = mine.sort_values(["start", "end"]).to_dict("records")
    decisions = read_decisions(tables)
    rest = tables.leftovers[tables.leftovers["report_id"] == report["report_id"]]
    marks = [
        Mark(
            row["start"],
            row["end"],
            "figure",
            f"{name_metric(row['metric'])}: {amount_of(row)}, {TIMINGS[row['timing']]}",
            metric_color(row["metric"]),
            number,
        )
        for number, row in enumerate(figures, 1)
    ]
    return Reading(
        head=report_head(report),
        key=_key(figures),
        text=text_box(report["text"], marks + _underlined(rest)),
        figures="".join(
            _entry(number, row, figures, decisions.get(row["figure_id"]))
            for number, row in enumerate(figures, 1)
        ),
    )


def _underlined(leftovers: pd.DataFrame) -> list[Mark]:
    return [
        Mark(
            row["start"],
            row["end"],
            "look" if row["reason"] == LeftoverReason.UNKNOWN else "leftover",
            f"No figure: {REASONS[row['reason']]}",
        )
        for row in leftovers.to_dict("records")
    ]


def _key(figures: Sequence[Row]) -> str:
    metrics = dict.fromkeys(row["metric"] for row in figures)
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{metric_color(metric)}'></i>"
        f"{escape(name_metric(metric))}</span>"
        for metric in metrics
    )
    return f"<div>{colors}<span class='evac-key'><u>underlined</u> a number, no figure</span></div>"


def _entry(number: int, row: Row, figures: Sequence[Row], decision: Decision | None) -> str:
    numbers = {other["figure_id"]: place for place, other in enumerate(figures, 1)}
    whole = numbers.get(row["subset_of"])
    facts = definition_list(
        (
            ("Who", row["population"]),
            ("Meaning", TIMINGS[row["timing"]]),
            ("Part of", f"figure {whole}" if whole else ""),
            ("When", days_of(row)),
            ("From", row["origin"]),
            ("To", row["destination"]),
            ("At", row["place"]),
            ("Said by", row["attributed_to"]),
            ("Decision", decision.words if decision else ""),
        )
    )
    return (
        f"<details class='evac-entry' style='--mark:{metric_color(row['metric'])}'"
        f"{' open' if number <= 3 else ''}><summary><b>{number}</b> "
        f"{escape(name_metric(row['metric']))}: {escape(amount_of(row))}</summary>{facts}</details>"
    )


def draw(screen: Screen) -> None:
    """Draw the report, its text on the left and its figures on the right."""
    reading = build(screen)
    if reading is None:
        return
    st.html(reading.head + reading.key)
    left, right = st.columns([7, 5], gap="medium")
    left.html(reading.text)
    right.html(
        f"<div class='evac-entries'>{reading.figures}</div>"
        if reading.figures
        else "<p class='evac-small'>No figure was found in this report.</p>"
    )
