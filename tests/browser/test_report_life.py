"""The life of a report by a person's clicks: removed and taken back, replaced, found by links."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle
from tests.sample import sample_entries

REPORT = sample_entries()[0][0]
FIRST = """Convoy leaves the east

Published: 15 December 2016
Source: Example Agency

Some 3,000 people left eastern Aleppo on Thursday. 40 wounded people left on 21 buses.
"""
SECOND = FIRST.replace("3,000", "3,200") + "Nobody was left behind, the agency said.\n"


def press(page: Page, label: str) -> None:
    page.get_by_role("button", name=label).click()


def test_a_report_is_removed_and_taken_back(
    open_page: OpenPage, serve: Serve, shoot: Shoot
) -> None:
    page = open_page(f"{serve(sample_entries())}/reports?report={REPORT.report_id}")
    press(page, "Remove this report")
    expect(page.get_by_text("8 figures go with it")).to_be_visible()
    page.get_by_label("Why").fill("told twice")
    page.get_by_label("Your name").fill("A. B.")
    press(page, "Remove it")
    expect(page.get_by_text("The report that you asked for was removed")).to_be_visible()
    expect(page.get_by_role("heading", name="Removed reports")).to_be_visible()
    settle(page)
    shoot(page, "report-removed")
    page.get_by_role("button", name="Take it back").last.click()
    expect(page.get_by_text("was removed")).to_have_count(0)
    expect(page.locator("mark.evac-figure")).to_have_count(8)


def give(page: Page, text: str, tmp_path: Path) -> None:
    file = tmp_path / "convoy.txt"
    file.write_text(text)
    page.get_by_role("tab", name="Upload files").click()
    page.locator("input[type=file]").set_input_files(file)
    press(page, "Read 1 file")
    expect(page.get_by_text("1 report read, nothing is kept yet")).to_be_visible()


def test_a_newer_version_of_a_file_replaces_the_one_before(
    open_page: OpenPage, serve: Serve, shoot: Shoot, tmp_path: Path
) -> None:
    page = open_page(f"{serve(())}/add_reports")
    give(page, FIRST, tmp_path)
    press(page, "Keep 1 report")
    press(page, "Add more")
    give(page, SECOND, tmp_path)
    expect(page.get_by_text("looks like a new version of Convoy leaves the east")).to_be_visible()
    expect(page.get_by_role("radio", name="Replace it")).to_be_checked()
    keep = page.get_by_role("button", name="Keep 1 report, replacing 1")
    expect(keep).to_be_disabled()
    page.get_by_label("Your name").fill("A. B.")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(keep).to_be_enabled()
    settle(page)
    shoot(page, "add-version")
    keep.click()
    expect(page.get_by_text("1 report added with 3 figures")).to_be_visible()
    press(page, "Add more")
    give(page, FIRST, tmp_path)
    expect(page.get_by_text("is an older version and was replaced")).to_be_visible()
    settle(page)
    shoot(page, "add-older")


def test_a_link_with_a_former_name_of_an_operation_is_led_on(
    open_page: OpenPage, sample_address: str
) -> None:
    page = open_page(f"{sample_address}/figures?operation=Eastern+Aleppo%2C+16+Dec+2016")
    expect(page.get_by_text("is called “Eastern Aleppo, Dec 2016” by now")).to_be_visible()
    expect(page).to_have_url(re.compile(r"operation=Eastern\+Aleppo%2C\+Dec\+2016"))
    chosen = page.get_by_test_id("stSidebar").get_by_test_id("stMultiSelect").first
    expect(chosen).to_contain_text("Eastern Aleppo, Dec 2016")


def test_review_is_left_by_one_step_back(open_page: OpenPage, sample_address: str) -> None:
    page = open_page(f"{sample_address}/figures")
    page.get_by_role("link", name="Review").first.click()
    expect(page.get_by_text("1 of 31")).to_be_visible()
    settle(page)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Figures")
