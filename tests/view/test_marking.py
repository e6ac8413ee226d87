import json

import pandas as pd
import pytest

from dashboard.base.errors import CorrectionError
from dashboard.view.marked_report import figure_mark
from dashboard.view.marking import (
    Marked,
    find_words,
    list_leftovers,
    make_addition,
    read_number,
)
from dashboard.view.panel import Screen

TEXT = "Some 40 people left.\nLater 40  people left by bus."
CELLS: dict[str, str | None] = {
    "metric": "people_arrived", "value": "3", "low": "3", "high": "3", "qualifier": "exact",
    "timing": "new", "population": "", "start_date": "2016-12-15", "end_date": "2016-12-15",
    "origin": "", "destination": "Idlib", "place": "", "attributed_to": "", "subset_of": "",
}  # fmt: skip


@pytest.mark.parametrize(
    ("words", "turn", "found"),
    [
        ("40 people", 1, "40 people"),
        ("40 people", 2, "40  people"),
        ("left. Later", 1, "left.\nLater"),
        ("  Some 40 ", 1, "Some 40"),
    ],
)
def test_words_are_found_as_they_stand(words: str, turn: int, found: str) -> None:
    marked = find_words(TEXT, words, turn)
    assert TEXT[marked.start : marked.end] == found


@pytest.mark.parametrize(
    ("words", "turn", "told"),
    [
        ("", 1, "Mark the words"),
        ("(.*)", 1, "do not stand"),
        ("40 people", 3, "only 2 times"),
        ("Some", 2, "only once"),
    ],
)
def test_words_that_are_not_there_are_told(words: str, turn: int, told: str) -> None:
    with pytest.raises(CorrectionError, match=told):
        find_words(TEXT, words, turn)


@pytest.mark.parametrize(
    ("words", "number"),
    [("some 3,000 people", 3000), ("1 200 left", 1200), ("12.500", 12500), ("dozens", None),
     ("5, 6 and 7", 5), ("20160", 20160)],
)  # fmt: skip
def test_a_number_is_read_for_the_field(words: str, number: int | None) -> None:
    assert read_number(words) == number


def test_an_added_figure_carries_its_words_and_sentence(screen: Screen) -> None:
    reports = screen.tables.reports
    report = reports[reports["text"].str.contains("three injured")].iloc[0].to_dict()
    marked = find_words(report["text"], "three injured")
    change = make_addition(screen.tables.figures, report, marked, CELLS)
    told = json.loads(change.new_value or "")
    assert told["evidence"] == "three injured"
    assert told["sentence"].startswith("Ahmed Sweid spoke of three injured")
    assert (told["value"], told["unit"], told["date_accuracy"]) == ("3", "person", "day")


def test_a_figure_that_is_there_is_not_added_again(screen: Screen) -> None:
    reports = screen.tables.reports
    report = reports[reports["text"].str.contains("three injured")].iloc[0].to_dict()
    marked = find_words(report["text"], "three injured at the convoy")
    with pytest.raises(CorrectionError, match="already"):
        make_addition(screen.tables.figures, report, marked, CELLS | {"metric": "people_wounded"})
    with pytest.raises(CorrectionError, match="Give the number"):
        make_addition(
            screen.tables.figures, report, Marked(0, 5), CELLS | {"value": None, "low": None}
        )


def test_leftovers_of_a_report_are_offered_the_puzzling_ones_first(screen: Screen) -> None:
    leftovers = screen.tables.leftovers
    report_id = str(leftovers["report_id"].iloc[0])
    more = leftovers.iloc[[0]].assign(start=9_000, end=9_004, reason="unknown")
    both = list_leftovers(pd.concat([leftovers.iloc[[0]], more]), report_id)
    assert next(iter(both)) == 9_000
    assert list_leftovers(leftovers, "no such report") == {}


def test_a_rejected_figure_is_not_marked_as_one(screen: Screen) -> None:
    row = screen.tables.figures.iloc[0].to_dict()
    assert figure_mark(row).style == "figure"
    rejected = figure_mark({**row, "review_status": "rejected"})
    assert rejected.style == "rejected"
