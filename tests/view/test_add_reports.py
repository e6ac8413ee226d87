"""The page that adds reports, over the real stages and a store of the test's own."""

import sqlite3
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BytesIO
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from dashboard.base.settings import Settings
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from dashboard.view.batch import Batch, Step
from tests.sample import sample_entries
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]
TEXT = """Convoy leaves the east

Published: 15 December 2016
Source: Example Agency

Some 3,000 people left eastern Aleppo on Thursday. 40 wounded people left on 21 buses.
"""
UNDATED = "On Thursday some 700 people left Madaya."
Files = list[tuple[str, bytes, str]]


def tables() -> Tables:
    store = Store.open(Settings.from_env().database_url)
    found = store.tables()
    store.close()
    return found


def press(app: AppTest, label: str) -> AppTest:
    found = [one for one in app.button if one.label.startswith(label)]
    assert found, [one.label for one in app.button]
    return found[0].click().run()


def go_to(app: AppTest, page: str) -> None:
    app._page_hash = calc_hash(page)
    app.run()


def paste(app: AppTest, text: str) -> AppTest:
    app.text_area[0].set_value(text)
    return press(app, "Read it")


def upload(app: AppTest, *files: tuple[str, bytes | str]) -> AppTest:
    given: Files = [
        (name, content.encode() if isinstance(content, str) else content, "")
        for name, content in files
    ]
    app.file_uploader[0].set_value(given).run()
    return press(app, f"Read {len(files)} file")


@pytest.fixture
def page(open_site: OpenSite) -> AppTest:
    return open_site("add_reports", entries=())


def test_a_pasted_text_is_shown_with_its_facts_and_kept_as_they_are_changed(
    page: AppTest,
) -> None:
    app = paste(page, TEXT)
    assert not app.exception
    assert [one.value for one in app.text_input] == ["Convoy leaves the east", "Example Agency"]
    assert app.main.date_input[0].value == date(2016, 12, 15)
    assert html_of(app).count('<mark class="evac-figure"') == 3
    assert tables().reports.empty
    app.text_input[1].set_value("  The  Agency ").run()
    app.main.checkbox[0].check().run()
    app = press(app, "Keep 1 report")
    assert "1 report added with 3 figures" in words_of(app)
    kept = tables()
    (report,) = kept.reports.to_dict("records")
    assert (report["publisher"], report["is_confidential"]) == ("The Agency", True)
    assert report["text"] == TEXT
    assert set(kept.figures["metric"]) == {"people_evacuated", "people_wounded", "buses"}
    documents = Settings.from_env().documents_folder
    assert len([path for path in documents.rglob("*") if path.is_file()]) == 2


def test_days_are_read_against_the_date_that_is_given(page: AppTest) -> None:
    app = paste(page, UNDATED)
    assert "no date of publication" in app.warning[0].value
    app.main.date_input[0].set_value(date(2016, 12, 16)).run()
    assert not app.warning
    assert "15 Dec 2016" in html_of(app)
    press(app, "Keep 1 report")
    figures = tables().figures
    assert figures["start_date"].dt.date.tolist() == [date(2016, 12, 15)]


def test_files_that_fail_are_told_and_the_others_go_on(page: AppTest) -> None:
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("in.txt", UNDATED)
    app = upload(
        page,
        ("a.txt", TEXT),
        ("broken.pdf", b"%PDF-1.4 and no more"),
        ("empty.txt", b""),
        ("tool.exe", b"MZ"),
        ("again.txt", TEXT),
        ("two.zip", target.getvalue()),
    )
    assert not app.exception
    words = words_of(app)
    assert "3 reports read, nothing is kept yet; 2 new; 1 known already" in words
    assert "**3 could not be read**" in words
    for told in ("broken.pdf", "The file is empty", "No format reads .exe: give one of"):
        assert told in words
    shown = app.data_editor[0].value
    assert shown["State"].tolist() == ["new", "twice here", "new"]
    assert shown["Keep"].tolist() == [True, False, True]
    app = press(app, "Keep 2 reports")
    assert "2 reports added with 4 figures; 1 known already or left out; 3 could not be read" in (
        words_of(app)
    )
    assert len(tables().reports) == 2


def test_what_is_changed_in_the_table_is_what_is_kept(page: AppTest) -> None:
    app = upload(page, ("a.txt", TEXT), ("b.txt", UNDATED), ("c.txt", "Nobody left."))
    app.session_state["facts_0_3"] = {
        "edited_rows": {
            0: {"Title": "Changed", "Language": "French"},
            1: {"Published": "2016-12-16", "Confidential": True},
            2: {"Keep": False},
        },
        "added_rows": [],
        "deleted_rows": [],
    }
    app.run()
    assert not any("no date" in one.value for one in app.warning)
    app = press(app, "Keep 2 reports")
    reports = tables().reports.set_index("title")
    assert reports.loc["Changed", "language"] == "fr"
    assert reports.loc["", "is_confidential"]
    assert reports.loc["", "published_date"].date() == date(2016, 12, 16)


def test_a_language_without_words_is_told(page: AppTest) -> None:
    app = paste(page, "Environ 3 000 personnes ont été évacuées d'Alep jeudi soir par la Croix.")
    assert any("“pasted text” for French" in one.value for one in app.warning)
    app.main.selectbox[0].set_value("en").run()
    assert not any("French" in one.value for one in app.warning)


def test_gaps_are_filled_in_for_all(page: AppTest) -> None:
    app = upload(page, ("a.txt", TEXT), ("b.txt", UNDATED))
    (publisher,) = app.main.text_input
    publisher.set_value("Agency for all")
    app.main.date_input[0].set_value(date(2016, 12, 20))
    app = press(app, "Fill in")
    shown = app.data_editor[0].value
    assert shown["Publisher"].tolist() == ["Example Agency", "Agency for all"]
    assert [day.date() for day in shown["Published"]] == [date(2016, 12, 15), date(2016, 12, 20)]


