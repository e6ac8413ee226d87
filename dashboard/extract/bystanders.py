"""Numbers of people of whom nothing is told here: helpers, the whole of a share, a town's dwellers.

Each rule gives the reason of a leftover, or None where it has nothing to say.
"""

from dashboard.base.vocabulary import Counted, Event, LeftoverReason
from dashboard.extract.case import Case, Verdict
from dashboard.extract.events import HARM, TREAT, Governor
from dashboard.extract.sentence import Sentence

_SUFFERED = HARM | {Event.EVACUATE, Event.RETURN, Event.AWAIT}
_PARTING = ("conjunctions", "events", "transfers")  # what parts a whole from a share before
_ALIVE = 1  # tokens from a part to "out of"
_JOINT_REACH = 8  # tokens from one number to another that goes with it
_SHARE_REACH = 5
_PLACE_REACH = 8  # tokens from a whole over its place to the comma
_CLAUSE_REACH = 3  # tokens from a pronoun to its verb: "who had left"
_NAME_REACH = 4  # tokens from a town's article to the number of its dwellers
_HOUSEHOLD = 12  # the most that "her five children" counts


def by_agent(case: Case) -> Verdict:
    """Leave out helpers, unless something is done to them."""
    noun, sentence, governor = case.item.noun, case.reading.sentence, case.governor
    is_agent = not noun.is_empty and sentence.value("agents", noun.last - 1) is not None
    if not is_agent or _goes_with_figure(case):
        return None
    is_harmed = governor is not None and governor.event in HARM and _is_passive(case)
    is_near = case.is_near or is_harmed
    is_near = is_near or (case.is_near_joint and (_is_coordinated(case) or _is_passive(case)))
    if governor is None or not is_near or governor.event not in _SUFFERED:
        return LeftoverReason.OTHER_COUNT
    return LeftoverReason.OTHER_COUNT if _is_doer(case, governor) else (governor.event, "verb")


def _is_doer(case: Case, governor: Governor) -> bool:
    """Tell "volunteers had guided" from "were guided", and "divers look for the six"."""
    sentence, item = case.reading.sentence, case.item
    if governor.last < item.first:  # "Search and Rescue had 120 volunteers"
        return governor.event in (Event.EVACUATE, Event.MISS, TREAT)
    auxiliaries, between = sentence.cover("auxiliaries"), range(item.last, governor.first)
    is_passive = any(i in auxiliaries for i in between)
    return governor.event == Event.EVACUATE and governor.first >= item.last and not is_passive


def _is_passive(case: Case) -> bool:
    """Tell "six workers of a plant in Erwin were swept away" from what helpers do."""
    governor, sentence = case.governor, case.reading.sentence
    is_after = governor is not None and governor.first >= case.item.last
    return governor is not None and is_after and sentence.has("passives", governor.first - 1)


def _goes_with_figure(case: Case) -> bool:
    """Tell "61 passengers and 21 crew": counted with people who are told of."""
    drafts, first = case.context.drafts, case.item.first
    is_last = bool(drafts) and drafts[-1].is_people and drafts[-1].index == case.reading.index
    is_last = is_last and first - drafts[-1].item.last <= _JOINT_REACH
    is_part = (
        is_last and drafts[-1].event in HARM and first - 1 in case.reading.sentence.cover("parts")
    )
    return is_last and (is_part or case.reading.sentence.has("conjunctions", first - 1))


def _is_coordinated(case: Case) -> bool:
    """Tell "13 troops and some 170 civilians were killed"."""
    after = case.reading.items.after(case.item)
    last = case.item.last
    is_joined = after is not None and after.first == last + 1
    return is_joined and case.reading.sentence.has("conjunctions", last)


def by_speaker(case: Case) -> Verdict:
    """Leave out those who are quoted: "four of the passengers told the agency"."""
    sentence, last = case.reading.sentence, case.item.last
    after = case.reading.items.after(case.item)
    if after is not None and case.item.number.end < after.first <= last + 2:
        return None
    is_few = (case.item.number.high or 0) <= _HOUSEHOLD
    is_quoted = is_few and (sentence.has("said", last) or sentence.has("telling", last))
    return LeftoverReason.OTHER_COUNT if is_quoted else None


