"""Numbers that count nothing, by name."""

import pytest

from dashboard.base.vocabulary import LeftoverReason
from dashboard.extract.nonfigures import name_nonfigure
from dashboard.extract.quantities import find_numbers
from tests.extract.conftest import MakeSentence

CASES = [
    ("a war of nearly six-year-long misery", "six", "duration"),
    ("within 48 hours", "48", "duration"),
    ("Bana, 7, wrote", "7", "age"),
    ("the 21-year-old driver", "21", "age"),
    ("aged 55", "55", "age"),
    ("One of them, who is 40, left", "40", "age"),
    ("since 2016", "2016", "year"),
    ("The flood of 2010 displaced many", "2010", "year"),
    ("on 16 December", "16", "date"),
    ("on December 16, 2016", "2016", "date"),
    ("on 2016-12-16", "12-16", "date"),
    ("Nov. 14", "14", "date"),
    ("the mill burned on 3 May 1870", "1870", "date"),
    ("Sept. 9, 2130, is the deadline", "2130", "date"),
    ("by the 1st of June, 9999", "9999", "date"),
    ("on 3 May 1870 in Homs", "1870", "date"),
    ("on May 3, 2130 and fled", "2130", "date"),
    ("the 15th convoy", "15", "ordinal"),
    ("around 5 a.m. local time", "5", "time"),
    ("at half past ten", "ten", "time"),
    ("by 18:00", "18:00", "time"),
    ("$423 was spent", "423", "money"),
    ("1.4 million pesos", "1.4 million", "money"),
    ("CHF 250,000", "250,000", "money"),
    ("30 kilometres off", "30", "distance"),
    ("450km from Delhi", "450", "distance"),
    ("4,700 kg of flour", "4,700", "measure"),
    ("a magnitude 6.6 shock", "6.6", "measure"),
    ("48% of them", "48", "share"),
    ("63 per cent of the town", "63", "share"),
    ("call +44 7435 939", "44", "phone"),
    ("call +44 7435 939", "939", "phone"),
    ("Interstate 275", "275", "identifier"),
    ("a C-130 landed", "130", "identifier"),
    ("Report No. 5", "5", "identifier"),
    ("21 were saved, Rescue 1122 said", "1122", "identifier"),
    ("190 parcels", "190", "other_count"),
    ("five villages", "five", "other_count"),
    ("in the 1997 flood three people drowned", "1997", "year"),
    ("a woman of 43 died", "43", "age"),
    ("Rs 1 crore was paid", "1 crore", "money"),
    ("Hotline: 0-800-501-482", "482", "phone"),
    ("(MIRA) put 1) food first", "1", "identifier"),
    ("one in ten evacuees", "one", "share"),
    ("one in ten evacuees", "ten", "share"),
    ("2 out of 300 were ill", "300", "share"),
    ("three of every 20 families", "20", "share"),
    ("0 deaths", "0", "denied"),
    ("10^3 people", "10^3", "measure"),
    ("Articles 14 and 17 hold", "17", "identifier"),
    ("It grew from 9,200 to 18,700 acres", "9,200", "measure"),
    ("a train 72 tank cars long.", "72", "measure"),
    ("Ana, 79, and her grandson, 17, died", "17", "age"),
    ("a Swedish boy of 17 said", "17", "age"),
    ("398 shelters, 149 of them full", "149", "other_count"),
    ("The shelters number 1,112", "1,112", "other_count"),
    ("a man over 90 died", "90", "age"),
    ("children under five come first", "five", "age"),
    ("minus 4 at night", "4", "measure"),
    ("winched off one at a time", "one", "other_count"),
    ("buried 180 houses", "180", "other_count"),
]


@pytest.mark.parametrize(("text", "number", "reason"), CASES, ids=[c[0] for c in CASES])
def test_a_nonfigure_is_named(
    text: str, number: str, reason: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    named = {
        sentence.phrase(found.first, found.last): name_nonfigure(sentence, found)
        for found in find_numbers(sentence)
    }
    assert named[number] == LeftoverReason(reason)


@pytest.mark.parametrize("text", ["4500 people", "2016 people", "40 wounded", "ten in the camp"])
def test_a_count_of_people_is_not_named_away(text: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    (number,) = find_numbers(sentence)
    assert name_nonfigure(sentence, number) is None


@pytest.mark.parametrize(
    "text", ["On May 3, 2500 men fled", "On 3 May 2500 to Homs", "On 3 May 2500 'rebels' left"]
)
def test_a_count_right_after_a_day_is_no_year(text: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    assert name_nonfigure(sentence, find_numbers(sentence)[-1]) is None
