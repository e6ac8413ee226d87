"""The noun phrase of a number: what is counted, and what the phrase itself says happened."""

from typing import NamedTuple

from dashboard.base.vocabulary import Counted, Event
from dashboard.extract.phrase import VEHICLES, Scan, skip_opening
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

_AILMENTS = frozenset({Event.WOUND, Event.SICKEN})
_MOST_VEHICLES = 100  # more are the people in them
_APPOSED_REACH = 7  # tokens from a number back to the head of what it sums up
_TOTAL_REACH = 5  # tokens from a number back to what it totals
_NAMED_REACH = 3  # tokens from a number on to "the total number of" what it counts


class NounPhrase(NamedTuple):
    """What follows a number.

    Attributes
    ----------
    first, last : int
        Its tokens, half-open; empty for an ellipsis ("3,000 were evacuated").
    counted : str
        Concept of what is counted; empty for an ellipsis.
    state : str
        Event that the phrase itself states ("40 wounded"), or empty.
    is_loose : bool
        Whether the state only describes, so that a verb may overrule it.
    is_anaphor : bool
        Whether it points back ("of them").
    """

    first: int
    last: int
    counted: str = ""
    state: str = ""
    is_loose: bool = False
    is_anaphor: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether the number stands without a noun."""
        return self.first == self.last


def _is_demonym(sentence: Sentence, start: int, index: int) -> bool:
    word = sentence.words[index]
    if sentence.has("units", index) or sentence.has("sites", index):
        return False  # "Six More Towns"
    is_described = sentence.words[start][0].isupper() or sentence.has("modifiers", start)
    if index > start and not is_described:
        return False
    return word[0].isupper() and not word.isupper() and word.endswith(("s", "ese", "men", "h"))


def _is_person_noun(sentence: Sentence, index: int) -> bool:
    """Tell nouns of people that no table lists by their endings: "winegrowers"."""
    word = sentence.lower[index]
    lexicon = sentence.lexicon
    return (
        len(word) > 5
        and word.endswith(lexicon.person_endings)
        and word not in lexicon.not_persons
        and sentence.value("units", index) is None
    )


def _anaphor(sentence: Sentence, number: Number) -> NounPhrase | None:
    span = sentence.cover("parts").get(number.last)
    if span is not None and span.first == number.last and span.value == "of":
        named = (sentence.value("states", i) for i in range(span.first, span.last))
        state = next((str(state) for state in named if state is not None), "")
        if not state and sentence.has("counted", span.last - 1):
            return None  # "dozens of the residents" names them
        before = [noun for noun in sentence.spans("counted") if noun.last <= number.begin]
        is_vehicle = bool(before) and all(noun.value in VEHICLES for noun in before)
        is_beside = bool(before) and before[-1].last == number.begin - 1  # "buses, 210 of them"
        is_vehicle = is_vehicle and (is_beside or (number.high or 0) <= _MOST_VEHICLES)
        # "the barge that is to fetch 90 of them"
        is_vehicle = is_vehicle and not sentence.has("transfers", number.begin - 1)
        # "flown in on jets, fourteen of them newborns"
        is_vehicle = is_vehicle and sentence.value("counted", span.last) in (None, *VEHICLES)
        counted = str(before[-1].value) if is_vehicle and not state else ""  # "buses, 48 of them"
        return NounPhrase(number.last, span.last, counted, state, is_anaphor=True)
    return None


def _named_before(sentence: Sentence, number: Number) -> tuple[str, str]:
    """Return what "the number of buses that had got through at five" counts, and its state.

    So too for "evacuees total 3,300", and "a family of five".
    """
    groups = sentence.cover("groups")
    if number.first - 1 in groups or number.begin - 1 in groups:
        return Counted.PERSON.value, ""
    last = number.begin - 2  # "helicopters, six in all"
    if sentence.has("cumulative", number.end) and sentence.is_mark(",", last + 1):
        near = range(last, max(-1, last - _APPOSED_REACH), -1)
        at = next((i for i in near if _may_be_apposed(sentence, i)), None)
        head = None if at is None else sentence.cover("counted").get(at)
        if at is not None and head is not None:
            return str(head.value), str(sentence.value("states", at) or "")
    for span in sentence.spans("cumulative_nouns"):
        if not sentence.has("of", span.last):
            continue
        state = ""
        for index in range(span.last + 1, min(span.last + 4, number.begin)):
            state = state or str(sentence.value("states", index) or "")
            noun = sentence.cover("counted").get(index)
            if noun is not None and noun.last <= number.begin:
                return str(noun.value), state
    if sentence.has("totalling", number.begin - 1):
        before = range(number.begin - 2, max(-1, number.begin - _TOTAL_REACH), -1)
        # "the dead of the Mosul ferry come to 120"
        far = range(number.begin - 2, max(-1, number.begin - 2 * _TOTAL_REACH), -1)
        dead = next((i for i in far if sentence.value("states", i) == Event.KILL), None)
        at = next((i for i in before if sentence.has("counted", i)), None)
        at = dead if dead is not None and sentence.value("counted", at or 0) in VEHICLES else at
        if at is not None:
            return str(sentence.value("counted", at)), str(sentence.value("states", at) or "")
    return "", ""


def _named_after(sentence: Sentence, number: Number) -> tuple[str, str]:
    """Return what "brings to 385 the number of buses that got through" counts, and its state."""
    is_named = sentence.has("articles", number.end)
    near = range(number.end + 1, number.end + _NAMED_REACH)
    for span in sentence.spans("cumulative_nouns") if is_named else ():
        if span.first in near and sentence.has("of", span.last):
            scan = Scan(sentence, skip_opening(sentence, span.last))
            scan.run()
            state = str(scan.state.value) if scan.state else ""
            return (str(scan.counted.value), state) if scan.counted else ("", "")
    return "", ""


def _counted_in_whole(sentence: Sentence, number: Number, start: int) -> str:
    """Return what "1,400 of the 1,550 families" and "of 1,550 families, 1,400" count."""
    whole = start
    if start == number.end:
        whole = number.begin - 3
        if not (sentence.has("of", whole - 1) and sentence.is_mark(",", number.begin - 1)):
            return ""
    is_part = (number.high or 0) > 1 and sentence.is_digits(whole)  # not "the last one of its 90"
    return str(sentence.value("counted", whole + 1) or "") if is_part else ""


def _may_be_apposed(sentence: Sentence, index: int) -> bool:
    """Find the head of "residents of two villages, 1,260 in all", or what ends the search."""
    is_verb = sentence.has("finites", index) or sentence.has("events", index)
    return is_verb or sentence.has("counted", index) or sentence.is_mark(",", index)


def _is_between_labels(sentence: Sentence, number: Number) -> bool:
    """Tell the 14 of "Dead: 14 Injured: 61": the word that follows is the label of the next."""
    return sentence.is_mark(":", number.begin - 1) and any(
        sentence.is_mark(":", number.end + i) for i in (1, 2)
    )


def find_noun(sentence: Sentence, number: Number) -> NounPhrase:
    """Return the noun phrase that a number counts.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        One of its numbers, not a named non-figure.

    Returns
    -------
    NounPhrase
        With an empty `counted` and no tokens for an ellipsis; with tokens and an empty `counted`
        where the number counts something no metric asks for.
    """
    anaphor = _anaphor(sentence, number)
    if anaphor is not None:
        return anaphor
    if _is_between_labels(sentence, number):
        state = str(sentence.value("states", number.begin - 2) or "")
        counted = str(sentence.value("counted", number.begin - 2) or "")
        return NounPhrase(number.end, number.end, counted, state)
    scan = Scan(sentence, skip_opening(sentence, number.end))
    scan.run()
    noun = _judge_counted(scan) if scan.counted else _judge_uncounted(scan)
    if noun.is_empty and not noun.counted:
        counted, state = _named_after(sentence, number)
        counted, state = (counted, state) if counted else _named_before(sentence, number)
        counted = _counted_in_whole(sentence, number, scan.start) or counted
        return noun._replace(counted=counted, state=state)
    return noun


def _judge_counted(scan: Scan) -> NounPhrase:
    """Judge a phrase with a noun that counts something."""
    sentence, state, noun = scan.sentence, scan.state, scan.counted
    if noun is None:
        return NounPhrase(scan.start, scan.start)
    event = str(state.value) if state else _ailment(sentence, scan.start, noun.first)
    is_loose = state is not None and sentence.lower[state.first] in sentence.lexicon.loose_states
    # A singular before another noun only describes it: "family homes", "bus drivers".
    is_singular = not sentence.lower[noun.last - 1].endswith(("s", "e", "n"))
    is_singular = is_singular and sentence.lower[scan.index - 1].endswith("s")  # not "crew ashore"
    is_described = sentence.has("modifiers", noun.last) or sentence.has("states", noun.last)
    if noun.last < scan.index and is_singular and not is_described:
        counted = "person" if _is_person_noun(sentence, scan.index - 1) else ""
        return NounPhrase(scan.start, scan.index, counted, event, is_loose)
    if is_loose and state is not None:
        is_itself = state.first == noun.last - 1 == scan.start
        is_loose = not is_itself and not _is_harm_alone(scan, noun.last)
    return NounPhrase(scan.start, noun.last, str(noun.value), event, is_loose)


def _ailment(sentence: Sentence, first: int, last: int) -> str:
    """Return what an adjective tells of the counted: "four burnt girls"."""
    named = (sentence.value("events", i) for i in range(first, last))
    return next((str(event) for event in named if event in _AILMENTS), "")


def _is_harm_alone(scan: Scan, last: int) -> bool:
    """Tell "40 seriously wounded people" from "3,000 elderly, sick and wounded people".

    So too "five others injured".
    """
    sentence, state = scan.sentence, scan.state
    if state is None or state.value != Event.WOUND:
        return False
    if scan.is_postposed or _is_harm_only(sentence, scan.start, last):
        return True
    is_first = all(sentence.has("degrees", i) for i in range(scan.start, state.first))
    described = range(state.last, last)
    return is_first and not any(
        sentence.has("conjunctions", i) or sentence.has("states", i) for i in described
    )


def _is_harm_only(sentence: Sentence, first: int, last: int) -> bool:
    """Tell "240 wounded and sick", where nothing is named but harm."""
    kinds = ("states", "conjunctions", "degrees")
    return last - first > 1 and all(sentence.has_any(kinds, i) for i in range(first, last))


def _judge_uncounted(scan: Scan) -> NounPhrase:
    """Judge a phrase without a listed noun: an ellipsis, people by another name, or things."""
    sentence, start, end = scan.sentence, scan.start, scan.index
    ellipsis = NounPhrase(start, start)
    if end == start:
        return ellipsis
    if scan.state is not None:
        is_loose = sentence.lower[scan.state.first] in sentence.lexicon.loose_states
        event = str(scan.state.value)
        return NounPhrase(start, end, "person", event, is_loose and scan.state.first != start)
    is_one = end == start + 1
    if is_one and sentence.has("more", start):
        return ellipsis
    is_person = _is_person_noun(sentence, end - 1) or sentence.has("agents", end - 1)
    if is_person or _is_demonym(sentence, start, end - 1):
        return NounPhrase(start, end, "person")
    # A single word that is no plural is most likely a verb that no table lists.
    return (
        ellipsis if is_one and not sentence.lower[start].endswith("s") else NounPhrase(start, end)
    )
