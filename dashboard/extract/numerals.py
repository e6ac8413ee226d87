"""One number at a token, in digits or in words, and what may follow it: a scale, a fraction."""

import unicodedata

from dashboard.base.vocabulary import Event
from dashboard.extract.digits import read_digits
from dashboard.extract.gaps import is_closed, is_day_of_month
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_VICTIM_REACH = 4
_LEAST_PLURAL = 100  # "100s" are hundreds
_LONG_DASH = "—"
_BRACKET = 12  # tokens of a number that is told again in brackets

Read = tuple[float | None, int]
"""A number, or None where there is none, and the token after it; no progress: no number."""


class Numerals:
    """Reads the numbers of one sentence from left to right.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """

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

    def class_of(self, index: int) -> str:
        """Return the class of a number word; empty for any other token, and off the end."""
        if index >= len(self.lower):
            return ""
        return self.numbers.get(self.lower[index], ("", 0))[0]

    def _factor(self, index: int) -> int:
        return self.numbers[self.lower[index]][1]

    def _is_group(self, index: int) -> bool:
        """Tell whether digits go on after a gap: "3 000", or "61, 000" from a bad PDF."""
        word = self.lower[index] if index < len(self.lower) else ""
        if len(word) != 3 or not word.isdecimal():
            return False
        starts, ends = self.sentence.starts, self.sentence.ends
        gap = self.sentence.text[ends[index - 1] : starts[index]]
        return gap not in ("\t", "\n")  # the next cell or line

    def _digits(self, index: int) -> Read:
        """Read digits, with groups after a gap and a scale word."""
        word, last = self.lower[index], index + 1
        number = self._groups_by_mark(index)
        may_go_on = word.isdecimal() and len(word) < 4 and word[0] != "0"
        if may_go_on and not is_closed(self.sentence, index):
            while number is not None and self._is_group(last) and not self.sentence.is_glued(last):
                number, last = number * 1000 + int(self.lower[last]), last + 1
            if self.lower[last : last + 2] == [",", "000"] and number is not None:
                number, last = number * 1000, last + 2
        if self.lower[last : last + 1] == ["^"]:
            return None, min(last + 2, len(self.lower))  # "10^3" is a formula
        if number is not None and self.sentence.is_glued(last):
            number, last = self._vulgar(number, last)
        is_decimal = self.lexicon.decimal_mark in word and (number or 0) < 1000
        if is_decimal and self.class_of(last) not in ("scale", "glued"):
            return None, last  # "7.0" measures, even where it is a whole number
        if number is not None:
            number, last = self._scaled(number, last)
        if self.lower[last : last + 1] == ["x"] and self.sentence.is_glued(last):
            last += 1  # "23,629x persons"
        return number, last

    def _groups_by_mark(self, index: int) -> float | None:
        """Read one token of digits; a decimal mark before a noun parts groups: "3.500 people"."""
        word = self.lower[index]
        whole, mark, rest = word.rpartition(self.lexicon.decimal_mark)
        is_group = mark and len(rest) == 3 and rest.isdecimal() and whole.isdecimal()
        if is_group and self.sentence.has("counted", index + 1):
            word = whole + rest if whole[0] != "0" else word
        return read_digits(word, self.lexicon)

    def _vulgar(self, number: float, last: int) -> tuple[float, int]:
        """Add the sign of a fraction: "4½ million"."""
        word = self.lower[last]
        is_fraction = len(word) == 1 and "VULGAR" in unicodedata.name(word, "")
        return (number + unicodedata.numeric(word), last + 1) if is_fraction else (number, last)

    def _scaled(self, number: float, last: int) -> tuple[float, int]:
        """Multiply by the scale words that follow: "1.5 million", "2.5k", "3 lakh 40 thousand"."""
        while self.class_of(last) == "scale":
            scale = self._factor(last)
            number, last = round(number * scale, 6), last + 1
            if last + 1 < len(self.lower) and self.lower[last].isdecimal():
                is_less = self.class_of(last + 1) == "scale" and self._factor(last + 1) < scale
                if is_less:
                    number += int(self.lower[last]) * self._factor(last + 1)
                    last += 2
        if self.class_of(last) == "glued":
            # "5m people" are millions, "5m" by itself are meters.
            is_scale = self.sentence.has("counted", last + 1) or (
                self.sentence.is_glued(last) and self.sentence.words[last] != "m"
            )
            if is_scale:
                number, last = round(number * self._factor(last), 6), last + 1
        return number, last

    def has_day_at(self, index: int, number: float) -> bool:
        """Tell the day of "since August 8 to 210", which opens no range."""
        return is_day_of_month(self.sentence, index, number)

    def _words(self, index: int) -> Read:
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
            elif not (name == "and" and previous == "scale" and self._goes_on(last)) and not (
                self.lower[last] == "-" and previous == "ten" and self.class_of(last + 1) == "unit"
            ):
                break
            previous = "-" if self.lower[last] == "-" else name
            last += 1
        if previous in ("article", "half", ""):
            return None, index
        return total + current, last

    def _goes_on(self, joint: int) -> bool:
        """Tell whether "hundred and" is followed by the rest of one number, not another one."""
        if self.class_of(joint + 1) not in ("unit", "ten"):
            return False
        after = joint + 2
        if after < len(self.lower) and self.lower[after] == "-":
            after += 2
        if self.class_of(after) == "scale":  # "twelve thousand and five hundred"
            return self._factor(after) * 10 <= self._factor(joint - 1)
        return self.sentence.value("counted", after - 1) is None

    def _fraction(self, index: int) -> Read:
        """Read a fraction of a scale: "three quarters of a million", "a couple of hundred"."""
        part, count = index, 1.0
        if self.class_of(index) in ("article", "unit"):
            part, count = index + 1, float(self._factor(index))
        is_pair = self.class_of(part) == "pair"
        if not is_pair and self.class_of(part) not in ("part", "half"):
            return None, index
        scale = part + 1
        if self.sentence.has("of", scale):
            scale += 1
        if self.class_of(scale) == "article":
            scale += 1
        if self.class_of(scale) != "scale" or (self.lower[scale] == "score" and not is_pair):
            return None, index
        share = float(self._factor(part)) if is_pair else count / self._factor(part)
        return self._scaled(share, scale)

    def _and_part(self, number: float, last: int) -> tuple[float, int]:
        """Add "and a half": before a scale word, or after the one that the number ends with."""
        part = last + 2 if self.class_of(last + 1) == "article" else last + 1
        if self.class_of(last) != "and" or self.class_of(part) not in ("half", "part"):
            return number, last
        share = 1 / self._factor(part)
        if self.class_of(part + 1) == "scale":
            return self._scaled(number + share, part + 1)
        if self.class_of(last - 1) == "scale":
            return number + share * self._factor(last - 1), part + 1
        return number, last

    def one(self, index: int) -> Read:
        """Read the number that begins at a token; no progress means there is none."""
        number, last = self._one(index)
        if number is None:
            return number, last
        number, last = self._and_part(number, last)
        return number, self._past_repeat(number, last)

    def _one(self, index: int) -> Read:
        if self.lower[index][0].isdecimal():
            return self._digits(index)
        name = self.class_of(index)
        if name == "single" and self.sentence.value("counted", index + 1):
            return 1.0, index + 1
        if name == "article" and self._is_victim(index):
            return 1.0, index + 1
        number, last = self._fraction(index)
        if number is None and name in ("unit", "ten", "scale", "half", "article"):
            number, last = self._words(index)
        return number, last

    def _past_repeat(self, number: float, last: int) -> int:
        """Step over the same number in brackets: "300 (three hundred) people"."""
        if not self.sentence.is_mark("(", last) or last + 2 >= len(self.lower):
            return last
        if not self.may_begin(last + 1):
            return last
        again, end = self._one(last + 1)
        is_whole = end < len(self.lower) and self.lower[end] == ")" and end <= last + _BRACKET
        return end + 1 if again == number and is_whole else last

    def _is_victim(self, index: int) -> bool:
        """Tell "a volunteer had been shot", which counts one, from any other article."""
        noun = self.sentence.cover("counted").get(index + 1)
        if noun is None or not self.sentence.has("auxiliaries", noun.last):
            return False
        following = range(noun.last, noun.last + _VICTIM_REACH)
        return any(self.sentence.value("events", i) in (Event.WOUND, Event.KILL) for i in following)

    def vague_span(self, index: int) -> Span | None:
        """Return the vague quantity at a token, in words or as digits in the plural: "100s"."""
        span = self.vague.get(index)
        if span is not None or self.class_of(index + 1) != "plural":
            return span
        number = read_digits(self.lower[index], self.lexicon)
        if number is None or not self.sentence.is_glued(index + 1):
            return None
        is_round = number >= _LEAST_PLURAL and str(int(number)).strip("0") == "1"
        bounds = (int(number) * 2, int(number) * 10 - 1)
        return Span(index, index + 2, bounds) if is_round else None

    def range_end(self, index: int, low: float, *, is_opened: bool) -> tuple[float, int] | None:
        """Read the upper end of a range that goes on at a token."""
        if index + 1 >= len(self.lower):
            return None
        joint = self.sentence.value("ranges", index)
        if joint != "dash" and not (joint == "join" and is_opened):
            return None
        if self.lower[index] == _LONG_DASH and not self.sentence.is_glued(index):
            return None  # the cells of "17,060 — 69,211"
        high, last = self.one(index + 1)
        if high is None or last == index + 1:
            return None
        return (high, last) if high > low else None

    def low_end(self, low: float, high: float, last: int) -> float:
        """Give the lower end of a range the scale word of the upper: "two to three hundred"."""
        name, scale = self.numbers.get(self.lower[last - 1], ("", 0))
        return low * scale if name in ("scale", "glued") and low < high / scale else low
