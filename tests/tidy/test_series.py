from collections.abc import Sequence
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.vocabulary import Kind, Qualifier, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.point import Point
from dashboard.tidy.series import build_series
from tests.tidy.by_hand import claim, day, total


def series(claims: Sequence[Claim], timing: Timing, kind: Kind = Kind.FLOW) -> dict[int, Point]:
    points = build_series(claims, kind)
    return {point.day.day: point for point in points if point.timing is timing}


def values(points: dict[int, Point]) -> dict[int, int | None]:
    return {on: point.value for on, point in points.items()}


def test_one_sources_counts_of_different_days_add_up() -> None:
    claims = [claim(3000, 15), claim(2000, 16), claim(500, 18)]
    totals = series(claims, Timing.CUMULATIVE)
    assert values(totals) == {15: 3000, 16: 5000, 18: 5500}
    assert all(point.is_derived for point in totals.values())
    assert values(series(claims, Timing.NEW)) == {15: 3000, 16: 2000, 18: 500}


def test_counts_of_different_sources_are_never_added() -> None:
    claims = [claim(3000, 15), claim(2000, 16, source="WHO"), claim(100, 17, source="SOHR")]
    assert values(series(claims, Timing.CUMULATIVE)) == {15: 3000}


def test_the_source_that_covers_most_stands_for_the_total() -> None:
    claims = [claim(21, 15, source="Kerry", trust=1), claim(5, 18)]
    assert values(series(claims, Timing.CUMULATIVE)) == {15: 21}
    # Of one day, the more reliable count is the day's, whatever the other says.
    claims = [claim(25, 15, source="Kerry", trust=1), claim(21, 15)]
    assert values(series(claims, Timing.CUMULATIVE)) == {15: 21}


def test_a_stated_total_replaces_the_sum_up_to_its_day() -> None:
    claims = [claim(3000, 15), claim(9000, 16), total(10_000, 17), claim(500, 18)]
    totals = series(claims, Timing.CUMULATIVE)
    assert values(totals) == {15: 3000, 16: 12_000, 17: 10_000, 18: 10_500}
    assert [point.is_derived for point in totals.values()] == [True, True, False, True]


def test_another_sources_count_does_not_carry_on_a_total() -> None:
    claims = [total(10_000, 17), claim(500, 18, source="WHO")]
    assert values(series(claims, Timing.CUMULATIVE)) == {17: 10_000}


def test_new_counts_are_worked_out_of_one_sources_totals() -> None:
    claims = [total(3000, 15), total(15_000, 19), total(25_000, 20), total(26_000, 21, source="W")]
    new = series(claims, Timing.NEW)
    assert values(new) == {15: 3000, 19: 12_000, 20: 10_000}
    assert new[19].first_day == day(16)
    assert {part.size for part in new[19].parts} == {3000, 15_000}
    assert all(point.is_derived for point in new.values())


def test_a_stated_new_count_goes_before_one_worked_out() -> None:
    claims = [total(3000, 15), total(15_000, 19), claim(11_000, 19)]
    assert values(series(claims, Timing.NEW))[19] == 11_000
    undated = [total(3000, 15), total(15_000, 19), claim(11_000, 19, is_dated=False)]
    assert values(series(undated, Timing.NEW))[19] == 12_000


def test_a_falling_total_makes_no_negative_count() -> None:
    claims = [total(15_000, 19), total(14_000, 20)]
    assert values(series(claims, Timing.CUMULATIVE)) == {19: 15_000, 20: 14_000}
    assert 20 not in series(claims, Timing.NEW)


def test_plans_stay_apart() -> None:
    claims = [claim(50_000, 16, Timing.PLANNED), claim(3000, 15)]
    assert values(series(claims, Timing.PLANNED)) == {16: 50_000}
    assert values(series(claims, Timing.CUMULATIVE)) == {15: 3000}
    assert series([claims[0]], Timing.CUMULATIVE) == {}


def test_levels_of_a_stock_are_neither_added_nor_subtracted() -> None:
    claims = [claim(3000, 15), claim(2000, 16), total(2500, 17, since=16)]
    assert values(series(claims, Timing.CUMULATIVE, Kind.STOCK)) == {15: 3000, 16: 2000, 17: 2500}
    assert series(claims, Timing.NEW, Kind.STOCK) == {}
    assert not any(point.alarms for point in build_series(claims, Kind.STOCK))


def test_a_later_claim_of_low_reliability_is_not_recommended() -> None:
    claims = [total(25_000, 20), total(90_000, 22, trust=0)]
    totals = series(claims, Timing.CUMULATIVE)
    assert [point.is_firm for point in totals.values()] == [True, False]
    # The reliable source's own later count goes before it.
    totals = series([*claims, claim(300, 22)], Timing.CUMULATIVE)
    assert (totals[22].value, totals[22].is_firm) == (25_300, True)
    assert [one.size for one in totals[22].beside] == [90_000]


def test_sums_of_low_reliability_are_not_recommended() -> None:
    claims = [claim(500, 15, trust=0), claim(600, 16, trust=0)]
    totals = series(claims, Timing.CUMULATIVE)
    assert [(point.value, point.is_firm) for point in totals.values()] == [
        (500, False),
        (1100, False),
    ]


