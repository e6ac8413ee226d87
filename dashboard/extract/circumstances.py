"""When, where and by whose word: what of a sentence, and of those before, belongs to a number."""

import re
from dataclasses import replace

from dashboard.base.vocabulary import Counted, DateAccuracy, Event, PlaceRole, Timing
from dashboard.extract.context import Context, Draft, Place, Reading, Way
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item
from dashboard.extract.mentions import Named

_HARM = frozenset({Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN})

GOING_ON = frozenset({"part", "carried", "topic"})
"""Rules of a number that goes on with the one before, and takes over what it lacks."""

_WIDE = (DateAccuracy.MONTH, DateAccuracy.YEAR)
_LEAD = 160  # characters: a headline and the first sentence name what a report is about
_LEAD_WEIGHT = 1.0
_TOPIC_WEIGHTS: dict[PlaceRole | None, float] = {PlaceRole.PLACE: 1.5, PlaceRole.ORIGIN: 1.5}
_LABEL_COST = 20
_CREDIT_REACH = 1
_WAY_REACH = 2


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
    explicit = [moment for moment in reading.moments if moment.weight]
    own = [moment for moment in explicit if _can_date(reading, item, timing, moment, context)]
    if own:
        return min(own, key=lambda m: distance(reading, item, m.first, m.last))
    if timing is Timing.CUMULATIVE and (explicit or context.as_of):
        return explicit[0] if explicit else context.as_of
    carried = context.moment
    if timing is Timing.PLANNED:
        is_current = carried is not None and carried.start == carried.end == context.published
        return carried if is_current else context.as_of
    if carried is not None:
        return carried
    rest = explicit or reading.moments
    return rest[0] if rest else context.as_of


def at_end(moment: Moment | None) -> Moment | None:
    """Return the last day of a span taken from a sentence before: a stock is of one day."""
    if moment is None or moment.bound != "range":
        return moment
    return replace(moment, start=moment.end, accuracy=DateAccuracy.DAY, bound="")


def _can_date(
    reading: Reading, item: Item, timing: Timing, moment: Moment, context: Context
) -> bool:
    """Tell whether a date of the sentence may be the number's."""
    if moment.is_statement:
        return False
    if moment.accuracy not in _WIDE:
        return True
    first, last = sorted((item.first, moment.first))
    if any(first < other.first < last for other in reading.items):
        return False  # "buses left a town in which dozens died last year"
    is_past = moment.end is not None and context.published and moment.end < context.published
    return not (timing is Timing.PLANNED and is_past)


def fill_moments(context: Context) -> None:
    """Give figures without a date the first one that their paragraph names after them.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    following: Moment | None = None
    paragraph = -1
    for draft in reversed(context.drafts):
        if draft.reading.paragraph != paragraph:
            following, paragraph = None, draft.reading.paragraph
        if draft.moment is None and draft.timing is not Timing.PLANNED:
            draft.moment = following
        for moment in reversed(draft.reading.moments):
            if is_event_day(moment):
                following = moment


def is_event_day(moment: Moment) -> bool:
    """Tell whether a date is a day on which something happened, not one of a statement."""
    return (
        moment.weight > 0
        and not moment.is_statement
        and not moment.bound
        and moment.accuracy is DateAccuracy.DAY
    )


def share_facts(context: Context) -> None:
    """Give figures what they lack of the whole they are a part of, or of the fact they repeat.

    Parameters
    ----------
    context : Context
        With parts and repeats set; changed.

    Notes
    -----
    A headline and a first sentence tell of harm before a later sentence says when: they get the
    first day that the report names.
    """
    drafts = context.drafts
    for draft in drafts:
        if _lacks_day(draft) and draft.event in _HARM and draft.timing is Timing.NEW:
            if draft.reading.sentence.start < context.first_day_at:
                draft.moment = context.first_day
    totals = {d.fact for d in drafts if d.timing is Timing.CUMULATIVE}
    for draft in drafts:
        if draft.fact in totals and draft.timing is Timing.NEW:
            draft.timing = Timing.CUMULATIVE
    for draft in drafts:
        for index in (draft.part_of, draft.fact):
            if index is not None and drafts[index] is not draft:
                _take_over(draft, drafts[index], is_part=index == draft.part_of)


def _lacks_day(draft: Draft) -> bool:
    return draft.moment is None or draft.moment.is_statement


def _take_over(draft: Draft, other: Draft, *, is_part: bool) -> None:
    if _lacks_day(draft):
        draft.moment = other.moment or draft.moment
    if not is_part:
        return
    if draft.timing is Timing.NEW:
        draft.timing = other.timing
    places = (draft.origin, draft.destination, draft.place)
    if draft.metric == other.metric and not any(p and not p.is_carried for p in places):
        draft.destination = None
        _take_places(draft, other)


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
    """Give a figure the origin and destination, or else the place, that its sentence names.

    Parameters
    ----------
    draft : Draft
        The figure; its places are set.
    context : Context
        What was named before.
    """
    reading, item = draft.reading, draft.item
    if draft.is_move or draft.event == Event.AWAIT:
        origin = _nearest(reading, item, (PlaceRole.ORIGIN,), named=False)
        destination = _nearest(reading, item, (PlaceRole.DESTINATION,), named=False)
        draft.origin = _as_place(reading, origin, context)
        draft.destination = _as_place(reading, destination, context)
    if draft.origin is not None:
        return
    if draft.is_move and draft.rule not in GOING_ON and _take_way(draft, context):
        return
    here = _nearest(reading, item, (PlaceRole.PLACE,), named=False)
    if here is None and not draft.is_move:
        here = _nearest(reading, item, (None,), named=True)
    if here is None or (draft.is_move and (draft.destination or not here.is_named)):
        return
    is_label = reading.sentence.lower[here.last : here.last + 1] == [":"]
    if draft.is_move and draft.event != Event.DISPLACE and not (is_label and reading.paragraph):
        draft.origin = _as_place(reading, here, context)
    else:
        draft.place = _as_place(reading, here, context)


def _take_way(draft: Draft, context: Context) -> bool:
    """Take over the way that the sentence before tells, where this one names no place at all."""
    way, reading = context.way, draft.reading
    if way is None or reading.places or way.paragraph != reading.paragraph:
        return False
    if context.index - way.index > _WAY_REACH:
        return False
    _take_places(draft, way)
    return True


def fill_places(context: Context) -> None:
    """Give figures without a place the one of the figure before, or the report's own.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    topics = {role: _topic(context, role) for role in (PlaceRole.ORIGIN, PlaceRole.PLACE)}
    before: Draft | None = None
    for draft in context.drafts:
        if draft.origin is None and draft.place is None:
            _fill_place(draft, before, topics)
        before = draft


