"""The offline geocoder, as geopy's callers and as the locator use it."""

import pytest

from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod
from dashboard.locate.geocoders.gazetteer import Gazetteer, connect


@pytest.fixture(scope="module")
def gazetteer() -> Gazetteer:
    return connect(Settings.from_env({}))


def test_it_answers_as_a_geopy_geocoder(gazetteer: Gazetteer) -> None:
    found = gazetteer.geocode("Idlib")
    assert (found.latitude, found.longitude) == pytest.approx((35.93, 36.63), abs=0.01)
    assert found.raw["place"].place_id == "idlib-city"


def test_countries_narrow_the_answer(gazetteer: Gazetteer) -> None:
    assert gazetteer.geocode("Tripoli", country_codes=["lb"]).raw["place"].country == "LB"
    assert gazetteer.geocode("Idlib", country_codes=["FR"]) is None


def test_all_places_of_a_name_come_most_prominent_first(gazetteer: Gazetteer) -> None:
    found = gazetteer.geocode("Tripoli", exactly_one=False)
    countries = [one.raw["place"].country for one in found]
    assert countries[0] == "LY"
    assert "LB" in countries


def test_an_unknown_name_is_none(gazetteer: Gazetteer) -> None:
    assert gazetteer.geocode("Xyzzyville") is None
    assert gazetteer.geocode("", exactly_one=False) is None


def test_a_hand_kept_row_stands_for_geonames_own(gazetteer: Gazetteer) -> None:
    ids = [one.place.place_id for one in gazetteer.lookup("Dārayyā")]
    assert "daraya" in ids
    assert "geonames:170892" not in ids


def test_likeness_is_sought_within_countries_only(gazetteer: Gazetteer) -> None:
    found = gazetteer.search("Kramatorks", frozenset({"UA"}))
    assert found[0].place.name == "Kramatorsk"
    assert found[0].method is MatchMethod.FUZZY
    assert found[0].score < 0.8
    assert gazetteer.search("Kramatorks", frozenset({"SY"})) == ()


def test_with_no_country_only_hand_kept_sounds_are_found(gazetteer: Gazetteer) -> None:
    assert gazetteer.search("al-Ramousseh", frozenset())[0].place.place_id == "aleppo-ramouseh"
    assert gazetteer.search("Kramatorks", frozenset()) == ()


@pytest.mark.parametrize("name", ["", "Ab", "Oz"])
def test_short_names_have_no_likeness(gazetteer: Gazetteer, name: str) -> None:
    assert gazetteer.search(name, frozenset({"SY"})) == ()
