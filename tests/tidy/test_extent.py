from datetime import date

import pytest

from dashboard.tidy.extent import find_extent


def said(low: int, high: int, day: int, qualifier: str = "exact") -> dict:
    value = low if low == high else None
    return {
        "figure_id": f"{low}{day}",
        "low": low,
        "value": value,
        "high": high,
        "qualifier": qualifier,
        "day": date(2016, 12, day),
        "said_by": "UN",
    }


@pytest.mark.parametrize(
    ("claims", "is_open", "note"),
    [
        pytest.param([said(5, 5, 20), said(9, 9, 20)], False, "", id="all of the day"),
        pytest.param([said(5, 5, 20), said(9, 9, 20, "at_least")], True, "", id="a floor on top"),
        pytest.param([said(5, 5, 20, "more_than"), said(9, 9, 20)], False, "", id="a floor below"),
        pytest.param(
            [said(5, 5, 19, "about"), said(9, 9, 20)],
            False,
            "lowest: about 5, UN, a day before",
            id="low end of the day before",
        ),
        pytest.param(
            [said(5, 5, 20), said(6, 9, 18, "range")],
            False,
            "highest: 6 to 9, UN, 2 days before",
            id="high end of a day before",
        ),
    ],
)
def test_a_range_says_whether_it_has_a_top_and_whose_its_ends_are(
    claims: list[dict],
    is_open: bool,  # noqa: FBT001
    note: str,
) -> None:
    row = said(5, 9, 20)
    found = find_extent(row, claims)
    assert (found.is_open, found.note) == (is_open, note)


def test_what_is_worked_out_is_open_by_its_own_hedge() -> None:
    assert find_extent(said(14, 14, 20, "at_least"), [said(5, 5, 19), said(9, 9, 20)]).is_open
