from collections.abc import Mapping
from types import MappingProxyType

from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.claim import Claim
from dashboard.tidy.neighbors import Neighbors, without_neighbors
from dashboard.tidy.series import build_series
from tests.tidy.by_hand import claim, total

NAMES = {"a": "Aleppo", "b": "Foua", "c": "Homs", "d": "Hama", "e": "Idlib"}


def said(
    claims: list[Claim],
    others: dict[str, list[Claim]],
    timing: Timing,
    wider: Mapping[str, list[str]] = MappingProxyType({}),
) -> str:
    groups = {("a", "m"): claims} | {(one, "m"): told for one, told in others.items()}
    point = next(one for one in build_series(claims, Kind.FLOW) if one.timing is timing)
    return Neighbors(groups, NAMES, wider).say("a", "m", point)


def test_what_the_same_source_or_report_says_of_others_is_told() -> None:
    mine = total(25_000, 20)
    by_source, by_report = total(750, 20), total(9, 18, report_id=mine.report_id, source="WHO")
    told = said([mine], {"b": [by_source], "c": [by_report]}, Timing.CUMULATIVE)
    assert told == (
        " Not added, being another operation: 750 (ICRC through AFP) of Foua; 9 (WHO through AFP) "
        "of Homs."
    )
    assert without_neighbors(f"25,000.{told}") == "25,000."
    assert without_neighbors("25,000.") == "25,000."


def test_what_lies_around_or_within_is_no_operation_of_others() -> None:
    others = {"b": [total(700, 20)], "c": [total(90_000, 20)], "d": [total(8, 20)]}
    wider = {"b": ["a", "c"], "a": ["c"]}
    told = said([total(25_000, 20)], others, Timing.CUMULATIVE, wider)
    assert told == (
        " Not added, being within it: 700 (ICRC through AFP) of Foua. Not added, being of a wider "
        "area: 90,000 (ICRC through AFP) of Homs. Not added, being another operation: 8 (ICRC "
        "through AFP) of Hama."
    )
    assert without_neighbors(f"25,000.{told}") == "25,000."


def test_what_nobody_takes_for_a_part_is_not_told() -> None:
    others = {
        "b": [total(750, 19), total(7, 20, source="WHO")],
        "c": [claim(9, 20, Timing.PLANNED)],
        "d": [total(8, 20, subset_of="f")],
    }
    assert said([total(25_000, 20)], others, Timing.CUMULATIVE) == ""
    assert said([claim(25_000, 20)], {"b": [total(750, 20)]}, Timing.NEW) == ""


def test_of_another_operation_its_total_is_told_and_a_long_list_is_cut() -> None:
    others = {
        one: [total(size, 20), claim(99, 20)]
        for one, size in zip("bcde", (4, 3, 2, 1), strict=True)
    }
    told = said([total(25_000, 20)], others, Timing.CUMULATIVE)
    assert "4 (ICRC through AFP) of Foua; 3 (ICRC through AFP) of Homs; 2" in told
    assert told.endswith("of Hama; and 1 more.")
