"""Where people stay."""

import pytest

from dashboard.extract.stays import find_stays, stay_after
from tests.extract.conftest import MakeSentence


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("They slept in one of the city's schools.", [("shelter", False)]),
        ("They were taken to a nearby clinic.", [("treat", True)]),
        ("Some 90 stay with relatives.", [("displace", False)]),
        ("The schools reopened.", []),
        ("They came with tents.", []),
    ],
    ids=["in", "way", "host", "no-preposition", "with-things"],
)
def test_a_stay_has_its_preposition(
    text: str, events: list[tuple[str, bool]], make_sentence: MakeSentence
) -> None:
    found = find_stays(make_sentence(text))
    assert [(stay.event, stay.is_way) for stay in found] == events


def test_only_the_stay_right_after_a_noun_goes_with_it(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("There are 900 people in camps and many more elsewhere in hotels.")
    stay = stay_after(sentence, 4)
    assert stay is not None
    assert sentence.phrase(stay.first, stay.last) == "in camps"
    assert stay_after(sentence, 8) is None
