"""Settings: the only reader of the environment, and the only maker of paths."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dashboard.base.errors import SettingsError

PROJECT = Path(__file__).resolve().parents[2]
_SOURCES = "sources.csv"
_SQLITE = "sqlite:///"
MOST_WORKERS = 60
"""More processes than that are a slip of the hand, and Windows has no more than 61 side by side."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are and what may be asked.

    Attributes
    ----------
    data_folder : Path
        Reference data that ships: gazetteer, sources, basemap. ``EVAC_DATA``.
    store_folder : Path
        The working store and the collected documents. ``EVAC_STORE``.
    seeds_folder : Path
        The sample reports.
    database_url : str
        SQLAlchemy URL. ``DATABASE_URL``; SQLite in the store folder by default.
    nominatim_url : str
        Base URL of a Nominatim server, or empty for no online geocoding. ``EVAC_NOMINATIM_URL``.
    map_style_url : str
        URL of an online map style, or empty for the shipped basemap. ``EVAC_MAP_STYLE_URL``.
    contact : str
        Address named to servers that are asked. ``EVAC_CONTACT``.
    workers : int
        Processes that read reports side by side, 1 to `MOST_WORKERS`. ``EVAC_WORKERS``.
    """

    data_folder: Path
    store_folder: Path
    seeds_folder: Path
    database_url: str
    nominatim_url: str = ""
    map_style_url: str = ""
    contact: str = ""
    workers: int = 1

    @property
    def documents_folder(self) -> Path:
        """Where collected documents are kept, bytes unchanged."""
        return self.store_folder / "documents"

    @property
    def editions_folder(self) -> Path:
        """Where it is kept what is worked out of the store, to be found ready; can be deleted."""
        return self.store_folder / "editions"

    def find_store(self) -> int:
        """Return a number that tells the file of a SQLite store from one that took its place.

        It is 0 where there is none, and for a store that is no file.
        """
        file = Path(self.database_url.removeprefix(_SQLITE).partition("?")[0])
        return file.stat().st_ino if file.is_file() else 0

    @property
    def sources_file(self) -> Path:
        """The table of organizations and publishers, with their reliability."""
        return self.data_folder / _SOURCES

    @property
    def basemap_file(self) -> Path:
        """The archive of land, borders and names that maps are drawn on."""
        return self.data_folder / "basemap" / "basemap.zip"

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        """Read the settings.

        Raises
        ------
        SettingsError
            If the data folder is not there or not the project's, or a value cannot be used.
        """
        data = Path(environ.get("EVAC_DATA") or PROJECT / "data").resolve()
        store = Path(environ.get("EVAC_STORE") or data / "store").resolve()
        if not data.is_dir():
            raise SettingsError(
                f"no data folder at {data}: set EVAC_DATA to the project's data folder"
            )
        if not (data / _SOURCES).is_file():
            raise SettingsError(
                f"no {_SOURCES} in {data}: set EVAC_DATA to the project's data folder"
            )
        return cls(
            data_folder=data,
            store_folder=store,
            seeds_folder=PROJECT / "seeds",
            database_url=_absolute(environ.get("DATABASE_URL", ""))
            or f"{_SQLITE}{store / 'evacuations.db'}",
            nominatim_url=environ.get("EVAC_NOMINATIM_URL", ""),
            map_style_url=_read_style(environ.get("EVAC_MAP_STYLE_URL", "")),
            contact=_read_contact(environ.get("EVAC_CONTACT", "")),
            workers=_read_workers(environ.get("EVAC_WORKERS") or "1"),
        )


def _read_workers(stated: str) -> int:
    # int() refuses a number of thousands of digits, so the length is looked at first.
    short = stated.strip().lstrip("0")
    if not short.isdecimal() or len(short) > 2 or int(short) > MOST_WORKERS:
        raise SettingsError(
            f"EVAC_WORKERS is {stated[:20]!r}: give a whole number from 1 to {MOST_WORKERS}, "
            "such as the number of processors"
        )
    return int(short)


def _read_style(stated: str) -> str:
    if stated and not stated.startswith(("https://", "http://")):
        raise SettingsError(
            f"EVAC_MAP_STYLE_URL is {stated!r}: give the address of a map style, such as "
            "https://maps.example.org/style.json, or leave it out for the shipped map"
        )
    return stated


def _read_contact(stated: str) -> str:
    # It goes into a header of what is asked, which ends at a line's end.
    if not stated.isprintable():
        raise SettingsError(f"EVAC_CONTACT is {stated!r}: give an address on one line")
    return stated


def _absolute(database_url: str) -> str:
    """Make the path of a SQLite file absolute: the app runs in another folder than the command."""
    scheme, found, path = database_url.partition(_SQLITE)
    if scheme or not found or not path or path.startswith(("/", ":")):
        return database_url
    return f"{_SQLITE}{Path(path).resolve()}"