def test_what_is_known_is_told_and_not_kept_twice(open_site: OpenSite) -> None:
    text = sample_entries()[0][0].text
    app = paste(open_site("add_reports"), text)
    assert "known already" in app.info[0].value
    assert next(one for one in app.button if one.label == "Keep").disabled
    assert len(tables().reports) == len(sample_entries())


def test_nothing_given_says_what_is_missing(page: AppTest) -> None:
    assert "Paste a text first" in paste(page, "  ").warning[0].value
    assert "Give an address first" in press(page, "Fetch and read").warning[0].value


def test_an_address_that_is_none_is_told(page: AppTest) -> None:
    page.text_area[1].set_value("/etc/passwd")
    app = press(page, "Fetch and read")
    assert "This is no web address: begin it with https://" in html_of(app)
    app = press(app, "Back")
    assert app.text_area


@pytest.fixture
def server() -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            is_feed = self.path == "/feed"
            self.send_response(200 if is_feed else 404)
            self.end_headers()
            if is_feed:
                items = "".join(
                    f"<item><title>No {number}</title><guid>{number}</guid><description>"
                    f"{number}00 people left Madaya.</description></item>"
                    for number in (1, 2)
                )
                self.wfile.write(f"<rss version='2.0'><channel>{items}</channel></rss>".encode())

        def log_message(self, *args: Any) -> None:
            """Keep quiet."""

    with HTTPServer(("127.0.0.1", 0), Handler) as found:
        thread = threading.Thread(target=found.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{found.server_port}"
        found.shutdown()
        thread.join()


def test_a_feed_is_fetched_and_an_address_that_fails_is_told(page: AppTest, server: str) -> None:
    page.text_area[1].set_value(f"{server}/feed\n{server}/gone")
    app = press(page, "Fetch and read")
    assert app.data_editor[0].value["Title"].tolist() == ["No 1", "No 2"]
    assert "answers 404" in html_of(app)


def test_what_was_stopped_is_told_and_taken_up_again(page: AppTest) -> None:
    app = upload(page, ("a.txt", TEXT), ("b.txt", UNDATED), ("c.txt", "Nobody left."))
    batch: Batch = app.session_state["batch"]
    batch.waiting = [batch.candidates.pop().document]
    app.run()
    assert "1 of 3 not read, since you stopped" in words_of(app)
    app = press(app, "Read the rest")
    assert len(app.data_editor[0].value) == 3
    batch.step = Step.KEEP
    batch.stop()
    app.run()
    assert "3 not kept, since you stopped" in words_of(app)
    assert tables().reports.empty
    app = press(app, "Keep the rest")
    assert "3 reports added" in words_of(app)
    assert len(tables().reports) == 3


def test_discarding_keeps_nothing(page: AppTest) -> None:
    app = press(paste(page, TEXT), "Yes, discard")
    assert app.text_area
    assert tables().reports.empty


def test_a_batch_survives_a_look_at_another_page(page: AppTest) -> None:
    app = paste(page, TEXT)
    app.text_input[0].set_value("Changed").run()
    go_to(app, "figures")
    assert app.title[0].value == "Figures"
    go_to(app, "add_reports")
    assert app.text_input[0].value == "Changed"


def test_other_pages_show_what_was_added_at_once(page: AppTest) -> None:
    app = press(paste(page, TEXT), "Keep 1 report")
    go_to(app, "figures")
    assert sorted(app.dataframe[0].value["Figure"]) == ["21", "40", "about 3,000"]
    go_to(app, "reports")
    assert app.dataframe[0].value["Title"].tolist() == ["Convoy leaves the east"]


def test_another_process_that_writes_is_waited_for(page: AppTest) -> None:
    app = paste(page, TEXT)
    path = Settings.from_env().database_url.removeprefix("sqlite:///")
    other = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    release = threading.Timer(1.0, lambda: other.execute("ROLLBACK"))
    release.start()
    began = time.monotonic()
    app = press(app, "Keep 1 report")
    assert time.monotonic() - began > 0.5
    assert "1 report added" in words_of(app)
    release.join()
    other.close()


def test_a_store_that_fails_is_told_in_plain_words_and_nothing_is_lost(page: AppTest) -> None:
    app = paste(page, TEXT)
    path = Settings.from_env().database_url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as other:
        other.execute("ALTER TABLE figures RENAME TO elsewhere")
    app = press(app, "Keep 1 report")
    assert not app.exception
    batch: Batch = app.session_state["batch"]
    assert len(batch.wanted) == 1


def test_hostile_texts_are_only_shown(page: AppTest) -> None:
    hostile = "<img src=x onerror=alert(1)>[a](javascript:b)\n\nDate: <b>\n\n40 <i> people left."
    app = upload(page, ("<script>.txt", hostile), ("b<i>.exe", b"MZ"))
    assert not app.exception
    assert "<script>" not in html_of(app)
    assert "<img" not in html_of(app)
    app = press(app, "Keep 1 report")
    assert "<img" not in html_of(app)
    assert "<i>" not in html_of(app)


PLAIN = """Buses leave the east

Some 200 people left eastern Aleppo on 21 December 2016.
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PLAIN, "left out of “As of”"),
        (PLAIN.replace("21 December 2016", "Thursday"), "1 of 1 figure in it stands on no day"),
    ],
    ids=["day in full", "weekday"],
)
def test_what_an_undated_report_lacks_is_told_of_its_own_figures(
    page: AppTest, text: str, told: str
) -> None:
    app = paste(page, text)
    assert told in app.warning[0].value
