"""Numbers in a sentence, in digits and in words, with their bounds and their hedges.

Goes from tokens to `Number` spans. What a number counts, and whether it counts anything that
concerns an evacuation, is not decided here.
"""

from dataclasses import dataclass, replace
from typing import cast

from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import Event, Qualifier
from dashboard.extract.digits import read_digits
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_VICTIM_REACH = 4
_REVISION_REACH = 7  # tokens from a verb of revision to its number
_LIMIT = 10**12  # no count of people is longer; a longer run of digits is an identifier


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a sentence, by token indexes.

    Attributes
    ----------
    first, last : int
        The number's own tokens, half-open.
    begin, end : int
        With the hedges around it.
    value, low, high : int or None
        As in `Quantity`; all None for digits that state no count, such as "18:00" or "6.6".
    qualifier : Qualifier
        How it is hedged.
    is_word : bool
        Whether it is "one", "a" or "a single", which may count nothing.
    is_given_up : bool
        Whether another number takes its place: the first of "revised from 400 to 350".
    """

    first: int
    last: int
    begin: int
    end: int
    value: int | None
    low: int | None
    high: int | None
    qualifier: Qualifier
    is_word: bool = False
    is_given_up: bool = False

    def quantity(self) -> Quantity | None:
        """Return the number as a quantity, or None where it states no count."""
        if self.low is None or self.high is None:
            return None
        return Quantity(self.value, self.low, self.high, self.qualifier)


def _as_count(number: float | None) -> int | None:
    if number is None or number >= _LIMIT or number != int(number):
        return None
    return int(number)


class _Reader:
    """Reads the numbers of one sentence from left to right."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        self.lower = sentence.lower
        self.lexicon = sentence.lexicon
        self.numbers = sentence.lexicon.numbers
        self.vague = {span.first: span for span in sentence.spans("vague")}

    def may_begin(self, index: int) -> bool:
        """Tell whether a number may begin at a token; most of a text is ruled out here."""
        word = self.lower[index]
        return word[0].isdecimal() or word in self.numbers or index in self.vague

    def _class(self, index: int) -> str:
        if index >= len(self.lower):
            return ""
        return self.numbers.get(self.lower[index], ("", 0))[0]

    def _is_group(self, index: int) -> bool:
        """Tell whether digits go on after a gap: "3 000", or "61, 000" from a bad PDF."""
        word = self.lower[index] if index < len(self.lower) else ""
        if len(word) != 3 or not word.isdecimal():
            return False
        starts, ends = self.sentence.starts, self.sentence.ends
        gap = self.sentence.text[ends[index - 1] : starts[index]]
        return gap not in ("\t", "\n")  # the next cell or line

    def digits(self, index: int) -> tuple[float | None, int]:
        """Read digits, with groups after a gap and a scale word."""
        word, last = self.lower[index], index + 1
        number = read_digits(word, self.lexicon)
        if word.isdecimal() and len(word) < 4 and not self._has_day_before(index):
            while number is not None and self._is_group(last) and not self.sentence.is_glued(last):
                number, last = number * 1000 + int(self.lower[last]), last + 1
            if self.lower[last : last + 2] == [",", "000"] and number is not None:
                number, last = number * 1000, last + 2
        is_decimal = self.lexicon.decimal_mark in word and (number or 0) < 1000
        if is_decimal and self._class(last) not in ("scale", "glued"):
            return None, last  # "7.0" measures, even where it is a whole number
        while self._class(last) == "scale" and number is not None:
            number, last = round(number * self.numbers[self.lower[last]][1], 6), last + 1
        is_glued = self._class(last) == "glued" and self.sentence.is_glued(last)
        # "5m people" are millions, "5m" by itself are meters.
        is_scale = is_glued and (
            self.sentence.words[last] != "m" or self.sentence.has("counted", last + 1)
        )
        if is_scale and number is not None:
            number, last = round(number * self.numbers[self.lower[last]][1], 6), last + 1
        if self.lower[last : last + 1] == ["x"] and self.sentence.is_glued(last):
            last += 1  # "23,629x persons"
        return number, last

    def _has_day_before(self, index: int) -> bool:
        return index > 0 and self.sentence.value("months", index - 1) is not None

    def words(self, index: int) -> tuple[float | None, int]:
        """Read number words: "nine hundred and twenty-one", "half a million", "a dozen"."""
        total, current, last = 0.0, 0.0, index
        previous = ""
        while last < len(self.lower):
            name, number = self.numbers.get(self.lower[last], ("", 0))
            if name in ("unit", "ten") and previous in ("", "scale", "and", "ten", "-"):
                if previous == "ten":
                    break
                current += number
            elif name == "scale" and (previous or self.lower[last] != "score"):
                current = (current or 1) * number
                if number >= 1000:
                    total, current = total + current, 0.0
            elif name in ("article", "half") and previous in ("", "half"):
                current = 0.5 if "half" in (name, previous) else 1.0
            elif not (name == "and" and previous == "scale" and self._goes_on(last + 1)) and not (
                self.lower[last] == "-" and previous == "ten" and self._class(last + 1) == "unit"
            ):
                break
            previous = "-" if self.lower[last] == "-" else name
            last += 1
        if previous in ("article", "half", ""):
            return None, index
        return total + current, last

    def _goes_on(self, index: int) -> bool:
        """Tell whether "hundred and" is followed by the rest of one number, not another one."""
        if self._class(index) not in ("unit", "ten"):
            return False
        after = index + 1
        if after < len(self.lower) and self.lower[after] == "-":
            after += 2
        return self._class(after) != "scale" and self.sentence.value("counted", after - 1) is None

    def one(self, index: int) -> tuple[float | None, int]:
        """Read the number that begins at a token; no progress means there is none."""
        if self.lower[index][0].isdecimal():
            return self.digits(index)
        name = self._class(index)
        if name == "single" and self.sentence.value("counted", index + 1):
            return 1.0, index + 1
        if name == "article" and self._is_victim(index):
            return 1.0, index + 1
        if name in ("unit", "ten", "scale", "half", "article"):
            return self.words(index)
        return None, index

    def _is_victim(self, index: int) -> bool:
        """Tell "a volunteer had been shot", which counts one, from any other article."""
        noun = self.sentence.cover("counted").get(index + 1)
        if noun is None or not self.sentence.has("auxiliaries", noun.last):
            return False
        following = range(noun.last, noun.last + _VICTIM_REACH)
        return any(self.sentence.value("events", i) in (Event.WOUND, Event.KILL) for i in following)

    def range_end(self, index: int, low: float, *, is_opened: bool) -> tuple[float, int] | None:
        """Read the upper end of a range that goes on at a token."""
        if index + 1 >= len(self.lower):
            return None
        joins = self.sentence.value("ranges", index) in ("dash", "join")
        word = self.lower[index]
        is_dash = self.sentence.value("ranges", index) == "dash"
        if not joins or not (is_dash or is_opened):
            return None
        high, last = self.one(index + 1)
        if high is None or last == index + 1 or not word:
            return None
        return (high, last) if high > low else None


