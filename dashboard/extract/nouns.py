"""The noun phrase of a number: what is counted, and what the phrase itself says happened."""

from dataclasses import dataclass

from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

_REACH = 9  # tokens between a number and its noun: "3,000 mostly elderly and wounded people"


@dataclass(frozen=True, slots=True)
class NounPhrase:
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
    if index > start and not sentence.words[start][0].isupper():
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


def _ends_phrase(sentence: Sentence, index: int) -> bool:
    word = sentence.words[index]
    if not word[0].isalpha():
        return word != "-"
    if sentence.value("stops", index) is True or sentence.value("vague", index) is not None:
        return True
    if sentence.value("transfers", index) and sentence.value("counted", index) is None:
        return True
    is_event = sentence.value("events", index) is not None
    if is_event and _is_thing(sentence, index):
        return False  # "evacuation centres", "collective shelters"
    described = sentence.value("modifiers", index) or sentence.value("states", index)
    return is_event and not described and sentence.value("counted", index) is None


def _is_thing(sentence: Sentence, index: int) -> bool:
    """Tell whether an event's word begins or ends the name of a place or thing."""
    last = sentence.cover("events")[index].last
    for i in (last - 1, last):
        is_plural = i < len(sentence) and sentence.lower[i].endswith("s")
        if is_plural and (
            sentence.value("sites", i) is not None or sentence.value("units", i) == "other_count"
        ):
            return True
    return False


def _is_plain_word(sentence: Sentence, index: int) -> bool:
    return (
        sentence.lower[index].isalpha()
        and sentence.value("counted", index) is None
        and sentence.value("stops", index) is None
    )


def _joins_adjectives(sentence: Sentence, index: int) -> bool:
    """Tell whether a comma or "and" stands between words that describe the same noun."""
    word = sentence.lower[index]
    if word not in (",", "and", "or") or index + 1 >= len(sentence):
        return False
    if (
        word == "and"
        and _is_plain_word(sentence, index - 1)
        and _is_plain_word(sentence, index + 1)
    ):
        return sentence.value("counted", index + 2) is not None  # "green and white buses"
    return (
        sentence.value("modifiers", index + 1) is not None
        and index > 0
        and (sentence.value("modifiers", index - 1) is not None or word == ",")
        and not sentence.words[index + 1][0].isdigit()
    )


def _is_described(sentence: Sentence, index: int) -> bool:
    """Tell whether a noun of people follows: "wounded people", "dead and injured soldiers"."""
    following = range(index, min(index + 3, len(sentence)))
    return any(sentence.value("counted", i) is not None for i in following)


def _skip_opening(sentence: Sentence, index: int) -> int:
    """Step over the "of the" of "dozens of the people"."""
    size = len(sentence)
    if index < size and sentence.lower[index] == "of" and index + 1 < size:
        index += 1
        while index < size and sentence.lower[index] in ("the", "these", "those", "its", "their"):
            index += 1
    return index


def _anaphor(sentence: Sentence, number: Number) -> NounPhrase | None:
    span = sentence.cover("parts").get(number.last)
    if span is not None and span.first == number.last and span.value == "of":
        return NounPhrase(number.last, span.last, is_anaphor=True)
    return None


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
    start = _skip_opening(sentence, number.end)
    counted: tuple[int, str] | None = None
    state: tuple[int, str] | None = None
    index = start
    while index < len(sentence) and index < start + _REACH:
        if sentence.words[index] in ('"', "“", "”"):
            index += 1
            continue
        span = sentence.cover("counted").get(index)
        stated = sentence.cover("states").get(index)
        if stated is not None:
            state = state or (index, str(stated.value))
        if span is not None:
            counted = (span.last, str(span.value))
            index = span.last
            if sentence.lower[index : index + 1] == ["'s"]:
                counted = None  # "15 of the train's cars"
                index += 1
                continue
            if stated is not None and not _is_described(sentence, index):
                break
            continue
        if stated is not None:
            index = stated.last
            continue
        if sentence.words[index][0].isdigit() or (
            _ends_phrase(sentence, index) and not _joins_adjectives(sentence, index)
        ):
            break
        index += 1
    return _judge(sentence, (start, index), counted, state)


def _judge(
    sentence: Sentence,
    extent: tuple[int, int],
    counted: tuple[int, str] | None,
    state: tuple[int, str] | None,
) -> NounPhrase:
    start, index = extent
    event = state[1] if state else ""
    is_loose = state is not None and sentence.lower[state[0]] in sentence.lexicon.loose_states
    if counted is not None:
        last, concept = counted
        is_modifier = last < index and not sentence.lower[last - 1].endswith(("s", "e", "n"))
        if is_modifier and sentence.value("modifiers", last) is None:
            if _is_person_noun(sentence, index - 1):
                return NounPhrase(start, index, "person", event, is_loose)
            return NounPhrase(start, index)
        if state is not None and state[0] == last - 1 and last - 1 == start:
            is_loose = False
        return NounPhrase(start, last, concept, event, is_loose)
    if index == start:
        return NounPhrase(start, start)
    if state is not None:
        return NounPhrase(start, index, "person", event, is_loose and state[0] != start)
    if sentence.value("more", start) and index == start + 1:
        return NounPhrase(start, start)
    if _is_demonym(sentence, start, index - 1) or _is_person_noun(sentence, index - 1):
        return NounPhrase(start, index, "person")
    if index - start == 1 and not sentence.lower[start].endswith("s"):
        return NounPhrase(start, start)  # most likely a verb that no table lists
    return NounPhrase(start, index)
