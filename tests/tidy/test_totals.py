import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.claim import Claim
from dashboard.tidy.totals import Total, add_up, carry_on
from tests.tidy.by_hand import claim, day, total


def sizes(claims: tuple[Claim, ...]) -> list[int]:
    return [one.size for one in claims]


def test_counts_of_different_days_add_up() -> None:
    assert sizes(add_up([claim(200, 16), claim(100, 15)])) == [100, 200]


def test_of_one_day_the_better_count_is_taken() -> None:
    assert sizes(add_up([claim(100, 15, trust=1), claim(90, 15)])) == [90]


def test_a_stretch_that_is_less_than_a_day_of_it_is_no_whole_of_that() -> None:
    assert sizes(add_up([claim(40, 31, since=1), claim(1500, 18), claim(9, 20)])) == [1500, 9]


def test_a_count_of_two_days_stands_for_theirs() -> None:
    new = [claim(3000, 15), claim(9500, 16, since=15), claim(7000, 16), claim(350, 18)]
    assert sizes(add_up(new)) == [9500, 350]


def test_a_count_without_a_day_may_repeat_any_other() -> None:
    undated = claim(500, 19, is_dated=False)
    assert sizes(add_up([claim(100, 15), undated])) == [100]
    assert sizes(add_up([undated, claim(400, 20, is_dated=False)])) == [400]
    assert add_up([]) == ()


def test_a_total_is_carried_on_by_counts_that_begin_after_it() -> None:
    stated = total(25_000, 21)
    new = [claim(15_000, 19), claim(600, 22, since=21), claim(500, 22), claim(70, 23)]
    carried = carry_on(stated, new, day(22))
    assert carried is not None
    assert sizes(carried.parts) == [25_000, 500]
    assert carried.value == 25_500
    assert carry_on(stated, new, day(21)) is None
    assert carry_on(stated, [claim(9, 23, is_dated=False)], day(23)) is None


def test_a_sum_with_bounds_has_no_value() -> None:
    mixed = Total((claim(100, 15), claim((20, 90), 16)))
    assert (mixed.value, mixed.low, mixed.high) == (None, 120, 190)
    assert mixed.qualifier is Qualifier.RANGE


@pytest.mark.parametrize(
    ("hedges", "expected"),
    [
        (("exact", "exact"), "exact"),
        (("exact", "at_least"), "at_least"),
        (("about", "more_than"), "at_least"),
        (("exact", "more_than"), "at_least"),
        (("more_than", "more_than"), "more_than"),
        (("exact", "about"), "about"),
        (("exact", "up_to"), "up_to"),
        (("about", "up_to"), "up_to"),
        (("exact", "nearly"), "nearly"),
        (("at_least", "up_to"), "about"),
        (("at_least", "nearly"), "about"),
    ],
)
def test_the_hedge_of_a_sum(hedges: tuple[str, ...], expected: str) -> None:
    parts = [claim(9, 15 + n, qualifier=Qualifier(one)) for n, one in enumerate(hedges)]
    assert Total(tuple(parts)).qualifier == expected


STRETCHES = st.lists(
    st.tuples(st.integers(1, 20), st.integers(0, 5), st.integers(0, 999)), max_size=12
)


@given(STRETCHES, st.randoms())
def test_no_day_is_added_twice_in_whatever_order(
    stretches: list[tuple[int, int, int]], random: object
) -> None:
    new = [
        claim(n, first + length, since=first, figure_id=str(i))
        for i, (first, length, n) in enumerate(stretches)
    ]
    taken = add_up(new)
    assert not any(one.overlaps(other) for one in taken for other in taken if one is not other)
    # Whatever was left out shares a day with something taken.
    assert all(any(one.overlaps(other) for other in taken) for one in new)
    random.shuffle(new)  # type: ignore[attr-defined]
    assert add_up(new) == taken
