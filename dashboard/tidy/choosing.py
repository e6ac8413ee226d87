"""Which rows of the tally make up the number of a metric, one an operation."""

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.neighbors import without_neighbors
from dashboard.tidy.reasons import Row, say_amount
from dashboard.tidy.summing import Choice, Summand, choose_summands

_TOLD = ["operation_id", "operation", "timing", "low", "value", "high", "qualifier"]


def choose_rows(metric: str, rows: pd.DataFrame, claims: pd.DataFrame) -> tuple[list[Row], Choice]:
    """Return the rows that make up a number, the largest first, and what is not added and why.

    Parameters
    ----------
    metric : str
        Id of the metric.
    rows : pandas.DataFrame
        Its rows of the `tally` table, sorted by operation, then day.
    claims : pandas.DataFrame
        The `claims` that they were built of.
    """
    is_done = rows["timing"] == Timing.CUMULATIVE
    if METRIC_BY_ID[metric].kind is Kind.STOCK:
        has_level = is_done.groupby(rows["operation_id"]).transform("any")
        is_done |= ~has_level & (rows["timing"] == Timing.PLANNED)
    done = rows[is_done]
    is_firm = done["recommended_figure_ids"] != ""
    has_firm = is_firm.groupby(done["operation_id"]).transform("any")
    last = done[is_firm | ~has_firm].drop_duplicates("operation_id", keep="last")
    first_days = rows.groupby("operation_id")["first_day"].min().dt.date.to_dict()
    days = rows.groupby("operation_id")["day"].max().dt.date.to_dict()
    summands = [
        Summand(
            operation_id=row["operation_id"],
            told=f"{say_amount(row)} ({row['operation']})",
            size=int(row["low"] if pd.isna(row["value"]) else row["value"]),
            is_planned=row["timing"] == Timing.PLANNED,
            first_day=first_days[row["operation_id"]],
            day=days[row["operation_id"]],
        )
        for row in last[_TOLD].to_dict("records")
    ]
    wider = claims.drop_duplicates("operation_id").set_index("operation_id")["wider_operation_id"]
    choice = choose_summands(summands, dict(zip(wider.index, wider, strict=True)))
    ordered = last[last["operation_id"].isin(choice.operation_ids)]
    ordered = ordered.sort_values(["low", "operation_id"], ascending=[False, True])
    if len(ordered) > 1:
        # Each other operation is in the sum.
        logic = ordered["calculation_logic"].map(without_neighbors)
        ordered = ordered.assign(calculation_logic=logic)
    return [*ordered.to_dict("records")], choice
