"""The weighed choice of what happened: what it may change, and what it must leave alone."""

import pytest

from dashboard.base.vocabulary import Event
from dashboard.extract import weighing
from dashboard.extract.figures import extract
from dashboard.extract.signs import find_signs
from dashboard.extract.weighing import CANDIDATES, NONE, WEIGHTS, choose
from tests.extract.conftest import MakeReport

OPENING = "The army evacuated 4,000 people from Homs on Monday. "
FIRM = [
    ("Shells killed 30 people.", "people_killed"),
    ("About 30 people were wounded.", "people_wounded"),
    ("Some 30 people are missing.", "people_missing"),
    ("Gunmen chased 300 people out of the valley.", "people_displaced"),
    ("Buses will take out 300 people.", "people_awaiting"),
    ("The village has taken in 300 people.", "people_sheltering"),
]
NO_COUNT = [
    "The convoy is 300 metres long.",
    "The town has a population of 300,000.",
    "She is 43 years old.",
    "The army paid 300,000 dollars.",
    "It began in 2012.",
    "Trucks brought food for 3,000 people.",
]


def _weighed(by_sign: dict[str, dict[int, int]]) -> dict[str, tuple[int, ...]]:
    candidates = range(len(CANDIDATES))
    return {sign: tuple(row.get(i, 0) for i in candidates) for sign, row in by_sign.items()}


def test_weights_are_of_known_candidates() -> None:
    assert set(WEIGHTS) <= {str(candidate) for candidate in CANDIDATES}


def test_the_candidate_with_the_heaviest_signs_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    by_sign = {"a": {0: 3}, "b": {1: 2}, "c": {1: 2}, "d": {len(CANDIDATES) - 1: 3}}
    monkeypatch.setattr(weighing, "_BY_SIGN", _weighed(by_sign))
    assert choose(["a", "b", "unheard of"], "x") == CANDIDATES[0]
    assert choose(["a", "b", "c"], "x") == CANDIDATES[1]


def test_no_figure_leads_where_the_rules_find_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "_BY_SIGN", _weighed({"a": {0: 3}, "b": {0: 3}}))
    assert choose(["a"], "") == NONE
    assert choose(["a", "b"], "") == Event.EVACUATE


@pytest.mark.parametrize(("text", "metric"), FIRM, ids=[text for text, _ in FIRM])
def test_what_the_rules_are_sure_of_stands(
    text: str, metric: str, make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "choose", lambda _signs, _event: NONE)
    figures = extract(make_report(text)).figures
    assert [figure.metric for figure in figures] == [metric]


@pytest.mark.parametrize("text", NO_COUNT)
def test_what_counts_nobody_is_not_weighed(
    text: str, make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "choose", lambda _signs, _event: Event.EVACUATE)
    assert len(extract(make_report(OPENING + text)).figures) == 1


def test_a_figure_says_that_it_was_weighed(
    make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "choose", lambda _signs, _event: Event.DISPLACE)
    (figure,) = extract(make_report("The army evacuated 4,000 people.")).figures
    assert (figure.metric, figure.rule) == ("people_displaced", "weighed")


def test_signs_name_concepts_and_no_words(
    make_report: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[list[str]] = []

    def note(signs: list[str], event: str) -> str:
        noted.append(signs)
        return event or NONE

    monkeypatch.setattr(weighing, "choose", note)
    extract(make_report(OPENING + "Later 300 families fled to the camps in panic."))
    assert find_signs.__module__ == "dashboard.extract.signs"
    (first, second) = noted
    assert "prev.none" in first
    assert {"prev.evacuate", "said.displace", "counted.household", "has.own_ways"} <= set(second)
    assert not {sign for sign in second if "families" in sign or "fled" in sign}
