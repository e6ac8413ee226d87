from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.decode.sentences import split_sentences


def sentences(text: str, language: str = "en") -> list[str]:
    return [text[start:end] for start, end in split_sentences(text, language)]


@pytest.mark.parametrize(
    "expected",
    [
        ["They crossed after noon local time (5 a.m. ET).", "Three were hurt."],
        ["It left at 5 a.m. GMT on Friday.", "It came at 7 p.m. Friday."],
        ["As of 5:22 p.m.", "The deaths come to 141."],
        ["Dr. Ahmad Dbis said 20 buses left.", "Mr. Kerry agreed."],
        ["Gov. Smith saw Lt. Gen. Jones on Nov. 14.", "U.S. troops stayed."],
        ["Approx. 50 people left, incl. 12 children.", "Est. 40 stayed."],
        ["Ms. Gasser spoke in Brgy. Poblacion.", "Amb. Power answered."],
        ["Over a hundred are gravely ill.", "Up to 113 are to leave."],
        ["The next one is due about 15 May.", "Main points follow."],
        ['"You see their eyes. It was moving," she said.', "Then she left."],
        ["“We left.”", "“They stayed,” he said."],
        ["How many left?", "3,000!", "No more..."],
        ["1. WHO IS HIT", "48,660 families"],
        ["2a. In evacuation centers: 25,245 families.", "See there."],
        ["It cost 1.4 million pesos.", "It is 3.6 m high."],
    ],
    ids=lambda expected: expected[0][:24],
)
def test_sentences_of_reports(expected: list[str]) -> None:
    assert sentences(" ".join(expected)) == expected or sentences("\n".join(expected)) == expected


def test_headlines_items_and_rows_are_sentences_of_their_own() -> None:
    lines = ["Convoy leaves Aleppo", "- 21 buses", "- 19 ambulances", "| Day | 15 Dec |", "End"]
    assert sentences("\n".join(lines)) == lines


def test_a_sentence_goes_on_over_the_end_of_a_wrapped_line() -> None:
    text = (
        "About 3,000 civilians were evacuated on Thursday on\n"
        "buses and ambulances from eastern Aleppo. Officials\n"
        "and human rights groups said so."
    )
    assert sentences(text) == [text[: text.index(" Officials")], text[text.index("Officials") :]]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("ar", ["وصل 3000 شخص.", "هل بقي أحد؟", "نعم، 40 جريحا."]),
        ("fr", ["M. Dupont est parti à 17 h 30.", "Les 3 000 civils sont partis."]),
        ("ru", ["В 17 ч. 30 мин. вышли 3 тыс. человек.", "Их было 40."]),
        ("xx", ["Of a language nobody knows.", "Full stops count."]),
    ],
)
def test_abbreviations_are_the_languages_own(language: str, expected: list[str]) -> None:
    assert sentences(" ".join(expected), language) == expected


TEXTS = (
    st.text()
    | st.text(st.sampled_from("aB1.!?,-|\t \n\"'“”()\u00a0\u2028。؟"))
    | st.lists(st.sampled_from(["5 a.m.", "ET.", "ill.", "1.", "\n", " ", "The", "Dr."])).map(
        " ".join
    )
)


@given(text=TEXTS, language=st.sampled_from(["en", "ar", "fr", "zz", ""]))
def test_sentences_are_in_order_trimmed_and_hold_all(text: str, language: str) -> None:
    spans = split_sentences(text, language)
    end = 0
    for start, stop in spans:
        assert end <= start < stop
        assert not text[end:start].strip()
        assert text[start:stop] == text[start:stop].strip()
        end = stop
    assert not text[end:].strip()


@pytest.mark.parametrize(
    "unit",
    ["The convoy of 21 buses left. ", "a\n", "x", '"a. ', "1. ", '!"', "\n ", "(.", "word "],
)
def test_time_grows_with_the_length_and_not_faster(unit: str) -> None:
    def seconds(size: int) -> float:
        text = unit * (size // len(unit))
        start = process_time()
        split_sentences(text)
        return process_time() - start

    # Ten times the text may take thirty times as long on a busy machine; a square would take 100.
    assert seconds(1_000_000) < 30 * seconds(100_000) + 0.2


def test_a_paragraph_of_any_length_comes_apart_as_a_short_one_does() -> None:
    sentence = "The convoy of 21 buses left at 5 a.m. ET for Idlib (Syria)."
    assert sentences(" ".join([sentence] * 1000)) == [sentence] * 1000


def test_a_sentence_without_end_stays_whole() -> None:
    text = "one town; " * 5000 + "end."
    assert sentences(text) == [text]
