"""Places as a report names them."""

from dataclasses import dataclass
from typing import NamedTuple

from dashboard.base.vocabulary import PlaceRole


class Place(NamedTuple):
    """A place's name with its offsets in the report's text."""

    name: str
    start: int
    end: int
    is_carried: bool = False

    @property
    def is_road(self) -> bool:
        """Whether a number makes it a road's: what happens there goes on elsewhere."""
        return self.name[-1:].isdecimal()

    def carried(self) -> "Place":
        """Return the same place as taken from a sentence before."""
        return Place(self.name, self.start, self.end, is_carried=True)


class NamePhrase(NamedTuple):
    """A phrase that may name a place.

    Attributes
    ----------
    first, last : int
        Its tokens, without article.
    is_capital : bool
        Whether it has a name of its own.
    has_site : bool
        Whether it has a noun such as "village".
    is_barred : bool
        Whether a word in it is never a place's, such as "Ministry".
    """

    first: int
    last: int
    is_capital: bool
    has_site: bool
    is_barred: bool


class Named(NamedTuple):
    """A place in a sentence.

    Attributes
    ----------
    first, last : int
        Its tokens, without preposition and article.
    role : PlaceRole or None
        None where no word gives it one.
    is_named : bool
        Whether it has a name of its own; "the besieged city" has none.
    points_back : bool
        Whether it may stand for a place named before: "the camp", "there".
    is_loose : bool
        Whether it only may be a place: no word says so.
    """

    first: int
    last: int
    role: PlaceRole | None
    is_named: bool
    points_back: bool = False
    is_loose: bool = False


class Naming(NamedTuple):
    """A place as a sentence names it: its role, and which sentence of which paragraph that is."""

    place: Place
    role: PlaceRole | None
    sentence: int = 0
    paragraph: int = 0
    is_heading: bool = False
    events: frozenset[str] = frozenset()


class Nearby(NamedTuple):
    """A place of a number's own sentence, with what holds of it for the number."""

    place: Place
    signs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """The way that a sentence tells: from where, to where, and which sentence it is."""

    origin: Place
    destination: Place | None
    index: int
    paragraph: int
