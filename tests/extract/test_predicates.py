"""What is told of a subject that a clause of its own describes."""

import pytest

from dashboard.extract.clauses import Distances
from dashboard.extract.figures import extract
from dashboard.extract.predicates import find_predicate
from dashboard.extract.verbs import find_events
from tests.extract.conftest import MakeReport, MakeSentence

CASES = [
    ("300 people who had been put up at a school were flown out.", ("shelter", "evacuate")),
    ("300 people who work at the plant were evacuated.", ("other", "evacuate")),
    ("300 people trapped in a mine were rescued.", ("await", "evacuate")),
    ("300 people from the hills, who had fled, are in tents.", ("displace", "shelter")),
    ("300 people who fled when the dam was breached drowned.", ("displace", "kill")),
    ("300 people who fled and are in tents.", None),
    ("300 people fled after homes were shelled.", None),
    ("300 people said that they were rescued.", None),
    ("300 people were rescued.", None),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_the_main_verb_is_found(
    text: str, expected: tuple[str | None, str] | None, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(text)
    found = find_predicate(sentence, 2, find_events(sentence, Distances(sentence)))
    told = found and (found.inner[0] if found.inner else None, found.main[0])
    assert told == expected


TOLD = [
    ("The 400 families who had been housed in a gym were bused out.", "families_evacuated"),
    ("Some 250 people told to leave the coast were flown out on Monday.", "people_evacuated"),
    ("Some 250 people who were wounded in the blast were flown out.", "people_wounded"),
    ("Some 250 people who had been flown out may go home.", "people_evacuated"),
    ("Some 250 people who had fled Homs arrived in Tripoli.", "people_displaced"),
    ("Rescuers freed 250 people who had been trapped and were hungry.", "people_evacuated"),
]


@pytest.mark.parametrize(("text", "metric"), TOLD, ids=[text for text, _ in TOLD])
def test_the_main_verb_tells_the_metric(text: str, metric: str, make_report: MakeReport) -> None:
    assert [figure.metric for figure in extract(make_report(text)).figures] == [metric]
