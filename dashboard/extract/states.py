"""What a noun says itself of those it counts, or where they are: "40 wounded", "300 in camps"."""

from dashboard.base.vocabulary import Event, LeftoverReason
from dashboard.extract.bystanders import is_shared
from dashboard.extract.case import NEAR, Case, Verdict
from dashboard.extract.events import HARM, HOLD, Governor
from dashboard.extract.stays import stay_after, stay_before
from dashboard.extract.toponyms import is_named_at

_OVERRULING = HARM | {Event.SHELTER, Event.RETURN, Event.AWAIT}
_STATIC = frozenset({Event.SHELTER, Event.AWAIT, Event.RETURN})
_MOVED = frozenset({Event.EVACUATE, Event.DISPLACE, Event.RETURN})
_SINCE = 4  # cost of "since" between them and their verb
_COPULA_REACH = 5  # tokens: "are believed to be in"
_HOST_REACH = 8  # tokens from a building to the verb that tells whom it holds


def by_state(case: Case) -> Verdict:
    """Judge by a noun that says itself what happened: "40 wounded", "20,000 evacuees"."""
    noun, governor = case.item.noun, case.governor
    dead = _dead_before(case)
    if dead is not None:
        return dead, "state"
    if case.item.number.is_word and not noun.state and not _is_told(case):
        return LeftoverReason.OTHER_COUNT
    if not noun.state or noun.is_loose:
        return None
    is_move = noun.state in _MOVED
    if is_shared(case):
        return noun.state, "state"  # "half of the 9,000 evacuees have returned"
    verdict = _by_outcome(case)
    if verdict is not None:
        return verdict
    is_subject = governor is not None and governor.first >= case.item.last and case.is_near_joint
    is_near = case.is_near or (is_subject and governor is not None and governor.event in _STATIC)
    if is_move and governor is not None and is_near and not _is_hosted(case, governor):
        verdict = _by_overruling(governor, noun.state)
    elif is_move:
        verdict = by_stay(case)
    return verdict or (noun.state, "state")


def _by_outcome(case: Case) -> Verdict:
    """Judge by how it ended: "saved 1,312 lives", "three of the injured died"."""
    if _is_saved(case):
        return Event.EVACUATE, "verb"
    governor, noun = case.governor, case.item.noun
    is_after = governor is not None and governor.first >= case.item.last
    # "two of the injured have since died"
    most = NEAR + _SINCE * noun.is_anaphor
    is_near = governor is not None and governor.cost <= most
    if governor is not None and is_after and is_near and noun.state == Event.WOUND:
        return (Event.KILL, "verb") if governor.event == Event.KILL else None
    return None


def _dead_before(case: Case) -> str | None:
    """Return what a noun says of those whom it names next: "the bodies of 34 miners"."""
    sentence, before = case.reading.sentence, case.item.first - 1
    state = sentence.value("states", before - 1) if sentence.has("of", before) else None
    return str(state) if state in HARM and case.item.noun.counted else None


def _by_overruling(governor: Governor, state: str) -> Verdict:
    """Judge evacuees and refugees by a verb that says more: "900 evacuees returned"."""
    is_moved = state != Event.EVACUATE and governor.event == Event.EVACUATE
    if governor.event in _OVERRULING or is_moved:
        return governor.event, "verb"
    return (Event.SHELTER, "verb") if governor.event == HOLD else None


def _is_hosted(case: Case, governor: Governor) -> bool:
    """Tell "Sudan has taken in 62,000 refugees" from "the camp has taken in 900 refugees"."""
    is_active = governor.event == Event.SHELTER and governor.last <= case.item.first
    is_displaced = case.item.noun.state == Event.DISPLACE
    return is_active and is_displaced and not is_lodging(case, governor)


def _is_told(case: Case) -> bool:
    """Tell "one woman, aged 63, was killed" from a "one" that counts nothing."""
    is_harmed = case.governor is not None and case.governor.event in HARM and case.is_near_joint
    parts = case.reading.sentence.cover("parts")
    return case.is_near or is_harmed or case.item.first - 1 in parts


def _is_saved(case: Case) -> bool:
    """Tell "saved 1,312 lives" from "claimed 31 lives"."""
    sentence, noun, governor = case.reading.sentence, case.item.noun, case.governor
    is_saving = governor is not None and case.is_near and governor.event == Event.EVACUATE
    is_taking = governor is not None and sentence.has("transfers", governor.first)
    return is_saving and not is_taking and sentence.has("living", noun.last - 1)


def by_stay(case: Case) -> Verdict:
    """Judge by where people are, where no verb is near: "1,200 in camps", "300 with relatives".

    Of those who only are somewhere nothing is told.
    """
    if _is_only_there(case):
        return LeftoverReason.OTHER_COUNT
    sentence, item, governor = case.reading.sentence, case.item, case.governor
    if governor is not None and governor.cost <= NEAR and governor.event != HOLD:
        return None
    stay = stay_after(sentence, item.last)
    if stay is None and case.governor is None and item.noun.counted:
        stay = stay_before(sentence, item.first)
    return None if stay is None else (stay.event, "stay")


def is_lodging(case: Case, governor: Governor) -> bool:
    """Tell "the gym held 120" from "the town holds 9,000"."""
    before = range(max(0, governor.first - _HOST_REACH), governor.first)
    return case.reading.sentence.has_within("stays", before)


def _is_only_there(case: Case) -> bool:
    """Tell "4,000 Britons are in Sudan", "there are 4,000 in Sudan" from "4,000 are still in"."""
    sentence, item = case.reading.sentence, case.item
    if case.governor is not None or item.noun.state or not item.noun.counted:
        return False
    near = range(item.last, item.last + _COPULA_REACH)
    at = next((i for i in near if sentence.has("static_roles", i)), len(sentence))
    before = range(max(0, item.first - _COPULA_REACH), item.first)
    is_there = at == item.last and any(
        sentence.has("place_pronouns", i) and sentence.has("finites", i + 1) for i in before
    )
    is_subject = sentence.has("finites", item.last) and not sentence.has_within(
        "cumulative", range(item.last, at)
    )
    return (is_there or is_subject) and is_named_at(sentence, at + 1)
