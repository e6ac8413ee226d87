"""Countries by name: the shipped map has the names that are nearest to the practice of the UN."""

from collections.abc import Mapping

from dashboard.view.basemap_archive import read_member
from dashboard.view.panel import Screen


def read_countries(screen: Screen) -> Mapping[str, str]:
    """Return the names by ISO 3166-1 alpha-2 code, but of a few islands; never change it."""
    names: Mapping[str, str] = read_member(screen.settings.basemap_file, "names.json")
    return names
