"""What is read of a report: pieces of a bounded size, and a bounded number of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.report import Report, text_id
from dashboard.base.vocabulary import LeftoverReason
from dashboard.decode.sentences import split_sentences
from dashboard.extract.effort import DIGITS, Effort, pieces
from dashboard.extract.figures import extract


def as_report(text: str) -> Report:
    return Report(text_id(text), text, split_sentences(text, "en"), "a file", language="en")


@given(
    st.lists(st.sampled_from(["7", "3,000", " ", ",", "\n", "(", '"', "-", "men ", "."])).map(
        lambda parts: "".join(parts * 40)
    )
)
def test_pieces_are_short_and_cut_no_number(text: str) -> None:
    report = as_report(text)
    whole = [match.span() for span in report.sentences for match in DIGITS.finditer(text, *span)]
    cut = [match.span() for span in pieces(report) for match in DIGITS.finditer(text, *span)]
    assert all(end - start <= 3000 for start, end in pieces(report))
    if all(end - start < 100 for start, end in whole):
        assert sum(end - start for start, end in cut) == sum(end - start for start, end in whole)


@pytest.mark.parametrize("unit", ["17 dead.\n", "17 dead, ", "5 buses and ", "5 men\t6 buses|"])
def test_hostile_text_is_read_up_to_a_bound_and_the_rest_left_over(unit: str) -> None:
    text = unit * 20_000
    result = extract(as_report(text))
    told = len(result.figures) + len(result.leftovers)
    assert len(result.figures) <= max(11_000, len(text) / 51)
    assert told == len(DIGITS.findall(text))
    assert result.leftovers[-1].reason is LeftoverReason.TOO_MANY


def test_a_long_list_of_towns_is_read_whole() -> None:
    text = "\n".join(f"Old Harbor: {n} persons evacuated" for n in range(1_000, 6_000))
    result = extract(as_report(text))
    assert not any(left.reason is LeftoverReason.TOO_MANY for left in result.leftovers)
    assert len(result.figures) == 5_000


def test_a_column_of_bare_numbers_is_not_read_but_a_few_are() -> None:
    text = "7\n" * 31
    effort = Effort(text, ())
    reasons = [effort.refuse(2 * i, 2 * i + 1) for i in range(31)]
    assert reasons == [None] * 30 + [LeftoverReason.UNKNOWN]


def test_a_gap_of_any_width_loses_nothing() -> None:
    text = f"Some 30 people{' ' * 10_000}were evacuated from Homs."
    assert all(text[start:end].strip() for start, end in pieces(as_report(text)))
    assert extract(as_report(text)).leftovers or extract(as_report(text)).figures
