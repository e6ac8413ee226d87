"""Whether a number is new, a total so far, or planned."""

from dashboard.base.vocabulary import Counted, Event, PlaceRole, Timing
from dashboard.extract.clauses import Distances
from dashboard.extract.context import Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import MOVE, Governor, Item
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_PLAN_REACH = 8  # cost within which a word of planning bears on a number or its verb
_JOINED_REACH = 3
_IDLE_REACH = 4  # tokens between vehicles and the words that they wait
_DATE_REACH = 14  # cost between a number and the day that is just its own
_SUBJECT_REACH = 10  # tokens from vehicles to the verb that they are subject of
_RAISED_REACH = 8  # tokens from "the total" to "to"
_RAISED_AFTER = 3  # and on to it: "to 385 the total number"
_RATE_REACH = 4  # tokens from a number to "every day"
_OPENING = 2  # tokens before a date that opens its sentence
_MOVES = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, Event.CARRY, MOVE})
TOLLED = frozenset({Event.KILL, Event.WOUND, Event.SICKEN})
"""Events that a toll counts."""
LASTING = _MOVES | {Event.KILL, Event.WOUND}
"""Events of which the perfect tense tells a total."""


def is_planned(
    sentence: Sentence, item: Item, governor: Governor | None, distances: Distances
) -> bool:
    """Tell whether a move is still to come: "will be moved", "expects 100 buses to go".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        Its event.
    distances : Distances
        Distances in the sentence.
    """
    is_vehicle = item.noun.counted and item.noun.counted not in (Counted.PERSON, Counted.HOUSEHOLD)
    if is_vehicle and (
        _is_idle(sentence, item, governor)
        or _is_foreseen(sentence, item)
        or _is_laid_on(sentence, item)
    ):
        return True
    if governor is not None and _is_done(sentence, item, governor):
        return False
    if _is_timetabled(sentence, item, governor) or _is_infinitive(sentence, governor):
        return True
    left = min(item.first, governor.first if governor else item.first)
    right = max(item.last, governor.last if governor else item.last)
    undone = sentence.cover("not_planned")
    for span in sentence.spans("planned"):
        if span.first in undone:
            continue
        if left <= span.first < right or 0 <= span.first - right <= 1:
            return True
        before = range(span.last, left)
        is_near = distances.between(span.last, left) <= _PLAN_REACH
        if span.last <= left and is_near and "," not in sentence.lower[span.last : left]:
            return not any(i in sentence.cover("done") for i in before)
    return False


