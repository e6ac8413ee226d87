from typing import Any

import pytest

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.settling import settle
from tests.tidy.by_hand import claim, total


def test_a_part_is_set_aside_from_its_whole() -> None:
    whole, part = total(15_000, 19), total(5000, 19)
    part = total(5000, 19, subset_of=whole.figure_id)
    settled = settle([part, whole])
    assert settled.claims == (whole,)
    assert settled.parts == (part,)


def test_a_part_is_no_total_where_its_whole_is_excluded() -> None:
    part = total(5000, 19, subset_of="excluded")
    assert settle([part]).claims == ()
    assert settle([part]).parts == (part,)


@pytest.mark.parametrize(
    ("rows", "whole"),
    [
        pytest.param([300, 600], {}, id="two rows and their total"),
        pytest.param([300, 600], {"qualifier": Qualifier.ABOUT}, id="a total that is hedged"),
        pytest.param([300, 600, 300], {}, id="a row that is told twice"),
    ],
)
def test_rows_are_parts_of_the_total_that_they_add_up_to(
    rows: list[int], whole: dict[str, Any]
) -> None:
    of_all = total(900, 16, **whole)
    settled = settle([*(total(row, 16) for row in rows), of_all])
    assert settled.claims == (of_all,)
    assert {part.subset_of for part in settled.parts} == {of_all.figure_id}
    assert len(settled.parts) == len(rows)


@pytest.mark.parametrize(
    "others",
    [
        pytest.param([total(900, 16)], id="one number told twice"),
        pytest.param([total(300, 16), total(500, 16)], id="less than it"),
        pytest.param([total(300, 16), total(600, 15)], id="of another day"),
        pytest.param([total(300, 16), total(600, 16, source="WHO")], id="of another source"),
        pytest.param([total(300, 16), claim(600, 16)], id="of another series"),
        pytest.param([total(300, 16), total(600, 16, is_pinned=True)], id="pinned by a person"),
        pytest.param([total(0, 16), total(900, 16)], id="of nothing"),
    ],
)
def test_other_numbers_beside_a_total_are_no_parts(others: list[Claim]) -> None:
    assert settle([*others, total(900, 16)]).parts == ()


def test_a_fact_told_twice_counts_once_by_its_clearer_telling() -> None:
    clear = claim(3000, 15, report_id="r", fact_id="a")
    dim = claim(3000, 16, report_id="r", fact_id="a", is_dated=False)
    assert settle([dim, clear]).claims == (clear,)
    elsewhere = claim(3000, 15, report_id="s", fact_id="a")
    assert len(settle([clear, elsewhere]).claims) == 2


def test_a_fact_told_by_two_sources_is_two_claims() -> None:
    one = claim(3000, 15, report_id="r", fact_id="a")
    other = claim(3000, 15, report_id="r", fact_id="a", source="officials")
    assert settle([one, other]).claims == (one, other)


def test_a_total_that_starts_again_is_a_new_count_since() -> None:
    before = total(15_000, 18)
    again = total(5000, 20, since=19)
    settled = settle([before, again])
    assert settled.restarted == {again.figure_id}
    assert [one.timing for one in settled.claims] == [Timing.CUMULATIVE, Timing.NEW]


def test_a_total_since_the_start_or_above_the_last_one_does_not_start_again() -> None:
    before = total(15_000, 18)
    assert not settle([before, total(25_000, 20, since=19)]).restarted
    assert not settle([before, total(5000, 20)]).restarted
    assert not settle([before, total(5000, 20, since=15)]).restarted
    assert not settle([before, total(5000, 20, since=19, source="WHO")]).restarted
