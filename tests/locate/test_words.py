"""The tables of words are folded, and say one thing each."""

import pytest

from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.folding import fold
from dashboard.locate.words import BEARINGS, DEMONYMS, NEVER_PLACES, SENSES, Reach, sense_of


@pytest.mark.parametrize("table", [BEARINGS, DEMONYMS, NEVER_PLACES, SENSES], ids=lambda _: "table")
def test_tables_are_kept_by_folded_word(table: dict[str, object]) -> None:
    assert all(fold(word) == word for word in table)


@pytest.mark.parametrize(
    ("word", "bearing"),
    [
        ("north", 0),
        ("northeastern", 45),
        ("north eastern", 45),
        ("east", 90),
        ("southeast", 135),
        ("sur", 180),
        ("southwestern", 225),
        ("occidental", 270),
        ("northwest", 315),
        ("شرق", 90),
    ],
)
def test_compass_words_point_clockwise_from_north(word: str, bearing: int) -> None:
    assert BEARINGS[word] == bearing


@pytest.mark.parametrize(
    ("word", "reach"),
    [
        ("rural", Reach.RURAL),
        ("ريف", Reach.RURAL),
        ("outskirts", Reach.NEAR),
        ("old city", Reach.OLD),
        ("districts", Reach.DISTRICT),
        ("hospital", Reach.SITE),
        ("rebel held", Reach.PART),
        ("flood hit", Reach.PART),
    ],
)
def test_words_reach(word: str, reach: Reach) -> None:
    found = sense_of(word)
    assert found is not None
    assert found.reach is reach


def test_a_name_has_no_sense() -> None:
    assert sense_of("aleppo") is None
    assert sense_of("held") is None


def test_a_province_is_a_division() -> None:
    found = sense_of("province")
    assert found is not None
    assert PlaceKind.ADMIN1 in found.kinds
    assert PlaceKind.TOWN not in found.kinds
