"""What may be said of a place name, and the place that a person's answers come to."""

from dataclasses import dataclass

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place, PlaceFinder
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.place_names import NEAR_KM
from dashboard.view.cells import Row
from dashboard.view.change_form import Answers
from dashboard.view.map_grid import Spot
from dashboard.view.place_names import Around
from dashboard.view.points import read_point

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


def first_answer(asked: Asked, chosen: Spot | str | None) -> str | None:
    """Return the answer that the form opens with; None where a person has to choose.

    Notes
    -----
    What was clicked on, or what the name stands for where that is near the other places of its
    reports. A place of that name in another country is offered, and never taken unasked.
    """
    ids = {place.place_id: place for place in asked.candidates}
    if isinstance(chosen, Spot) or not ids:
        return POINT
    if isinstance(chosen, str) and chosen in ids:
        return chosen
    likely = ids.get(asked.place_id)
    is_sure = likely is not None and (asked.is_set or likely.country in asked.around.countries)
    return asked.place_id if is_sure else None


def choose_place(
    asked: Asked, finder: PlaceFinder, answers: Answers, offered: str = ""
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
    offered : str
        The point that the form held before anybody typed.

    Raises
    ------
    CorrectionError
        If nothing is chosen, the point is none or at odds with the choice, or the place is too far
        from the others to hold.
    """
    what, point = answers["what"], str(answers.get("point") or "").strip()
    if what == POINT or (what is None and point):
        lat, lon = read_point(point)
        return finder.place_at(asked.name, lat, lon, float(answers["radius"]))
    if what is None:
        raise CorrectionError("Choose what it is, or give a point.")
    if point and point != offered:
        raise CorrectionError("You gave a point: choose “At the point below”, or empty it.")
    if what == NOWHERE:
        return None
    place = next(one for one in asked.candidates if one.place_id == what)
    if not asked.place_id:
        _check_near(asked, place)
    return place


def _check_near(asked: Asked, place: Place) -> None:
    """Refuse a place that would hold in no report: what was said of a name is held to be near."""
    around = asked.around.places
    if around.empty or place.country in asked.around.countries:
        return
    lats, lons = around["lat"].to_numpy("float64"), around["lon"].to_numpy("float64")
    if float(distance_km(lats, lons, place.lat, place.lon).min()) > NEAR_KM:
        raise CorrectionError(
            f"{place.name} ({place.country}) is far from every other place of these reports: it "
            "would hold in none of them. Choose another, or give a point."
        )
