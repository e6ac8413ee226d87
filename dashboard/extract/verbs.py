"""The verbs and nouns of a sentence that tell what happened, each as an event."""

from itertools import pairwise

from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.clauses import Distances
from dashboard.extract.events import DWELL, MOVE, OTHER, REACH, TREAT
from dashboard.extract.lexicon import Span
from dashboard.extract.phrase import VEHICLES, is_in_name
from dashboard.extract.predicates import is_brought_about
from dashboard.extract.sentence import Sentence
from dashboard.extract.stays import Stay, find_stays
from dashboard.extract.transfers import find_transfers, is_of_number

_WHERE = (Event.SHELTER, Event.AWAIT)
_ORIGIN_REACH = 8  # tokens from an evacuation to the homes it is from
_HAZARD_REACH = 14  # tokens from a verb back to what drives people out
_CLAIM_REACH = 6  # tokens from a verb of killing to what would make it a move
_STAY_REACH = 4  # tokens from a verb to where it leads: "brought by helicopter to the clinic"


def _is_by_hazard(sentence: Sentence, verb: int) -> bool:
    """Tell whether what people flee from is the subject: "the blaze has driven out 900"."""
    for index in range(verb - 1, max(-1, verb - 1 - _HAZARD_REACH), -1):
        if sentence.has("hazards", index):
            return index == 0 or not sentence.has("roles", index - 1)
        is_verb = sentence.has("events", index) or sentence.has("finites", index)
        if (is_verb and not sentence.has("done", index)) or sentence.is_mark(",", index):
            return False
    return False


def _claims(sentence: Sentence) -> list[tuple[str, int, int]]:
    """Find verbs of killing whose subject is a hazard: "the fire took ten babies".

    Not so "the flood carried 90 people out of their homes".
    """
    return [
        (Event.KILL.value, span.first, span.last)
        for span in sentence.spans("claiming")
        if not sentence.has("auxiliaries", span.first - 1)
        and not sentence.has_within("particles", range(span.last, span.last + _CLAIM_REACH))
        and _is_by_hazard(sentence, span.first)
    ]


def find_events(sentence: Sentence, distances: Distances) -> list[tuple[str, int, int]]:
    """Return the events that a sentence names, each with its tokens, in order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    distances : Distances
        Its distances.

    Returns
    -------
    list of tuple
        Event (an `Event` or `MOVE`), first and last token.
    """
    undone = sentence.cover("not_planned")
    found = [
        (str(span.value), span.first, span.last)
        for span in sentence.spans("events")
        if not (span.value == Event.AWAIT and _is_undone(sentence, undone, span))
        and not is_in_name(sentence, span.first)
        and not sentence.has("possessive", span.last)  # "the lodge's guests"
        and not _is_attribute(sentence, span)
        and not _is_counted_thing(sentence, span)
        and not _is_hedge(sentence, span)
        and not _is_left(sentence, span)
        and not (span.value in (MOVE, Event.ARRIVE) and _names_vehicle(sentence, span))
    ]
    found += _inner_events(sentence, undone)
    certain = {
        index for event, first, last in found if event != MOVE for index in range(first, last)
    }
    moves = find_transfers(sentence, distances)
    for event, first, last in (*moves, *_claims(sentence)):
        if first not in certain:
            found = [entry for entry in found if entry[1] != first]
            found.append((event, first, last))
    found.sort(key=lambda entry: entry[1])
    found = _with_lodging(_without_causes(sentence, found))
    is_flight = any(event == Event.DISPLACE for event, _, _ in found)
    stays = [] if not found else find_stays(sentence)
    # "9,300 came to the camps, fleeing the fighting"
    stays = [stay for stay in stays if not (is_flight and _is_camp_ahead(stay))]
    return [_sharpened(sentence, entry, stays) for entry in found]


def _is_camp_ahead(stay: Stay) -> bool:
    return stay.is_way and stay.event == Event.SHELTER


