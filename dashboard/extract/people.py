"""What happened to a number of people: the rules in the order in which they are asked.

Each rule gives the event and its own name, a reason where the number is no figure, or None where
it has nothing to say.
"""

from dataclasses import dataclass

from dashboard.base.vocabulary import Event, LeftoverReason, PlaceRole
from dashboard.extract.context import Context, Reading
from dashboard.extract.events import FARTHEST, HOLD, OTHER, TREAT, Governor, Item
from dashboard.extract.stays import stay_after

Verdict = tuple[str, str] | LeftoverReason | None

_HARM = frozenset({Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN, TREAT})
_OVERRULING = _HARM | {Event.SHELTER, Event.RETURN, Event.AWAIT}
_NEAR = 6
_NEAR_JOINT = 16  # with another number between
_PART_REACH = 3
_SHARE_REACH = 5
_ELLIPTIC_REACH = 16
_HOST_REACH = 4
_SMALL = 12  # a small number without a noun may count anything
_WAYS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)


@dataclass(frozen=True, slots=True)
class Case:
    """A number of people, or one without a noun, with what may decide on it."""

    reading: Reading
    item: Item
    governor: Governor | None
    context: Context

    @property
    def is_near(self) -> bool:
        """Whether the governing word stands close by."""
        return self.governor is not None and self.governor.cost <= _NEAR

    @property
    def is_near_joint(self) -> bool:
        """Whether it stands close by another number that this one is joined to."""
        return self.governor is not None and self.governor.cost <= _NEAR_JOINT

    @property
    def is_small(self) -> bool:
        """Whether the number is so small that it needs more to be told by."""
        return (self.item.number.low or 0) <= _SMALL


def decide_people(case: Case) -> tuple[str, str] | LeftoverReason:
    """Return event and rule for a number of people or households, or why it is no figure.

    Parameters
    ----------
    case : Case
        The number.
    """
    for rule in (
        _by_base,
        _by_goods,
        _by_state,
        _by_agent,
        _by_reference,
        _by_whole,
        _by_stay,
        _by_verb,
        _by_sequel,
    ):
        verdict = rule(case)
        if verdict is not None:
            return verdict
    return _by_topic(case)


def _by_state(case: Case) -> Verdict:
    """Judge by a noun that says itself what happened: "40 wounded", "20,000 evacuees"."""
    noun, governor = case.item.noun, case.governor
    if case.item.number.is_word and not noun.state and not case.is_near:
        return LeftoverReason.OTHER_COUNT
    if not noun.state or noun.is_loose:
        return None
    is_move = noun.state in (Event.EVACUATE, Event.DISPLACE)
    if _is_saved(case):
        return Event.EVACUATE, "verb"
    if is_move and governor is not None and case.is_near:
        if governor.event in _OVERRULING:
            return governor.event, "verb"
        if governor.event == HOLD:
            return Event.SHELTER, "verb"
    return (_by_stay(case) if is_move else None) or (noun.state, "state")


def _is_saved(case: Case) -> bool:
    """Tell "saved 1,312 lives" from "claimed 31 lives"."""
    sentence, noun, governor = case.reading.sentence, case.item.noun, case.governor
    is_saving = governor is not None and case.is_near and governor.event == Event.EVACUATE
    return is_saving and sentence.has("living", noun.last - 1)


def _by_agent(case: Case) -> Verdict:
    """Leave out helpers, unless something is done to them."""
    noun, sentence, governor = case.item.noun, case.reading.sentence, case.governor
    if noun.is_empty or sentence.value("agents", noun.last - 1) is None:
        return None
    is_near = case.is_near or (_is_coordinated(case) and case.is_near_joint)
    if governor is None or not is_near or governor.event not in _HARM | {Event.EVACUATE}:
        return None if _goes_with_figure(case) else LeftoverReason.OTHER_COUNT
    if governor.event == Event.EVACUATE and governor.last < case.item.first:
        return LeftoverReason.OTHER_COUNT  # "Search and Rescue had 120 volunteers"
    if governor.event == Event.EVACUATE and governor.first >= case.item.last:
        between = range(case.item.last, governor.first)
        if not any(i in sentence.cover("auxiliaries") for i in between):
            return LeftoverReason.OTHER_COUNT  # "volunteers had guided", not "were guided"
    return governor.event, "verb"


def _goes_with_figure(case: Case) -> bool:
    """Tell "61 passengers and 21 crew": counted with people who are told of."""
    drafts, first = case.context.drafts, case.item.first
    is_last = bool(drafts) and drafts[-1].is_people and drafts[-1].index == case.reading.index
    return is_last and case.reading.sentence.has("conjunctions", first - 1)


def _is_coordinated(case: Case) -> bool:
    """Tell "13 troops and some 170 civilians were killed"."""
    after = case.reading.items.after(case.item)
    last = case.item.last
    is_joined = after is not None and after.first == last + 1
    return is_joined and case.reading.sentence.has("conjunctions", last)


def _by_base(case: Case) -> Verdict:
    """Leave out the whole that only a part of is told of: "of 5,200 residents, 4,900 left"."""
    item, sentence, governor = case.item, case.reading.sentence, case.governor
    after = case.reading.items.after(item)
    if item.noun.state or _same_number(case) is not None:
        return None
    if _is_shared(case):
        return LeftoverReason.OTHER_COUNT
    if after is None:
        return None
    is_of = sentence.has("of", item.first - 1)
    is_opening = is_of and (item.first < 2 or sentence.is_mark(",", item.first - 2))
    is_next = sentence.is_mark(",", item.last) and after.first <= item.last + 2
    if is_opening and is_next and (governor is None or governor.first >= item.last):
        return LeftoverReason.OTHER_COUNT
    return None


