"""Which metric a number belongs to, or why to none: words around it against the metric table."""

from typing import NamedTuple

from dashboard.base.metrics import METRICS, Metric
from dashboard.base.vocabulary import Counted, Event, LeftoverReason, PlaceRole
from dashboard.extract.context import Context, Reading
from dashboard.extract.events import FARTHEST, MOVE, OTHER, Governor, Item, govern
from dashboard.extract.timing import is_planned

_PEOPLE = (Counted.PERSON, Counted.HOUSEHOLD)
_HARM = frozenset({Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN})
_JOURNEYS = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, MOVE})
_RIDES = frozenset({Event.EVACUATE, Event.ARRIVE, Event.RETURN, Event.AWAIT, MOVE})
_NEAR = 6
_ELLIPTIC_REACH = 16
_PART_REACH = 3
_SMALL = 12
_WAYS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)
_BY_PAIR: dict[tuple[str, str], Metric] = {(m.counted, m.event): m for m in METRICS}
_BY_COUNTED: dict[str, Metric] = {m.counted: m for m in METRICS if m.counted not in _PEOPLE}


class Decision(NamedTuple):
    """What a number is.

    Attributes
    ----------
    metric : Metric
        Its metric.
    event : str
        The event that decided.
    rule : str
        Name of the rule.
    governor : Governor or None
        The words that tell the event.
    is_planned : bool
        Whether the move is still to come.
    is_move : bool
        Whether people or vehicles move, done or planned, so that there is an origin.
    """

    metric: Metric
    event: str
    rule: str
    governor: Governor | None
    is_planned: bool
    is_move: bool = True


def find_metric(counted: str, event: str) -> Metric | None:
    """Return the metric of a counted concept and an event, or None where there is none."""
    if counted in _BY_COUNTED:
        return _BY_COUNTED[counted]
    return _BY_PAIR.get((counted, event)) or _BY_PAIR.get((Counted.PERSON, event))


def decide(reading: Reading, item: Item, context: Context) -> Decision | LeftoverReason:
    """Decide on one number of a sentence.

    Parameters
    ----------
    reading : Reading
        The sentence; its items are set.
    item : Item
        The number, with a quantity.
    context : Context
        What the sentences before say.

    Returns
    -------
    Decision or LeftoverReason
        The reason where the number is no figure.
    """
    noun = item.noun
    if not noun.is_empty and not noun.counted and not noun.is_anaphor:
        return LeftoverReason.OTHER_COUNT
    governor = govern(reading.sentence, item, reading.events, reading.items, reading.distances)
    doubt = _doubt(reading, item, governor)
    if doubt is not None:
        return doubt
    planned = is_planned(reading.sentence, item, governor, reading.distances)
    if noun.counted and noun.counted not in _PEOPLE:
        return _decide_vehicle(reading, item, governor, context, planned=planned)
    if noun.is_empty and _follows_vehicle(reading, item, governor, context):
        metric = context.drafts[-1].metric
        return Decision(metric, Event.CARRY, "carried", governor, planned)
    found = _decide_people(reading, item, governor, context)
    if isinstance(found, LeftoverReason):
        return found
    event, rule = found
    event = _resolve(event, item, context, reading)
    is_move = governor is not None and governor.event in (MOVE, Event.EVACUATE, Event.ARRIVE)
    if planned and is_move and event in _JOURNEYS and rule != "state":
        event = Event.AWAIT
    metric = find_metric(noun.counted or Counted.PERSON, event)
    if metric is None:
        return LeftoverReason.UNKNOWN
    travels = event in _JOURNEYS or (event == Event.AWAIT and is_move)
    return Decision(metric, event, rule, governor, planned, travels)


def _doubt(reading: Reading, item: Item, governor: Governor | None) -> LeftoverReason | None:
    """Tell whether a number is denied or only supposed."""
    sentence, distances = reading.sentence, reading.distances
    if item.first and sentence.lower[item.first - 1] in ("not", "no", "nor"):
        return LeftoverReason.DENIED
    left = min(item.first, governor.first if governor else item.first)
    for kind, reason, reach in (
        ("hypothetical", LeftoverReason.HYPOTHETICAL, _ELLIPTIC_REACH),
        ("denied", LeftoverReason.DENIED, _NEAR),
    ):
        for span in sentence.spans(kind):
            if span.last <= item.first and distances.between(span.last, left) <= reach:
                return reason
            if governor and item.last <= span.first < governor.first:
                return reason
    return None


def _decide_vehicle(
    reading: Reading,
    item: Item,
    governor: Governor | None,
    context: Context,
    *,
    planned: bool,
) -> Decision | LeftoverReason:
    """Count a vehicle only where it carries the evacuation."""
    metric = _BY_COUNTED[item.noun.counted]
    is_moving = governor is not None and governor.event in _RIDES
    is_bus = item.noun.counted in (Counted.BUS, Counted.AMBULANCE)
    is_evacuation = context.is_evacuation
    if not is_moving and not (is_bus and is_evacuation):
        return LeftoverReason.OTHER_COUNT
    return Decision(metric, Event.CARRY, "vehicle", governor, planned)


def _follows_vehicle(
    reading: Reading, item: Item, governor: Governor | None, context: Context
) -> bool:
    """Tell "dozens more" after a bus."""
    last = context.drafts[-1] if context.drafts else None
    if last is None or last.metric.counted in _PEOPLE or last.reading is not reading:
        return False
    more = reading.sentence.cover("more")
    is_more = any(i in more for i in range(item.first, item.number.end + 1))
    return is_more and governor is not None and governor.event in _RIDES


