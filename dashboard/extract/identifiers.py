"""Digits that name a thing and count nothing: model numbers, points of a list, telephones."""

import re

from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

_NAME_DIGITS = 3
_PARTED = re.compile(r"\b\d{1,3},\d{3}\b")
_STYLE_REACH = 20_000  # characters that tell how a report writes its counts
_PHONE_DIGITS = 7
_PHONE_REACH = 12
_PHONE_MARKS = frozenset("-/:()")
_BRACKET_REACH = 12


def is_in_code(sentence: Sentence, number: Number) -> bool:
    """Tell whether digits belong to a word: "C-130", "F16", "COVID-19"."""
    first = number.first
    if not sentence.is_glued(first) or not sentence.is_digits(first):
        return False
    before = sentence.words[first - 1]
    if before.isalpha():
        return True
    return before == "-" and sentence.is_glued(first - 1) and sentence.words[first - 2].isalpha()


def is_identifier(sentence: Sentence, number: Number) -> bool:
    """Recognize "1." and "(a) ... 2)" of a list."""
    first, last = number.first, number.last
    follows = sentence.lower[last] if last < len(sentence) else ""
    if first == 0 and follows in sentence.lexicon.enumerators and (number.high or 999) < 100:
        return True
    window = sentence.lower[max(0, first - _BRACKET_REACH) : first]
    is_open = window.count("(") > window.count(")")
    is_bare = sentence.lower[first - 1 : first] == ["("] or not is_open
    return is_bare and follows == ")" and (number.high or 999) < 20


def is_speaker(sentence: Sentence, number: Number) -> bool:
    """Recognize the number in a name: "Rescue 1122 said", and "Rescue 1122 saved 2,340 people".

    A report that parts the thousands of its counts with a mark leaves those of a name unparted.
    """
    first, last = number.first, number.last
    is_plain = last == first + 1 and sentence.words[first].isdecimal()
    length = len(sentence.words[first])
    is_named = first > 0 and sentence.words[first - 1].istitle()
    if not (is_plain and is_named and length >= _NAME_DIGITS):
        return False
    is_unparted = length > _NAME_DIGITS and sentence.has("events", first - 1)
    is_unparted = is_unparted and _PARTED.search(sentence.text, 0, _STYLE_REACH) is not None
    return is_unparted or sentence.has("said", last)


def is_point(sentence: Sentence, number: Number) -> bool:
    """Recognize the "2b" of a list."""
    last = number.last
    letter = sentence.words[last] if last < len(sentence) else ""
    is_letter = len(letter) == 1 and letter.isalpha() and sentence.is_glued(last)
    ends = sentence.lower[last + 1 : last + 2]
    return is_letter and number.first == 0 and (not ends or ends[0] in sentence.lexicon.enumerators)


def is_phone(sentence: Sentence, number: Number) -> bool:
    """Recognize a run of digit groups that begins with a plus sign or a word for telephone."""
    index = number.first
    token = sentence.words[index]
    if token.isdecimal() and len(token) >= _PHONE_DIGITS and token[0] == "0":
        return True
    for _ in range(_PHONE_REACH):
        is_part = sentence.is_digits(index) or sentence.lower[index] in _PHONE_MARKS
        if index == 0 or not is_part:
            break
        index -= 1
    is_plus = sentence.words[index] == "+" and sentence.is_glued(index + 1)
    return is_plus or sentence.value("labels", index) == "phone"