def by_base(case: Case) -> Verdict:
    """Leave out the whole that only a part of is told of: "of 5,200 residents, 4,900 left"."""
    item, sentence, governor = case.item, case.reading.sentence, case.governor
    after = case.reading.items.after(item)
    if item.noun.state or case.told is not None:
        return None
    is_part_told = is_shared(case) and not _has_own_clause(case)
    if is_part_told or _counts_things(case) or _is_whole_of_part(case):
        return LeftoverReason.OTHER_COUNT
    if after is None:
        return None
    near = range(item.first - 1, max(-1, item.first - _SHARE_REACH - 1), -1)
    at = next((i for i in near if sentence.has("of", i)), item.first)
    is_named = not any(sentence.has_within(kind, range(at, item.first)) for kind in _PARTING)
    is_opening = is_named and at < item.first and (at == 0 or sentence.is_mark(",", at - 1))
    adjoined = sentence.cover("adjoined").get(item.last)  # "of the 78 on board, 22 drowned"
    end = adjoined.last if adjoined is not None else _end_of_place(sentence, item.last)
    is_next = after.first <= end + sentence.is_mark(",", end) + 1
    is_next = is_next and not sentence.has("conjunctions", item.last)
    if is_opening and is_next and (governor is None or governor.first >= item.last):
        return LeftoverReason.OTHER_COUNT
    return None


def _is_whole_of_part(case: Case) -> bool:
    """Tell the 6,000 of "about 2,000 people out of 6,000" and of "2,000 remain of 6,000"."""
    sentence, item, before = case.reading.sentence, case.item, case.reading.items.before(case.item)
    if before is None or not item.noun.is_empty:
        return False
    if sentence.has("of", item.first - 1) and before.last == item.first - 2:
        return sentence.has("events", before.last)
    span = sentence.cover("ratios").get(item.first - 1)
    is_out = span is not None and span.value == "out" and span.last == item.first
    return is_out and span is not None and span.first - before.last <= _ALIVE


def _end_of_place(sentence: Sentence, last: int) -> int:
    """Return where the comma stands after "Of the 5,200 people on the island,"."""
    if not sentence.has_any(("roles", "stay_openers"), last):
        return last
    for index in range(last + 1, last + _PLACE_REACH):
        if sentence.is_mark(",", index):
            return index
        if sentence.has_any(("events", "finites", "links"), index):
            break
    return last


def _has_own_clause(case: Case) -> bool:
    """Tell "most of the 900 who left" from "most of the 900 residents left"."""
    governor, last = case.governor, case.item.last
    is_led = case.reading.sentence.has("relatives", last)
    return is_led and governor is not None and 0 < governor.first - last <= _CLAUSE_REACH


def _counts_things(case: Case) -> bool:
    """Tell "seven of the 12 corridors" from "seven of the 12 patients"."""
    end, after = case.item.number.end, case.reading.items.after(case.item)
    span = case.reading.sentence.cover("parts").get(end)
    if case.item.noun.is_empty and case.reading.sentence.has("wrecking", case.item.first - 1):
        return case.governor is None  # "bridges damaged 157"
    if after is None or span is None or not case.item.noun.is_empty:
        return False
    is_whole = span.value == "whole" and span.last - 1 <= after.first <= span.last + 1
    return is_whole and not after.noun.is_empty and not after.noun.counted


def is_shared(case: Case) -> bool:
    """Tell the whole of a share: "half of the town's 40,000 people have fled"."""
    sentence, first = case.reading.sentence, case.item.first
    before = range(first - 1, max(0, first - _SHARE_REACH), -1)
    at = next((i for i in before if sentence.has("of", i)), 0)
    is_bound = all(
        (sentence.words[i].isalpha() and not sentence.has_any(_PARTING, i))
        or i in sentence.cover("possessive")
        for i in range(at + 1, first)
    )
    is_share = sentence.has("shares", at - 1) or _is_several(case, at - 1)
    return at > 0 and is_bound and is_share


def _is_several(case: Case, last: int) -> bool:
    """Tell "nine of the 40 men" from "one of 700 people who sleep in the hangar"."""
    before = case.reading.items.before(case.item)
    if before is None or before.last != last + 1:
        return case.reading.items.owns(last)
    # "291 people of 70 families live in camps": both are told of
    is_both = before.noun.counted == Counted.PERSON and case.item.noun.counted == Counted.HOUSEHOLD
    return case.reading.items.owns(last) and not (before.number.is_word or is_both)


