"""Reports with names that wait for a person, and who knows a place for them."""

from dataclasses import replace
from datetime import UTC, date, datetime

from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind, PlaceRole
from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.view.desk import Change, Desk
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry

NOW = datetime(2016, 12, 25, tzinfo=UTC)


MILL = Place(
    "mill", "Old Mill", PlaceKind.SITE, "SY", 36.1, 37.0, 2.0, PlaceAccuracy.POINT, admin1="Aleppo"
)

AFAR = replace(MILL, place_id="afar", name="Shaqra", country="SA", lat=25.2, lon=45.3)


class FakeFinder:
    """Knows one place by every name."""

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        assert name
        return (MILL,) if "SY" in countries else ()

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        return replace(
            MILL, place_id="set:1", name=name, lat=lat, lon=lon, precision_km=precision_km
        )


DESK = Desk(lambda _corrections, _places: (1,), lambda: NOW, FakeFinder())


def waiting(day: int = 20) -> Entry:
    """Return a report with a name that nobody knows, and one that is doubtful."""
    return make_entry(
        f"Day {day}: it snowed. Some 500 people left Old Mill for Idlib. Buses stood at the pond.",
        "ICRC",
        date(2016, 12, day),
        (Said("500 people", "people_evacuated", 500, origin="Old Mill", destination="Idlib"),),
        also_named=(("the pond", PlaceRole.PLACE),),
    )


def set_in(screen: Screen, change: Change) -> Correction:
    assert screen.tables is not None
    return Correction(
        NOW, "desk", change.table_name, change.row_id, change.column_name,
        change.old_value, change.new_value, "map",
    )  # fmt: skip
