"""Numbers that count nothing: ages, years, times, money, distances and the like, by name."""

from collections.abc import Callable

from dashboard.base.vocabulary import LeftoverReason, Qualifier
from dashboard.extract.bare_years import is_distant_year, is_year, is_year_like
from dashboard.extract.dates import number_at
from dashboard.extract.digits import read_digits
from dashboard.extract.far_units import (
    after_range,
    before_list,
    before_total,
    is_dimension,
    is_of_things,
)
from dashboard.extract.identifiers import is_identifier, is_in_code, is_phone, is_point, is_speaker
from dashboard.extract.numeric_dates import is_hyphened_date
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

_LONGEST_AGE = 110
_ADULT = 19  # "33 were under five", "most are under 18"
_LONGEST_MONTH = 31
_LATEST = 2500  # "2400 hrs"
_NEAR = 4
_LEAST_BEFORE = 3  # tokens before the age of someone: "a woman of 43"
_TOTAL_REACH = 6  # tokens from "number" back to what numbers so many
_VERBS = ("auxiliaries", "planned", "done")
_NOON = 12
_MOST_IN = 10  # the most that "three in ten" counts
_Test = tuple[Callable[[Sentence, Number], bool], LeftoverReason]


def _is_ordinal(sentence: Sentence, number: Number) -> bool:
    return sentence.is_glued(number.last) and sentence.has("ordinal_endings", number.last)


def _is_none(sentence: Sentence, number: Number) -> bool:
    """Recognize a zero: "0 deaths" says that nothing happened."""
    return number.high == 0 and sentence.is_digits(number.first)


