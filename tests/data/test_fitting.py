"""Weights fitted to annotated choices, and what they are worth on reports kept apart."""

from collections.abc import Iterable
from functools import partial
from statistics import mean

import pytest

from data.fitting import (
    Choice,
    choose,
    choose_apart,
    fit,
    folds,
)

NEAR, FAR = ("near", "both"), ("far", "both")


def choices(count: int, right: int) -> list[Choice]:
    return [Choice(f"r{i}", "t", (FAR, NEAR), frozenset({right})) for i in range(count)]


def share_right(chosen: Iterable[tuple[Choice, int]]) -> float:
    return mean(index in choice.right for choice, index in chosen)


def test_what_tells_the_right_candidate_counts_for_it_and_what_all_share_for_nothing() -> None:
    table = fit(choices(20, 1))["t"]
    assert table["near"] > 0 > table["far"]
    assert "both" not in table


def test_a_table_with_few_examples_leans_on_the_others() -> None:
    few = [Choice("r0", "few", (FAR, NEAR), frozenset({1}))]
    tables = fit([*choices(20, 1), *few], least=2)
    assert 0 < tables["few"]["near"] <= tables["t"]["near"]


def test_a_sign_of_too_few_reports_counts_for_nothing() -> None:
    assert fit(choices(2, 1), least=3) == {"t": {}}


def test_a_penalty_keeps_weights_small() -> None:
    free, held = (fit(choices(20, 1), penalty)["t"]["near"] for penalty in (0.1, 10.0))
    assert free > held > 0


def test_a_tie_goes_to_the_first() -> None:
    assert choose(choices(1, 1)[0], {}) == 0


def test_reports_kept_apart_do_not_teach() -> None:
    # What each report's sign tells holds in no other report.
    learned = [Choice(f"r{i}", "t", ((f"n{i}",), (f"y{i}",)), frozenset({1})) for i in range(9)]
    assert share_right([(one, choose(one, fit(learned, least=1))) for one in learned]) == 1.0
    unseen = choose_apart(learned, partial(fit, least=1), 3)
    assert share_right(unseen) < 0.5 < share_right(choose_apart(choices(9, 1), fit, 3))


@pytest.mark.parametrize("count", [1, 3, 9])
def test_folds_hold_each_report_once(count: int) -> None:
    names = [f"r{i % 7}" for i in range(20)]
    dealt = folds(names, count)
    assert sorted(name for part in dealt for name in part) == sorted(set(names))
