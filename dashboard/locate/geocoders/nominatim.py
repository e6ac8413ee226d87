"""Online: a Nominatim server, asked only where ``EVAC_NOMINATIM_URL`` names one.

It is asked one name a second at most, and no name twice. An answer stays in the countries of the
report's other names. A server that does not answer is an error, not a name that nobody knows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from geopy import geocoders
from geopy.exc import GeocoderQuotaExceeded, GeopyError
from geopy.extra.rate_limiter import RateLimiter
from geopy.location import Location

from dashboard.base.errors import LocateError, SettingsError
from dashboard.base.place import KnownNames, Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind
from dashboard.locate.candidate import Candidate, prominence_of
from dashboard.locate.derive import distance_km
from dashboard.locate.folding import fold
from dashboard.locate.memory import Memory

ORDER = 50
TITLE = "Nominatim (online)"

SCORE = 0.7
MOST_FAILURES = 3

LEAST_RADIUS_KM = 1.0
UNKNOWN_RADIUS_KM = 10.0

_KINDS: dict[str, PlaceKind] = {
    "country": PlaceKind.COUNTRY,
    **dict.fromkeys(("state", "province", "region", "state_district"), PlaceKind.ADMIN1),
    **dict.fromkeys(("county", "district"), PlaceKind.ADMIN2),
    **dict.fromkeys(("city", "town", "village", "hamlet", "municipality"), PlaceKind.TOWN),
    **dict.fromkeys(("suburb", "quarter", "neighbourhood"), PlaceKind.NEIGHBOURHOOD),
    **dict.fromkeys(("island", "archipelago", "peninsula"), PlaceKind.REGION),
}
_ACCURACIES: dict[PlaceKind, PlaceAccuracy] = {
    PlaceKind.COUNTRY: PlaceAccuracy.ADM0,
    PlaceKind.ADMIN1: PlaceAccuracy.ADM1,
    PlaceKind.REGION: PlaceAccuracy.ADM1,
    PlaceKind.ADMIN2: PlaceAccuracy.ADM2,
    PlaceKind.TOWN: PlaceAccuracy.ADM3,
}


@dataclass(frozen=True, slots=True)
class Patience:
    """How long is waited, in seconds.

    Attributes
    ----------
    pause_s : float
        Between two questions; public servers ask for one second.
    timeout_s : float
        For an answer.
    rest_s : float
        Until a server is asked again that failed three times on end: each name of a thousand
        reports would else be waited for in vain.
    """

    pause_s: float = 1.0
    timeout_s: float = 10.0
    rest_s: float = 30.0


class OnlineNominatim:
    """A Nominatim server, asked politely, with what it said before.

    Parameters
    ----------
    url : str
        Base URL of the server.
    contact : str
        Address told to the server, or empty.
    memory : Memory
        Where answers and misses are kept.
    patience : Patience
        How long is waited.
    """

    known_names: KnownNames = frozenset()
    is_offline = False

    def __init__(
        self,
        url: str,
        contact: str,
        memory: Memory,
        patience: Patience = Patience(),
    ) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise SettingsError(
                f"EVAC_NOMINATIM_URL is {url!r}: give the base URL of a Nominatim server, "
                "such as https://nominatim.example.org"
            )
        self._url = url
        self._memory = memory
        self._rest_s = patience.rest_s
        self._failures, self._failed_at = 0, 0.0
        server = geocoders.Nominatim(
            scheme=parts.scheme,
            domain=f"{parts.netloc}{parts.path}".rstrip("/"),
            user_agent=f"evacuation-dashboard ({contact or 'no contact given'})",
            timeout=patience.timeout_s,
        )
        self._ask = RateLimiter(
            server.geocode,
            min_delay_seconds=patience.pause_s,
            max_retries=0,
            swallow_exceptions=False,
        )

    def lookup(self, name: str) -> tuple[Candidate, ...]:  # noqa: ARG002 - the contract's
        """Return nothing: a server is asked only what nobody offline knows."""
        return ()

    def nearest(self, lat: float, lon: float) -> Place | None:  # noqa: ARG002 - the contract's
        """Return nothing: no server is asked for what the offline gazetteer tells."""
        return None

    def search(self, name: str, countries: frozenset[str]) -> tuple[Candidate, ...]:
        """Ask the server, unless it has been asked before.

        Parameters
        ----------
        name : str
            The name.
        countries : frozenset of str
            ISO 3166-1 alpha-2 codes to keep to; the whole world where empty.

        Returns
        -------
        tuple of Candidate
            One, or none where the server does not know the name there.

        Raises
        ------
        LocateError
            If the server could not be asked, or its answer makes no sense.
        """
        query = fold(name)
        answer = self._memory.recall(self._url, query, countries)
        if answer is None:
            place = self._locate(name, countries)
            self._memory.keep(self._url, query, countries, place)
        else:
            place = answer.place
        if place is None:
            return ()
        return (Candidate(place, MatchMethod.ONLINE, SCORE, prominence_of(place.kind, 0)),)

    def _locate(self, name: str, countries: frozenset[str]) -> Place | None:
        """Ask the server, unless it has just failed several times on end."""
        is_resting = monotonic() - self._failed_at < self._rest_s
        if self._failures >= MOST_FAILURES and is_resting:
            raise LocateError(
                f"{self._url} was not asked for {name!r}, since it failed {self._failures} times "
                "on end: see that it runs, or unset EVAC_NOMINATIM_URL"
            )
        try:
            place = self._request(name, countries)
        except LocateError:
            self._failures, self._failed_at = self._failures + 1, monotonic()
            raise
        self._failures = 0
        return place

    def _request(self, name: str, countries: frozenset[str]) -> Place | None:
        try:
            found = self._ask(
                name,
                country_codes=sorted(code.lower() for code in countries) or None,
                addressdetails=True,
                language="en",
            )
            place = None if found is None else _as_place(found)
        except GeocoderQuotaExceeded as error:
            raise LocateError(
                f"{self._url} could not be asked for {name!r}: it takes no more questions now; "
                "read the report again later"
            ) from error
        except (GeopyError, KeyError, TypeError, ValueError, AttributeError) as error:
            raise LocateError(
                f"{self._url} could not be asked for {name!r} ({type(error).__name__}: {error}): "
                "see that it runs, or unset EVAC_NOMINATIM_URL"
            ) from error
        # A server that ignores the countries must not carry a name across a border.
        return place if place is None or not countries or place.country in countries else None


def _as_place(found: Location) -> Place:
    raw: Mapping[str, Any] = found.raw
    kind = _KINDS.get(str(raw.get("addresstype") or raw.get("type") or ""), PlaceKind.SITE)
    address: Mapping[str, Any] = raw.get("address") or {}
    return Place(
        place_id=f"osm:{str(raw['osm_type'])[0].upper()}{int(raw['osm_id'])}",
        name=str(raw.get("name") or str(found.address).partition(",")[0]),
        kind=kind,
        country=str(address.get("country_code", "")).upper(),
        lat=round(float(found.latitude), 5),
        lon=round(float(found.longitude), 5),
        precision_km=_radius_km(raw.get("boundingbox")),
        accuracy=_ACCURACIES.get(kind, PlaceAccuracy.POINT),
        admin1=str(address.get("state", "")),
        admin2=str(address.get("county", "")),
        code=f"{raw['osm_type']}/{raw['osm_id']}",
        source="OpenStreetMap by Nominatim",
        licence="ODbL 1.0",
    )


def _radius_km(box: list[str] | None) -> float:
    if not box:
        return UNKNOWN_RADIUS_KM
    south, north, west, east = map(float, box)
    corner, other = (
        Place("", "", PlaceKind.SITE, "", lat, lon, 0.0, PlaceAccuracy.POINT)
        for lat, lon in ((south, west), (north, east))
    )
    return max(LEAST_RADIUS_KM, round(distance_km(corner, other) / 2, 1))


def connect(settings: Settings) -> OnlineNominatim | None:
    """Return the server of the settings, None where they name none.

    Raises
    ------
    SettingsError
        If its URL is none.
    LocateError
        If its answers cannot be kept.
    """
    if not settings.nominatim_url:
        return None
    memory = Memory(settings.store_folder / "geocodes.db")
    return OnlineNominatim(settings.nominatim_url, settings.contact, memory)
