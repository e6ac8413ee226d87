"""The places kept by hand in ``data/places.csv``: what gazetteers lack or have wrong."""

import csv
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from dashboard.base.errors import LocateError
from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.folding import fold, sound


@dataclass(frozen=True, slots=True)
class HandKept:
    """The rows, and what they are found by.

    Attributes
    ----------
    places : dict of str to Place
        By place_id.
    by_key : dict of str to tuple of str
        Folded names and aliases to place_ids.
    by_code : dict of str to str
        GeoNames ids to place_ids: such a row stands for GeoNames' own.
    """

    places: dict[str, Place]
    by_key: dict[str, tuple[str, ...]]
    by_code: dict[str, str]

    def index_sounds(self) -> dict[str, tuple[str, ...]]:
        """Return looser keys to place_ids; worked out when asked for, since it takes a while."""
        found: dict[str, dict[str, None]] = defaultdict(dict)
        for key, place_ids in self.by_key.items():
            found[sound(key)] |= dict.fromkeys(place_ids)
        return {key: tuple(ids) for key, ids in found.items() if len(key) >= 4}

    def ancestors(self, place_id: str) -> frozenset[str]:
        """Return the ids of what a hand-kept place lies in, as far as the rows tell."""
        found: list[str] = []
        place = self.places.get(place_id)
        while place is not None and place.parent_id and place.parent_id not in found:
            found.append(place.parent_id)
            place = self.places.get(place.parent_id)
        return frozenset(found)


def _as_place(row: dict[str, str]) -> Place:
    return Place(
        place_id=row["place_id"],
        name=row["name"],
        kind=PlaceKind(row["kind"]),
        country=row["country"],
        lat=float(row["lat"]),
        lon=float(row["lon"]),
        precision_km=float(row["precision_km"]),
        accuracy=PlaceAccuracy(row["accuracy"]),
        name_ar=row["name_ar"],
        aliases=tuple(filter(None, row["aliases"].split("|"))),
        admin1=row["admin1"],
        parent_id=row["parent_id"],
        code=row["code"],
        source=row["source"],
        licence=row["licence"],
        admin1_code=row["divisions"],
    )


def read_handkept(path: Path) -> HandKept:
    """Read the hand-kept rows.

    Raises
    ------
    LocateError
        If the file is not there, or a row lacks a column or holds a value that is none; the
        message names the line.
    """
    places: dict[str, Place] = {}
    try:
        with path.open(encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            for row in reader:
                place = _as_place(row)
                if place.place_id in places:
                    raise ValueError(f"{place.place_id} is there twice")
                places[place.place_id] = place
    except OSError as error:
        raise LocateError(f"{path} cannot be read ({error.strerror}): restore it") from error
    except (KeyError, ValueError) as error:
        line = reader.line_num
        raise LocateError(f"{path}, line {line}: {error}; mend the row") from error
    return _index(places)


def _index(places: dict[str, Place]) -> HandKept:
    by_key: dict[str, dict[str, None]] = defaultdict(dict)
    for place in places.values():
        for name in filter(None, (place.name, place.name_ar, *place.aliases)):
            by_key[fold(name)][place.place_id] = None
    return HandKept(
        places,
        {key: tuple(ids) for key, ids in by_key.items()},
        {place.code: place.place_id for place in places.values() if place.code},
    )
