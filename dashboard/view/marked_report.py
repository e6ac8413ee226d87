"""A report with all that was read out of it: its words marked, its figures listed, as safe HTML."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape

import pandas as pd
import streamlit as st

from dashboard.base.vocabulary import LeftoverReason
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import ReviewStatus
from dashboard.view.cells import Row, amount_of, days_of
from dashboard.view.corrected import describe_review, read_hands, read_row, set_beside
from dashboard.view.decisions import Decision
from dashboard.view.markup import Mark, definition_list, mark_id, text_box
from dashboard.view.theme import NEUTRAL, metric_color
from dashboard.view.words import REASONS, TIMINGS, name_metric

PART = 100_000
"""Characters of a text shown at once: a browser stalls on much more."""

_OPEN = 3  # figures whose fields are seen at once; the others open by a click
_MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class MarkedReport:
    """One part of a report as safe HTML.

    Attributes
    ----------
    key : str
        Which color is which metric.
    text : str
        The text in a box, marked.
    figures : str
        Each figure in it with its fields, numbered as in the text; empty where there is none.
    puzzles : str
        Each number in it that nobody could explain, with its words; empty where there is none.
    """

    key: str
    text: str
    figures: str
    puzzles: str


def count_parts(text: str) -> int:
    """Return in how many parts a text is shown, at least one."""
    return max(1, -(-len(text) // PART))


def mark_report(
    tables: Tables, report: Row, decisions: Mapping[str, Decision], part: int = 1
) -> MarkedReport:
    """Return a part of a report with everything that was read out of it.

    Parameters
    ----------
    tables : Tables
        Hold its figures and leftovers.
    report : Row
        A row of the `reports` table.
    decisions : mapping of str to Decision
        What people said of figures, by figure_id.
    part : int
        Which part of `PART` characters, from 1. Figures are numbered through all of them.
    """
    first = (part - 1) * PART
    last = first + PART
    mine = tables.figures[tables.figures["report_id"] == report["report_id"]]
    figures = mine.sort_values(["start", "end"]).to_dict("records")
    numbered = [
        (number, row)
        for number, row in enumerate(figures, 1)
        if row["end"] > first and row["start"] < last
    ]
    rest = tables.leftovers[
        (tables.leftovers["report_id"] == report["report_id"])
        & (tables.leftovers["end"] > first)
        & (tables.leftovers["start"] < last)
    ]
    marks = [figure_mark(row, number) for number, row in numbered]
    marks += map(leftover_mark, rest.to_dict("records"))
    numbers = {row["figure_id"]: number for number, row in enumerate(figures, 1)}
    hands = read_hands(tables)
    said = {
        row["figure_id"]: (
            ("Review", describe_review(row, hands.get(row["figure_id"], ""))),
            ("Decision", _say(decisions.get(row["figure_id"]))),
        )
        for _, row in numbered
    }
    entries = [
        _entry(number, row, numbers, said[row["figure_id"]], is_open=place < _OPEN)
        for place, (number, row) in enumerate(numbered)
    ]
    return MarkedReport(
        key=_key([row for _, row in numbered], has_leftovers=not rest.empty),
        text=text_box(report["text"][first:last], [_moved(mark, first) for mark in marks]),
        figures="".join(entries),
        puzzles=_puzzles(rest[rest["reason"] == LeftoverReason.UNKNOWN]),
    )


def _moved(mark: Mark, first: int) -> Mark:
    return replace(mark, start=max(0, mark.start - first), end=mark.end - first)


def _is_rejected(row: Row) -> bool:
    return bool(row["review_status"] == ReviewStatus.REJECTED)


def figure_mark(row: Row, number: int = 0) -> Mark:
    """Return the mark of a row of `figures`, with its number in a list beside the text."""
    if _is_rejected(row):
        label = f"Rejected by a person: {name_metric(row['metric'])}: {amount_of(row)}"
        return Mark(row["start"], row["end"], "rejected", label, number=number)
    label = f"{name_metric(row['metric'])}: {amount_of(row)}, {TIMINGS[row['timing']]}"
    return Mark(row["start"], row["end"], "figure", label, metric_color(row["metric"]), number)


def leftover_mark(row: Row) -> Mark:
    """Return the mark of a row of `leftovers`."""
    style = "look" if row["reason"] == LeftoverReason.UNKNOWN else "leftover"
    return Mark(row["start"], row["end"], style, f"No figure: {REASONS[row['reason']]}")


def _key(figures: Sequence[Row], *, has_leftovers: bool) -> str:
    metrics = dict.fromkeys(row["metric"] for row in figures if not _is_rejected(row))
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{metric_color(metric)}'></i>"
        f"{escape(name_metric(metric))}</span>"
        for metric in metrics
    )
    if any(map(_is_rejected, figures)):
        colors += "<span class='evac-key'><s>struck out</s> rejected, in no number</span>"
    underlined = "<span class='evac-key'><u>underlined</u> a number, no figure</span>"
    return f"<div>{colors}{underlined if has_leftovers else ''}</div>"


def _entry(
    number: int,
    row: Row,
    numbers: Mapping[str, int],
    said: Sequence[tuple[str, str]],
    *,
    is_open: bool,
) -> str:
    facts = definition_list(
        (*set_beside(_facts(row, numbers), _facts(read_row(row), numbers)), *said)
    )
    words = f"{escape(name_metric(row['metric']))}: {escape(amount_of(row))}"
    color = metric_color(row["metric"])
    if _is_rejected(row):
        words, color = f"<s>{words}</s> rejected", NEUTRAL
    return (
        f"<details class='evac-entry' style='--mark:{color}'{' open' if is_open else ''}><summary>"
        f"<a href='#{mark_id(number)}' title='Show in the text'><b>{number}</b></a> "
        f"{words}</summary>{facts}</details>"
    )


def _say(decision: Decision | None) -> str:
    return decision.words if decision else ""


def _facts(row: Row, numbers: Mapping[str, int]) -> list[tuple[str, str]]:
    whole = numbers.get(row["subset_of"])
    return [
        ("Who", row["population"]),
        ("Meaning", TIMINGS[row["timing"]]),
        ("Part of", f"figure {whole}" if whole else ""),
        ("When", days_of(row)),
        ("From", row["origin"]),
        ("To", row["destination"]),
        ("At", row["place"]),
        ("Said by", row["attributed_to"]),
    ]


def _puzzles(unknown: pd.DataFrame) -> str:
    items = "".join(
        f"<li dir='auto'><b>{escape(row['text'])}</b> in “{escape(row['sentence'])}”</li>"
        for row in unknown.head(_MOST_LISTED).to_dict("records")
    )
    return f"<ul class='evac-small'>{items}</ul>" if items else ""


def draw_marked(marked: MarkedReport) -> None:
    """Draw a report: its text on the left, its figures and what they leave open on the right."""
    st.html(marked.key)
    left, right = st.columns([7, 5], gap="medium")
    left.html(marked.text)
    right.html(
        f"<div class='evac-entries'>{marked.figures}</div>"
        if marked.figures
        else "<p class='evac-small'>No figure was found in this text.</p>"
    )
    if marked.puzzles:
        with right.expander("Numbers not understood: please look"):
            st.html(marked.puzzles)
