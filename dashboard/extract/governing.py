"""Which event of a sentence tells of a number: that of its clause, else the nearest."""

from dashboard.base.vocabulary import Event
from dashboard.extract.clauses import Distances
from dashboard.extract.events import (
    FARTHEST,
    IDLE,
    MOVE,
    OTHER,
    TREAT,
    Field,
    Governor,
    Item,
    ItemRow,
    near_events,
)
from dashboard.extract.predicates import EventSpan, Predicate, find_predicate, is_brought_about
from dashboard.extract.sentence import Sentence

_SECOND_REACH = 12
_ASIDE = 18  # tokens between two commas, after those of whom it tells
_PREDICATE = 3  # tokens from a comma to the verb
_VERB_GROUP = ("auxiliaries", "done")
_ORDER_REACH = 14  # tokens from those who are told to go to the verb of going
_ORDERED = frozenset({MOVE, Event.EVACUATE, Event.DISPLACE, Event.AWAIT, Event.SHELTER})
_MOVES = frozenset({MOVE, Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, TREAT})
_KEPT = {
    Event.KILL: _MOVES,  # the dead who were flown home are dead
    Event.WOUND: _MOVES,
    Event.EVACUATE: frozenset({Event.ARRIVE, MOVE}),
    Event.DISPLACE: frozenset({Event.ARRIVE, MOVE}),
    MOVE: frozenset({Event.ARRIVE, MOVE}),
}
"""By what a clause tells of people: what their own verb adds nothing to."""
_MAIN_COST = 2  # cost of a verb that is told of its subject


def govern(
    sentence: Sentence,
    item: Item,
    events: list[tuple[str, int, int]],
    items: ItemRow,
    distances: Distances,
) -> Governor | None:
    """Return the event nearest to a number, in the cost of the tokens between.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number and its noun phrase.
    events : list
        The events of the sentence.
    items : ItemRow
        All numbers of the sentence: what stands in a noun phrase says nothing of other numbers.
    distances : Distances
        Distances in the sentence.

    Returns
    -------
    Governor or None
        None where no event is near enough.
    """
    field = Field(sentence, item, items, distances)
    own = near_events(events, item)
    told = (
        _told_of_subject(field, own)
        or _past_aside(sentence, item, own)
        or _ordered(sentence, item, own)
        or _adjoined(sentence, item, own)
    )
    if told is not None:
        return told
    costs = (
        Governor(field.settled(event, first, last), first, last, field.cost(event, first, last))
        for event, first, last in own
    )
    best = min(costs, key=lambda governor: governor.cost, default=None)
    if best is None or best.cost > FARTHEST:
        return None
    return _past_place(sentence, item, best, own, items) or (
        _second_verb(sentence, item, best, own, items) or best
    )


def _adjoined(sentence: Sentence, item: Item, events: list[EventSpan]) -> Governor | None:
    """Return the adverb that tells of a number beside it: "300 people out", "40 still inside"."""
    adjoined = sentence.cover("adjoined").get(item.last)
    if adjoined is None or adjoined.first != item.last:
        return None
    after = adjoined.last
    is_number_next = sentence.is_digits(after)
    # "chased 90 settlers out of the valley"
    is_object = _is_displaced(sentence, item, events, str(adjoined.value))
    if is_number_next or is_object or sentence.has("auxiliaries", after):
        return None
    if is_brought_about(sentence, item.last):
        return None  # "forced 130 pupils to be evacuated"
    return Governor(str(adjoined.value), adjoined.first, after, 0)


def _ordered(sentence: Sentence, item: Item, events: list[EventSpan]) -> Governor | None:
    """Return the order of "told about 15,000 people along the levee to pack and leave"."""
    verb = item.first - 1
    if not sentence.has("orders", verb) or sentence.has("passives", verb - 1):
        return None
    for event, first, _ in events:
        if first > item.last and sentence.has_within("infinitive", (first - 1, first)):
            is_own = first - item.last <= _ORDER_REACH and event in _ORDERED
            between = range(item.last, first)
            is_own = is_own and not sentence.has_within("finites", between)
            return Governor(Event.AWAIT, verb, item.first, 0) if is_own else None
    return None


def _is_displaced(sentence: Sentence, item: Item, events: list[EventSpan], adverb: str) -> bool:
    """Tell the object of a verb that says why: "chased 90", "the evacuation of 90 from homes"."""
    ends = {(event, last) for event, _, last in events}
    if adverb == Event.DISPLACE:
        before = item.first - sentence.has("of", item.first - 1)
        if (Event.EVACUATE, before) in ends:
            return True
    return (Event.DISPLACE, item.first) in ends