def _without_causes(
    sentence: Sentence, events: list[tuple[str, int, int]]
) -> list[tuple[str, int, int]]:
    """Leave out the "forced" of "forced 130 pupils to be evacuated" and "forced the evacuation"."""
    causes = set()
    for (event, first, last), (after, start, _) in pairwise(events):
        is_cause = event == Event.DISPLACE and sentence.has("causatives", first)
        if is_cause and last == first + 1 and after == Event.EVACUATE:
            is_object = start == last + 1 and sentence.has("articles", last)
            if is_object or is_brought_about(sentence, start):
                causes.add(first)
        # "the evacuation of 1,050 people from their homes"
        is_origin = sentence.value("roles", start) == PlaceRole.ORIGIN
        is_near = is_origin and start - last <= _ORIGIN_REACH
        if event == Event.EVACUATE and after == Event.DISPLACE and is_near:
            causes.add(start)
    return [entry for entry in events if entry[1] not in causes]


def _with_lodging(events: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Let where people live tell of them: "31,000 live | under plastic", "| in its path"."""
    told = {first: event for event, first, _ in events if event in _WHERE}
    return [
        (told[last], first, last) if event == DWELL and last in told else (event, first, last)
        for event, first, last in events
    ]


def _inner_events(sentence: Sentence, undone: dict[int, Span]) -> list[tuple[str, int, int]]:
    """Find the "evacuated" of "had to be evacuated", which is no wait."""
    found = []
    for span in sentence.spans("events"):
        if span.value == Event.AWAIT and _is_undone(sentence, undone, span):
            for rest, tags in sentence.lexicon.entries.get(sentence.lower[span.last - 1], ()):
                named = dict(tags).get("events")
                if not rest and named is not None:
                    found.append((str(named), span.last - 1, span.last))
    return found


def _sharpened(
    sentence: Sentence, entry: tuple[str, int, int], stays: list[Stay]
) -> tuple[str, int, int]:
    """Judge a verb by where it leads: "went into shelters", "taken to a nearby hospital"."""
    event, first, last = entry
    if event == Event.EVACUATE and sentence.value("transfers", first) == "drive":
        event = Event.DISPLACE.value if _is_by_hazard(sentence, first) else event
        entry = event, first, last
    if event == MOVE and is_of_number(sentence, first, last):
        return Event.EVACUATE.value, first, last
    if event == Event.SHELTER and _is_aboard(sentence, last):
        return Event.EVACUATE.value, first, last
    stay = next((s for s in stays if last - 1 <= s.first <= last + _STAY_REACH), None)
    if stay is None or _is_of_others(sentence, entry, stay):
        return entry
    is_neutral = event in (MOVE, Event.ARRIVE)
    is_intransitive = sentence.has("transfers", first) and not any(
        sentence.has("passives", i) for i in range(first - 2, first)
    )
    if stay.event == Event.SHELTER:
        # "27,850 have moved into tents", but "were moved into tents"
        is_neutral = is_neutral or (is_intransitive and stay.first == last)
        is_there = is_neutral or event == DWELL
        is_reached = event == Event.ARRIVE or not stay.is_way
        return (stay.event, first, last) if is_there and is_reached else entry
    if stay.event == Event.DISPLACE:
        return (stay.event, first, last) if is_neutral or event == Event.SHELTER else entry
    is_neutral = is_neutral or event == REACH
    is_carried = event == Event.EVACUATE and sentence.has("transfers", first)
    is_idle = event == Event.AWAIT and not _is_confined(sentence, first, last, stay)
    is_there = is_neutral or is_carried or is_idle
    return (stay.event, first, last) if is_there else entry


def _is_of_others(sentence: Sentence, entry: tuple[str, int, int], stay: Stay) -> bool:
    """Tell "45,000 live in camps and 20,000 with kin" from "sent 37 to the infirmary"."""
    objects = 1 if entry[0] == Event.EVACUATE else 0
    between = sentence.lower[entry[2] : stay.first]
    return sum(word[0].isdecimal() for word in between) > objects


def _is_confined(sentence: Sentence, first: int, last: int, stay: Stay) -> bool:
    """Tell "trapped in the hospital" and "stayed behind at it" from "remain in hospital"."""
    within = sentence.cover("adjoined").get(last - 1)
    is_inside = within is not None and within.first == last - 1
    is_apart = last - first > 1 and (stay.first >= last or is_inside)
    return is_apart or sentence.has("modifiers", first)


def _is_aboard(sentence: Sentence, last: int) -> bool:
    """Tell "packed into 21 buses" from "packed into classrooms"."""
    riding = range(last, last + _STAY_REACH)
    is_led = sentence.has("stay_openers", last - 1)
    if sentence.has_within("owners", riding):
        return False  # "sleep in their cars"
    return is_led and any(sentence.value("counted", i) in VEHICLES for i in riding)


def _is_undone(sentence: Sentence, undone: dict[int, Span], span: Span) -> bool:
    """Tell "could" of "could be moved"; "could not leave" says more than it."""
    if sentence.has("infinitive", span.first) and is_brought_about(sentence, span.first):
        return True  # "forced 130 pupils to be evacuated"
    hidden = undone.get(span.first)
    return hidden is not None and not (hidden.first == span.first and span.last > hidden.last)


def _is_left(sentence: Sentence, span: Span) -> bool:
    """Tell "nine from intensive care", who are there no more, from "nine left on the roof"."""
    before = span.first - 1
    is_from = sentence.value("roles", before) == PlaceRole.ORIGIN
    return is_from and span.value in (TREAT, Event.AWAIT) and not sentence.has("preterites", before)


def _is_attribute(sentence: Sentence, span: Span) -> bool:
    """Tell the "wounded" of "and wounded civilians", which says nothing of other numbers.

    So too the "besieged" of "the besieged town".
    """
    if span.value == Event.AWAIT and span.last == span.first + 1:
        word = sentence.words[span.last] if span.last < len(sentence) else "."
        is_noun_next = word[0].isalpha() and not sentence.has("stops", span.last)
        if is_noun_next and sentence.has("articles", span.first - 1):
            return True
    if sentence.value("states", span.first) is None or span.last - span.first > 1:
        return False
    if sentence.lower[span.last : span.last + 1] and (
        sentence.lower[span.last] in sentence.lexicon.organizations
    ):
        return True  # "the refugee agency"
    follows = sentence.cover("counted").get(span.last)
    return follows is not None and sentence.value("states", span.last) is None


def _is_hedge(sentence: Sentence, span: Span) -> bool:
    """Tell the "took over" of "took over 3,700 people across" from the verb."""
    is_number = sentence.is_digits(span.last)
    is_long = span.last - span.first > 1 and span.value == OTHER
    return is_number and is_long and sentence.has("hedges_before", span.last - 1)


def _names_vehicle(sentence: Sentence, span: Span) -> bool:
    """Tell the "landing" of "landing craft" from the verb."""
    noun = sentence.cover("counted").get(span.first)
    return noun is not None and noun.value in VEHICLES and noun.last > span.last


def _is_counted_thing(sentence: Sentence, span: Span) -> bool:
    """Tell the "houses" of "emptied 25 houses" from the verb, and from "in 25 houses"."""
    if sentence.has("stops", span.first - 2) and not sentence.has("conjunctions", span.first - 2):
        return False
    before = sentence.lower[span.first - 1] if span.first else ""
    is_number = before[:1].isdecimal() or before in sentence.lexicon.numbers
    is_first = not span.first and sentence.lower[0].endswith("s")  # "Houses hit: 157"
    return (is_number or is_first) and sentence.value("units", span.first) == "other_count"
