"""One point of a series: what the claims of a day, or a source's own sums, make of it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy import wording
from dashboard.tidy.claim import Claim, best, day_before
from dashboard.tidy.omissions import say_left_out
from dashboard.tidy.terms import Alarm
from dashboard.tidy.totals import Total

ByDay = Mapping[date, Sequence[Claim]]


@dataclass(frozen=True, slots=True)
class Point:
    """One row of the tally before it is a row.

    Attributes
    ----------
    timing : Timing
        The series it belongs to.
    first_day, day : date
        The days a new count speaks of; of the others both are the day it stands at.
    parts : tuple of Claim
        The recommended claim, or the claims the number is worked out of.
    value : int or None
        The number; None where only its bounds are known.
    low, high : int
        The range.
    qualifier : Qualifier
        The hedge of the number.
    logic : str
        How it was made.
    is_firm : bool
        Whether it is recommended; else only sources of low reliability speak of the day.
    is_derived : bool
        Whether it is worked out.
    beside : tuple of Claim
        The claims that were set beside it.
    alarms : frozenset of Alarm
        What needs a look.
    is_overlapping : bool
        Whether another point of the new series speaks of one of its days.
    """

    timing: Timing
    first_day: date
    day: date
    parts: tuple[Claim, ...]
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    logic: str
    is_firm: bool = True
    is_derived: bool = False
    beside: tuple[Claim, ...] = ()
    alarms: frozenset[Alarm] = frozenset()
    is_overlapping: bool = False

    @property
    def size(self) -> int:
        """Its value, or the least it allows."""
        return self.low if self.value is None else self.value


def by_day(claims: Iterable[Claim]) -> dict[date, list[Claim]]:
    """Return the claims by the last day they speak of, days rising."""
    found: defaultdict[date, list[Claim]] = defaultdict(list)
    for claim in claims:
        found[claim.day].append(claim)
    return dict(sorted(found.items()))


def stated_point(timing: Timing, day: date, claims: ByDay, meaning: str = "") -> Point:
    """Return the point of a day that claims speak of.

    Parameters
    ----------
    timing : Timing
        The series.
    day : date
        The day.
    claims : mapping of date to sequence of Claim
        The claims of the series, by day.
    meaning : str
        What the number is, such as "total as of 15 Dec 2016"; a new count is told by its days.

    Notes
    -----
    The range spans the claims of that day by other organizations or through other publishers. Where
    there are none, that of a total or level spans those of the day before by other organizations;
    the same organization's number of the day before is only older, and a new count of the day
    before counts others.
    """
    today = claims[day]
    firm = [claim for claim in today if claim.is_firm]
    chosen = best(firm or today)
    spanned, told = _other_claims(chosen, claims, timing)
    if timing is Timing.NEW:
        meaning = _say_new(chosen)
    number = wording.say_claim_number(chosen)
    reviewed = _say_reviewed(chosen, [claim for claim in today if claim is not chosen])
    sentence = f"{number} by {wording.say_source(chosen)}: {meaning}.{reviewed}"
    rest = [claim for claim in today if claim is not chosen and claim not in spanned]
    told += _say_same_source(chosen, rest)
    return Point(
        timing=timing,
        first_day=chosen.first_day if timing is Timing.NEW else day,
        day=day,
        parts=(chosen,),
        value=chosen.value,
        low=min(claim.low for claim in (chosen, *spanned)),
        high=max(claim.high for claim in (chosen, *spanned)),
        qualifier=chosen.qualifier,
        logic=wording.capitalize(sentence) + told,
        is_firm=bool(firm),
        beside=(*spanned, *sorted(rest, key=lambda claim: claim.figure_id)),
    )


def _say_reviewed(chosen: Claim, others: Sequence[Claim]) -> str:
    """Return the sentences on what people said of a day's claims, as far as it weighs."""
    told = ""
    if chosen.is_pinned:
        told += " A person has pinned it."
    elif chosen.verdict > 0:
        told += " A person has read it and found it right."
    elif chosen.is_disputed:
        told += " A person has put it in dispute."
    disputed = sorted(
        (claim for claim in others if claim.is_disputed), key=lambda claim: claim.figure_id
    )
    if disputed:
        told += f" In dispute, so that others go before: {wording.say_claims(disputed)}."
    return told


def _say_same_source(chosen: Claim, rest: Sequence[Claim]) -> str:
    """Return the sentence on what the chosen claim's source says otherwise of the day."""
    bounds = chosen.low, chosen.high
    others = [
        claim for claim in rest if claim.is_comparable(chosen) and (claim.low, claim.high) != bounds
    ]
    return f" The same source says as well: {wording.say_claims(others)}." if others else ""


