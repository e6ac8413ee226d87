"""Words of a report marked by a person as a figure that the extraction missed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import LeftoverReason, Qualifier, Timing
from dashboard.tidy.additions import ADDED_FIGURES, same_words, state_figure
from dashboard.tidy.completing import complete, say_completed, suggest
from dashboard.tidy.correctable import CORRECTABLE, read_cell
from dashboard.tidy.quoting import sentence_around
from dashboard.tidy.schema import FIGURES
from dashboard.view.cells import Row
from dashboard.view.change_form import Answers, Form, draw_form
from dashboard.view.desk import Change
from dashboard.view.evidence import SCROLL
from dashboard.view.figure_changes import accuracy_of, check_cells
from dashboard.view.figure_fields import draw_fields, offers_of, read_fields
from dashboard.view.marked_report import figure_mark, leftover_mark
from dashboard.view.markup import Mark, escape_markdown, text_box
from dashboard.view.panel import Screen
from dashboard.view.quotes import report_head
from dashboard.view.words import REASONS

_OWN = -1
_MOST = 300
_DIGITS = re.compile(r"\d{1,3}(?:[,.\s\u00a0\u202f]\d{3})+(?!\d)|\d+")
_GROUPING = re.compile(r"\D")


@dataclass(frozen=True, slots=True)
class Marked:
    """Words of a report.

    Attributes
    ----------
    start, end : int
        Half-open offsets into its text.
    """

    start: int
    end: int


def find_words(text: str, words: str, turn: int = 1) -> Marked:
    """Return where words stand in a text, white space aside.

    Parameters
    ----------
    text : str
        A report's.
    words : str
        As they stand there.
    turn : int
        Which time they stand there, from 1.

    Raises
    ------
    CorrectionError
        If they do not stand there, or not that often.
    """
    parts = [re.escape(part) for part in words.split()]
    if not parts:
        raise CorrectionError("Mark the words that bear the number.")
    found = list(re.finditer(r"\s+".join(parts), text))
    if not found:
        raise CorrectionError("These words do not stand in the report. Copy them as they are.")
    if turn > len(found):
        times = "once" if len(found) == 1 else f"{len(found)} times"
        raise CorrectionError(f"These words stand in the report only {times}.")
    one = found[turn - 1]
    return Marked(one.start(), one.end())


def read_number(words: str) -> int | None:
    """Return the first number in digits among some words, None without one.

    Examples
    --------
    >>> read_number("some 3,000 people"), read_number("dozens")
    (3000, None)
    """
    found = _DIGITS.search(words)
    return int(_GROUPING.sub("", found.group())) if found else None


def list_leftovers(leftovers: pd.DataFrame, report_id: str) -> dict[int, Row]:
    """Return a report's numbers that became no figure by their start, the puzzling ones first."""
    mine = leftovers[leftovers["report_id"] == report_id]
    is_known = mine["reason"] != LeftoverReason.UNKNOWN
    ordered = mine.assign(is_known=is_known).sort_values(["is_known", "start"]).head(_MOST)
    return {int(row["start"]): row for row in ordered.to_dict("records")}


def draw_marking(screen: Screen, report_id: str) -> None:
    """Draw the report with its figures marked, and the form that adds one."""
    reports = screen.tables.reports
    report = reports[reports["report_id"] == report_id].iloc[0].to_dict()
    text, fields = st.columns([6, 6], gap="medium")
    with fields:
        marked = _choose_words(screen, report)
    with text:
        st.html(report_head(report))
        st.html(text_box(report["text"], _marks(screen, report_id, marked)))
        key = f"{report_id[:12]}:{marked.start if marked else ''}"
        st.html(SCROLL.format(figure_id=key), unsafe_allow_javascript=True)
    if marked:
        with fields:
            _draw_form(screen, report, marked)


def _marks(screen: Screen, report_id: str, marked: Marked | None) -> list[Mark]:
    figures = screen.tables.figures
    mine = figures[figures["report_id"] == report_id].to_dict("records")
    marks = [figure_mark(row) for row in mine]
    marks += map(leftover_mark, list_leftovers(screen.tables.leftovers, report_id).values())
    return [*marks, Mark(marked.start, marked.end, "chosen", "the words")] if marked else marks


