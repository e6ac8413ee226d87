"""What is known of a report at the sentence being read, from it and from the ones before."""

from dataclasses import dataclass, field
from datetime import date
from functools import cached_property

from dashboard.base.metrics import Metric
from dashboard.base.place import KnownNames
from dashboard.base.report import Span
from dashboard.base.vocabulary import Counted, Event, PlaceRole, Timing
from dashboard.extract.attribution import find_credits
from dashboard.extract.clauses import Distances
from dashboard.extract.date_option import DateOption
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item, ItemRow
from dashboard.extract.issuers import Issuers
from dashboard.extract.labels import Label
from dashboard.extract.loose_names import find_around, without_storms
from dashboard.extract.mentions import find_places
from dashboard.extract.moments import find_moments
from dashboard.extract.naming import Named, Naming, Nearby, Place, Way
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit
from dashboard.extract.verbs import find_events

PEOPLE = (Counted.PERSON, Counted.HOUSEHOLD)
"""Counted concepts whose events tell the metric; of all others, the concept does."""

GOING_ON = frozenset({"part", "included", "carried", "topic"})
"""Rules of a number that goes on with the one before, and takes over what it lacks."""

_ITEM_COST = 4


@dataclass
class Reading:
    """One sentence with all that the grammar reads in it before it decides on numbers.

    Attributes
    ----------
    sentence : Sentence
        Its tokens and concepts.
    moments, places, credits : list
        What it names, in order.
    index, paragraph : int
        Which sentence of the report it is, and in which paragraph.
    items : ItemRow
        Its numbers with their noun phrases.
    around : list of Named
        The places with what may be one though no word says so.
    scene : tuple of str
        What it tells of as a whole, found when first asked for (`signs`).
    """

    sentence: Sentence
    moments: list[Moment]
    places: list[Named]
    credits: list[Credit]
    index: int
    paragraph: int
    items: ItemRow = field(default_factory=ItemRow)
    around: list[Named] = field(default_factory=list)
    scene: tuple[str, ...] = ()

    @cached_property
    def distances(self) -> Distances:
        """Costs between its tokens."""
        return Distances(self.sentence)

    @cached_property
    def events(self) -> list[tuple[str, int, int]]:
        """What it says happened, in order."""
        return find_events(self.sentence, self.distances)

    @cached_property
    def name_ends(self) -> frozenset[int]:
        """Where the names of places end."""
        return frozenset(place.last for place in self.places if place.is_named)

    def distance(self, item: Item, first: int, last: int) -> int:
        """Return the cost between a number and other tokens; numbers in between count more."""
        if first >= item.last:
            cost, left, right = 0, item.last, first
        else:
            cost, left, right = 2, last, item.first
        crossed = self.items.count(left, right)
        return cost + self.distances.between(left, right) + _ITEM_COST * crossed


