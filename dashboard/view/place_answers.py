"""What may be said of a place name, and the place that a person's answers come to."""

import re
from dataclasses import dataclass

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place, PlaceFinder
from dashboard.tidy.build import read_place
from dashboard.view.cells import Row
from dashboard.view.change_form import Answers
from dashboard.view.map_grid import Spot
from dashboard.view.place_names import Around

POINT, NOWHERE = "point", "nowhere"


@dataclass(frozen=True, slots=True)
class Asked:
    """The name that is looked at, and what may be said of it.

    Attributes
    ----------
    reading : str
        Its key and the place it stands for, as the address has them.
    name, key, place_id : str
        As in the text, its key, and the place it stands for now.
    read_as : Row or None
        That place's row of the `places` table; None where there is none.
    around : Around
        The other places of its reports.
    candidates : tuple of Place
        What it may mean, the likeliest first.
    is_set : bool
        Whether a person has said so; else it may be confirmed.
    """

    reading: str
    name: str
    key: str
    place_id: str
    read_as: Row | None
    around: Around
    candidates: tuple[Place, ...]
    is_set: bool = False


def list_offers(asked: Asked, chosen: Spot | str | None = None) -> tuple[Place, ...]:
    """Return the places that a name may be said to be, in the order of their numbers on the map.

    Parameters
    ----------
    asked : Asked
        The name.
    chosen : Spot, str or None
        What was clicked on: another place of its reports is offered as well from then on.
    """
    found = {place.place_id: place for place in asked.candidates}
    if asked.read_as and asked.place_id not in found:
        found[asked.place_id] = read_place(asked.read_as)
    if isinstance(chosen, str) and chosen not in found:
        places = asked.around.places
        rows = places[places["place_id"] == chosen].to_dict("records")
        found |= {row["place_id"]: read_place(row) for row in rows}
    return tuple(found.values())


def first_answer(asked: Asked, chosen: Spot | str | None) -> str | None:
    """Return the answer that the form opens with; None where a person has to choose.

    Notes
    -----
    What was clicked on, or what the name stands for where that is near the other places of its
    reports. A place of that name in another country is offered, and never taken unasked.
    """
    ids = {place.place_id: place for place in list_offers(asked, chosen)}
    if isinstance(chosen, Spot) or not ids:
        return POINT
    if isinstance(chosen, str) and chosen in ids:
        return chosen
    likely = ids.get(asked.place_id)
    is_sure = likely is not None and (asked.is_set or likely.country in asked.around.countries)
    return asked.place_id if is_sure else None


def choose_place(
    asked: Asked, finder: PlaceFinder, answers: Answers, chosen: Spot | str | None = None
) -> Place | None:
    """Return the place that a form's answers name; None for no place at all.

    Parameters
    ----------
    asked : Asked
        The name.
    finder : PlaceFinder
        Makes a place of a point.
    answers : mapping
        ``what``: a place_id, `POINT`, `NOWHERE` or None; ``point`` and ``radius``.
    chosen : Spot, str or None
        What was clicked on before the form was drawn.

    Raises
    ------
    CorrectionError
        If nothing is chosen, or the point is none or at odds with the choice.

    Notes
    -----
    A point that was typed is meant, whatever the form opened with: a form cannot move its own
    choice while somebody types.
    """
    what, point = answers["what"], str(answers.get("point") or "").strip()
    is_typed = point not in ("", write_point(chosen))
    if what == POINT or (is_typed and what in (None, first_answer(asked, chosen))):
        lat, lon = read_point(point)
        return finder.place_at(asked.name, lat, lon, float(answers["radius"]))
    if what is None:
        raise CorrectionError("Choose what it is, or give a point.")
    if is_typed:
        raise CorrectionError("You gave a point: choose “At the point below”, or empty it.")
    return next((one for one in list_offers(asked, chosen) if one.place_id == what), None)


def write_point(chosen: Spot | str | None) -> str:
    """Return a place on the map that was clicked on as `read_point` reads it, "" for none."""
    return f"{chosen.lat:.4f}, {chosen.lon:.4f}" if isinstance(chosen, Spot) else ""


_ANGLE = (
    r"([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?"
    r"(?:(\d{1,2}(?:\.\d+)?)\s*[\"″”]\s*)?"
)
_POINT = re.compile(rf"\s*{_ANGLE}([NS]?)\s*[,;\s]\s*{_ANGLE}([EW]?)\s*", re.IGNORECASE)


def read_point(text: str) -> tuple[float, float]:
    """Return latitude and longitude in degrees, rounded to 10 m.

    Parameters
    ----------
    text : str
        Latitude first: decimal degrees, or degrees, minutes and seconds with N, S, E, W.

    Raises
    ------
    CorrectionError
        If it is no point on the globe.

    Notes
    -----
    A decimal comma is refused: "36,5" could be two numbers.

    Examples
    --------
    >>> read_point("36.155, 37.135"), read_point("33.9 S 18.4 E")
    ((36.155, 37.135), (-33.9, 18.4))
    """
    found = _POINT.fullmatch(text)
    if found:
        parts = found.groups()
        lat, lon = _degrees(*parts[:4]), _degrees(*parts[4:])
        if abs(lat) <= 90 and abs(lon) <= 180:
            return round(lat, 4), round(lon, 4)
    raise CorrectionError(
        "Give latitude and longitude, such as 36.155, 37.135, or click on the map."
    )


def _degrees(degrees: str, minutes: str | None, seconds: str | None, side: str) -> float:
    far = abs(float(degrees)) + float(minutes or 0) / 60 + float(seconds or 0) / 3600
    is_negative = degrees.startswith("-") != (side.upper() in ("S", "W"))
    return -far if is_negative else far
