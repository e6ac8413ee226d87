"""Many figures under review at once: cells changed in a table, looked over, and saved together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.terms import SAID_IN_REVIEW, ReviewStatus
from dashboard.view.cells import Row
from dashboard.view.change_form import Form, draw_form
from dashboard.view.corrected import describe_review
from dashboard.view.desk import Change
from dashboard.view.figure_changes import change_figure, say_of_figure
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.queue import say_doubts
from dashboard.view.theme import format_count
from dashboard.view.words import HEDGES, REVIEW_STATUSES, TIMINGS, name_metric

PAGE_SIZE = 50
_VERDICT = "Your say"
_FIRST_DAY, _LAST_DAY = date(1900, 1, 1), date(2100, 1, 1)
_SAID = {said.value: REVIEW_STATUSES[said] for said in SAID_IN_REVIEW}
_METRIC_NAMES = {metric.id: name_metric(metric.id) for metric in METRICS}
_TEXTS = {"origin": "From", "destination": "To", "place": "At", "attributed_to": "Said by"}
_NUMBERS = {"value": "Number", "low": "At least", "high": "At most"}
_DAYS = {"start_date": "First day", "end_date": "Last day"}
_CHOICES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "metric": ("What", _METRIC_NAMES),
    "timing": ("Meaning", {one.value: TIMINGS[one] for one in Timing}),
    "qualifier": ("Hedge", {one.value: HEDGES[one] for one in Qualifier}),
}
LABELS: Mapping[str, str] = {
    **{name: label for name, (label, _) in _CHOICES.items()},
    **_NUMBERS,
    **_DAYS,
    "population": "Who",
    **_TEXTS,
}
"""What the columns that can be changed are called, by the column of the `figures` table."""


@dataclass(frozen=True, slots=True)
class Edits:
    """What a person changed in the table and has not saved.

    Attributes
    ----------
    changes : tuple of Change
        What comes of it.
    lines : tuple of tuple
        Figure, field, what it was and what it shall be, in words; all are shown before saving.
    problems : tuple of str
        What cannot be, not escaped.
    """

    changes: tuple[Change, ...]
    lines: tuple[tuple[str, str, str, str], ...]
    problems: tuple[str, ...]


def build_table(figures: Sequence[Row], queue: pd.DataFrame) -> pd.DataFrame:
    """Return figures as a table in which cells can be changed.

    Parameters
    ----------
    figures : sequence of Row
        Rows of the `figures` table.
    queue : pandas.DataFrame
        What the figures ask for, see `view/queue.py`.
    """
    table: dict[str, list[Any]] = {
        "Review": [describe_review(row) or REVIEW_STATUSES[""] for row in figures],
        _VERDICT: [None for _ in figures],
        "Words": [row["evidence"] for row in figures],
    }
    for name, (label, words) in _CHOICES.items():
        table[label] = [words[row[name]] for row in figures]
    frame = pd.DataFrame(table)
    for name, label in _NUMBERS.items():
        frame[label] = pd.array([row[name] for row in figures], dtype="Int64")
    for name, label in _DAYS.items():
        frame[label] = pd.to_datetime(pd.Series([row[name] for row in figures], dtype="object"))
    for name, label in ({"population": "Who"} | _TEXTS).items():
        frame[label] = pd.Series([row[name] for row in figures], dtype="str")
    doubts = queue.loc[[row["figure_id"] for row in figures]].to_dict("records")
    frame["Look at"] = [say_doubts(row) for row in doubts]
    frame["Sentence"] = [row["sentence"] for row in figures]
    return frame.astype({_VERDICT: "object"})


def read_edits(figures: Sequence[Row], edited: Mapping[int, Mapping[str, Any]]) -> Edits:
    """Return what comes of the cells that a person changed.

    Parameters
    ----------
    figures : sequence of Row
        The rows of the table.
    edited : mapping of int to mapping
        By row the changed cells, by the label of their column.
    """
    changes: list[Change] = []
    lines: list[tuple[str, str, str, str]] = []
    problems: list[str] = []
    for place, cells in sorted(edited.items()):
        figure = figures[place]
        name = f"“{figure['evidence']}”"
        wanted = {
            column: _read(column, cells[label]) for column, label in LABELS.items()
            if label in cells
        }  # fmt: skip
        try:
            made = change_figure(figure, wanted)
        except CorrectionError as error:
            problems.append(f"{name}: {error}")
            continue
        changes += made
        lines += [
            (name, LABELS[one.column_name], _say(one, one.old_value), _say(one, one.new_value))
            for one in _first_and_last(made)
            if one.column_name in LABELS
        ]
        said = {words: key for key, words in _SAID.items()}.get(str(cells.get(_VERDICT) or ""))
        if said:
            # Of a figure as it will read by then.
            corrected = {**figure} | {one.column_name: one.new_value for one in made}
            corrected |= _numbers_after(figure, made)
            changes.append(say_of_figure(corrected, ReviewStatus(said)))
            now = REVIEW_STATUSES[figure["review_status"]]
            lines.append((name, "Review", now, REVIEW_STATUSES[said]))
    return Edits(tuple(changes), tuple(lines), tuple(problems))


def _first_and_last(changes: Sequence[Change]) -> list[Change]:
    """Return the changes, those of one cell once."""
    return list({one.column_name: one for one in changes}.values())


def _numbers_after(figure: Row, changes: Sequence[Change]) -> dict[str, Any]:
    """Return the numbers of a figure after some changes, of which that of the value brings all."""
    numbers = {name: figure[name] for name in _NUMBERS}
    for one in changes:
        if one.column_name in numbers:
            numbers[one.column_name] = one.new_value
        if one.column_name == "value" and one.new_value is not None:
            numbers |= {"low": one.new_value, "high": one.new_value}
    return numbers


def _read(column: str, cell: Any) -> str | None:
    """Return a cell of the table as a correction states it."""
    if column in _NUMBERS:
        return None if cell is None else str(int(cell))
    if column in _DAYS:
        return str(cell)[:10] if cell else None
    if column in _CHOICES:
        words = _CHOICES[column][1]
        return {label: key for key, label in words.items()}.get(str(cell), "")
    return " ".join(str(cell or "").split())


def _say(change: Change, cell: str | None) -> str:
    if change.column_name in _CHOICES and cell:
        return _CHOICES[change.column_name][1][cell]
    if change.column_name in _NUMBERS and cell:
        return f"{int(cell):,}"
    return cell or "nothing"


def draw_table(screen: Screen, queue: pd.DataFrame) -> None:
    """Draw a page of the queue as a table, what was changed in it, and the form that saves it."""
    if queue.empty:
        return
    pages = -(-len(queue) // PAGE_SIZE)
    number = st.pagination(pages, key="review_page", bind="query-params") if pages > 1 else 1
    ids = list(queue.index[(number - 1) * PAGE_SIZE : number * PAGE_SIZE])
    all_figures = screen.tables.figures
    rows = all_figures[all_figures["figure_id"].isin(ids)].set_index("figure_id", drop=False)
    figures = rows.loc[ids].to_dict("records")
    key = f"review_table_{screen.edition[1]}_{_digest(ids)}"
    st.data_editor(
        build_table(figures, queue),
        key=key,
        hide_index=True,
        num_rows="fixed",
        disabled=True if screen.desk is None else ["Review", "Words", "Look at", "Sentence"],
        column_config=_columns(),
        height=min(560, 38 + 35 * len(figures)),
        placeholder="–",
        alt="Figures under review; most cells can be changed",
    )
    edits = read_edits(figures, st.session_state.get(key, {}).get("edited_rows", {}))
    for problem in edits.problems:
        st.error(escape_markdown(problem), icon=":material/error:")
    if not edits.lines:
        st.caption("Change cells, as many as you like. Nothing is saved before you say so.")
        return
    _draw_edits(screen, key, edits)


def _draw_edits(screen: Screen, key: str, edits: Edits) -> None:
    """Draw every change that is to be saved, and the form that saves them."""
    st.markdown(f"**{format_count(len(edits.lines), 'change')} to be saved**")
    columns = ["Figure", "Field", "Is now", "Will be"]
    st.dataframe(
        pd.DataFrame(list(edits.lines), columns=columns), hide_index=True, alt="Changes to be saved"
    )
    if edits.problems:
        st.caption("Mend the cells named above first.")
        return
    draw_form(
        screen,
        Form(
            key=f"save_{key}",
            label=f"Save {format_count(len(edits.lines), 'change')}",
            fields=lambda _: None,
            make=lambda _: edits.changes,
            told="Kept.",
            shortcut="Ctrl+S",
        ),
    )


def _digest(ids: Sequence[str]) -> str:
    return sha256("|".join(ids).encode()).hexdigest()[:12]


def _columns() -> dict[str, Any]:
    choice, text = st.column_config.SelectboxColumn, st.column_config.TextColumn
    config: dict[str, Any] = {
        "Review": text(width=130),
        _VERDICT: choice(options=list(_SAID.values()), width=100, help="Of the whole figure"),
        "Words": text(width=170, pinned=True),
        "Sentence": text(width="large"),
        "Look at": text(width="medium"),
    }
    for label, words in _CHOICES.values():
        config[label] = choice(options=list(words.values()), required=True, width=130)
    for label in _NUMBERS.values():
        config[label] = st.column_config.NumberColumn(
            min_value=0, step=1, format="localized", width=95
        )
    for label in _DAYS.values():
        config[label] = st.column_config.DateColumn(
            format="D MMM YYYY", min_value=_FIRST_DAY, max_value=_LAST_DAY, width=110
        )
    return config
