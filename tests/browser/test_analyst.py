"""What an analyst does in a morning, by clicks in a real browser."""

import csv
import io
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pandas as pd
import pytest
from playwright.sync_api import Locator, Page, expect

from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.exports import to_csv
from dashboard.tidy.selection import Selection, select
from dashboard.view.panels.figures_table import SORTS, page_of
from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import Said, make_entry, sample_entries, sample_sources

ROW_HEIGHT = 35
PATHS = ["", "changes", "figures", "operations", "reports", "quality", "download"]
HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))"


@pytest.fixture(scope="module")
def claims() -> pd.DataFrame:
    return build_claims(build_tables(sample_entries()), sample_sources())


def go_to(page: Page, title: str) -> None:
    page.get_by_test_id("stTopNavLink").filter(has_text=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    settle(page)


def choose_row(page: Page, row: int, name: str) -> None:
    """Click the box before a row that is not chosen yet, until another id is in the address.

    The table is drawn on a canvas, which does not tell when it is ready to be clicked.
    """
    before = address_of(page).get(name)
    box = page.get_by_test_id("data-grid-canvas").first.bounding_box()
    assert box
    for _ in range(5):
        page.mouse.click(box["x"] + 16, box["y"] + ROW_HEIGHT * (row + 1.5))
        for _ in range(20):
            page.wait_for_timeout(200)
            if address_of(page).get(name) != before:
                settle(page)
                return
    pytest.fail(f"row {row} cannot be chosen")


def choose_option(page: Page, label: str, option: str) -> None:
    box = page.get_by_test_id("stSidebar").get_by_role("combobox", name=label)
    box.click()
    # On a busy machine a click is lost on a long list that still unfolds; typing leaves one option.
    box.fill(option)
    page.get_by_role("option", name=option, exact=True).click()
    page.keyboard.press("Escape")


def address_of(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def is_visible_inside(inner: Locator, outer: Locator) -> bool:
    one, box = inner.bounding_box(), outer.bounding_box()
    assert one
    assert box
    return box["y"] <= one["y"] and one["y"] + one["height"] <= box["y"] + box["height"]


def test_all_pages_fit_into_the_navigation_of_a_laptop(
    open_page: OpenPage, sample_address: str
) -> None:
    page = open_page(sample_address, width=1280)
    expect(page.get_by_test_id("stTopNavLink").filter(has_text="Download")).to_be_visible()
    expect(page.get_by_test_id("stTopNavSection")).to_have_count(0)


def test_the_first_page_shows_counters_and_a_chart(
    open_page: OpenPage, sample_address: str, shoot: Shoot
) -> None:
    page = open_page(sample_address)
    for label in ("People evacuated", "People wounded", "Buses", "Ambulances"):
        expect(page.get_by_test_id("stMetric").filter(has_text=label)).to_be_visible()
    expect(
        page.get_by_test_id("stVegaLiteChart").first.locator("canvas, svg").first
    ).to_be_visible()
    shoot(page, "overview")


def test_a_number_leads_back_to_its_sentence(
    open_page: OpenPage, sample_address: str, shoot: Shoot
) -> None:
    page = open_page(sample_address)
    page.get_by_role("button", name="How this number was made").first.click()
    drawer = page.get_by_role("dialog")
    links = drawer.get_by_text("Open this figure")
    expect(links.first).to_be_visible()
    words = drawer.locator("mark").first.inner_text()
    shoot(page, "how-made")
    links.first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Figures")
    settle(page)
    expect(page.locator(".evac-chosen")).to_have_text(words)


def test_enter_takes_a_typed_day(open_page: OpenPage, sample_address: str) -> None:
    page = open_page(sample_address)
    page.wait_for_function("() => window.evacTakesDate")  # drawn late on a busy machine
    field = page.get_by_test_id("stSidebar").get_by_test_id("stDateInput").filter(has_text="As of")
    field.get_by_role("spinbutton").first.click()
    page.keyboard.type("20161219")
    expect(field.get_by_role("spinbutton").last).to_have_text("19")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"as_of=2016-12-19"))
    expect(page.get_by_test_id("stDateInputCalendar")).to_have_count(0)


def test_from_the_overview_to_a_sentence_and_a_file(
    open_page: OpenPage,
    sample_address: str,
    shoot: Shoot,
    claims: pd.DataFrame,
    tmp_path: Path,
) -> None:
    page = open_page(sample_address)
    choose_option(page, "Published by", "NBC News")
    expect(page).to_have_url(re.compile("publisher=NBC"))
    go_to(page, "Figures")
    assert address_of(page)["publisher"] == ["NBC News"]

    shown = select(claims, Selection(publishers=("NBC News",)))
    wanted = page_of(shown, next(iter(SORTS)), 1).iloc[3]
    choose_row(page, 3, "figure")
    assert address_of(page)["figure"] == [wanted["figure_id"]]
    expect(page.locator(".evac-chosen")).to_have_text(wanted["evidence"])
    expect(page.locator(".evac-sentence").first).to_be_visible()
    shoot(page, "figures")

    with page.expect_download() as started:
        page.get_by_role("button", name="CSV", exact=True).click()
    path = tmp_path / "figures.csv"
    started.value.save_as(path)
    assert path.read_bytes() == to_csv(shown)
    rows = list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
    assert len(rows) == len(shown)
    assert started.value.suggested_filename == "eastern-aleppo-dec-2016-as-of-2016-12-15-claims.csv"


