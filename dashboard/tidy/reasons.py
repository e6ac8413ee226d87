"""Why a headline is the number it is, and what is not in it: the sentences that say so."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing, Unit
from dashboard.tidy.claim import Claim
from dashboard.tidy.counted import plans_of
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.omissions import say_left_out
from dashboard.tidy.rows import Row
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.weighing import WEIGHED, weigh
from dashboard.tidy.wording import say_claims, say_number

_LOOKED = 500
"""Claims of a kind that are weighed for a sentence, which names a few and counts the others."""


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


def say_not_added(
    rows: Sequence[Row], claims: pd.DataFrame, separator: str
) -> dict[str, tuple[str, ...]]:
    """Return by operation_id what a reader may look for in its number and why it is not in that.

    Parameters
    ----------
    rows : sequence of mapping
        The chosen rows of the tally, one an operation, all of one metric.
    claims : pandas.DataFrame
        The `claims` that the tally was built of, with those of `plans_of` the metric.
    separator : str
        Parts the ids within a cell.

    Returns
    -------
    dict of str to tuple of str
        Sentences: on counts and totals from elsewhere, which a person may have joined to the
        operation; counts up to the number's day; later ones; parts of the number; and plans.
    """
    if not rows or METRIC_BY_ID[rows[0]["metric"]].kind is Kind.STOCK:
        return {}
    metric = rows[0]["metric"]
    ids_of = {
        row["operation_id"]: _ids(row, separator) for row in rows if row["timing"] != Timing.PLANNED
    }
    mine = claims.loc[claims["operation_id"].isin(ids_of), list(WEIGHED)]
    mine = mine[(mine["recommendation"] != Recommendation.EXCLUDED) & mine["day"].notna()]
    used = {one for ids in ids_of.values() for one in ids}
    named = used.union(*(row["triangulating_figure_ids"].split(separator) for row in rows))
    until = pd.Series({row["operation_id"]: row["day"] for row in rows}, dtype="datetime64[us]")
    kinds = _kinds(mine, metric, used, named - {""}, until)
    found = _largest(mine, kinds)
    return {operation_id: tuple(_say_kinds(found.get(operation_id, {}))) for operation_id in ids_of}


class _Kind(StrEnum):
    """What a claim is to the number."""

    OWN = "own"
    ELSEWHERE = "elsewhere"
    WITHIN = "within"
    LATER = "later"
    PART = "part"
    PLAN = "plan"


_LEADS = {
    _Kind.ELSEWHERE: "Not added, since the number may hold those from elsewhere: ",
    _Kind.PART: "Parts of it, not added: ",
    _Kind.PLAN: "Planned, not counted: ",
}


def _kinds(
    mine: pd.DataFrame,
    metric: str,
    used: Collection[str],
    named: Collection[str],
    until: pd.Series,
) -> np.ndarray:
    """Return the kind of each claim; "" of one that nobody has to be told of."""
    timing, operation_id, origins = mine["timing"], mine["operation_id"], mine["origin_place_id"]
    is_plan = (timing == Timing.PLANNED) & mine["metric"].isin((metric, *plans_of(metric)))
    is_own = mine["figure_id"].isin(used)
    is_whole = (mine["metric"] == metric) & ~mine["is_part"] & ~is_plan & ~is_own
    own_origins = mine[is_own & (origins != "")].drop_duplicates("operation_id")
    expected = operation_id.map(own_origins.set_index("operation_id")["origin_place_id"])
    is_elsewhere = is_whole & (origins != "") & expected.notna() & (origins != expected)
    is_count = is_whole & (timing == Timing.NEW)
    is_later = mine["day"] > until.reindex(operation_id).set_axis(mine.index)
    tests = {
        _Kind.OWN: is_own,
        _Kind.ELSEWHERE: is_elsewhere,
        _Kind.LATER: is_count & is_later,
        _Kind.WITHIN: is_count,
        _Kind.PART: mine["is_part"] & mine["subset_of"].isin(named),
        _Kind.PLAN: is_plan & ~mine["is_part"],
    }
    return np.select([*tests.values()], [*map(str, tests)], default="")


def _largest(mine: pd.DataFrame, kinds: np.ndarray) -> dict[str, dict[str, list[Claim]]]:
    """Return the largest claims of each operation and kind, fit for a sentence."""
    told = mine.assign(kind=kinds)[kinds != ""]
    ordered = told.sort_values(["high", "figure_id"], ascending=[False, True])
    ordered = ordered.groupby(["operation_id", "kind"]).head(_LOOKED)
    kind_of = dict(zip(ordered["figure_id"], ordered["kind"], strict=True))
    found: dict[str, dict[str, list[Claim]]] = {}
    for (operation_id, _), members in weigh(ordered).items():
        of_kinds = found.setdefault(operation_id, {})
        for claim in members:
            of_kinds.setdefault(kind_of[claim.figure_id], []).append(claim)
    return found


def _say_kinds(found: Mapping[str, Sequence[Claim]]) -> Iterator[str]:
    own = found.get(_Kind.OWN, ())
    for kind in _Kind:
        claims = found.get(kind, ())
        if not claims or kind is _Kind.OWN:
            continue
        if kind in _LEADS:
            yield f"{_LEADS[kind]}{say_claims(claims, has_days=kind is not _Kind.PART)}."
        elif own:
            yield from say_left_out(own, claims)


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
    if METRIC_BY_ID[metric].unit is not Unit.PERSON or household_size is not None:
        return
    is_of_households = claims["unit"] == Unit.HOUSEHOLD
    is_counted = is_of_households & claims["metric"].isin(metrics_counted(metric))
    left_out = int((is_counted & (claims["recommendation"] != Recommendation.EXCLUDED)).sum())
    if left_out:
        count = f"{left_out:,} counts" if left_out > 1 else "1 count"
        yield f"Not turned into persons, since no household size is set: {count} of households."
