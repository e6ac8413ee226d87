"""The shipped gazetteer, ``data/gazetteer.sqlite``: GeoNames places by folded name.

Built by ``data/build_gazetteer.py``. Read only, and read a name at a time: nothing of it is held in
memory but the pages that SQLite has just used.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from threading import Lock
from typing import Any

from dashboard.base.errors import LocateError
from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind

_KINDS = (PlaceKind.COUNTRY, PlaceKind.ADMIN1, PlaceKind.ADMIN2, PlaceKind.TOWN)
_ACCURACIES = (
    PlaceAccuracy.ADM0,
    PlaceAccuracy.ADM1,
    PlaceAccuracy.ADM2,
    PlaceAccuracy.ADM3,
)
_DEGREE = 10_000
_COLUMNS = """p.id, p.kind, p.name, p.country, p.lat, p.lon, p.population, p.radius, p.code,
    p.name_ar, p.admin1, p.admin2, a1.name, a2.name, a1.code, a2.code"""
_JOINS = "LEFT JOIN place a1 ON a1.id = p.admin1 LEFT JOIN place a2 ON a2.id = p.admin2"
_BY_KEY = f"""SELECT a.rank, a.homonym, {_COLUMNS} FROM alias a JOIN place p ON p.id = a.place
    {_JOINS} WHERE a.key = ?"""  # noqa: S608 - no outside text in it
_BY_ID = f"SELECT 0, 0, {_COLUMNS} FROM place p {_JOINS} WHERE p.id = ?"  # noqa: S608
_BY_HEAD = f"""SELECT a.rank, a.homonym, {_COLUMNS} FROM alias a JOIN place p ON p.id = a.place
    {_JOINS} WHERE a.key > ? AND a.key < ? AND a.rank = 0 AND p.kind = 3"""  # noqa: S608
_WEIGHTS = """SELECT p.kind, p.population, p.country, a.rank, a.homonym
    FROM alias a JOIN place p ON p.id = a.place WHERE a.key = ?"""
_NEAR = f"""SELECT 0, 0, {_COLUMNS} FROM place p {_JOINS}
    WHERE p.kind = 3 AND p.lat BETWEEN ? AND ? AND p.lon BETWEEN ? AND ?"""  # noqa: S608
_NAMES = "SELECT id, name FROM place WHERE country = ? AND kind = 3"


@dataclass(frozen=True, slots=True)
class Entry:
    """A place of the file, and by what kind of name it was found.

    Attributes
    ----------
    place : Place
        The place; its aliases are keys of the file and not given.
    population : int
        People who live there, 0 where GeoNames does not know.
    is_usual_name : bool
        Whether the key is of its usual name.
    is_homonym : bool
        Whether that name is an English word, or a common given or family name, as well.
    within : frozenset of str
        Ids of its divisions.
    """

    place: Place
    population: int
    is_usual_name: bool
    is_homonym: bool
    within: frozenset[str]


@dataclass(frozen=True, slots=True)
class Weight:
    """What is needed to tell whether a key is a place's name or a mere word.

    Attributes
    ----------
    kind : PlaceKind
        Country, division or town.
    population : int
        People who live there.
    country : str
        ISO 3166-1 alpha-2 code.
    is_usual_name : bool
        Whether the key is of its usual name.
    is_homonym : bool
        Whether the key is an English word, or a common given or family name, as well.
    """

    kind: PlaceKind
    population: int
    country: str
    is_usual_name: bool
    is_homonym: bool


def town_radius_km(population: int) -> float:
    """Return how far a town of that many people reaches: 2 km at least, 10 at three million.

    Examples
    --------
    >>> town_radius_km(0), town_radius_km(2_800_000)
    (2.0, 10.0)
    """
    return max(2.0, round(0.006 * sqrt(population), 1))


class GazetteerFile:
    """The file, opened; safe to share between threads."""

    def __init__(self, path: Path) -> None:
        """Open the file.

        Raises
        ------
        LocateError
            If it is not there or is none of ours.
        """
        self._lock = Lock()
        if not path.is_file():
            raise LocateError(
                f"no gazetteer at {path}: restore it, or build it with data/build_gazetteer.py"
            )
        try:
            # Immutable: no lock file is looked for, so that a read-only folder will do.
            self._database = sqlite3.connect(
                f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
            )
            self._database.execute("SELECT key FROM alias LIMIT 1").fetchone()
        except sqlite3.Error as error:
            raise LocateError(
                f"{path} is no gazetteer ({error}): build it anew with data/build_gazetteer.py"
            ) from error

    def _query(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._database.execute(statement, values).fetchall()

    def by_key(self, key: str) -> Iterator[Entry]:
        """Yield the places with that folded name."""
        return map(_as_entry, self._query(_BY_KEY, key))

    def by_sound(self, like: str) -> Iterator[Entry]:
        """Yield the places whose usual name sounds like that."""
        return map(_as_entry, self._query(_BY_KEY, f"~{like}"))

    def by_head(self, key: str) -> Iterator[Entry]:
        """Yield the towns whose usual name goes on after these folded words."""
        return map(_as_entry, self._query(_BY_HEAD, f"{key} ", f"{key}!"))

    def by_id(self, geonames_id: int) -> Entry | None:
        """Return the place with that GeoNames id, or None."""
        rows = self._query(_BY_ID, geonames_id)
        return _as_entry(rows[0]) if rows else None

    def towns_around(self, lat: float, lon: float, reach: float) -> Iterator[Entry]:
        """Yield the towns within some degrees north, south, east and west of a point."""
        bounds = (lat - reach, lat + reach, lon - reach, lon + reach)
        return map(_as_entry, self._query(_NEAR, *(round(one * _DEGREE) for one in bounds)))

    def weights(self, key: str) -> Iterator[Weight]:
        """Yield what tells whether that folded name is a place's, a quicker answer."""
        for kind, population, country, rank, homonym in self._query(_WEIGHTS, key):
            yield Weight(
                _KINDS[kind],
                population,
                country,
                is_usual_name=rank == 0,
                is_homonym=homonym == 1,
            )

    def town_names(self, country: str) -> list[tuple[int, str]]:
        """Return GeoNames id and usual name of the towns of a country."""
        return [(row[0], row[1]) for row in self._query(_NAMES, country)]


def _as_entry(row: tuple[Any, ...]) -> Entry:
    rank, homonym, number, kind, name, country, lat, lon, people, radius, code, name_ar = row[:12]
    admin1_id, admin2_id, admin1, admin2, admin1_code, admin2_code = row[12:]
    if _KINDS[kind] is PlaceKind.ADMIN1:
        admin1, admin1_code = name, code
    elif _KINDS[kind] is PlaceKind.ADMIN2:
        admin2, admin2_code = name, code
    divisions = [f"geonames:{one}" for one in (admin2_id, admin1_id) if one is not None]
    place = Place(
        place_id=f"geonames:{number}",
        name=name,
        kind=_KINDS[kind],
        country=country,
        lat=lat / _DEGREE,
        lon=lon / _DEGREE,
        precision_km=town_radius_km(people) if radius is None else float(radius),
        accuracy=_ACCURACIES[kind],
        name_ar=name_ar or "",
        admin1=admin1 or "",
        admin2=admin2 or "",
        parent_id=divisions[0] if divisions else "",
        code=str(code or number),
        source="GeoNames",
        licence="CC BY 4.0",
        admin1_code=admin1_code or "",
        admin2_code=admin2_code or "",
    )
    return Entry(place, people, rank == 0, homonym == 1, frozenset(divisions))
