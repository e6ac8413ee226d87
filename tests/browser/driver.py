"""How tests drive the app in the browser; the fixtures that start both are in conftest.py."""

from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import Page

from dashboard.tidy.build import Entry

Serve = Callable[[Iterable[Entry]], str]
"""Serves the app over a store with these reports and returns its address."""

OpenPage = Callable[..., Page]
"""Opens an address in a fresh browser; ``width`` in pixels and color ``scheme`` can be given."""

Shoot = Callable[[Page, str], Path]
"""Takes a picture of a whole page under a name."""


def settle(page: Page) -> None:
    """Wait until the page stands: its title is there and no script runs any more."""
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_function(
        "() => document.querySelector('[data-testid=\"stApp\"]')"
        "?.getAttribute('data-test-script-state') === 'notRunning'"
    )
    assert page.get_by_test_id("stException").count() == 0
