"""The offline geocoder, as geopy's callers and as the locator use it."""

import pytest

from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod
from dashboard.locate.geocoders.gazetteer import Gazetteer, connect
from dashboard.locate.handkept import read_handkept


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


@pytest.mark.parametrize(
    ("name", "country", "division"),
    [
        ("Kharkiv", "UA", ("Kharkiv", "UA-63", "UA.07.6312")),
        ("Homs", "SY", ("Homs", "SY-HI", "")),
        ("ar-Ramuseh", "SY", ("Aleppo", "SY-HL", "")),
        ("Shujaiya", "PS", ("Gaza", "PS-GZA", "")),
        ("Rio Grande do Sul", "BR", ("Rio Grande do Sul", "BR-RS", "")),
        ("Yuba County", "US", ("California", "US-CA", "US.CA.115")),
    ],
)
def test_divisions_have_their_codes(
    gazetteer: Gazetteer, name: str, country: str, division: tuple[str, str, str]
) -> None:
    found = [one.place for one in gazetteer.lookup(name) if one.place.country == country]
    codes = {(one.admin1, one.admin1_code, one.admin2_code) for one in found}
    assert division in codes


def test_every_hand_kept_place_of_a_division_has_its_code(gazetteer: Gazetteer) -> None:
    lacking = [
        place_id
        for place_id, place in read_handkept(
            Settings.from_env({}).data_folder / "places.csv"
        ).places.items()
        if place.admin1
        and not any(
            one.place.admin1_code
            for one in gazetteer.lookup(place.name)
            if one.place.place_id == place_id
        )
    ]
    assert lacking == []


def test_an_alias_unlike_the_usual_name_counts_less(gazetteer: Gazetteer) -> None:
    found = {one.place.name: one.score for one in gazetteer.lookup("Slovyansk")}
    former = [one.score for one in gazetteer.lookup("Stalingrad") if one.place.country == "RU"]
    assert max(found.values()) > min(former)


@pytest.mark.parametrize(
    ("name", "country", "found"),
    [
        ("Pfaffenhofen", "DE", {"Pfaffenhofen an der Ilm"}),
        ("Santa", "US", set()),
        ("San", "US", set()),
        ("Pfaffenhofen", "FR", set()),
    ],
)
def test_a_town_is_found_without_the_words_that_say_where_it_lies(
    gazetteer: Gazetteer, name: str, country: str, found: set[str]
) -> None:
    candidates = gazetteer.search(name, frozenset({country}))
    names = {one.place.name for one in candidates if one.score >= 0.85}
    assert found <= names
    assert all(one.startswith(f"{name} a") for one in names)
