"""Tokens: cut by one linear scan."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.extract.tokens import scan, split_words


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("3,000 people", ["3,000", "people"]),
        ("ar-Ramuseh’s road", ["ar", "-", "ramuseh", "'s", "road"]),
        ("Al-Fu'ah", ["al", "-", "fu'ah"]),
        ("(#12), 18:00", ["(", "#", "12", ")", ",", "18:00"]),
        ("11M", ["11", "m"]),
        ("3\u202f000", ["3\u202f000"]),
    ],
    ids=["group", "possessive", "apostrophe", "marks", "glued", "thin-space"],
)
def test_a_text_is_cut_into_words_numbers_and_marks(text: str, tokens: list[str]) -> None:
    assert split_words(text) == tokens


@given(st.text(max_size=200))
def test_tokens_leave_out_nothing_but_space(text: str) -> None:
    starts, ends, tokens = scan(text, 0, len(text))
    assert [text[start:end] for start, end in zip(starts, ends, strict=True)] == tokens
    assert "".join(tokens) == "".join(text.split())


@pytest.mark.parametrize("unit", ["1", ",", "1,", "'", "'s", '"', "(", "a'", "1:"])
def test_no_run_of_marks_is_slow(unit: str) -> None:
    text = unit * (300_000 // len(unit))
    start = time.process_time()
    scan(text, 0, len(text))
    assert time.process_time() - start < 2
