from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.decode.lines import passages

WRAPPED = (
    "About 3,000 civilians were evacuated on Thursday\n"
    "on buses and ambulances from eastern Aleppo, and\n"
    "Russian officers watched the convoy as it passed."
)


def parts(text: str) -> list[str]:
    return [text[start:end] for start, end in passages(text)]


def test_a_wrapped_paragraph_is_one_passage() -> None:
    assert parts(WRAPPED) == [WRAPPED]


@pytest.mark.parametrize(
    "lines",
    [
        ["Convoy leaves Aleppo", WRAPPED],
        ["Buses: 21", "Ambulances: 19", "Wounded: 40"],
        ["UN says nearly 500 civilians left the town", "Date: 6 May 2022", "Source: A Wire"],
        ["21 buses", "19 ambulances", "40 wounded"],
        ["- 21 buses with wounded people, the first of the day on that road", "- 19 ambulances"],
        ["1. Who was evacuated from the eastern part of the city on Friday", "2. Where they went"],
        ["# Evacuation of the eastern part of the city of Aleppo resumed on", "Monday it went on."],
        ["| Day | People who left the city by the corridor that day |", "| 15 Dec | 3,000 |"],
        ["Day\tPeople who left the city by the corridor on that day", "Friday\t3,000"],
        [
            "22,350 people evacuated from the district since August",
            "3,750 people evacuated in the last 24 hours",
            "63 boats deployed",
        ],
        ["x" * 200 + " and a paragraph on one line", "Y" * 200 + " another on one line"],
    ],
    ids=[
        "headline",
        "short",
        "labels",
        "counts",
        "bullets",
        "numbers",
        "heading",
        "bars",
        "tabs",
        "box",
        "long",
    ],
)
def test_a_break_on_purpose_ends_a_passage(lines: list[str]) -> None:
    assert parts("\n".join(lines)) == lines


@pytest.mark.parametrize("blank", ["\n\n", "\n \t\n", "\n\n\n\n"])
def test_a_blank_line_always_ends_a_passage(blank: str) -> None:
    assert parts(f"one of the\n{blank.strip(' ')}rest") == ["one of the", "rest"]


def test_a_line_that_goes_on_in_lower_case_is_one_with_it() -> None:
    text = "The convoy of buses left in the early morning\nand arrived.\n" + "x" * 200
    assert parts(text)[0] == "The convoy of buses left in the early morning\nand arrived."


def test_a_text_without_case_is_wrapped_by_its_width() -> None:
    words = ["غادر", "المدنيون", "شرق", "حلب", "في", "الحافلات", "وسيارات", "الإسعاف"]
    text = "\n".join(" ".join(words) for _ in range(3))
    assert parts(text) == [text]


@given(text=st.text(st.sampled_from("aB1.,-|\t \n")) | st.text())
def test_passages_hold_all_that_is_not_white(text: str) -> None:
    spans = list(passages(text))
    assert all(start <= end for start, end in spans)
    assert all(one[1] <= next_[0] for one, next_ in pairwise(spans))
    kept = "".join(text[start:end] for start, end in spans)
    assert "".join(kept.split()) == "".join(text.split())
