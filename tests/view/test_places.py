"""The Places page: which names wait, what is told of them, and what setting one changes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.build import Entry
from dashboard.tidy.selection import Selection
from dashboard.tidy.store import Store
from dashboard.view.panel import Screen
from dashboard.view.panels import places_open, places_set, places_setting, places_table
from dashboard.view.place_names import (
    list_readings,
    places_around,
    quotes_of_name,
    set_name,
)
from tests.sample import PLACE_BY_ID, Said, make_entry, sample_entries
from tests.view.conftest import HOSTILE
from tests.view.placing import DESK, MILL, set_in, waiting

MakeScreen = Callable[..., Screen]


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
