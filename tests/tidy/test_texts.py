"""Texts found, and rows put in order, as pandas does both."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.texts import find_positions, is_among, sort_places

TEXTS = st.lists(st.sampled_from(["", "a", "A", "é", "z", "\U0001f6a2", "\ufb01"]), max_size=12)
ROWS = st.lists(
    st.tuples(
        st.sampled_from([None, "2016-12-15", "2016-12-16"]),
        st.sampled_from(["", "a", "A", "é", "\U0001f6a2", "\ufb01"]),
        st.integers(0, 3),
    ),
    max_size=12,
)


def test_a_text_is_found_where_it_stands_first() -> None:
    among = pd.Series(["b", "a", "b", "c"], dtype="str")
    assert find_positions(["c", "b", "x", ""], among).tolist() == [3, 0, -1, -1]
    assert find_positions([], among).tolist() == []


@pytest.mark.parametrize("dtype", ["str", "category"])
@given(texts=TEXTS, others=TEXTS)
def test_texts_are_among_others_as_pandas_tells(
    dtype: str, texts: list[str], others: list[str]
) -> None:
    values, among = (pd.Series(some, dtype="str").astype(dtype) for some in (texts, others))
    assert is_among(values, among).tolist() == [one in others for one in texts]


@given(rows=ROWS)
def test_rows_are_put_in_order_as_pandas_does(rows: list[tuple[str | None, str, int]]) -> None:
    frame = pd.DataFrame(rows, columns=["day", "text", "number"])
    frame = frame.astype({"day": "datetime64[us]", "text": "str", "number": "int64"})
    columns = [*frame.columns]
    ordered = frame.sort_values(columns, kind="stable", na_position="last")
    assert sort_places(frame, columns).tolist() == ordered.index.tolist()
