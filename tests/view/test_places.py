"""The Places page: which names wait, what is told of them, and what setting one changes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place
from dashboard.base.vocabulary import MatchMethod, PlaceAccuracy, PlaceKind, PlaceRole
from dashboard.tidy.build import Entry
from dashboard.tidy.corrections import Correction
from dashboard.tidy.selection import Selection
from dashboard.tidy.store import Store
from dashboard.view.desk import Change, Desk
from dashboard.view.map_grid import Spot
from dashboard.view.panel import Screen
from dashboard.view.panels import places_open, places_set, places_setting, places_table
from dashboard.view.place_answers import choose_place, first_answer, list_offers
from dashboard.view.place_names import (
    list_readings,
    places_around,
    quotes_of_name,
    set_name,
)
from tests.sample import PLACE_BY_ID, Said, make_entry, sample_entries
from tests.view.conftest import HOSTILE

NOW = datetime(2016, 12, 25, tzinfo=UTC)
MILL = Place(
    "mill", "Old Mill", PlaceKind.SITE, "SY", 36.1, 37.0, 2.0, PlaceAccuracy.POINT, admin1="Aleppo"
)
MakeScreen = Callable[..., Screen]


class FakeFinder:
    """Knows one place by every name."""

    def candidates(self, name: str, countries: frozenset[str]) -> tuple[Place, ...]:
        assert name
        return (MILL,) if "SY" in countries else ()

    def place_at(self, name: str, lat: float, lon: float, precision_km: float) -> Place:
        return replace(
            MILL, place_id="set:1", name=name, lat=lat, lon=lon, precision_km=precision_km
        )


DESK = Desk(lambda _corrections, _places: (1,), lambda: NOW, FakeFinder())


def waiting(day: int = 20) -> Entry:
    """Return a report with a name that nobody knows, and one that is doubtful."""
    return make_entry(
        f"Day {day}: it snowed. Some 500 people left Old Mill for Idlib. Buses stood at the pond.",
        "ICRC",
        date(2016, 12, day),
        (Said("500 people", "people_evacuated", 500, origin="Old Mill", destination="Idlib"),),
        also_named=(("the pond", PlaceRole.PLACE),),
    )


def set_in(screen: Screen, change: Change) -> Correction:
    assert screen.tables is not None
    return Correction(
        NOW, "desk", change.table_name, change.row_id, change.column_name,
        change.old_value, change.new_value, "map",
    )  # fmt: skip


@pytest.fixture
def screen(make_screen: MakeScreen) -> Screen:
    return replace(make_screen([*sample_entries(), waiting(), waiting(21)]), desk=DESK)


def test_names_that_wait_are_listed_by_what_hangs_on_them(screen: Screen) -> None:
    table = places_open.build(screen)
    assert table["Name in the text"].tolist() == ["Old Mill", "the pond"]
    first = table.iloc[0]
    assert (first["Figures"], first["Reports"], first["Named as"]) == (2, 2, "from")
    assert first["How"] == "not found"


def test_a_doubtful_reading_waits_too_and_a_sure_one_does_not(
    make_screen: MakeScreen,
) -> None:
    report, extraction, resolutions = waiting()
    doubtful = tuple(
        replace(one, place=MILL, method=MatchMethod.FUZZY, score=0.55)
        if one.name == "Old Mill"
        else one
        for one in resolutions
    )
    table = places_open.build(make_screen([(report, extraction, doubtful)]))
    assert table["Read as"].tolist() == ["Old Mill", ""]
    assert table["Sure"].tolist()[0] == 0.55


def test_the_filters_hold_here_too(make_screen: MakeScreen) -> None:
    entries = [*sample_entries(), waiting()]
    early = make_screen(entries, Selection(published_to=date(2016, 12, 16)))
    assert places_open.build(early).empty
    assert not places_table.build(early).empty


def test_all_places_have_their_names_codes_and_certainty(screen: Screen) -> None:
    table = places_table.build(screen)
    row = table[table["Name in the text"] == "Idlib"].iloc[0]
    assert (row["Place"], row["Arabic"], row["Kind"], row["Country"]) == (
        "Idlib", "إدلب", "town", "Syria",
    )  # fmt: skip
    assert (row["Within"], row["How"], row["Sure"]) == (5.0, "same name", 1.0)
    assert table["Kind"].notna().all()
    assert "Old Mill" not in set(table["Name in the text"])
    assert table.index.is_unique


def test_a_name_comes_with_its_sentences_and_neighbors(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    assert (asked.name, asked.place_id, asked.read_as) == ("Old Mill", "", None)
    assert asked.around.countries == {"SY"}
    assert "idlib" in set(asked.around.places["place_id"])
    assert [one.place_id for one in asked.candidates] == ["mill"]
    quotes = list(quotes_of_name(screen, "old mill", ""))
    assert len(quotes) == 2
    assert all("Some 500 people left" in quote for quote in quotes)
    assert "snowed" not in quotes[0]


def test_the_map_opens_on_the_neighbors_and_comes_closer(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    before = places_setting.view_of(asked, None)
    after = places_setting.view_of(asked, Spot(36.1, 36.9, 5.0))
    closest = places_setting.view_of(asked, Spot(36.1, 36.9, 0.5))
    assert before.zoom < after.zoom < closest.zoom
    assert (round(after.lat, 2), round(after.lon, 2)) == (36.1, 36.9)


@pytest.mark.parametrize(
    ("answers", "place_id"),
    [
        ({"what": "mill"}, "mill"),
        ({"what": "point", "point": "36.1, 37.0", "radius": 2.0}, "set:1"),
        ({"what": "nowhere"}, "none"),
    ],
    ids=["candidate", "point", "no place"],
)
def test_a_name_is_set_by_a_correction(
    screen: Screen, answers: dict[str, object], place_id: str
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    (change,) = places_setting.make_changes(screen, asked, FakeFinder(), answers)
    assert (change.table_name, change.row_id, change.column_name) == (
        "place_names", "old mill", "place_id",
    )  # fmt: skip
    assert (change.old_value, change.new_value) == ("", place_id)
    assert (change.place is None) is (place_id == "none")


def test_a_point_that_is_none_is_refused(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    answers = {"what": "point", "point": "north of here", "radius": 2.0}
    with pytest.raises(CorrectionError, match="latitude and longitude"):
        places_setting.make_changes(screen, asked, FakeFinder(), answers)


AFAR = replace(MILL, place_id="afar", name="Shaqra", country="SA", lat=25.2, lon=45.3)


@pytest.mark.parametrize(
    ("place_id", "candidates", "chosen", "first"),
    [
        ("", (MILL,), None, None),
        ("", (), None, "point"),
        ("", (MILL,), "mill", "mill"),
        ("", (MILL,), Spot(36.0, 37.0, 2.0), "point"),
        ("mill", (MILL, AFAR), None, "mill"),
        ("afar", (AFAR,), None, None),
    ],
    ids=["unknown", "no candidate", "clicked", "spot", "read nearby", "read abroad"],
)
def test_nothing_doubtful_is_chosen_beforehand(
    screen: Screen,
    place_id: str,
    candidates: tuple[Place, ...],
    chosen: Spot | str | None,
    first: str | None,
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, place_id=place_id, candidates=candidates)
    assert first_answer(asked, chosen) == first


def test_every_dot_that_may_be_meant_stands_in_the_list(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, candidates=(MILL, AFAR))
    assert [one.place_id for one in list_offers(asked)] == ["mill", "afar"]
    # What it is read as may be none of those that are found by its name.
    idlib = asked.around.places.set_index("place_id", drop=False).loc["idlib"].to_dict()
    read = replace(asked, place_id="idlib", read_as=idlib)
    assert [one.place_id for one in list_offers(read)] == ["mill", "afar", "idlib"]
    # Another place of its reports is offered once it is clicked on.
    assert [one.place_id for one in list_offers(asked, "idlib")] == ["mill", "afar", "idlib"]
    assert list_offers(asked, "gone") == list_offers(asked, Spot(1.0, 2.0, 3.0)) == (MILL, AFAR)
    assert first_answer(asked, "idlib") == "idlib"
    place = choose_place(asked, FakeFinder(), {"what": "idlib", "point": ""}, "idlib")
    assert place is not None
    assert (place.name, place.country) == ("Idlib", "SY")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ({"what": None, "point": ""}, "Choose what it is"),
        ({"what": "mill", "point": "13.55, 25.20"}, "You gave a point"),
        ({"what": "afar", "point": ""}, "km from"),
    ],
    ids=["nothing", "both", "too far"],
)
def test_an_answer_that_would_not_hold_is_refused(
    screen: Screen, answers: dict[str, object], told: str
) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    asked = replace(asked, candidates=(MILL, AFAR))
    with pytest.raises(CorrectionError, match=told):
        places_setting.make_changes(screen, asked, FakeFinder(), answers)


def test_a_point_alone_is_an_answer(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    answers = {"what": None, "point": "36.1, 37.0", "radius": 2.0}
    (change,) = places_setting.make_changes(screen, asked, FakeFinder(), answers)
    assert change.new_value == "set:1"


def test_a_doubtful_reading_is_confirmed_once(screen: Screen) -> None:
    asked = places_setting.build(screen)
    assert asked is not None
    doubtful = replace(asked, place_id="mill")
    (change,) = places_setting.make_changes(screen, doubtful, FakeFinder(), {"what": "mill"})
    assert (change.old_value, change.new_value) == ("mill", "mill")
    confirmed = replace(doubtful, is_set=True)
    with pytest.raises(CorrectionError, match="set so already"):
        places_setting.make_changes(screen, confirmed, FakeFinder(), {"what": "mill"})


def test_a_set_name_waits_no_more_is_told_and_can_be_taken_back(
    make_screen: MakeScreen, tmp_path: Path
) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'evacuations.db'}")
    for entry in (*sample_entries(), waiting()):
        store.save(*entry)

    def look() -> Screen:
        return replace(make_screen(), tables=store.tables(), desk=DESK)

    before = look()
    change = set_name(before.tables, "old mill", "", MILL)
    store.add_corrections([set_in(before, change)], [MILL])
    after = look()
    assert places_open.build(after)["Name in the text"].tolist() == ["the pond"]
    (told,) = places_set.build(after)
    assert told.words.startswith("“old mill” is Old Mill (site, Aleppo, Syria; within 2 km) · desk")
    row = places_table.build(after).loc["old mill|mill"]
    assert row["How"] == "set by a person"
    again = set_name(after.tables, "old mill", "mill", PLACE_BY_ID["idlib"])
    assert (again.old_value, again.new_value) == ("", "idlib")
    store.add_corrections([set_in(after, told.undo)])
    assert places_set.build(look()) == ()
    assert places_open.build(look())["Name in the text"].tolist() == ["Old Mill", "the pond"]
    store.close()


def test_texts_from_reports_are_escaped(make_screen: MakeScreen, hostile_entry: Entry) -> None:
    screen = make_screen([hostile_entry])
    readings = list_readings(screen)
    assert len(readings) == 1
    quotes = "".join(quotes_of_name(screen, readings.iloc[0]["key"], ""))
    assert "<script>" not in quotes
    assert HOSTILE not in quotes
    assert "javascript:" not in quotes.replace("(javascript:alert(2))", "")


def test_an_empty_store_has_no_names(make_screen: MakeScreen) -> None:
    screen = make_screen([])
    assert places_open.build(screen).empty
    assert places_table.build(screen).empty
    assert places_set.build(screen) == ()
    assert places_setting.build(screen) is None


def test_a_name_in_no_other_places_company_has_no_neighbors(make_screen: MakeScreen) -> None:
    said = (Said("500 people", "people_evacuated", 500, origin="Old Mill"),)
    entry = make_entry("500 people left Old Mill.", "ICRC", date(2016, 12, 20), said)
    around = places_around(make_screen([entry]).tables, "old mill")
    assert around.places.empty
    assert around.countries == frozenset()
