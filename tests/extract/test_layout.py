"""What the layout says of numbers."""

import pytest

from dashboard.extract.layout import Label, find_labels
from dashboard.extract.lexicon import lexicon

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
]


@pytest.mark.parametrize(("text", "labels"), CASES, ids=[text for text, _ in CASES])
def test_a_number_gets_the_words_beside_or_above_it(text: str, labels: list[Label]) -> None:
    found = find_labels(text, lexicon("en"))
    assert [found[at] for at in sorted(found)] == labels
    assert all(text[at].isdigit() for at in found)