def _is_shared(case: Case) -> bool:
    """Tell the whole of a share: "half of the town's 40,000 people have fled"."""
    sentence, first = case.reading.sentence, case.item.first
    before = range(first - 1, max(0, first - _SHARE_REACH), -1)
    at = next((i for i in before if sentence.has("of", i)), 0)
    is_bound = all(
        sentence.words[i].isalpha() or i in sentence.cover("possessive")
        for i in range(at + 1, first)
    )
    is_share = sentence.has("shares", at - 1) or case.reading.items.owns(at - 1)
    return at > 0 and is_bound and is_share


def _by_goods(case: Case) -> Verdict:
    """Leave out those for whom something is brought: "food for 40,000 people"."""
    sentence, first = case.reading.sentence, case.item.first
    is_receiver = any(sentence.has("goods", i) for i in range(max(0, first - 3), first - 1))
    if is_receiver and sentence.value("roles", first - 1) is not None:
        return LeftoverReason.OTHER_COUNT
    return None


def _by_reference(case: Case) -> Verdict:
    """Judge "all three" and "the 1,757" by the figure of the same number before."""
    told = _same_number(case)
    hedges = case.reading.sentence.cover("hedges_before")
    before = range(case.item.first, case.item.number.first)
    is_definite = len(before) > 0 and all(hedges[i].value == "exact" for i in before if i in hedges)
    if told is not None and case.item.noun.is_empty and is_definite:
        return told, "repeat"
    return None


def _by_whole(case: Case) -> Verdict:
    """Judge "of them", "the other three" by the figure they are a part of."""
    parts = case.reading.sentence.cover("parts")
    is_rest = any(i in parts for i in range(case.item.first, case.item.number.first))
    whole = _event_before(case)
    if whole is not None and _is_included(case):
        return whole, "included"
    if whole is None or not (case.item.noun.is_anaphor or is_rest):
        return None
    governor = case.governor
    if governor is not None and governor.cost <= _PART_REACH and governor.event != OTHER:
        return governor.event, "part"
    return whole, "part"


def _is_included(case: Case) -> bool:
    """Tell "including 47 children" between a whole and a verb that both share."""
    parts, first = case.reading.sentence.cover("parts"), case.item.first
    is_part = first - 1 in parts and parts[first - 1].value != "of"
    governor = case.governor
    is_shared = governor is None or (
        governor.first > case.item.last and case.reading.sentence.is_mark(",", case.item.last)
    )
    return is_part and is_shared and bool(case.item.noun.counted)


def _by_stay(case: Case) -> Verdict:
    """Judge by where people are, where no verb is near: "1,200 in camps", "300 with relatives"."""
    if case.governor is not None and case.governor.cost <= _NEAR:
        return None
    stay = stay_after(case.reading.sentence, case.item.last)
    return None if stay is None else (stay.event, "stay")


def _by_verb(case: Case) -> Verdict:
    """Judge by the word that governs the number."""
    governor, noun = case.governor, case.item.noun
    reach = _ELLIPTIC_REACH if case.is_small else FARTHEST
    if governor is None or not (noun.counted or governor.cost <= reach):
        return None
    if governor.event == HOLD and (
        _is_lodging(case, governor) or (noun.is_empty and _event_before(case) == Event.SHELTER)
    ):
        return Event.SHELTER, "verb"
    if governor.event in (OTHER, HOLD):
        return LeftoverReason.OTHER_COUNT
    is_bare = (
        noun.is_empty and not noun.counted and case.is_small and case.item.number.value is not None
    )
    if is_bare and governor.event not in _HARM and _event_before(case) is None:
        return LeftoverReason.OTHER_COUNT
    return governor.event, "verb" if noun.counted else "elliptic"


def _is_lodging(case: Case, governor: Governor) -> bool:
    """Tell "the gym held 120" from "the town holds 9,000"."""
    before = range(max(0, governor.first - _HOST_REACH), governor.first)
    return any(case.reading.sentence.has("stays", i) for i in before)


def _by_sequel(case: Case) -> Verdict:
    """Judge a number that no word governs by the one it goes on with, or by one told before."""
    noun = case.item.noun
    if noun.state:
        return noun.state, "state"
    whole = _event_before(case)
    if whole is not None and (noun.counted or _follows_figure(case)):
        return whole, "carried"
    told = _same_number(case)
    if told is not None and noun.is_empty and not case.is_small:
        return told, "repeat"
    return None


def _by_topic(case: Case) -> tuple[str, str] | LeftoverReason:
    """Take people of whom no known word tells what happened with what the report tells of."""
    if case.item.noun.counted:
        if any(place.role in _WAYS for place in case.reading.places):
            return case.context.theme, "journey"
        told = [draft.event for draft in case.context.drafts[-8:] if draft.is_people]
        if told:
            return told[-1], "topic"
    return LeftoverReason.UNKNOWN


def _same_number(case: Case) -> str | None:
    """Return the event of an earlier figure of people with the same number."""
    number = case.item.number
    event, index = case.context.told.get((number.low or 0, number.high or 0), ("", 0))
    return event if event and index != case.reading.index else None


def _event_before(case: Case) -> str | None:
    """Return the event of the last number of people, in this sentence or the one before."""
    for draft in reversed(case.context.drafts[-4:]):
        if draft.is_people:
            gap = case.reading.sentence.start - draft.sentence[1]
            return draft.event if gap < 3 else None
    return None


def _follows_figure(case: Case) -> bool:
    """Tell whether the number before in the sentence is a figure, so that this goes on with it."""
    before = case.reading.items.before(case.item)
    if before is None:
        return True
    return bool(before.noun.counted) or before.noun.is_empty or before.noun.is_anaphor
