import pytest

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.point import (
    by_day,
    hedge_least,
    hedge_sum,
    say_carried,
    say_lifted,
    say_summed,
    stated_point,
    worked_point,
)
from dashboard.tidy.totals import Total
from tests.tidy.by_hand import claim, day, total


def test_the_range_spans_other_claims_of_the_day() -> None:
    claims = by_day(
        [total(25_000, 20), total(24_000, 20, publisher="dpa"), total(26_000, 20, source="WHO")]
    )
    point = stated_point(Timing.CUMULATIVE, day(20), claims, "total")
    assert (point.low, point.value, point.high) == (24_000, 26_000, 26_000)
    assert "Other claims of that day: 25,000 (ICRC through AFP), 24,000" in point.logic


def test_the_range_reaches_back_a_day_to_another_organization() -> None:
    claims = by_day([total(25_000, 20), total(24_000, 19, source="WHO"), total(15_000, 19)])
    point = stated_point(Timing.CUMULATIVE, day(20), claims, "total")
    assert (point.low, point.high) == (24_000, 25_000)
    assert "of the day before, others say: 24,000 (WHO through AFP)" in point.logic


def test_a_new_count_is_not_bounded_by_that_of_the_day_before() -> None:
    claims = by_day([claim(15_000, 19), claim(350, 18, source="WHO")])
    point = stated_point(Timing.NEW, day(19), claims)
    assert (point.low, point.high) == (15_000, 15_000)


def test_wounded_of_the_evacuated_are_not_set_against_others() -> None:
    claims = by_day([total(40, 15, is_among=True), total(3, 15, source="WHO")])
    point = stated_point(Timing.CUMULATIVE, day(15), claims, "total")
    assert (point.low, point.value, point.high) == (40, 40, 40)
    assert [one.size for one in point.beside] == [3]


def test_low_reliability_alone_recommends_nothing() -> None:
    claims = by_day([total(90_000, 20, trust=0)])
    assert not stated_point(Timing.CUMULATIVE, day(20), claims, "total").is_firm


def test_a_pinned_figure_of_low_reliability_is_recommended() -> None:
    claims = by_day([total(90_000, 20, trust=0, is_pinned=True), total(25_000, 20)])
    point = stated_point(Timing.CUMULATIVE, day(20), claims, "total")
    assert point.is_firm
    assert point.value == 90_000


def test_a_figure_in_dispute_stays_in_the_range_of_one_that_was_accepted() -> None:
    accepted = total(9800, 9, trust=1, source="OCD", verdict=1)
    disputed = total(7000, 9, source="mayor", verdict=-1)
    point = stated_point(Timing.CUMULATIVE, day(9), by_day([disputed, accepted]), "total")
    assert (point.low, point.value, point.high) == (7000, 9800, 9800)
    assert "A person has read it and found it right." in point.logic
    assert "In dispute, so that others go before: 7,000 (mayor through AFP)." in point.logic


def test_a_figure_in_dispute_counts_where_there_is_no_other() -> None:
    point = stated_point(Timing.CUMULATIVE, day(9), by_day([total(7000, 9, verdict=-1)]), "total")
    assert (point.value, point.is_firm) == (7000, True)
    assert point.logic.endswith("A person has put it in dispute.")


def test_a_total_carried_on_says_what_it_is_made_of() -> None:
    parts = (total(25_000, 21, qualifier=Qualifier.AT_LEAST), claim(500, 22))
    point = worked_point(day(22), Total(parts), say_carried(Total(parts), ()))
    assert point.is_derived
    assert point.logic == (
        "Worked out by this program: at least 25,000, the total that ICRC states as of 21 Dec "
        "2016, and its own new counts since: 500 on 22 Dec 2016."
    )


def test_the_range_of_a_sum_adds_up_those_of_its_days() -> None:
    new = by_day([claim(100, 15), claim(80, 15, publisher="dpa", trust=1), claim(200, 16)])
    points = {one: stated_point(Timing.NEW, one, new) for one in new}
    total = Total((new[day(15)][0], new[day(16)][0]))
    point = worked_point(day(16), total, say_summed(total, ()), days=[*points.values()])
    assert (point.low, point.value, point.high) == (280, 300, 300)
    assert point.logic.startswith("Worked out by this program, since no reliable source states a")
    assert "2 new counts by ICRC added up, 100 on 15 Dec 2016; 200 on 16 Dec 2016" in point.logic


def test_a_sum_in_which_somebody_low_speaks_is_in_doubt() -> None:
    new = by_day([claim(100, 15, trust=0)])
    points = [stated_point(Timing.NEW, day(15), new)]
    total = Total((new[day(15)][0],))
    assert not worked_point(day(15), total, ".", days=points).is_firm
    assert worked_point(day(15), total, ".").is_firm


def test_counts_over_the_last_total_are_the_least_there_can_be() -> None:
    stated, counts = total(300, 14), Total((claim(200, 15), claim(150, 16)))
    told = say_lifted(counts, stated)
    point = worked_point(day(16), counts, told, hedge=hedge_least(counts))
    assert (point.qualifier, point.is_derived) == (Qualifier.AT_LEAST, True)
    assert "come to more than the last total, 300 as of 14 Dec 2016 (ICRC through AFP)" in told


@pytest.mark.parametrize(
    ("hedge", "other", "expected"),
    [
        ("exact", claim(9, 17, source="UN"), "at_least"),
        ("exact", claim(9, 15, source="UN"), "exact"),
        ("exact", claim(9, 17, source="UN", trust=0), "exact"),
        ("up_to", claim(9, 17, source="UN"), "up_to"),
        ("nearly", claim(9, 17, source="UN"), "nearly"),
    ],
    ids=["another day", "the same day", "in doubt", "has a most", "nearly"],
)
def test_a_sum_without_the_counts_of_others_is_the_least(
    hedge: str, other: Claim, expected: str
) -> None:
    counts = Total((claim(100, 15, qualifier=Qualifier(hedge)),))
    assert hedge_sum(counts, [other]) == expected


def test_a_count_without_a_day_is_told_so() -> None:
    new = by_day([claim(750, 20, is_dated=False)])
    assert "its text states no day" in stated_point(Timing.NEW, day(20), new).logic


def test_what_the_same_source_says_otherwise_is_told() -> None:
    claims = by_day([claim(2, 15), claim(500, 15), claim(2, 15), claim(9, 15, is_among=True)])
    point = stated_point(Timing.NEW, day(15), claims)
    assert point.value == 9
    alike = by_day([claim(2, 15), claim(500, 15), claim(2, 15)])
    point = stated_point(Timing.NEW, day(15), alike)
    assert (point.low, point.high) == (500, 500)
    assert point.logic.endswith("The same source says as well: 2 (ICRC through AFP).")
