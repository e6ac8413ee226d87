"""The entry itself: the store opened as the environment says, and errors in plain words."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.tidy.build import Entry
from tests.sample import sample_entries

APP = Path(__file__).parents[2] / "dashboard" / "app.py"


def run() -> AppTest:
    return AppTest.from_file(str(APP), default_timeout=30).run()


def test_the_app_opens_the_store_of_its_settings(
    fill_store: Callable[[Iterable[Entry]], None],
) -> None:
    fill_store(sample_entries())
    app = run()
    assert not app.exception
    assert app.title[0].value == "Overview"
    assert app.metric[0].label == "People evacuated"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("EVAC_DATA", "/no/such/folder", "set EVAC\\_DATA"),
        ("DATABASE_URL", "nonsense", "the database address is none"),
        ("EVAC_WORKERS", "many", "give a whole number"),
    ],
)
def test_a_wrong_setting_is_told_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(name, value)
    app = run()
    assert not app.exception
    (error,) = app.error
    assert words in error.value


def test_a_store_that_is_deleted_under_a_running_app_is_gone_from_the_screen(
    fill_store: Callable[[Iterable[Entry]], None],
) -> None:
    fill_store(sample_entries())
    app = run()
    assert app.metric
    for file in Settings.from_env().store_folder.glob("evacuations.db*"):
        file.unlink()
    app.run()
    assert not app.exception
    assert not app.metric
    assert "No reports yet" in [one.value for one in app.subheader]
    fill_store(sample_entries())
    assert app.run().metric
