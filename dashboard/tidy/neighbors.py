"""Other operations that a total's reader meets beside it, and that are not in it."""

from collections.abc import Mapping, Sequence

from dashboard.base.vocabulary import Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.nesting import Wider
from dashboard.tidy.point import Point
from dashboard.tidy.wording import say_claims

_LEAD = " Not added, being "
"""Starts the sentences on other operations, the last of a total's."""
_WITHIN, _AROUND, _APART = "within it", "of a wider area", "another operation"
_MOST = 3
_Key = tuple[object, ...]


class Neighbors:
    """The counts of every operation, looked up by the report or the source and day that tell them.

    Parameters
    ----------
    groups : mapping of (str, str) to sequence of Claim
        By operation and metric, see `weigh`.
    names : mapping of str to str
        operation_id to the operation's name.
    wider : mapping of str to sequence of str
        operation_id to those of the wider areas around it, see `read_wider`.
    """

    def __init__(
        self,
        groups: Mapping[tuple[str, str], Sequence[Claim]],
        names: Mapping[str, str],
        wider: Wider,
    ) -> None:
        self._names = names
        self._wider = wider
        self._told: dict[_Key, dict[str, Claim]] = {}
        for (operation_id, metric), claims in groups.items():
            for claim in claims:
                if not claim.is_part and claim.timing is not Timing.PLANNED:
                    self._add(operation_id, metric, claim)

    def _add(self, operation_id: str, metric: str, claim: Claim) -> None:
        for key in keys_of(metric, claim):
            told = self._told.setdefault(key, {})
            other = told.get(operation_id)
            if other is None or _rank(claim) > _rank(other):
                told[operation_id] = claim

    def say(self, operation_id: str, metric: str, point: Point) -> str:
        """Return the sentences on what belongs to other operations, "" where nothing is near.

        Notes
        -----
        Near is what stands in the same report as the total, or what its source says of the same
        day. The others' plans are not told, since nobody takes them for a part of what was done.
        """
        if point.timing is not Timing.CUMULATIVE:
            return ""
        found: dict[str, Claim] = {}
        for part in point.parts:
            for key in keys_of(metric, part):
                for other, claim in self._told.get(key, {}).items():
                    if other == operation_id:
                        continue
                    if other not in found or _rank(claim) > _rank(found[other]):
                        found[other] = claim
        if not found:
            return ""
        relations = {other: self._relate(operation_id, other) for other in found}
        return "".join(
            self._say(what, {one: claim for one, claim in found.items() if relations[one] == what})
            for what in (_WITHIN, _AROUND, _APART)
        )

    def _relate(self, operation_id: str, other: str) -> str:
        if operation_id in self._wider.get(other, ()):
            return _WITHIN
        return _AROUND if other in self._wider.get(operation_id, ()) else _APART

    def _say(self, what: str, found: Mapping[str, Claim]) -> str:
        if not found:
            return ""
        ordered = sorted(found, key=lambda one: (-found[one].size, one))
        told = "; ".join(
            f"{say_claims([found[one]])} of {self._names[one]}" for one in ordered[:_MOST]
        )
        more = f"; and {len(ordered) - _MOST} more" if len(ordered) > _MOST else ""
        return f"{_LEAD}{what}: {told}{more}."


def keys_of(metric: str, claim: Claim) -> tuple[_Key, _Key]:
    """Return what a claim is looked up by: its report, and its source with its day."""
    return (metric, claim.report_id), (metric, claim.source, claim.day)


def _rank(claim: Claim) -> tuple[object, ...]:
    return (claim.timing is Timing.CUMULATIVE, *claim.order, claim.size, claim.figure_id)


def without_neighbors(logic: str) -> str:
    """Return a total's sentences without the last ones, where these are on other operations."""
    return logic.partition(_LEAD)[0]