def _told_of_subject(field: Field, events: list[EventSpan]) -> Governor | None:
    """Return what is told of a subject after the clause that describes it, where it says more."""
    item, items = field.item, field.items
    if any(last == item.first for _, _, last in events):
        return None  # "rescued 30 people who had been trapped"
    if item.first - 1 in field.sentence.cover("parts") and items.before(item) is not None:
        return None  # "40 of the 3,000 people evacuated were wounded"
    own = [event for event in events if not items.owns(event[1])]
    found = find_predicate(field.sentence, field.whole_last, own)
    if found is None or _is_one_group(field.sentence, found):
        return None  # "15,000 still to be fetched"
    event, first, last = found.main
    event = field.settled(event, first, last)
    inner = found.inner[0] if found.inner else ""
    is_open = field.sentence.has_within("planned", range(found.begin, first + 1))
    if is_open and (event == Event.RETURN or inner == OTHER):
        return None  # "the 6,000 who had been moved may go home"
    if event in IDLE or event in _KEPT.get(inner, ()):
        return None
    return Governor(event, first, last, _MAIN_COST, found.begin)


def _is_one_group(sentence: Sentence, found: Predicate) -> bool:
    """Tell whether a wait and what is waited for are one verb: "yet to be moved"."""
    is_wait = found.inner is not None and found.inner[0] == Event.AWAIT
    is_next = found.inner is not None and found.inner[2] == found.main[1]
    last = found.main[1] - 1
    return is_wait and is_next and sentence.has("infinitive", last - 1)


def _past_aside(sentence: Sentence, item: Item, events: list[EventSpan]) -> Governor | None:
    """Return the verb past an aside: "900 people, told to go on Monday, slept in gyms".

    So too "one evacuee, a woman of 65, died".
    """
    inner = next((event for event, first, _ in events if first == item.last + 1), "")
    is_apposed = bool(item.noun.counted) and sentence.has("articles", item.last + 1)
    if not (inner or is_apposed) or not sentence.is_mark(",", item.last):
        return None
    aside = range(item.last + 2, item.last + _ASIDE)
    close = next((i for i in aside if sentence.is_mark(",", i)), None)
    if close is None:
        return None
    for event, first, last in events:
        is_verb = sentence.is_past(first) or sentence.has_any(_VERB_GROUP, first - 1)
        if close < first <= close + _PREDICATE and is_verb:
            is_kept = event in IDLE or event in _KEPT.get(inner, ())
            told = Governor(event, first, last, _MAIN_COST, close + 1)
            return None if is_kept else told
    return None


def _past_place(
    sentence: Sentence,
    item: Item,
    governor: Governor,
    events: list[EventSpan],
    items: ItemRow,
) -> Governor | None:
    """Return the verb of "residents of a lane cut off by lava were picked up" past its place."""
    is_place = sentence.has_any(("roles", "of"), item.last) and governor.first > item.last + 1
    if not is_place or sentence.has_any(_VERB_GROUP, governor.first - 1):
        return None
    for event, first, last in events:
        between = range(governor.last, first)
        if first <= governor.last or not sentence.has_any(_VERB_GROUP, first - 1):
            continue
        is_own = len(between) <= _SECOND_REACH and items.count(governor.last, first) == 0
        is_own = is_own and not any(
            sentence.has_any(("relatives", "links"), i) or sentence.is_mark(",", i) for i in between
        )
        return Governor(event, first, last, _MAIN_COST) if is_own and event not in IDLE else None
    return None


def _second_verb(
    sentence: Sentence,
    item: Item,
    governor: Governor,
    events: list[tuple[str, int, int]],
    items: ItemRow,
) -> Governor | None:
    """Return what else is told of the same people: "16,000 live there and had to leave"."""
    if governor.event != OTHER:
        return None
    start = governor.last
    if governor.first < item.last:  # "trying to reach 5,000 people who are stuck"
        is_clause = sentence.value("links", item.last) == "weak"
        if not is_clause or sentence.has("conjunctions", item.last):
            return None
        start = item.last
    for event, first, last in events:
        if start < first <= start + _SECOND_REACH and event not in IDLE:
            is_joined = start == item.last or any(
                sentence.has("conjunctions", i) for i in range(start, first)
            )
            is_own = items.count(start, first) == 0
            return Governor(event, first, last, governor.cost) if is_joined and is_own else None
    return None
