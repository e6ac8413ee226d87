"""What a test does on the page that adds reports."""

from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from dashboard.base.settings import Settings
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables

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