def by_goods(case: Case) -> Verdict:
    """Leave out those for whom something is brought: "food for 40,000 people"."""
    sentence, first = case.reading.sentence, case.item.first
    is_for = sentence.value("roles", first - 1) is not None and not any(
        sentence.has(kind, first - 1) for kind in ("of", "totalling", "events")
    )
    governor = case.governor
    is_told = governor is not None and governor.first == case.item.last  # "driven out"
    if is_for and sentence.has("stays", first - 2) and not is_told:
        return LeftoverReason.HYPOTHETICAL  # "a shelter for 500 people"
    is_receiver = sentence.has_within("goods", range(max(0, first - 3), first - 1))
    if is_receiver and sentence.value("roles", first - 1) is not None:
        return LeftoverReason.OTHER_COUNT
    return None


def by_dwelling(case: Case) -> Verdict:
    """Leave out those who live in a place: "Idlib, a city of 15,000", "it has 900 inhabitants"."""
    sentence, item = case.reading.sentence, case.item
    before = item.first - 1
    is_apposed = sentence.is_mark(",", before - 1) or sentence.is_mark("(", before - 1)
    if sentence.has("populations", before) and is_apposed:
        return LeftoverReason.OTHER_COUNT
    if sentence.has("having", before) and not item.noun.state:
        is_dweller = sentence.has("inhabitants", item.noun.last - 1)
        is_town = sentence.has("sites", before - 1) and sentence.has("dwellers", item.noun.last - 1)
        is_town = is_town and _is_any(sentence, before - 1)
        is_site = is_town and sentence.value("having", before) == "with"
        is_owner = sentence.value("having", before) == "verb" or sentence.is_mark(",", before - 1)
        is_owner = is_owner and is_dweller
        is_owned = is_site or is_owner or _is_object(case)
        return LeftoverReason.OTHER_COUNT if is_owned else None
    is_town = sentence.has("of", before) and sentence.has("sites", before - 1)
    is_aside = is_town and not _is_subject(case) and not _is_emptied(case)
    is_untold = item.noun.is_empty or case.governor is None
    is_aside = is_aside and (is_untold or _is_aside(case, before - 1))
    return LeftoverReason.OTHER_COUNT if is_aside else None


def _is_object(case: Case) -> bool:
    """Tell "it has 900 employees and reached Ruiru" from "it has 900 people trapped"."""
    sentence, governor, last = case.reading.sentence, case.governor, case.item.last
    is_verb = sentence.value("having", case.item.first - 1) == "verb"
    is_after = governor is not None and governor.first > last
    return is_verb and is_after and sentence.has("conjunctions", last)


def _is_any(sentence: Sentence, site: int) -> bool:
    """Tell "a town with 900 people" from "left the hills with 900 people"."""
    before = (sentence.lower[i] for i in range(max(0, site - _NAME_REACH), site))
    return any(sentence.lexicon.numbers.get(word, ("", 0))[0] == "article" for word in before)


def _is_subject(case: Case) -> bool:
    """Tell "Miami, a city of 15,000, was cleared" from "fled to Miami, a city of 15,000"."""
    sentence, last = case.reading.sentence, case.item.last
    return sentence.is_mark(",", last) and sentence.has("auxiliaries", last + 1)


def _is_emptied(case: Case) -> bool:
    """Tell "the town of 9,000 was cleared" from "the town of 9,000 has become an island"."""
    sentence, governor, last = case.reading.sentence, case.governor, case.item.last
    if governor is None or governor.first < last or governor.event not in _SUFFERED:
        return False
    return sentence.has("finites", last) or last == governor.first


def _is_aside(case: Case, site: int) -> bool:
    """Tell "in a town of 9,000" and ", a town of 9,000" from "the town of 9,000 was cleared"."""
    sentence = case.reading.sentence
    for index in range(site - 1, max(-1, site - _NAME_REACH), -1):
        if sentence.has("articles", index):
            is_led_to = sentence.has("roles", index - 1) and not sentence.has("events", index - 1)
            return sentence.is_mark(",", index - 1) or is_led_to
    return False


def by_owner(case: Case) -> Verdict:
    """Leave out the kin of someone: "she walked with her five children"."""
    sentence, item = case.reading.sentence, case.item
    is_few = (item.number.high or 0) <= _HOUSEHOLD and item.noun.counted and not item.noun.state
    is_owned = sentence.has_within("owners", range(item.first - 1, item.number.first))
    is_harmed = case.is_near and case.governor is not None and case.governor.event in HARM
    return LeftoverReason.OTHER_COUNT if is_few and is_owned and not is_harmed else None