def _decide_people(
    reading: Reading, item: Item, governor: Governor | None, context: Context
) -> tuple[str, str] | LeftoverReason:
    """Return event and rule for a number of people or households."""
    noun, number = item.noun, item.number
    is_near = governor is not None and governor.cost <= _NEAR
    if noun.state and not noun.is_loose:
        overrules = (Event.SHELTER, Event.RETURN, Event.AWAIT, *_HARM)
        if noun.state in (Event.EVACUATE, Event.DISPLACE) and governor is not None:
            if governor.event in overrules and is_near:
                return governor.event, "verb"
        return noun.state, "state"
    if number.is_word and not is_near:
        return LeftoverReason.OTHER_COUNT
    if _is_agent(reading, item):
        is_told = governor is not None and governor.event in _HARM | {Event.EVACUATE} and is_near
        if governor is None or not is_told or _is_doing(reading, item, governor):
            return LeftoverReason.OTHER_COUNT
        return governor.event, "verb"
    same = _same_number(reading, item, context)
    if same is not None and noun.is_empty and _is_definite(reading, item):
        return same, "repeat"
    whole = _previous_people(reading, context)
    is_part = noun.is_anaphor or _is_rest(reading, item)
    if is_part and whole is not None:
        is_told = governor is not None and governor.cost <= _PART_REACH
        if is_told and governor is not None and governor.event != OTHER:
            return governor.event, "part"
        return whole, "part"
    reach = _ELLIPTIC_REACH if (number.low or 0) <= _SMALL else FARTHEST
    if governor is not None and (noun.counted or governor.cost <= reach):
        if governor.event == OTHER:
            return LeftoverReason.OTHER_COUNT
        is_small = noun.is_empty and (number.value or 99) <= _SMALL
        if whole is None and is_small and governor.event not in _HARM:
            return LeftoverReason.OTHER_COUNT
        return governor.event, "verb" if noun.counted else "elliptic"
    if whole is not None and (noun.counted or _goes_on(reading, item)):
        return whole, "carried"
    if noun.state:
        return noun.state, "state"
    if same is not None and noun.is_empty and (number.low or 0) > _SMALL:
        return same, "repeat"
    return _last_resort(reading, item, context)


def _same_number(reading: Reading, item: Item, context: Context) -> str | None:
    """Return the event of an earlier figure of people with the same number."""
    for draft in reversed(context.drafts):
        other = draft.item.number
        is_same = (other.low, other.high) == (item.number.low, item.number.high)
        if is_same and draft.metric.counted in _PEOPLE and draft.reading is not reading:
            return draft.event
    return None


def _is_definite(reading: Reading, item: Item) -> bool:
    """Tell "all three" and "the three", which point back."""
    hedges = reading.sentence.cover("hedges_before")
    return item.first < item.number.first and all(
        hedges[i].value == "exact" for i in range(item.first, item.number.first) if i in hedges
    )


def _last_resort(
    reading: Reading, item: Item, context: Context
) -> tuple[str, str] | LeftoverReason:
    """Take people of whom no known word tells what happened with what the report tells of."""
    if item.noun.counted:
        if any(place.role in _WAYS for place in reading.places):
            return context.theme, "journey"
        told = [draft.event for draft in context.drafts if draft.metric.counted in _PEOPLE]
        if told:
            return told[-1], "topic"
    return LeftoverReason.UNKNOWN


def _is_rest(reading: Reading, item: Item) -> bool:
    """Tell "the remaining four" and "the other three"."""
    parts = reading.sentence.cover("parts")
    return any(i in parts for i in range(item.first, item.number.first))


def _goes_on(reading: Reading, item: Item) -> bool:
    """Tell whether the number before in the sentence is a figure, so that this goes on with it."""
    before = [other for other in reading.items if other.first < item.first]
    noun = before[-1].noun if before else item.noun
    return not before or bool(noun.counted) or noun.is_empty or noun.is_anaphor


def _is_agent(reading: Reading, item: Item) -> bool:
    noun = item.noun
    return noun.last > noun.first and reading.sentence.value("agents", noun.last - 1) is not None


def _is_doing(reading: Reading, item: Item, governor: Governor) -> bool:
    """Tell helpers who move others from helpers who are moved: no "were" before the verb."""
    if governor.event != Event.EVACUATE or governor.first < item.last:
        return False
    auxiliaries = reading.sentence.cover("auxiliaries")
    return not any(i in auxiliaries for i in range(item.last, governor.first))


def _previous_people(reading: Reading, context: Context) -> str | None:
    """Return the event of the last number of people, in this sentence or the one before."""
    for draft in reversed(context.drafts[-4:]):
        if draft.metric.counted in _PEOPLE:
            gap = reading.sentence.start - draft.reading.sentence.end
            return draft.event if gap < 3 else None
    return None


def _resolve(event: str, item: Item, context: Context, reading: Reading) -> str:
    """Turn a neutral move into an evacuation or a flight, an arrival into what it is part of."""
    if event in (MOVE, Event.ARRIVE) and item.noun.state in (Event.DISPLACE, Event.EVACUATE):
        return item.noun.state
    if event == MOVE:
        return context.theme
    if event == Event.ARRIVE:
        return context.theme if reading.sentence.spans("carriers") else event
    return event
