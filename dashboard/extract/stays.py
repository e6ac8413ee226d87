"""Where people are when they have moved: under a roof lent to them, in hospital, or with kin."""

from typing import NamedTuple

from dashboard.base.vocabulary import Event
from dashboard.extract.sentence import Sentence

_GROUP = 5  # tokens from a noun to the stay that goes with it
_COPULA = ("finites", "adverbs", "cumulative", "auxiliaries")
_OPENING = 2  # tokens before a stay that opens its sentence
_PHRASE = 6  # tokens from the preposition to the noun: "in one of the city's schools"


class Stay(NamedTuple):
    """A phrase such as "in 86 public shelters" or "to a nearby hospital".

    Attributes
    ----------
    event : str
        What it tells of those who are there.
    first, last : int
        Its tokens, from the preposition.
    is_way : bool
        Whether it only tells whither: "to the camps".
    """

    event: str
    first: int
    last: int
    is_way: bool = False


def find_stays(sentence: Sentence) -> list[Stay]:
    """Return the phrases that tell where people stay, in order.

    Parameters
    ----------
    sentence : Sentence
        Any sentence.
    """
    found = []
    for noun in sentence.spans("stays"):
        first = _preposition(sentence, noun.first)
        opener = None if first is None else sentence.value("stay_openers", first)
        if first is not None and (opener != "host" or noun.value == Event.DISPLACE):
            found.append(Stay(str(noun.value), first, noun.last, opener == "way"))
    return found


def stay_after(sentence: Sentence, last: int) -> Stay | None:
    """Return the stay that is told right after the end of a noun phrase, or None.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    last : int
        Where the noun phrase ends.
    """
    after = range(last, last + _GROUP)
    at = next((i for i in after if not sentence.has_any(_COPULA, i)), last)
    near = {last, last + 1, at}  # "are now in 14 schools"
    stays = (stay for stay in find_stays(sentence) if stay.first in near)
    return next((stay for stay in stays if not stay.is_way), None)


def stay_before(sentence: Sentence, first: int) -> Stay | None:
    """Return the stay that opens a sentence of those who are there: "At the stadium there are 90".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    first : int
        Where the number begins.
    """
    opening = next((stay for stay in find_stays(sentence) if not stay.is_way), None)
    if opening is None or opening.first > _OPENING or opening.last > first:
        return None
    between = range(opening.last, first)
    is_there = sentence.has_within("finites", between) and len(between) <= _PHRASE
    return opening if is_there and not sentence.has_within("events", between) else None


def _preposition(sentence: Sentence, noun: int) -> int | None:
    """Return where the phrase of a noun begins, or None where no preposition of place opens it."""
    for index in range(noun - 1, max(-1, noun - _PHRASE - 1), -1):
        if sentence.has("stay_openers", index):
            return index
        is_within = sentence.has("articles", index) or sentence.has("of", index)
        is_end = sentence.has("stops", index) or sentence.has("events", index)
        word = sentence.words[index]
        if not (word[0].isalnum() or word[0] in "'’-") or (is_end and not is_within):
            return None
    return None
