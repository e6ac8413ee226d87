import pytest

from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.series import build_series
from tests.tidy.by_hand import claim, total


def new_counts(claims: list[Claim]) -> dict[int, int]:
    points = build_series(claims, Kind.FLOW)
    return {point.day.day: point.size for point in points if point.timing is Timing.NEW}


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        pytest.param([claim(15_000, 19)], {19: 15_000}, id="a total without part of its day"),
        pytest.param([claim(5000, 19)], {19: 5000, 20: 10_000}, id="a total with all of its day"),
        pytest.param(
            [claim(15_000, 19, trust=0)], {19: 5000, 20: 10_000}, id="a count nobody trusts"
        ),
        pytest.param(
            [claim(15_000, 19, is_dated=False)], {19: 5000, 20: 10_000}, id="a count without a day"
        ),
    ],
)
def test_an_incomplete_total_is_taken_off_no_other(
    counts: list[Claim], expected: dict[int, int]
) -> None:
    totals = [total(10_000, 16), total(15_000, 19), total(25_000, 20)]
    found = new_counts([*totals, *counts])
    assert {day: found[day] for day in found if day > 16} == expected


def test_a_sum_that_lifts_a_total_spans_what_others_say_of_its_days() -> None:
    claims = [
        total(3000, 15),
        claim(10_000, 16, since=15),
        claim(9500, 16, since=15, source="UN", trust=0),
    ]
    [lifted] = [
        point
        for point in build_series(claims, Kind.FLOW)
        if point.timing is Timing.CUMULATIVE and point.day.day == 16
    ]
    assert (lifted.low, lifted.value, lifted.high) == (9500, 10_000, 10_000)
