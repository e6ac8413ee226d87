"""A name that nobody knows is set by a click on the map, holds at once, and is taken back."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import Said, make_entry, sample_entries


@pytest.fixture
def address(serve: Serve) -> str:
    said = (Said("500 people", "people_evacuated", 500, origin="Old Mill", destination="Idlib"),)
    text = "Some 500 people left Old Mill for Idlib."
    return serve([*sample_entries(), make_entry(text, "ICRC", date(2016, 12, 20), said)])


def click_until_set(page: Page) -> None:
    """Click into the map until the form has a point: the map does not tell when it is drawn."""
    for _ in range(6):
        chart = page.get_by_test_id("stDeckGlJsonChart")
        chart.hover(position={"x": 210, "y": 130})
        page.wait_for_timeout(1500)
        chart.click(position={"x": 210, "y": 130})
        page.wait_for_timeout(1500)
        settle(page)
        if page.get_by_label("Latitude, longitude").input_value():
            return
    pytest.fail("no click on the map was taken")


def test_a_name_is_set_on_the_map_and_taken_back(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(f"{address}/places")
    expect(page.locator("mark").filter(has_text="Old Mill")).to_be_visible()
    click_until_set(page)
    expect(page.get_by_label("Latitude, longitude")).to_have_value(re.compile(r"^3\d\.\d+, 3\d\."))
    page.get_by_label("Why", exact=True).fill("the map of the district")
    page.get_by_label("Your name", exact=True).fill("A. Analyst")
    page.get_by_role("button", name="Set for all reports").click()
    settle(page)
    said = page.get_by_text("“old mill” is Old Mill (")
    expect(said).to_contain_text("A. Analyst")
    expect(page.get_by_text("Every place name in these reports was found.")).to_be_visible()
    shoot(page, "places")
    page.get_by_role("button", name="Undo").click()
    settle(page)
    expect(page.get_by_text("Nobody has set a name by hand yet.")).to_be_visible()
    expect(said).to_have_count(0)


def test_a_place_afar_is_set_once_it_is_said_that_it_is_meant(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(f"{address}/places?name=old+mill%7C")
    page.get_by_label("Latitude, longitude").fill("13.55, 25.20")
    page.get_by_label("Why", exact=True).fill("he was born there")
    page.get_by_label("Your name", exact=True).fill("A. Analyst")
    page.get_by_role("button", name="Set for all reports").click()
    expect(page.get_by_test_id("stAlert").first).to_contain_text(re.compile(r"\d,\d{3} km from"))
    settle(page)
    shoot(page, "place-afar")
    page.get_by_text("It is truly that far away").first.click()
    page.get_by_role("button", name="Set for all reports").click()
    expect(page.get_by_text("“Old Mill” is set.")).to_be_visible()
    settle(page)
    expect(page.get_by_text("Every place name in these reports was found.")).to_be_visible()
