"""The places that the annotated reports name: how many are found, and how many of these are right.

``gold_places.csv`` holds a row a report and name, with the place that was meant, checked by eye
against the report; empty where the words describe and name nothing that can be pointed at.
"""

import csv
from collections import defaultdict
from pathlib import Path

from dashboard.locate.geocoder import Locator

FLOOR_RESOLVED = 0.98
FLOOR_RIGHT = 0.98


def read_gold() -> dict[str, dict[str, str]]:
    gold: dict[str, dict[str, str]] = defaultdict(dict)
    with Path(__file__).with_name("gold_places.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            gold[row["report"]][row["name"]] = row["place_id"]
    return gold


def test_names_of_the_annotated_reports_are_found_and_right(locator: Locator) -> None:
    named = found = answered = right = 0
    faults = []
    for report, places in read_gold().items():
        for one in locator.locate(list(places)):
            expected = places[one.name]
            answer = one.place.place_id if one.place else ""
            named += expected != ""
            found += expected != "" and answer != ""
            answered += answer != ""
            right += answer != "" and answer == expected
            if answer != expected:
                faults.append(f"{report}: {one.name!r} is {answer or 'nothing'}, not {expected}")
    assert named > 150
    assert found / named >= FLOOR_RESOLVED, faults
    assert right / answered >= FLOOR_RIGHT, faults
