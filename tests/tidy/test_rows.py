from datetime import date

import pandas as pd
import pytest

from dashboard.tidy.rows import plain_rows, plain_values, positions_in


@pytest.mark.parametrize(
    ("values", "plain"),
    [
        pytest.param(pd.Series([3, None], dtype="Int64"), [3, None], id="integers"),
        pytest.param(pd.Series([1.5, None]), [1.5, None], id="numbers"),
        pytest.param(pd.Series(["a", ""]), ["a", ""], id="texts"),
        pytest.param(pd.Series(["a", None], dtype="str"), ["a", None], id="a text that is missing"),
        pytest.param(pd.Series(["a", "b", "a"], dtype="category"), ["a", "b", "a"], id="few texts"),
        pytest.param(pd.Series(["a", None], dtype="category"), ["a", None], id="few, one missing"),
        pytest.param(pd.Series([True, False]), [True, False], id="booleans"),
        pytest.param(
            pd.Series(pd.to_datetime(["2016-12-15", None])), [date(2016, 12, 15), None], id="days"
        ),
    ],
)
def test_values_are_pythons_own(values: pd.Series, plain: list) -> None:
    found = plain_values(values)
    assert found == plain
    assert [type(one) for one in found] == [type(one) for one in plain]


def test_rows_have_the_columns_asked_for(tally: pd.DataFrame) -> None:
    (first, *_) = plain_rows(tally, ["operation_id", "day"])
    assert first == {"operation_id": tally["operation_id"][0], "day": tally["day"][0].date()}
    assert list(plain_rows(tally)[0]) == list(tally.columns)


def test_what_is_not_in_the_index_stands_nowhere() -> None:
    found = positions_in(pd.Index(["b", "a"]), pd.Series(["a", "c", "b", "a"]))
    assert found.tolist() == [1, -1, 0, 1]
    assert positions_in(pd.Index([], dtype="str"), pd.Series(["a"])).tolist() == [-1]
