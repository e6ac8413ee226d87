from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.summing import Choice, Summand, choose_summands

DAY = date(2016, 12, 15)


def summand(name: str, size: int, *, on: int = 0, **fields: Any) -> Summand:
    day = DAY + timedelta(days=on)
    one = Summand(
        operation_id=name,
        told=f"{size} ({name})",
        size=size,
        low=size,
        high=size,
        is_planned=False,
        is_firm=True,
        stands_at=day,
        first_day=day,
        day=day,
    )
    return replace(one, **fields)


def test_operations_apart_from_each_other_are_added() -> None:
    choice = choose_summands([summand("a", 5), summand("b", 7)], {})
    assert choice == Choice(frozenset({"a", "b"}), ())


def test_plans_are_not_added_to_what_was_done() -> None:
    plan = summand("b", 70, is_planned=True)
    choice = choose_summands([summand("a", 5), plan], {})
    assert choice.operation_ids == {"a"}
    assert choice.notes == ("Not added, since it is only planned: 70 (b).",)
    assert choose_summands([plan], {}).operation_ids == {"b"}


def test_a_place_nobody_knows_may_be_one_of_the_others() -> None:
    lost = summand("unknown@2016-12-20", 9, on=14)
    assert choose_summands([summand("a", 5), lost], {}).operation_ids == {"a"}
    assert choose_summands([lost], {}).operation_ids == {lost.operation_id}
    later = summand("unknown@2017-01-20", 9, on=36)
    assert len(choose_summands([summand("a", 5), later], {}).operation_ids) == 2


def test_a_wide_area_holds_the_places_within_it() -> None:
    wider = {"town": ["province"], "village": ["province"]}
    within = [summand("town", 5), summand("village", 7)]
    choice = choose_summands([summand("province", 12), *within], wider)
    assert choice.operation_ids == {"province"}
    assert choice.notes == (
        "Not added, since the number of the wider area may hold it: 7 (village); 5 (town).",
    )


def test_places_that_add_up_to_more_stand_for_their_area() -> None:
    wider = {"town": ["province"], "village": ["province"]}
    within = [summand("town", 5), summand("village", 7)]
    choice = choose_summands([summand("province", 11), *within], wider)
    assert choice.operation_ids == {"town", "village"}
    assert "places within that area add up to more: 11 (province)" in choice.notes[0]


def test_places_that_come_to_hardly_more_widen_the_range_of_their_area() -> None:
    wider = {"town": ["province"], "village": ["province"]}
    within = [summand("town", 400), summand("village", 620)]
    choice = choose_summands([summand("province", 1000), *within], wider)
    assert choice.operation_ids == {"province"}
    assert (choice.below, choice.above) == (0, 20)


@pytest.mark.parametrize(
    ("day", "source", "counted", "is_added"),
    [
        (1, "AFP", True, True),
        (0, "AFP", True, False),
        (1, "UN", True, False),
        (1, "AFP", False, False),
    ],
    ids=["another day", "its day", "another source", "a total so far"],
)
def test_one_source_counts_other_people_on_other_days(
    day: int, source: str, *, counted: bool, is_added: bool
) -> None:
    later = DAY + timedelta(days=day)
    span = (later, later) if counted else None
    province = summand("province", 12, on=day, source=source, counted=span)
    town = summand("town", 5, source="AFP", counted=(DAY, DAY))
    choice = choose_summands([province, town], {"town": ["province"]})
    assert (choice.operation_ids == {"province", "town"}) is is_added


def test_areas_lie_within_areas() -> None:
    wider = {"town": ["province", "country"], "province": ["country"], "other": ["country"]}
    town, other = summand("town", 5), summand("other", 4)
    # Nobody has a number for the province.
    assert choose_summands([town, other, summand("country", 8)], wider).operation_ids == {
        "town",
        "other",
    }
    province = summand("province", 7)
    assert choose_summands(
        [town, other, province, summand("country", 10)], wider
    ).operation_ids == {"province", "other"}


