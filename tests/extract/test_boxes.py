"""Boxes of key figures on one line."""

import time

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport


@pytest.mark.parametrize(
    "text",
    [
        "Evacuated 3,400 Sheltering 1,200 Killed 14",
        "3,400 evacuated 1,200 sheltering 14 killed",
    ],
    ids=["labels before", "labels after"],
)
def test_labels_stand_on_either_side_of_their_numbers(make_report: MakeReport, text: str) -> None:
    read = {figure.metric: figure.quantity.value for figure in extract(make_report(text)).figures}
    assert read == {"people_evacuated": 3_400, "people_sheltering": 1_200, "people_killed": 14}


def test_a_list_that_ends_in_prose_costs_no_more_than_its_length(make_report: MakeReport) -> None:
    rows = ", ".join(f"Town{letter} {ord(letter)}" for letter in "abcdefghijklmnopqrstuvwxyz")
    report = make_report(f"People evacuated by town: {rows}. All were taken to shelters.")
    start = time.process_time()
    extract(report)
    assert time.process_time() - start < 5
