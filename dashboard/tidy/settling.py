"""Claims made fit to be weighed: parts set aside, repeated facts once, restarted totals told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dashboard.base.vocabulary import Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.groups import join_groups


@dataclass(frozen=True, slots=True)
class Settled:
    """The claims of one operation and metric, fit to be weighed.

    Attributes
    ----------
    claims : tuple of Claim
        Those that stand for a whole, each fact once, groups of one sentence joined.
    parts : tuple of Claim
        Those that are a part of another; they are in no number.
    restarted : frozenset of str
        figure_ids of totals that count from a later day only; taken as new counts since then.
    """

    claims: tuple[Claim, ...]
    parts: tuple[Claim, ...]
    restarted: frozenset[str]


def settle(claims: Sequence[Claim]) -> Settled:
    """Set parts aside, count repeated facts once and tell totals that start again.

    Notes
    -----
    A part is set aside even where its whole is excluded or without a day: it is no total.
    A source's total starts again when its text says since when, that day is after an earlier total
    of the same source, and it is lower.
    """
    wholes = join_groups(_once_a_fact(claim for claim in claims if not claim.is_part))
    restarted = _restarted(wholes)
    return Settled(
        claims=tuple(
            replace(claim, timing=Timing.NEW) if claim.figure_id in restarted else claim
            for claim in wholes
        ),
        parts=tuple(claim for claim in claims if claim.is_part),
        restarted=restarted,
    )


def _once_a_fact(claims: Iterable[Claim]) -> list[Claim]:
    kept: dict[tuple[str, ...], Claim] = {}
    for claim in claims:
        fact = claim.fact_id or claim.figure_id
        key = (claim.report_id, fact, claim.timing, claim.source)
        other = kept.get(key)
        if other is None or _clearer(claim) > _clearer(other):
            kept[key] = claim
    return list(kept.values())


def _clearer(claim: Claim) -> tuple[object, ...]:
    return (claim.is_pinned, claim.is_dated, *claim.specificity, claim.size, claim.figure_id)


def _restarted(claims: Sequence[Claim]) -> frozenset[str]:
    totals = [claim for claim in claims if claim.timing is Timing.CUMULATIVE]
    since = [claim for claim in totals if claim.is_since]
    if not since:
        return frozenset()
    earlier: dict[str, list[Claim]] = {}
    for claim in totals:
        earlier.setdefault(claim.source, []).append(claim)
    return frozenset(
        claim.figure_id
        for claim in since
        if any(
            other.day < claim.first_day and other.low > claim.high
            for other in earlier[claim.source]
        )
    )
