"""Many evacuations at once: lines that can be told apart, and a sum that leads to each of them."""

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.view.crises import many_crises


def test_a_sum_of_many_operations_leads_to_each_and_to_its_figures(
    open_page: OpenPage, serve: Serve, shoot: Shoot
) -> None:
    page = open_page(serve(many_crises()))
    expect(page.get_by_test_id("stVegaLiteChart").first).to_be_visible()
    shoot(page, "many-operations")
    page.get_by_role("button", name="How this number was made").first.click()
    drawer = page.get_by_role("dialog")
    table = drawer.locator(".evac-table").first
    expect(table.locator("tbody tr")).to_have_count(8)
    expect(table.locator("tbody tr").first).to_contain_text("Town 7, Dec 2016")

    table.get_by_role("link", name="Town 6, Dec 2016").click()
    settle(page)
    expect(page.get_by_role("dialog")).to_contain_text("700, total so far, as of 10 Dec 2016")
    asked = parse_qs(urlsplit(page.url).query)
    assert asked == {"counter": ["people_evacuated"], "operation": ["Town 6, Dec 2016"]}

    page.go_back()
    settle(page)
    page.get_by_role("dialog").get_by_role("link", name="600", exact=True).click()
    settle(page)
    assert re.search(r"/figures\?figure=\w+$", page.url)
    expect(page.locator("mark.evac-chosen")).to_have_text("600 people")
