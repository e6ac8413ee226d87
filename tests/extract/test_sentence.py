"""What a sentence says of its own tokens."""

import pytest

from tests.extract.conftest import MakeSentence


@pytest.mark.parametrize("text", ["300 left.", "Did 300 leave?"])
def test_prose_ends_in_a_mark(text: str, make_sentence: MakeSentence) -> None:
    assert make_sentence(text).ends_in((".", "?"))


@pytest.mark.parametrize("text", ["Kale: 300", "3.5", "What? 300"])
def test_a_mark_within_ends_nothing(text: str, make_sentence: MakeSentence) -> None:
    assert not make_sentence(text).ends_in((".", "?"))


def test_digits_are_told_and_none_are_off_either_end(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("5,000 of the twelve 4x4s left by 10:30")
    indexes = range(-1, len(sentence) + 1)
    assert [i for i in indexes if sentence.is_digits(i)] == [0, 4, 6, len(sentence) - 1]
