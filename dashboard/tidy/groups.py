"""Counts of different people that one report tells side by side, made one count.

"170 Afghans and 13 service members" are 183 people who left, "148 by air and 278 by sea" are 426.
The day's number is their sum; either alone would be too low, and they contradict nobody.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dashboard.tidy.claim import Claim
from dashboard.tidy.terms import NOUNS_OF_ALL
from dashboard.tidy.totals import Total

_Key = tuple[object, ...]


def join_groups(claims: Sequence[Claim]) -> tuple[Claim, ...]:
    """Return the claims, those of different groups in one report as one claim with their sum.

    Parameters
    ----------
    claims : sequence of Claim
        Those of one operation and metric that are a part of nothing, each fact once.

    Returns
    -------
    tuple of Claim
        Every other claim as it is; the new ones hold the old as ``groups``, and their figure_ids
        joined by |.

    Notes
    -----
    Groups are apart when one source counts them in one sentence, for the same days, in the same
    sense, with different nouns, none of which can stand for all ("people") or holds the other
    ("flights", "military flights"). They are apart as well when one report has them new on the same
    days by different means, or in different turns, and nothing there that may hold them all. Other
    counts in different sentences may be of the same people, so they stay beside each other. So does
    what a person pinned.
    """
    listed: dict[_Key, list[Claim]] = {}
    joined: list[Claim] = []
    for claim in claims:
        if _is_of_group(claim):
            listed.setdefault(_key(claim), []).append(claim)
        else:
            joined.append(claim)
    for members in listed.values():
        joined += _join(members)
    return tuple(_join_means(joined))


def _join_means(claims: Sequence[Claim]) -> Iterator[Claim]:
    """Yield the claims, those of one report that went by different means as one claim."""
    told: dict[_Key, list[Claim]] = {}
    for claim in claims:
        told.setdefault(_key_of_report(claim), []).append(claim)
    for members in told.values():
        apart = {one.means: one for one in members if one.means and not one.is_pinned}
        total = Total(tuple(apart.values()))
        rest = [one for one in members if one.means not in apart]
        is_clear = len(apart) > 1 and len(apart) + len(rest) == len(members)
        if is_clear and all(one.high < total.low for one in rest):
            yield _sum(sorted(apart.values(), key=lambda claim: (-claim.size, claim.figure_id)))
            yield from rest
        else:
            yield from members


def _key_of_report(claim: Claim) -> _Key:
    return (
        *(claim.report_id, claim.source, claim.publisher, claim.timing),
        *(claim.first_day, claim.day, claim.is_among, claim.household_size),
    )


def _is_of_group(claim: Claim) -> bool:
    is_named = bool(claim.population) and claim.population.casefold() not in NOUNS_OF_ALL
    return is_named and bool(claim.sentence) and not claim.is_part and not claim.is_pinned


def _key(claim: Claim) -> _Key:
    return (
        *(claim.source, claim.publisher, claim.sentence, claim.timing),
        *(claim.first_day, claim.day, claim.is_dated, claim.is_since),
        *(claim.is_among, claim.household_size),
    )


def _join(members: Sequence[Claim]) -> Sequence[Claim]:
    """Return one claim for all, or these as they are where they may be of the same people."""
    named: dict[frozenset[str], Claim] = {}
    for claim in sorted(members, key=lambda claim: claim.figure_id):
        noun = frozenset(claim.population.casefold().split())
        other = named.setdefault(noun, claim)
        # A sentence that comes twice says the same twice, or else contradicts itself.
        if (other.low, other.high) != (claim.low, claim.high):
            return members
    if len(named) < 2 or any(one < other for one in named for other in named):
        return members
    return [_sum(sorted(named.values(), key=lambda claim: (-claim.size, claim.figure_id)))]


def _sum(groups: Sequence[Claim]) -> Claim:
    total = Total(tuple(groups))
    return replace(
        groups[0],
        figure_id="|".join(sorted(one.figure_id for claim in groups for one in claim.stated)),
        value=total.value,
        low=total.low,
        high=total.high,
        qualifier=total.qualifier,
        published=max(claim.published for claim in groups),
        verdict=min(claim.verdict for claim in groups),
        has_origin=all(claim.has_origin for claim in groups),
        population="",
        fact_id="",
        means="",
        groups=tuple(one for group in groups for one in group.stated),
    )
