"""Reports come in by a person's clicks: pasted, uploaded, looked over, kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import OpenPage, Serve, Shoot, settle

PASTED = """Convoy leaves the east

Source: Example Agency

Some 3,000 people left eastern Aleppo on Thursday. 40 wounded people left on 21 buses.
Nobody knows what the 77 means.
"""


@pytest.fixture(scope="module")
def address(serve: Serve) -> str:
    return serve(())


def press(page: Page, label: str) -> None:
    page.get_by_role("button", name=label).click()


def holds_sideways(page: Page) -> bool:
    main = page.get_by_test_id("stMain")
    return bool(main.evaluate("node => node.scrollWidth <= node.clientWidth"))


def test_a_pasted_text_is_dated_kept_and_read(
    open_page: OpenPage, address: str, shoot: Shoot
) -> None:
    page = open_page(address, width=1400)
    page.get_by_role("link", name="Add reports").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Add reports")
    settle(page)
    shoot(page, "add-paste")
    page.get_by_label("Text of the report").fill(PASTED)
    press(page, "Read it")
    expect(page.get_by_text("1 report read, nothing is kept yet")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Convoy leaves the east")
    expect(page.get_by_label("Publisher")).to_have_value("Example Agency")
    expect(page.get_by_text("This report has no date of publication")).to_be_visible()
    expect(page.locator("mark.evac-figure")).to_have_count(3)
    expect(page.get_by_text("15 Dec 2016")).to_have_count(0)

    day = page.get_by_test_id("stMain").get_by_test_id("stDateInput")
    day.get_by_role("spinbutton").first.click()
    page.keyboard.type("20161216")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This report has no date of publication")).to_have_count(0)
    expect(page.get_by_text("15 Dec 2016").first).to_be_visible()
    settle(page)
    shoot(page, "add-check")

    press(page, "Keep 1 report")
    expect(page.get_by_text("1 report added with 3 figures")).to_be_visible()
    settle(page)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Convoy leaves the east").click()
    report = opened.value
    expect(report.get_by_role("heading", level=1)).to_have_text("Reports")
    expect(report).to_have_url(re.compile(r"/reports\?report=[0-9a-f]{64}"))
    expect(report.locator("mark.evac-figure")).to_have_count(3)
    report.get_by_title("Show in the text").nth(1).click()
    expect(report.locator("mark:target")).to_have_text(re.compile("40 wounded people"))
    settle(report)
    shoot(report, "add-report")


@pytest.mark.parametrize(("width", "scheme"), [(1400, "light"), (390, "dark")])
def test_of_two_files_the_broken_one_is_told_and_the_other_kept(
    open_page: OpenPage, address: str, tmp_path: Path, width: int, scheme: str
) -> None:
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.4 and no more")
    for name in ("sound", "second"):
        text = f"{name}-{width}\n\nDate: 16 December 2016\n\n700 people left Madaya on Thursday."
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    page = open_page(f"{address}/add_reports", width=width, scheme=scheme)
    page.get_by_role("tab", name="Upload files").click()
    files = [tmp_path / name for name in ("broken.pdf", "sound.txt", "second.txt")]
    page.locator("input[type=file]").set_input_files(files)
    press(page, "Read 3 files")
    expect(page.get_by_text("1 could not be read")).to_be_visible()
    expect(page.get_by_text("open it and save it again")).to_be_visible()
    expect(page.get_by_test_id("data-grid-canvas").first).to_be_visible()
    settle(page)
    assert holds_sideways(page)
    press(page, "Keep 2 reports")
    expect(page.get_by_text("2 reports added with 2 figures; 1 could not be read")).to_be_visible()
    settle(page)
    assert holds_sideways(page)
    page.get_by_role("link", name="See the reports").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reports")
    settle(page)
    page.get_by_test_id("stTextInput").get_by_role("textbox").fill(f"sound-{width}")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"find=sound-{width}"))
    expect(page.get_by_text("1 report", exact=True)).to_be_visible()


def test_stopping_keeps_whole_reports_and_tells_the_rest(
    open_page: OpenPage, address: str, tmp_path: Path
) -> None:
    # Long enough texts that a click comes before the end on any machine.
    line = "Some 700 people left Madaya for Idlib on 16 December on 21 buses.\n"
    files = []
    for number in range(30):
        files.append(tmp_path / f"{number}.txt")
        files[-1].write_text(f"Report {number} at length\n\n{line * 600}", encoding="utf-8")
    page = open_page(f"{address}/add_reports")
    page.get_by_role("tab", name="Upload files").click()
    page.locator("input[type=file]").set_input_files(files)
    press(page, "Read 30 files")
    expect(page.get_by_text(re.compile(r"Reading ([3-9]|[12]\d) of 30"))).to_be_visible()
    press(page, "Stop here")
    told = page.get_by_text("not read, since you stopped")
    expect(told).to_be_visible()
    found = re.search(r"(\d+) reports? read, .*; (\d+) of 30 not read", told.inner_text())
    assert found
    assert int(found[1]) + int(found[2]) == 30
    assert 0 < int(found[1]) < 30
