"""Figures that a person adds where the extraction missed one: the words are marked in the text.

Such a correction has ``added_figures`` as its table, the figure's id as its row, ``figure`` as its
column and the whole figure as its new value, as JSON by column; it is taken back as one. Once the
extraction reads the same words itself, its reading holds, and an added figure that differs from it
waits as a conflict.
"""

import json
from collections.abc import Mapping
from typing import Any

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.figure import make_figure_id
from dashboard.base.metrics import unit_of
from dashboard.tidy.correctable import write_cell
from dashboard.tidy.declaration import Type
from dashboard.tidy.limits import DAYS, NUMBERS, WHOLE, check_order, check_whole, read_new
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import cast
from dashboard.tidy.terms import CorrectionState

ADDED_FIGURES = "added_figures"
ADDED_RULE = "added_by_hand"

_STORED = {column.name: column for column in FIGURES.columns if column.is_stored}
# What a program of another version did not state of a figure is blank.
_BY_TYPE = {Type.TEXT: "", Type.INTEGER: 0, Type.NUMBER: 0.0, Type.BOOLEAN: False}
_BLANK: dict[str, Any] = {
    name: None if column.is_nullable else _BY_TYPE[column.type] for name, column in _STORED.items()
}
_NEEDED = ("report_id", "metric", "low", "high", "start", "end", "evidence")
_COMPARED = ("low", "high", "timing")
_State = tuple[CorrectionState, str | None]


def state_figure(figure: Mapping[str, Any]) -> tuple[str, str]:
    """Return the id of an added figure, and the figure as a correction states it.

    Parameters
    ----------
    figure : mapping
        Cells by column. Its id and rule are set here; what it lacks is empty.

    Raises
    ------
    CorrectionError
        If a cell cannot hold what it is given, or the number is not within its bounds.
    """
    row = _BLANK | dict(figure)
    start, end = int(row["start"]), int(row["end"])
    row["figure_id"] = make_figure_id(row["report_id"], row["metric"], start, end)
    row["unit"] = unit_of(row["metric"], row["unit"])
    row["rule"] = ADDED_RULE
    stated = json.dumps({name: write_cell(row[name]) for name in _STORED}, ensure_ascii=False)
    check_addition(row["figure_id"], stated)
    return str(row["figure_id"]), stated


def read_figure(stated: str) -> dict[str, Any]:
    """Return the cells of an added figure by column.

    Raises
    ------
    CorrectionError
        If it is not the whole figure.
    """
    try:
        cells: dict[str, str | None] = json.loads(stated)
        read = {
            name: read_new(cells.get("figure_id") or "", column, cells[name])
            for name, column in _STORED.items()
            if name in cells or name in _NEEDED
        }
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise CorrectionError(f"this is no figure that can be added: {error}") from error
    return _BLANK | read


def report_of_added(stated: str | None) -> str:
    """Return the report that a figure is added to, "" where what is stated is no figure."""
    try:
        return str(read_figure(stated or "")["report_id"])
    except CorrectionError:
        return ""


def check_addition(figure_id: str, stated: str | None) -> None:
    """Hold an added figure to the declaration of its table.

    Raises
    ------
    CorrectionError
        If a cell is missing or cannot hold what it is given, the bounds do not hold the number, or
        the id is not that of its words.
    """
    row = read_figure(stated or "")
    check_order(row, NUMBERS)
    check_order(row, DAYS)
    if row["end"] - row["start"] != len(row["evidence"]) or not row["evidence"].strip():
        raise CorrectionError("Mark the words that bear the number.")
    if figure_id != make_figure_id(row["report_id"], row["metric"], row["start"], row["end"]):
        raise CorrectionError("the id is not that of the figure's words")


def add_figures(
    figures: pd.DataFrame, reports: pd.DataFrame, corrections: pd.DataFrame
) -> tuple[pd.DataFrame, dict[int, _State]]:
    """Return the figures with those that people added.

    Parameters
    ----------
    figures, reports : pandas.DataFrame
        The tables as read; not changed.
    corrections : pandas.DataFrame
        Those that stand, in their order.

    Returns
    -------
    tuple of pandas.DataFrame and dict
        The figures, indexed from 0; and by correction_id what became of it, with what it found.
    """
    wanted = corrections[corrections["table_name"] == ADDED_FIGURES]
    rows, states = _read_kept(wanted)
    report_ids = {row["report_id"] for row in rows.values()}
    texts = reports[reports["report_id"].isin(report_ids)].set_index("report_id")["text"].to_dict()
    there = figures[figures["report_id"].isin(report_ids)].to_dict("records")
    added: list[Mapping[Any, Any]] = []
    for number, row in rows.items():
        text = texts.get(row["report_id"], "")
        if text[row["start"] : row["end"]] != row["evidence"]:
            states[number] = CorrectionState.ROW_GONE, None
            continue
        states[number] = _meet(row, [*there, *added])
        if states[number][0] is CorrectionState.APPLIED:
            added.append(row)
    if not added:
        return figures, states
    more = cast(FIGURES, pd.DataFrame.from_records([dict(row) for row in added]))
    return pd.concat([figures, more], ignore_index=True), states


def _read_kept(
    wanted: pd.DataFrame,
) -> tuple[dict[int, dict[str, Any]], dict[int, _State]]:
    """Return by correction_id the figures that were added; those that cannot be are conflicts."""
    rows: dict[int, dict[str, Any]] = {}
    states: dict[int, _State] = {}
    for number, stated in wanted[["correction_id", "new_value"]].to_numpy().tolist():
        try:
            rows[number] = read_figure(stated)
        except CorrectionError:
            states[number] = CorrectionState.CONFLICT, None
    return rows, states


def _meet(row: Mapping[Any, Any], there: list[Mapping[Any, Any]]) -> _State:
    """Return what becomes of an added figure among those that are there."""
    beside = {one["figure_id"]: one[WHOLE] for one in there if one["report_id"] == row["report_id"]}
    if row[WHOLE]:
        try:
            check_whole(row["figure_id"], row[WHOLE], beside)
        except CorrectionError:
            return CorrectionState.CONFLICT, None
    for other in there:
        if same_words(row, other):
            is_same = all(row[name] == other[name] for name in _COMPARED)
            found = None if is_same else str(other["evidence"])
            return CorrectionState.SETTLED if is_same else CorrectionState.CONFLICT, found
    return CorrectionState.APPLIED, None


def same_words(one: Mapping[Any, Any], other: Mapping[Any, Any]) -> bool:
    """Return whether two figures count the same by words that they share."""
    keys = ("report_id", "metric")
    is_overlap = one["start"] < other["end"] and other["start"] < one["end"]
    return bool(is_overlap and all(one[key] == other[key] for key in keys))
