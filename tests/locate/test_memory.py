"""Answers and misses are kept, apart by geocoder and countries."""

from pathlib import Path

import pytest

from dashboard.base.errors import LocateError
from dashboard.base.place import Place
from dashboard.base.vocabulary import PlaceAccuracy, PlaceKind
from dashboard.locate.memory import Answer, Memory

SYRIA = frozenset({"SY"})
PLACE = Place(
    "osm:N1",
    "قرية",
    PlaceKind.TOWN,
    "SY",
    35.5,
    36.5,
    2.0,
    PlaceAccuracy.ADM3,
    aliases=("a", "b"),
    source="=cmd|' /C calc'!A0",
)


def test_what_was_kept_comes_back_even_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "store" / "geocodes.db"
    Memory(path).keep("server", "qarya", SYRIA, PLACE)
    assert Memory(path).recall("server", "qarya", SYRIA) == Answer(PLACE)


def test_a_miss_is_an_answer_and_silence_is_none(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    memory.keep("server", "nowhere", SYRIA, None)
    assert memory.recall("server", "nowhere", SYRIA) == Answer(None)
    assert memory.recall("server", "somewhere", SYRIA) is None


def test_another_server_or_country_is_another_question(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    memory.keep("server", "qarya", SYRIA, PLACE)
    assert memory.recall("other", "qarya", SYRIA) is None
    assert memory.recall("server", "qarya", frozenset()) is None
    assert memory.recall("server", "qarya", frozenset({"SY", "TR"})) is None


def test_a_later_answer_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "geocodes.db")
    memory.keep("server", "qarya", SYRIA, None)
    memory.keep("server", "qarya", SYRIA, PLACE)
    assert memory.recall("server", "qarya", SYRIA) == Answer(PLACE)


def test_a_file_that_is_none_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "geocodes.db"
    path.write_bytes(b"this is no database, and was never one" * 100)
    with pytest.raises(LocateError, match="delete it"):
        Memory(path)


def test_a_folder_that_cannot_be_made_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LocateError, match="make its folder writable"):
        Memory(tmp_path / "file" / "geocodes.db")
