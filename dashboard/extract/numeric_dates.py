"""Dates written in digits alone: 15.07.2021, 2021-07-15, 07/2021, the 15th."""

from collections.abc import Iterator
from datetime import date, timedelta

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import EXPLICIT, Moment, last_day, make_date, number_at
from dashboard.extract.sentence import Sentence

_CENTURY = 2000  # of years written with two digits
_LONGEST_MONTH = 31


def read_numeric(sentence: Sentence, set_in: date | None) -> Iterator[Moment]:
    """Yield the dates that a sentence writes as 07/15/2021, 15.07.2021, 2021-07-15 or 07/2021.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    set_in : date or None
        The day that tells the month of "the 15th".
    """
    yield from _bare_days(sentence, set_in)
    for index in sentence.digits:
        word = sentence.words[index]
        month = _slashed_month(word) if "/" in word else None
        if month is not None:
            end = last_day(month.year, month.month)
            yield Moment(index, index + 1, month, end, DateAccuracy.MONTH, weight=2)
            continue
        day, last = _slashed(word), index + 1
        if day is None and sentence.is_mark("-", index + 1) and sentence.is_mark("-", index + 3):
            parts = [sentence.words[i] for i in range(index, min(index + 5, len(sentence)), 2)]
            day, last = _slashed("/".join(parts)), index + 5
        if day is not None:
            yield Moment(index, last, day, day, weight=EXPLICIT)


def _slashed_month(word: str) -> date | None:
    """Read 07/2021."""
    month, _, year = word.partition("/")
    is_month = month.isdecimal() and year.isdecimal() and len(month) < 3 and len(year) == 4
    return make_date(int(year), int(month), 1) if is_month else None


def _slashed(word: str) -> date | None:
    """Read 15.07.2021 day first, 2021/07/15, and with slashes only what can be read one way."""
    parts = word.replace(".", "/").split("/")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        return None
    a, b, c = (int(part) for part in parts)
    if len(parts[0]) == 4:
        return make_date(a, b, c)
    if len(parts[2]) != 4:
        is_short = "." in word and len(parts[1]) == len(parts[2]) == 2
        return make_date(_CENTURY + c, b, a) if is_short else None
    by_day, by_month = make_date(c, b, a), make_date(c, a, b)
    if "." in word or by_day == by_month:
        return by_day
    return None if by_day and by_month else by_day or by_month


def _bare_days(sentence: Sentence, set_in: date | None) -> Iterator[Moment]:
    """Read "on the 15th", the last such day until the one that tells the year."""
    for ending in sentence.spans("ordinal_endings"):
        index = ending.first - 1
        day = number_at(sentence, index, 1, 31)
        if day is None:
            continue
        is_alone = index + 2 >= len(sentence) or sentence.has("stops", index + 2)
        if not (is_alone or not sentence.words[index + 2][0].isalpha()):
            continue
        if sentence.has("articles", index - 1) and sentence.has("day_openers", index - 2):
            found = _last_such_day(day, set_in)
            yield Moment(index, index + 2, found, found)


def _last_such_day(day: int, set_in: date | None) -> date | None:
    if set_in is None:
        return None
    if day <= set_in.day:
        return set_in.replace(day=day)
    before = set_in.replace(day=1) - timedelta(days=1)
    return make_date(before.year, before.month, day)


def is_hyphened_date(sentence: Sentence, index: int) -> bool:
    """Tell whether a token is a part of 2021-07-15 or 15-07-2021.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        The token.
    """
    if "-" not in sentence.lower[max(index - 1, 0) : index + 2]:
        return False  # as a rule
    for first in (index - 4, index - 2, index):
        is_joined = sentence.is_mark("-", first + 1) and sentence.is_mark("-", first + 3)
        if first >= 0 and is_joined and first + 4 < len(sentence):
            parts = [sentence.words[i] for i in (first, first + 2, first + 4)]
            return _slashed("/".join(parts)) is not None
    return False


def follows_day(sentence: Sentence, index: int) -> bool:
    """Tell whether a day and its month stand right before a token, in either order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        The token: the year of "15 December 1899", "Dec. 15, 2116" and "the 3rd of May, 1870".
    """
    parts = []
    for _ in range(2):
        index -= 1
        while sentence.lower[index : index + 1] in ([","], ["."]) or any(
            sentence.has(kind, index) for kind in ("of", "ordinal_endings")
        ):
            index -= 1
        parts.append(index)
    for month, day in (parts, parts[::-1]):
        if sentence.has("months", month) and number_at(sentence, day, 1, _LONGEST_MONTH):
            return True
    return False
