"""Which metric a number belongs to, or why to none: words around it against the metric table."""

from typing import NamedTuple

from dashboard.base.metrics import METRICS, Metric
from dashboard.base.vocabulary import Counted, Event, LeftoverReason
from dashboard.extract.case import REST, Case
from dashboard.extract.context import Context, Reading
from dashboard.extract.events import MOVE, TREAT, Governor, Item
from dashboard.extract.governing import govern
from dashboard.extract.labels import Label, count_people
from dashboard.extract.lexicon import Span
from dashboard.extract.people import decide_people
from dashboard.extract.predicates import is_brought_about
from dashboard.extract.sentence import Sentence
from dashboard.extract.timing import is_planned
from dashboard.extract.vehicles import BY_COUNTED, find_vehicle
from dashboard.extract.weighing import is_unaided, weigh

_JOURNEYS = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, MOVE})
_MOST = 10**10  # more than there are people
_IF_REACH = 8  # tokens from a plan to its condition
_DOUBTS = (
    ("hypothetical", LeftoverReason.HYPOTHETICAL, 16),
    ("denied", LeftoverReason.DENIED, 6),
)
_BY_PAIR: dict[tuple[str, str], Metric] = {(m.counted, m.event): m for m in METRICS}


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
    """Return the metric of a counted concept and an event, or None where there is none.

    Examples
    --------
    >>> find_metric("household", "shelter").id
    'people_sheltering'
    """
    if counted in BY_COUNTED:
        return BY_COUNTED[counted]
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
    if (item.number.low or 0) > _MOST:
        return LeftoverReason.UNKNOWN
    vehicle = find_vehicle(reading, item, governor, context)
    if isinstance(vehicle, LeftoverReason):
        return vehicle
    planned = _is_planned(reading, item, governor) and not _was_able(reading, governor, context)
    if vehicle is not None:
        return Decision(vehicle, Event.CARRY, "vehicle", governor, planned)
    return _people(Case(reading, item, governor, context), planned=planned)


def _is_planned(reading: Reading, item: Item, governor: Governor | None) -> bool:
    """Tell whether a move is to come; "those told to leave were flown out" tells of no plan."""
    sentence = reading.sentence
    if governor is not None and is_brought_about(sentence, governor.first):
        return False
    if governor is None or governor.begin is None:
        if governor is not None and _is_purpose(sentence, item, governor):
            return True
        return is_planned(sentence, item, governor, reading.distances)
    undone = sentence.cover("not_planned")
    own = range(governor.begin, governor.last)
    return any(sentence.has("planned", i) and i not in undone for i in own)


def _is_purpose(sentence: Sentence, item: Item, governor: Governor) -> bool:
    """Tell "chartered planes to fly 90 students out" from "managed to fly 90 students out"."""
    verb = item.first - 1
    is_verb = sentence.has("transfers", verb) and sentence.has("infinitive", verb - 1)
    is_open = not sentence.has("not_planned", verb - 1) and not is_brought_about(sentence, verb)
    return governor.first >= item.last and is_verb and is_open


def _was_able(reading: Reading, governor: Governor | None, context: Context) -> bool:
    """Tell "on Sunday only 134 could be led out", which is done, from what could yet be."""
    if governor is None or not reading.sentence.has("abilities", governor.first - 1):
        return False
    today = context.day
    days = (moment.end for moment in reading.moments if moment.weight and moment.bound != "ahead")
    return today is not None and any(day is not None and day <= today for day in days)


def decide_labelled(label: Label) -> Decision | LeftoverReason:
    """Decide on a number of which the layout says what it counts.

    Parameters
    ----------
    label : Label
        The words above or beside it.
    """
    event = Event.EVACUATE.value if label.event == MOVE else label.event
    metric = None if label.is_thing else find_metric(count_people(label), event)
    if metric is None:
        is_known = label.is_thing or bool(event)
        return LeftoverReason.OTHER_COUNT if is_known else LeftoverReason.UNKNOWN
    return Decision(metric, event, "label", None, is_planned=False, is_move=event in _JOURNEYS)


def _people(case: Case, *, planned: bool) -> Decision | LeftoverReason:
    """Decide on a number of people, or one without a noun."""
    found = decide_people(case)
    if isinstance(found, LeftoverReason) and found is not LeftoverReason.UNKNOWN:
        return found
    event, rule = ("", str(found)) if isinstance(found, LeftoverReason) else found
    reason = LeftoverReason.OTHER_COUNT if rule == "idle" else LeftoverReason.UNKNOWN
    event = _settled(event, rule, case, planned=planned) if event else ""
    if event in _JOURNEYS and case.reading.sentence.has("excepted", case.item.number.begin - 1):
        event, rule = Event.AWAIT, REST
    weighed = weigh(case, event, rule, planned=planned)
    if not weighed:
        return reason
    event, rule = weighed, rule if weighed == event else "weighed"
    metric = find_metric(case.item.noun.counted or Counted.PERSON, event)
    if metric is None:
        return LeftoverReason.UNKNOWN
    travels = event in _JOURNEYS or (event == Event.AWAIT and _is_moved(case.governor))
    return Decision(metric, event, rule, case.governor, planned, travels)


