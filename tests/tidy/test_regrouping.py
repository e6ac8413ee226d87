from datetime import UTC, date, datetime

import pandas as pd
import pytest

from dashboard.tidy.regrouping import Directory, new_names, regroup, successor
from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.tables import make_frame

DIRECTORY = Directory(
    spans={
        "aleppo@2016-12-15": (date(2016, 12, 15), date(2016, 12, 24)),
        "aleppo@2012-01-01": (date(2012, 1, 1), date(2012, 12, 31)),
        "foua@2016-12-15": (date(2016, 12, 15), date(2016, 12, 21)),
    },
    area_of={"east": "aleppo", "aleppo": "aleppo", "foua": "foua"},
)


@pytest.mark.parametrize(
    ("reference", "expected"),
    [
        ("aleppo@2016-12-15", "aleppo@2016-12-15"),
        ("aleppo@2016-12-19", "aleppo@2016-12-15"),
        ("east@2016-12-02", "aleppo@2016-12-15"),
        ("east@2016-06-02", "east@2016-06-02"),
        ("aleppo@undated", "aleppo@undated"),
        ("Test runs", "Test runs"),
        ("2016 runs", "2016 runs"),
        ("aleppo@2016zz", "aleppo@2016zz"),
        ("aleppo@2016-99-99", "aleppo@2016-99-99"),
        ("aleppo@٢٠١٦-١٢-١٥", "aleppo@٢٠١٦-١٢-١٥"),
        ("aleppo@0001-01-01", "aleppo@0001-01-01"),
    ],
)
def test_what_a_reference_means(reference: str, expected: str) -> None:
    assert DIRECTORY.find(reference) == expected


def corrections(*said: tuple[str, str, str | None]) -> pd.DataFrame:
    rows = [
        {
            "correction_id": number,
            "corrected_at": datetime(2017, 1, 1, tzinfo=UTC),
            "table_name": "operations",
            "row_id": row_id,
            "column_name": column,
            "new_value": new,
            "state": "applied",
        }
        for number, (row_id, column, new) in enumerate(said)
    ]
    return make_frame(CORRECTIONS, rows)


def merged(*said: tuple[str, str, str | None]) -> list[str]:
    found = pd.Series(["aleppo@2016-12-15", "foua@2016-12-15"], dtype="str")
    moved = pd.Series(["", ""], dtype="str")
    return regroup(found, moved, corrections(*said), DIRECTORY).tolist()


def test_a_merge_puts_one_operation_into_another() -> None:
    into = ("foua@2016-12-20", "merged_into", "aleppo@2016-12-15")
    assert merged(into) == ["aleppo@2016-12-15"] * 2


def test_a_merge_is_undone_by_a_later_one() -> None:
    into = ("foua@2016-12-15", "merged_into", "aleppo@2016-12-15")
    undo = ("foua@2016-12-15", "merged_into", None)
    assert merged(into, undo) == merged()


def test_merges_in_a_circle_end() -> None:
    into = ("foua@2016-12-15", "merged_into", "aleppo@2016-12-15")
    back = ("aleppo@2016-12-15", "merged_into", "foua@2016-12-15")
    assert merged(into, back) == ["aleppo@2016-12-15"] * 2


def test_the_last_name_counts_and_none_gives_back_the_rule() -> None:
    first = ("aleppo@2016-12-15", "name", "The green buses")
    second = ("east@2016-12-16", "name", "Aleppo at last")
    assert new_names(corrections(first), DIRECTORY) == {"aleppo@2016-12-15": "The green buses"}
    assert new_names(corrections(first, second), DIRECTORY) == {
        "aleppo@2016-12-15": "Aleppo at last"
    }
    undo = ("aleppo@2016-12-15", "name", "")
    assert new_names(corrections(first, undo), DIRECTORY) == {}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ((), "a"),
        ((("a", "merged_into", "b"), ("b", "merged_into", "c")), "c"),
        ((("a", "merged_into", "b"), ("a", "merged_into", "")), "a"),
        ((("a", "merged_into", "b"), ("b", "merged_into", "a")), "b"),
        ((("b", "merged_into", "a"), ("a", "merged_into", "b")), "a"),
        ((("c", "merged_into", "a"), ("a", "merged_into", "b"), ("b", "merged_into", "c")), "b"),
        ((("a", "merged_into", "c"), ("b", "merged_into", "a"), ("a", "merged_into", "b")), "a"),
    ],
    ids=[
        *("none", "twice", "taken back", "in a circle"),
        *("in the other", "in one of three", "said anew"),
    ],
)
def test_what_an_operation_is_a_part_of_by_now(
    said: tuple[tuple[str, str, str], ...], expected: str
) -> None:
    assert successor(corrections(*said), "a") == expected