def _scaled(low: float, high: float, reader: _Reader, last: int) -> float:
    """Give the lower end the scale word of the upper: "2 to 3 million"."""
    name, scale = reader.numbers.get(reader.lower[last - 1], ("", 0))
    return low * scale if name == "scale" and low < 1000 <= high else low


def find_numbers(sentence: Sentence) -> list[Number]:
    """Return the numbers of a sentence in order, hedges included.

    Parameters
    ----------
    sentence : Sentence
        Any sentence.

    Returns
    -------
    list of Number
        Also those that count nothing; ordinals in words are not among them.
    """
    reader = _Reader(sentence)
    hedges = {span.last: span for span in sentence.spans("hedges_before")}
    opened = {span.last for span in sentence.spans("ranges") if span.value == "open"}
    steps = {span.last for span in sentence.spans("ranges") if span.value == "step"}
    given_up = _after_verb(sentence, opened, "revising")
    single = given_up | steps | _after_verb(sentence, opened, "changing")
    found: list[Number] = []
    index = 0
    while index < len(sentence):
        if not reader.may_begin(index):
            index += 1
            continue
        number = _read_one(reader, index, is_opened=index in opened, is_single=index in single)
        if number is None:
            index += 1
            continue
        hedged = _hedged(sentence, number, hedges, opened)
        found.append(replace(hedged, is_given_up=True) if index in given_up else hedged)
        index = number.last
    return found


def _after_verb(sentence: Sentence, opened: set[int], verbs: str) -> set[int]:
    """Return the tokens after the "from" or "by" that a verb of revision or change opens."""
    cover = sentence.cover(verbs)
    return {
        index for index in opened if any(i in cover for i in range(index - _REVISION_REACH, index))
    }


def _read_one(reader: _Reader, index: int, *, is_opened: bool, is_single: bool) -> Number | None:
    span = reader.vague.get(index)
    if span is not None:
        low, high = cast("tuple[int, int]", span.value)
        return Number(index, span.last, index, span.last, None, low, high, Qualifier.VAGUE)
    number, last = reader.one(index)
    if last == index:
        return None
    value = _as_count(number)
    is_word = last == index + 1 and not reader.lower[index][0].isdecimal() and value == 1
    if number is not None and not is_single:
        upper = reader.range_end(last, number, is_opened=is_opened)
        if upper is not None:
            low_count = _as_count(_scaled(number, upper[0], reader, upper[1]))
            high_count = _as_count(upper[0])
            if low_count is not None and high_count is not None and low_count <= high_count:
                return Number(
                    index, upper[1], index, upper[1], None, low_count, high_count, Qualifier.RANGE
                )
    return Number(index, last, index, last, value, value, value, Qualifier.EXACT, is_word)


def _hedged(
    sentence: Sentence, number: Number, hedges: dict[int, Span], opened: set[int]
) -> Number:
    begin, qualifier = number.begin, number.qualifier
    if begin in opened and qualifier is Qualifier.RANGE:
        begin = next(s.first for s in sentence.spans("ranges") if s.last == begin)
    for _ in range(4):
        span = hedges.get(begin)
        if span is None:
            break
        begin = span.first
        if qualifier is Qualifier.EXACT:
            qualifier = Qualifier(str(span.value))
    hedged = replace(number, begin=begin, qualifier=qualifier)
    return hedge_after(sentence, hedged, number.end)


def hedge_after(sentence: Sentence, number: Number, index: int) -> Number:
    """Return a number with the hedge that begins at a token: "3,000 people or more".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    number : Number
        The number.
    index : int
        The token after it, or after its noun.
    """
    after = sentence.cover("hedges_after").get(index)
    if after is None or after.first != index:
        return number
    qualifier = number.qualifier
    if qualifier is Qualifier.EXACT:
        qualifier = Qualifier(str(after.value))
    end = after.last if index == number.end else number.end
    return replace(number, end=end, qualifier=qualifier)
