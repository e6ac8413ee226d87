"""What online geocoders have answered, and what they did not know, so that nobody asks twice.

Kept in a file of its own in the store's folder and not among the tables: it can be thrown away at
any time, and several processes may write to it at once, which a CSV file would not bear.
"""

import json
import sqlite3
from dataclasses import asdict, dataclass
from pathlib import Path

from dashboard.base.errors import LocateError
from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind

_SCHEMA = """CREATE TABLE IF NOT EXISTS answers (
    geocoder TEXT, query TEXT, countries TEXT, place TEXT,
    PRIMARY KEY (geocoder, query, countries))"""
_TIMEOUT_S = 30.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What a geocoder said: a place, or None where it does not know the name."""

    place: Place | None


class Memory:
    """The answers of online geocoders, by geocoder, name and the countries asked for."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it.

        Raises
        ------
        LocateError
            If it cannot be made or read.
        """
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with self._connect() as database:
                database.execute(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise self._failure(error) from error

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, timeout=_TIMEOUT_S)

    def _failure(self, error: Exception) -> LocateError:
        return LocateError(
            f"{self._path}, where answers of geocoders are kept, cannot be used ({error}): "
            "delete it, or make its folder writable"
        )

    def recall(self, geocoder: str, query: str, countries: frozenset[str]) -> Answer | None:
        """Return what a geocoder answered before, or None if it has not been asked."""
        try:
            with self._connect() as database:
                row = database.execute(
                    "SELECT place FROM answers WHERE geocoder = ? AND query = ? AND countries = ?",
                    (geocoder, query, _joined(countries)),
                ).fetchone()
        except sqlite3.Error as error:
            raise self._failure(error) from error
        return None if row is None else Answer(_place(row[0]))

    def keep(
        self, geocoder: str, query: str, countries: frozenset[str], place: Place | None
    ) -> None:
        """Keep an answer, or that there was none; a later one takes its place."""
        text = None if place is None else json.dumps(asdict(place), ensure_ascii=False)
        try:
            with self._connect() as database:
                database.execute(
                    "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)",
                    (geocoder, query, _joined(countries), text),
                )
        except sqlite3.Error as error:
            raise self._failure(error) from error


def _joined(countries: frozenset[str]) -> str:
    return ",".join(sorted(countries))


def _place(text: str | None) -> Place | None:
    if text is None:
        return None
    values = json.loads(text)
    values |= {
        "kind": PlaceKind(values["kind"]),
        "accuracy": PlaceAccuracy(values["accuracy"]),
        "aliases": tuple(values["aliases"]),
    }
    return Place(**values)
