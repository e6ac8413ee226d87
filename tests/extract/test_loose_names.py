"""What may be a place though no word says so."""

import pytest

from dashboard.extract.attribution import find_credits
from dashboard.extract.lexicon import lexicon
from dashboard.extract.loose_names import find_around, find_storms
from dashboard.extract.mentions import find_places
from dashboard.extract.sentence import Sentence

KNOWN = frozenset({"Asaba", "Lokoja"})


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Gunmen stormed the Silver Crown; 30 guests left.", ["Silver Crown"]),
        ("Some 30 people left a hotel in Asaba.", ["hotel"]),
        ("Storms hit Bar Kef: 30 men left.", ["Bar Kef"]),
        ("The Ministry of Health counts 30 dead.", []),
        ("Russian troops killed 30 men.", []),
        ("There were 30 dead on Monday.", []),
        ("The Sea Robin, a chartered ferry, put 30 men ashore.", []),
        ("Omar Tal, an adviser to the mayor, spoke of 30 dead.", []),
        ("Some 30 people were led from their homes.", []),
        ("KNPR, BTX and others took 30 people in.", []),
    ],
)
def test_names_and_sites_without_a_role_are_found(text: str, names: list[str]) -> None:
    sentence = Sentence(text, 0, len(text), lexicon("en"))
    credited = find_credits(sentence)
    places = find_places(sentence, KNOWN, credited)
    around = find_around(sentence, KNOWN, places, credited, frozenset())
    loose = [one for one in around if one.is_loose]
    assert [sentence.phrase(one.first, one.last) for one in loose] == names


@pytest.mark.parametrize(
    ("text", "storms"),
    [
        ("Fenna nears the coast. The cyclone Fenna drove 30 people out.", {"fenna"}),
        ("After the cyclone Asaba counted 30 dead.", set()),  # a known place, called one once
        ("Typhoon Lokoja turned. By noon typhoon Lokoja had killed 30.", {"lokoja"}),
        ("A storm killed 30 people in Bar Kef.", set()),
    ],
)
def test_what_a_storm_is_called_is_no_place(text: str, storms: set[str]) -> None:
    assert find_storms(text, lexicon("en"), KNOWN) == storms


def test_places_go_without_storms() -> None:
    text = "Fenna drove 30 people out of Asaba."
    sentence = Sentence(text, 0, len(text), lexicon("en"))
    places = find_places(sentence, KNOWN, [])
    around = find_around(sentence, KNOWN, places, [], frozenset({"fenna"}))
    assert [sentence.phrase(one.first, one.last) for one in around] == ["Asaba"]