def test_a_total_that_starts_again_is_added_to_the_one_before() -> None:
    claims = [total(15_000, 18), total(5000, 20, since=19)]
    assert values(series(claims, Timing.CUMULATIVE)) == {18: 15_000, 20: 20_000}


@pytest.mark.parametrize("kind", Kind)
def test_no_claims_make_no_points(kind: Kind) -> None:
    assert build_series([], kind) == ()


CLAIMS = st.lists(
    st.builds(
        claim,
        st.one_of(
            st.integers(0, 50_000),
            st.tuples(st.integers(0, 99), st.integers(100, 999)),
        ),
        st.integers(5, 28),
        st.sampled_from(Timing),
        since=st.none() | st.integers(1, 5),
        trust=st.integers(0, 2),
        source=st.sampled_from(["ICRC", "WHO", ""]),
        publisher=st.sampled_from(["AFP", "dpa"]),
        published=st.sampled_from([day(5), day(20), day(28), date.min]),
        is_dated=st.booleans(),
        is_among=st.booleans(),
        is_pinned=st.booleans(),
        whole_high=st.none() | st.just(50),
    ),
    max_size=14,
)


@given(CLAIMS, st.sampled_from(Kind), st.randoms(use_true_random=False))
def test_the_order_of_claims_changes_nothing(
    claims: list[Claim], kind: Kind, random: object
) -> None:
    points = build_series(claims, kind)
    shuffled = list(claims)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert build_series(shuffled, kind) == points


@given(CLAIMS, st.sampled_from(Kind))
def test_every_point_lies_in_its_range_and_has_its_own_day(claims: list[Claim], kind: Kind) -> None:
    points = build_series(claims, kind)
    for point in points:
        assert 0 <= point.low <= point.high
        assert point.value is None or point.low <= point.value <= point.high
        assert point.parts
        assert not set(point.parts) & set(point.beside)
    keys = [(point.timing, point.day) for point in points]
    assert keys == sorted(set(keys))


@given(CLAIMS)
def test_nothing_is_added_over_sources_or_days(claims: list[Claim]) -> None:
    for point in build_series(claims, Kind.FLOW):
        assert len({part.source for part in point.parts}) == 1
        if point.timing is Timing.CUMULATIVE:
            added = [part for part in point.parts if part.timing is Timing.NEW]
            assert not any(
                one.overlaps(other) for one in added for other in added if one is not other
            )
            stated = [part for part in point.parts if part.timing is Timing.CUMULATIVE]
            assert all(one.day < other.first_day for one in stated for other in added)


@given(CLAIMS)
def test_plans_are_in_no_other_series(claims: list[Claim]) -> None:
    for point in build_series(claims, Kind.FLOW):
        is_plan = {part.timing is Timing.PLANNED for part in (*point.parts, *point.beside)}
        assert is_plan == {point.timing is Timing.PLANNED}


def test_the_first_total_is_all_that_is_known_until_then() -> None:
    [new] = series([total(3000, 18, since=15)], Timing.NEW).values()
    assert (new.first_day, new.day, new.value) == (day(15), day(18), 3000)
    assert new.logic == (
        "Worked out by this program: 3,000 by ICRC through AFP, the first total that is known, "
        "over 15 to 18 Dec 2016; no report speaks of an earlier day."
    )


def test_counts_that_share_days_say_so() -> None:
    points = series([claim(9500, 16, since=15), claim(10_000, 15), claim(70, 20)], Timing.NEW)
    assert [points[on].is_overlapping for on in (15, 16, 20)] == [True, True, False]
    assert "Counts of the same days, not to be added to it: 10,000 on 15 Dec 2016." in (
        points[16].logic
    )


def test_counts_that_exceed_the_last_total_stand_for_it_as_the_least() -> None:
    claims = [total(3000, 15), claim(10_000, 16, since=15, source="UN"), total(15_000, 19)]
    totals = series(claims, Timing.CUMULATIVE)
    assert values(totals) == {15: 3000, 16: 10_000, 19: 15_000}
    lifted = totals[16]
    assert (lifted.qualifier, lifted.is_derived) == (Qualifier.AT_LEAST, True)
    assert "come to more than the last total, 3,000 as of 15 Dec 2016" in lifted.logic


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param([claim(2000, 16, source="UN")], id="less than the total"),
        pytest.param([claim(9000, 16, source="UN", trust=0)], id="nobody reliable"),
        pytest.param([claim(9000, 16, source="UN", is_dated=False)], id="without a day"),
        pytest.param(
            [claim(2000, 16, source="UN"), claim(2000, 16, source="WHO")], id="two sources"
        ),
    ],
)
def test_other_counts_lift_no_total(counts: list[Claim]) -> None:
    assert values(series([total(3000, 15), *counts], Timing.CUMULATIVE)) == {15: 3000}


def test_one_convoy_is_the_least_where_others_went_on_other_days() -> None:
    claims = [claim(21, 15, source="Kerry"), claim(5, 18), claim(24, 21, source="SARC")]
    point = series(claims, Timing.CUMULATIVE)[21]
    assert (point.value, point.qualifier) == (24, Qualifier.AT_LEAST)
    assert "another source may have counted the same: 21 on 15 Dec 2016" in point.logic
