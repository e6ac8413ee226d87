"""Figures corrected on the review page, and their corrections taken back."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.quantity import Quantity
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.store import Store
from tests.sample import sample_entries
from tests.view.reviewing import figure, id_of, send, stored
from tests.view.test_drawer import widget
from tests.view.test_site import html_of, words_of

OpenSite = Callable[..., AppTest]


@pytest.fixture
def buses(open_site: OpenSite) -> AppTest:
    return open_site("review", figure=id_of("21 buses"))


def test_a_figure_is_corrected_and_says_so_wherever_it_is_shown(
    buses: AppTest, open_site: OpenSite
) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    widget(buses, "selectbox", "From").set_value("Idlib")
    app = send(buses, "Save the correction")
    assert not app.exception
    row = figure("21 buses")
    assert (row["value"], row["low"], row["origin"]) == (22, 22, "Idlib")
    assert json.loads(row["read_as"])["value"] == "21"
    assert "Corrected, read as 21" in words_of(app)
    assert "22 (corrected; read as 21)" in html_of(app)
    for page, address in (
        ("figures", {"figure": row["figure_id"]}),
        ("reports", {"report": row["report_id"]}),
        ("", {"counter": "buses"}),
    ):
        app = open_site(page, entries=(), **address)
        tables = " ".join(str(one.value.to_dict()) for one in app.dataframe)
        assert "read as 21" in f"{html_of(app)} {tables}", page


def test_of_two_who_change_a_figure_at_once_the_second_is_told(
    buses: AppTest, open_site: OpenSite
) -> None:
    other = open_site("review", entries=(), figure=id_of("21 buses"))
    for app, number in ((other, 22), (buses, 23)):
        widget(app, "number_input", "Number").set_value(number)
        send(app, "Save the correction")
        assert not app.exception
    assert "Somebody changed this meanwhile" in buses.error[0].value
    assert widget(buses, "number_input", "Number").value == 22
    assert figure("21 buses")["value"] == 22


def test_nothing_changed_is_no_correction(buses: AppTest) -> None:
    app = send(buses, "Save the correction")
    assert "Nothing is changed yet" in app.error[0].value
    assert stored().corrections.empty


def test_numbers_that_cannot_be_are_told(buses: AppTest) -> None:
    widget(buses, "number_input", "At least").set_value(90)
    app = send(buses, "Save the correction")
    assert "may not be above" in app.error[0].value


def test_all_changes_of_a_figure_are_undone_at_once(buses: AppTest) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    app = send(buses, "Save the correction")
    app = widget(app, "button", "Undo all").click().run()
    assert not app.exception
    assert figure("21 buses")["value"] == 21
    assert "Not reviewed" in words_of(app)


def test_a_correction_that_a_new_reading_contradicts_waits_on_quality(
    buses: AppTest, open_site: OpenSite
) -> None:
    widget(buses, "number_input", "Number").set_value(22)
    send(buses, "Save the correction")
    report, extraction, resolutions = sample_entries()[0]
    read = [
        replace(one, quantity=Quantity(23, 23, 23, Qualifier.EXACT))
        if one.evidence == "21 buses"
        else one
        for one in extraction.figures
    ]
    store = Store.open(Settings.from_env().database_url)
    retitled = replace(report, title="The first convoys")
    store.save(retitled, replace(extraction, figures=tuple(read)), resolutions)
    store.close()
    waiting = open_site("quality", entries=()).dataframe[-1].value
    assert waiting["Change"].str.contains("number changed from 21 to 22").any()
    assert figure("21 buses")["value"] == 23
