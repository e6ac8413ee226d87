"""Whether a number is new, a total so far, or planned."""

from dashboard.base.vocabulary import Event, Timing
from dashboard.extract.clauses import Distances
from dashboard.extract.dates import Moment
from dashboard.extract.events import MOVE, Governor, Item
from dashboard.extract.sentence import Sentence

PLAN_REACH = 8
"""Cost within which a word of planning bears on a number or its verb."""
_TOTAL_REACH = 22
_MOVES = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, Event.CARRY, MOVE})


def is_planned(
    sentence: Sentence, item: Item, governor: Governor | None, distances: Distances
) -> bool:
    """Tell whether a move is still to come: "will be moved", "expects 100 buses to go".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        Its event.
    distances : Distances
        Distances in the sentence.
    """
    if governor is not None and _is_done(sentence, item, governor):
        return False
    left = min(item.first, governor.first if governor else item.first)
    right = max(item.last, governor.last if governor else item.last)
    undone = sentence.cover("not_planned")
    for span in sentence.spans("planned"):
        if span.first in undone:
            continue
        if left <= span.first < right or 0 <= span.first - right <= 1:
            return True
        before = range(span.last, left)
        is_near = distances.between(span.last, left) <= PLAN_REACH
        if span.last <= left and is_near and "," not in sentence.lower[span.last : left]:
            return not any(i in sentence.cover("done") for i in before)
    return False


def _is_done(sentence: Sentence, item: Item, governor: Governor) -> bool:
    """Tell whether "has", "have been" or "were" stands right before the verb."""
    done = sentence.cover("done")
    planned = sentence.cover("planned")
    before = range(max(0, governor.first - 3), governor.first)
    if governor.first >= item.last:
        before = range(max(item.last, governor.first - 3), governor.first)
    return any(i in done for i in before) and not any(i in planned for i in before)


def is_total(sentence: Sentence, item: Item, moment: Moment | None, distances: Distances) -> bool:
    """Tell whether a number is a total so far: "since", "in all", "stands at"."""
    if moment is not None and moment.bound in ("since", "as_of"):
        return True
    for span in sentence.spans("cumulative"):
        if span.last <= item.first:
            cost = distances.between(span.last, item.first)
        else:
            cost = distances.between(item.last, span.first)
        if cost <= _TOTAL_REACH:
            return True
    return False


def decide_timing(event: str, *, planned: bool, total: bool) -> Timing:
    """Return the timing of a figure.

    Parameters
    ----------
    event : str
        What happened.
    planned, total : bool
        See `is_planned` and `is_total`.

    Returns
    -------
    Timing
        A count of people who wait is planned, one of people in shelters or missing a total.
    """
    if event == Event.AWAIT or (planned and event in _MOVES):
        return Timing.PLANNED
    if total or event in (Event.SHELTER, Event.MISS):
        return Timing.CUMULATIVE
    return Timing.NEW
