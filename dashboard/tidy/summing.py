"""Which operations' numbers make up the number of all: those that cannot be of the same people."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TypeVar

from dashboard.tidy.nesting import Wider
from dashboard.tidy.number import Number
from dashboard.tidy.operations import NOWHERE
from dashboard.tidy.regrouping import GAP
from dashboard.tidy.wording import say_day

_LARGER = 1.05
"""How much more the places within an area must come to than its own number to stand for it."""
_MOST = 4
_NumberT = TypeVar("_NumberT", bound=Number)


@dataclass(frozen=True, slots=True)
class Summand:
    """The number of one operation.

    Attributes
    ----------
    operation_id : str
        The operation.
    told : str
        The number in words, and whose it is.
    size, low, high : int
        Its value, or the least it allows, and its range.
    is_planned : bool
        Whether nothing of it is done yet.
    is_firm : bool
        Whether a source of at least medium reliability stands behind it.
    stands_at : date
        The day the number stands at.
    first_day, day : date
        The days that the operation's figures speak of.
    source : str
        Who is credited.
    counted : tuple of date or None
        First and last day of the new counts that the number adds up; None of a total so far.
    """

    operation_id: str
    told: str
    size: int
    low: int
    high: int
    is_planned: bool
    is_firm: bool
    stands_at: date
    first_day: date
    day: date
    source: str = ""
    counted: tuple[date, date] | None = None

    def is_apart(self, other: "Summand") -> bool:
        """Return whether two numbers are one source's new counts of other days."""
        if self.counted is None or other.counted is None or self.source != other.source:
            return False
        return self.counted[1] < other.counted[0] or other.counted[1] < self.counted[0]


@dataclass(frozen=True, slots=True)
class Choice:
    """What is added.

    Attributes
    ----------
    operation_ids : frozenset of str
        The operations whose numbers are added.
    notes : tuple of str
        A sentence on each kind of number that is not.
    below, above : int
        How much further than that of the sum the range reaches, for what another source tells of
        the whole that the sum is of.
    """

    operation_ids: frozenset[str]
    notes: tuple[str, ...]
    below: int = 0
    above: int = 0


def stretch(number: _NumberT, choice: Choice) -> _NumberT:
    """Return the sum of what was chosen with the range that the choice gives it."""
    if not (choice.below or choice.above):
        return number
    return replace(number, low=number.low - choice.below, high=number.high + choice.above)


def choose_summands(summands: Sequence[Summand], wider: Wider, *, may_fall: bool = False) -> Choice:
    """Return what is added up, and what is not and why.

    Parameters
    ----------
    summands : sequence of Summand
        One an operation, at least one.
    wider : mapping of str to sequence of str
        operation_id to those of the wider areas around it, see `read_wider`.
    may_fall : bool
        Whether the number can go down, as that of people in shelters.

    Notes
    -----
    Plans are not added to what was done. An operation whose place is not known may be any other
    that has days within 14 of its own. Of a wide area and the places within it, one level stands,
    what sources of at least medium reliability tell before what only others do: the area's number,
    or the sum of theirs where that is larger by more than rounding and a day's delay make, since
    each of them is the least there can be. What may fall is the area's as well where that is of a
    later day than all of theirs. The range holds the one of both that is passed over, where it is
    of their days. One source's new counts of other days are other people, wherever they are
    counted.
    """
    left, plans = _part(summands, lambda one: one.is_planned)
    left, plans = (left, plans) if left else (plans, [])
    placed, lost = _part(left, lambda one: one.operation_id.startswith(f"{NOWHERE}@"))
    alone, unplaced = _part(lost, lambda one: any(_is_near(one, other) for other in placed))
    nest = _Nest(placed, wider, may_fall=may_fall)
    nest.choose()
    doubted, exceeded = _part(nest.exceeded, lambda one: one.is_firm)
    notes = (
        _note("it is only planned", plans),
        _note("its place is not known, so it may be in the number already", unplaced),
        _note("the number of the wider area may hold it", nest.held),
        _note("the places within that area add up to more", exceeded),
        _note(
            "only sources of low reliability tell it of an area whose places others count", doubted
        ),
    )
    kept = frozenset(one.operation_id for one in (*nest.kept, *alone))
    return Choice(kept, tuple(filter(None, notes)), nest.below, nest.above)


def say_past(plans: Sequence[Summand], limit: date) -> str:
    """Return the sentence on plans of closed operations, of which nothing was said since a day."""
    return _note(f"it is a plan of which nothing was said since {say_day(limit)}", plans)


