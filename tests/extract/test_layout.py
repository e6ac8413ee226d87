"""What the layout says of numbers."""

import pytest

from dashboard.extract.labels import Label
from dashboard.extract.layout import find_labels
from dashboard.extract.lexicon import lexicon

MOVED, SHELTERED = Label("", "evacuate"), Label("person", "shelter")
ROADS = Label("", "", is_thing=True)
MOVED_PEOPLE = Label("person", "evacuate")
CASES = [
    ("Dead: 14", [Label("person", "kill")]),
    ("Evacuated\n2,300\nDead\n14", [Label("", "evacuate"), Label("person", "kill")]),
    ("2,300\n\nfamilies evacuated", [Label("household", "evacuate")]),
    ("| Day | Buses |\n|---|---|\n| Monday | 12 |", [Label("bus", "")]),
    ("Metric\tValue\nPeople evacuated\t300", [Label("person", "evacuate")]),
    ("Evacuation centers open\n12", [Label("", "shelter", is_thing=True)]),
    ("Page\n3", []),
    ("Buses: 12", [Label("bus", "")]),
    ("Buses used\n12", [Label("bus", "")]),
    ("Table 2. People evacuated\nBeira: 900", [Label("person", "evacuate")]),
    ("Day | Dead\n1 | 14", [Label("", "", is_thing=True), Label("person", "kill")]),
    ("Some 300 people were evacuated.", []),
    ("Evacuated\n340\nRoads closed\n7\nIn shelters\n90", [MOVED, ROADS, SHELTERED]),
    ("7\nRoads closed\n340\nEvacuated\n90\nIn shelters", [ROADS, MOVED, SHELTERED]),
    ("Town — people in shelters — roads\nKale — 210 — 9", [SHELTERED, ROADS]),
    ("Kale — once a port — has 210 people — and no road", []),
    ("People evacuated\nTown | last 24 hours | Total\nKale | 21 | 90", [MOVED_PEOPLE] * 2),
]
RUNS = [
    ("Key figures Evacuated 3,400 In shelters 1,200 Killed 14", ["evacuate", "shelter", "kill"]),
    ("3,400 evacuated 1,200 in shelters 14 killed", ["evacuate", "shelter", "kill"]),
    ("As of 3 May 2015: Dead 8 Roads closed 4 Injured 30", ["kill", "", "wound"]),
    ("Dead: 8; hurt: 30; houses hit: 311.", ["kill", "wound", ""]),
    ("1,240 evacuees 96 families 2 deaths", ["evacuate", "evacuate", "kill"]),
    ("On Monday 340 left for Rabat, 210 by boat, 40 by plane", []),
    ("The fire killed 12, hurt 30 and left 5 missing", []),
]


@pytest.mark.parametrize(("text", "labels"), CASES, ids=[text for text, _ in CASES])
def test_a_number_gets_the_words_beside_or_above_it(text: str, labels: list[Label]) -> None:
    found = find_labels(text, lexicon("en"))
    assert [found[at] for at in sorted(found)] == labels
    assert all(text[at].isdigit() for at in found)


@pytest.mark.parametrize(("text", "events"), RUNS, ids=[text for text, _ in RUNS])
def test_a_box_without_lines_is_read_as_a_whole(text: str, events: list[str]) -> None:
    found = find_labels(text, lexicon("en"))
    assert [found[at].event for at in sorted(found)] == events
    assert all(found[at].is_firm for at in found)