@pytest.mark.parametrize(
    ("whole", "parts", "kept"),
    [
        pytest.param((500, False), [(5, True), (7, True)], "parts", id="doubted whole"),
        pytest.param((500, False), [(5, True), (7, False)], "parts", id="one firm part"),
        pytest.param((500, False), [(5, False), (7, False)], "whole", id="nobody is firm"),
        pytest.param((10, True), [(5, True), (700, False)], "whole", id="doubted part"),
        pytest.param((10, True), [(11, True), (700, False)], "parts", id="firm part exceeds"),
    ],
)
def test_what_reliable_sources_tell_goes_before_what_others_do(
    whole: tuple[int, bool], parts: list[tuple[int, bool]], kept: str
) -> None:
    within = [summand(f"part{n}", size, is_firm=firm) for n, (size, firm) in enumerate(parts)]
    around = summand("whole", whole[0], is_firm=whole[1])
    choice = choose_summands([around, *within], {one.operation_id: ["whole"] for one in within})
    assert choice.operation_ids == (
        {"whole"} if kept == "whole" else {one.operation_id for one in within}
    )


def test_a_doubted_whole_says_so() -> None:
    around = summand("whole", 500, is_firm=False)
    choice = choose_summands([around, summand("part", 5)], {"part": ["whole"]})
    [note] = choice.notes
    assert note == (
        "Not added, since only sources of low reliability tell it of an area whose places others "
        "count: 500 (whole)."
    )
    assert (choice.below, choice.above) == (0, 0)


@pytest.mark.parametrize(
    ("may_fall", "on", "kept"),
    [
        pytest.param(True, 3, "whole", id="a later level"),
        pytest.param(True, 2, "parts", id="a level of the same day as one of theirs"),
        pytest.param(False, 3, "parts", id="a total, which cannot fall"),
    ],
)
def test_what_may_fall_is_the_latest(may_fall: bool, on: int, kept: str) -> None:  # noqa: FBT001
    wider = {"a": ["whole"], "b": ["whole"]}
    summands = [summand("whole", 10, on=on), summand("a", 6, on=1), summand("b", 7, on=2)]
    choice = choose_summands(summands, wider, may_fall=may_fall)
    assert choice.operation_ids == ({"whole"} if kept == "whole" else {"a", "b"})


@pytest.mark.parametrize(
    ("on", "fields", "reach"),
    [
        pytest.param(2, {}, (3, 0), id="of the same day"),
        pytest.param(1, {}, (3, 0), id="of the day before"),
        pytest.param(0, {}, (0, 0), id="long before"),
        pytest.param(2, {"low": 5, "high": 40}, (8, 27), id="wider on both sides"),
        pytest.param(2, {"is_firm": False}, (0, 0), id="of low reliability"),
    ],
)
def test_the_range_holds_the_whole_that_the_sum_is_of(
    on: int, fields: dict[str, Any], reach: tuple[int, int]
) -> None:
    wider = {"a": ["whole"], "b": ["whole"]}
    whole = summand("whole", 10, on=on, **fields)
    apart = summand("apart", 100)
    choice = choose_summands([whole, summand("a", 6, on=1), summand("b", 7, on=2), apart], wider)
    assert choice.operation_ids == {"a", "b", "apart"}
    assert (choice.below, choice.above) == reach


NAMES = [f"o{number}" for number in range(8)]


@given(
    st.lists(st.integers(0, 9), min_size=8, max_size=8),
    st.dictionaries(st.integers(1, 7), st.integers(0, 6)),
    st.lists(st.booleans(), min_size=8, max_size=8),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_nothing_is_added_to_what_holds_it(
    sizes: list[int],
    around: dict[int, int],
    firm: list[bool],
    may_fall: bool,  # noqa: FBT001
    random: object,
) -> None:
    wider: dict[str, list[str]] = {}
    for number, name in enumerate(NAMES):
        outer = around.get(number, 7)
        if outer < number:
            wider[name] = [NAMES[outer], *wider.get(NAMES[outer], [])]
    summands = [
        summand(name, size, is_firm=is_firm)
        for name, size, is_firm in zip(NAMES, sizes, firm, strict=True)
    ]
    choice = choose_summands(summands, wider, may_fall=may_fall)
    for name in choice.operation_ids:
        assert choice.operation_ids.isdisjoint(wider.get(name, ()))
    # Each is in the sum, or told of.
    told = " ".join(choice.notes)
    left = [one for one in summands if one.operation_id not in choice.operation_ids]
    assert all(one.told in told for one in left) or "more." in told
    assert min(choice.below, choice.above) >= 0
    random.shuffle(summands)  # type: ignore[attr-defined]
    assert choose_summands(summands, wider, may_fall=may_fall) == choice
