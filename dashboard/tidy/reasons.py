"""Why a headline is the number it is, and what is not in it: the sentences that say so."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Kind, Qualifier, Timing, Unit
from dashboard.tidy.claim import Claim
from dashboard.tidy.counted import made_of, plans_of
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.omissions import say_left_out
from dashboard.tidy.rows import Row, plain_rows, plain_values, split_cell
from dashboard.tidy.settling import once_a_fact
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.weighing import weigh
from dashboard.tidy.wording import say_claims, say_number

_WEIGHED = (
    *("figure_id", "operation_id", "metric", "timing", "day", "is_part", "subset_of"),
    *("origin_place_id", "recommendation"),
)
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


def say_not_added(rows: Sequence[Row], claims: pd.DataFrame) -> dict[str, tuple[str, ...]]:
    """Return by operation_id what a reader may look for in its number and why it is not in that.

    Parameters
    ----------
    rows : sequence of mapping
        The chosen rows of the tally, one an operation, all of one metric, as `plain_rows` gives
        them.
    claims : pandas.DataFrame
        The `claims` that the tally was built of, with those of `plans_of` the metric.

    Returns
    -------
    dict of str to tuple of str
        Sentences: on counts and totals from elsewhere, which a person may have joined to the
        operation; counts up to the number's day; later ones; parts of the number; and plans.
    """
    if not rows or METRIC_BY_ID[rows[0]["metric"]].kind is Kind.STOCK:
        return {}
    chosen = {row["operation_id"]: row for row in rows if row["timing"] != Timing.PLANNED}
    mine = claims[claims["operation_id"].isin(chosen).to_numpy()]
    kinds = _kinds(plain_rows(mine, _WEIGHED), chosen)
    if not set(kinds) - {None, _Kind.OWN}:
        return dict.fromkeys(chosen, ())
    found = _largest(mine, kinds)
    return {operation_id: tuple(_say_kinds(found.get(operation_id, {}))) for operation_id in chosen}


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


def _kinds(claims: Sequence[Row], chosen: Mapping[str, Row]) -> list[_Kind | None]:
    """Return the kind of each claim; None of one that nobody has to be told of."""
    used = {one for row in chosen.values() for one in made_of(row)}
    beside = (split_cell(row["triangulating_figure_ids"]) for row in chosen.values())
    named = used.union(*beside)
    origins: dict[str, str] = {}
    for claim in claims:
        if claim["figure_id"] in used and claim["origin_place_id"]:
            origins.setdefault(claim["operation_id"], claim["origin_place_id"])

    def kind_of(claim: Row) -> _Kind | None:
        if claim["recommendation"] == Recommendation.EXCLUDED or claim["day"] is None:
            return None
        if claim["figure_id"] in used:
            return _Kind.OWN
        if claim["is_part"]:
            return _Kind.PART if claim["subset_of"] in named else None
        operation_id = claim["operation_id"]
        return _kind_of_whole(claim, chosen[operation_id], origins.get(operation_id, ""))

    return [kind_of(claim) for claim in claims]


def _kind_of_whole(claim: Row, row: Row, expected: str) -> _Kind | None:
    """Return the kind of a claim that is a part of nothing, and not in the number itself."""
    is_same = claim["metric"] == row["metric"]
    if claim["timing"] == Timing.PLANNED:
        is_plan = is_same or claim["metric"] in plans_of(row["metric"])
        return _Kind.PLAN if is_plan else None
    if is_same and expected and claim["origin_place_id"] not in ("", expected):
        # A number holds nobody of a later day than its own.
        return _Kind.LATER if claim["day"] > row["day"] else _Kind.ELSEWHERE
    if not is_same or claim["timing"] != Timing.NEW:
        return None
    return _Kind.LATER if claim["day"] > row["day"] else _Kind.WITHIN


def _largest(
    claims: pd.DataFrame, kinds: Sequence[_Kind | None]
) -> dict[str, dict[_Kind, list[Claim]]]:
    """Return the largest claims of each operation and kind, fit for a sentence."""
    told = claims[np.array([kind is not None for kind in kinds])]
    told = told.assign(kind=[kind for kind in kinds if kind])
    if len(told) > _LOOKED:
        told = told.sort_values(["high", "figure_id"], ascending=[False, True])
        told = told.groupby(["operation_id", "kind"]).head(_LOOKED)
    kind_of = dict(zip(plain_values(told["figure_id"]), plain_values(told["kind"]), strict=True))
    found: dict[str, dict[_Kind, list[Claim]]] = {}
    for (operation_id, _), members in weigh(told).items():
        of_kinds = found.setdefault(operation_id, {})
        for claim in sorted(once_a_fact(members), key=lambda claim: (-claim.high, claim.figure_id)):
            of_kinds.setdefault(_Kind(kind_of[claim.figure_id]), []).append(claim)
    return found


def _say_kinds(found: Mapping[_Kind, Sequence[Claim]]) -> Iterator[str]:
    own = found.get(_Kind.OWN, ())
    for kind in _Kind:
        claims = found.get(kind, ())
        if not claims or kind is _Kind.OWN:
            continue
        if kind in _LEADS:
            yield f"{_LEADS[kind]}{say_claims(claims, has_days=kind is not _Kind.PART)}."
        elif own:
            yield from say_left_out(own, claims)


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
