"""The system's browser, for what only one tells: how long until something is on screen."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

_FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


@contextmanager
def open_browser() -> Iterator[Browser | None]:
    """Run the system's Chromium while the block lasts; without one, say so and yield None."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("no chromium here: the time in a browser is left out")
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(_FLAGS))
        yield browser
        browser.close()
