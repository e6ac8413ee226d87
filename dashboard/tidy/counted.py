"""Which claims can be in a number, with what a number is made of."""

from collections.abc import Sequence

import pandas as pd

from dashboard.tidy.households import metrics_counted
from dashboard.tidy.weighing import WEIGHED

NEEDED = (*WEIGHED, "operation", "wider_operation_id", "is_confidential")
"""The columns of the claims that a headline and the tally under it depend on."""


def claims_on(claims: pd.DataFrame, metric: str, columns: Sequence[str] = NEEDED) -> pd.DataFrame:
    """Return the claims that can be in the number of a metric, with some of their columns."""
    counted = claims["metric"].isin(metrics_counted(metric))
    # A large frame is not copied where all of it is asked for.
    return claims[list(columns)] if counted.all() else claims.loc[counted, list(columns)]
