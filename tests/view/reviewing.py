"""What a test does on the review page."""

from typing import Any

from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from tests.sample import sample_tables
from tests.view.test_drawer import widget

SAMPLE = sample_tables()


def id_of(words: str, tables: Tables = SAMPLE) -> str:
    figures = tables.figures
    return str(figures.loc[figures["evidence"] == words, "figure_id"].iloc[0])


def stored() -> Tables:
    store = Store.open(Settings.from_env().database_url)
    found = store.tables()
    store.close()
    return found


def figure(words: str) -> dict[Any, Any]:
    figures = stored().figures
    [row] = figures[figures["evidence"] == words].to_dict("records")
    return row


def send(app: AppTest, label: str, reason: str = "as the ministry has it") -> AppTest:
    button = next(one for one in app.button if one.label == label and one.form_id)
    for one in app.text_input:
        if one.form_id == button.form_id and one.label == "Why":
            one.set_value(reason)
        if one.form_id == button.form_id and one.label == "Your name":
            one.set_value("A. B.")
    return button.click().run()


def accept_as(app: AppTest, name: str) -> AppTest:
    app.text_input(key="review_by_Accept").set_value(name)
    return widget(app, "button", "Accept under this name").click().run()
