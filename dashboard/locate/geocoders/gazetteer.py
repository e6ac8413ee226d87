"""Offline: the places kept by hand first, then the shipped GeoNames.

A name is looked up as written, whatever its accents and hyphens; `search` also finds what sounds
or is spelled alike, within given countries only. Which of several places is meant, this does not
decide.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from geopy.geocoders.base import DEFAULT_SENTINEL, Geocoder
from geopy.location import Location
from rapidfuzz import fuzz, process

from dashboard.base.place import KnownNames, Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind
from dashboard.locate.candidate import ALIAS_SCORE, UNLIKE_SCORE, Candidate, prominence_of
from dashboard.locate.context import Ask, without_namesakes
from dashboard.locate.derive import distance_km
from dashboard.locate.folding import fold, sound
from dashboard.locate.gazetteer_file import Entry, GazetteerFile
from dashboard.locate.handkept import HandKept, read_handkept
from dashboard.locate.known_names import GazetteerNames
from dashboard.locate.words import SITUATIONS

ORDER = 10
TITLE = "Gazetteer (offline)"

LEAST_LIKENESS_OF_AN_ALIAS = 60
SOUND_SCORE = 0.85
FUZZY_SCORE = 0.8
LEAST_LIKENESS = 86
LEAST_LETTERS = 5
LEAST_LETTERS_OF_A_LIKENESS = 6


class Gazetteer(Geocoder):  # type: ignore[misc]  # geopy is untyped
    """A geopy geocoder over the hand-kept rows and the shipped file."""

    is_offline = True

    def __init__(self, handkept: HandKept, file: GazetteerFile) -> None:
        super().__init__(scheme="https", user_agent="offline")
        self._handkept = handkept
        self._file = file
        self.known_names: KnownNames = GazetteerNames(handkept, file)

    def geocode(
        self,
        query: str,
        *,
        exactly_one: bool = True,
        timeout: Any = DEFAULT_SENTINEL,  # noqa: ARG002 - geopy's signature; nothing is waited for
        country_codes: Iterable[str] = (),
    ) -> Location | list[Location] | None:
        """Look a name up, as geopy's geocoders do.

        Parameters
        ----------
        query : str
            A name.
        exactly_one : bool
            Whether to return the most prominent place alone.
        timeout : object
            Not used.
        country_codes : iterable of str
            ISO 3166-1 alpha-2 codes to keep to; all countries where empty.

        Returns
        -------
        geopy.Location, list of them or None
            ``raw["place"]`` is the `Place`. None where nobody has that name.
        """
        wanted = {code.upper() for code in country_codes}
        found = [
            one
            for one in without_namesakes(Ask(self.lookup(query)))
            if not wanted or one.place.country in wanted
        ]
        locations = [
            Location(one.place.name, (one.place.lat, one.place.lon), {"place": one.place})
            for one in sorted(found, key=lambda one: -one.prominence)
        ]
        if not locations:
            return None
        return locations[0] if exactly_one else locations

    def lookup(self, name: str) -> tuple[Candidate, ...]:
        """Return every place that goes by a name, as `fold` sees it; the hand-kept first."""
        key = fold(name)
        found = {
            place_id: self._hand_kept(place_id, key)
            for place_id in self._handkept.by_key.get(key, ())
        }
        for entry in self._file.by_key(key):
            one = self._from_file(entry, key)
            found.setdefault(one.place.place_id, one)
        return tuple(found.values())

    def search(self, name: str, countries: frozenset[str]) -> tuple[Candidate, ...]:
        """Return the places in some countries whose name is spelled alike.

        Parameters
        ----------
        name : str
            A name that `lookup` does not know there.
        countries : frozenset of str
            ISO 3166-1 alpha-2 codes; hand-kept places of all countries where empty.

        Returns
        -------
        tuple of Candidate
            By falling score: 0.85 for what sounds the same, or is the usual name without where it
            lies ("Pfaffenhofen", an der Ilm); up to 0.8 for a likeness in letters.
        """
        key = fold(name)
        if len(key) < LEAST_LETTERS:
            return ()
        same = self._same_sound(sound(key), countries) or self._longer_names(key, countries)
        if same or not countries or len(key) < LEAST_LETTERS_OF_A_LIKENESS:
            return same
        return tuple(one for country in sorted(countries) for one in self._alike(key, country))

    def nearest(self, lat: float, lon: float) -> Place | None:
        """Return the town nearest to a point, None where none lies within some 100 km."""
        point = Place("", "", PlaceKind.SITE, "", lat, lon, 0.0, PlaceAccuracy.POINT)
        for reach in (0.25, 1.0):
            towns = [entry.place for entry in self._file.towns_around(lat, lon, reach)]
            if towns:
                return min(towns, key=lambda town: distance_km(town, point))
        return None

    @cached_property
    def _by_sound(self) -> dict[str, tuple[str, ...]]:
        return self._handkept.index_sounds()

    def _same_sound(self, like: str, countries: frozenset[str]) -> tuple[Candidate, ...]:
        ids = self._by_sound.get(like, ())
        found = {place_id: self._hand_kept(place_id, "") for place_id in ids}
        if countries:
            for entry in self._file.by_sound(like):
                one = self._from_file(entry)
                found.setdefault(one.place.place_id, one)
        return tuple(
            _scored(one, SOUND_SCORE)
            for one in found.values()
            if not countries or one.place.country in countries
        )

    def _longer_names(self, key: str, countries: frozenset[str]) -> tuple[Candidate, ...]:
        longer = (
            self._from_file(entry)
            for entry in self._file.by_head(key)
            if entry.place.country in countries and _goes_on(key, fold(entry.place.name))
        )
        return tuple(_scored(one, SOUND_SCORE) for one in longer)

    def _alike(self, key: str, country: str) -> tuple[Candidate, ...]:
        keys, ids = self._spellings(country)
        hits = process.extract(
            key, keys, scorer=fuzz.ratio, score_cutoff=LEAST_LIKENESS, limit=4, processor=None
        )
        found: dict[str, Candidate] = {}
        for spelling, likeness, index in hits:
            # A name seldom has its first letter wrong; a likeness past it is another place.
            if spelling[0] == key[0] and ids[index] not in found:
                one = self._by_id(ids[index])
                found[ids[index]] = _scored(one, FUZZY_SCORE * likeness / 100)
        return tuple(found.values())

    def _by_id(self, place_id: str) -> Candidate:
        if place_id in self._handkept.places:
            return self._hand_kept(place_id, "")
        entry = self._file.by_id(int(place_id.removeprefix("geonames:")))
        if entry is None:
            raise KeyError(place_id)
        return self._from_file(entry)

    @lru_cache(maxsize=8)  # noqa: B019 - one gazetteer lives as long as the process
    def _spellings(self, country: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return folded names of a country's towns and hand-kept places, and their ids."""
        pairs = [
            (fold(name), self._handkept.by_code.get(str(number), f"geonames:{number}"))
            for number, name in self._file.town_names(country)
        ]
        for place in self._handkept.places.values():
            if place.country == country and place.kind is not PlaceKind.BORDER:
                pairs += [(fold(name), place.place_id) for name in (place.name, *place.aliases)]
        keys, ids = zip(*pairs, strict=True) if pairs else ((), ())
        return keys, ids

    def _hand_kept(self, place_id: str, key: str) -> Candidate:
        place = self._handkept.places[place_id]
        entry = self._entry_of(place_id)
        within = self._handkept.ancestors(place_id) | (entry.within if entry else frozenset())
        return Candidate(
            self._with_divisions(place_id),
            MatchMethod.EXACT if fold(place.name) == key else MatchMethod.ALIAS,
            1.0 if fold(place.name) == key else ALIAS_SCORE,
            prominence_of(place.kind, entry.population if entry else 0, is_hand_kept=True),
            within,
            is_hand_kept=True,
        )

    def _entry_of(self, place_id: str) -> Entry | None:
        """Return the file's own row of a place, None where it has none."""
        place = self._handkept.places.get(place_id)
        number = place.code if place else place_id.removeprefix("geonames:")
        return self._file.by_id(int(number)) if number.isdecimal() else None

    @lru_cache(maxsize=1024)  # noqa: B019 - as above
    def _with_divisions(self, place_id: str) -> Place:
        """Return a hand-kept place with the divisions that GeoNames has it in, and their codes.

        They are those of its own row there, or of what it is a part of where that names the same
        division, else of the division that it names.
        """
        place = self._handkept.places[place_id]
        parent = self._handkept.places.get(place.parent_id)
        entry = self._entry_of(place_id)
        if entry is None and (not place.admin1 or (parent and parent.admin1 == place.admin1)):
            entry = self._entry_of(place.parent_id)
        known = entry.place if entry else None
        if known is None or not known.admin1:
            named = (each.place for each in self._file.by_key(fold(place.admin1)))
            known = next((one for one in named if _is_division_in(one, place.country)), None)
        if known is None or known.country != place.country:
            return place
        return replace(
            place,
            admin1=known.admin1,
            admin1_code=place.admin1_code or known.admin1_code,
            admin2=known.admin2 if place.kind is not PlaceKind.ADMIN1 else "",
            admin2_code=known.admin2_code if place.kind is not PlaceKind.ADMIN1 else "",
        )

    def _from_file(self, entry: Entry, key: str = "") -> Candidate:
        place_id = self._handkept.by_code.get(entry.place.place_id.removeprefix("geonames:"))
        if place_id is not None:
            usual = fold(self._handkept.places[place_id].name) if entry.is_usual_name else ""
            one = self._hand_kept(place_id, usual)
            is_division = one.place.kind in (PlaceKind.ADMIN1, PlaceKind.ADMIN2)
            if not is_division or place_id in self._handkept.by_key.get(key, ()):
                return one
            # By a name that its row does not give it, a province is not meant before its seat.
            plain = prominence_of(one.place.kind, entry.population)
            return replace(one, prominence=plain, is_hand_kept=False)
        return Candidate(
            entry.place,
            MatchMethod.EXACT if entry.is_usual_name else MatchMethod.ALIAS,
            1.0 if entry.is_usual_name else _alias_score(key, entry.place.name),
            prominence_of(entry.place.kind, entry.population),
            frozenset(self._own_id(one) for one in entry.within),
            is_homonym=entry.is_homonym,
        )

    def _own_id(self, place_id: str) -> str:
        return self._handkept.by_code.get(place_id.removeprefix("geonames:"), place_id)


def _goes_on(key: str, name: str) -> bool:
    """Tell whether a town's name goes on to say where it lies, and is not cut in half."""
    return next(iter(name.removeprefix(key).split()), "") in SITUATIONS


def _alias_score(key: str, name: str) -> float:
    """Return how well another name fits: less for one that is nothing like the usual name.

    Of two places once called Sloviansk, the one now spelled Slovyansk is meant.
    """
    if not key.isascii() or fuzz.ratio(key, fold(name)) >= LEAST_LIKENESS_OF_AN_ALIAS:
        return ALIAS_SCORE
    return UNLIKE_SCORE


def _is_division_in(place: Place, country: str) -> bool:
    return place.kind is PlaceKind.ADMIN1 and place.country == country


def _scored(one: Candidate, score: float) -> Candidate:
    return replace(one, method=MatchMethod.FUZZY, score=round(score, 2))


def connect(settings: Settings) -> Gazetteer:
    """Open the gazetteer of the data folder.

    Raises
    ------
    LocateError
        If one of its two files cannot be used.
    """
    folder = settings.data_folder
    return Gazetteer(
        read_handkept(folder / "places.csv"), GazetteerFile(folder / "gazetteer.sqlite")
    )
