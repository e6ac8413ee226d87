"""Places with their roles, by syntax and by name."""

import pytest

from dashboard.extract.attribution import find_credits
from dashboard.extract.mentions import find_places
from tests.extract.conftest import MakeSentence

KNOWN = frozenset({"Idlib", "Aleppo", "Karachi", "Kursk", "Cologne", "Russia", "Ten", "More"})

CASES = [
    ("out of eastern Aleppo", [("eastern Aleppo", "origin")]),
    (
        "They left eastern Aleppo for Idlib",
        [("eastern Aleppo", "origin"), ("Idlib", "destination")],
    ),
    ("toward the Turkish border", [("Turkish border", "destination")]),
    ("from Foua and Kefraya", [("Foua and Kefraya", "origin")]),
    ("to Juba, Wau and Aweil", [("Juba, Wau and Aweil", "destination")]),
    ("through ar-Ramuseh", [("ar-Ramuseh", "via")]),
    ("pictures of a corridor in the ar-Ramuseh area", [("ar-Ramuseh area", "via")]),
    ("in Idlib province", [("Idlib province", "place")]),
    ("out of the besieged city", [("besieged city", "origin")]),
    ("from eight coastal districts of Gujarat", [("eight coastal districts of Gujarat", "origin")]),
    ("200 km from Guangyuan", []),
    ("in Russian air raids", []),
    ("on Thursday in December", []),
    ("from their homes", []),
    ("in the Palisades and Eaton fires", []),
    ("It landed in Jeddah", [("Jeddah", "destination")]),
    ("Karachi: 8,799 persons moved out", [("Karachi", "place")]),
    ("out of the hospital", [("hospital", "origin")]),
    ("moved to cyclone shelters", [("cyclone shelters", "destination")]),
    ("life in shelters", []),
    ("at a prison in Idlib", [("Idlib", "place")]),
    ("to Foua, a town in Idlib province", [("Foua", "destination"), ("Idlib province", None)]),
    ("the embattled Aleppo was quiet", [("Aleppo", None)]),
    ("left the embattled Aleppo", [("Aleppo", "origin")]),
    ("Kursk Quakes 2015 - report", [("Kursk", None)]),
    ("Aleppo and Idlib fires spread", []),
    ("some 40 Russia nationals", []),
    ("from the Belgians", []),
    ("a bulletin from PHIVOLCS", []),
    ("from Aleppo the day before", [("Aleppo", "origin")]),
    ("Karachi took in 300 people", [("Karachi", "destination")]),
    ("Karachi was evacuated", [("Karachi", "origin")]),
    ("Karachi was left without power", []),
    ("Karachi residents fled", [("Karachi", "origin")]),
    ("Karachi's 9,000 residents fled", [("Karachi", "origin")]),
    ("Ten newborns died", []),
    ("More left", []),
    ("from ruined Aleppo", [("Aleppo", "origin")]),
    ("out of a plant in Aleppo", [("Aleppo", "origin")]),
    ("to a maternity hospital in Idlib", [("Idlib", "destination")]),
    ("The Zamzam camp was hit", [("Zamzam camp", None)]),
    ("at the ICRC's Ndosho hospital", [("Ndosho hospital", "place")]),
    ("at Southern Cross University", [("Southern Cross University", "place")]),
    ("ended up in hospital", []),
    ("in the north-east", [("north-east", "place")]),
    ("Aleppo – Idlib: 300 people", [("Aleppo", "origin"), ("Idlib", "destination")]),
    ("Aleppo 11, Idlib 9", [("Aleppo", "place"), ("Idlib", "place")]),
    ("| Karachi | 23 | 8,799 |", [("Karachi", "place")]),
    ("Tabarre Nord, 2,933", [("Tabarre Nord", "place")]),
    ("15:15 Kfar Tebnit: three killed", [("Kfar Tebnit", "place")]),
    ("Yemenis 239 and Sudanese 198", []),
    ("Karachi's 9,000 flood evacuees", [("Karachi", "origin")]),
    ("Transport: 12 buses", []),
    ("went there on foot", [("there", "destination")]),
    ("300 are still there", [("there", "place")]),
    ("there are 300 people", []),
    ("About 300 left Idlib for Umm Baru.", [("Idlib", "origin"), ("Umm Baru", "destination")]),
    ("They agreed to surrender the enclave in Homs", [("Homs", "place")]),
    ("ran between Aleppo and Idlib", [("Aleppo", "origin"), ("Idlib", "destination")]),
    ("the road between Aleppo and Idlib", [("Aleppo", None), ("Idlib", None)]),
    ("from 18 villages", [("18 villages", "origin")]),
    ("from 18 Syrians", []),
    ("asleep in 86 shelters", []),
    ("brought to 86 shelters", [("shelters", "destination")]),
    ("went over the border at Aleppo", [("Aleppo", "destination")]),
    (
        "fled into Aleppo 9, Idlib 5 and the Karachi 3.",
        [("Aleppo", "destination"), ("Idlib", "place"), ("Karachi", "place")],
    ),
    ("Dead: Aleppo 11 dead; Idlib 9 dead", [("Aleppo", "place"), ("Idlib", "place")]),
    ("Pre-emptive evacuation: 90 families", []),
]


@pytest.mark.parametrize(("text", "places"), CASES, ids=[c[0] for c in CASES])
def test_places_are_found_with_their_role(
    text: str, places: list[tuple[str, str]], make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    found = find_places(sentence, KNOWN, find_credits(sentence))
    assert [(sentence.phrase(p.first, p.last), p.role) for p in found] == places


def test_a_source_is_no_place_of_the_event(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Russia said that 200 left Idlib.")
    found = find_places(sentence, KNOWN, find_credits(sentence))
    assert [sentence.phrase(p.first, p.last) for p in found] == ["Idlib"]


def test_the_police_of_a_town_tell_of_their_town(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Cologne police said that 20 were dead.")
    found = find_places(sentence, KNOWN, find_credits(sentence))
    assert [(sentence.phrase(p.first, p.last), p.role) for p in found] == [("Cologne", None)]


@pytest.mark.parametrize(
    "text",
    [
        "The monitor, which is based in Russia, said that 20 died in Idlib.",
        "The Russia-based group said that 20 died in Idlib.",
    ],
)
def test_where_an_office_sits_is_no_place_of_the_event(
    text: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    found = find_places(sentence, KNOWN, find_credits(sentence))
    assert [sentence.phrase(p.first, p.last) for p in found] == ["Idlib"]


def test_what_points_back_says_so(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("They quit the camp and the besieged city.")
    found = find_places(sentence, KNOWN, [])
    assert [p.points_back for p in found] == [True]


def test_an_empty_gazetteer_leaves_the_syntax(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Some 300 people left Zabadani for Idlib province.")
    found = find_places(sentence, frozenset(), [])
    names = [sentence.phrase(p.first, p.last) for p in found]
    assert names == ["Zabadani", "Idlib province"]
