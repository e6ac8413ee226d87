"""A walk from a number over the words of its noun phrase."""

from dashboard.base.vocabulary import Counted, Event
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

VEHICLES = frozenset(counted.value for counted in Counted) - {Counted.PERSON, Counted.HOUSEHOLD}
"""Counted concepts of what people are moved by."""
_HARM = (Event.KILL, Event.WOUND, Event.MISS)
_LONG_WORD = 4
_HEADLINE_SHARE = 0.6  # of the words of a headline that begin with a capital
_QUOTES = ('"', "“", "”")
_REACH = 9  # tokens between a number and its noun: "3,000 mostly elderly and wounded people"


_ENDS = ("stops", "vague", "relative_spans", "calendar_spans", "relative_days")


def _ends_phrase(sentence: Sentence, index: int) -> bool:
    """Tell whether a token cannot stand before the noun of a number."""
    word = sentence.words[index]
    if not word[0].isalpha():
        is_initial = word == "." and len(sentence.words[index - 1]) == 1  # "37 U.S. flights"
        return word != "-" and not (is_initial and sentence.words[index - 1].isupper())
    if sentence.has_any(_ENDS, index):
        return True  # "to bring out 260 Afghans | next week"
    if sentence.has("counted", index):
        return False
    if is_in_name(sentence, index):
        return False
    is_moving = sentence.value("transfers", index) in ("carry", "go", "drive")
    return is_moving or _is_verb(sentence, index)


def is_in_name(sentence: Sentence, index: int) -> bool:
    """Tell the "Force" of "the Air Force" from the verbs of a headline.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        A token with a word that may be a verb.
    """
    if index == 0 or not sentence.words[index].istitle():
        return False
    if not sentence.words[index - 1][0].isalpha():
        return False
    words = [word for word in sentence.words if len(word) >= _LONG_WORD and word.isalpha()]
    return sum(word[0].isupper() for word in words) < len(words) * _HEADLINE_SHARE


def _is_verb(sentence: Sentence, index: int) -> bool:
    """Tell an event's word from one that describes a noun: "22,034 marooned people"."""
    if not sentence.has("events", index):
        return False
    event = sentence.cover("events")[index]
    # not "141 hold other passports"
    is_attribute = sentence.has("counted", event.last) and not sentence.has("more", event.last)
    describes = sentence.has("modifiers", index) or sentence.has("states", index)
    return not is_attribute and not describes and not _is_thing(sentence, index)


def _is_thing(sentence: Sentence, index: int) -> bool:
    """Tell whether an event's word begins or ends the name of a thing: "evacuation centres"."""
    first, last, _ = sentence.cover("events")[index]
    if sentence.has_within("articles", range(first, last)):
        return False  # "leave their homes"
    return any(
        i < len(sentence)
        and sentence.lower[i].endswith("s")
        and (
            sentence.has("sites", i)
            or sentence.value("units", i) == "other_count"
            or sentence.value("counted", i) in VEHICLES
        )
        for i in (last - 1, last)
    )


def _is_number(sentence: Sentence, index: int) -> bool:
    word = sentence.lower[index]
    name = sentence.lexicon.numbers.get(word, ("", 0))[0]
    return word[0].isdecimal() or name in ("unit", "ten", "scale")


def _is_plain_word(sentence: Sentence, index: int) -> bool:
    is_word = 0 <= index < len(sentence) and sentence.lower[index].isalpha()
    return is_word and not sentence.has("counted", index) and not sentence.has("stops", index)


def _joins_adjectives(sentence: Sentence, index: int) -> bool:
    """Tell whether a comma or "and" stands between words that describe the same noun."""
    is_comma = sentence.is_mark(",", index)
    if not is_comma and not sentence.has("conjunctions", index):
        return False
    if sentence.has("modifiers", index + 1):
        return is_comma or sentence.has("modifiers", index - 1)
    is_pair = _is_plain_word(sentence, index - 1) and _is_plain_word(sentence, index + 1)
    return (
        is_pair and not is_comma and sentence.has("counted", index + 2)
    )  # "green and white buses"


def skip_opening(sentence: Sentence, index: int) -> int:
    """Step over the "of the" of "dozens of the people"."""
    if not sentence.has("of", index):
        return index
    index += 1
    while sentence.has("articles", index):
        index += 1
    return index


class Scan:
    """A walk from a number over its noun phrase.

    Attributes
    ----------
    index : int
        Where the walk stands.
    counted : Span or None
        The last noun met that counts something.
    state : Span or None
        The first word met that says what happened.
    is_postposed : bool
        Whether a noun stands before that word: "five others injured".
    """

    __slots__ = ("counted", "index", "is_postposed", "sentence", "start", "state")

    def __init__(self, sentence: Sentence, start: int) -> None:
        self.sentence, self.start, self.index = sentence, start, start
        self.counted: Span | None = None
        self.state: Span | None = None
        self.is_postposed = False

    def run(self) -> None:
        """Walk to the end of the phrase."""
        while self.index < min(len(self.sentence), self.start + _REACH) and self._step():
            pass

    def _step(self) -> bool:
        """Go on by a word or phrase, or tell that the noun phrase ends here."""
        sentence, index = self.sentence, self.index
        counted = sentence.cover("counted").get(index)
        state = sentence.cover("states").get(index)
        is_harm = state is not None and state.value in _HARM
        is_harm = is_harm and (self._has_noun() or counted is not None)  # "79 maimed bodies"
        if state is not None and (self.state is None or is_harm):
            self.state = state  # the last word tells in "330 displaced persons dead"
            self.is_postposed = self._has_noun()
        if self.counted is not None and self.counted.value in VEHICLES and state is not None:
            return False  # "51 buses evacuated people"
        if counted is not None:
            return self._count(counted, is_state=state is not None)
        if state is not None:
            self.index = state.last
        elif sentence.words[index] in _QUOTES:
            self.index += 1
        elif _is_number(sentence, index) or (
            _ends_phrase(sentence, index)
            and (self._is_closed() or not _joins_adjectives(sentence, index))
        ):
            return False
        else:
            self.index += 1
        return True

    def _is_closed(self) -> bool:
        """Tell whether no adjective can follow a comma: "killed 126, more than 60 of them"."""
        return self.index == self.start or self._has_noun()

    def _has_noun(self) -> bool:
        """Tell whether a noun was met that is no adjective too, as "elderly" is."""
        return self.counted is not None and not self.sentence.has("modifiers", self.counted.first)

    def _count(self, noun: Span, *, is_state: bool) -> bool:
        self.index = noun.last
        if self.sentence.has("possessive", self.index):
            self.counted = None  # "15 of the train's cars"
            self.index += 1
            return True
        self.counted = noun
        # "Dead" ends its phrase; in "wounded people" and "dead and injured soldiers" it goes on.
        following = range(self.index, self.index + 3)
        return not is_state or self.sentence.has_within("counted", following)
