"""The series of one operation and metric: totals, new counts and plans, day by day.

Pure Python over `Claim` values; frames go in and out in `tidy/tally.py`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy import wording
from dashboard.tidy.alarms import find_alarms
from dashboard.tidy.claim import Claim, best
from dashboard.tidy.differences import Counter, counter_of, find_differences
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
from dashboard.tidy.states import set_states_apart
from dashboard.tidy.totals import Total, add_up, carry_on


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
        differences = find_differences(total_points, totals, new)
        points += set_states_apart(total_points, settled.claims)
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
            counts[counter_of(claim)].append(claim)
        for counter in {counter_of(claim) for claim in today}:
            sums[counter] = Total(add_up(counts[counter]))
        point = _stated_total(day, totals)
        if point and point.is_firm:
            stated = point.parts[0]
        else:
            derived = None
            if stated:
                carried = _carried(day, stated, counts, today)
                derived = _lifted(day, stated, carried, counts, new_points) or carried
            elif today:
                derived = _summed(day, sums, new_points, counts)
            if derived and (derived.is_firm or point is None):
                point = replace(derived, beside=(*derived.beside, *totals.get(day, ())))
        if point and not (points and point.is_derived and point.parts == points[-1].parts):
            points.append(point)
    return points


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
    counter = counter_of(stated)
    if counter not in {counter_of(claim) for claim in today}:
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
    new_points: Mapping[date, Point],
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
    days = [new_points[part.day] for part in most.parts]
    point = worked_point(day, most, told, hedge=hedge_least(most), days=days)
    return replace(point, beside=(stated, *(one for point in days for one in point.beside)))


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
