"""Which claims can be in a number, with what a number is made of."""

from collections.abc import Sequence
from functools import cache

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.base.vocabulary import Event
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.rows import Row, split_cell
from dashboard.tidy.weighing import WEIGHED

NEEDED = (*WEIGHED, "operation", "wider_operation_ids", "is_confidential")
"""The columns of the claims that a headline and the tally under it depend on."""


def claims_on(claims: pd.DataFrame, metric: str, columns: Sequence[str] = NEEDED) -> pd.DataFrame:
    """Return the claims that a metric's number may hold or name, with some of their columns."""
    # Few metrics are looked for one by one faster than all at once.
    names = (*metrics_counted(metric), *plans_of(metric))
    is_counted = np.logical_or.reduce([(claims["metric"] == one).to_numpy() for one in names])
    mine = claims if [*claims.columns] == [*columns] else claims[list(columns)]
    return mine if is_counted.all() else mine[is_counted]


def made_of(row: Row) -> tuple[str, ...]:
    """Return the figures that the number of a row of the tally is made of.

    Where only sources of low reliability speak of its day nothing is recommended, and those that
    were set beside each other stand for it.
    """
    return split_cell(row["recommended_figure_ids"] or row["triangulating_figure_ids"])


@cache
def plans_of(metric: str) -> tuple[str, ...]:
    """Return the metrics whose plans are those of a metric: people waiting are to be evacuated."""
    one = METRIC_BY_ID[metric]
    return tuple(
        other.id
        for other in METRICS
        if one.event is Event.EVACUATE
        and other.event is Event.AWAIT
        and other.counted == one.counted
    )
