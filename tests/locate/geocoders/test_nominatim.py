"""A Nominatim-like server on this machine: answers, misses, and all ways of not answering."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from dashboard.base.errors import LocateError, SettingsError
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod, PlaceKind
from dashboard.locate.geocoder import Locator, open_locator
from dashboard.locate.geocoders import nominatim
from dashboard.locate.geocoders.nominatim import OnlineNominatim, Patience
from dashboard.locate.memory import Memory
from tests.locate.nominatim_server import VILLAGE, Server, serving

SYRIA = frozenset({"SY"})


@pytest.fixture
def server() -> Iterator[Server]:
    with serving() as server:
        yield server


@pytest.fixture
def geocoder(server: Server, tmp_path: Path) -> OnlineNominatim:
    memory = Memory(tmp_path / "geocodes.db")
    return OnlineNominatim(server.url, "desk@example.org", memory, Patience(0.0, 1.0))


def test_an_answer_becomes_a_place(geocoder: OnlineNominatim) -> None:
    (found,) = geocoder.search("Xyzzyville", SYRIA)
    place = found.place
    assert (found.method, found.score) == (MatchMethod.ONLINE, 0.7)
    assert (place.place_id, place.name, place.country) == ("osm:N123", "Xyzzyville", "SY")
    assert (place.lat, place.lon) == (36.01, 36.52)
    assert place.kind is PlaceKind.TOWN
    assert 1.5 < place.precision_km < 3
    assert place.licence == "ODbL 1.0"


def test_the_server_is_told_who_asks_and_which_countries(
    server: Server, geocoder: OnlineNominatim
) -> None:
    geocoder.search("Xyzzyville", frozenset({"TR", "SY"}))
    path, query, agent = server.asked[0]
    assert path == "/nominatim/search"
    assert query["countrycodes"] == ["sy,tr"]
    assert query["q"] == ["Xyzzyville"]
    assert "evacuation-dashboard" in agent
    assert "desk@example.org" in agent


def test_nothing_is_asked_twice(server: Server, geocoder: OnlineNominatim) -> None:
    first = geocoder.search("Xyzzyville", SYRIA)
    assert geocoder.search("XYZZYVILLE", SYRIA) == first
    server.body = b"[]"
    assert geocoder.search("Nowhereville", SYRIA) == ()
    assert geocoder.search("Nowhereville", SYRIA) == ()
    assert len(server.asked) == 2


def test_questions_are_a_pause_apart_and_a_second_by_default(
    server: Server, tmp_path: Path
) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    geocoder = OnlineNominatim(server.url, "", memory, Patience(0.2))
    before = monotonic()
    geocoder.search("Xyzzyville", SYRIA)
    geocoder.search("Nowhereville", SYRIA)
    assert monotonic() - before >= 0.2
    assert Patience().pause_s == 1.0


def test_an_answer_from_another_country_is_not_taken(
    server: Server, geocoder: OnlineNominatim
) -> None:
    abroad = VILLAGE | {"address": {"country_code": "us"}}
    server.body = json.dumps([abroad]).encode()
    assert geocoder.search("Xyzzyville", SYRIA) == ()


def test_sparse_answers_will_do(server: Server, geocoder: OnlineNominatim) -> None:
    sparse = {key: VILLAGE[key] for key in ("lat", "lon", "display_name", "osm_type", "osm_id")}
    server.body = json.dumps([sparse]).encode()
    (found,) = geocoder.search("Xyzzyville", frozenset())
    assert found.place.name == "Xyzzyville"
    assert found.place.precision_km == nominatim.UNKNOWN_RADIUS_KM


@pytest.mark.filterwarnings("ignore:Latitude normalization")
@pytest.mark.parametrize(
    ("status", "body"),
    [
        (429, b"slow down"),
        (500, b"oops"),
        (502, b""),
        (503, b"later"),
        (403, b"go away"),
        (404, b"no such path"),
        (200, b"<html>a login page</html>"),
        (200, b""),
        (200, b"\xff\xfe\x00"),
        (200, b"7"),
        (200, b'"text"'),
        (200, b'[{"lat": "north", "lon": "36", "display_name": "x"}]'),
        (200, b'[{"lat": "36", "lon": "36", "display_name": "x"}]'),
        (200, b'[{"lat": "999", "lon": "36", "display_name": "x", "osm_type": "n", "osm_id": 1}]'),
        (200, b'[{"display_name": "x"}]'),
        (200, b"[null]"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_no_answer_is_an_error_and_not_a_miss(
    server: Server, geocoder: OnlineNominatim, status: int, body: bytes
) -> None:
    server.status, server.body = status, body
    with pytest.raises(LocateError, match="could not be asked for 'Xyzzyville'"):
        geocoder.search("Xyzzyville", SYRIA)
    server.status, server.body = 200, json.dumps([VILLAGE]).encode()
    assert geocoder.search("Xyzzyville", SYRIA)[0].place.name == "Xyzzyville"


def test_too_many_questions_say_when_to_come_back(
    server: Server, geocoder: OnlineNominatim
) -> None:
    server.status = 429
    with pytest.raises(LocateError, match="takes no more questions now"):
        geocoder.search("Xyzzyville", SYRIA)


def test_a_server_that_hangs_is_an_error(server: Server, geocoder: OnlineNominatim) -> None:
    server.is_silent = True
    with pytest.raises(LocateError, match="see that it runs"):
        geocoder.search("Xyzzyville", SYRIA)


def test_a_server_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    geocoder = OnlineNominatim("http://127.0.0.1:9", "", memory, Patience(0.0, 1.0))
    with pytest.raises(LocateError, match="unset EVAC_NOMINATIM_URL"):
        geocoder.search("Xyzzyville", SYRIA)


@pytest.mark.parametrize("url", ["nominatim.example.org", "ftp://example.org", "http://", "x"])
def test_a_url_that_is_none_is_named(url: str, tmp_path: Path) -> None:
    settings = replace(Settings.from_env({}), store_folder=tmp_path, nominatim_url=url)
    with pytest.raises(SettingsError, match="EVAC_NOMINATIM_URL"):
        nominatim.connect(settings)


def test_without_the_setting_nobody_is_asked(tmp_path: Path) -> None:
    settings = replace(Settings.from_env({}), store_folder=tmp_path)
    assert nominatim.connect(settings) is None
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def online(server: Server, tmp_path: Path) -> Locator:
    settings = replace(Settings.from_env({}), store_folder=tmp_path, nominatim_url=server.url)
    return open_locator(settings)


def test_the_locator_asks_only_what_nobody_offline_knows(server: Server, online: Locator) -> None:
    known, unknown, described = online.locate(["Idlib", "Xyzzyville", "temporary shelters"])
    assert known.method is MatchMethod.EXACT
    assert unknown.method is MatchMethod.ONLINE
    assert unknown.place is not None
    assert described.place is None
    assert [query["q"] for _, query, _ in server.asked] == [["Xyzzyville"]]
    assert server.asked[0][1]["countrycodes"] == ["sy"]


def test_a_part_of_a_place_found_online_is_worked_out_too(online: Locator) -> None:
    (found, _) = online.locate(["outskirts of Xyzzyville", "Idlib"])
    assert found.place is not None
    assert found.place.place_id == "osm:N123/near"


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_name_that_could_not_be_asked_for_is_not_unknown(
    server: Server, online: Locator, status: int
) -> None:
    server.status = status
    known, open_, described = online.locate(["Idlib", "Xyzzyville", "temporary shelters"])
    assert known.place is not None
    assert (open_.place, open_.method, open_.score) == (None, MatchMethod.UNASKED, 0.0)
    assert "could not be asked for 'Xyzzyville'" in open_.reason
    assert described.method is MatchMethod.UNRESOLVED
    server.status = 200
    assert online.locate(["Xyzzyville", "Idlib"])[0].method is MatchMethod.ONLINE


def test_a_name_of_several_waits_only_where_too_few_are_known(
    server: Server, online: Locator
) -> None:
    server.status = 503
    half, less, _ = online.locate(["Saraqib and Xyzzyville", "Qwertyville and Xyzzyville", "Idlib"])
    assert half.method is MatchMethod.DERIVED
    assert less.method is MatchMethod.UNASKED
    assert less.name == "Qwertyville and Xyzzyville"


def test_a_miss_is_told_apart_from_a_failure(server: Server, online: Locator) -> None:
    server.body = b"[]"
    assert online.locate(["Xyzzyville", "Idlib"])[0].method is MatchMethod.UNRESOLVED


def test_a_server_that_fails_on_end_is_left_alone_for_a_while(
    server: Server, tmp_path: Path
) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    geocoder = OnlineNominatim(server.url, "", memory, Patience(0.0, 1.0, 0.3))
    server.status = 503
    for number in range(nominatim.MOST_FAILURES):
        with pytest.raises(LocateError, match="could not be asked"):
            geocoder.search(f"Xyzzyville {number}", SYRIA)
    server.status = 200
    with pytest.raises(LocateError, match="was not asked for 'Xyzzyville', since it failed 3"):
        geocoder.search("Xyzzyville", SYRIA)
    assert len(server.asked) == nominatim.MOST_FAILURES
    sleep(0.35)
    assert geocoder.search("Xyzzyville", SYRIA)[0].place.name == "Xyzzyville"


def test_what_was_answered_before_is_known_while_the_server_is_down(
    server: Server, geocoder: OnlineNominatim
) -> None:
    before = geocoder.search("Xyzzyville", SYRIA)
    server.status = 500
    assert geocoder.search("Xyzzyville", SYRIA) == before
    assert len(server.asked) == 1


def test_an_answer_that_breaks_off_is_an_error(server: Server, geocoder: OnlineNominatim) -> None:
    server.cut = 30
    with pytest.raises(LocateError, match="could not be asked"):
        geocoder.search("Xyzzyville", SYRIA)
