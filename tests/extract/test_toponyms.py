"""Shapes of place names."""

import pytest

from dashboard.extract.toponyms import is_capital, join_names, read_name
from tests.extract.conftest import MakeSentence


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("the south of Ukraine now", "south of Ukraine"),
        ("Pakistan's shore", "Pakistan's shore"),
        ("East #Aleppo since", "East #Aleppo"),
        ("western Aleppo countryside, then", "western Aleppo countryside"),
        ("al-Bab in", "al-Bab"),
        ("E. Ghouta has", "E. Ghouta"),
        ("St. Louis on", "St. Louis"),
        ("L.A. fires", "L.A."),
        ("the burning, smoking Lahaina on", "Lahaina"),
        ("a ruined Damascus suburb", ""),
        ("Rio Grande do Sul on", "Rio Grande do Sul"),
        ("Port-au-Prince, where", "Port-au-Prince"),
        ("the besieged suburbs of eastern Ghouta", "besieged suburbs of eastern Ghouta"),
        ("nothing here", ""),
        ("B. Inside the camp", "B"),
        ("D. Pre-emptive moves", "D"),
    ],
    ids=lambda text: text,
)
def test_a_name_is_read_to_its_end(text: str, name: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    found = read_name(sentence, 0)
    read = sentence.phrase(found.first, found.last) if found.last > found.first else ""
    assert read == name


def test_an_office_is_barred(make_sentence: MakeSentence) -> None:
    assert read_name(make_sentence("the Defense Ministry"), 0).is_barred


def test_names_are_joined_unless_a_clause_begins(make_sentence: MakeSentence) -> None:
    assert join_names(make_sentence("Foua and Kefraya were"), 1) == 3
    assert join_names(make_sentence("Foua and Mardini said"), 1) == 1


def test_small_words_at_the_start_are_no_names(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("In Homs on Monday")
    assert [is_capital(sentence, i) for i in range(4)] == [False, True, False, False]