def say_history(summands: Sequence[Summand]) -> str:
    """Return the sentence on what reports only look back on."""
    return _note("its reports look back on it, over a year later", summands)


def _part(
    summands: Iterable[Summand], is_other: Callable[[Summand], bool]
) -> tuple[list[Summand], list[Summand]]:
    parts: tuple[list[Summand], list[Summand]] = ([], [])
    for one in summands:
        parts[is_other(one)].append(one)
    return parts


def _is_near(one: Summand, other: Summand) -> bool:
    return one.first_day - GAP <= other.day and other.first_day - GAP <= one.day


def _note(reason: str, summands: Sequence[Summand]) -> str:
    if not summands:
        return ""
    ordered = sorted(summands, key=lambda one: (-one.size, one.operation_id))
    told = "; ".join(one.told for one in ordered[:_MOST])
    more = f"; and {len(ordered) - _MOST} more" if len(ordered) > _MOST else ""
    return f"Not added, since {reason}: {told}{more}."


class _Nest:
    """Operations by the wider ones that hold them, and what of them is added.

    Attributes
    ----------
    kept, held, exceeded : list of Summand
        What is added, what a wider number holds, and the wider numbers that give way to what lies
        within.
    below, above : int
        As of a `Choice`.
    """

    def __init__(self, summands: Sequence[Summand], wider: Wider, *, may_fall: bool) -> None:
        self._may_fall = may_fall
        self._summands = {one.operation_id: one for one in summands}
        self._within: dict[str, list[str]] = {}
        for operation_id, summand in self._summands.items():
            # A wider operation without a number of its own, or of other days, is passed over.
            around = (
                one
                for one in wider.get(operation_id, ())
                if one in self._summands and not summand.is_apart(self._summands[one])
            )
            self._within.setdefault(next(around, ""), []).append(operation_id)
        self.kept: list[Summand] = []
        self.held: list[Summand] = []
        self.exceeded: list[Summand] = []
        self.below = self.above = 0

    def choose(self) -> None:
        """Find out what is added."""
        low, high = self._choose_within("")
        self.below = sum(one.low for one in self.kept) - low
        self.above = high - sum(one.high for one in self.kept)

    def _choose_within(self, operation_id: str) -> tuple[int, int]:
        """Choose among what lies within an operation, and return the range of that."""
        ranges = [self._choose_at(one) for one in self._within.get(operation_id, [])]
        return sum(low for low, _ in ranges), sum(high for _, high in ranges)

    def _choose_at(self, operation_id: str) -> tuple[int, int]:
        whole = self._summands[operation_id]
        if not self._gives_way(operation_id):
            self.kept.append(whole)
            self.held += self._all_within(operation_id)
            firm = self._size_within(operation_id, is_firm=True)
            is_near = whole.size < firm <= whole.size * _LARGER
            return whole.low, max(whole.high, firm) if is_near else whole.high
        self.exceeded.append(whole)
        kept_before = len(self.kept)
        low, high = self._choose_within(operation_id)
        last = max(one.stands_at for one in self.kept[kept_before:])
        if whole.is_firm and last - whole.stands_at <= timedelta(days=1):
            return min(low, whole.low), max(high, whole.high)
        return low, high

    def _gives_way(self, operation_id: str) -> bool:
        """Return whether what lies within an operation stands for it."""
        whole, inner = self._summands[operation_id], self._all_within(operation_id)
        firm = self._size_within(operation_id, is_firm=True)
        if not whole.is_firm:
            return firm > 0 or self._size_within(operation_id, is_firm=False) > whole.size
        is_last = bool(inner) and whole.stands_at > max(one.stands_at for one in inner)
        return firm > whole.size * _LARGER and not (self._may_fall and is_last)

    def _size_within(self, operation_id: str, *, is_firm: bool) -> int:
        """Return what lies within an operation comes to, of firm numbers alone or of all."""
        total = 0
        for one in self._within.get(operation_id, []):
            summand = self._summands[one]
            own = summand.size if summand.is_firm or not is_firm else 0
            total += max(own, self._size_within(one, is_firm=is_firm))
        return total

    def _all_within(self, operation_id: str) -> list[Summand]:
        inner = self._within.get(operation_id, [])
        return [
            *(self._summands[one] for one in inner),
            *(deeper for one in inner for deeper in self._all_within(one)),
        ]
