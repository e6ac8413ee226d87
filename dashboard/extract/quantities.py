"""Numbers in a sentence, in digits and in words, with their bounds and their hedges.

Goes from tokens to `Number` spans. What a number counts, and whether it counts anything that
concerns an evacuation, is not decided here.
"""

from typing import NamedTuple, cast

from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import Qualifier
from dashboard.extract.lexicon import Span
from dashboard.extract.numerals import Numerals
from dashboard.extract.sentence import Sentence

_REVISION_REACH = 7  # tokens from a verb of revision to its number
_LIMIT = 10**12  # no count of people is longer; a longer run of digits is an identifier


class Number(NamedTuple):
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
    reader = Numerals(sentence)
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
        found.append(hedged._replace(is_given_up=True) if index in given_up else hedged)
        index = number.last
    return found


def _after_verb(sentence: Sentence, opened: set[int], verbs: str) -> set[int]:
    """Return the tokens after the "from" or "by" that a verb of revision or change opens."""
    cover = sentence.cover(verbs)
    return {
        index for index in opened if any(i in cover for i in range(index - _REVISION_REACH, index))
    }


def _read_one(reader: Numerals, index: int, *, is_opened: bool, is_single: bool) -> Number | None:
    span = reader.vague_span(index)
    if span is not None:
        low, high = cast("tuple[int, int]", span.value)
        return Number(index, span.last, index, span.last, None, low, high, Qualifier.VAGUE)
    number, last = reader.one(index)
    if last == index:
        return None
    value = _as_count(number)
    is_word = last == index + 1 and not reader.lower[index][0].isdecimal() and value == 1
    if is_word and reader.sentence.has("each", index - 1):
        return None  # "every one of the 3,800"
    if number is not None and not is_single and not reader.has_day_at(index, number):
        upper = reader.range_end(last, number, is_opened=is_opened)
        if upper is not None:
            low_count = _as_count(reader.low_end(number, upper[0], upper[1]))
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
    if begin != number.begin:
        number = number._replace(begin=begin, qualifier=qualifier)
    return hedge_after(sentence, number, number.end)


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
    return number._replace(end=end, qualifier=qualifier)
