"""The map in a real browser: drawn, named and clickable, and nothing asked of the network."""

import io
import re
from collections.abc import Callable
from math import asinh, degrees, radians, tan

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.flows import build_points
from dashboard.view.map_fit import View, fit
from tests.browser.driver import OpenPage, Shoot, settle
from tests.sample import sample_entries, sample_sources

LAND, SEA = (0xF6, 0xF4, 0xEF), (0xCF, 0xDF, 0xE8)
ORIGIN, DESTINATION = (0xD5, 0x5E, 0x00), (0x00, 0x72, 0xB2)
LETTERS = (0x17, 0x20, 0x2A)
EASTERN_ALEPPO, TURKISH_BORDER = (36.2, 37.19), (36.65, 37.0)
DRAWN_SECONDS = 30


@pytest.fixture(scope="module")
def view() -> View:
    tables = build_tables(sample_entries())
    points = build_points(build_claims(tables, sample_sources()), tables)
    return fit(list(points[["lat", "lon", "precision_km"]].itertuples(index=False, name=None)))


@pytest.fixture
def chart(open_page: OpenPage, sample_address: str) -> Locator:
    chart = open_page(sample_address).get_by_test_id("stDeckGlJsonChart")
    chart.scroll_into_view_if_needed()
    wait_until(chart, lambda: count_near(chart, LETTERS, 40) > 200)
    return chart


def wait_until(chart: Locator, is_so: Callable[[], bool]) -> None:
    for _ in range(DRAWN_SECONDS * 2):
        if is_so():
            return
        chart.page.wait_for_timeout(500)
    pytest.fail("the map was not drawn")


def count_near(chart: Locator, color: tuple[int, int, int], within: int = 6) -> int:
    """Count the pixels of the chart whose color is that one, or as good as."""
    image = Image.open(io.BytesIO(chart.screenshot())).convert("RGB")
    return sum(
        count
        for count, found in image.getcolors(image.width * image.height) or ()
        if max(abs(a - b) for a, b in zip(found, color, strict=True)) <= within  # type: ignore[arg-type]
    )


def position(chart: Locator, view: View, place: tuple[float, float]) -> dict[str, float]:
    """Return where a place is drawn, pixels from the chart's corner."""
    box = chart.bounding_box()
    assert box
    pixels = 512 * 2**view.zoom / 360
    up = [degrees(asinh(tan(radians(lat)))) for lat in (place[0], view.lat)]
    return {
        "x": box["width"] / 2 + (place[1] - view.lon) * pixels,
        "y": box["height"] / 2 - (up[0] - up[1]) * pixels,
    }


def click_until(chart: Locator, at: dict[str, float], words: re.Pattern[str]) -> Page:
    """Click until the page answers: the map does not tell when it can be clicked."""
    page = chart.page
    for _ in range(5):
        chart.hover(position=at)  # type: ignore[arg-type]
        page.wait_for_timeout(600)
        chart.click(position=at)  # type: ignore[arg-type]
        page.wait_for_timeout(1500)
        settle(page)
        if page.get_by_text(words).count():
            return page
    pytest.fail(f"no {words.pattern} after a click")


def test_land_sea_arcs_and_names_are_drawn_without_network(chart: Locator, shoot: Shoot) -> None:
    assert count_near(chart, LAND) > 10_000
    assert count_near(chart, SEA) > 1_000
    assert count_near(chart, ORIGIN, 12) > 50
    assert count_near(chart, DESTINATION, 12) > 50
    expect(chart.page.get_by_text("do not imply endorsement")).to_contain_text("Natural Earth")
    shoot(chart.page, "map")


def test_a_place_tells_of_itself_and_is_chosen(chart: Locator, view: View) -> None:
    at = position(chart, view, TURKISH_BORDER)
    chart.hover(position=at)  # type: ignore[arg-type]
    expect(chart.get_by_text("known to within 120 km")).to_be_visible()
    page = click_until(chart, at, re.compile("Turkish border: 1 figure"))
    expect(page.locator("mark").filter(has_text="more than 1,000 people").first).to_be_visible()


def test_a_click_filters_the_page(chart: Locator, view: View) -> None:
    at = position(chart, view, EASTERN_ALEPPO)
    page = click_until(chart, at, re.compile(r"eastern Aleppo: \d+ figures"))
    page.get_by_role("button", name="Show only what left from here").click()
    expect(page).to_have_url(re.compile(r"origin=eastern\+Aleppo"))
    settle(page)