def _other_claims(chosen: Claim, claims: ByDay, timing: Timing) -> tuple[list[Claim], str]:
    """Return the claims the range of a chosen one spans, and the sentence that tells so."""
    alike = [claim for claim in claims[chosen.day] if claim.is_comparable(chosen)]
    same_day = [claim for claim in alike if claim.is_other_channel(chosen)]
    if same_day:
        spanned = sorted(same_day, key=lambda claim: claim.figure_id)
        return spanned, f" Other claims of that day: {wording.say_claims(spanned)}."
    if timing is not Timing.CUMULATIVE:
        return [], ""
    earlier = [
        claim
        for claim in claims.get(day_before(chosen.day), ())
        if claim.is_comparable(chosen) and claim.source != chosen.source
    ]
    spanned = sorted(earlier, key=lambda claim: claim.figure_id)
    if not spanned:
        return [], ""
    told = wording.say_claims(spanned)
    return spanned, f" No other source has that day; of the day before, others say: {told}."


def worked_point(
    day: date,
    total: Total,
    told: str,
    *,
    hedge: Qualifier | None = None,
    days: Sequence[Point] = (),
) -> Point:
    """Return the point of a total that nobody states, worked out of one source's claims.

    Parameters
    ----------
    day : date
        The day.
    total : Total
        The claims that are added.
    told : str
        Of what and why, see `say_carried`, `say_summed` and `say_lifted`.
    hedge : Qualifier or None
        The hedge of the number; None takes that of the total.
    days : sequence of Point
        The points of the new series that are added, where it has their ranges and their doubts.
    """
    spans = [(total.low, total.high)]
    if days:
        spans.append((sum(point.low for point in days), sum(point.high for point in days)))
    return Point(
        timing=Timing.CUMULATIVE,
        first_day=day,
        day=day,
        parts=total.parts,
        value=total.value,
        low=min(low for low, _ in spans),
        high=max(high for _, high in spans),
        qualifier=hedge or total.qualifier,
        logic=f"{wording.WORKED_OUT}{told}",
        is_firm=all(point.is_firm for point in days),
        is_derived=True,
    )


def say_carried(total: Total, others: Iterable[Claim]) -> str:
    """Return how a source's stated total goes on with its new counts since.

    Parameters
    ----------
    total : Total
        The stated total, then the counts.
    others : iterable of Claim
        All new counts of days after the stated total.
    """
    stated, *later = total.parts
    return (
        f": {wording.say_claim_number(stated)}, the total that {stated.credit} states as of "
        f"{wording.say_day(stated.day)}, and its own new counts since: {_say_counts(later)}."
        f"{_say_left_out(total, others)}"
    )


def say_summed(total: Total, others: Iterable[Claim]) -> str:
    """Return how a source's new counts are added up, where no source states a total.

    Parameters
    ----------
    total : Total
        The new counts.
    others : iterable of Claim
        All new counts of the operation up to that day.
    """
    source, count = total.parts[0].credit, len(total.parts)
    made = f"{count} new counts by {source} added up" if count > 1 else f"one new count by {source}"
    return (
        f", since no reliable source states a total yet: {made}, {_say_counts(total.parts)}."
        f"{_say_left_out(total, others)}"
    )


def say_lifted(total: Total, stated: Claim) -> str:
    """Return how new counts add up to more than the last total that is stated.

    Parameters
    ----------
    total : Total
        The new counts of one source.
    stated : Claim
        The last total that a source states, of an earlier day.
    """
    return (
        f", since new counts by {total.parts[0].credit} come to more than the last total, "
        f"{wording.say_claim_number(stated)} as of {wording.say_day(stated.day)} "
        f"({wording.say_source(stated)}): {_say_counts(total.parts)}."
    )


_HAS_MOST = frozenset({Qualifier.UP_TO, Qualifier.NEARLY, Qualifier.RANGE, Qualifier.VAGUE})


def hedge_least(total: Total) -> Qualifier:
    """Return the hedge of a sum that is the least there can be."""
    return total.qualifier if total.qualifier in _HAS_MOST else Qualifier.AT_LEAST


def hedge_sum(total: Total, others: Iterable[Claim]) -> Qualifier:
    """Return the hedge of a sum, the least there can be where other days' counts are not in it."""
    is_left_out = any(
        other.is_firm
        and other.is_dated
        and other.low > 0
        and other.is_among == total.parts[0].is_among
        and not any(other.overlaps(part) for part in total.parts)
        for other in others
    )
    return hedge_least(total) if is_left_out else total.qualifier


def _say_left_out(total: Total, others: Iterable[Claim]) -> str:
    return "".join(f" {told}" for told in say_left_out(total.parts, others))


def _say_new(claim: Claim) -> str:
    if not claim.is_dated:
        return f"new, published {wording.say_day(claim.day)}; its text states no day"
    return f"new {wording.say_stretch(claim.first_day, claim.day)}"


def _say_counts(claims: Iterable[Claim]) -> str:
    return "; ".join(f"{wording.say_claim_number(one)} {wording.say_when(one)}" for one in claims)
