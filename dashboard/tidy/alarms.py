"""Alarms: what in a series needs a person's look. Numbers are never changed by them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.claim import APART, Claim, are_apart
from dashboard.tidy.point import Point
from dashboard.tidy.settling import Settled
from dashboard.tidy.terms import Alarm
from dashboard.tidy.totals import Total, add_up

LATE = timedelta(days=2)
"""A report of a day is late from the second day after it on, when later days are known."""
TIMES = 10


@dataclass(frozen=True, slots=True)
class Finding:
    """What needs a look at one point.

    Attributes
    ----------
    alarms : frozenset of Alarm
        The alarms.
    at_odds : tuple of Claim
        Claims of other days or series that cannot be true beside it.
    """

    alarms: frozenset[Alarm]
    at_odds: tuple[Claim, ...]


def find_alarms(
    points: Sequence[Point], settled: Settled, differences: Mapping[date, Point], kind: Kind
) -> tuple[Finding, ...]:
    """Return what needs a look at each point.

    Parameters
    ----------
    points : sequence of Point
        All series of one operation and metric, sorted by timing, then day.
    settled : Settled
        The claims they were made of.
    differences : mapping of date to Point
        New counts worked out of totals, by day, also of days that have a stated one.
    kind : Kind
        A stock may fall; a flow's total may not.
    """
    found: list[set[Alarm]] = []
    at_odds: list[tuple[Claim, ...]] = []
    later_known = _later_known(settled.claims)
    counts = [one for one in settled.claims if one.timing is Timing.NEW and one.is_dated]
    for index, point in enumerate(points):
        before = points[index - 1] if index and points[index - 1].timing is point.timing else None
        after = points[index + 1] if index + 1 < len(points) else None
        after = after if after and after.timing is point.timing else None
        alarms = set(_alarms_of_day(point, settled.restarted, later_known))
        alarms |= set(_alarms_of_size(point, before, after))
        if kind is Kind.FLOW and before:
            alarms |= set(_alarms_of_fall(point, before))
        rivals = (*_at_odds(point, counts), *_exceeded(point, differences.get(point.day)))
        if rivals:
            alarms.add(Alarm.SOURCES_APART)
        at_odds.append(rivals)
        found.append(alarms)
    for part in (*settled.parts, *settled.claims):
        if part.whole_high is not None and part.low > part.whole_high and points:
            found[_nearest(points, part)].add(Alarm.PART_EXCEEDS_WHOLE)
    return tuple(
        Finding(frozenset(alarms), rivals) for alarms, rivals in zip(found, at_odds, strict=True)
    )


def _later_known(claims: Sequence[Claim]) -> dict[date, date]:
    """Return for each day when a later one was first spoken of; of the last day, never."""
    first: dict[date, date] = {}
    for claim in claims:
        first[claim.day] = min(claim.published, first.get(claim.day, claim.published))
    known: dict[date, date] = {}
    earliest = date.max
    for day in sorted(first, reverse=True):
        known[day] = earliest
        earliest = min(earliest, first[day])
    return known


def _alarms_of_day(
    point: Point, restarted: frozenset[str], later_known: Mapping[date, date]
) -> Iterator[Alarm]:
    claims = [one for one in (*point.parts, *point.beside) if one.day == point.day]
    if not point.is_firm:
        yield Alarm.NO_RECOMMENDED
    chosen = point.parts[0]
    if not point.is_derived and len(claims) > 1:
        alike = [claim for claim in claims if claim.is_comparable(chosen)]
        if any(_is_rival(claim, chosen) for claim in alike):
            yield Alarm.SEVERAL_RECOMMENDED
        if are_apart(alike):
            yield Alarm.SOURCES_APART
    if any(claim.figure_id in restarted for claim in claims):
        yield Alarm.COUNTER_RESTARTS
    if point.is_firm and any(claim.counts_others(chosen) for claim in point.beside):
        yield Alarm.SEVERAL_STATES
    known = later_known[point.day]
    if any(claim.published - claim.day >= LATE and claim.published > known for claim in claims):
        yield Alarm.LATE_REPORT


def _is_rival(claim: Claim, chosen: Claim) -> bool:
    """Whether a person has to choose between two claims that differ.

    So it is when the rule cannot tell them apart, when a person pinned both, and when one source
    contradicts itself on the same days by over 20 %: how exactly it words them is no reason then.
    """
    if not claim.is_firm or (claim.low, claim.high) == (chosen.low, chosen.high):
        return False
    is_equal = claim.order == chosen.order or (claim.is_pinned and chosen.is_pinned)
    is_apart = claim.low > APART * chosen.high or chosen.low > APART * claim.high
    is_same = claim.first_day == chosen.first_day and not claim.is_other_channel(chosen)
    return is_equal or (is_apart and is_same and not chosen.is_pinned)


def _alarms_of_size(point: Point, before: Point | None, after: Point | None) -> Iterator[Alarm]:
    if point.is_derived or point.timing is Timing.PLANNED:
        return
    sizes = [
        neighbor.size
        for neighbor in (before, after)
        if neighbor and neighbor.is_firm and not neighbor.parts[0].counts_others(point.parts[0])
    ]
    # Counts of single days jump; only one between two others is odd.
    if len(sizes) > (point.timing is Timing.NEW):
        is_far_above = max(sizes) > 0 and point.size >= TIMES * max(sizes)
        is_far_below = len(sizes) == 2 and 0 < point.size * TIMES <= min(sizes)
        if is_far_above or is_far_below:
            yield Alarm.TEN_TIMES


def _alarms_of_fall(point: Point, before: Point) -> Iterator[Alarm]:
    if point.timing is not Timing.CUMULATIVE:
        return
    least, most = (sum(part.low for part in before.parts), sum(part.high for part in point.parts))
    if most < least:
        yield Alarm.CUMULATIVE_FALLS
    if 2 * most < least:
        yield Alarm.COUNTER_RESTARTS


def _at_odds(point: Point, counts: Sequence[Claim]) -> tuple[Claim, ...]:
    """Return the new counts that cannot be true beside a stated point.

    A count of some of the days cannot exceed one that covers them all, nor can what one source
    counts on days apart.

    Parameters
    ----------
    point : Point
        A stated one; what is worked out contradicts nobody.
    counts : sequence of Claim
        New counts whose days the text states.
    """
    chosen = point.parts[0]
    if point.timing is Timing.PLANNED or point.is_derived:
        return ()
    if point.timing is Timing.NEW and not chosen.is_dated:
        return ()
    alike = [claim for claim in counts if claim.is_comparable(chosen)]
    if point.timing is Timing.CUMULATIVE:
        # One wild count would mark every total after it, so it takes a source that is trusted.
        firm = [one for one in alike if one.is_firm and one.day <= point.day]
        rivals = [one for one in firm if one.low > chosen.high] or _too_many(firm, chosen)
    else:
        rivals = [
            one
            for one in alike
            if (one.is_within(chosen.first_day, chosen.day) and one.low > chosen.high)
            or (chosen.is_within(one.first_day, one.day) and chosen.low > one.high)
        ]
    return tuple(sorted(rivals, key=lambda claim: claim.figure_id))


def _too_many(counts: Sequence[Claim], total: Claim) -> list[Claim]:
    """Return the counts of one source that together come to far more than a total of their days."""
    by_source: defaultdict[str, list[Claim]] = defaultdict(list)
    for count in counts:
        by_source[count.source].append(count)
    for _, own in sorted(by_source.items()):
        if sum(count.low for count in own) > APART * total.high:
            added = Total(add_up(own))
            if added.low > APART * total.high:
                return list(added.parts)
    return []


def _exceeded(point: Point, difference: Point | None) -> tuple[Claim, ...]:
    """Return the totals before and after a stated new count that leave no room for it."""
    is_more = (
        difference is not None
        and point.timing is Timing.NEW
        and not point.is_derived
        and point.parts[0].is_dated
        and point.parts[0].is_among == difference.parts[-1].is_among
        and difference.first_day <= point.first_day
        and point.parts[0].low > difference.high
    )
    return difference.parts if difference and is_more else ()


def _nearest(points: Sequence[Point], part: Claim) -> int:
    """Return the index of the point that the claim's series has next to its day."""
    return min(
        range(len(points)),
        key=lambda index: (
            points[index].timing is not part.timing,
            abs(points[index].day - part.day),
        ),
    )
