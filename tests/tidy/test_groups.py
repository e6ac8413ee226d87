import pytest

from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.groups import join_groups
from dashboard.tidy.series import build_series
from dashboard.tidy.terms import Alarm
from tests.tidy.by_hand import claim, total

LIST = "A flight took 170 Afghans and 13 service members."


def group(number: int | tuple[int, int], population: str, on: int = 15, **fields: object) -> Claim:
    return claim(number, on, **({"population": population, "sentence": LIST} | fields))  # type: ignore[arg-type]


def sizes(*claims: Claim) -> list[int]:
    return sorted(one.size for one in join_groups(claims))


def test_groups_of_one_sentence_are_one_count() -> None:
    groups = group(170, "Afghans"), group(13, "service members")
    [joined] = join_groups(groups)
    assert (joined.value, joined.low, joined.high) == (183, 183, 183)
    assert joined.groups == groups
    assert set(joined.figure_id.split("|")) == {one.figure_id for one in groups}


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(group(13, "Afghans"), id="one noun"),
        pytest.param(group(13, "wounded Afghans"), id="a noun that holds the other"),
        pytest.param(group(13, "people"), id="a noun that can stand for all"),
        pytest.param(group(13, ""), id="no noun"),
        pytest.param(group(13, "service members", 16), id="another day"),
        pytest.param(group(13, "service members", source="WHO"), id="another source"),
        pytest.param(group(13, "service members", sentence="Elsewhere."), id="another sentence"),
        pytest.param(group(13, "service members", timing=Timing.PLANNED), id="another sense"),
        pytest.param(group(13, "service members", is_pinned=True), id="a person's choice"),
        pytest.param(group(13, "service members", subset_of="f"), id="a part"),
        pytest.param(group(13, "service members", is_among=True), id="another whole"),
    ],
)
def test_what_may_be_of_the_same_people_stays_apart(other: Claim) -> None:
    assert sizes(group(170, "Afghans"), other) == [13, 170]


def test_a_sentence_that_comes_twice_is_counted_once() -> None:
    again = group(170, "Afghans"), group(13, "service members")
    assert sizes(group(170, "Afghans"), group(13, "service members"), *again) == [183]
    assert sizes(group(170, "Afghans"), group(13, "crew"), group(14, "crew")) == [13, 14, 170]


def test_bounds_add_up_too() -> None:
    [joined] = join_groups([group((20, 99), "boys"), group(5, "girls")])
    assert (joined.value, joined.low, joined.high) == (None, 25, 104)


def test_the_day_is_their_sum_and_says_so() -> None:
    groups = [group(170, "Afghans"), group(13, "service members"), claim(100, 16)]
    new, later = (p for p in build_series(groups, Kind.FLOW) if p.timing is Timing.NEW)
    assert (new.value, later.value) == (183, 100)
    assert not new.alarms
    assert new.logic == (
        "183 (170 Afghans and 13 service members, added up as different groups) by ICRC through "
        "AFP: new on 15 Dec 2016."
    )
    totals = [p.value for p in build_series(groups, Kind.FLOW) if p.timing is Timing.CUMULATIVE]
    assert totals == [183, 283]


def test_one_population_with_two_numbers_stays_a_conflict() -> None:
    [point] = [
        one
        for one in build_series([group(170, "Afghans"), group(13, "Afghans")], Kind.FLOW)
        if one.timing is Timing.NEW
    ]
    assert point.value == 170
    assert Alarm.SEVERAL_RECOMMENDED in point.alarms


def test_parts_of_a_group_are_told_beside_their_sum() -> None:
    afghans = total(170, 15, population="Afghans", sentence=LIST)
    crew = total(13, 15, population="crew", sentence=LIST)
    part = total(40, 15, subset_of=afghans.figure_id, whole_high=170)
    point = build_series([afghans, crew, part], Kind.FLOW)[-1]
    assert point.value == 183
    assert "Parts of it, not added: 40 (ICRC through AFP)." in point.logic


def by(number: int, means: str, **fields: object) -> Claim:
    return claim(number, 15, **({"report_id": "r", "means": means} | fields))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        pytest.param([by(5000, "by road"), by(850, "by air")], [5850], id="two means"),
        pytest.param([by(148, "by air"), by(134, "by air, another")], [282], id="two turns"),
        pytest.param([by(5000, "by road"), by(850, "")], [850, 5000], id="one does not say"),
        pytest.param([by(5000, "by road"), by(850, "by road")], [850, 5000], id="one means"),
        pytest.param(
            [by(50, "by road"), by(8, "by air"), by(60, "")], [8, 50, 60], id="beside their total"
        ),
        pytest.param([by(50, "by road"), by(8, "by air"), by(9, "")], [9, 58], id="beside a part"),
        pytest.param(
            [by(50, "by road"), by(8, "by air", report_id="s")], [8, 50], id="two reports"
        ),
        pytest.param(
            [by(50, "by road"), by(8, "by air", is_pinned=True)], [8, 50], id="a person's choice"
        ),
    ],
)
def test_those_who_went_by_different_means(claims: list[Claim], expected: list[int]) -> None:
    assert sizes(*claims) == expected
