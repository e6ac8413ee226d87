"""Verbs and nouns that tell what happened."""

import pytest

from dashboard.extract.clauses import Distances
from dashboard.extract.verbs import find_events
from tests.extract.conftest import MakeSentence

CASES = [
    ("They took 20 people out.", ["evacuate"]),
    ("The war drove 20 people from their homes.", ["displace"]),
    ("Guards chased 20 people off the bridge.", ["displace"]),
    ("The ferry carried 20 people.", ["evacuate"]),
    ("They had to be evacuated.", ["evacuate"]),
    ("They were taken to a nearby clinic.", ["treat"]),
    ("They went into shelters.", ["shelter"]),
    ("They squeezed into two buses.", ["evacuate"]),
    ("The Royal Flight Museum has 20 guides.", []),
    ("The lodge's guests slept.", ["shelter"]),
]


@pytest.mark.parametrize(("text", "events"), CASES, ids=[text for text, _ in CASES])
def test_an_event_is_found(text: str, events: list[str], make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    found = {event for event, _, _ in find_events(sentence, Distances(sentence))}
    assert found == set(events)
