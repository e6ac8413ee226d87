"""Help for a person who says where a name is: what it may mean, and what lies at a point."""

from collections.abc import Iterator, Sequence

from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.candidate import Candidate
from dashboard.locate.context import Ask, without_namesakes
from dashboard.locate.derive import derive
from dashboard.locate.folding import fold
from dashboard.locate.geocoder import Connection, connect
from dashboard.locate.phrases import Phrase, has_name, read_name

MOST_CANDIDATES = 12
TOWN_KM = 5.0
"""Up to this radius a place is at a point; wider ones are of the level of their extent."""
_LEVELS = ((30.0, PlaceAccuracy.ADM3), (100.0, PlaceAccuracy.ADM2))


class Finder:
    """Looks up one name at a time, whatever the report; nothing is settled by context.

    Parameters
    ----------
    connections : sequence of Connection
        What is asked, the first first; nobody over a network.
    """

    def __init__(self, connections: Sequence[Connection]) -> None:
        self._connections = tuple(connections)

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        """Return the places that a name may mean.

        Parameters
        ----------
        name : str
            As in a text, or as a person typed it.
        countries : frozenset of str
            ISO 3166-1 alpha-2 codes of the report's other places: these come first, and only in
            these is the spelling looked past.

        Returns
        -------
        tuple of Place
            Up to `MOST_CANDIDATES`, the likeliest first; parts of a place are derived as in
            reports ("west of Aleppo").
        """
        found: dict[str, tuple[tuple[bool, bool, float, str], Place]] = {}
        for phrase in self._phrases(name):
            known = tuple(self._look_up(phrase.base, countries))
            likely = without_namesakes(Ask(known, phrase.kinds))
            for one in known:
                place = derive(one.place, phrase)
                rank = (
                    place.country not in countries,
                    one not in likely,
                    -one.score * one.prominence,
                    place.place_id,
                )
                found.setdefault(place.place_id, (rank, place))
        ranked = sorted(found.values(), key=lambda row: row[0])
        return tuple(place for _, place in ranked[:MOST_CANDIDATES])

    def _phrases(self, name: str) -> Iterator[Phrase]:
        # A name that is typed in is looked up however it is written.
        typed = name if has_name(name) else name.title()
        yield Phrase(typed, typed)
        for part in read_name(typed, self._is_name):
            yield from (phrase for phrase in part if phrase.base)

    def _is_name(self, text: str) -> bool:
        return any(connection.lookup(text) for connection in self._connections)

    def _look_up(self, base: str, countries: frozenset[str]) -> Iterator[Candidate]:
        for connection in self._connections:
            yield from connection.lookup(base)
            if connection.is_offline and fold(base):
                yield from connection.search(base, countries)

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        """Return a place that a person has set.

        Parameters
        ----------
        name : str
            Its name.
        lat, lon : float
            Degrees, WGS 84.
        precision_km : float
            Radius within which it lies.

        Returns
        -------
        Place
            With the country and divisions of the nearest town, empty where none is near; its id
            is made of the point and the name, so that the same one said twice is one place.
        """
        towns = (connection.nearest(lat, lon) for connection in self._connections)
        near = next((town for town in towns if town is not None), None)
        wide = (level for most, level in _LEVELS if precision_km <= most)
        return Place(
            place_id=f"set:{lat:.4f},{lon:.4f},{precision_km:g}/{fold(name).replace(' ', '-')}",
            name=name,
            kind=PlaceKind.SITE if precision_km <= TOWN_KM else PlaceKind.REGION,
            country=near.country if near else "",
            lat=round(lat, 4),
            lon=round(lon, 4),
            precision_km=precision_km,
            accuracy=PlaceAccuracy.POINT
            if precision_km <= TOWN_KM
            else next(wide, PlaceAccuracy.ADM1),
            admin1=near.admin1 if near else "",
            admin2=near.admin2 if near else "",
            source="set by hand",
            admin1_code=near.admin1_code if near else "",
            admin2_code=near.admin2_code if near else "",
        )


def open_finder(settings: Settings) -> Finder:
    """Open what helps a person set places; raises as `connect` does."""
    return Finder(connect(settings))
