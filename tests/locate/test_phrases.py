"""What a name in a text says of which place, read without knowing any place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.locate.phrases import Phrase, has_name, read_name
from dashboard.locate.words import Reach

NAMES = {
    "Aleppo",
    "Foua",
    "Kefraya",
    "Idlib",
    "India",
    "Bosnia and Herzegovina",
    "Santa Rosa",
    "California",
    "Gulf of Aden",
    "Kursk",
    "Ontario",
    "حلب",
}


def is_name(text: str) -> bool:
    return text in NAMES


def first(name: str) -> Phrase:
    (part,) = read_name(name, is_name)
    return part[0]


@pytest.mark.parametrize(
    ("name", "base", "reach", "bearing"),
    [
        ("Aleppo", "Aleppo", Reach.SAME, None),
        ("#Aleppo", "Aleppo", Reach.SAME, None),
        ("Aleppo’s", "Aleppo", Reach.SAME, None),
        ("the city of Aleppo", "Aleppo", Reach.SAME, None),
        ("northern Aleppo", "Aleppo", Reach.PART, 0),
        ("north-eastern Aleppo", "Aleppo", Reach.PART, 45),
        ("rebel-held eastern Aleppo", "Aleppo", Reach.PART, 90),
        ("rural Aleppo", "Aleppo", Reach.RURAL, None),
        ("western Aleppo countryside", "Aleppo", Reach.RURAL, 270),
        ("northern countryside of Aleppo", "Aleppo", Reach.RURAL, 0),
        ("outskirts of Aleppo", "Aleppo", Reach.NEAR, None),
        ("near Aleppo", "Aleppo", Reach.NEAR, None),
        ("greater Aleppo", "Aleppo", Reach.NEAR, None),
        ("Old City of Aleppo", "Aleppo", Reach.OLD, None),
        ("Aleppo's Old City", "Aleppo", Reach.OLD, None),
        ("Aleppo province", "Aleppo", Reach.DISTRICT, None),
        ("parts of Aleppo", "Aleppo", Reach.PART, None),
        ("Aleppo airport", "Aleppo", Reach.SITE, None),
        ("India's north", "India", Reach.PART, 0),
        ("Ontario north", "Ontario", Reach.PART, 0),
        ("two hospitals and clinics in Aleppo", "Aleppo", Reach.PART, None),
        ("a hospital in Aleppo", "Aleppo", Reach.SITE, None),
        ("شرق حلب", "حلب", Reach.PART, 90),
        ("ريف حلب", "حلب", Reach.RURAL, None),
    ],
)
def test_words_around_a_name(name: str, base: str, reach: Reach, bearing: int | None) -> None:
    phrase = first(name)
    assert (phrase.base, phrase.reach, phrase.bearing) == (base, reach, bearing)


@pytest.mark.parametrize(
    ("name", "is_outside"),
    [("west of Aleppo", True), ("western part of Aleppo", False), ("western Aleppo", False)],
)
def test_west_of_is_outside_and_western_inside(name: str, *, is_outside: bool) -> None:
    assert first(name).is_outside is is_outside


@pytest.mark.parametrize(
    ("name", "bases"),
    [
        ("Foua and Kefraya", ["Foua", "Kefraya"]),
        ("Aleppo, Idlib and Foua", ["Aleppo", "Idlib", "Foua"]),
        ("Idlib with hamlets around", ["Idlib"]),
        ("Aleppo / Idlib", ["Aleppo", "Idlib"]),
        ("Bosnia and Herzegovina", ["Bosnia and Herzegovina"]),
        ("temporary shelters and clinics", []),
    ],
)
def test_lists_are_several_names_unless_they_are_one(name: str, bases: list[str]) -> None:
    assert [part[0].base for part in read_name(name, is_name)] == bases


@pytest.mark.parametrize(
    ("name", "base", "hint"),
    [
        ("Santa Rosa, California", "Santa Rosa", "California"),
        ("Russia's Kursk region", "Kursk", "Russia"),
        ("the border area of Russia's Kursk region", "Kursk", "Russia"),
        ("Syrian Idlib", "Idlib", "SY"),
    ],
)
def test_a_name_may_tell_what_it_lies_in(name: str, base: str, hint: str) -> None:
    phrase = first(name)
    assert (phrase.base, phrase.hint) == (base, hint)


def test_an_unknown_name_of_two_is_not_cut_at_its_of() -> None:
    (part,) = read_name("Bay of Pigs", is_name)
    assert part[0].base == "Bay of Pigs"


def test_a_plural_says_what_each_of_a_list_is() -> None:
    kinds = [part[0].kinds for part in read_name("Idlib and Aleppo provinces", is_name)]
    assert kinds[0] == kinds[1] != frozenset()


@pytest.mark.parametrize("text", ["", "shelters", "the safe zone", "12,000", "..."])
def test_words_without_a_name_are_none(text: str) -> None:
    assert not has_name(text)
    assert read_name(text, is_name) == ()


@given(st.text(max_size=60))
def test_no_text_breaks_the_reading(text: str) -> None:
    for part in read_name(text, is_name):
        assert part
        assert all(isinstance(phrase, Phrase) for phrase in part)
