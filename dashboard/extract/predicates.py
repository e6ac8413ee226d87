"""Which verb tells of a subject that a clause of its own describes: "those who had fled were fed".

The clause that begins with "who" takes the first verb; what is told of the people comes after it.
"""

from typing import NamedTuple

from dashboard.base.vocabulary import Event
from dashboard.extract.sentence import Sentence

_PHRASE = 7  # tokens from a noun to its clause: "300 people from the villages upstream who"
_INFINITIVE = 3  # tokens from an infinitive's particle to its verb: "to be safely moved"
_CAUSE_REACH = 9  # tokens from what brings a move about to the infinitive that tells it
_GROUP = 4  # tokens from an auxiliary to the verb it goes with
_HELPERS = ("finites", "auxiliaries", "done", "adverbs")
_STATES = frozenset({Event.AWAIT, Event.SHELTER})
_STOPS = frozenset(";:—–•|\n")
EventSpan = tuple[str, int, int]


class Predicate(NamedTuple):
    """What is told of a subject beside the clause that describes it.

    Attributes
    ----------
    inner : tuple or None
        The event of the clause that describes it.
    main : tuple
        The event that is told of it.
    begin : int
        Where its verb begins, auxiliaries included.
    """

    inner: EventSpan | None
    main: EventSpan
    begin: int


def find_predicate(sentence: Sentence, last: int, events: list[EventSpan]) -> Predicate | None:
    """Return what is told of a subject with a clause of its own, or None where it has none.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    last : int
        Where the noun phrase of the subject ends.
    events : list of tuple
        Its events, in order.
    """
    pronoun = _pronoun(sentence, last)
    if pronoun is None and (_is_finite(sentence, last) or all(e[1] != last for e in events)):
        return None
    if pronoun is None and _is_wish(sentence, last):
        return None
    begun = {event[1]: event for event in events if event[1] >= last}
    clause = _Clause(sentence, begun, is_reduced=pronoun is None)
    return clause.walk(last if pronoun is None else pronoun + 1)


def is_brought_about(sentence: Sentence, verb: int) -> bool:
    """Tell whether an infinitive is of what was done: "the leak forced 130 pupils to be moved".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    verb : int
        The token of the infinitive, or of the auxiliary before it.
    """
    group = range(verb, max(-1, verb - _INFINITIVE - 1), -1)
    if not sentence.has_within("infinitive", group):
        return False
    particle = next(i for i in group if sentence.has("infinitive", i))
    for index in range(particle - 1, max(-1, particle - 1 - _CAUSE_REACH), -1):
        if sentence.has("causatives", index):
            kinds = ("planned", "infinitive", "abilities", "hypothetical", "negations")
            return not sentence.has_any(kinds, index - 1)
        is_verb = sentence.has("events", index) or sentence.has("finites", index)
        if is_verb or sentence.is_mark(",", index) or sentence.has("infinitive", index):
            return False
    return False


def _is_finite(sentence: Sentence, index: int) -> bool:
    return sentence.has("finites", index)


def _is_wish(sentence: Sentence, index: int) -> bool:
    """Tell the verb of "people need to be moved" from the words of "people yet to be moved"."""
    return sentence.has("infinitive", index + 1) and not sentence.has("stops", index)


def _pronoun(sentence: Sentence, last: int) -> int | None:
    """Return where the pronoun stands that opens a clause on a noun phrase."""
    for index in range(last, min(last + _PHRASE, len(sentence))):
        if sentence.has("relatives", index):
            is_bound = index <= last + 1 or not sentence.has("openers", index)
            return index if is_bound else None  # not the "that" of "people said that"
        is_verb = sentence.has("events", index) or _is_finite(sentence, index)
        if is_verb or sentence.value("links", index) == "strong" or _is_number(sentence, index):
            return None
        if sentence.words[index] in _STOPS or sentence.has("conjunctions", index):
            return None
    return None


