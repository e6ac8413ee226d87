"""Adding reports broken off, taken up again, and kept beside other writers."""

import sqlite3
import threading
import time
from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.view.batch import Batch, Step
from tests.view.adding import TEXT, UNDATED, go_to, paste, press, tables, upload
from tests.view.test_site import words_of

OpenSite = Callable[..., AppTest]


@pytest.fixture
def page(open_site: OpenSite) -> AppTest:
    return open_site("add_reports", entries=())


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
