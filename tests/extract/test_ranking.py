"""The choice of a figure's places among all that a report names."""

from collections.abc import Sequence

import pytest

from dashboard.extract.figures import extract
from dashboard.extract.ranking import END, NAME, NONE, ROLE, Option, table_parts, weigh
from tests.extract.conftest import MakeReport

KNOWN = frozenset({"Warri", "Asaba", "Lokoja"})
OPTIONS = [Option(NONE, None, ("none_any",)), Option(NAME, None, ("near", "title"))]


@pytest.mark.parametrize(
    ("weights", "chosen"),
    [
        ({}, 0),
        ({"name": {"near": 3}}, 1),
        ({"name": {"near": 3}, "name/harm": {"title": -4}}, 0),
        ({"name": {"near": 3}, "name/move": {"title": -4}}, 1),
        ({"name": {"near": 3, "none_any": 3}}, 0),
    ],
    ids=["a tie", "all kinds", "one kind", "another kind", "a tie of weights"],
)
def test_weights_of_all_kinds_and_of_one_add_up(
    weights: dict[str, dict[str, int]], chosen: int
) -> None:
    assert weigh(weights)("name/harm", 0, OPTIONS) == chosen


def test_a_table_leans_on_that_of_its_question() -> None:
    assert table_parts(f"{ROLE}/harm") == (ROLE, f"{ROLE}/harm")
    assert table_parts(f"{END}/move") == (END, f"{END}/move")


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Some 300 people were evacuated from Warri to Asaba.", []),
        ("Floods have hit Warri. Some 300 people were evacuated.", ["Warri"]),
    ],
    ids=["named beside it", "named before"],
)
def test_a_place_from_elsewhere_is_marked(
    text: str, marked: list[str], make_report: MakeReport
) -> None:
    (figure,) = extract(make_report(text), KNOWN).figures
    assert figure.origin == "Warri"
    assert [figure.origin] * figure.is_place_carried == marked


def test_a_figure_far_into_a_list_keeps_what_its_own_sentence_says(
    make_report: MakeReport,
) -> None:
    text = "\n".join(["Floods: Lokoja, Asaba."] + ["Warri: 30 people evacuated."] * 2_100)
    figures = extract(make_report(text), KNOWN).figures
    places: Sequence[str] = [figure.origin or figure.place for figure in figures]
    assert set(places[2_000:]) == {"Warri"}
