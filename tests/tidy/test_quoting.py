import pytest

from dashboard.tidy.quoting import sentence_around


@pytest.mark.parametrize(
    ("text", "words", "sentence"),
    [
        ("It rained. They left Homs by bus. Later.", "Homs", "They left Homs by bus."),
        ("Homs", "Homs", "Homs"),
        ("Title\nThey left Homs\nNext line", "Homs", "They left Homs"),
        ("“Did they leave Homs?” he asked.", "Homs", "“Did they leave Homs?”"),
    ],
)
def test_a_sentence_is_cut_out_around_its_words(text: str, words: str, sentence: str) -> None:
    start = text.index(words)
    found, at = sentence_around(text, start, start + len(words))
    assert found.rstrip("”") == sentence.rstrip("”")
    assert found[at : at + len(words)] == words


def test_a_text_without_an_end_is_cut_short() -> None:
    text = "word " * 500 + "Homs " + "word " * 500
    found, at = sentence_around(text, 2500, 2504)
    assert found[at : at + 4] == "Homs"
    assert len(found) < 500
