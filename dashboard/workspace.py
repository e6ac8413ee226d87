"""The store with the tables that ship beside it: what is opened before all else."""

from collections.abc import Callable
from dataclasses import dataclass

from dashboard.base.place import Place, PlaceFinder
from dashboard.base.settings import Settings
from dashboard.tidy.sources import Sources, read_sources
from dashboard.tidy.store import Store


@dataclass(frozen=True, slots=True)
class Workspace:
    """The store with the tables that ship beside it."""

    settings: Settings
    store: Store
    sources: Sources


def open_workspace(settings: Settings) -> Workspace:
    """Open the store, made where there is none, and read the table of sources."""
    return Workspace(
        settings, Store.open(settings.database_url), read_sources(settings.sources_file)
    )


@dataclass(frozen=True, slots=True)
class LateFinder:
    """Help for a person who says where a name is, opened when it is asked for the first time.

    Attributes
    ----------
    open : Callable
        Returns the finder, the same one each time.
    """

    open: Callable[[], PlaceFinder]

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        """Return what a name may mean, see `PlaceFinder`."""
        return self.open().candidates(name, countries)

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        """Return a place of that name at a point, see `PlaceFinder`."""
        return self.open().place_at(name, lat, lon, precision_km)
