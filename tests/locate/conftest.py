"""The shipped gazetteer, opened once for all tests of this room."""

from collections.abc import Callable

import pytest

from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.gazetteer_file import GazetteerFile
from dashboard.locate.geocoder import Locator, open_locator
from dashboard.locate.handkept import HandKept, read_handkept

MakePlace = Callable[..., Place]


@pytest.fixture(scope="session")
def locator() -> Locator:
    return open_locator(Settings.from_env({}))


@pytest.fixture(scope="session")
def handkept() -> HandKept:
    return read_handkept(Settings.from_env({}).data_folder / "places.csv")


@pytest.fixture(scope="session")
def gazetteer_file() -> GazetteerFile:
    return GazetteerFile(Settings.from_env({}).data_folder / "gazetteer.sqlite")


@pytest.fixture
def make_place() -> MakePlace:
    def make(
        place_id: str = "homs",
        kind: PlaceKind = PlaceKind.TOWN,
        country: str = "SY",
        lat: float = 34.72,
        lon: float = 36.73,
        precision_km: float = 8.0,
        **others: str,
    ) -> Place:
        return Place(
            place_id,
            others.pop("name", place_id.title()),
            kind,
            country,
            lat,
            lon,
            precision_km,
            PlaceAccuracy.ADM3,
            **others,
        )

    return make
