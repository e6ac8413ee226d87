"""Times of day that name no day."""

import pytest

from dashboard.extract.moments import find_moments
from tests.extract.conftest import THURSDAY, MakeSentence


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("By nightfall 15,000 of those in the hall had left.", "By nightfall"),
        ("By 6 p.m. 300 had left.", "By 6 p.m."),
        ("By dawn, all had left.", "By dawn"),
        ("By 18:00 300 had left.", "By 18:00"),
        ("As of 0900 hours 300 had left.", "As of 0900 hours"),
    ],
)
def test_an_hour_is_of_the_day_of_publication_and_holds_no_count(
    text: str, phrase: str, make_sentence: MakeSentence
) -> None:
    (moment,) = find_moments(make_sentence(text), THURSDAY)
    assert (moment.end, moment.phrase) == (THURSDAY, phrase)
    assert moment.is_clock
