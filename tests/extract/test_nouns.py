"""What a number counts."""

import pytest

from dashboard.extract.nouns import find_noun
from dashboard.extract.quantities import find_numbers
from tests.extract.conftest import MakeSentence

CASES = [
    ("3,000 people left", "person", "", "people"),
    ("the 3,000 mostly elderly and wounded people", "person", "wound", None),
    ("35 elderly, sick and disabled people", "person", "sicken", None),
    ("48 green and white buses", "bus", "", None),
    ("32 US military flights", "flight", "", None),
    ("27 C-17s flew", "flight", "", "C-17s"),
    ("400 private cars", "vehicle", "", None),
    ("175 families left", "household", "", "families"),
    ("40 wounded", "person", "wound", "wounded"),
    ("19 dead in the quake", "person", "kill", "dead"),
    ("1,757 unaccounted for", "person", "miss", None),
    ("20,000 evacuees", "person", "evacuate", None),
    ("246 Saudi citizens", "person", "", None),
    ("1,537 Yellowknifers", "person", "", None),
    ("63,500 Lebanese", "person", "", None),
    ("90 winegrowers", "person", "", None),
    ("dozens of the residents", "person", "", "residents"),
    ("3,000 were evacuated", "", "", ""),
    ("1,200 more followed", "", "", ""),
    ("84 temporary accommodation points", "", "", None),
    ("1,002 collective shelters", "", "", None),
]


@pytest.mark.parametrize(("text", "counted", "state", "noun"), CASES, ids=[c[0] for c in CASES])
def test_the_noun_of_a_number_is_found(
    text: str, counted: str, state: str, noun: str | None, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    number = find_numbers(sentence)[0]
    found = find_noun(sentence, number)
    assert (found.counted, found.state) == (counted, state)
    if noun is not None:
        assert (sentence.phrase(found.first, found.last) if not found.is_empty else "") == noun


@pytest.mark.parametrize("text", ["40 of them left", "40 of whom were hurt", "40 of those"])
def test_what_points_back_is_told(text: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    assert find_noun(sentence, find_numbers(sentence)[0]).is_anaphor


def test_a_number_after_its_noun_counts_it(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("He put the number of buses that had got through at five.")
    assert find_noun(sentence, find_numbers(sentence)[0]).counted == "bus"


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("1,400 of 1,550 families left", "household"),
        ("1,400 of the 1,550 families left", "household"),
        ("21 of the 25 buses left", "bus"),
        ("the last one of its 258 nationals left", ""),
    ],
)
def test_a_part_counts_what_its_whole_counts(
    text: str, counted: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    assert find_noun(sentence, find_numbers(sentence)[0]).counted == counted


def test_a_part_after_its_whole_counts_the_same(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Of 1,550 families, 1,400 have left.")
    assert find_noun(sentence, find_numbers(sentence)[1]).counted == "household"
