"""What happened to the counted: the event that governs a number, by the words around it."""

from typing import NamedTuple

from dashboard.base.vocabulary import Event
from dashboard.extract.clauses import Distances
from dashboard.extract.nouns import NounPhrase
from dashboard.extract.quantities import Number
from dashboard.extract.sentence import Sentence

MOVE = "move"
"""A move that may be an evacuation or a flight: the report as a whole tells."""
FARTHEST = 34
"""Cost beyond which a word governs no number."""
_PARTICLE_REACH = 16
_VERBS_OF_CARE = ("shelter",)


class Governor(NamedTuple):
    """An event that governs a number.

    Attributes
    ----------
    event : str
        An `Event`, or `MOVE`.
    first, last : int
        Its tokens.
    cost : int
        Distance from the number.
    """

    event: str
    first: int
    last: int
    cost: int


class Item(NamedTuple):
    """A number of a sentence with its noun phrase."""

    number: Number
    noun: NounPhrase

    @property
    def first(self) -> int:
        """First token, hedges included."""
        return self.number.begin

    @property
    def last(self) -> int:
        """End of the noun phrase."""
        return max(self.noun.last, self.number.end)


def _transfers(sentence: Sentence, distances: Distances) -> list[tuple[str, int, int]]:
    """Find "took ... out" and its like: verbs that are an evacuation only with a particle."""
    found = []
    particles = sentence.spans("particles")
    verbs = sentence.cover("transfers")
    for verb in sentence.spans("transfers"):
        for particle in particles:
            if particle.first < verb.last:
                continue
            if distances.between(verb.last, particle.first) > _PARTICLE_REACH:
                break
            if any(i in verbs for i in range(verb.last, particle.first)):
                break
            if particle.value == "go" or verb.value == "carry":
                found.append((Event.EVACUATE.value, verb.first, verb.last))
                break
    return found


def find_events(sentence: Sentence, distances: Distances) -> list[tuple[str, int, int]]:
    """Return the events that a sentence names, each with its tokens, in order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    distances : Distances
        Its distances.

    Returns
    -------
    list of tuple
        Event (an `Event` or `MOVE`), first and last token.
    """
    found = [(str(span.value), span.first, span.last) for span in sentence.spans("events")]
    certain = {
        index for event, first, last in found if event != MOVE for index in range(first, last)
    }
    for event, first, last in _transfers(sentence, distances):
        if first not in certain:
            found = [entry for entry in found if entry[1] != first]
            found.append((event, first, last))
    return sorted(found, key=lambda entry: entry[1])


def govern(
    item: Item,
    events: list[tuple[str, int, int]],
    others: list[Item],
    distances: Distances,
) -> Governor | None:
    """Return the event nearest to a number, in the cost of the tokens between.

    Parameters
    ----------
    item : Item
        The number and its noun phrase.
    events : list
        The events of the sentence.
    others : list of Item
        All numbers of the sentence: what stands in another's noun phrase says nothing of this one.
    distances : Distances
        Distances in the sentence.

    Returns
    -------
    Governor or None
        None where no event is near enough.
    """
    taken = [(o.number.first, o.noun.last) for o in others if o is not item]
    best: Governor | None = None
    for event, first, last in events:
        if any(begin <= first < end for begin, end in taken):
            continue
        if first >= item.last:
            cost = distances.between(item.last, first)
            cost += sum(6 for begin, end in taken if item.last <= begin and end <= first)
        elif last <= item.first:
            cost = distances.between(last, item.first) + 1
            cost += sum(6 for begin, end in taken if last <= begin and end <= item.first)
        else:
            cost = 0
        if event == MOVE:
            cost += 1
        if cost <= FARTHEST and (best is None or cost < best.cost):
            best = Governor(event, first, last, cost)
    return best