@dataclass(slots=True)
class Draft:
    """A figure in the making; the fields are those of `Figure`, as far as decided.

    Attributes
    ----------
    item : Item
        The number and its noun phrase.
    event : str
        The event that decided the metric.
    is_move : bool
        Whether people or vehicles move, so that there is an origin.
    index, paragraph : int
        The sentence and paragraph it stands in.
    sentence, evidence : Span
        Offsets of the sentence and of the words that bear the number.
    is_credited : bool
        Whether its own sentence credits a source with it.
    has_part_words, names_whole, is_beside : bool
        Whether it is said to be a part ("including", "of whom"), the whole of others that follow
        ("of the 500"), or to go along with those before ("together with").
    is_dated : bool
        Whether a date beside the number makes it the count of that date.
    event_day : Moment or None
        The first day that its sentence names on which something happened.
    is_leaving : bool
        Whether those who wait are told to go, or the wounded and sick are carried off.
    is_anywhere, is_sum : bool
        Whether its sentence speaks of a whole country, and whether it is a row of totals.
    near : tuple of Nearby
        The places of its sentence.
    options, signs : tuple
        The dates that it may bear, and what holds of it (`date_choice`).
    part_of, fact : int or None
        Index among the report's drafts of the whole, and of the first mention of the fact.
    """

    item: Item
    metric: Metric
    event: str
    timing: Timing
    rule: str
    is_move: bool
    index: int
    paragraph: int
    sentence: Span
    evidence: Span
    population: str = ""
    has_part_words: bool = False
    names_whole: bool = False
    is_beside: bool = False
    event_day: Moment | None = None
    is_dated: bool = False
    moment: Moment | None = None
    origin: Place | None = None
    destination: Place | None = None
    place: Place | None = None
    attributed_to: str = ""
    is_credited: bool = False
    is_leaving: bool = False
    is_anywhere: bool = False
    is_sum: bool = False
    near: tuple[Nearby, ...] = ()
    options: tuple[DateOption, ...] = ()
    signs: tuple[str, ...] = ()
    part_of: int | None = None
    fact: int | None = None

    @property
    def is_people(self) -> bool:
        """Whether it counts people or households."""
        return self.metric.counted in PEOPLE

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most of its number."""
        return self.item.number.low or 0, self.item.number.high or 0


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
    is_evacuation : bool
        Whether the report has any word of evacuation.
    ailment : str
        What people in hospitals have: `Event.WOUND` or `Event.SICKEN`.
    labels, storms : dict, frozenset of str
        By offset: what the layout says of a number; the words that it names storms by.
    drafts : list of Draft
        The figures so far.
    told : dict
        By the bounds of a number of people: the event and the sentence it was last told in.
    named, by_word, loose : list of Naming, dict, list of Naming
        The first places named, the last by each word of its name ("the camp" points back to it),
        and the first names that may be places.
    recent, recent_at : list of tuple, tuple of int
        The places of the last sentence that named any with their roles; its index and paragraph.
    way : Way or None
        The way last told.
    credit : str
        The source last credited.
    credit_until, credit_paragraph, credit_end : int
        The last sentence that may go on with it, its paragraph, and where its sentence ends.
    is_account : bool
        Whether that was an account, of which several sentences may tell: a count, a statement.
    sources, issuers : list of str, Issuers
        The sources last credited; those whom it names once for many lines.
    moment, moment_index, moment_paragraph : Moment or None, int, int
        The date last named in the paragraph or the line before, its sentence and its paragraph.
    heading : Moment or None
        The day in the report's heading.
    as_of : Moment or None
        The day that the report as a whole is made up to ("as of 13 May 2015"), where it says so.
    frame : Moment or None
        The span of time that the last heading names for the rows below it.
    paragraph : int
        The paragraph being read.
    last_day : date or None
        The day last named anywhere: what "the next day" follows.
    first_day : Moment or None
        The first day on which something happened, and in `first_day_index` its sentence.
    event_days : list of tuple
        The days on which something happened, each with its paragraph and sentence.
    current : list of tuple
        The sentences that name the day of publication, each with whether a statement's.
    others : int
        How many other days and spans are named.
    begun : Moment or None
        The day last named on which something began.
    set_in : date or None
        The day last named, in a report that tells of a year long past.
    """

    text: str
    published: date | None
    known: KnownNames
    theme: str = Event.EVACUATE
    is_evacuation: bool = True
    ailment: str = Event.SICKEN
    labels: dict[int, Label] = field(default_factory=dict)
    storms: frozenset[str] = frozenset()
    drafts: list[Draft] = field(default_factory=list)
    told: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)
    named: list[Naming] = field(default_factory=list)
    loose: list[Naming] = field(default_factory=list)
    by_word: dict[str, Place] = field(default_factory=dict)
    recent: list[tuple[Place, PlaceRole | None]] = field(default_factory=list)
    recent_at: tuple[int, int] = (-1, -1)
    way: Way | None = None
    credit: str = ""
    credit_until: int = -1
    credit_paragraph: int = 0
    credit_end: int = -9
    is_account: bool = False
    sources: list[str] = field(default_factory=list)
    issuers: Issuers = field(default_factory=Issuers)
    moment: Moment | None = None
    moment_index: int = 0
    moment_paragraph: int = 0
    heading: Moment | None = None
    as_of: Moment | None = None
    frame: Moment | None = None
    paragraph: int = 0
    last_day: date | None = None
    first_day: Moment | None = None
    first_day_index: int = 0
    event_days: list[tuple[int, int, Moment]] = field(default_factory=list)
    current: list[tuple[int, bool]] = field(default_factory=list)
    others: int = 0
    begun: Moment | None = None
    set_in: date | None = None

    def read(self, sentence: Sentence, index: int) -> Reading:
        """Read what a sentence says beside its numbers."""
        credited = find_credits(sentence)
        places = without_storms(sentence, find_places(sentence, self.known, credited), self.storms)
        return Reading(
            sentence,
            find_moments(sentence, self.day, self.last_day, self.set_in),
            places,
            credited,
            index,
            self.paragraph,
            around=find_around(sentence, self.known, places, credited, self.storms),
        )

    @property
    def day(self) -> date | None:
        """The day of publication, else the one that heads the report."""
        heading = self.as_of or self.heading
        return self.published or (heading.end if heading else None)

    def begin_paragraph(self, *, is_new_line: bool) -> None:
        """Forget the date of the paragraph before, unless the two are but lines of one."""
        self.paragraph += 1
        if not is_new_line:
            self.moment = None
