"""Files and addresses on the page that adds reports, good and bad."""

import threading
import zipfile
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BytesIO
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.view.adding import TEXT, UNDATED, paste, press, tables, upload
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]


@pytest.fixture
def page(open_site: OpenSite) -> AppTest:
    return open_site("add_reports", entries=())


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


def test_hostile_texts_are_only_shown(page: AppTest) -> None:
    hostile = "<img src=x onerror=alert(1)>[a](javascript:b)\n\nDate: <b>\n\n40 <i> people left."
    app = upload(page, ("<script>.txt", hostile), ("b<i>.exe", b"MZ"))
    assert not app.exception
    assert "<script>" not in html_of(app)
    assert "<img" not in html_of(app)
    app = press(app, "Keep 1 report")
    assert "<img" not in html_of(app)
    assert "<i>" not in html_of(app)
