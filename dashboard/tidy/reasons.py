"""Why a headline is the number it is, and what is not in it: the sentences that say so."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing, Unit
from dashboard.tidy.claim import Claim
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.omissions import say_left_out
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.weighing import WEIGHED, weigh
from dashboard.tidy.wording import say_number

Row = Mapping[Hashable, Any]


def say_amount(row: Row) -> str:
    """Return the number of a row of the tally."""
    value: int | None = None if pd.isna(row["value"]) else int(row["value"])
    return say_number(value, int(row["low"]), int(row["high"]), Qualifier(row["qualifier"]))


def say_why(row: Row) -> str:
    """Return why a row of the tally was chosen."""
    if row["timing"] == Timing.PLANNED:
        return "Nobody says yet how many there are; it is the latest plan or expectation."
    if not row["recommended_figure_ids"]:
        return "Only sources of low reliability speak of it."
    if row["is_derived"]:
        return (
            "No source of at least medium reliability has a total, or adds to one, for a later day."
        )
    return "It is the latest day for which a source of at least medium reliability has a total."


def say_later(rows: Sequence[Row], claims: pd.DataFrame, separator: str) -> dict[str, str]:
    """Return by operation_id what was counted after the day of its number and is not in that.

    Parameters
    ----------
    rows : sequence of mapping
        The chosen rows of the tally, one an operation, all of one metric.
    claims : pandas.DataFrame
        The `claims` that the tally was built of.
    separator : str
        Parts the ids within a cell.
    """
    if not rows or METRIC_BY_ID[rows[0]["metric"]].kind is Kind.STOCK:
        return {}
    mine = claims[list(WEIGHED)]
    until = pd.Series({row["operation_id"]: row["day"] for row in rows})
    after = until.reindex(mine["operation_id"]).set_axis(mine.index)
    is_counted = mine["metric"] == rows[0]["metric"]
    is_later = is_counted & ~mine["is_part"] & (mine["timing"] == Timing.NEW)
    is_later &= mine["day"] > after
    parts_of = {
        row["operation_id"]: _ids(row, separator) for row in rows if row["timing"] != Timing.PLANNED
    }
    is_part = is_counted & mine["figure_id"].isin({one for ids in parts_of.values() for one in ids})
    found = {operation_id: members for (operation_id, _), members in weigh(mine[is_later]).items()}
    parts = {
        claim.figure_id: claim for members in weigh(mine[is_part]).values() for claim in members
    }
    return {
        operation_id: _say_later(ids, parts, found[operation_id])
        for operation_id, ids in parts_of.items()
        if operation_id in found
    }


def _say_later(ids: Sequence[str], parts: Mapping[str, Claim], later: Sequence[Claim]) -> str:
    known = [parts[one] for one in ids if one in parts]
    return say_left_out(known, later).strip() if known else ""


def _ids(row: Row, separator: str) -> list[str]:
    ids: str = row["recommended_figure_ids"] or row["triangulating_figure_ids"]
    return ids.split(separator)


def say_missing(
    claims: pd.DataFrame, metric: str, undated: Sequence[str], household_size: float | None
) -> Iterator[str]:
    """Yield what no operation's number of a metric holds: figures without a day, and households."""
    if undated:
        count = f"{len(undated):,} figures" if len(undated) > 1 else "1 figure"
        yield f"Not added, since neither text nor report gives a day: {count}."
    is_counted = claims["metric"].isin(metrics_counted(metric))
    is_of_households = (claims["unit"] == Unit.HOUSEHOLD) & is_counted
    is_left_out = is_of_households & (claims["recommendation"] != Recommendation.EXCLUDED)
    is_of_persons = METRIC_BY_ID[metric].unit is Unit.PERSON
    if is_of_persons and household_size is None and is_left_out.any():
        count = f"{int(is_left_out.sum()):,} counts" if is_left_out.sum() > 1 else "1 count"
        yield f"Not turned into persons, since no household size is set: {count} of households."
