"""What a person states of a figure, as the corrections that make it so."""

from collections.abc import Iterator, Mapping, Sequence

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import unit_of
from dashboard.base.vocabulary import DateAccuracy
from dashboard.tidy.correctable import CORRECTABLE, read_cell, write_cell
from dashboard.tidy.reviewing import CONTENT_COLUMNS, REVIEWS, state_reading
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.terms import CorrectionState, ReviewStatus
from dashboard.view.cells import Row
from dashboard.view.desk import Change, withdraw

Cells = Mapping[str, str | None]
"""Cells as corrections state them, by column."""

_BOUNDS = ("low", "high")
_OF_FIGURES = (FIGURES.name, REVIEWS)


def cells_of(figure: Row) -> dict[str, str | None]:
    """Return what can be corrected of a figure."""
    return {name: write_cell(figure[name]) for name in CONTENT_COLUMNS}


def change_figure(figure: Row, wanted: Cells) -> tuple[Change, ...]:
    """Return the changes that make a figure what a person says it is.

    Parameters
    ----------
    figure : Row
        A row of the `figures` table as it stands.
    wanted : mapping of str to str or None
        Cells as they shall be; those that are left out stay.

    Returns
    -------
    tuple of Change
        In an order in which every one finds what it expects, and no number leaves its bounds.

    Raises
    ------
    CorrectionError
        If they cannot be: a number outside its bounds, or days in the wrong order.

    Notes
    -----
    Bounds that were left as they are follow a new number. Days that a person states are known to
    the day, or as a stretch of days.
    """
    now = cells_of(figure)
    after = _complete(now, wanted)
    check_cells(after)
    changes = []
    for name in ("value", *_order_of_bounds(now, after), *_others()):
        if after[name] != now[name]:
            old, now[name] = now[name], after[name]
            changes.append(Change(FIGURES.name, figure["figure_id"], name, old, after[name]))
            if name == "value" and after["value"] is not None:
                now |= dict.fromkeys(_BOUNDS, after["value"])
            if name == "metric":
                now["unit"] = unit_of(str(after["metric"]), None)
    return tuple(changes)


def _complete(now: Cells, wanted: Cells) -> dict[str, str | None]:
    """Return all cells as they shall be, with those that follow what a person states."""
    after = dict(now) | {
        name: cell for name, cell in wanted.items() if _words(cell) != _words(now[name])
    }
    if after["value"] is not None and after["value"] != now["value"]:
        for name in _BOUNDS:
            if after[name] == now[name]:
                after[name] = after["value"]
    after["unit"] = unit_of(str(after["metric"]), after["unit"])
    if "date_accuracy" not in wanted and any(
        after[name] != now[name] for name in ("start_date", "end_date")
    ):
        after["date_accuracy"] = accuracy_of(after)
    return after


def _words(cell: str | None) -> list[str] | None:
    """Return a cell without its white space, which a field may even out."""
    return None if cell is None else cell.split()


def _others() -> tuple[str, ...]:
    return tuple(name for name in CONTENT_COLUMNS if name not in ("value", *_BOUNDS))


def _order_of_bounds(now: Cells, after: Cells) -> tuple[str, ...]:
    """Return which bound goes first, so that they never cross on the way."""
    is_rising = int(after["high"] or 0) >= int(now["high"] or 0)
    return tuple(reversed(_BOUNDS)) if is_rising else _BOUNDS


def accuracy_of(cells: Cells) -> str | None:
    """Return how closely a person dates a figure who states its first and last day."""
    start, end = cells["start_date"], cells["end_date"]
    if not start and not end:
        return None
    return (DateAccuracy.DAY if start == end else DateAccuracy.RANGE).value


def check_cells(cells: Cells) -> None:
    """Hold what a person states of a figure to what a figure can be.

    Raises
    ------
    CorrectionError
        In words for the person.
    """
    if cells["low"] is None or cells["high"] is None:
        raise CorrectionError("Give the number, or the least and the most that it can be.")
    for name, cell in cells.items():
        read_cell(CORRECTABLE[FIGURES.name][name], cell)
    numbers = [int(cell) for name in ("low", "value", "high") if (cell := cells[name]) is not None]
    if numbers != sorted(numbers) or numbers[0] < 0:
        raise CorrectionError(
            "The lowest number may not be above the highest, nor the number outside of them."
        )
    days = [day for name in ("start_date", "end_date") if (day := cells[name])]
    if days != sorted(days):
        raise CorrectionError("The first day may not come after the last one.")


def say_of_figure(figure: Row, said: ReviewStatus) -> Change:
    """Return the change that says something of a figure as it reads now."""
    reading = state_reading(figure, said)
    return Change(REVIEWS, figure["figure_id"], "state", reading, said.value)


def tellings_by_source(figures: pd.DataFrame, figure: Row) -> Iterator[tuple[str, pd.DataFrame]]:
    """Yield the other mentions of a figure's fact in its report that count the same alike.

    What is said against one telling holds for those of the same source, else the next one would
    take its place. What another source says stands on its own.

    Yields
    ------
    tuple of str and pandas.DataFrame
        Who is credited, empty for the report itself, and the rows; the figure's own source first.
    """
    if not figure["fact_id"]:
        return
    same = [figures[name] == figure[name] for name in ("report_id", "fact_id", "metric", "timing")]
    is_other = figures["figure_id"] != figure["figure_id"]
    found = figures[pd.concat([is_other, *same], axis=1).all(axis=1)]
    own = figure["attributed_to"]
    for who in sorted(found["attributed_to"].unique(), key=lambda who: (who != own, who)):
        yield str(who), found[found["attributed_to"] == who]


def wholes_for(figures: pd.DataFrame, figure_id: str) -> pd.DataFrame:
    """Return the figures of a report that one of them may be a part of: none that is part of it."""
    whole_of = dict(zip(figures["figure_id"], figures["subset_of"], strict=True))

    def is_within(one: str) -> bool:
        seen: set[str] = set()
        while one and one not in seen:
            if one == figure_id:
                return True
            seen.add(one)
            one = whole_of.get(one, "")
        return False

    # Of no figure at all an empty list would choose columns.
    is_outside = [not is_within(one) for one in figures["figure_id"]]
    return figures[pd.Series(is_outside, figures.index, dtype="bool")]


def standing(corrections: pd.DataFrame, figure_ids: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of what was said and corrected of figures and holds, the last first."""
    mine = corrections[
        corrections["row_id"].isin(list(figure_ids))
        & corrections["table_name"].isin(_OF_FIGURES)
        & (corrections["state"] == CorrectionState.APPLIED)
        & ~corrections["column_name"].isin(["recommendation", "operation_id"])
    ]
    return tuple(int(one) for one in mine["correction_id"].sort_values(ascending=False))


def verdicts(corrections: pd.DataFrame, figure_ids: Sequence[str], said: str) -> tuple[int, ...]:
    """Return the numbers of what was said of figures and holds, where it is this."""
    numbers = standing(corrections, figure_ids)
    is_meant = (corrections["table_name"] == REVIEWS) & (corrections["new_value"] == said)
    meant = set(corrections.loc[is_meant, "correction_id"])
    return tuple(one for one in numbers if one in meant)


def undo_all(numbers: Sequence[int]) -> tuple[Change, ...]:
    """Return the changes that take some corrections back, in this order."""
    return tuple(withdraw(number) for number in numbers)