def _is_idle(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "sixty buses stood waiting" and "ten ambulances are ready"."""
    if governor is not None and governor.event == Event.AWAIT:
        return True
    after = range(item.last, item.last + _IDLE_REACH)
    return any(span.first in after for span in sentence.spans("idle"))


def _is_foreseen(sentence: Sentence, item: Item) -> bool:
    """Tell "22 flights out of the town were planned for Friday" by the verb they are subject of."""
    for index in range(item.last, min(len(sentence), item.last + _SUBJECT_REACH)):
        if sentence.has("finites", index):
            after = index + 1
            while sentence.has_any(("auxiliaries", "adverbs"), after):
                after += 1
            return sentence.has("planned", after)
        if sentence.words[index] in ",;:" or sentence.value("links", index) == "strong":
            break
    return False


def _is_laid_on(sentence: Sentence, item: Item) -> bool:
    """Tell "for Sunday the city lays on 80 buses", which names the day to come."""
    verb = item.first - 1
    is_present = sentence.value("timetabled", verb) == "one"
    return is_present and any(
        not sentence.has("said", span.first - 2) for span in sentence.spans("weekdays")
    )


def _is_timetabled(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "a train leaves on Friday" from "a train left on Friday" and a headline's "leaves"."""
    if governor is None or governor.event not in _MOVES:
        return False
    form = sentence.value("timetabled", governor.first)
    is_present = form == "one" or (form == "many" and governor.first == item.last)
    days = (span for span in sentence.spans("weekdays") if not sentence.has("said", span.first - 2))
    is_to_come = is_present and sentence.ends_in(".") and any(days)
    return is_to_come and not is_raised(sentence, item)


def is_raised(sentence: Sentence, item: Item) -> bool:
    """Tell "brings the number of evacuees to 385", a total as of now, from "flew 385 out".

    So too "brings to 385 the number of evacuees".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number.
    """
    to = item.first - 1
    before = range(max(0, to - _RAISED_REACH), to)
    is_to = sentence.value("roles", to) == PlaceRole.DESTINATION
    after = range(item.last, item.last + _RAISED_AFTER)
    is_after = sentence.has("articles", item.last) and sentence.has_within(
        "cumulative_nouns", after
    )
    return is_to and (is_after or sentence.has_within("cumulative_nouns", before))


def _is_infinitive(sentence: Sentence, governor: Governor | None) -> bool:
    """Tell "to leave" from "had to leave" and "managed to leave"."""
    if governor is None:
        return False
    before = governor.first - 1
    is_verb = governor.event in _MOVES and before >= 0
    return (
        is_verb and sentence.has("infinitive", before) and not sentence.has("not_planned", before)
    )


def _is_done(sentence: Sentence, item: Item, governor: Governor) -> bool:
    """Tell whether "has", "have been" or "were" stands right before the verb."""
    done = sentence.cover("done")
    planned = sentence.cover("planned")
    before = range(max(0, governor.first - 3), governor.first)
    if governor.first >= item.last:
        before = range(max(item.last, governor.first - 3), governor.first)
    return any(i in done for i in before) and not any(i in planned for i in before)


def is_dated(reading: Reading, item: Item, moment: Moment | None) -> bool:
    """Tell whether a date stands so near a number that it is the day of just that number.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    moment : Moment or None
        The date that its sentence gives it.
    """
    if is_rate(reading.sentence, item):
        return True
    if moment is None or not moment.weight or moment.is_statement:
        return False
    if moment.bound not in ("", "range") or moment not in reading.moments:
        return False
    words = reading.sentence.lower[moment.last : item.first]
    is_parted = "," in words and moment.first > _OPENING  # "on Tuesday, 300 fled" is one clause
    return not is_parted and reading.distance(item, moment.first, moment.last) <= _DATE_REACH


def is_rate(sentence: Sentence, item: Item) -> bool:
    """Tell "300 leave every day", which sums up nothing, from "300 left a day earlier".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number.
    """
    rates = sentence.spans("rates")
    near = range(item.last, item.last + _RATE_REACH)
    return bool(rates) and any(
        span.first in near and not _counts_on(sentence, span) for span in rates
    )


def _counts_on(sentence: Sentence, rate: Span) -> bool:
    kinds = ("following_days", "following_weeks", "relative_days", "calendar_spans", "long_ago")
    is_phrase = sentence.has_any(kinds, rate.first)
    return is_phrase or sentence.has("ago", rate.last) or sentence.has("links", rate.last)


def is_pluperfect(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "had fled" from "fled".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        Its event.
    """
    verb = item.last if governor is None else max(governor.first, item.last)
    return sentence.has_within("pluperfect", range(max(0, verb - 3), verb + 1))


def is_joined(sentence: Sentence, one: Item, other: Item) -> bool:
    """Tell "200 dead and 400 injured", which are told in one breath.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    one, other : Item
        Two numbers of harm that follow each other in it.
    """
    gap = range(one.last, other.first)
    is_parted = any(sentence.words[i] in ";:." for i in gap)
    is_linked = any(sentence.has("conjunctions", i) or sentence.is_mark(",", i) for i in gap)
    return len(gap) <= _JOINED_REACH and is_linked and not is_parted


def decide_timing(event: str, *, planned: bool, total: bool, dated: bool) -> Timing:
    """Return the timing of a figure.

    Parameters
    ----------
    event : str
        What happened.
    planned, total, dated : bool
        See `is_planned`, `is_total` and `is_dated`.

    Returns
    -------
    Timing
        A count of people who wait is planned, one of people in shelters or missing a total, and
        so is one of the displaced unless it says on which days they fled.
    """
    if event == Event.AWAIT or (planned and event in _MOVES):
        return Timing.PLANNED
    if total or event in (Event.SHELTER, Event.MISS):
        return Timing.CUMULATIVE
    return Timing.CUMULATIVE if event == Event.DISPLACE and not dated else Timing.NEW
