"""Claims made fit to be weighed: parts set aside, repeated facts once, restarted totals told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dashboard.base.vocabulary import Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.groups import join_groups
from dashboard.tidy.totals import add_values

_FEWEST = 3
"""Claims of which one can be the sum of the others: a total and two rows."""


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
    A part is set aside even where its whole is excluded or without a day: it is no total. So are
    the rows above a total: numbers by which one source tells of one time and that come to exactly
    another one of it, all of them, two or more.
    A source's total starts again when its text says since when, that day is after an earlier total
    of the same source, and it is lower.
    """
    told = _with_rows(once_a_fact(claim for claim in claims if not claim.is_part))
    wholes = join_groups([claim for claim in told if not claim.is_part])
    restarted = _restarted(wholes)
    return Settled(
        claims=tuple(
            replace(claim, timing=Timing.NEW) if claim.figure_id in restarted else claim
            for claim in wholes
        ),
        parts=tuple(claim for claim in (*claims, *told) if claim.is_part),
        restarted=restarted,
    )


def once_a_fact(claims: Iterable[Claim]) -> list[Claim]:
    """Return the claims less what repeats a fact of the same report; the clearest of each stays."""
    kept: dict[tuple[str, ...], Claim] = {}
    for claim in claims:
        fact = claim.fact_id or claim.figure_id
        key = (claim.report_id, fact, claim.timing, claim.source)
        other = kept.get(key)
        if other is None or _clearer(claim) > _clearer(other):
            kept[key] = claim
    return list(kept.values())


def _with_rows(claims: list[Claim]) -> list[Claim]:
    """Return the claims, those that add up to another one of their source as its parts."""
    together: dict[tuple[object, ...], list[Claim]] = {}
    for claim in claims:
        key = (claim.source, claim.publisher, claim.timing, claim.first_day, claim.day)
        together.setdefault(key, []).append(claim)
    parts: dict[str, Claim] = {}
    for members in together.values():
        # What two reports tell alike is told once.
        numbers = {claim.value for claim in members} - {None, 0}
        if len(numbers) < _FEWEST or any(claim.is_pinned for claim in members):
            continue
        whole = max(members, key=lambda claim: (claim.value or 0, claim.figure_id))
        if add_values(numbers) == 2 * (whole.value or 0):
            parts |= {
                claim.figure_id: replace(
                    claim, is_part=True, subset_of=whole.figure_id, whole_high=whole.high
                )
                for claim in members
                if claim.value in numbers - {whole.value}
            }
    return [parts.get(claim.figure_id, claim) for claim in claims] if parts else claims


def _clearer(claim: Claim) -> tuple[object, ...]:
    return (
        claim.is_pinned,
        claim.verdict,
        claim.is_dated,
        *claim.specificity,
        claim.size,
        claim.figure_id,
    )


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
