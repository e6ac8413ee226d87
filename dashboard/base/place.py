"""Places, the names that texts call them by, and how a name was matched to a place."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Protocol

from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind, PlaceRole

KnownNames = Container[str]
"""What tells whether a name, as a text spells it, is a known place's: ``"Idlib" in known``."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place.

    Attributes
    ----------
    place_id : str
        Key: "geonames:170654", or the hand-kept row's own ("aleppo-eastern").
    name : str
        Usual English name.
    kind : PlaceKind
        What sort of thing it is.
    country : str
        ISO 3166-1 alpha-2 code.
    lat, lon : float
        Degrees north and east, WGS 84. Of a wide place, its middle.
    precision_km : float
        Radius in kilometres within which what is meant lies.
    accuracy : PlaceAccuracy
        Administrative level down to which it is known.
    name_ar : str
        Arabic name, or empty.
    aliases : tuple of str
        Other names and spellings, any script.
    admin1, admin2 : str
        Names of the first and second administrative divisions, or empty; a division is its own.
    parent_id : str
        The place it is a part of, or empty.
    code : str
        GeoNames id of a place, ISO 3166 or GeoNames code of a division or country, or empty.
    source, licence : str
        Where the row comes from, and under what licence.
    admin1_code : str
        ISO 3166-2 code of the first division ("SY-HL"), or GeoNames' ("PS.GZ"), or empty; of a
        region made of divisions theirs, parted by |.
    admin2_code : str
        GeoNames code of the second division ("UA.07.6312"), or empty. No p-code.
    """

    place_id: str
    name: str
    kind: PlaceKind
    country: str
    lat: float
    lon: float
    precision_km: float
    accuracy: PlaceAccuracy
    name_ar: str = ""
    aliases: tuple[str, ...] = field(default=())
    admin1: str = ""
    admin2: str = ""
    parent_id: str = ""
    code: str = ""
    source: str = ""
    licence: str = ""
    admin1_code: str = ""
    admin2_code: str = ""


class PlaceFinder(Protocol):
    """What a person is helped with who says where a name is."""

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        """Return what a name may mean, the likeliest first; spelled alike in some countries."""

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        """Return a place of that name at a point, with the country and divisions there."""


@dataclass(frozen=True, slots=True)
class PlaceMention:
    """A place's name in a report, and what the place is to the event.

    Attributes
    ----------
    name : str
        As in the text, without its preposition.
    role : PlaceRole
        Origin, destination, place of the event, or on the way.
    start, end : int
        Half-open offsets into the report's text of the first such mention.
    """

    name: str
    role: PlaceRole
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a name was resolved to.

    Attributes
    ----------
    name : str
        As in the text.
    place : Place or None
        None where nobody knows the name.
    method : MatchMethod
        How it was matched; unasked where a geocoder that may know it did not answer.
    score : float
        0 to 1; 1 is certain, 0 goes with no place.
    reason : str
        Of an unasked name, why there was no answer.
    """

    name: str
    place: Place | None
    method: MatchMethod
    score: float
    reason: str = ""
