"""Which operations' numbers make up the number of all: those that cannot be of the same people."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from dashboard.tidy.operations import NOWHERE
from dashboard.tidy.regrouping import GAP
from dashboard.tidy.wording import say_day

_MOST = 4


@dataclass(frozen=True, slots=True)
class Summand:
    """The number of one operation.

    Attributes
    ----------
    operation_id : str
        The operation.
    told : str
        The number in words, and whose it is.
    size : int
        Its value, or the least it allows.
    is_planned : bool
        Whether nothing of it is done yet.
    first_day, day : date
        The days that the operation's figures speak of.
    """

    operation_id: str
    told: str
    size: int
    is_planned: bool
    first_day: date
    day: date


@dataclass(frozen=True, slots=True)
class Choice:
    """What is added.

    Attributes
    ----------
    operation_ids : frozenset of str
        The operations whose numbers are added.
    notes : tuple of str
        A sentence on each kind of number that is not.
    """

    operation_ids: frozenset[str]
    notes: tuple[str, ...]


def choose_summands(summands: Sequence[Summand], wider: Mapping[str, str]) -> Choice:
    """Return what is added up, and what is not and why.

    Parameters
    ----------
    summands : sequence of Summand
        One an operation, at least one.
    wider : mapping of str to str
        operation_id to that of the wider area around it, see `find_wider`.

    Notes
    -----
    Plans are not added to what was done. An operation whose place is not known may be any other
    that has days within 14 of its own. Of a wide area and the places within it, the larger stands:
    the area's number, or the sum of theirs.
    """
    left, plans = _part(summands, lambda one: one.is_planned)
    left, plans = (left, plans) if left else (plans, [])
    placed, lost = _part(left, lambda one: one.operation_id.startswith(f"{NOWHERE}@"))
    alone, unplaced = _part(lost, lambda one: any(_is_near(one, other) for other in placed))
    nest = _Nest(placed, wider)
    kept, held, exceeded = nest.choose()
    notes = (
        _note("it is only planned", plans),
        _note("its place is not known, so it may be in the number already", unplaced),
        _note("the number of the wider area holds it", held),
        _note("the places within that area add up to more", exceeded),
    )
    return Choice(
        frozenset(one.operation_id for one in (*kept, *alone)), tuple(filter(None, notes))
    )


def say_past(plans: Sequence[Summand], limit: date) -> str:
    """Return the sentence on plans of closed operations, of which nothing was said since a day."""
    return _note(f"it is a plan of which nothing was said since {say_day(limit)}", plans)


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
    """Operations by the wider ones that hold them."""

    def __init__(self, summands: Sequence[Summand], wider: Mapping[str, str]) -> None:
        self._summands = {one.operation_id: one for one in summands}
        self._within: dict[str, list[str]] = {}
        for operation_id in self._summands:
            around = wider.get(operation_id, "")
            # A wider operation without a number of its own is passed over.
            while around and around not in self._summands:
                around = wider.get(around, "")
            self._within.setdefault(around, []).append(operation_id)

    def choose(self) -> tuple[list[Summand], list[Summand], list[Summand]]:
        """Return what is added, what a wider number holds, and what those within exceed."""
        kept: list[Summand] = []
        held: list[Summand] = []
        exceeded: list[Summand] = []
        stack = list(self._within.get("", []))
        while stack:
            operation_id = stack.pop()
            summand, inner = self._summands[operation_id], self._within.get(operation_id, [])
            if sum(map(self._size, inner)) > summand.size:
                exceeded.append(summand)
                stack += inner
            else:
                kept.append(summand)
                held += self._all_within(operation_id)
        return kept, held, exceeded

    def _size(self, operation_id: str) -> int:
        inner = sum(map(self._size, self._within.get(operation_id, [])))
        return max(self._summands[operation_id].size, inner)

    def _all_within(self, operation_id: str) -> list[Summand]:
        inner = self._within.get(operation_id, [])
        return [
            *(self._summands[one] for one in inner),
            *(deeper for one in inner for deeper in self._all_within(one)),
        ]
