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
    before: Point | None = None
    for point, finding in zip(points, findings, strict=True):
        remarks = []
        if before and before.timing is point.timing is Timing.CUMULATIVE:
            remarks.append(f"Before it: {_say(before)} as of {wording.say_day(before.day)}.")
        held = parts_of[point.parts[-1].figure_id]
        if held:
            remarks.append(f"Parts of it, not added: {wording.say_claims(held)}.")
        if finding.at_odds:
            told = wording.say_claims(finding.at_odds, has_days=True)
            remarks.append(f"At odds with it: {told}.")
        before = point
        yield replace(
            point,
            logic=" ".join((point.logic, *remarks)),
            beside=tuple(dict.fromkeys((*point.beside, *finding.at_odds))),
            alarms=finding.alarms,
        )


def _say(point: Point) -> str:
    return wording.say_number(point.value, point.low, point.high, point.qualifier)
