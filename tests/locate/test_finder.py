"""A person is shown what a name may mean, and what lies where the map was clicked on."""

import pytest

from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.finder import MOST_CANDIDATES, Finder, open_finder
from dashboard.locate.geocoders.nominatim import OnlineNominatim
from dashboard.locate.memory import Memory
from tests.locate.nominatim_server import serving

SYRIA = frozenset({"SY"})


@pytest.fixture(scope="module")
def finder() -> Finder:
    return open_finder(Settings.from_env({}))


@pytest.mark.parametrize(
    ("name", "countries", "first"),
    [
        ("Madaya", SYRIA, "madaya"),
        ("madaya", SYRIA, "madaya"),
        ("Hama", frozenset({"JP"}), "geonames:1863501"),
        ("Khan Shaykun", SYRIA, "khan-sheikhoun"),
        ("west of Aleppo", SYRIA, "aleppo-city/west-of"),
        ("الفوعة", SYRIA, "fuah"),
    ],
)
def test_the_likeliest_comes_first(
    finder: Finder, name: str, countries: frozenset[str], first: str
) -> None:
    found = finder.candidates(name, countries)
    if name == "Hama":
        assert found[0].country == "JP"
    else:
        assert found[0].place_id == first


def test_the_same_name_elsewhere_is_offered_too(finder: Finder) -> None:
    found = finder.candidates("Tripoli", frozenset({"LB"}))
    assert found[0].country == "LB"
    assert "LY" in {place.country for place in found}
    assert len({place.place_id for place in found}) == len(found) <= MOST_CANDIDATES


@pytest.mark.parametrize("name", ["", "   ", "...", "12,000", "no such place at all"])
def test_nonsense_has_no_candidate(finder: Finder, name: str) -> None:
    assert finder.candidates(name, SYRIA) == ()


def test_nobody_is_asked_over_a_network(tmp_path: object) -> None:
    with serving() as server:
        online = OnlineNominatim(server.url, "", Memory(tmp_path / "g.db"))  # type: ignore[operator]
        assert Finder([online]).candidates("Xyzzyville", SYRIA) == ()
        assert Finder([online]).place_at("x", 36.0, 36.5, 2.0).country == ""
        assert server.asked == []


@pytest.mark.parametrize(
    ("point", "country", "admin1", "code"),
    [
        ((36.155, 37.135), "SY", "Aleppo", "SY-HL"),
        ((48.59, 38.0), "UA", "Donetsk", "UA-14"),
        ((31.30, 34.24), "PS", "Rafah", "PS-RFH"),
        ((0.0, -30.0), "", "", ""),
    ],
    ids=["Ramouseh", "Bakhmut", "Rafah", "ocean"],
)
def test_a_point_lies_where_the_nearest_town_does(
    finder: Finder, point: tuple[float, float], country: str, admin1: str, code: str
) -> None:
    place = finder.place_at("Old Mill", *point, 2.0)
    assert (place.lat, place.lon) == point
    assert (place.country, place.admin1, place.admin1_code) == (country, admin1, code)
    assert place.name == "Old Mill"
    assert place.source == "set by hand"


@pytest.mark.parametrize(
    ("radius", "accuracy", "kind"),
    [
        (1.0, PlaceAccuracy.POINT, PlaceKind.SITE),
        (20.0, PlaceAccuracy.ADM3, PlaceKind.REGION),
        (80.0, PlaceAccuracy.ADM2, PlaceKind.REGION),
        (300.0, PlaceAccuracy.ADM1, PlaceKind.REGION),
    ],
)
def test_a_wide_place_is_of_a_wide_level(
    finder: Finder, radius: float, accuracy: PlaceAccuracy, kind: PlaceKind
) -> None:
    place = finder.place_at("The north", 36.0, 37.0, radius)
    assert (place.accuracy, place.kind, place.precision_km) == (accuracy, kind, radius)


def test_the_same_point_is_the_same_place(finder: Finder) -> None:
    def at(name: str, lat: float) -> Place:
        return finder.place_at(name, lat, 37.0, 2.0)

    assert at("Old Mill", 36.00001) == at("Old Mill", 36.00002)
    assert at("Old Mill", 36.0).place_id != at("New Mill", 36.0).place_id
