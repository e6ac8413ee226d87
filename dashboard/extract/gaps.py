"""Gaps that part two numbers of digits, where others part thousands: "page 12 700 men"."""

from dashboard.extract.numeric_dates import is_hyphened_date
from dashboard.extract.sentence import Sentence

_LONGEST_MONTH = 31


def is_day_of_month(sentence: Sentence, index: int, number: float) -> bool:
    """Tell the day of "August 8" and "Aug. 8", which opens no range and no group of thousands.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        The token of the number.
    number : float
        What it stands for.
    """
    before = index - 1 - sentence.is_mark(".", index - 1)
    return number <= _LONGEST_MONTH and sentence.value("months", before) is not None


def is_closed(sentence: Sentence, index: int) -> bool:
    """Tell whether digits are a number by themselves, whatever digits come after a gap.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        A token of digits alone.

    Returns
    -------
    bool
        True for the last part of a date and for what a label numbers.
    """
    number = int(sentence.words[index])
    is_day = is_day_of_month(sentence, index, number)
    return is_day or is_hyphened_date(sentence, index) or _is_labeled(sentence, index)


def _is_labeled(sentence: Sentence, index: int) -> bool:
    """Recognize what "Route 15", "no. 15" and "Convoy 3-15" number."""
    while sentence.is_mark("-", index - 1) and sentence.is_glued(index):
        if index < 2 or not sentence.words[index - 2].isdecimal():
            break
        index -= 2
    label = index - 1 - sentence.is_mark(".", index - 1)
    if sentence.value("labels", label) != "identifier" or sentence.has("totalling", label):
        return False
    before = label - 1
    if before < 0 or sentence.words[label][0].isupper():
        return True
    # "that day 12 700 people" and "in Idlib district 12 700 people" number no day, no district.
    is_small = sentence.has("stops", before) or sentence.has("labels", before)
    is_named = sentence.words[before][0].isupper() and not is_small
    return not (is_named or sentence.has("articles", before))