def _fill_place(draft: Draft, before: Draft | None, topics: dict[PlaceRole, Place | None]) -> None:
    journey = draft.is_move
    if draft.event == Event.DISPLACE and draft.destination is None:
        journey = False  # "are displaced": where they are, not where from
    carried = topics[PlaceRole.ORIGIN if journey else PlaceRole.PLACE]
    goes_on = before is not None and (before.reading is draft.reading or draft.rule in GOING_ON)
    if before is not None and goes_on:
        if before.metric == draft.metric:
            _take_places(draft, before)
            return
        carried = before.origin or before.place or carried
    if carried is None or (draft.destination and carried.name == draft.destination.name):
        return
    if journey:
        draft.origin = carried.carried()
    else:
        draft.place = carried.carried()


def _take_places(draft: Draft, other: Draft | Way) -> None:
    """Give a figure the places of another, marked as carried; a destination of its own stays."""
    draft.origin = other.origin.carried() if other.origin else None
    if draft.destination is None and other.destination is not None:
        draft.destination = other.destination.carried()
    if isinstance(other, Draft):
        draft.place = other.place.carried() if other.place else None


def _topic(context: Context, role: PlaceRole) -> Place | None:
    """Return the place that a report names most, those in the role asked for first."""
    first: dict[str, Place] = {}
    weights: dict[str, float] = {}
    for place, named_role in context.named:
        first.setdefault(place.name, place)
        weight = 2.0 if named_role is role else _TOPIC_WEIGHTS.get(named_role, 1.0)
        weights[place.name] = max(weight, weights.get(place.name, 0.0))
    scores = {
        name: weight * _count(name, context.text) + _LEAD_WEIGHT * (first[name].start < _LEAD)
        for name, weight in weights.items()
    }
    best = max(scores, key=lambda name: (scores[name], -first[name].start), default=None)
    return None if best is None else first[best]


def _count(name: str, text: str) -> int:
    """Return how often a name stands in a text, not counting longer words: "Syria", "Syrians"."""
    return len(re.findall(rf"\b{re.escape(name)}\b", text))


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
    is_recent = index - context.credit_sentence <= _CREDIT_REACH
    return context.credit if is_recent and context.credit_paragraph == reading.paragraph else ""


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
    _remember_way(reading, index, context)
    for named in reading.places:
        if not named.is_named:
            continue
        place = context.as_place(reading.sentence, named)
        context.named.append((place, named.role))
    for credit in reading.credits:
        if not credit.is_pronoun:
            start, end = reading.sentence.offsets(credit.first, credit.last)
            context.credit = context.text[start:end]
        context.credit_sentence = index
        context.credit_paragraph = reading.paragraph
    for moment in reading.moments:
        if not moment.weight or moment.end is None:
            continue
        context.last_day = moment.end
        # A report whose day of publication nobody knows may be headed by it.
        is_heading = context.published is None and index == 0 and moment.weight > 1
        if not reading.items and (moment.bound == "as_of" or is_heading):
            context.as_of = moment
        if context.first_day is None and is_event_day(moment):
            context.first_day, context.first_day_at = moment, reading.sentence.start
        if moment.accuracy not in _WIDE and (not moment.is_statement or context.moment is None):
            context.moment = moment


def _remember_way(reading: Reading, index: int, context: Context) -> None:
    ends = {
        named.role: context.as_place(reading.sentence, named)
        for named in reversed(reading.places)
        if named.role in (PlaceRole.ORIGIN, PlaceRole.DESTINATION) and named.is_named
    }
    if PlaceRole.ORIGIN in ends:
        origin = ends[PlaceRole.ORIGIN]
        context.way = Way(origin, ends.get(PlaceRole.DESTINATION), index, reading.paragraph)


def is_people(draft: Draft) -> bool:
    """Tell whether a figure counts people or households."""
    return draft.metric.counted in (Counted.PERSON, Counted.HOUSEHOLD)
