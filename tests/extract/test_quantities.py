"""Numbers in digits and words, with bounds and hedges."""

import pytest

from dashboard.base.vocabulary import Qualifier
from dashboard.extract.quantities import find_numbers
from tests.extract.conftest import MakeSentence

E, A, M, L, N, U = (
    Qualifier.EXACT,
    Qualifier.ABOUT,
    Qualifier.MORE_THAN,
    Qualifier.AT_LEAST,
    Qualifier.NEARLY,
    Qualifier.UP_TO,
)
R, V = Qualifier.RANGE, Qualifier.VAGUE

CASES = [
    ("3,000 people", 3000, 3000, E),
    ("3 000 people", 3000, 3000, E),
    ("3\u00a0000 people", 3000, 3000, E),
    ("3.000 people", 3000, 3000, E),
    ("1,234,567 people", 1234567, 1234567, E),
    ("1,00,000 people", 100000, 100000, E),
    ("61, 000 people", 61000, 61000, E),
    ("25 thousand people", 25000, 25000, E),
    ("1.2 million people", 1200000, 1200000, E),
    ("1.2M people", 1200000, 1200000, E),
    ("5m people", 5000000, 5000000, E),
    ("3000people", 3000, 3000, E),
    ("196x persons", 196, 196, E),
    ("eight lakh people", 800000, 800000, E),
    ("twenty-one people", 21, 21, E),
    ("a dozen people", 12, 12, E),
    ("two dozen people", 24, 24, E),
    ("nine hundred and twenty-one people", 921, 921, E),
    ("half a million people", 500000, 500000, E),
    ("a hundred people", 100, 100, E),
    ("three thousand five hundred people", 3500, 3500, E),
    ("a single ambulance", 1, 1, E),
    ("2,500-3,000 people", 2500, 3000, R),
    ("between 200 and 300 people", 200, 300, R),
    ("from 5 to 7 buses", 5, 7, R),
    ("2 to 3 million people", 2000000, 3000000, R),
    ("700–800 people", 700, 800, R),
    ("dozens of people", 24, 99, V),
    ("a few dozen people", 24, 99, V),
    ("hundreds of people", 200, 999, V),
    ("several thousand people", 2000, 9999, V),
    ("tens of thousands of people", 20000, 99999, V),
    ("hundreds of thousands of people", 200000, 999999, V),
    ("٣٬٠٠٠ people", 3000, 3000, E),
    ("2,5000 people", 25000, 25000, E),
    ("3.500 people", 3500, 3500, E),
    ("1.2 mln people", 1200000, 1200000, E),
    ("2.5k people", 2500, 2500, E),
    ("4½ million people", 4500000, 4500000, E),
    ("3 lakh 40 thousand people", 340000, 340000, E),
    ("300 (three hundred) people", 300, 300, E),
    ("three hundred (300) people", 300, 300, E),
    ("a couple of hundred people", 200, 200, E),
    ("three quarters of a million people", 750000, 750000, E),
    ("one and a half million people", 1500000, 1500000, E),
    ("a million and a half people", 1500000, 1500000, E),
    ("two to three hundred people", 200, 300, R),
    ("10,000s of people", 20000, 99999, V),
    ("some 3,000 people", 3000, 3000, A),
    ("an estimated 3,000 people", 3000, 3000, A),
    ("3,000 or so people", 3000, 3000, A),
    ("more than 1,000 people", 1000, 1000, M),
    ("upwards of 1,000 people", 1000, 1000, M),
    ("3,000-plus people", 3000, 3000, M),
    ("3,000+ people", 3000, 3000, M),
    ("at least another 200 people", 200, 200, L),
    ("no fewer than 126 people", 126, 126, L),
    ("3,000 or more people", 3000, 3000, L),
    ("nearly two dozen people", 24, 24, N),
    ("just under 240,000 people", 240000, 240000, N),
    ("up to 14,000 people", 14000, 14000, U),
    ("as many as 50,000 people", 50000, 50000, U),
    ("fewer than 5,000 people", 5000, 5000, U),
    ("only 282 people", 282, 282, E),
    ("a total of around 6,800 people", 6800, 6800, A),
    ("the more than 200 people", 200, 200, M),
]


@pytest.mark.parametrize(("text", "low", "high", "qualifier"), CASES, ids=[c[0] for c in CASES])
def test_a_number_is_read_with_its_bounds_and_hedge(
    text: str, low: int, high: int, qualifier: Qualifier, make_sentence: MakeSentence
) -> None:
    (number,) = find_numbers(make_sentence(text))
    assert (number.low, number.high, number.qualifier) == (low, high, qualifier)
    assert number.value == (low if low == high else None)


@pytest.mark.parametrize(
    "text",
    ["6.6", "18:00", "7.0", "092", "10^3", "5 trillion", "07/15/2021", "192.168.0.1"],
    ids=lambda text: text,
)
def test_what_states_no_count_has_no_bounds(text: str, make_sentence: MakeSentence) -> None:
    (number,) = find_numbers(make_sentence(f"It was {text} then"))
    assert number.quantity() is None


def test_numbers_joined_by_and_stay_two(make_sentence: MakeSentence) -> None:
    numbers = find_numbers(make_sentence("two hundred and 30 men, 21 buses and 19 ambulances"))
    assert [number.value for number in numbers] == [200, 30, 21, 19]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("On 2014-05-20 640 men left", 640),
        ("On 20/05/2014 640 men left", 640),
        ("On 20.05.2014 640 men left", 640),
        ("As page 14 640 men", 640),
        ("From Ward 9 120 men left", 120),
        ("Convoy 2-11 640 men", 640),
        ("Section no. 6 210 men", 210),
        ("On Oct. 21 640 men left", 640),
        ("That day 14 640 men left", 14640),
        ("In Homs district 14 640 men left", 14640),
        ("In October 64 200 men left", 64200),
    ],
)
def test_a_gap_after_a_date_or_label_parts_numbers(
    text: str, count: int, make_sentence: MakeSentence
) -> None:
    assert find_numbers(make_sentence(text))[-1].value == count
