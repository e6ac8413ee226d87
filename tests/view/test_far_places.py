"""A place far from the others of its reports is set when a person says that it is meant."""

from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.settings import Settings
from dashboard.tidy.store import Store
from dashboard.view.far_places import MEANT_AFAR, ask_whether_meant, is_far, set_afar
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry, sample_entries
from tests.view.placing import AFAR, MILL, waiting
from tests.view.test_place_answers import (  # noqa: F401 - a fixture is found by its name
    kept,
    open_places,
    send,
    widget,
)
from tests.view.test_site import html_of, words_of

OpenPlaces = Callable[[], AppTest]


@pytest.fixture
def screen(make_screen: Callable[..., Screen]) -> Screen:
    return make_screen([*sample_entries(), waiting()])


def test_it_is_said_how_far_a_place_is(screen: Screen) -> None:
    assert is_far(screen.tables, "old mill", "", AFAR)
    assert not is_far(screen.tables, "old mill", "", MILL)
    told = str(ask_whether_meant(screen.tables, "old mill", AFAR, "Saudi Arabia"))
    assert "Shaqra (Saudi Arabia) is 1,4" in told
    assert " km from Idlib, the nearest" in told


def test_it_is_set_in_each_report_that_has_the_name(screen: Screen) -> None:
    changes = set_afar(screen.tables, "old mill", "", AFAR)
    report_id = waiting()[0].report_id
    assert [one.row_id for one in changes] == [f"{report_id}|Old Mill|origin"]
    assert [one.new_value for one in set_afar(screen.tables, "old mill", "", None)] == [""]


@pytest.mark.parametrize(("what", "point"), [("afar", ""), (None, "13.55, 25.20")])
def test_what_is_meant_holds_in_these_reports_alone(
    open_places: OpenPlaces,  # noqa: F811 - the fixture
    what: str | None,
    point: str,
) -> None:
    app = send(open_places(), what, point)
    assert "km from" in app.error[0].value
    widget(app, "checkbox", MEANT_AFAR).check()
    app = send(app, what, point)
    assert not app.exception
    assert not app.error
    tables = kept()
    assert tables.corrections["state"].tolist() == ["applied"]
    [place_id] = tables.place_mentions.query("name == 'Old Mill'")["place_id"]
    assert place_id in ("afar", "set:1")
    later = make_entry(
        "Some 90 people left Old Mill for Idlib.",
        "AFP",
        date(2017, 3, 1),
        (Said("90 people", "people_evacuated", 90, origin="Old Mill", destination="Idlib"),),
    )
    store = Store.open(Settings.from_env().database_url)
    store.save(*later)
    store.close()
    mentions = kept().place_mentions.query("name == 'Old Mill'").set_index("report_id")["place_id"]
    assert mentions[later[0].report_id] == ""


def test_it_can_be_set_anew_and_the_log_tells_it(open_places: OpenPlaces) -> None:  # noqa: F811
    app = open_places()
    widget(app, "checkbox", MEANT_AFAR).check()
    app = send(app, "afar", "")
    [deed] = kept().corrections["deed"]
    assert deed.startswith("“Old Mill” is Shaqra, not unknown, in ")
    assert "“Old Mill” is Shaqra, not unknown, in " in html_of(app)
    assert "Undo" in [one.label for one in app.button]
    app.query_params["name"] = "old mill|afar"
    app = app.run()
    widget(app, "radio", "It is").set_value("mill")
    widget(app, "text_input", "Why").set_value("a better map")
    app = widget(app, "button", "Set for all reports").click().run()
    assert not app.exception
    assert not app.error
    tables = kept()
    assert tables.corrections["state"].tolist() == ["applied", "applied"]
    assert tables.place_mentions.query("name == 'Old Mill'")["place_id"].tolist() == ["mill"]
    assert "Old Mill" in words_of(app)