def _after(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Read the unit that follows: "km", "years old", "per cent"."""
    span = sentence.cover("units").get(number.last)
    if span is None or span.first != number.last:
        return None
    is_first_noun = sentence.has("counted", span.last) and not sentence.has("states", span.last)
    is_plural = sentence.lower[span.last - 1].endswith("s")
    is_verb = sentence.has("events", number.last) and not is_plural
    if span.value == "other_count" and (is_first_noun or (is_verb and number.high != 1)):
        return None  # "ten school buses", "thousands camp in the open"
    is_hour = number.value is not None and number.value < _LATEST
    if span.value == "time" and number.value is not None and not is_hour:
        return None
    return LeftoverReason(str(span.value))


def _before(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Read the sign or label that comes before: "$", "aged", "Interstate"."""
    index = number.begin - 1
    if index < 0:
        return None
    if sentence.lower[index] == "#" and sentence.is_glued(number.begin):
        return LeftoverReason.IDENTIFIER
    if sentence.lower[index] in sentence.lexicon.money_marks:
        is_sign = not sentence.lower[index].isalpha()
        return LeftoverReason.MONEY if is_sign or sentence.words[index][0].isupper() else None
    if sentence.lower[index] == "." and index > 0 and not sentence.is_glued(number.first):
        index -= 1
    label = sentence.value("labels", index)
    is_vague = number.value is None and not sentence.is_digits(number.first)
    if label == "identifier" and is_vague:
        return None  # "outside the gate thousands wait"
    is_label = label not in (None, "date") and not _is_counted(sentence, number, index)
    if label == "time" and (number.high or 0) >= _LATEST:
        return None  # "put their number at about 250"
    return LeftoverReason(str(label)) if is_label else None


def _is_counted(sentence: Sentence, number: Number, label: int) -> bool:
    """Tell whether a number after a label counts all the same: "that day 68,386 people"."""
    if sentence.value("counted", number.last) is not None:
        return True
    kind = sentence.value("labels", label)
    if kind == "identifier":
        is_code = number.begin == number.first and sentence.words[number.first].isalnum()
        # "the deaths number 64"
        return not is_code or (sentence.has("totalling", label) and _is_count(sentence, label))
    # "its population of 120,000 may leave"
    is_verb_next = sentence.has_any(_VERBS, number.last)
    return kind == "other_count" and is_verb_next


def _is_count(sentence: Sentence, index: int) -> bool:
    """Tell whether people or what befell them are named shortly before a verb."""
    before = range(max(0, index - _TOTAL_REACH), index)
    return any(sentence.has("counted", i) or sentence.has("states", i) for i in before)


def _is_date(sentence: Sentence, number: Number) -> bool:
    first, last = number.first, number.last
    token = sentence.lower[first]
    if "/" in token or (token.count(".") > 1 and number.value is None):
        return True
    if is_hyphened_date(sentence, first) or is_distant_year(sentence, number):
        return True
    months = sentence.cover("months")
    before = first - 2 if first > 1 and sentence.lower[first - 1] == "." else first - 1
    for index in (before, last):
        is_word_after = index == before and not sentence.is_digits(first)
        if is_word_after:
            continue  # "on 15 January four ambulances"
        if index in months and sentence.words[index][0].isupper():
            has_day = index == before and number_at(sentence, index - 1, 1, _LONGEST_MONTH)
            # "As of 3 September 4 people" names the day before its month.
            is_day = not has_day and number.high is not None and number.high <= _LONGEST_MONTH
            is_year = is_year_like(sentence, number)
            if is_day or is_year:
                return True
    may_be_joint = is_year_like(sentence, number) or (number.high or 99) <= _LONGEST_MONTH
    # Digits alone: not the "Nine" of "MAY 18 - Nine people".
    return may_be_joint and sentence.is_digits(first) and _is_joint(sentence, number)


def _is_joint(sentence: Sentence, number: Number) -> bool:
    """Recognize both days of "15 and 16 December" and "December 15 and 16"."""
    first, last, months = number.first, number.last, sentence.cover("months")
    for index in (last + 2, first - 3):
        if index in months and sentence.words[index][0].isupper() and number.is_word is False:
            other, joint = (last + 1, last) if index > last else (first - 2, first - 1)
            if not sentence.is_digits(other):
                continue  # "in September, and 28 people"
            if sentence.value("ranges", joint) is not None or sentence.lower[joint] == ",":
                return True
    return False


def _is_ratio(sentence: Sentence, number: Number) -> bool:
    """Recognize either side of "one in ten", "9 out of 10" and "two for every 100"."""
    ratios = sentence.cover("ratios")
    after, before = ratios.get(number.last), ratios.get(number.begin - 1)
    if after is not None and after.first == number.last:
        whole = _plain_count(sentence, after.last)
        return _makes_ratio(sentence, str(after.value), number.high, whole, after.last + 1)
    if before is not None and number.begin == number.first and before.first:
        part = _plain_count(sentence, before.first - 1)
        return _makes_ratio(sentence, str(before.value), part, number.high, number.last)
    return False


def _plain_count(sentence: Sentence, index: int) -> int | None:
    """Return what one token of digits or one number word stands for."""
    if index >= len(sentence):
        return None
    word = sentence.lower[index]
    if not word[0].isdecimal():
        name, count = sentence.lexicon.numbers.get(word, ("", 0))
        return count if name in ("unit", "ten", "scale") else None
    read = read_digits(word, sentence.lexicon)
    return None if read is None else int(read)


def _makes_ratio(
    sentence: Sentence, kind: str, part: int | None, whole: int | None, last: int
) -> bool:
    """Tell a ratio from a part of a whole: "38 out of 50 passengers"; `last` ends the whole."""
    if part is None or whole is None or part > whole:
        return False
    if kind == "sure":
        return True
    if kind == "in":
        return part <= _MOST_IN and not sentence.has("units", last)
    is_round = whole <= _MOST_IN or str(whole).strip("0") == "1"
    return is_round or not sentence.has("counted", last)


def _is_of_one(sentence: Sentence, number: Number) -> bool:
    """Tell "a woman of 43" and "one man of 79" from "the lives of 76 people"."""
    first = number.first
    is_of = sentence.has("of", first - 1) and sentence.value("counted", first - 2) == "person"
    if not is_of or first < _LEAST_BEFORE or sentence.has("counted", number.last):
        return False
    at = first - _LEAST_BEFORE
    is_word = sentence.words[at].isalpha() and not sentence.has("articles", at)
    at -= is_word and at > 0 and sentence.lower[at] not in sentence.lexicon.numbers
    name, count = sentence.lexicon.numbers.get(sentence.lower[at], ("", 0))
    is_one = name == "article" or (name == "unit" and count == 1)
    return is_one and not sentence.has("groups", first - 1)


def _is_age(sentence: Sentence, number: Number) -> bool:
    """Recognize "Bana, 7, said" and "who is 40,"."""
    first, last = number.first, number.last
    if number.value is None or number.value > _LONGEST_AGE or first < 2:
        return False
    if number.begin == first - 1 and sentence.has("finites", first - 2) and number.value < _ADULT:
        closes = last >= len(sentence) or not sentence.words[last][0].isalnum()
        return closes and number.qualifier in (Qualifier.UP_TO, Qualifier.MORE_THAN)
    if number.begin != first:
        is_limit = number.qualifier in (Qualifier.UP_TO, Qualifier.MORE_THAN)
        is_person = sentence.value("counted", number.begin - 1) == "person"
        # "a man over 90", "children under five"
        return is_limit and is_person and not sentence.has("counted", last)
    if _is_of_one(sentence, number):
        return True
    closes = last >= len(sentence) or sentence.lower[last] in (",", ".", ")")
    before = sentence.lower[first - 1]
    if before in (",", "(") and closes:
        name = sentence.words[first - 2]
        is_kin = sentence.has("possessive_pronouns", first - 3) and name.isalpha()
        is_one = sentence.value("counted", first - 2) == "person" or is_kin
        return name[0].isupper() or is_one
    is_subject = sentence.value("stops", first - 2) is True and len(sentence.lower[first - 2]) < 4
    return (
        closes
        and is_subject
        and sentence.value("auxiliaries", first - 1) is not None
        and sentence.value("counted", first - 2) is None
    )


def _is_clock(sentence: Sentence, number: Number) -> bool:
    """Recognize an hour: "the shops shut at eleven", but not "the toll stood at eleven"."""
    before, last = number.first - 1, number.last
    if number.value is None or not 0 < number.value <= _NOON or number.begin != number.first:
        return False
    is_told = any(sentence.value("counted", i) == "person" for i in range(before - _NEAR, before))
    is_told = is_told or any(span.last < before for span in sentence.spans("cumulative_nouns"))
    is_at = sentence.has("hours_before", before) and not sentence.has("totalling", before)
    word = sentence.lower[last] if last < len(sentence) else "."
    is_alone = not word[0].isalnum() or sentence.has_any(("stops", "relative_days"), last)
    return is_at and is_alone and not is_told and not sentence.has("of", last)


_SURE: tuple[_Test, ...] = (
    (is_in_code, LeftoverReason.IDENTIFIER),
    (is_speaker, LeftoverReason.IDENTIFIER),
    (_is_ordinal, LeftoverReason.ORDINAL),
    (_is_date, LeftoverReason.DATE),
    (_is_ratio, LeftoverReason.SHARE),
    (_is_none, LeftoverReason.DENIED),
)
"""What a number is, whatever words stand around it."""
_LIKELY: tuple[_Test, ...] = (
    (is_year, LeftoverReason.YEAR),
    (_is_age, LeftoverReason.AGE),
    (is_identifier, LeftoverReason.IDENTIFIER),
    (is_point, LeftoverReason.IDENTIFIER),
    (_is_clock, LeftoverReason.TIME),
    (is_dimension, LeftoverReason.MEASURE),
    (is_of_things, LeftoverReason.OTHER_COUNT),
    (is_phone, LeftoverReason.PHONE),
)
"""What a number is that no word around it names."""


def _passed(tests: tuple[_Test, ...], sentence: Sentence, number: Number) -> LeftoverReason | None:
    for test, reason in tests:
        if test(sentence, number):
            return reason
    return None


def _unread(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Return what digits are that stand for no whole number."""
    if number.low is not None:
        return None
    token = sentence.words[number.first]
    if ":" in token:
        return LeftoverReason.TIME
    is_decimal = token.replace(sentence.lexicon.decimal_mark, "").isdecimal()
    return LeftoverReason.MEASURE if is_decimal else LeftoverReason.IDENTIFIER


def name_nonfigure(sentence: Sentence, number: Number) -> LeftoverReason | None:
    """Return why a number can be no count of people or vehicles, or None where it can.

    Parameters
    ----------
    sentence : Sentence
        The sentence it stands in.
    number : Number
        One of its numbers.

    Returns
    -------
    LeftoverReason or None
        None also where nothing is known against it.
    """
    return (
        _passed(_SURE, sentence, number)
        or before_total(sentence, number)
        or _before(sentence, number)
        or _after(sentence, number)
        or before_list(sentence, number)
        or after_range(sentence, number)
        or _passed(_LIKELY, sentence, number)
        or _unread(sentence, number)
    )
