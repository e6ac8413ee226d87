from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from dashboard.tidy.summing import Choice, Summand, choose_summands

DAY = date(2016, 12, 15)


def summand(name: str, size: int, *, on: int = 0, is_planned: bool = False) -> Summand:
    day = DAY + timedelta(days=on)
    return Summand(name, f"{size} ({name})", size, is_planned, day, day)


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
    wider = {"town": "province", "village": "province"}
    within = [summand("town", 5), summand("village", 7)]
    choice = choose_summands([summand("province", 12), *within], wider)
    assert choice.operation_ids == {"province"}
    assert choice.notes == (
        "Not added, since the number of the wider area holds it: 7 (village); 5 (town).",
    )


def test_places_that_add_up_to_more_stand_for_their_area() -> None:
    wider = {"town": "province", "village": "province"}
    within = [summand("town", 5), summand("village", 7)]
    choice = choose_summands([summand("province", 11), *within], wider)
    assert choice.operation_ids == {"town", "village"}
    assert "places within that area add up to more: 11 (province)" in choice.notes[0]


def test_areas_lie_within_areas() -> None:
    wider = {"town": "province", "province": "country", "other": "country"}
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


NAMES = [f"o{number}" for number in range(8)]


@given(
    st.lists(st.integers(0, 9), min_size=8, max_size=8),
    st.dictionaries(st.integers(1, 7), st.integers(0, 6)),
    st.randoms(use_true_random=False),
)
def test_nothing_is_added_to_what_holds_it(
    sizes: list[int], around: dict[int, int], random: object
) -> None:
    wider = {NAMES[one]: NAMES[other] for one, other in around.items() if other < one}
    summands = [summand(name, size) for name, size in zip(NAMES, sizes, strict=True)]
    choice = choose_summands(summands, wider)
    for name in choice.operation_ids:
        outer = wider.get(name, "")
        while outer:
            assert outer not in choice.operation_ids
            outer = wider.get(outer, "")
    # Each is in the sum, or told of.
    told = " ".join(choice.notes)
    left = [one for one in summands if one.operation_id not in choice.operation_ids]
    assert all(one.told in told for one in left) or "more." in told
    random.shuffle(summands)  # type: ignore[attr-defined]
    assert choose_summands(summands, wider) == choice
