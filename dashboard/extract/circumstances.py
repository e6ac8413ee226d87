"""When, where and by whose word: what of a sentence, and of those before, belongs to a number."""

from dashboard.base.vocabulary import Counted, Event, PlaceRole, Timing
from dashboard.extract.context import Context, Draft, Place, Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item
from dashboard.extract.mentions import Named

_JOURNEYS = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, Event.CARRY})


def distance(reading: Reading, item: Item, first: int, last: int) -> int:
    """Return the cost between a number and other tokens, other numbers between counting more."""
    distances = reading.distances
    if first >= item.last:
        cost = distances.between(item.last, first)
        between = (item.last, first)
    else:
        cost = distances.between(last, item.first) + 2
        between = (last, item.first)
    crossed = sum(between[0] <= other.first < between[1] for other in reading.items)
    return cost + 4 * crossed


def choose_moment(reading: Reading, item: Item, timing: Timing, context: Context) -> Moment | None:
    """Return the date that a number speaks of: its own, or the one last named.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    timing : Timing
        Of a plan, a weekday is the next such day.
    context : Context
        What was named before.
    """
    if reading.moments:
        explicit = [moment for moment in reading.moments if moment.weight] or reading.moments
        return min(explicit, key=lambda m: distance(reading, item, m.first, m.last))
    if timing is Timing.PLANNED:
        return None
    return context.moment


def _nearest(
    reading: Reading, item: Item, roles: tuple[PlaceRole | None, ...], *, named: bool
) -> Named | None:
    found = [
        place for place in reading.places if place.role in roles and (place.is_named or not named)
    ]
    return min(
        found,
        key=lambda p: (not p.is_named, distance(reading, item, p.first, p.last)),
        default=None,
    )


def _as_place(reading: Reading, named: Named | None, context: Context) -> Place | None:
    return None if named is None else context.as_place(reading.sentence, named)


def set_places(draft: Draft, context: Context) -> None:
    """Give a figure its origin and destination, or else its place.

    Parameters
    ----------
    draft : Draft
        The figure; its places are set.
    context : Context
        What was named before.
    """
    reading, item = draft.reading, draft.item
    journey = draft.event in _JOURNEYS
    if journey or draft.event == Event.AWAIT:
        origin = _nearest(reading, item, (PlaceRole.ORIGIN,), named=False)
        destination = _nearest(reading, item, (PlaceRole.DESTINATION,), named=False)
        draft.origin = _as_place(reading, origin, context)
        draft.destination = _as_place(reading, destination, context)
    if draft.origin is None and draft.event not in (Event.DISPLACE,):
        here = _nearest(reading, item, (PlaceRole.PLACE, None), named=False)
        if not journey or (here is not None and here.is_named and draft.destination is None):
            draft.place = _as_place(reading, here, context)
    if draft.origin or draft.place:
        return
    carried = context.origin or context.place or context.topic
    if not journey:
        carried = context.place or context.origin or context.topic
    if carried is None:
        return
    if journey:
        draft.origin = carried.carried()
    else:
        draft.place = carried.carried()


def choose_credit(reading: Reading, item: Item, index: int, context: Context) -> str:
    """Return the source that a sentence credits with a number, or that the one before does.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    index : int
        Index of the sentence in the report.
    context : Context
        Who was credited before.
    """
    for credit in sorted(reading.credits, key=lambda c: distance(reading, item, c.index, c.index)):
        if not credit.is_pronoun:
            return context.text[slice(*reading.sentence.offsets(credit.first, credit.last))]
        if context.credit:
            return context.credit
    return context.credit if index - context.credit_sentence <= 1 else ""


def remember(reading: Reading, index: int, context: Context) -> None:
    """Keep what later sentences may take over from this one.

    Parameters
    ----------
    reading : Reading
        The sentence.
    index : int
        Its index in the report.
    context : Context
        Is changed.
    """
    for named in reading.places:
        if not named.is_named:
            continue
        place = context.as_place(reading.sentence, named)
        context.topic = context.topic or place
        if named.role is PlaceRole.ORIGIN:
            context.origin = place
        elif named.role is PlaceRole.PLACE:
            context.place = place
    for credit in reading.credits:
        if not credit.is_pronoun:
            start, end = reading.sentence.offsets(credit.first, credit.last)
            context.credit = context.text[start:end]
        context.credit_sentence = index
    for moment in reading.moments:
        if moment.weight and moment.start is not None:
            context.moment = moment


def is_people(draft: Draft) -> bool:
    """Tell whether a figure counts people or households."""
    return draft.metric.counted in (Counted.PERSON, Counted.HOUSEHOLD)
