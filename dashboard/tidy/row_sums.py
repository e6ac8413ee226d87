"""Totals that a report tells of no place of their own, known by what they are the sum of.

"12,400 in Dadu, 15,000 in Larkana; in all, 27,400": the last number is of neither place, whatever
name stands nearest to it. Taken for one of them, it would be added to the other.
"""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.texts import is_among

_FEWEST = 2
"""Rows that make a sum."""
_TIME = ("timing", "end_date")


def find_sums(work: pd.DataFrame) -> dict[int, tuple[int, ...]]:
    """Return the figures that are the sum of others of their report, with those.

    Parameters
    ----------
    work : pandas.DataFrame
        One row a figure, no index twice: figure_id, report_id, metric, timing, end_date, value,
        start, attributed_to, subset_of, is_place_carried, and the place_id, "" where none is known.

    Returns
    -------
    dict of int to tuple of int
        Index of the sum to the indices of its rows, two or more with a place that their own words
        name.

    Notes
    -----
    A sum is exactly what its parts come to; or what the figures of its metric right before it come
    to, or right after it, where it has no place, has one taken from a sentence before, or has the
    place and day of one of these. A total so far with no place of its own that is larger than each
    of several by place at its time is their sum as well: "in all, about 27,000".
    """
    stated = work[work["value"].notna().to_numpy(dtype=bool)]
    has_place = (stated["place_id"] != "").to_numpy(dtype=bool)
    is_placed = has_place & ~stated["is_place_carried"].to_numpy(dtype=bool)
    is_part = (stated["subset_of"] != "").to_numpy(dtype=bool)
    is_row = is_placed & ~is_part
    is_total = ~is_placed & (stated["timing"] == Timing.CUMULATIVE).to_numpy(dtype=bool)
    return {
        **dict(_above_all(stated, is_total, is_row)),
        **dict(_of_rows(stated, is_row)),
        **dict(_of_parts(stated, is_placed & is_part)),
    }


def _above_all(
    stated: pd.DataFrame, is_total: np.ndarray, is_row: np.ndarray
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the totals that are larger than each row of their report, metric and time.

    Another source's total may be of one of the places, and that source only count more there.
    """
    has_total = is_among(stated["report_id"], stated.loc[is_total, "report_id"])
    rows: defaultdict[tuple[object, ...], list[tuple[int, int, str]]] = defaultdict(list)
    told = ["report_id", "metric", *_TIME, "value", "attributed_to"]
    for index, *key, value, source in stated.loc[has_total & is_row, told].itertuples(name=None):
        rows[tuple(key)].append((index, value, source))
    for index, *key, value, source in stated.loc[is_total, told].itertuples(name=None):
        beside = rows.get(tuple(key), ())
        is_own = all(not source or other in ("", source) for _, _, other in beside)
        if len(beside) >= _FEWEST and is_own and value > max(row for _, row, _ in beside):
            yield index, tuple(row for row, _, _ in beside)


def _of_parts(stated: pd.DataFrame, is_row: np.ndarray) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the figures that their parts add up to."""
    parts: defaultdict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    rows = stated.loc[is_row, ["subset_of", "metric", "value"]]
    for index, whole, metric, value in rows.itertuples(name=None):
        parts[whole, metric].append((index, value))
    is_whole = is_among(stated["figure_id"], rows["subset_of"])
    wholes = stated.loc[is_whole, ["figure_id", "metric", "value"]]
    for index, figure_id, metric, value in wholes.itertuples(name=None):
        own = parts[figure_id, metric]
        if len(own) >= _FEWEST and sum(one for _, one in own) == value:
            yield index, tuple(part for part, _ in own)


def _of_rows(stated: pd.DataFrame, is_row: np.ndarray) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the figures that those beside them add up to, found over all reports at once."""
    report, metric = (pd.factorize(stated[name])[0] for name in ("report_id", "metric"))
    groups = report * (metric.max(initial=0) + 1) + metric
    order = np.lexsort((stated["start"].to_numpy(), groups))
    groups, is_row = groups[order], is_row[order]
    values = stated["value"].to_numpy(dtype="int64")[order]
    # What all rows up to each place come to, so that a run of them is the difference of two.
    added = np.concatenate([[0], np.cumsum(values * is_row)])
    count = np.concatenate([[0], np.cumsum(is_row)])
    place = np.arange(len(order))
    first = np.searchsorted(groups, groups)
    last = np.searchsorted(groups, groups, side="right")
    start = np.searchsorted(added, added[place] - values, side="right") - 1
    is_before = (added[start] == added[place] - values) & (start >= first)
    is_before &= count[place] - count[start] >= _FEWEST
    end = np.searchsorted(added[:-1], added[place + 1] + values)
    is_after = (added[end] == added[place + 1] + values) & (end <= last)
    is_after &= count[end] - count[place + 1] >= _FEWEST
    for one in np.flatnonzero((is_before | is_after) & (values > 0)):
        run = slice(start[one], one) if is_before[one] else slice(one + 1, end[one])
        rows = order[run][is_row[run]]
        if not is_row[one] or _shares_place_and_time(stated, order[one], rows):
            yield stated.index[order[one]], tuple(stated.index[rows])


def _shares_place_and_time(stated: pd.DataFrame, one: int, rows: np.ndarray) -> bool:
    """Return whether a figure has the place and time of one of some others."""
    told = stated[["place_id", *_TIME]].iloc[[one, *rows]].astype("str")
    return bool((told.iloc[1:] == told.iloc[0]).all(axis=1).any())
