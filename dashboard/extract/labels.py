"""Words beside or above a number that say what it counts: "Families evacuated", "Dead"."""

from typing import NamedTuple

from dashboard.base.vocabulary import Counted, Event
from dashboard.extract.events import OTHER
from dashboard.extract.lexicon import Lexicon
from dashboard.extract.sentence import Sentence

_ORDER = (
    *(Event.KILL, Event.WOUND, Event.MISS, Event.SICKEN, Event.RETURN, Event.SHELTER),
    *(Event.AWAIT, Event.EVACUATE, Event.DISPLACE, Event.ARRIVE, "move", OTHER),
)
"""Events from the one that says most: "evacuees in shelters" are sheltered."""
_PEOPLE = (Counted.PERSON, Counted.HOUSEHOLD)


class Label(NamedTuple):
    """What the words beside or above a number say of it.

    Attributes
    ----------
    counted : str
        Concept of what is counted; empty where only the event is named.
    event : str
        What happened; empty where only the counted are named.
    is_thing : bool
        Whether it counts neither people nor vehicles: "centers open".
    is_firm : bool
        Whether the word after the number is another number's, so that the label alone tells.
    """

    counted: str
    event: str
    is_thing: bool = False
    is_firm: bool = False


def read_label(text: str, start: int, end: int, words: Lexicon) -> Label:
    """Return what a label counts: "Families evacuated", "Dead", "Persons inside".

    Parameters
    ----------
    text : str
        The report's text.
    start, end : int
        Where the label stands in it.
    words : Lexicon
        The words of the report's language.
    """
    sentence = Sentence(text, start, end, words)
    states = sentence.cover("states")
    nouns = [span for span in sentence.spans("counted") if span.first not in states]
    nouns = nouns or sentence.spans("counted")
    counted = str(nouns[0].value) if nouns else ""
    things = [
        span.first
        for span in sentence.spans("units")
        if span.value == "other_count"
        and (
            span.first == 0 or sentence.lower[span.last - 1].endswith("s")  # "Livestock moved"
        )
    ]
    named = {
        str(span.value)
        for kind in ("events", "states")
        for span in sentence.spans(kind)
        if span.last > span.first + 1 or span.first not in things  # "Houses hit"
    }
    is_peopled = bool(sentence.spans("populations") or sentence.spans("inhabitants"))
    if is_peopled or counted in _PEOPLE or (not nouns and sentence.has("stay_openers", 0)):
        counted = counted or Counted.PERSON.value
        named |= {str(s.value) for s in sentence.spans("stays") if s.value == Event.SHELTER}
    if any(span.value == Event.DISPLACE for span in sentence.spans("stays")):
        named.discard(Event.SHELTER)  # "People displaced (lodging with family or friends)"
    event = next((str(event) for event in _ORDER if event in named), "")
    # "Evacuation centers open" counts centers, "Evacuated from the districts" does not.
    is_head = bool(things) and not sentence.has_within("stops", range(things[0]))
    is_thing = not counted and is_head
    return Label(counted, event, is_thing)


def tells(label: Label) -> bool:
    """Tell whether a label says all of its number: "Injured", and "Buses" too.

    Parameters
    ----------
    label : Label
        The label.
    """
    is_all = bool(label.event or (label.counted and label.counted not in _PEOPLE))
    return is_all and not label.is_thing


def count_people(label: Label) -> str:
    """Return the concept that a label counts, people where it names only what happened.

    Parameters
    ----------
    label : Label
        The label.
    """
    return label.counted or Counted.PERSON
