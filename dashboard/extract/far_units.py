"""Units and labels that do not stand right beside their number: "articles 4 and 7"."""

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import LeftoverReason
from dashboard.extract.lexicon import Span
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

_LISTED = 6  # tokens of "articles 4, 5 and 7" before the last number
_LONG_REACH = 4  # tokens of "tank cars long"
_COUNT_REACH = 2  # tokens from "398" to "shelters"
_PEOPLE = ("person", "household")
_SURE_UNITS = ("measure", "distance", "duration", "money")
_LABELS = ("identifier", "age")


def after_range(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Read the unit past a second number: "from 9,200 to 18,700 acres"."""
    if not (sentence.has("ranges", number.last) or sentence.has("conjunctions", number.last)):
        return None
    index = number.last + 1
    if index + 1 >= len(sentence) or not sentence.is_digits(index):
        return None
    unit = _unit_at(sentence, index + 1)
    is_sure = unit is not None and unit.value in _SURE_UNITS
    return LeftoverReason(str(unit.value)) if unit is not None and is_sure else None


def _unit_at(sentence: Sentence, index: int) -> Span | None:
    """Return the unit that begins at a token, or None."""
    span = sentence.cover("units").get(index)
    return span if span is not None and span.first == index else None


def is_dimension(sentence: Sentence, number: Number) -> bool:
    """Recognize "72 tank cars long"."""
    for index in range(number.last, min(len(sentence), number.last + _LONG_REACH)):
        if index > number.last and sentence.has("dimensions", index):
            return index + 1 >= len(sentence) or not sentence.words[index + 1][0].isalnum()
        if not sentence.words[index].isalpha() or sentence.value("counted", index) in _PEOPLE:
            return False
    return False


def before_list(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Read the label of a list: the 7 of "articles 4 and 7", the 6 of "aged 4 and 6"."""
    index = number.first - 1
    if number.begin != number.first or not sentence.is_digits(number.first):
        return None
    if sentence.is_digits(index):
        return None  # "on Christmas Day 2016 300 people"
    for at in range(index, max(-1, index - _LISTED), -1):
        if sentence.value("labels", at) in _LABELS:
            is_list = at < index and sentence.is_digits(at + 1)
            is_list = is_list and not sentence.has("totalling", at)  # "the dead number 330, and 90"
            return LeftoverReason(str(sentence.value("labels", at))) if is_list else None
        is_joint = sentence.has("conjunctions", at) or sentence.has("ranges", at)
        if not is_joint and not sentence.is_mark(",", at) and not sentence.is_digits(at):
            return None
    return None


def before_total(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Read the noun of "the shelters number 1,112"."""
    index = number.begin - 1
    if not sentence.has("totalling", index):
        return None
    is_label = sentence.has("labels", index)
    is_thing = is_label and sentence.value("units", index - 1) == "other_count"
    return LeftoverReason.OTHER_COUNT if is_thing else None


def is_of_things(sentence: Sentence, number: Number) -> bool:
    """Recognize "398 shelters, 149 of them" and "slept in 149 of them"."""
    if sentence.value("parts", number.last) != "of":
        return False
    before = number.begin - 1
    if sentence.has("static_roles", before):
        # Not "have taken in 90,000 of these".
        return not sentence.has_any(("hosting", "events", "transfers"), before)
    noun = before - 1
    is_apart = sentence.is_mark(",", before) or sentence.is_mark("(", before)
    if not is_apart or sentence.value("units", noun) != "other_count":
        return False
    counts = range(max(0, noun - _COUNT_REACH), noun)
    # Not "64 died in five states, 25 of them in one town".
    return any(
        (sentence.is_digits(i) or sentence.lower[i] in sentence.lexicon.numbers)
        and not sentence.has("roles", i - 1)
        for i in counts
    )


def is_of_place(sentence: Sentence, number: Number, known: KnownNames) -> bool:
    """Recognize the number of "North 24 Parganas", a known place.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        One of its numbers.
    known : KnownNames
        Names of known places.
    """
    first, last = number.first, number.last
    if not first or last >= len(sentence) or number.begin != first:
        return False
    is_between = sentence.words[first - 1][0].isupper() and sentence.words[last][0].isupper()
    return is_between and sentence.phrase(first - 1, last + 1) in known
