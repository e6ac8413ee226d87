"""What is said beside a number: what came before it, what it already holds, what contradicts it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dashboard.base.vocabulary import Timing
from dashboard.tidy import wording
from dashboard.tidy.alarms import Finding
from dashboard.tidy.claim import Claim
from dashboard.tidy.point import Point


def add_remarks(
    points: Sequence[Point], findings: Sequence[Finding], parts: Sequence[Claim]
) -> Iterator[Point]:
    """Yield the points, each with its alarms and what a reader has to know beside its number.

    Parameters
    ----------
    points : sequence of Point
        All series of one operation and metric, sorted by timing, then day.
    findings : sequence of Finding
        What needs a look at each of them.
    parts : sequence of Claim
        The parts of their claims, which are in no number.
    """
    parts_of: defaultdict[str, list[Claim]] = defaultdict(list)
    for part in parts:
        parts_of[part.subset_of].append(part)
    new = [point for point in points if point.timing is Timing.NEW]
    before: Point | None = None
    for point, finding in zip(points, findings, strict=True):
        remarks = []
        shared = _sharing(point, new) if point.timing is Timing.NEW else ()
        if before and before.timing is point.timing is Timing.CUMULATIVE:
            remarks.append(f"The total before it: {_say(before)}.")
        held = parts and [
            part for claim in point.parts[-1].stated for part in parts_of[claim.figure_id]
        ]
        if held:
            remarks.append(f"Parts of it, not added: {wording.say_claims(held)}.")
        if finding.at_odds:
            told = wording.say_claims(finding.at_odds, has_days=True)
            remarks.append(f"At odds with it: {told}.")
        if shared:
            told = "; ".join(_say_stretch(one) for one in shared)
            remarks.append(f"Counts of the same days, not to be added to it: {told}.")
        before = point
        if not (remarks or finding.alarms):
            yield point
            continue
        yield replace(
            point,
            logic=" ".join((point.logic, *remarks)),
            beside=tuple(dict.fromkeys((*point.beside, *finding.at_odds))),
            alarms=finding.alarms,
            is_overlapping=bool(shared),
        )


def _sharing(point: Point, new: Sequence[Point]) -> list[Point]:
    """Return the other points of the new series that speak of a day of this one's."""
    return [
        other
        for other in new
        if other is not point and other.first_day <= point.day and point.first_day <= other.day
    ]


def _say_stretch(point: Point) -> str:
    number = wording.say_number(point.value, point.low, point.high, point.qualifier)
    worked_out = ", worked out" if point.is_derived else ""
    return f"{number} {wording.say_stretch(point.first_day, point.day)}{worked_out}"


def _say(point: Point) -> str:
    number = wording.say_number(point.value, point.low, point.high, point.qualifier)
    source = point.parts[0].credit
    return f"{number} as of {wording.say_day(point.day)}{f' ({source})' if source else ''}"
