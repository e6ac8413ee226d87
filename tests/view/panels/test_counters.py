from collections.abc import Callable
from dataclasses import replace
from datetime import date

from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm
from dashboard.view.panel import Screen
from dashboard.view.panels.counters import build
from tests.sample import Said, make_entry


def test_there_is_a_card_for_each_headline_metric(screen: Screen) -> None:
    labels = [card.label for card in build(screen)]
    assert labels == ["People evacuated", "People wounded", "Buses", "Ambulances"]


def test_a_card_names_source_day_and_the_sentence_it_rests_on(screen: Screen) -> None:
    card = build(screen)[0]
    assert card.facts[0] == "2 operations"
    assert "ICRC" in card.facts[1]
    assert any("as of 24 Dec 2016" in fact for fact in card.facts)
    assert card.logic
    assert "35,000 people</mark>" in "".join(quote.html for quote in card.quotes)


def test_chosen_metrics_have_the_counters(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen(selection=Selection(metrics=("people_awaiting", "buses")))
    assert [card.label for card in build(screen)] == ["People waiting to leave", "Buses"]


def test_a_metric_without_a_figure_says_so(make_screen: Callable[..., Screen]) -> None:
    card = build(make_screen([]))[2]
    assert (card.label, card.amount) == ("Buses", "No figure")
    assert not card.quotes


def test_a_range_is_shown_where_the_claims_differ(screen: Screen) -> None:
    line = replace(screen.headlines[0], low=34_000, high=36_000)
    card = build(replace(screen, headlines=(line,)))[0]
    assert "Range 34,000 to 36,000" in card.facts


def test_a_vague_number_is_its_range(make_screen: Callable[..., Screen]) -> None:
    vague = make_entry(
        "Hundreds of people were evacuated.",
        "AFP",
        date(2016, 12, 20),
        (Said("Hundreds of people", "people_evacuated", (200, 999)),),
    )
    assert build(make_screen([vague]))[0].amount == "200 to 999"


def test_alarms_and_doubts_are_in_plain_words(screen: Screen) -> None:
    line = replace(
        screen.headlines[0],
        alarms=tuple(alarm.value for alarm in Alarm),
        is_confirmed=False,
        is_derived=True,
        unconfirmed="A later claim of 40,000 is not confirmed.",
    )
    card = build(replace(screen, headlines=(line,)))[0]
    assert len(card.alarms) == len(Alarm)
    assert not [words for words in (*card.alarms, *card.facts) if "_" in words]
    assert "A later claim of 40,000 is not confirmed." in card.facts
    assert f"Worked out from {len(card.quotes)} figures" in card.facts
