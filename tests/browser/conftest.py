"""The real app on a port of its own over a temporary store, and a real browser before it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from dashboard.tidy.build import Entry
from dashboard.tidy.store import Store
from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import sample_entries

ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE = {"width": 1440, "height": 1000}
START_SECONDS = 60
PATIENCE_MILLISECONDS = 30_000  # what a machine with two busy cores needs
expect.set_options(timeout=PATIENCE_MILLISECONDS)
APP = "dashboard/app.py"
SHOT_MILLISECONDS = 1500
"""Charts, tables and maps take it to draw, and once more when the window grows."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the browser; without one the tests are left out, or fail where they must run."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found:
        return found
    if os.environ.get("EVAC_TESTS_COMPLETE") == "1":
        pytest.fail("the browser tests need chromium: apt-get install chromium", pytrace=False)
    pytest.skip("no chromium here; on Debian: apt-get install chromium")


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Return a function that serves the app over a store with these reports, and its address."""
    with ExitStack() as stack:

        def start(entries: Iterable[Entry]) -> str:
            folder = tmp_path_factory.mktemp("store")
            store = Store.open(f"sqlite:///{folder / 'evacuations.db'}")
            for entry in entries:
                store.save(*entry)
            store.close()
            return stack.enter_context(_serving(folder))

        yield start


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "streamlit", "run", APP]
    hidden = ("DATABASE_URL", "EVAC_MAP_STYLE_URL", "EVAC_NOMINATIM_URL")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--server.port", str(port)],
            cwd=ROOT,
            env=environ | {"EVAC_STORE": str(folder)},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            _wait_for(address, server, log)
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _wait_for(address: str, server: "subprocess.Popen[bytes]", log: IO[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urlopen(f"{address}/_stcore/health", timeout=1):
                return
        except (URLError, TimeoutError, ConnectionError):
            time.sleep(0.2)
    pytest.fail(f"the app did not start:\n{Path(log.name).read_text()}", pytrace=False)


@pytest.fixture(scope="session")
def sample_address(serve: Serve) -> str:
    return serve(sample_entries())


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Return a function that opens an address in a fresh browser, and holds it to this machine."""
    outside: list[str] = []
    with ExitStack() as stack:

        def note(request: Request) -> None:
            if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
                outside.append(request.url)

        def open_address(
            address: str, *, width: int = WIDE["width"], scheme: str = "light"
        ) -> Page:
            context = browser.new_context(
                viewport={"width": width, "height": WIDE["height"]},
                color_scheme=scheme,  # type: ignore[arg-type]
                accept_downloads=True,
            )
            stack.callback(context.close)
            page = context.new_page()
            page.set_default_timeout(PATIENCE_MILLISECONDS)
            page.on("request", note)
            page.on("dialog", lambda dialog: outside.append(f"dialog: {dialog.message}"))
            page.goto(address)
            settle(page)
            return page

        yield open_address
    assert outside == []


@pytest.fixture
def shoot(tmp_path: Path) -> Shoot:
    """Return a function that takes a picture of a whole page, into EVAC_SCREENSHOTS when set."""
    folder = Path(os.environ.get("EVAC_SCREENSHOTS") or tmp_path)

    def take(page: Page, name: str) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        page.wait_for_timeout(SHOT_MILLISECONDS)
        size = page.viewport_size or WIDE
        height = page.evaluate("document.querySelector('[data-testid=\"stMain\"]').scrollHeight")
        page.set_viewport_size({"width": size["width"], "height": max(size["height"], height)})
        page.wait_for_timeout(SHOT_MILLISECONDS)
        path = folder / f"{name}.png"
        page.screenshot(path=path)
        page.set_viewport_size(size)
        return path

    return take