def _choose_words(screen: Screen, report: Row) -> Marked | None:
    leftovers = list_leftovers(screen.tables.leftovers, report["report_id"])
    key = f"mark_{report['report_id'][:12]}_{screen.edition[1]}"

    # Years and ages are seldom missed figures: only what was not understood is offered at once.
    has_puzzle = any(row["reason"] == LeftoverReason.UNKNOWN for row in leftovers.values())
    start = st.selectbox(
        "Number that became no figure",
        (*leftovers, _OWN),
        0 if has_puzzle else len(leftovers),
        format_func=lambda one: _say_leftover(report["text"], leftovers.get(one)),
        key=f"{key}_left",
    )
    first = leftovers[start]["text"] if start in leftovers else ""
    words, turn = st.columns([4, 1])
    typed = words.text_input(
        "Its words, as they stand in the text",
        first,
        key=f"{key}_words_{start}",
        help="Copy them from the text: the number with what is counted, such as “some 3,000 "
        "people”.",
    )
    times = turn.number_input(
        "Which time", 1, 999, 1, key=f"{key}_turn_{start}", help="If they stand there several times"
    )
    if start in leftovers and typed.split() == first.split() and times == 1:
        return Marked(leftovers[start]["start"], leftovers[start]["end"])
    if not typed.strip():
        st.caption("Mark the words: choose a number above, or copy them from the text.")
        return None
    try:
        return _nearest(report["text"], typed, times, start)
    except CorrectionError as error:
        st.warning(str(error), icon=":material/search_off:")
        return None


def _say_leftover(text: str, row: Row | None) -> str:
    if row is None:
        return "Words of the text, typed below"
    sentence, _ = sentence_around(text, row["start"], row["end"])
    return f"{row['text']} ({REASONS[row['reason']]}): {sentence}"


def _nearest(text: str, typed: str, times: int, start: int) -> Marked:
    """Return where typed words stand: around the chosen number, or the time that is asked for."""
    turn, marked = 1, find_words(text, typed, times)
    while start != _OWN and times == 1:
        if marked.start <= start < marked.end:
            return marked
        try:
            turn, marked = turn + 1, find_words(text, typed, turn + 1)
        except CorrectionError:
            break
    return find_words(text, typed, times)


def _draw_form(screen: Screen, report: Row, marked: Marked) -> None:
    evidence = report["text"][marked.start : marked.end]
    number = read_number(evidence)
    blank: dict[str, Any] = {
        "metric": METRICS[0].id, "unit": METRICS[0].unit.value,
        "value": number, "low": None, "high": None,
        "qualifier": Qualifier.EXACT.value, "timing": Timing.NEW.value, "population": "",
        "start_date": None, "end_date": None, "date_accuracy": None, "origin": "",
        "destination": "", "place": "", "attributed_to": "", "subset_of": "",
    }  # fmt: skip
    figures = screen.tables.figures
    mine = figures[figures["report_id"] == report["report_id"]].to_dict("records")
    blank |= suggest(report, marked.start, marked.end, mine)
    st.caption(escape_markdown(say_completed(report)))
    offers = offers_of(screen.tables, report["report_id"])
    form = Form(
        key=f"add_{report['report_id'][:12]}_{marked.start}_{marked.end}",
        label="Add the figure",
        fields=lambda key: draw_fields(key, blank, offers),
        make=partial(_add, screen, report, marked),
        told="Added.",
        shortcut="Ctrl+S",
    )
    draw_form(screen, form)


def _add(screen: Screen, report: Row, marked: Marked, answers: Answers) -> tuple[Change, ...]:
    return (make_addition(screen.tables.figures, report, marked, read_fields(answers)),)


def make_addition(
    figures: pd.DataFrame, report: Row, marked: Marked, cells: Mapping[str, str | None]
) -> Change:
    """Return the change that adds a figure.

    Parameters
    ----------
    figures : pandas.DataFrame
        The `figures` table: what stands in it is not added again.
    report : Row
        A row of the `reports` table.
    marked : Marked
        The words that bear the number.
    cells : mapping of str to str or None
        What is stated of it.

    Raises
    ------
    CorrectionError
        If it cannot be a figure, or is one already, or nothing tells when it was or who says so.
    """
    check_cells(cells)
    cells = complete(cells, report)
    stated = {**cells, "date_accuracy": accuracy_of(cells)}
    columns = CORRECTABLE[FIGURES.name]
    sentence, _ = sentence_around(report["text"], marked.start, marked.end)
    row: dict[str, Any] = {
        **{name: read_cell(columns[name], cell) for name, cell in stated.items()},
        "report_id": report["report_id"],
        "start": marked.start,
        "end": marked.end,
        "evidence": report["text"][marked.start : marked.end],
        "sentence": sentence,
    }
    there = figures[figures["report_id"] == report["report_id"]].to_dict("records")
    if any(same_words(row, other) for other in there):
        raise CorrectionError("These words bear such a figure already: correct that one.")
    figure_id, text = state_figure(row)
    return Change(ADDED_FIGURES, figure_id, "figure", None, text)
