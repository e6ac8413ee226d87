"""Names of a report to places: what geocoders know, settled by what the report names beside it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Protocol

from dashboard.base.errors import LocateError
from dashboard.base.place import KnownNames, Place, Resolution
from dashboard.base.plugins import load
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod, PlaceKind
from dashboard.locate.candidate import Candidate
from dashboard.locate.context import Ask, Choice, choose, find_divisions, is_plausible
from dashboard.locate.derive import cover, derive
from dashboard.locate.phrases import Part, Phrase, has_name, read_name
from dashboard.locate.words import WATERS, Reach

DERIVED_SCORE = 0.9
METROPOLIS = 5.7
"""Powers of ten of people from which on the north of a name is the city's, not the province's."""

LEAST_PARTS = 0.5
LOOKUPS_KEPT = 20_000


class Connection(Protocol):
    """What a geocoder gives to ask it with.

    Attributes
    ----------
    known_names : KnownNames
        The names that it knows offline, as texts spell them.
    is_offline : bool
        Whether searching asks nobody over a network.
    """

    known_names: KnownNames
    is_offline: bool

    def lookup(self, name: str) -> tuple[Candidate, ...]:
        """Return all places that go by exactly that name, at no cost to speak of."""

    def search(self, name: str, countries: frozenset[str]) -> tuple[Candidate, ...]:
        """Search harder, in some countries only: by likeness, or over a network.

        Raises
        ------
        LocateError
            If it could not be asked: that is not to know no answer.
        """

    def nearest(self, lat: float, lon: float) -> Place | None:
        """Return the known town nearest to a point, None where none is near; asks nobody."""


class Geocoder(Protocol):
    """The contract of a file in ``locate/geocoders/``."""

    ORDER: int
    TITLE: str

    @staticmethod
    def connect(settings: Settings) -> Connection | None:
        """Return what to ask, or None where the settings do not want it asked."""


class AnyName:
    """Holds a name when one of several containers does."""

    def __init__(self, containers: Sequence[KnownNames]) -> None:
        self._containers = tuple(containers)

    def __contains__(self, name: object) -> bool:
        return any(name in container for container in self._containers)


class Locator:
    """Resolves the names of one report at a time.

    Parameters
    ----------
    connections : sequence of Connection
        What is asked, the first first.

    Attributes
    ----------
    known_names : KnownNames
        Whether a name, as a text spells it, is a known place's.
    """

    def __init__(self, connections: Sequence[Connection]) -> None:
        self._connections = tuple(connections)
        self.known_names: KnownNames = AnyName([one.known_names for one in connections])
        self._lookup = lru_cache(maxsize=LOOKUPS_KEPT)(self._look_up)

    def locate(self, names: Sequence[str]) -> tuple[Resolution, ...]:
        """Resolve the names of one report together.

        Parameters
        ----------
        names : sequence of str
            All of them, as in the text.

        Returns
        -------
        tuple of Resolution
            One a name, in the order given; ``place`` is None where nobody knows the name, or where
            all who do are too far from the rest to be taken unasked. A name that an online
            geocoder could not be asked for is unasked, with the reason: it may be known there.

        Notes
        -----
        A name of several ("Foua and Kefraya") becomes the place that covers those of them that
        are known, if half of them are. A likeness in spelling is sought in the countries of the
        other names only.
        """
        readings = [read_name(name, self._is_name) for name in names]
        parts = [part for reading in readings for part in reading]
        settled = iter(self._settle(parts))
        resolutions = []
        for name, reading in zip(names, readings, strict=True):
            resolutions.append(_joined(name, [next(settled) for _ in reading]))
        return tuple(resolutions)

    def _look_up(self, name: str) -> tuple[Candidate, ...]:
        found: dict[str, Candidate] = {}
        for connection in self._connections:
            for one in connection.lookup(name):
                found.setdefault(one.place.place_id, one)
        return tuple(found.values())

    def _is_name(self, text: str) -> bool:
        return bool(self._lookup(text))

    def _settle(self, parts: Sequence[Part]) -> list[Resolution]:
        """Settle all parts together; where the first reading of one will not do, its next."""
        phrases = [self._first_known(part) for part in parts]
        asks = [self._ask(phrase) for phrase in phrases]
        hints = [self._ask(Phrase(one.hint, one.hint)) for one in phrases if one.hint]
        choices = choose([*asks, *hints])
        failures = [""] * len(parts)
        for i, part in enumerate(parts):
            others = _candidates(choice for j, choice in enumerate(choices) if j != i)
            choice = choices[i]
            if choice is None or not is_plausible(choice.candidate, others):
                phrases[i], asks[i], failures[i] = self._reread(part, phrases[i], others)
        choices = choose([*asks, *hints])
        known = _candidates(choices[: len(parts)])
        return [
            self._resolve(phrase, choice, asks[i], known)
            if not failures[i]
            else Resolution(phrase.text, None, MatchMethod.UNASKED, 0.0, failures[i])
            for i, (phrase, choice) in enumerate(zip(phrases, choices, strict=False))
        ]

    def _first_known(self, part: Part) -> Phrase:
        return next((one for one in part if one.base and self._lookup(one.base)), part[-1])

    def _ask(self, phrase: Phrase) -> Ask:
        country = phrase.hint if len(phrase.hint) == 2 and phrase.hint.isupper() else ""
        found = self._lookup(phrase.base) if phrase.base else ()
        return Ask(_fitting(found, phrase), phrase.kinds, country)

    def _reread(
        self, part: Part, refused: Phrase, others: Sequence[Candidate]
    ) -> tuple[Phrase, Ask, str]:
        """Return another reading of a part that somebody knows, or what is spelled alike.

        The last is why nobody could be asked, empty where all were.
        """
        for phrase in part[part.index(refused) + 1 :]:
            ask = self._ask(phrase)
            if any(is_plausible(one, others) for one in ask.candidates):
                return phrase, ask, ""
        phrase = part[-1]
        countries = frozenset(one.place.country for one in others if one.place.country)
        failure = ""
        if phrase.base and has_name(phrase.base):
            for connection in self._connections:
                try:
                    alike = _fitting(connection.search(phrase.base, countries), phrase)
                except LocateError as error:
                    failure = str(error)
                    continue
                if found := tuple(one for one in alike if is_plausible(one, others)):
                    return phrase, Ask(found, phrase.kinds), ""
        return refused, Ask(()), failure

    def _resolve(
        self, phrase: Phrase, choice: Choice | None, ask: Ask, known: Sequence[Candidate]
    ) -> Resolution:
        if choice is None:
            return self._resolve_nameless(phrase, known)
        candidate = choice.candidate
        base = _widened(candidate, phrase, ask.candidates)
        place = self._own_row(derive(base, phrase))
        score, method = candidate.score * choice.certainty, candidate.method
        if place.place_id != candidate.place.place_id or not _is_whole(phrase, place):
            score, method = score * DERIVED_SCORE, MatchMethod.DERIVED
        return Resolution(phrase.text, place, method, round(score, 2))

    def _own_row(self, place: Place) -> Place:
        """Return the hand-kept place that a derived one is called like, such as eastern Aleppo."""
        for one in self._lookup(place.name) if "/" in place.place_id else ():
            if one.is_hand_kept and one.place.country == place.country:
                return one.place
        return place

    def _resolve_nameless(self, phrase: Phrase, known: Sequence[Candidate]) -> Resolution:
        """Take "the province" and "the Old City" to be the only one that may be meant."""
        meant: list[Place] = []
        if not phrase.base and phrase.reach is Reach.OLD:
            meant = self._old_cities(phrase, known)
        elif not phrase.base:
            meant = find_divisions(phrase.kinds, known, self._lookup)
        if len(meant) != 1:
            return Resolution(phrase.text, None, MatchMethod.UNRESOLVED, 0.0)
        return Resolution(phrase.text, meant[0], MatchMethod.DERIVED, DERIVED_SCORE)

    def _old_cities(self, phrase: Phrase, known: Sequence[Candidate]) -> list[Place]:
        """Return the old cities of the towns that a report names; of these the hand-kept one."""
        towns = {one.place.place_id: one.place for one in known if _is_town(one.place)}
        places = [self._own_row(derive(one, phrase)) for one in towns.values()]
        kept = [place for place in places if "/" not in place.place_id]
        return kept if len(kept) == 1 else places


def _is_town(place: Place) -> bool:
    return place.kind is PlaceKind.TOWN


def _is_whole(phrase: Phrase, place: Place) -> bool:
    return phrase.is_plain or place.kind in phrase.kinds


def _fitting(found: tuple[Candidate, ...], phrase: Phrase) -> tuple[Candidate, ...]:
    """Return what a phrase may mean: "the Dnipro river" is not the city on it."""
    if phrase.kinds != WATERS:
        return found
    return tuple(one for one in found if one.place.kind in WATERS)


def _candidates(choices: Iterable[Choice | None]) -> list[Candidate]:
    return [choice.candidate for choice in choices if choice is not None]


def _widened(candidate: Candidate, phrase: Phrase, namesakes: Sequence[Candidate]) -> Place:
    """Return the province in place of its seat where a side or the countryside is meant.

    "Southern Idlib" is of the province; "eastern Kharkiv" of the city, since that is large.
    """
    is_wider = phrase.reach is Reach.RURAL or (
        phrase.bearing is not None and candidate.prominence < METROPOLIS
    )
    if is_wider and not phrase.is_outside and _is_town(candidate.place):
        for one in namesakes:
            is_first = one.place.kind is PlaceKind.ADMIN1
            if is_first and one.place.place_id in candidate.within:
                return one.place
    return candidate.place


def _joined(name: str, found: Sequence[Resolution]) -> Resolution:
    known = [one for one in found if one.place is not None]
    if not known or len(known) < LEAST_PARTS * len(found):
        unasked = [one for one in found if one.method is MatchMethod.UNASKED]
        if unasked:
            return replace(unasked[0], name=name)
        return Resolution(name, None, MatchMethod.UNRESOLVED, 0.0)
    if len(found) == 1:
        return Resolution(name, found[0].place, found[0].method, found[0].score)
    place = cover([one.place for one in known if one.place is not None])
    score = min(one.score for one in known) * len(known) / len(found)
    return Resolution(name, place, MatchMethod.DERIVED, round(score, 2))


def connect(settings: Settings) -> tuple[Connection, ...]:
    """Open all geocoders that the settings want asked, in their order.

    Raises
    ------
    LocateError
        If the shipped gazetteer, or what a server has answered, cannot be read.
    SettingsError
        If a setting of a geocoder cannot be used.
    PluginError
        If a geocoder does not meet the contract.
    """
    modules = load("dashboard.locate.geocoders", Geocoder)
    connections = (module.connect(settings) for module in modules)
    return tuple(one for one in connections if one is not None)


def open_locator(settings: Settings) -> Locator:
    """Open what resolves the names of reports; raises as `connect` does."""
    return Locator(connect(settings))