def _is_number(sentence: Sentence, index: int) -> bool:
    word = sentence.lower[index]
    return word[0].isdecimal() or word in sentence.lexicon.numbers


class _Clause:
    """A walk over the clause that describes a subject, to the verb after it."""

    def __init__(
        self, sentence: Sentence, begun: dict[int, EventSpan], *, is_reduced: bool
    ) -> None:
        self.sentence, self.begun, self.is_reduced = sentence, begun, is_reduced
        self.inner: EventSpan | None = None
        self.owed = 1  # verbs that belong to clauses within

    def walk(self, index: int) -> Predicate | None:
        """Return the verb that no clause within takes."""
        sentence = self.sentence
        is_object = sentence.has("articles", index) or sentence.words[index : index + 1] == []
        if not self.is_reduced and not is_object and self._is_plain(index):
            self.owed, index = 0, self._past_group(index)
        while index < len(sentence):
            if sentence.words[index] in _STOPS:
                return None
            if not self._is_verb(index):
                if not self._may_go_on(index):
                    return None
                index += 1
            elif self.owed:
                self.owed, index = self.owed - 1, self._past_group(index)
            else:
                return self._main(index)
        return None

    def _is_plain(self, index: int) -> bool:
        """Tell a verb that no table knows right after its pronoun: "who work at the plant"."""
        word = self.sentence.words[index]
        return word.isalpha() and word.islower() and not self._is_verb(index)

    def _may_go_on(self, index: int) -> bool:
        """Step over a token, and note the clauses that it opens; false where all ends."""
        sentence = self.sentence
        is_link = sentence.value("links", index) == "strong" or sentence.has("relatives", index)
        is_joint = sentence.has("conjunctions", index) or sentence.is_mark(",", index)
        if is_link and not sentence.has("articles", index - 1):
            self.owed += 1
        elif is_joint and index + 1 < len(sentence):
            if self.is_reduced or _is_number(sentence, index + 1):
                return False
            is_and = sentence.has("conjunctions", index)
            self.owed += is_and and self._is_verb(index + 1)
        return not (is_link and self.is_reduced)

    def _is_verb(self, index: int) -> bool:
        """Tell a finite verb: one with an auxiliary, or in the past."""
        sentence = self.sentence
        if _is_finite(sentence, index):
            return True
        if index not in self.begun:
            return False
        if self.is_reduced and not self.owed and self.inner and self.inner[0] not in _STATES:
            return False  # "fled homes burned down": it may be but another participle
        is_led = sentence.has_any(("roles", "articles", "of", "infinitive"), index - 1)
        return (sentence.is_past(index) and not is_led) or (self.is_reduced and self.owed == 1)

    def _past_group(self, index: int) -> int:
        """Return where the group of a verb ends: "had been waiting to be put up"."""
        sentence = self.sentence
        is_led, is_told, first = _is_finite(sentence, index), False, index
        while index < len(sentence):
            event = self.begun.get(index)
            if event is not None and not (is_told and self._is_next_verb(index, is_led=is_led)):
                self.inner = self.inner or event
                is_told, index = True, event[2]
            elif index > first and is_told and _is_finite(sentence, index):
                return index
            elif index == first or sentence.has_any(_HELPERS, index):
                index += 1
            elif sentence.has("infinitive", index) and index + 1 < len(sentence):
                index += 2
            else:
                return index
        return index

    def _is_next_verb(self, index: int, *, is_led: bool) -> bool:
        """Tell "who fled drowned" and "who had fled went home" from "had been left stranded"."""
        is_own = self.sentence.has("preterites", index) or _is_finite(self.sentence, index)
        return is_own or (not is_led and self._is_verb(index))

    def _main(self, index: int) -> Predicate | None:
        """Return the event of the verb that begins at a token, or None where no table knows it."""
        for first in range(index, min(index + _GROUP + 1, len(self.sentence))):
            if first in self.begun:
                return Predicate(self.inner, self.begun[first], index)
            if self.sentence.is_mark(",", first):
                return None
        return None
