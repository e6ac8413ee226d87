"""Rules of every test: no network beyond this machine, no store but the test's own."""

import socket
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

# The same examples each time, and no deadline: a busy machine fails no test.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

BROWSER = "tests/browser/"
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class OneBrowser(LoadScopeScheduling):
    """Any process takes any test, but one process takes all that drive a browser.

    Two browsers at once leave neither enough of a small machine. The mark `xdist_group` would do
    the same, were it not lost with this version of pytest.
    """

    def _split_scope(self, nodeid: str) -> str:
        return BROWSER if nodeid.startswith(BROWSER) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return OneBrowser(config, log)


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.socket.connect

    def connect_locally(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6) and address[0] not in LOOPBACK:
            raise AssertionError(f"a test asked the network for {address}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", connect_locally)


@pytest.fixture(autouse=True)
def own_store(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("EVAC_STORE", str(tmp_path_factory.mktemp("evac") / "store"))
    for name in ("DATABASE_URL", "EVAC_NOMINATIM_URL", "EVAC_MAP_STYLE_URL", "EVAC_WORKERS"):
        monkeypatch.delenv(name, raising=False)
