import pytest

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.claim import Claim, are_apart, best, day_before
from tests.tidy.by_hand import claim, day


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(claim(1, 15, trust=1), claim(2, 15, trust=0), id="more reliable"),
        pytest.param(claim(1, 15, trust=0, is_pinned=True), claim(2, 15), id="pinned"),
        pytest.param(claim(1, 15), claim((1, 9), 15), id="a number before bounds"),
        pytest.param(claim((1, 9), 15, verdict=1), claim(2, 15), id="accepted"),
        pytest.param(claim(1, 15), claim(2, 15, trust=1, verdict=1), id="reliable, not accepted"),
        pytest.param(claim(1, 15, trust=1), claim(2, 15, verdict=-1), id="the other in dispute"),
        pytest.param(
            claim(1, 15, is_pinned=True, verdict=-1), claim(2, 15), id="pinned in dispute"
        ),
        pytest.param(claim(1, 15), claim(2, 15, qualifier=Qualifier.ABOUT), id="exact"),
        pytest.param(claim(1, 15), claim(2, 15, is_dated=False), id="says its day"),
        pytest.param(claim(1, 15), claim(2, 15, since=14), id="of one day"),
        pytest.param(claim(1, 15, has_origin=True), claim(2, 15), id="says from where"),
        pytest.param(claim(1, 15, is_among=True), claim(2, 15), id="of the evacuated"),
        pytest.param(claim(1, 15, published=day(17)), claim(2, 15), id="last published"),
        pytest.param(claim(2, 15), claim(1, 15), id="larger, all else alike"),
    ],
)
def test_the_best_claim_of_a_day(better: Claim, worse: Claim) -> None:
    assert best([better, worse]) is better
    assert best([worse, better]) is better


def test_reliability_goes_before_specificity_and_that_before_publication() -> None:
    vague_but_high = claim((20, 90), 15)
    exact_but_medium = claim(50, 15, trust=1, published=day(20))
    assert best([vague_but_high, exact_but_medium]) is vague_but_high
    exact_but_old = claim(50, 15)
    about_but_new = claim(60, 15, qualifier=Qualifier.ABOUT, published=day(20))
    assert best([exact_but_old, about_but_new]) is exact_but_old


@pytest.mark.parametrize(
    ("low", "high", "expected"), [(100, 120, False), (100, 121, True), (0, 1, True), (0, 0, False)]
)
def test_over_a_fifth_is_apart(low: int, high: int, expected: bool) -> None:  # noqa: FBT001
    assert are_apart([claim(low, 15), claim(high, 15, source="WHO")]) is expected


def test_bounds_that_meet_are_not_apart() -> None:
    assert not are_apart([claim((20, 99), 15), claim((90, 200), 15, source="WHO")])


def test_one_channel_is_not_apart_from_itself() -> None:
    assert not are_apart([claim(100, 15), claim(900, 15)])
    assert are_apart([claim(100, 15), claim(900, 15, publisher="dpa")])
    # 100 and 300 are of one channel, 200 lies between: 300 is apart from it all the same.
    assert are_apart([claim(100, 15), claim(300, 15), claim(200, 15, publisher="dpa")])


@pytest.mark.parametrize(
    ("inner", "outer", "expected"),
    [((15, 15), (15, 16), True), ((15, 16), (15, 16), False), ((14, 15), (15, 17), False)],
)
def test_days_within_a_longer_stretch(
    inner: tuple[int, int],
    outer: tuple[int, int],
    expected: bool,  # noqa: FBT001
) -> None:
    assert claim(1, inner[1], since=inner[0]).is_within(day(outer[0]), day(outer[1])) is expected


def test_stretches_of_days() -> None:
    assert claim(1, 16, since=15).length == 2
    assert claim(1, 16, since=15).overlaps(claim(1, 16))
    assert not claim(1, 16, since=15).overlaps(claim(1, 17))
    assert day_before(day(1)).isoformat() == "2016-11-30"


def test_bounds_count_by_the_least() -> None:
    assert claim((20, 99), 15).size == 20
    assert claim(25, 15).size == 25