def _is_moved(governor: Governor | None) -> bool:
    return governor is not None and governor.event in (MOVE, Event.EVACUATE, Event.ARRIVE)


def _settled(event: str, rule: str, case: Case, *, planned: bool) -> str:
    """Turn what the rules found into an event of the table: a move to come is awaited."""
    event, governor = _resolve(event, case), case.governor
    if planned and governor and event == Event.SHELTER:
        # "are to go to shelters"
        is_way = case.reading.sentence.value("events", governor.first) in (MOVE, Event.ARRIVE)
        event = Event.AWAIT if is_way else event
    is_moved = _is_moved(governor) or (governor is not None and governor.event == Event.DISPLACE)
    is_to_come = planned and is_moved and event in _JOURNEYS
    is_object = governor is not None and governor.last == case.item.first
    is_named = rule == "included" or (rule == "state" and not is_object)
    return Event.AWAIT if is_to_come and not is_named else event


def _doubt(reading: Reading, item: Item, governor: Governor | None) -> LeftoverReason | None:
    """Tell whether a number is denied, only supposed, or given up for another."""
    sentence, distances = reading.sentence, reading.distances
    before = item.first - 1
    if sentence.value("negations", before) or sentence.value("revised", before):
        return LeftoverReason.DENIED
    is_undone = governor is not None and sentence.has("negations", governor.first - 1)
    if item.number.is_given_up or (is_undone and not item.noun.state) or _is_former(reading, item):
        return LeftoverReason.DENIED
    verb = governor.first if governor else item.first
    for kind, reason, reach in _DOUBTS:
        for span in sentence.spans(kind):
            is_after = span.first >= item.last
            is_own = span.value == "own" and not reading.items.count(item.last, span.first)
            if is_after and (is_own or span.value == "clause"):
                return reason  # "that 500 were killed is false", "one bus was counted twice"
            event = sentence.cover("events").get(span.first)
            is_held = event is not None and event.first < span.first  # "still holds up to 900"
            if is_held or _is_spent(reading, span, item):
                continue
            if kind == "denied" and governor and span.first < governor.first < span.last:
                continue  # "had not been found"
            left = verb if span.last <= verb < item.first else item.first
            if span.last <= item.first and distances.between(span.last, left) <= reach:
                return reason
            if governor and item.last <= span.first < governor.first:
                return reason
    is_conditional = governor is not None and _is_conditional(sentence, item, governor)
    return LeftoverReason.HYPOTHETICAL if is_conditional else None


def _is_conditional(sentence: Sentence, item: Item, governor: Governor) -> bool:
    """Tell "300 would be moved if the dam broke" from a plan, and from "300 may have to leave"."""
    if all(sentence.value("future", i) != "maybe" for i in range(item.last, governor.first)):
        return False
    for index in range(governor.last, min(len(sentence), governor.last + _IF_REACH)):
        if not sentence.words[index][0].isalnum():
            break
        if sentence.has("hypothetical", index) and sentence.has("links", index):
            return True
    return False


def _is_former(reading: Reading, item: Item) -> bool:
    """Tell "had earlier put the number of evacuees at 360", which is looked back on."""
    is_given = item.noun.is_empty or bool(item.noun.state)
    return is_given and any(
        span.last <= item.first and not reading.items.count(span.last, item.first)
        for span in reading.sentence.spans("formerly")
    )


def _is_spent(reading: Reading, span: Span, item: Item) -> bool:
    """Tell whether a doubt is about another number: "built for 2,000, now home to 9,600"."""
    between = reading.items.count(span.last, item.first)
    own = [other for other in reading.items.items if other.first == span.last]
    last = own[0].last if own else 0
    is_closed = reading.sentence.is_mark(",", last) or reading.sentence.has("events", last)
    return between > 0 and bool(own) and is_closed


def _is_patient_moved(case: Case) -> bool:
    """Tell "20 patients were driven to another hospital" from those who are hurt only now."""
    sentence, governor = case.reading.sentence, case.governor
    is_patient = sentence.has("inpatients", case.item.noun.last - 1)
    return is_patient and governor is not None and sentence.has("transfers", governor.first)


def _ailment(case: Case) -> str:
    """Return what those in hospital have by their sentence, or by the report."""
    named = {told for told, _, _ in case.reading.events}
    ills = (Event.SICKEN, Event.WOUND)
    return next((ill for ill in ills if ill in named), case.context.ailment)


def _resolve(event: str, case: Case) -> str:
    """Turn a neutral move into an evacuation or a flight, an arrival into what it is part of."""
    item, context, reading = case.item, case.context, case.reading
    if event in (MOVE, Event.ARRIVE) and item.noun.state in (Event.DISPLACE, Event.EVACUATE):
        return item.noun.state
    if event == TREAT:
        return Event.EVACUATE if _is_patient_moved(case) else _ailment(case)
    is_flight = event == MOVE and is_unaided(case)
    if is_flight:
        return Event.DISPLACE
    if event == Event.ARRIVE and reading.sentence.spans("carriers"):
        return Event.EVACUATE
    if event == MOVE:
        return context.theme
    return event
