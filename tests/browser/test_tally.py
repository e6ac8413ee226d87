"""What an analyst does about the tally, by clicks and keys in a real browser."""

from datetime import date
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import Said, make_entry, sample_entries

REASON = "Counts the same convoy as Deutsche Welle"


@pytest.fixture
def address(serve: Serve) -> str:
    """Return the address of a store of its own: these tests write."""
    return serve(sample_entries())


def address_of(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def counter(page: Page, label: str) -> Locator:
    return page.get_by_test_id("stMetric").filter(has_text=label).first


def test_a_figure_is_excluded_in_the_drawer_and_brought_back_from_the_log(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(f"{address}/?operation=Eastern+Aleppo%2C+Dec+2016")
    expect(counter(page, "People evacuated")).to_contain_text("35,000")
    page.get_by_role("button", name="How this number was made").first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("mark").first).to_have_text("35,000 people")
    assert address_of(page)["counter"] == ["people_evacuated"]

    drawer.get_by_role("button", name="Exclude or recommend").first.click()
    page.get_by_label("Why").fill(REASON)
    page.get_by_label("Your name").fill("A. B.")
    page.keyboard.press("Enter")
    expect(drawer.get_by_text(f": {REASON}").first).to_be_visible()
    settle(page)
    expect(drawer.locator("mark").first).to_have_text("More than 35,000 people")
    shoot(page, "drawer-excluded")

    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.wait_for_url(lambda url: "counter=" not in url)
    settle(page)
    expect(counter(page, "People evacuated")).to_contain_text("more than 35,000")

    page.get_by_test_id("stTopNavLink").filter(has_text="Operations").click()
    expect(page.get_by_text(REASON).last).to_be_visible()  # in the log, under the figures
    shoot(page, "operations-log")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("undone by").first).to_be_visible()
    page.get_by_test_id("stTopNavLink").filter(has_text="Overview").click()
    expect(counter(page, "People evacuated")).not_to_contain_text("more than")


def test_an_operation_is_renamed_by_the_keyboard_alone(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(f"{address}/operations")
    page.get_by_role("textbox", name="Name", exact=True).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("The great evacuation")
    page.keyboard.press("Tab")
    page.keyboard.type("as the ministry calls it")
    page.keyboard.press("Tab")
    page.keyboard.type("A. B.")
    page.keyboard.press("Enter")
    expect(page.get_by_text("renamed to The great evacuation")).to_be_visible()
    settle(page)
    shoot(page, "operations-renamed")
    page.reload()
    settle(page)
    expect(page.get_by_role("heading", name="The great evacuation")).to_be_visible()


def test_what_changed_leads_to_the_report_that_changed_it(
    open_page: OpenPage, sample_address: str, shoot: Shoot
) -> None:
    page = open_page(sample_address)
    expect(page.get_by_text("Since 23 Dec 2016", exact=True)).to_be_visible()
    page.get_by_text("See what changed").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What changed")
    settle(page)
    assert address_of(page) == {"since": ["2016-12-23"], "until": ["2016-12-24"]}
    expect(counter(page, "People evacuated")).to_contain_text("+10,000")
    shoot(page, "changes")
    page.get_by_text("Diari de Girona, 24 Dec 2016").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reports")
    settle(page)
    expect(page.locator(".evac-link")).to_contain_text("The end of the evacuation")


@pytest.mark.parametrize("is_confidential", [False, True])
def test_a_chart_of_confidential_figures_cannot_be_saved(
    open_page: OpenPage, serve: Serve, *, is_confidential: bool
) -> None:
    report = make_entry(
        "Some 70 people left eastern Aleppo.",
        "A partner",
        date(2016, 12, 22),
        (Said("Some 70 people", "people_evacuated", 70, origin="eastern Aleppo"),),
        is_confidential=is_confidential,
    )
    page = open_page(serve([report]))
    chart = page.get_by_test_id("stVegaLiteChart").first
    expect(chart.locator("canvas, svg").first).to_be_visible()
    chart.hover()
    page.wait_for_timeout(500)
    buttons = page.get_by_role("button", name="Download as PNG")
    assert any(one.is_visible() for one in buttons.all()) is not is_confidential
    locks = page.get_by_text("not to be passed on")
    assert (locks.count() > 0) is is_confidential


def test_a_link_that_asks_for_what_nobody_has_says_so(
    open_page: OpenPage, sample_address: str, shoot: Shoot
) -> None:
    page = open_page(f"{sample_address}/?metric=Camels")
    expect(page.get_by_text("“Camels” under “What is counted”")).to_be_visible()
    expect(page.get_by_text("No figure passes these filters")).to_be_visible()
    shoot(page, "strange-link")
    page.get_by_role("button", name="Clear all filters").first.click()
    expect(counter(page, "People evacuated")).to_be_visible()
    expect(page.get_by_text("Camels")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_number_in_the_reasons_opens_its_sentence(
    open_page: OpenPage, sample_address: str, shoot: Shoot, width: int
) -> None:
    page = open_page(f"{sample_address}/?counter=people_wounded", width=width)
    number = page.get_by_role("dialog").locator(".evac-steps a", has_text="40").first
    shoot(page, f"reasons-{width}")
    number.click()
    expect(page.get_by_role("heading", level=1, name="Figures")).to_be_visible()
    settle(page)
    expect(page.locator("mark.evac-chosen")).to_contain_text("40")
    assert "counter" not in address_of(page)


def test_a_sum_opens_all_its_figures_and_so_does_its_link_elsewhere(
    open_page: OpenPage, sample_address: str, shoot: Shoot
) -> None:
    page = open_page(f"{sample_address}/?counter=people_evacuated")
    page.get_by_role("dialog").get_by_role("link", name="The 2 figures it is made of").click()
    expect(page.get_by_text("Only the 2 figures that")).to_be_visible()
    fresh = open_page(page.url, width=390)
    expect(fresh.get_by_text("Only the 2 figures that")).to_be_visible()
    rows = fresh.locator(".evac-list a")
    expect(rows).to_have_count(2)
    rows.last.click()
    expect(fresh.locator(".evac-list a[aria-current]")).to_contain_text("750")
    expect(fresh.locator("mark.evac-chosen")).to_contain_text("750")
    shoot(fresh, "figures-of-a-sum")
    fresh.get_by_role("button", name="All figures").click()
    expect(rows.nth(2)).to_be_visible()
