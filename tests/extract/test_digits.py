"""Digits read back, whatever stands between them."""

from hypothesis import given
from hypothesis import strategies as st

from dashboard.extract.digits import read_digits
from dashboard.extract.lexicon import lexicon


@given(st.integers(min_value=0, max_value=10**11))
def test_grouped_digits_are_read_back(value: int) -> None:
    assert read_digits(f"{value:,}", lexicon("en")) == value


@given(st.text(alphabet="0123456789,.:/'", min_size=1, max_size=30))
def test_digits_in_any_order_never_fail(text: str) -> None:
    read = read_digits(text, lexicon("en"))
    assert read is None or read >= 0
