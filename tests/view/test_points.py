"""Coordinates are read as they are typed, and what is no point is refused."""

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.view.points import read_point


@pytest.mark.parametrize(
    "text",
    [
        "36.155, 37.135",
        " 36.155 37.135 ",
        "36.155;37.135",
        "36.155N 37.135E",
        "36.155 n, 37.135 e",
        "36°9'18\"N 37°8'6\"E",
        "36° 9.3' N, 37° 8.1' E",
        "36.1550049, 37.13499",
    ],
)
def test_one_point_in_many_spellings(text: str) -> None:
    assert read_point(text) == (36.155, 37.135)


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("-33.9, 18.4", (-33.9, 18.4)),
        ("33.9S 70.6W", (-33.9, -70.6)),
        ("0,0", (0.0, 0.0)),
        ("90, -180", (90.0, -180.0)),
    ],
)
def test_every_side_of_the_globe(text: str, point: tuple[float, float]) -> None:
    assert read_point(text) == point


@pytest.mark.parametrize(
    "text",
    ["", "36.155", "abc", "999, 3", "10, 400", "36,5; 37,2", "37.1 E 36.2 N", "1e3, 2", "=1,2"],
)
def test_what_is_no_point_is_refused(text: str) -> None:
    with pytest.raises(CorrectionError, match="latitude and longitude"):
        read_point(text)
