"""New counts of days that nobody states, worked out of the totals that one source states."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import date, timedelta

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy import wording
from dashboard.tidy.claim import APART, Claim, best
from dashboard.tidy.point import ByDay, Point
from dashboard.tidy.totals import Total, add_up

Counter = tuple[str, bool]
"""Whose counts can be added: one source's, of all people or of some among others counted."""


def counter_of(claim: Claim) -> Counter:
    """Return whose counts a claim can be added to."""
    return claim.source, claim.is_among


def find_differences(points: Sequence[Point], totals: ByDay, new: ByDay) -> dict[date, Point]:
    """Return new counts worked out of a source's consecutive totals, by day.

    Parameters
    ----------
    points : sequence of Point
        The series of totals, by day.
    totals, new : mapping of date to sequence of Claim
        Stated totals and new counts, by day.

    Notes
    -----
    Nothing is worked out of an earlier total that does not hold all of its own day: it is less than
    a total before it and one source's counts since come to.
    """
    first_day = min({*totals, *new}, default=None)
    found: dict[date, Point] = {}
    by_counter: defaultdict[Counter, list[Claim]] = defaultdict(list)
    for claims in totals.values():
        for counter in {counter_of(claim) for claim in claims}:
            by_counter[counter].append(
                best(claim for claim in claims if counter_of(claim) == counter)
            )
    for point in points:
        if point.is_derived or not point.is_firm:
            continue
        total = point.parts[0]
        before = [one for one in by_counter[counter_of(total)] if one.day < total.day]
        if before:
            is_whole = not _is_exceeded(before[-1], points, new)
            difference = _difference(total, before[-1]) if is_whole else None
        elif total.day == first_day:
            difference = _first(total)
        else:
            continue
        if difference:
            found[point.day] = difference
    return found


def _is_exceeded(total: Claim, points: Sequence[Point], new: ByDay) -> bool:
    """Whether a total is far less than one before it with the counts since by one source."""
    earlier = [one for one in points if one.is_firm and one.day < total.day]
    if not earlier:
        return False
    last = earlier[-1]
    since: defaultdict[Counter, list[Claim]] = defaultdict(list)
    for claims in new.values():
        for one in claims:
            if one.is_firm and one.is_dated and last.day < one.first_day and one.day <= total.day:
                since[counter_of(one)].append(one)
    held = sum(part.low for part in last.parts)
    return any(
        held + Total(add_up(own)).low > APART * total.high
        for counter, own in since.items()
        if counter[1] == total.is_among
    )


def _difference(total: Claim, before: Claim) -> Point | None:
    value = (
        total.value - before.value if total.value is not None and before.value is not None else None
    )
    if total.high < before.low or (value is not None and value < 0):
        return None
    low, high = max(0, total.low - before.high), total.high - before.low
    is_exact = total.qualifier is before.qualifier is Qualifier.EXACT
    return Point(
        timing=Timing.NEW,
        first_day=before.day + timedelta(days=1),
        day=total.day,
        parts=(before, total),
        value=value,
        low=low,
        high=high,
        qualifier=Qualifier.EXACT if is_exact else Qualifier.ABOUT,
        logic=(
            f"{wording.WORKED_OUT}: {total.credit}'s total of {wording.say_day(total.day)} "
            f"({wording.say_claim_number(total)}) less its total of {wording.say_day(before.day)} "
            f"({wording.say_claim_number(before)})."
        ),
        is_derived=True,
    )


def _first(total: Claim) -> Point:
    return Point(
        timing=Timing.NEW,
        first_day=total.first_day,
        day=total.day,
        parts=(total,),
        value=total.value,
        low=total.low,
        high=total.high,
        qualifier=total.qualifier,
        logic=(
            f"{wording.WORKED_OUT}: {wording.say_claim_number(total)} by "
            f"{wording.say_source(total)}, the first total that is known, "
            f"{wording.say_stretch(total.first_day, total.day)}; no report speaks of an earlier "
            "day."
        ),
        is_derived=True,
    )
