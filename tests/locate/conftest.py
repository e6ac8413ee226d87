"""The shipped gazetteer, opened once for all tests of this room."""

import pytest

from dashboard.base.settings import Settings
from dashboard.locate.gazetteer_file import GazetteerFile
from dashboard.locate.geocoder import Locator, open_locator
from dashboard.locate.handkept import HandKept, read_handkept


@pytest.fixture(scope="session")
def locator() -> Locator:
    return open_locator(Settings.from_env({}))


@pytest.fixture(scope="session")
def handkept() -> HandKept:
    return read_handkept(Settings.from_env({}).data_folder / "places.csv")


@pytest.fixture(scope="session")
def gazetteer_file() -> GazetteerFile:
    return GazetteerFile(Settings.from_env({}).data_folder / "gazetteer.sqlite")
