"""Every file of the download page, taken by a click, and the summary as it comes on paper."""

from functools import partial
from pathlib import Path

import pandas as pd
import pypdf
import pytest
from playwright.sync_api import Browser, Page, expect

from dashboard.base.settings import Settings
from dashboard.pipeline import vague_words
from dashboard.tidy.claims import build_claims
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.store import Store
from dashboard.tidy.tally import build_tally
from dashboard.tidy.writer import list_files
from dashboard.view.outline import outline_of
from tests.browser.driver import OpenPage, Shoot
from tests.sample import sample_entries, sample_sources


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Snapshot:
    """Return what the page shows without a filter, out of a store as the app has it."""
    store = Store.open(f"sqlite:///{tmp_path_factory.mktemp('store') / 'evacuations.db'}")
    for entry in sample_entries():
        store.save(*entry)
    tables = store.tables()
    store.close()
    claims = build_claims(tables, sample_sources())
    return Snapshot(
        tables,
        claims,
        partial(build_tally, claims),
        vague_words=vague_words(),
        outline=outline_of(Settings.from_env().basemap_file),
    )


CLICK_MILLISECONDS = 400
"""Chromium drops one of twenty downloads that are asked for within two seconds, as nobody does."""


def take(page: Page, name: str, folder: Path) -> Path:
    """Click the button of a file and return the file."""
    page.wait_for_timeout(CLICK_MILLISECONDS)
    with page.expect_download() as started:
        page.locator(f".st-key-take_{name.replace('.', '-')} button").first.click()
    path = folder / started.value.suggested_filename
    started.value.save_as(path)
    return path


def test_every_file_comes_with_a_click_and_is_what_is_shown(
    open_page: OpenPage,
    sample_address: str,
    shoot: Shoot,
    snapshot: Snapshot,
    tmp_path: Path,
) -> None:
    page = open_page(f"{sample_address}/download")
    files = list_files(snapshot)
    expect(page.get_by_test_id("stDownloadButton")).to_have_count(len(files))
    shoot(page, "download")
    page.get_by_text("More tables").click()
    for file in files:
        path = take(page, file.name, tmp_path)
        assert path.name == snapshot.name(file.name)
        assert path.read_bytes() == file.write(), file.name


def test_the_files_follow_the_filters(
    open_page: OpenPage, sample_address: str, tmp_path: Path
) -> None:
    page = open_page(f"{sample_address}/download?metric=Buses&as_of=2016-12-19")
    path = take(page, "claims.csv", tmp_path)
    assert path.name == "eastern-aleppo-dec-2016-as-of-2016-12-19-claims.csv"
    assert pd.read_csv(path)["evidence"].tolist() == ["21 buses", "Five buses"]


def test_the_summary_prints_on_a_page_with_how_it_was_made_behind_it(
    browser: Browser, snapshot: Snapshot, tmp_path: Path
) -> None:
    [file] = [file for file in list_files(snapshot) if file.name == "summary.html"]
    page_path = tmp_path / file.name
    page_path.write_bytes(file.write())
    page = browser.new_page(viewport={"width": 900, "height": 1200})
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.goto(page_path.as_uri())
    pages = pypdf.PdfReader(printed(page, tmp_path)).pages
    front, *behind = (one.extract_text() for one in pages)
    assert 1 <= len(behind) <= 2
    back = "\n".join(behind)
    assert "How these numbers were made" not in front
    for word in (
        "35,750",
        "What changed since 23 Dec 2016",
        "Movements",
        "Sources",
        "Needs a look",
    ):
        assert word in front
    assert "How these numbers were made" in back
    assert "imply no opinion" in back
    for width in (900, 390):
        page.set_viewport_size({"width": width, "height": 1200})
        assert page.evaluate("document.body.scrollWidth <= window.innerWidth")
    assert faults == []
    page.close()


def printed(page: Page, folder: Path) -> Path:
    path = folder / "summary.pdf"
    page.pdf(path=path, prefer_css_page_size=True, print_background=True)
    return path
