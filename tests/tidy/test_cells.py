import csv
import io

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.cells import make_harmless
from dashboard.tidy.exports import to_csv


@pytest.mark.parametrize(
    "cell",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\rx",
        "\nx",
        " =1",
        "＝1",
        "＋1",
        "－1",
        "＠x",
        "\u00a0=cmd|' /C calc'!A0",
        "-",
    ],
)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(cell: str) -> None:
    frame = pd.DataFrame({"text": pd.Series([cell], dtype="str")})
    assert make_harmless(frame)["text"].tolist() == ["'" + cell]


@pytest.mark.parametrize("cell", ["", "3,000 people", "a=b", "eastern Aleppo", "'quoted'", "3-4"])
def test_other_texts_stay_as_they_are(cell: str) -> None:
    frame = pd.DataFrame({"text": pd.Series([cell], dtype="str")})
    assert make_harmless(frame)["text"].tolist() == [cell]


def test_numbers_days_booleans_and_nulls_stay_as_they_are() -> None:
    frame = pd.DataFrame(
        {
            "number": [-5, -6],
            "share": [-0.5, None],
            "day": pd.to_datetime(["2016-12-15", None]),
            "is_open": [True, False],
            "note": pd.Series(["=1", None], dtype="str"),
        }
    )
    safe = make_harmless(frame)
    pd.testing.assert_frame_equal(safe.drop(columns="note"), frame.drop(columns="note"))
    assert safe["note"][0] == "'=1"
    assert pd.isna(safe["note"][1])
    assert frame["note"][0] == "=1"


def test_columns_of_mixed_objects_are_made_harmless_too() -> None:
    frame = pd.DataFrame({"mixed": pd.Series(["=1", -5, None], dtype="object"), "none": None})
    assert make_harmless(frame)["mixed"].tolist()[:2] == ["'=1", -5]


@given(st.lists(st.text(max_size=8), min_size=1, max_size=5))
def test_a_download_reads_back_with_no_formula_in_it(cells: list[str]) -> None:
    frame = pd.DataFrame({"text": pd.Series(cells, dtype="str"), "number": range(len(cells))})
    rows = list(csv.reader(io.StringIO(to_csv(frame).decode(), newline="")))
    assert rows[0] == ["text", "number"]
    for cell, row in zip(cells, rows[1:], strict=True):
        assert row[0] in (cell, "'" + cell)
        assert not row[0].lstrip().startswith(tuple("=+-@＝＋－＠"))
