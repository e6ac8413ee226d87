"""What happened to a number of people: the rules in the order in which they are asked.

Each rule gives the event and its own name, a reason where the number is no figure, or None where
it has nothing to say.
"""

from dashboard.base.vocabulary import Event, LeftoverReason, PlaceRole
from dashboard.extract.bystanders import (
    by_agent,
    by_base,
    by_dwelling,
    by_goods,
    by_owner,
    by_speaker,
)
from dashboard.extract.case import REST, Case, Verdict
from dashboard.extract.events import FARTHEST, HARM, HOLD, OTHER
from dashboard.extract.parts import by_sum
from dashboard.extract.states import by_state, by_stay, is_lodging

_PART_REACH = 3
_LED = 1  # cost of a verb with nothing but its auxiliary before it
_ELLIPTIC_REACH = 16
_BESIDE_REACH = 4
_ROW_MARKS = frozenset(":–—|-")
_ROW_REACH = 3  # sentences
_LONGEST_ROW = 7  # tokens
_OPENING = 2  # tokens
_LIST = 5  # figures of a list of parts, with the whole
_JOURNEYS = (Event.EVACUATE, Event.DISPLACE)
_WAYS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)


def decide_people(case: Case) -> tuple[str, str] | LeftoverReason:
    """Return event and rule for a number of people or households, or why it is no figure.

    Parameters
    ----------
    case : Case
        The number.
    """
    for rule in (
        by_base,
        by_goods,
        by_dwelling,
        by_owner,
        by_speaker,
        by_state,
        by_agent,
        _by_reference,
        by_sum,
        _by_whole,
        by_stay,
        _by_verb,
        _by_sequel,
    ):
        verdict = rule(case)
        if verdict is not None:
            return verdict
    return _by_topic(case)


def _by_reference(case: Case) -> Verdict:
    """Judge "all three" and "the 1,757" by the figure of the same number before."""
    told = case.told
    hedges = case.reading.sentence.cover("hedges_before")
    before = range(case.item.first, case.item.number.first)
    ordinals = case.reading.sentence.cover("ordinals")  # "in the first two" convoys
    is_definite = len(before) > 0 and all(
        hedges[i].value == "exact" and i not in ordinals for i in before if i in hedges
    )
    if told is not None and case.item.noun.is_empty and is_definite:
        return told, "repeat"
    return None


def _by_whole(case: Case) -> Verdict:
    """Judge "of them", "the other three" by the figure they are a part of."""
    whole = _event_before(case)
    if whole is None:
        return None
    if _is_included(case):
        return whole, "included"
    if not (case.item.noun.is_anaphor or _is_rest(case)):
        return None
    governor = case.governor
    if governor is None or governor.event == OTHER:
        return whole, "part"
    is_own = governor.cost <= _PART_REACH or case.is_predicate
    return (governor.event if is_own else whole), "part"


def _is_rest(case: Case) -> bool:
    """Tell whether words of part stand before a number: "the other three"."""
    parts = case.reading.sentence.cover("parts")
    is_rest = any(
        i in parts and parts[i].value != "whole"
        for i in range(case.item.first, case.item.number.first)
    )
    # "Of this number 145,639 came by sea"
    return is_rest or any(
        span.last == case.item.first and span.value == "of" and _is_opening(case, span.first)
        for span in case.reading.sentence.spans("parts")
    )


def _is_opening(case: Case, index: int) -> bool:
    """Tell whether a token begins its sentence or a clause: "; of these 141 hold passports"."""
    before = case.reading.sentence.words[max(0, index - 1) : index]
    return index < _OPENING or before in ([";"], [":"], ["/"])


def _is_included(case: Case) -> bool:
    """Tell "including 47 children" between a whole and a verb that both share."""
    parts, first = case.reading.sentence.cover("parts"), case.item.first
    is_part = first - 1 in parts and parts[first - 1].value != "of"
    governor = case.governor
    is_shared = governor is None or (
        governor.first > case.item.last and case.reading.sentence.is_mark(",", case.item.last)
    )
    return is_part and is_shared and bool(case.item.noun.counted)


