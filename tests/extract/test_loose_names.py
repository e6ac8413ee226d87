"""What may be a place though no word says so."""

import pytest

from dashboard.extract.attribution import find_credits
from dashboard.extract.lexicon import lexicon
from dashboard.extract.loose_names import find_loose_names
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
    ],
)
def test_names_and_sites_without_a_role_are_found(text: str, names: list[str]) -> None:
    sentence = Sentence(text, 0, len(text), lexicon("en"))
    credited = find_credits(sentence)
    places = find_places(sentence, KNOWN, credited)
    found = find_loose_names(sentence, KNOWN, places, credited)
    assert [sentence.phrase(one.first, one.last) for one in found] == names
    assert all(one.is_loose for one in found)
