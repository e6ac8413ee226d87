"""Totals that a report tells of no place of their own, known by what they are the sum of.

"12,400 in Dadu, 15,000 in Larkana; in all, 27,400": the last number is of neither place, whatever
name stands nearest to it. Taken for one of them, it would be added to the other.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pandas as pd

_FEWEST = 2
"""Rows that make a sum."""
TOLD = (
    *("figure_id", "report_id", "metric", "timing", "end_date", "value", "start", "subset_of"),
    *("place_id", "is_place_carried"),
)
"""The columns that tell a sum."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A figure, by the names of `TOLD`, with its index."""

    index: int
    figure_id: str
    report_id: str
    metric: str
    timing: str
    end_date: pd.Timestamp
    value: int
    start: int
    subset_of: str
    place_id: str
    is_place_carried: bool

    @property
    def is_placed(self) -> bool:
        """Whether its own words say where."""
        return bool(self.place_id) and not self.is_place_carried

    def is_beside(self, other: "_Row") -> bool:
        """Whether it is another number of the same place and time."""
        is_then = self.end_date == other.end_date or pd.isna(self.end_date)
        return (self.place_id, self.timing) == (other.place_id, other.timing) and is_then


def find_sums(work: pd.DataFrame) -> dict[int, tuple[int, ...]]:
    """Return the figures that are the sum of others of their report, with those.

    Parameters
    ----------
    work : pandas.DataFrame
        One row a figure, with the columns `TOLD`.

    Returns
    -------
    dict of int to tuple of int
        Index of the sum to the indices of its rows.

    Notes
    -----
    A figure without a place, with one taken from a sentence before, with parts of its own, or with
    the place and day of one of its rows is a sum when it is exactly what the figures of its metric
    right before or right after it come to, two or more of them, each with a place that its own
    words name.
    """
    stated = work.loc[work["value"].notna(), list(TOLD)]
    is_own = (stated["place_id"] != "") & ~stated["is_place_carried"]
    is_sum = ~is_own | stated["figure_id"].isin(work["subset_of"])
    is_sum |= stated.duplicated(["report_id", "metric", "place_id"], keep=False)
    keys = stated["report_id"] + "|" + stated["metric"]
    counts = keys[is_own].value_counts()
    is_asked = keys.isin(keys[is_sum]) & keys.isin(counts.index[counts >= _FEWEST])
    groups: defaultdict[str, list[_Row]] = defaultdict(list)
    for key, *cells in zip(keys[is_asked], *_columns(stated[is_asked]), strict=True):
        groups[key].append(_Row(*cells))
    return dict(one for rows in groups.values() for one in _sums_of(rows))


def _columns(stated: pd.DataFrame) -> Iterator[list[object]]:
    yield stated.index.tolist()
    for name in TOLD:
        yield stated[name].tolist()


def _sums_of(rows: Sequence[_Row]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the sums among the figures of one report and metric."""
    ordered = sorted(rows, key=lambda row: row.start)
    for position, row in enumerate(ordered):
        for beside in (ordered[:position][::-1], ordered[position + 1 :]):
            found = _run(row, beside)
            if found:
                yield row.index, tuple(one.index for one in found)
                break


def _run(whole: _Row, beside: Sequence[_Row]) -> list[_Row]:
    """Return the figures from the nearest on that come to a number, none where none do."""
    left, found = whole.value, []
    for row in beside:
        if left <= 0:
            break
        if row.is_placed and row.subset_of in ("", whole.figure_id):
            left -= row.value
            found.append(row)
    if left or len(found) < _FEWEST:
        return []
    is_elsewhere = whole.is_placed and not any(
        row.subset_of == whole.figure_id or row.is_beside(whole) for row in found
    )
    return [] if is_elsewhere else found
