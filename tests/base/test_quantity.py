import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import Qualifier


@given(low=st.integers(0, 10**9), more=st.integers(0, 10**9))
def test_bounds_in_order_are_taken(low: int, more: int) -> None:
    quantity = Quantity(None, low, low + more, Qualifier.RANGE)
    assert quantity.low <= quantity.high


@pytest.mark.parametrize(
    ("value", "low", "high"),
    [(None, 5, 4), (None, -1, 4), (9, 1, 8), (0, 1, 8)],
    ids=["falling", "negative", "above", "below"],
)
def test_what_cannot_be_is_refused(value: int | None, low: int, high: int) -> None:
    with pytest.raises(ValueError, match=r"not in order|lies outside"):
        Quantity(value, low, high, Qualifier.EXACT)
