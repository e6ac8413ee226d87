"""Places worked out of known ones: a side, the surroundings, or one that covers several.

What is derived is never more precise than it can be: its radius holds all that the words allow.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import asin, atan2, cos, degrees, hypot, radians, sin, sqrt

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.folding import fold
from dashboard.locate.phrases import Phrase
from dashboard.locate.words import Reach

EARTH_KM = 6371.0
RURAL_KM = 25.0
NEAR_KM = 5.0
SITE_KM = 3.0
DISTRICT_KM = 10.0
OLD_CITY_KM = 3.0
OUTSIDE_KM = 10.0

_SIDES = (
    *("Northern", "Northeastern", "Eastern", "Southeastern"),
    *("Southern", "Southwestern", "Western", "Northwestern"),
)
_AREAS = frozenset(
    {PlaceKind.COUNTRY, PlaceKind.ADMIN1, PlaceKind.ADMIN2, PlaceKind.REGION, PlaceKind.BORDER}
)
_LEVELS = list(PlaceAccuracy)


def distance_km(one: Place, other: Place) -> float:
    """Return the great-circle distance between the middles of two places."""
    half = sin(radians(other.lat - one.lat) / 2) ** 2
    half += (
        cos(radians(one.lat)) * cos(radians(other.lat)) * sin(radians(other.lon - one.lon) / 2) ** 2
    )
    return 2 * EARTH_KM * asin(sqrt(min(1.0, half)))


def is_area(place: Place) -> bool:
    """Tell whether a place has an extent of its own, so that its north lies within it."""
    return place.kind in _AREAS


def derive(place: Place, phrase: Phrase) -> Place:
    """Return the part or surroundings of a place that a phrase means.

    Parameters
    ----------
    place : Place
        What the phrase's base stands for.
    phrase : Phrase
        Says which part of it.

    Returns
    -------
    Place
        The place itself where no part can be told from the whole. Else one with an id of its own,
        made of the known place's id and the part, so that all reports share it.

    Notes
    -----
    A side within a place is moved by half the radius and kept to three quarters of it; a side
    outside, beyond the edge. Rural surroundings reach 25 km past a town, other ones half the
    town's radius and 5 km more.
    """
    is_of_kind = place.kind in phrase.kinds and phrase.reach is not Reach.NEAR
    if phrase.bearing is not None:
        return _to_side(place, phrase, phrase.bearing)
    if is_of_kind or (is_area(place) and phrase.reach is not Reach.NEAR):
        return place
    if phrase.reach is Reach.OLD:
        return _old_city(place)
    if phrase.reach is Reach.SITE:
        return _site(place, phrase)
    radius = place.precision_km
    surroundings = {
        Reach.RURAL: ("rural", f"Rural {place.name}", radius + RURAL_KM),
        Reach.NEAR: ("near", f"Around {place.name}", 1.5 * radius + NEAR_KM),
        Reach.DISTRICT: ("district", f"{place.name} area", radius + DISTRICT_KM),
    }
    part = surroundings.get(phrase.reach)
    return _around(place, *part) if part else place


def _around(place: Place, part: str, name: str, radius: float) -> Place:
    return Place(
        place_id=f"{place.place_id}/{part}",
        name=name,
        kind=PlaceKind.REGION,
        country=place.country,
        lat=place.lat,
        lon=place.lon,
        precision_km=round(radius, 1),
        accuracy=place.accuracy,
        admin1=place.admin1,
        admin2=place.admin2,
        parent_id=place.place_id,
        source=f"derived from {place.place_id}",
        licence=place.licence,
        admin1_code=place.admin1_code,
        admin2_code=place.admin2_code,
    )


def _old_city(place: Place) -> Place:
    radius = min(place.precision_km, OLD_CITY_KM)
    old = _around(place, "old-city", f"Old City of {place.name}", radius)
    return replace(old, kind=PlaceKind.NEIGHBOURHOOD, accuracy=PlaceAccuracy.POINT)


def _site(place: Place, phrase: Phrase) -> Place:
    """Return a named site of which only its town is known."""
    kind = next(iter(sorted(phrase.kinds)), PlaceKind.SITE)
    part = fold(phrase.text).replace(" ", "-")
    site = _around(place, part, phrase.text.strip(), place.precision_km + SITE_KM)
    return replace(site, kind=kind)


def _to_side(place: Place, phrase: Phrase, bearing: int) -> Place:
    side = _SIDES[round(bearing / 45) % 8]
    radius = place.precision_km
    if phrase.is_outside and not is_area(place):
        side = side.replace("ern", "")
        away = radius + OUTSIDE_KM
        moved = _around(place, f"{side.lower()}-of", f"{side} of {place.name}", away)
    elif phrase.reach is Reach.RURAL and not is_area(place):
        away = (radius + RURAL_KM) / 2
        name = f"{side} countryside of {place.name}"
        moved = _around(place, f"rural-{side.lower()}", name, 1.5 * away)
    else:
        away = radius / 2
        moved = _around(place, side.lower(), f"{side} {place.name}", 0.75 * radius)
    lat, lon = offset(place.lat, place.lon, bearing, away)
    return replace(moved, lat=lat, lon=lon)


def offset(lat: float, lon: float, bearing: float, away_km: float) -> tuple[float, float]:
    """Return the point that lies some way off, in degrees rounded to 10 m.

    Examples
    --------
    >>> offset(0.0, 0.0, 90, 111.195)
    (0.0, 1.0)
    """
    turn, arc, start = radians(bearing), away_km / EARTH_KM, radians(lat)
    end = asin(sin(start) * cos(arc) + cos(start) * sin(arc) * cos(turn))
    east = atan2(sin(turn) * sin(arc) * cos(start), cos(arc) - sin(start) * sin(end))
    return round(degrees(end), 4), round((lon + degrees(east) + 180) % 360 - 180, 4)


def cover(places: Sequence[Place]) -> Place:
    """Return the place that covers several: "Foua and Kefraya".

    Parameters
    ----------
    places : sequence of Place
        One or more.

    Returns
    -------
    Place
        The only one where all are the same. Else a region with their mean as its middle and a
        radius that holds each; its country is empty where they lie in several.
    """
    unique = sorted({place.place_id: place for place in places}.values(), key=lambda p: p.place_id)
    if len(unique) == 1:
        return unique[0]
    lat, lon = _middle(unique)
    names = [place.name for place in unique]
    whole = Place(
        place_id="+".join(place.place_id for place in unique),
        name=f"{', '.join(names[:-1])} and {names[-1]}",
        kind=PlaceKind.REGION,
        country=_shared(place.country for place in unique),
        lat=lat,
        lon=lon,
        precision_km=0.0,
        accuracy=min((place.accuracy for place in unique), key=_LEVELS.index),
        admin1=_shared(place.admin1 for place in unique),
        admin2=_shared(place.admin2 for place in unique),
        parent_id=_shared(place.parent_id for place in unique),
        source="derived from its parts",
        licence=" and ".join(sorted({place.licence for place in unique})),
        admin1_code=_shared(place.admin1_code for place in unique),
        admin2_code=_shared(place.admin2_code for place in unique),
    )
    radius = max(distance_km(whole, place) + place.precision_km for place in unique)
    return replace(whole, precision_km=round(radius, 1))


def _shared(values: Iterable[str]) -> str:
    found = set(values)
    return found.pop() if len(found) == 1 else ""


def _middle(places: Sequence[Place]) -> tuple[float, float]:
    x = sum(cos(radians(place.lat)) * cos(radians(place.lon)) for place in places)
    y = sum(cos(radians(place.lat)) * sin(radians(place.lon)) for place in places)
    z = sum(sin(radians(place.lat)) for place in places)
    return round(degrees(atan2(z, hypot(x, y))), 4), round(degrees(atan2(y, x)), 4)
