"""Which of several events happened to a number of people: the rules' verdict and signs, weighed.

The rules read one clause; weights learned from annotated reports also count what else stands
around the number. They choose among moves, waits and stays, or none of them. What the rules say of
the dead, hurt, sick and missing stands, and so does each reason that they name against a number.
"""

from dashboard.base.vocabulary import Event
from dashboard.extract.case import REST, SUMMED, Case
from dashboard.extract.events import HARM, HOLD, MOVE, Governor
from dashboard.extract.fitted import read_weights
from dashboard.extract.signs import find_signs
from dashboard.extract.states import is_lodging

WEIGHTS = read_weights("events")
NONE = "none"
CANDIDATES = (
    *(Event.EVACUATE, Event.DISPLACE, Event.SHELTER, Event.AWAIT, Event.ARRIVE, Event.RETURN),
    NONE,
)
"""What a number may be, by event."""
_LEAD = 4  # of no figure, where the rules find none
_LAST = 3  # figures before
_BESIDE = 4  # cost of a verb right beside its number
_NEAR = 8  # of one that tells what is done by now: "600 have since gone home"
_GONE = (Event.RETURN, Event.AWAIT, Event.DISPLACE)
_SAID_BY_NOUNS = (Event.ARRIVE, Event.RETURN, Event.SHELTER)
_BY_SIGN = {
    sign: tuple(WEIGHTS.get(candidate, {}).get(sign, 0) for candidate in CANDIDATES)
    for weights in WEIGHTS.values()
    for sign in weights
}
"""By sign: what it weighs for each of the candidates."""
_NO_LEAD = (0,) * len(CANDIDATES)
_NONE_LEADS = (*_NO_LEAD[:-1], _LEAD)


def weigh(case: Case, event: str, rule: str, *, planned: bool) -> str:
    """Return the event that a number goes with by all its signs.

    Parameters
    ----------
    case : Case
        The number.
    event : str
        The event that the rules found, empty for none.
    rule : str
        The rule that found it, or the reason why there is none.
    planned : bool
        Whether a plan is told.

    Returns
    -------
    str
        Empty for no figure.

    Notes
    -----
    A number without a figure may become one only where it counts people for whom no word tells
    what happened, or one that is of no concern here.
    """
    if not is_open(case, event, rule, planned=planned):
        return event
    chosen = choose(find_signs(case, event), event)
    return "" if chosen == NONE else chosen


def is_open(case: Case, event: str, rule: str, *, planned: bool) -> bool:
    """Tell whether the weights may decide; the parameters are those of `weigh`."""
    if event:
        is_plan = planned and event == Event.AWAIT
        is_mere = event == Event.ARRIVE and not case.context.is_evacuation
        is_sure = is_plan or is_mere or rule in (REST, SUMMED) or _is_firm(case, event, rule)
        return event not in HARM and not is_sure
    context, governor = case.context, case.governor
    if governor is not None and governor.event == HOLD and governor.last == case.item.first:
        return False  # "home to 400 people"
    return bool(case.item.noun.counted) and (context.is_evacuation or bool(context.drafts))


def _is_firm(case: Case, event: str, rule: str) -> bool:
    """Tell "700 arrivals", "chased 90 people out" and "took in 120 people", which say all."""
    governor = case.governor
    if rule == "state":
        return event in _SAID_BY_NOUNS or _is_uprooted(case, event)
    if rule == "stay":
        # "900 people are in 14 schools", "sent a jet for 140 people"
        return event in (Event.SHELTER, Event.AWAIT)
    if governor is None:
        return False
    if event in _GONE:
        return _is_firmly_gone(case, governor, event)
    is_object = governor.last == case.item.first and not case.item.noun.state
    is_held = is_object or governor.event == HOLD or is_lodging(case, governor)
    # "people, told to leave on Monday, slept in gyms"
    is_held = is_held or (governor.begin is not None and governor.event == event)
    return event == Event.SHELTER and case.is_near and is_held


def _is_firmly_gone(case: Case, governor: Governor, event: str) -> bool:
    """Tell "chased 90 people out", "600 have since gone home" and "894 still on board"."""
    sentence = case.reading.sentence
    if event == Event.RETURN:
        is_done = sentence.has_within("done", (governor.first - 1, governor.first - 2))
        return governor.event == event and governor.cost <= (_NEAR if is_done else _BESIDE)
    if event == Event.AWAIT:
        is_adverb = sentence.value("adjoined", case.item.last) == event
        is_phrase = governor.last - governor.first > 1
        return is_adverb and is_phrase and governor.first == case.item.last
    is_expelled = sentence.value("transfers", governor.first) == "expel"
    is_own = governor.event == MOVE and (is_unaided(case) or _goes_on_fleeing(case))
    return is_expelled or is_own or _is_uprooted(case, event)


def _is_uprooted(case: Case, event: str) -> bool:
    """Tell "the quake left 900 homeless", where nobody is evacuated or carried."""
    is_carried = case.context.is_evacuation or case.reading.sentence.spans("carriers")
    is_told = case.governor is None or case.governor.event == event
    return event == Event.DISPLACE and is_told and not is_carried


def _goes_on_fleeing(case: Case) -> bool:
    """Tell the second of "9,000 fled the town; 5,000 left the villages", where none is carried."""
    told = (draft.event for draft in reversed(case.context.drafts[-_LAST:]) if draft.is_people)
    is_carried = case.context.is_evacuation or case.reading.sentence.spans("carriers")
    return not is_carried and next(told, "") == Event.DISPLACE


def is_unaided(case: Case) -> bool:
    """Tell "12,000 crossed the border on foot", where nothing carries them, from a convoy.

    Parameters
    ----------
    case : Case
        The number.
    """
    sentence = case.reading.sentence
    is_led = sentence.value("having", case.item.first - 1) == "with"  # "walked out with 300"
    own = sentence.cover("own_ways")
    is_carried = any(span.first not in own for span in sentence.spans("carriers"))
    return bool(own) and not (is_led or is_carried)


def choose(signs: list[str], event: str) -> str:
    """Return the candidate whose signs weigh most, where no figure leads if the rules say so.

    Parameters
    ----------
    signs : list of str
        The signs of a number.
    event : str
        What the rules found, empty for none.
    """
    told = [_BY_SIGN[sign] for sign in signs if sign in _BY_SIGN]
    scores = list(map(sum, zip(_NO_LEAD if event else _NONE_LEADS, *told, strict=True)))
    return CANDIDATES[scores.index(max(scores))]
