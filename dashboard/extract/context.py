"""What is known of a report at the sentence being read, from it and from the ones before."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from dashboard.base.metrics import Metric
from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import Event, Timing
from dashboard.extract.attribution import Credit, find_credits
from dashboard.extract.clauses import Distances
from dashboard.extract.dates import Moment, find_moments
from dashboard.extract.events import Item, find_events
from dashboard.extract.mentions import Named, find_places
from dashboard.extract.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Place:
    """A place's name with its offsets in the report's text."""

    name: str
    start: int
    end: int
    is_carried: bool = False

    def carried(self) -> "Place":
        """Return the same place as taken from a sentence before."""
        return replace(self, is_carried=True)


@dataclass(slots=True)
class Reading:
    """One sentence with all that the grammar reads in it before it decides on numbers."""

    sentence: Sentence
    distances: Distances
    events: list[tuple[str, int, int]]
    moments: list[Moment]
    places: list[Named]
    credits: list[Credit]
    items: list[Item] = field(default_factory=list)


@dataclass(slots=True)
class Draft:
    """A figure in the making; the fields are those of `Figure`, as far as decided."""

    reading: Reading
    item: Item
    metric: Metric
    event: str
    timing: Timing
    rule: str
    moment: Moment | None = None
    origin: Place | None = None
    destination: Place | None = None
    place: Place | None = None
    attributed_to: str = ""
    part_of: int | None = None
    fact: int | None = None


@dataclass(slots=True)
class Context:
    """What later sentences take over from earlier ones.

    Attributes
    ----------
    text : str
        The report's text.
    published : date or None
        Day of publication.
    known : KnownNames
        Names of known places.
    theme : str
        What the report's moves are: `Event.EVACUATE` or `Event.DISPLACE`.
    drafts : list of Draft
        The figures so far.
    topic, origin, place : Place or None
        The first place named, and the last origin and place.
    credit : str
        The source last credited.
    credit_sentence : int
        Index of the sentence that credited it.
    moment : Moment or None
        The date last named.
    """

    text: str
    published: date | None
    known: KnownNames
    theme: str = Event.EVACUATE
    drafts: list[Draft] = field(default_factory=list)
    topic: Place | None = None
    origin: Place | None = None
    place: Place | None = None
    credit: str = ""
    credit_sentence: int = -9
    moment: Moment | None = None

    def read(self, sentence: Sentence) -> Reading:
        """Read what a sentence says beside its numbers."""
        distances = Distances(sentence, self.text)
        return Reading(
            sentence,
            distances,
            find_events(sentence, distances),
            find_moments(sentence, self.published),
            find_places(sentence, self.text, self.known),
            find_credits(sentence),
        )

    def as_place(self, sentence: Sentence, named: Named) -> Place:
        """Return a place of a sentence with its name and offsets."""
        start, end = sentence.offsets(named.first, named.last)
        return Place(" ".join(self.text[start:end].split()), start, end)


def choose_theme(text: str, themes: dict[str, Sequence[str]]) -> str:
    """Return the event whose stems a report has most of; evacuation where it has none."""
    folded = text.casefold()
    counts = {event: sum(folded.count(stem) for stem in stems) for event, stems in themes.items()}
    return max(
        counts, key=lambda event: (counts[event], event == Event.EVACUATE), default="evacuate"
    )
