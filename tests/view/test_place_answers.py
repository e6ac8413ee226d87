"""The form that says what a name is, as sent on the page: what it sets, what it refuses."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.tidy.build import Entry, correction_row, place_row
from dashboard.tidy.corrections import Correction, apply_corrections
from dashboard.tidy.schema import CORRECTIONS, PLACES
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables, make_frame
from dashboard.view.log import read_log
from dashboard.view.map_grid import Spot
from dashboard.view.panel import Screen
from dashboard.view.panels import places_set
from dashboard.view.place_answers import Asked, choose_place, read_point
from dashboard.view.place_names import Around
from tests.sample import sample_entries, sample_tables
from tests.view.conftest import SCRIPT
from tests.view.placing import AFAR, MILL, NOW, waiting

OpenPlaces = Callable[[], AppTest]


class TwoFinder:
    """Knows a place nearby and one far away by every name."""

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        assert name
        assert isinstance(countries, frozenset)
        return (AFAR, MILL)

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        near = replace(MILL, place_id="set:1", name=name, precision_km=precision_km)
        return replace(near, lat=lat, lon=lon, country="SY" if lat > 30 else "SD")


@pytest.fixture
def open_places(fill_store: Callable[[Iterable[Entry]], None]) -> OpenPlaces:
    def open_page() -> AppTest:
        fill_store([*sample_entries(), waiting()])
        bare = "Desk(workspace.store.add_corrections, now)"
        assert bare in SCRIPT
        helped = SCRIPT.replace(bare, f"{bare[:-1]}, TwoFinder())")
        script = f"from {__name__} import TwoFinder\n{helped}"
        app = AppTest.from_string(script, default_timeout=30).run()
        app._page_hash = calc_hash("places")
        return app.run()

    return open_page


def widget(app: AppTest, kind: str, label: str) -> Any:
    return next(one for one in getattr(app, kind) if one.label == label)


def send(app: AppTest, what: str | None, point: str) -> AppTest:
    if what:
        widget(app, "radio", "It is").set_value(what)
    widget(app, "text_input", "Latitude, longitude").set_value(point)
    widget(app, "text_input", "Why").set_value("a map")
    widget(app, "text_input", "Your name").set_value("A. B.")
    return widget(app, "button", "Set for all reports").click().run()


def kept() -> Tables:
    store = Store.open(Settings.from_env().database_url)
    tables = store.tables()
    store.close()
    return tables


@pytest.mark.parametrize(
    ("what", "point", "place_id"),
    [
        ("mill", "", "mill"),
        (None, "36.1, 37.0", "set:1"),
        (None, "36.1 N 37 E", "set:1"),
        ("point", "36.1, 37.0", "set:1"),
    ],
    ids=["candidate", "point alone", "point with its sides", "point chosen"],
)
def test_what_is_set_holds(
    open_places: OpenPlaces, what: str | None, point: str, place_id: str
) -> None:
    app = open_places()
    assert widget(app, "radio", "It is").value is None
    app = send(app, what, point)
    assert not app.exception
    assert not app.error
    tables = kept()
    assert tables.corrections["state"].tolist() == ["applied"]
    assert tables.place_mentions.query("name == 'Old Mill'")["place_id"].tolist() == [place_id]


@pytest.mark.parametrize(
    ("what", "point", "told"),
    [
        (None, "", "Choose what it is"),
        ("afar", "", "the nearest of the other places of these reports, and in no country of"),
        (None, "13.55, 25.20", "if it is meant, tick “It is truly that far away"),
        (None, "north of here", "latitude and longitude"),
        ("mill", "36.1, 37.0", "You gave a point"),
        ("nowhere", "36.1, 37.0", "You gave a point"),
    ],
    ids=["nothing", "place far away", "point far away", "no point", "both", "none and point"],
)
def test_what_would_not_hold_is_told_at_once(
    open_places: OpenPlaces, what: str | None, point: str, told: str
) -> None:
    app = send(open_places(), what, point)
    assert not app.exception
    assert [told in error.value for error in app.error] == [True]
    assert kept().corrections.empty


def test_a_name_that_does_not_hold_is_not_told_as_done(make_screen: Callable[..., Screen]) -> None:
    said = Correction(NOW, "desk", "place_names", "old mill", "place_id", "", "afar", "a guess")
    there = make_screen([*sample_entries(), waiting()])
    places = pd.concat([there.tables.places, make_frame(PLACES, [place_row(AFAR)])])
    log = make_frame(CORRECTIONS, [correction_row(said) | {"correction_id": 1, "state": "applied"}])
    raw = replace(there.tables, places=places, corrections=log)
    screen = replace(there, tables=apply_corrections(raw))
    (told,) = places_set.build(screen)
    (entry,) = read_log(screen)
    assert told.words.endswith(entry.state)
    assert "too far from the other places" in entry.state
    assert entry.is_waiting


READ_AS_MILL = Asked(
    reading="old mill|mill",
    name="Old Mill",
    key="old mill",
    place_id="mill",
    read_as=None,
    around=Around(sample_tables().places, frozenset({"SY"})),
    candidates=(MILL, AFAR),
)


@pytest.mark.parametrize(
    ("what", "point", "chosen", "place_id"),
    [
        ("mill", "", None, "mill"),
        ("mill", "36.2, 37.1", None, "set:1"),
        ("afar", "36.1000, 37.0000", Spot(36.1, 37.0, 2.0), "afar"),
        ("nowhere", "", None, None),
    ],
    ids=["as opened", "typed beside what was open", "map's own point left", "no place"],
)
def test_a_typed_point_is_meant(
    what: str, point: str, chosen: Spot | None, place_id: str | None
) -> None:
    answers = {"what": what, "point": point, "radius": 2.0}
    place = choose_place(READ_AS_MILL, TwoFinder(), answers, chosen)
    assert (place.place_id if place else None) == place_id


def test_a_typed_point_that_is_none_is_told_beside_what_was_open() -> None:
    answers = {"what": "mill", "point": "36,1 37", "radius": 2.0}
    with pytest.raises(CorrectionError, match="latitude and longitude"):
        choose_place(READ_AS_MILL, TwoFinder(), answers)


@pytest.mark.parametrize(
    "text",
    [
        "36.155, 37.135",
        " 36.155 37.135 ",
        "36.155;37.135",
        "36.155N 37.135E",
        "36.155 n, 37.135 e",
        "36°9'18\"N 37°8'6\"E",
        "36° 9.3' N, 37° 8.1' E",
        "36.1550049, 37.13499",
    ],
)
def test_one_point_in_many_spellings(text: str) -> None:
    assert read_point(text) == (36.155, 37.135)


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("-33.9, 18.4", (-33.9, 18.4)),
        ("33.9S 70.6W", (-33.9, -70.6)),
        ("0,0", (0.0, 0.0)),
        ("90, -180", (90.0, -180.0)),
    ],
)
def test_every_side_of_the_globe(text: str, point: tuple[float, float]) -> None:
    assert read_point(text) == point


@pytest.mark.parametrize(
    "text",
    ["", "36.155", "abc", "999, 3", "10, 400", "36,5; 37,2", "37.1 E 36.2 N", "1e3, 2", "=1,2"],
)
def test_what_is_no_point_is_refused(text: str) -> None:
    with pytest.raises(CorrectionError, match="latitude and longitude"):
        read_point(text)