def _by_verb(case: Case) -> Verdict:
    """Judge by the word that governs the number."""
    governor, noun = case.governor, case.item.noun
    reach = _ELLIPTIC_REACH if case.is_small else FARTHEST
    if governor is None or not (noun.counted or governor.cost <= reach):
        return None
    if governor.event == HOLD and (
        is_lodging(case, governor) or (noun.is_empty and _event_before(case) == Event.SHELTER)
    ):
        return Event.SHELTER, "verb"
    if governor.event in (OTHER, HOLD):
        # "46,000 displaced people need help" still tells that they were displaced.
        return (noun.state, "state") if noun.state in _JOURNEYS else ("", "idle")
    is_bare = (
        noun.is_empty and not noun.counted and case.is_small and case.item.number.value is not None
    )
    is_object = governor.event == Event.EVACUATE and governor.last == case.item.first
    is_led = governor.cost <= _LED and case.is_predicate  # "nine were led out"
    is_told = governor.event in HARM or is_object or is_led  # "killed nine", "saved nine"
    if is_bare and not is_told and _event_before(case) is None:
        return LeftoverReason.OTHER_COUNT
    return governor.event, "verb" if noun.counted else "elliptic"


def _by_neighbors(case: Case) -> Verdict:
    """Judge by the row before, the vehicle before, or a noun beside that tells."""
    row = _row_before(case)
    if row is not None:
        return row, "carried"
    if case.governor is not None:
        return None
    if _is_riding(case):
        return Event.EVACUATE, "riding"
    named = _named_beside(case)
    return None if named is None else (named, "beside")


def _is_riding(case: Case) -> bool:
    """Tell "in 21 buses sat 1,150 people", where no known verb tells."""
    is_joined = case.reading.sentence.has("conjunctions", case.item.first - 1)
    if not case.item.noun.counted or is_joined:
        return False
    drafts, items = case.context.drafts, case.reading.items
    before = items.before(case.item)
    last = drafts[-1] if drafts else None
    is_last = last is not None and last.index == case.reading.index and not last.is_people
    return is_last and before is not None and last is not None and last.item is before


def _row_before(case: Case) -> str | None:
    """Return what the row before says, for "Tabarre, 2,933" and "Brovary and Kyiv: 1,860."."""
    sentence, item, drafts = case.reading.sentence, case.item, case.context.drafts
    told = [draft for draft in reversed(drafts[-4:]) if draft.is_people and draft.rule != REST]
    last = told[0] if told else None
    if last is not None and last.has_part_words and last.event not in _JOURNEYS:
        # "Koura: 2,100" below "4,300 people, of whom 1,100 are in hotels" is of the 4,300
        last = next((d for d in told if d.index == last.index and not d.has_part_words), last)
    if not item.noun.is_empty or last is None or case.governor is not None:
        return None
    mark = sentence.lower[item.first - 1] if item.first else ""
    is_last = item.last >= len(sentence) or (
        item.last == len(sentence) - 1 and sentence.is_mark(".", item.last)
    )
    is_row = mark in _ROW_MARKS or (mark == "," and len(sentence) <= _LONGEST_ROW)
    is_row = is_row or (not case.is_small and _is_named_row(case))
    is_next = last.index >= case.reading.index - _ROW_REACH
    return last.event if is_last and is_row and is_next else None


def _is_named_row(case: Case) -> bool:
    """Tell "United States 2,870", a line of names and a number."""
    sentence, first = case.reading.sentence, case.item.first
    names = [word for word in sentence.words[:first] if word != ","]
    is_short = 0 < len(names) < _LONGEST_ROW and first == case.item.number.first
    return is_short and all(word[0].isupper() for word in names)


