"""Verbs that are a move only with a particle, a vehicle or people: "took 90 people out"."""

from collections.abc import Hashable

from dashboard.base.vocabulary import Event
from dashboard.extract.clauses import Distances
from dashboard.extract.events import MOVE
from dashboard.extract.lexicon import Span
from dashboard.extract.phrase import VEHICLES, is_in_name
from dashboard.extract.sentence import Sentence

_PARTICLE_REACH = 16
_SUBJECT_REACH = 8
_OBJECT = 6  # tokens from a verb to the noun that a number of its object counts


def find_transfers(sentence: Sentence, distances: Distances) -> list[tuple[str, int, int]]:
    """Return the verbs that their particle or vehicle makes a move, each with its event and tokens.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    distances : Distances
        Its distances.
    """
    found = []
    for verb in sentence.spans("transfers"):
        if is_in_name(sentence, verb.first):
            continue
        if verb.value == "carry" and _has_vehicle_before(sentence, verb.first):
            found.append((Event.EVACUATE.value, verb.first, verb.last))
            continue
        particle = _particle(sentence, verb, distances)
        if particle is not None:
            is_object = _has_object(sentence, verb.last)
            event = _moved(verb, particle, is_object=is_object)
            found.append((event, verb.first, verb.last))
    return found


def is_of_number(sentence: Sentence, first: int, last: int) -> bool:
    """Tell "the state moved five lakh" from "moved 40 km" and "moved on".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    first, last : int
        The tokens of the verb.
    """
    if sentence.value("transfers", first) != "carry":
        return False
    end = last
    while end < len(sentence) and _is_number_word(sentence, end):
        end += 1
    return end > last and not sentence.has("units", end)


def _moved(verb: Span, particle: Hashable, *, is_object: bool) -> str:
    """Return the event of a verb with its particle: "drove 90 out", or "from their homes"."""
    is_forced = verb.value == "drive" and particle == Event.DISPLACE
    if verb.value == "expel" or is_forced:
        return Event.DISPLACE.value
    if particle in (Event.RETURN, Event.SHELTER):
        return str(particle)
    if verb.value == "go" and not is_object:
        return MOVE
    return Event.EVACUATE.value


def _particle(sentence: Sentence, verb: Span, distances: Distances) -> Hashable | None:
    """Return the kind of the particle that makes a verb a move, or None."""
    verbs = sentence.cover("transfers")
    for particle in sentence.spans("particles"):
        if particle.first < verb.last:
            continue
        if distances.between(verb.last, particle.first) > _PARTICLE_REACH:
            return None
        between = range(verb.last, particle.first)
        if any(i in verbs or _is_main_verb(sentence, i) for i in between):
            return None
        if particle.value != "carry" or verb.value != "go" or _has_object(sentence, verb.last):
            return particle.value
    return None


def _is_main_verb(sentence: Sentence, index: int) -> bool:
    """Tell the "are" of "those who were moved are home" from "took 9 who were hurt out"."""
    is_clause = sentence.has_within("relatives", (index - 1, index - 2))
    return sentence.has("finites", index) and not is_clause


def _has_object(sentence: Sentence, index: int) -> bool:
    """Tell "got 90 people out" from "got out" and from "walked 40 km out"."""
    nouns = range(index, min(index + _OBJECT, len(sentence)))
    at = next((i for i in nouns if not _is_number_word(sentence, i)), index)
    is_counted = at > index and not sentence.has("units", at)
    return is_counted and (at in sentence.cover("counted") or sentence.has("of", at))


def _is_number_word(sentence: Sentence, index: int) -> bool:
    word = sentence.lower[index]
    return (
        word[0].isdecimal()
        or word in sentence.lexicon.numbers
        or sentence.has("vague", index)
        or sentence.has("hedges_before", index)
    )


def _has_vehicle_before(sentence: Sentence, index: int) -> bool:
    """Tell whether a vehicle is the subject: "the planes carried 1,537 people"."""
    for i in range(index - 1, max(-1, index - 1 - _SUBJECT_REACH), -1):
        if sentence.value("counted", i) in VEHICLES or sentence.has("carriers", i):
            return True
        is_clause = sentence.has("relatives", i + 1)  # "special trains, which have carried 90"
        if (sentence.is_mark(",", i) and not is_clause) or sentence.has("conjunctions", i):
            return False
    return False
