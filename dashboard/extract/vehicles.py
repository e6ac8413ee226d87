"""Which vehicles count: those that carry the evacuation, not those that burn or bring food."""

from dashboard.base.metrics import METRICS, Metric
from dashboard.base.vocabulary import Counted, Event, LeftoverReason
from dashboard.extract.context import PEOPLE, Context, Draft, Reading
from dashboard.extract.events import MOVE, TREAT, Governor, Item

_RIDES = frozenset({Event.EVACUATE, Event.ARRIVE, Event.RETURN, Event.AWAIT, MOVE, TREAT})
_FARES = (Counted.FLIGHT, Counted.SHIP, Counted.TRAIN)
_SERVICES = (*_FARES, Counted.BUS, Counted.AMBULANCE)
_BEFORE = 4  # figures
_GOODS_REACH = 4
_RUN_REACH = 4  # tokens between vehicles and the verb of who provides them
_WRECK_REACH = 3
BY_COUNTED: dict[str, Metric] = {m.counted: m for m in METRICS if m.counted not in PEOPLE}
"""The metric of each concept that is no person or household."""


def find_vehicle(
    reading: Reading, item: Item, governor: Governor | None, context: Context
) -> Metric | LeftoverReason | None:
    """Count a vehicle only where it carries the evacuation.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        The word that tells of it.
    context : Context
        What the sentences before say.

    Returns
    -------
    Metric, LeftoverReason or None
        None where people are counted.
    """
    is_riding = governor is not None and governor.event in _RIDES
    counted = item.noun.counted
    if counted and counted not in PEOPLE:
        is_bus = counted in (Counted.BUS, Counted.AMBULANCE) and context.is_evacuation
        if _bears_goods(reading, item) or _is_wrecked(reading, item) or _is_length(reading, item):
            return LeftoverReason.OTHER_COUNT
        is_carrying = is_riding or is_bus or counted not in list(Counted)
        is_carrying = is_carrying or _is_of_moves(reading, item, context)
        is_carrying = is_carrying or (
            governor is None and _goes_with_people(reading, item, context)
        )
        return BY_COUNTED[counted] if is_carrying else LeftoverReason.OTHER_COUNT
    return _named_before(reading, item, governor, context)


def _named_before(
    reading: Reading, item: Item, governor: Governor | None, context: Context
) -> Metric | None:
    """Return the metric of the vehicles before that a number without a noun of its own counts."""
    if item.noun.is_anaphor and governor is not None and _is_carrying(reading, item, governor):
        before = (draft for draft in reversed(context.drafts[-_BEFORE:]) if not draft.is_people)
        vehicle = next(before, None)
        return vehicle.metric if vehicle is not None else None  # "two of them carried 176 people"
    last = context.drafts[-1] if context.drafts else None
    if last is None or last.is_people or last.index != reading.index:
        return None
    if _is_another(reading, item, last):
        return last.metric  # "21 buses left, and 8 others passed them"
    if governor is None or governor.event not in _RIDES or not item.noun.is_empty:
        return None
    if last.names_whole:
        return last.metric  # "of the 60 buses, 20 left"
    # "At least one bus had gone; dozens more were to follow."
    more = reading.sentence.cover("more")
    is_more = any(i in more for i in range(item.first, item.number.end + 1))
    return last.metric if is_more and governor.first >= item.last else None


def _is_carrying(reading: Reading, item: Item, governor: Governor) -> bool:
    """Tell "two of them carried 176 people" and "two of them left with 90" from "two left"."""
    sentence, after = reading.sentence, reading.items.after(item)
    if after is None or after.noun.counted != Counted.PERSON or governor.first < item.last:
        return False
    is_active = governor.first == item.last and not sentence.has("passives", item.last)
    is_object = governor.last == after.first and governor.event == Event.EVACUATE
    return is_active and (is_object or sentence.value("having", after.first - 1) == "with")


def _is_another(reading: Reading, item: Item, last: Draft) -> bool:
    """Tell "8 others" after vehicles, with none of whom it may speak named between."""
    noun, sentence = item.noun, reading.sentence
    is_more = noun.last == noun.first + 1 and sentence.has("more", noun.first)
    is_joined = sentence.has_any(("conjunctions", "stops"), item.first - 1)
    return is_more and is_joined and last.item is reading.items.before(item)


def _is_of_moves(reading: Reading, item: Item, context: Context) -> bool:
    """Tell vehicles of a report that moves people, which carry them unless it says otherwise.

    Ships, planes, trains, buses and ambulances do, other vehicles where they run or stand ready:
    "14 trucks on loan from the army ran all day" but not "it set 14 trucks on fire".
    """
    if not (context.is_evacuation or context.drafts or _has_people(reading)):
        return False
    if item.noun.counted in _SERVICES:
        return True
    near = range(max(0, item.first - _RUN_REACH), item.last + _RUN_REACH)
    is_run = reading.sentence.has_within("running", near)
    is_run = is_run or _is_in_convoy(reading, item)
    return context.is_evacuation and is_run


def _has_people(reading: Reading) -> bool:
    return any(other.noun.counted in PEOPLE for other in reading.items.items)


def _is_in_convoy(reading: Reading, item: Item) -> bool:
    """Tell "a convoy of 18 trucks", whatever verb tells of it."""
    sentence, before = reading.sentence, item.number.first - 1
    return sentence.has("hedges_before", before) and sentence.has("carriers", before - 1)


def _goes_with_people(reading: Reading, item: Item, context: Context) -> bool:
    """Tell "two flights so far, 701 people home", where no verb tells of either."""
    last = context.drafts[-1] if context.drafts else None
    before = reading.items.before(item)
    if last is not None and last.item is before and not last.is_people:
        # "Four buses and a dozen lorries were what he saw."
        return reading.sentence.has("conjunctions", item.first - 1)
    if item.noun.counted not in _FARES or not context.is_evacuation:
        return False
    beside = (before, reading.items.after(item))
    return any(other is not None and other.noun.counted in PEOPLE for other in beside)


def _is_length(reading: Reading, item: Item) -> bool:
    """Tell "a train of 25 cars", "the passengers of one flight" from "a convoy of 25 cars"."""
    sentence, before = reading.sentence, item.first - 1
    kind = sentence.value("counted", before - 1) if sentence.has("of", before) else None
    return kind in _FARES or (kind == Counted.PERSON and item.number.high == 1)


def _is_wrecked(reading: Reading, item: Item) -> bool:
    """Tell "20 buses were burned" and "the fire destroyed five cars"."""
    sentence = reading.sentence
    has_verb = sentence.has("auxiliaries", item.last)  # not "ambulances took the burned"
    around = (*range(item.last, item.last + (_WRECK_REACH if has_verb else 1)), item.first - 1)
    return any(sentence.has("wrecking", i) for i in around if not reading.items.owns(i))


def _bears_goods(reading: Reading, item: Item) -> bool:
    """Tell "22 trucks of food" from "two ambulances, aid workers said"."""
    sentence = reading.sentence
    for index in range(item.first, min(len(sentence), item.last + _GOODS_REACH)):
        if any(sentence.is_mark(mark, index) for mark in ",;."):
            return False
        is_of_people = sentence.value("counted", index + 1) in PEOPLE  # "aid workers"
        if sentence.has("goods", index) and not is_of_people:
            return True
    return False
