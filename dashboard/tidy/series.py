"""The series of one operation and metric: totals, new counts and plans, day by day.

Pure Python over `Claim` values; frames go in and out in `tidy/tally.py`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy import wording
from dashboard.tidy.alarms import find_alarms
from dashboard.tidy.claim import Claim, best
from dashboard.tidy.point import (
    ByDay,
    Point,
    by_day,
    hedge_least,
    hedge_sum,
    say_carried,
    say_lifted,
    say_summed,
    stated_point,
    worked_point,
)
from dashboard.tidy.remarks import add_remarks
from dashboard.tidy.settling import settle
from dashboard.tidy.totals import Total, add_up, carry_on

Counter = tuple[str, bool]
"""Whose counts can be added: one source's, of all people or of some among others counted."""


def build_series(claims: Sequence[Claim], kind: Kind) -> tuple[Point, ...]:
    """Return the points that the claims of one operation and metric make.

    Parameters
    ----------
    claims : sequence of Claim
        In any order; excluded ones left out.
    kind : Kind
        Of a stock, each day's level is what is stated, and nothing is added.

    Returns
    -------
    tuple of Point
        Sorted by timing, then day.
    """
    is_stock = kind is Kind.STOCK
    settled = settle([_as_level(claim) for claim in claims] if is_stock else claims)
    planned = by_day(claim for claim in settled.claims if claim.timing is Timing.PLANNED)
    totals = by_day(claim for claim in settled.claims if claim.timing is Timing.CUMULATIVE)
    new = by_day(claim for claim in settled.claims if claim.timing is Timing.NEW)
    points = [stated_point(Timing.PLANNED, day, planned, _say_planned(day)) for day in planned]
    differences: dict[date, Point] = {}
    if is_stock:
        points += [
            stated_point(Timing.CUMULATIVE, day, totals, f"there as of {wording.say_day(day)}")
            for day in totals
        ]
    else:
        new_points = {day: stated_point(Timing.NEW, day, new) for day in new}
        total_points = _totals(totals, new, new_points)
        differences = _differences(total_points, totals, min({*totals, *new}, default=None))
        points += total_points
        points += _with_differences(new_points, differences)
    points.sort(key=lambda point: (point.timing, point.day))
    findings = find_alarms(points, settled, differences, kind)
    return tuple(add_remarks(points, findings, settled.parts))


def _as_level(claim: Claim) -> Claim:
    """Return a claim on a stock: how many there are on its day, whatever its text counts from."""
    if claim.timing is Timing.PLANNED:
        return claim
    return replace(claim, timing=Timing.CUMULATIVE, is_since=False)


def _say_planned(day: date) -> str:
    return f"planned or expected, published {wording.say_day(day)}; never counted as done"


def _totals(totals: ByDay, new: ByDay, new_points: Mapping[date, Point]) -> list[Point]:
    """Return the cumulative series: stated totals first, a source's own sums where there are none.

    A stated total is carried on by later new counts of its own source only. Before any is stated,
    the source whose counts cover most of the new series stands for the total: each source's sum
    is a lower bound, and sums of different sources are never added. Such a sum that exceeds the
    last total stands for it as well, on days for which no source states one.
    """
    points: list[Point] = []
    counts: defaultdict[Counter, list[Claim]] = defaultdict(list)
    sums: dict[Counter, Total] = {}
    stated: Claim | None = None
    for day in sorted({*totals, *new}):
        today = new.get(day, ())
        for claim in today:
            counts[_counter(claim)].append(claim)
        for counter in {_counter(claim) for claim in today}:
            sums[counter] = Total(add_up(counts[counter]))
        point = _stated_total(day, totals)
        if point and point.is_firm:
            stated = point.parts[0]
        else:
            derived = None
            if stated:
                carried = _carried(day, stated, counts, today)
                derived = _lifted(day, stated, carried, counts) or carried
            elif today:
                derived = _summed(day, sums, new_points, counts)
            if derived and (derived.is_firm or point is None):
                point = replace(derived, beside=(*derived.beside, *totals.get(day, ())))
        if point and not (points and point.is_derived and point.parts == points[-1].parts):
            points.append(point)
    return points


