"""Figures looked over in a real browser: by keys one after another, and many in the table."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import sample_entries


@pytest.fixture
def address(serve: Serve) -> str:
    """Return the address of a store of its own: these tests write."""
    return serve(sample_entries())


def figure_of(page: Page) -> str:
    return parse_qs(urlsplit(page.url).query).get("figure", [""])[0]


def test_figures_are_gone_through_by_keys(open_page: OpenPage, address: str, shoot: Shoot) -> None:
    page = open_page(f"{address}/review")
    first = figure_of(page)
    page.get_by_label("Why").click()
    # Letters that are typed into a field are no shortcuts.
    page.keyboard.type("pan")
    expect(page.get_by_text("1 of 31")).to_be_visible()
    page.get_by_label("Why").fill("")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("n")
    expect(page.get_by_text("2 of 31")).to_be_visible()
    assert figure_of(page) != first
    page.keyboard.press("p")
    expect(page.get_by_text("1 of 31")).to_be_visible()
    page.get_by_role("button", name="Accept").click()
    name = page.get_by_placeholder("Asked once", exact=True)
    name.fill("A. B.")
    # To leave the field is not yet to accept.
    page.keyboard.press("Tab")
    settle(page)
    expect(page.get_by_text("1 of 31")).to_be_visible()
    name.click()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 accepted")).to_be_visible()
    expect(page.get_by_text("1 of 30")).to_be_visible()
    settle(page)
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("a")
    expect(page.get_by_text("2 accepted")).to_be_visible()
    expect(page.get_by_text("1 of 29")).to_be_visible()
    settle(page)
    number = page.get_by_label("Number", exact=True)
    number.fill("2999")
    page.get_by_label("Why").last.fill("as the ICRC has it")
    page.keyboard.press("Control+s")
    expect(page.get_by_text("1 corrected")).to_be_visible()
    expect(page.get_by_text("Corrected, read as").first).to_be_visible()
    settle(page)
    shoot(page, "review-one")
    fresh = open_page(page.url, width=390, scheme="dark")
    expect(fresh.get_by_text("Corrected, read as").first).to_be_visible()
    shoot(fresh, "review-one-narrow")


def test_the_window_of_a_rejection_closes_and_it_can_be_taken_back(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(f"{address}/review")
    first = page.get_by_role("heading", level=4).inner_text()
    page.get_by_role("button", name="Reject", exact=True).click()
    window = page.get_by_test_id("stPopoverBody")
    window.get_by_label("Why").fill("it is no figure")
    window.get_by_label("Your name").fill("A. B.")
    window.get_by_role("button", name="Reject").click()
    expect(page.get_by_text(f"{first} is rejected")).to_be_visible()
    expect(page.get_by_role("heading", level=4)).not_to_have_text(first)
    settle(page)
    expect(window).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("heading", level=4)).to_have_text(first)
    expect(page.get_by_text(f"{first} is rejected")).to_have_count(0)


def test_many_cells_are_changed_in_the_table_and_saved_at_once(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(f"{address}/review?mode=Table")
    grid = page.get_by_test_id("stDataFrame").first
    expect(grid.locator("canvas").first).to_be_visible()
    page.wait_for_timeout(1500)
    box = grid.bounding_box()
    assert box is not None
    for row, (number, told) in enumerate(
        (("3100", "1 change to be saved"), ("15100", "2 changes to be saved"))
    ):
        # The column of the number, right of the four choices.
        page.mouse.dblclick(box["x"] + 840, box["y"] + 55 + 35 * row)
        field = page.locator("#portal input").first
        field.fill(number)
        field.press("Enter")
        expect(page.get_by_text(told)).to_be_visible()
        settle(page)
    settle(page)
    shoot(page, "review-table")
    page.get_by_label("Why").fill("as the ICRC has it")
    page.get_by_label("Your name").last.fill("A. B.")
    page.get_by_role("button", name="Save 2 changes").click()
    expect(page.get_by_text("2 corrected")).to_be_visible()
    settle(page)
    shoot(page, "review-table-saved")
