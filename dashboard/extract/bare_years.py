"""Years written as digits alone, told from counts by the words around them."""

from dashboard.extract.numeric_dates import follows_day
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence
from dashboard.extract.year_ends import ends_date

_FIRST, _RECENT = 1500, 1900  # years of old, and from when on digits alone may be a year


def _is_bare(number: Number) -> bool:
    """Tell a number of one token, without a hedge or a word more."""
    first = number.first
    return (number.begin, number.end) == (first, number.last) == (first, first + 1)


def _is_four_digits(sentence: Sentence, number: Number) -> bool:
    token = sentence.words[number.first]
    return len(token) == 4 and token.isdecimal()


def is_distant_year(sentence: Sentence, number: Number) -> bool:
    """Recognize the year of "15 December 1899" and "Dec. 15, 2116", however far away.

    A noun, a verb or a hedge after it makes it a count: "on December 15, 2500 people left".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        One of its numbers.
    """
    if not (_is_bare(number) and _is_four_digits(sentence, number)):
        return False
    return ends_date(sentence, number.last) and follows_day(sentence, number.first)


def is_year_like(sentence: Sentence, number: Number) -> bool:
    """Tell whether a number is four digits that may be a year near ours.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        One of its numbers.
    """
    is_alone = number.last == number.first + 1 and _is_four_digits(sentence, number)
    return is_alone and _RECENT <= int(sentence.words[number.first]) < 2100


def _is_past_century(sentence: Sentence, number: Number) -> bool:
    """Recognize the year of "in 1845, killed a thousand"."""
    first, last = number.first, number.last
    if not (_is_bare(number) and _is_four_digits(sentence, number)):
        return False
    is_led = sentence.value("labels", first - 1) == "date"
    is_over = ends_date(sentence, last) or sentence.has("stops", last)
    return is_led and is_over and _FIRST <= int(sentence.words[first]) < _RECENT


def is_year(sentence: Sentence, number: Number) -> bool:
    """Recognize "in 1997", "in the 1997 flood" and "in 1845", where nothing is counted.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        One of its numbers.
    """
    if _is_past_century(sentence, number):
        return True
    if not is_year_like(sentence, number) or number.begin < number.first - 1:
        return False
    if sentence.has("of", number.first - 1) and sentence.has("happenings", number.first - 2):
        return True  # "the flood of 2010 displaced thousands"
    if sentence.value("counted", number.last) is not None:
        return False
    before = sentence.value("labels", number.first - 1) if number.first else None
    follows = sentence.lower[number.last] if number.last < len(sentence) else "."
    if not follows.isalpha() or sentence.value("stops", number.last) is True:
        return True
    # "in 1997", and "in the 1997 flood" where no noun of people follows
    is_named = sentence.has("articles", number.first - 1) and not any(
        sentence.has("counted", i) for i in range(number.last, number.last + 2)
    )
    return before == "date" or is_named