def _named_beside(case: Case) -> str | None:
    """Return what a noun in the sentence says of those counted: "600 of the evacuees"."""
    for span in case.reading.sentence.spans("states"):
        is_near = span.first >= case.item.last - 1
        left, right = (case.item.last, span.first) if is_near else (span.last, case.item.first)
        is_own = case.reading.items.count(left, right) == 0 and right - left <= _BESIDE_REACH
        # or it heads a list, as in "Displaced people by region: Oromia 45,000; Somali 62,000"
        is_head = span.first < _OPENING and span.last <= left and _is_headed(case, span.last)
        if span.value in _JOURNEYS and (is_own or is_head):
            return str(span.value)
    return None


def _is_headed(case: Case, last: int) -> bool:
    """Tell whether a colon ends a heading that begins a sentence, before its first number."""
    sentence, item = case.reading.sentence, case.item
    reach = range(last, min(item.first, last + _LONGEST_ROW))
    colon = next((i for i in reach if sentence.is_mark(":", i)), None)
    is_before = colon is not None and case.reading.items.count(0, colon) == 0
    return is_before and item.noun.is_empty


def _by_sequel(case: Case) -> Verdict:
    """Judge a number that no word governs by the one it goes on with, or by one told before."""
    noun = case.item.noun
    if noun.state:
        return noun.state, "state"
    beside = _by_neighbors(case)
    if beside is not None:
        return beside
    whole = _event_of_whole(case) or _event_before(case)
    if whole in HARM and noun.counted and not _goes_on(case):
        whole = None  # who else is counted in the next sentence need not be dead too
    if whole is not None and (noun.counted or _follows_figure(case)):
        return whole, "carried"
    told = case.told
    if told is not None and noun.is_empty and not case.is_small:
        return told, "repeat"
    return None


def _by_topic(case: Case) -> tuple[str, str] | LeftoverReason:
    """Take people of whom no known word tells what happened with what the report tells of."""
    if case.item.noun.counted:
        if any(place.role in _WAYS for place in case.reading.places):
            return case.context.theme, "journey"
        told = [
            draft.event
            for draft in case.context.drafts[-8:]
            if draft.is_people and draft.event not in HARM
        ]
        if told:
            return told[-1], "topic"
    return LeftoverReason.UNKNOWN


def _event_before(case: Case) -> str | None:
    """Return the event of the last number of people, in this sentence or the one before."""
    for draft in reversed(case.context.drafts[-4:]):
        if draft.is_people and draft.rule != REST:
            gap = case.reading.sentence.start - draft.sentence[1]
            return draft.event if gap < 3 else None
    return None


def _event_of_whole(case: Case) -> str | None:
    """Return what befell the whole, for the 95 of "among them 310 wounded and 95 children"."""
    drafts = case.context.drafts
    last = drafts[-1] if drafts else None
    if last is None or last.rule != "state" or last.index != case.reading.index:
        return None
    here = [d for d in drafts[-_LIST:] if d.index == last.index and d.is_people]
    if not case.item.noun.counted or not any(d.has_part_words for d in here):
        return None
    wholes = (d for d in reversed(drafts[-_LIST:-1]) if d.is_people and d.rule != "state")
    whole = next((d for d in wholes if not d.has_part_words), None)
    return None if whole is None else whole.event


def _goes_on(case: Case) -> bool:
    """Tell "another 12 men", and numbers in one sentence, from a new sentence."""
    more = case.reading.sentence.cover("more")
    item, drafts = case.item, case.context.drafts
    is_more = any(i in more for i in range(item.first, item.last))
    return is_more or (bool(drafts) and drafts[-1].index == case.reading.index)


def _follows_figure(case: Case) -> bool:
    """Tell whether the number before in the sentence is a figure, so that this goes on with it."""
    before = case.reading.items.before(case.item)
    if before is None:
        return True
    return bool(before.noun.counted) or before.noun.is_empty or before.noun.is_anaphor
