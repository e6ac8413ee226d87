"""The lexicon: tables of words compiled for one scan."""

import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Counted, Event
from dashboard.extract.language import languages
from dashboard.extract.lexicon import expand, lexicon

NEUTRAL = {"move", "other", "treat", "hold", "lose", "reach", "dwell"}  # told by what stands near


@pytest.mark.parametrize(
    ("phrases", "expanded"),
    [
        ("bus(es|)", ["buses", "bus"]),
        ("t(ake|ook) out,\n  set   off", ["take out", "took out", "set off"]),
        ("a(b|c)d(e|)", ["abde", "abd", "acde", "acd"]),
        ("", []),
    ],
    ids=["ending", "phrases", "product", "empty"],
)
def test_alternatives_are_written_out(phrases: str, expanded: list[str]) -> None:
    assert list(expand(phrases)) == expanded


@pytest.mark.parametrize("code", sorted(languages()))
def test_a_language_has_words_for_every_metric(code: str) -> None:
    tables = languages()[code]
    counted = {metric.counted for metric in METRICS if not metric.words.get(code)}
    events = {metric.event for metric in METRICS} - {Event.CARRY}
    assert counted <= set(tables.counted)
    assert events <= set(tables.events)


@pytest.mark.parametrize("code", sorted(languages()))
def test_concepts_are_ones_the_grammar_knows(code: str) -> None:
    tables = languages()[code]
    assert set(tables.counted) <= set(Counted)
    assert set(tables.events) <= {*Event, *NEUTRAL}
    assert set(tables.states) <= set(Event)


@pytest.mark.parametrize("code", sorted(languages()))
def test_no_phrase_is_left_with_a_bracket(code: str) -> None:
    for first, phrases in lexicon(code).entries.items():
        words = [first, *(word for rest, _ in phrases for word in rest)]
        assert not any("|" in word for word in words), words


def test_the_longest_phrase_comes_first() -> None:
    lengths = [len(rest) for rest, _ in lexicon("en").entries["the"]]
    assert lengths == sorted(lengths, reverse=True)
