import subprocess
import sys
from dataclasses import dataclass

from dashboard.base.place import Place
from dashboard.workspace import LateFinder
from tests.sample import PLACE_BY_ID

READING = ("dashboard.collect", "dashboard.decode", "dashboard.extract", "dashboard.locate")
SLOW = ("geopy", "py3langid", "altair", "trafilatura", "pypdf", "docx", "rapidfuzz")


@dataclass(frozen=True)
class Finder:
    place: Place

    def candidates(self, _name: str, _countries: frozenset[str]) -> tuple[Place, ...]:
        return (self.place,)

    def place_at(self, _name: str, _lat: float, _lon: float, _precision_km: float) -> Place:
        return self.place


def modules_after(module: str) -> set[str]:
    """Return what a new process holds that has imported a module."""
    told = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_a_late_finder_is_opened_when_it_is_asked_and_not_before() -> None:
    opened = []

    def open_finder() -> Finder:
        opened.append(1)
        return Finder(PLACE_BY_ID["aleppo"])

    late = LateFinder(open_finder)
    assert not opened
    assert late.candidates("Aleppo", frozenset()) == (PLACE_BY_ID["aleppo"],)
    assert late.place_at("Aleppo", 36.2, 37.2, 5.0) == PLACE_BY_ID["aleppo"]
    assert opened


def test_the_server_starts_without_what_draws_pages() -> None:
    loaded = modules_after("dashboard.app")
    assert not loaded & {"dashboard.view.site", "pandas", "sqlalchemy"}


def test_the_first_page_is_drawn_without_what_reads_reports() -> None:
    loaded = modules_after("dashboard.entry")
    assert "dashboard.view.site" in loaded
    assert not [name for name in loaded if name.startswith(READING)]
    assert not loaded & set(SLOW)


def test_what_draws_charts_is_loaded_with_the_first_chart_and_not_before() -> None:
    assert "altair" not in modules_after("dashboard.view.panels.trend")
    assert "altair" in modules_after("dashboard.view.course_chart")


def test_a_command_is_known_before_what_it_needs_is_imported() -> None:
    held = modules_after("dashboard.cli")
    assert not held & {"pandas", "sqlalchemy", "streamlit", "dashboard.pipeline", *SLOW}
