"""Whether a number is new, a total so far, or planned."""

from dashboard.base.vocabulary import Counted, DateAccuracy, Event, Timing
from dashboard.extract.clauses import Distances
from dashboard.extract.context import Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import MOVE, Governor, Item
from dashboard.extract.lexicon import Span
from dashboard.extract.moments import compares
from dashboard.extract.sentence import Sentence
from dashboard.extract.settling import is_aside, tells_what_happened

_PLAN_REACH = 8  # cost within which a word of planning bears on a number or its verb
_TOTAL_REACH = 14
_COUNTING_REACH = 1
_JOINED_REACH = 3
_IDLE_REACH = 4  # tokens between vehicles and the words that they wait
_NEXT_REACH = 4  # tokens after a word of totals within which a number is its own
_DATE_REACH = 14  # cost between a number and the day that is just its own
_OPENING = 2  # tokens before a date that opens its sentence
_SHARED_REACH = 14  # tokens between an auxiliary and the second verb that it holds for
_NO_SINCE = ("relative_days", "month_parts", "year_parts", "calendar_spans")
"""Tables whose phrases hold words for "since" that mean another thing: "the beginning of May"."""
_MOVES = frozenset({Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, Event.RETURN, Event.CARRY, MOVE})
HARM = frozenset({Event.KILL, Event.WOUND, Event.SICKEN})
"""Events that a toll counts."""

_LASTING = _MOVES | {Event.KILL, Event.WOUND}


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
    if is_vehicle and _is_idle(sentence, item, governor):
        return True
    if governor is not None and _is_done(sentence, item, governor):
        return False
    if governor is not None and _is_infinitive(sentence, governor):
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


def _is_infinitive(sentence: Sentence, governor: Governor) -> bool:
    """Tell "to leave" from "had to leave" and "managed to leave"."""
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
    if moment is None or not moment.weight or moment.is_statement:
        return False
    if moment.bound not in ("", "range") or moment not in reading.moments:
        return False
    words = reading.sentence.lower[moment.last : item.first]
    is_parted = "," in words and moment.first > _OPENING  # "on Tuesday, 300 fled" is one clause
    return not is_parted and reading.distance(item, moment.first, moment.last) <= _DATE_REACH


def is_total(
    reading: Reading, item: Item, governor: Governor | None, moment: Moment | None
) -> bool:
    """Tell whether a number is a total so far: "since", "in all", "have left".

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        Its event.
    moment : Moment or None
        The date that its sentence gives it.

    Notes
    -----
    A day beside the number outweighs the perfect tense: "on Monday 300 have left" is of Monday.
    """
    if moment is not None and moment.bound in ("since", "as_of"):
        return True
    if reading.sentence.has("totalling", item.first - 1) or _has_total_words(reading, item, moment):
        return True
    event = governor.event if governor is not None else item.noun.state
    if _is_counted(reading.sentence, item, event) and not is_dated(reading, item, moment):
        return True
    if event not in _LASTING or not _is_perfect(reading.sentence, item, governor):
        return False
    is_day = moment is not None and moment.accuracy is DateAccuracy.DAY
    return not (is_day and is_dated(reading, item, moment))


def _is_counted(sentence: Sentence, item: Item, event: str) -> bool:
    """Tell "the ministry counts 300 dead" and "300 bodies were found", which are totals."""
    before = range(item.first - _COUNTING_REACH, item.first + 1)
    is_harm = item.noun.state in HARM or event in HARM
    if is_harm and any(sentence.has("bodies", i) for i in range(item.first, item.last)):
        return True
    return is_harm and any(span.last in before for span in sentence.spans("counting"))


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
    return any(sentence.has("pluperfect", i) for i in range(max(0, verb - 3), verb + 1))


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


def _has_total_words(reading: Reading, item: Item, moment: Moment | None) -> bool:
    sentence = reading.sentence
    since = [
        span
        for span in sentence.spans("bounds")
        if span.value == "since"
        and not any(sentence.has(kind, span.first) for kind in _NO_SINCE)
        and not compares(sentence, span)
    ]
    is_late = is_dated(reading, item, moment)
    for span in [*sentence.spans("cumulative"), *since]:
        is_noun = any(sentence.has("cumulative_nouns", i) for i in range(span.first, span.last))
        if is_late and (
            sentence.has("already", span.first) or (is_noun and span.first > item.last)
        ):
            continue  # "had already left on Sunday", "left on Sunday, twice the number of May"
        if item.first <= span.first < item.number.first:
            continue  # "a total of 61 buses"
        if _is_apposition(sentence, item, span):
            continue
        if span.value == "since" and (
            tells_what_happened(reading, item, span.first) or is_aside(reading, item, span.first)
        ):
            continue
        left, right = span.last, item.first
        if left > right:
            if reading.items.count(item.last, span.last + _NEXT_REACH):
                continue  # "300 people left, bringing the total to 2,000"
            left, right = item.last, span.first
        is_near = reading.distances.between(left, right) <= _TOTAL_REACH
        if is_near and not reading.items.count(left, right):
            return True
    return False


def _is_apposition(sentence: Sentence, item: Item, total: Span) -> bool:
    """Tell "the staff, 2,800 in all, left", which sums up no days."""
    is_after = total.first == item.last and sentence.is_mark(",", total.last)
    return is_after and sentence.is_mark(",", item.first - 1)


def _is_perfect(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "have left" from "left" and "had left"."""
    perfect = sentence.cover("perfect")
    verb = item.first
    if governor is not None:
        start = item.last if governor.first >= item.last else 0
        if any(i in perfect for i in range(max(start, governor.first - 3), governor.first)):
            return True
        verb = min(verb, governor.first)
    if verb > 1 and sentence.has("conjunctions", verb - 1):
        return _shares_perfect(sentence, verb - 2)
    # "have fetched 1,405 people to safety", "has cost 2,464 lives": what tells the event is after.
    verb = item.first - 1
    is_verb = verb > 0 and not sentence.has("stops", verb) and sentence.words[verb][0].isalpha()
    return is_verb and verb - 1 in perfect and (governor is None or governor.last > item.first)


def _shares_perfect(sentence: Sentence, last: int) -> bool:
    """Tell "has killed 12 people and injured 30": the auxiliary nearest before holds for both."""
    for index in range(last, max(-1, last - _SHARED_REACH), -1):
        if sentence.has("done", index):
            return sentence.has("perfect", index)
        if sentence.value("links", index) == "strong" or sentence.words[index] in ";:":
            return False
    return False


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