def _counter(claim: Claim) -> Counter:
    return claim.source, claim.is_among


def _stated_total(day: date, totals: ByDay) -> Point | None:
    if day not in totals:
        return None
    return stated_point(Timing.CUMULATIVE, day, totals, f"total as of {wording.say_day(day)}")


def _carried(
    day: date,
    stated: Claim,
    counts: Mapping[Counter, Sequence[Claim]],
    today: Iterable[Claim],
) -> Point | None:
    counter = _counter(stated)
    if counter not in {_counter(claim) for claim in today}:
        return None
    total = carry_on(stated, counts[counter], day)
    if total is None or total.parts[-1].day != day:
        return None
    since = [one for claims in counts.values() for one in claims if one.day > stated.day]
    return worked_point(day, total, say_carried(total, since))


def _lifted(
    day: date,
    stated: Claim,
    carried: Point | None,
    counts: Mapping[Counter, Sequence[Claim]],
) -> Point | None:
    """Return the least that a source's counts make of a day, where that exceeds the last total.

    A source's own total replaces its counts up to that day, so of those only later ones count.
    """
    last_high = carried.high if carried else stated.high
    exceeding: list[Total] = []
    for (source, is_among), claims in counts.items():
        if is_among != stated.is_among or claims[-1].day != day:
            continue
        total = Total(
            add_up(
                one
                for one in claims
                if one.is_firm
                and one.is_dated
                and (source != stated.source or one.day > stated.day)
            )
        )
        if total.low > last_high and total.parts[-1].day == day:
            exceeding.append(total)
    if not exceeding:
        return None
    most = max(exceeding, key=lambda one: (one.low, one.parts[-1].order))
    told = say_lifted(most, stated)
    return replace(worked_point(day, most, told, hedge=hedge_least(most)), beside=(stated,))


def _summed(
    day: date,
    sums: Mapping[Counter, Total],
    new_points: Mapping[date, Point],
    counts: Mapping[Counter, Sequence[Claim]],
) -> Point:
    def coverage(total: Total) -> tuple[object, ...]:
        covered = sum(new_points[part.day].size for part in total.parts)
        best_part = best(total.parts)
        is_firm = all(part.is_firm for part in total.parts)
        return (is_firm, covered, *best_part.order, total.low, best_part.figure_id)

    everything = [claim for claims in counts.values() for claim in claims]
    total = max(sums.values(), key=coverage)
    return worked_point(
        day,
        total,
        say_summed(total, everything),
        hedge=hedge_sum(total, everything),
        days=[new_points[part.day] for part in total.parts],
    )


def _differences(
    points: Sequence[Point], totals: ByDay, first_day: date | None
) -> dict[date, Point]:
    """Return new counts worked out of a source's consecutive totals, by day."""
    found: dict[date, Point] = {}
    by_counter: defaultdict[Counter, list[Claim]] = defaultdict(list)
    for claims in totals.values():
        for counter in {_counter(claim) for claim in claims}:
            by_counter[counter].append(
                best(claim for claim in claims if _counter(claim) == counter)
            )
    for point in points:
        if point.is_derived or not point.is_firm:
            continue
        total = point.parts[0]
        before = [one for one in by_counter[_counter(total)] if one.day < total.day]
        if before:
            difference = _difference(total, before[-1])
        elif total.day == first_day:
            difference = _first(total)
        else:
            continue
        if difference:
            found[point.day] = difference
    return found


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
            f"{wording.WORKED_OUT}: {total.source}'s total of {wording.say_day(total.day)} "
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


def _with_differences(
    stated: Mapping[date, Point], differences: Mapping[date, Point]
) -> list[Point]:
    """Return the new series: what is stated, where it is firm and says its day, else worked out."""
    points = dict(stated)
    for day, difference in differences.items():
        point = points.get(day)
        if point is None:
            points[day] = difference
        elif not (point.is_firm and point.parts[0].is_dated):
            points[day] = replace(difference, beside=(*point.parts, *point.beside))
    return list(points.values())