def test_a_link_shows_the_same_in_another_browser(
    open_page: OpenPage, sample_address: str, claims: pd.DataFrame
) -> None:
    buses = claims[claims["evidence"] == "Five buses"].iloc[0]
    query = f"metric=Buses&as_of=2016-12-20&figure={buses['figure_id']}"
    page = open_page(f"{sample_address}/figures?{query}")
    expect(page.locator(".evac-chosen")).to_have_text("Five buses")
    expect(page.get_by_text("2 figures in 2 reports")).to_be_visible()
    assert address_of(page) == parse_qs(query)


def test_filters_are_cleared_with_one_click(open_page: OpenPage, sample_address: str) -> None:
    query = "metric=Buses&as_of=2016-12-20&published=2016-12-15&published=2016-12-20"
    page = open_page(f"{sample_address}/figures?{query}")
    expect(page.get_by_text("2 figures in 2 reports")).to_be_visible()
    page.get_by_role("button", name="Clear all filters").click()
    expect(page.get_by_text("31 figures in 11 reports")).to_be_visible()
    settle(page)
    assert not {"metric", "as_of", "published"} & set(address_of(page))


def test_a_report_shows_its_figures(open_page: OpenPage, sample_address: str, shoot: Shoot) -> None:
    page = open_page(f"{sample_address}/reports")
    choose_row(page, 1, "report")
    expect(page.locator("mark.evac-figure").first).to_be_visible()
    shoot(page, "reports")


@pytest.mark.parametrize("title", ["Quality", "Download"])
def test_the_other_pages_draw(
    open_page: OpenPage, sample_address: str, shoot: Shoot, title: str
) -> None:
    page = open_page(sample_address)
    go_to(page, title)
    shoot(page, title.lower())


@pytest.mark.parametrize("path", [*PATHS, "review", "places"])
def test_a_narrow_window_has_nothing_to_scroll_sideways(
    open_page: OpenPage, sample_address: str, shoot: Shoot, path: str
) -> None:
    page = open_page(f"{sample_address}/{path}", width=390)
    expect(page.get_by_test_id("stSidebar")).not_to_be_in_viewport()
    # Charts find their width once they are drawn.
    page.wait_for_function(
        "([main]) => main.scrollWidth <= main.clientWidth",
        arg=[page.get_by_test_id("stMain").element_handle()],
    )
    # What is only read stands as rows, one under another: a grid would have to be scrolled.
    for stacked in page.locator("[class*=st-key-narrow_]").all():
        expect(stacked).to_be_visible()
    for grid in page.locator("[class*=st-key-wide_]").all():
        expect(grid).to_be_hidden()
    shoot(page, f"narrow-{path or 'overview'}")


def test_the_dark_theme_is_readable(open_page: OpenPage, sample_address: str, shoot: Shoot) -> None:
    page = open_page(f"{sample_address}/reports", scheme="dark")
    box = page.locator(".evac-text")
    ground = page.get_by_test_id("stApp").evaluate("node => getComputedStyle(node).backgroundColor")
    words = box.evaluate("node => getComputedStyle(node).color")
    assert brightness(words) - brightness(ground) > 120
    shoot(page, "dark-reports")
    go_to(page, "Overview")
    shoot(page, "dark-overview")


def brightness(color: str) -> float:
    red, green, blue = (int(part) for part in re.findall(r"\d+", color)[:3])
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_an_empty_store_says_what_to_do(open_page: OpenPage, serve: Serve, shoot: Shoot) -> None:
    page = open_page(serve(()))
    expect(page.get_by_text("No reports yet")).to_be_visible()
    shoot(page, "empty")


@pytest.fixture(scope="module")
def odd_address(serve: Serve) -> str:
    lines = [f"Line {number} of a long report tells of the road.\n" for number in range(300)]
    long = make_entry(
        "".join([*lines[:200], "Some 700 people left eastern Aleppo.\n", *lines[200:]]),
        "Long Paper",
        None,
        (Said("Some 700 people", "people_evacuated", 700, origin="eastern Aleppo"),),
        title="A long report",
    )
    hostile = make_entry(
        f"{HOSTILE} 800 people left eastern Aleppo {HOSTILE}.",
        HOSTILE,
        None,
        (
            Said(
                "800 people", "people_evacuated", 800, origin="eastern Aleppo", by=HOSTILE,
                population=HOSTILE,
            ),
        ),
        title=HOSTILE,
        url="javascript:alert(4)",
    )  # fmt: skip
    return serve((long, hostile))


def test_the_sentence_of_a_long_report_is_brought_into_sight(
    open_page: OpenPage, odd_address: str
) -> None:
    page = open_page(f"{odd_address}/figures")
    if page.locator(".evac-chosen").inner_text() != "Some 700 people":
        choose_row(page, 1, "figure")
    chosen, box = page.locator(".evac-chosen"), page.locator(".evac-text")
    expect(chosen).to_have_text("Some 700 people")
    page.wait_for_function("() => document.querySelector('.evac-text').scrollTop > 0")
    assert is_visible_inside(chosen, box)


@pytest.mark.parametrize("path", PATHS)
def test_nothing_in_a_hostile_report_runs(open_page: OpenPage, odd_address: str, path: str) -> None:
    page = open_page(f"{odd_address}/{path}")
    assert page.locator("a[href^='javascript']").count() == 0
    assert page.locator("img[src='x']").count() == 0
