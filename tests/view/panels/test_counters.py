from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm
from dashboard.view.panel import Screen
from dashboard.view.panels import counters
from dashboard.view.panels.counters import Card, build
from tests.sample import Said, make_entry, sample_entries
from tests.view.told import with_headline


def test_there_is_a_card_for_each_headline_metric(screen: Screen) -> None:
    labels = [card.label for card in build(screen)]
    assert labels == ["People evacuated", "People wounded", "Buses", "Ambulances"]


def test_a_card_names_source_and_day(screen: Screen) -> None:
    card = build(screen)[0]
    assert card.told == "ICRC, as of 24 Dec 2016"
    assert card.facts[:2] == ("Total so far, first figure 15 Dec 2016", "2 operations")
    assert card.has_number


def test_chosen_metrics_have_the_counters(make_screen: Callable[..., Screen]) -> None:
    screen = make_screen(selection=Selection(metrics=("people_awaiting", "buses")))
    assert [card.label for card in build(screen)] == ["People waiting to leave", "Buses"]


def test_a_metric_without_a_figure_says_so(make_screen: Callable[..., Screen]) -> None:
    card = build(make_screen([]))[2]
    assert (card.label, card.amount) == ("Buses", "No figure")
    assert not card.has_number
    assert card.facts == ("No report in this view states one.",)


def test_a_range_is_shown_where_the_claims_differ(screen: Screen) -> None:
    line = replace(screen.headlines[0], low=34_000, high=36_000)
    card = build(with_headline(screen, line))[0]
    assert "Range 34,000 to 36,000 or more" in card.facts


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
    card = build(with_headline(screen, line))[0]
    assert len(card.alarms) == len(Alarm)
    assert not [words for words in (*card.alarms, *card.facts) if "_" in words]
    # Of a sum that is told in the drawer, operation by operation.
    assert line.unconfirmed not in card.facts
    alone = replace(line, operation_ids=line.operation_ids[:1])
    assert line.unconfirmed in build(with_headline(screen, alone))[0].facts
    assert f"Added up by this program from {len(line.figure_ids)} figures" in card.facts


def test_of_many_alarms_two_are_told_and_the_others_are_a_click_away(
    open_site: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Card("buses", "Buses", "21", alarms=("First", "Second", "Third"))
    monkeypatch.setattr(counters, "build", lambda _screen: (told,))
    app = open_site()
    shown = " ".join(one.value for one in app.markdown)
    assert "Second" in shown
    assert "Third" not in shown
    (link,) = [one.proto for one in app.get("page_link") if "reason" in one.proto.label]
    assert (link.label, link.page) == ("1 more reason to look", "quality")
    assert "metric=Buses" in link.query_string


def test_a_sum_whose_high_end_is_a_least_says_so_once(screen: Screen) -> None:
    line = replace(screen.headlines[0], value=None, low=3_000, high=4_000, is_open=True)
    card = build(with_headline(screen, line))[0]
    assert card.amount == "3,000 to 4,000"
    assert card.facts[0] == "Its high end may be more"


def test_figures_without_a_day_are_counted_and_told(make_screen: Callable[..., Screen]) -> None:
    undated = make_entry(
        "Some 90 people left.", "AFP", None, (Said("Some 90 people", "people_evacuated", 90),)
    )
    card = build(make_screen([undated]))[0]
    assert (card.amount, card.undated, card.has_number) == ("No total", 1, False)
    assert "No day is known" in card.facts[0]
    card = build(make_screen([undated, *sample_entries()]))[0]
    assert (card.undated, card.has_number) == (1, True)


def test_what_is_only_planned_is_told_as_such(make_screen: Callable[..., Screen]) -> None:
    plan = make_entry(
        "Up to 500 people are to leave.",
        "AFP",
        date(2016, 12, 20),
        (Said("Up to 500 people", "people_evacuated", 500, Qualifier.UP_TO, Timing.PLANNED),),
    )
    card = build(make_screen([plan]))[0]
    assert card.amount == "No total"
    assert card.facts == ("Only planned: up to 500, 20 Dec 2016",)


def test_a_number_that_rests_on_a_confidential_report_is_marked(
    make_screen: Callable[..., Screen],
) -> None:
    entries = [
        (replace(report, is_confidential=report.publisher == "Diari de Girona"), *rest)
        for report, *rest in sample_entries()
    ]
    marked = {card.label: card.is_confidential for card in build(make_screen(entries))}
    assert marked == {
        "People evacuated": True, "People wounded": True, "Buses": False, "Ambulances": False
    }  # fmt: skip


def test_a_number_has_the_latest_plan_beside_it(screen: Screen) -> None:
    evacuated = next(card for card in build(screen) if card.metric == "people_evacuated")
    (plan,) = [fact for fact in evacuated.facts if fact.startswith("Planned: ")]
    assert any(mark.isdigit() for mark in plan)


def test_a_plan_beside_the_sum_of_several_operations_says_whose_it_is(screen: Screen) -> None:
    line = next(one for one in screen.headlines if one.metric == "people_evacuated")
    alone = replace(line, operation_ids=line.operation_ids[:1])
    for shown, is_told in ((screen, True), (with_headline(screen, alone), False)):
        (plan,) = [fact for fact in build(shown)[0].facts if fact.startswith("Planned: ")]
        assert plan.endswith(" only)") is is_told


@pytest.mark.parametrize(("day", "is_told"), [(16, True), (1, False)])
def test_a_plan_of_a_closed_operation_is_not_told(
    make_screen: Callable[..., Screen],
    day: int,
    is_told: bool,  # noqa: FBT001
) -> None:
    plan = Said("90 people", "people_evacuated", 90, timing=Timing.PLANNED, origin="Idlib")
    done = Said("70 people", "people_evacuated", 70, timing=Timing.CUMULATIVE, origin="Aleppo")
    shown = make_screen(
        [
            make_entry("90 people leave Idlib.", "AFP", date(2016, 12, day), [plan]),
            make_entry("70 people left Aleppo.", "AFP", date(2016, 12, 24), [done]),
        ]
    )
    facts = build(shown)[0].facts
    assert any(fact.startswith("Planned: 90") for fact in facts) is is_told


def test_a_plan_in_vague_words_is_told_as_it_was_said(make_screen: Callable[..., Screen]) -> None:
    said = Said(
        "Several thousand people", "people_evacuated", (2000, 9999), timing=Timing.PLANNED,
        origin="Idlib", by="WHO", qualifier=Qualifier.VAGUE,
    )  # fmt: skip
    entry = make_entry(
        "Several thousand people leave Idlib, says WHO.", "AFP", date(2016, 12, 20), [said]
    )
    facts = build(make_screen([entry]))[0].facts
    told = "Only planned: “Several thousand people” (2,000 to 9,999), 20 Dec 2016"
    assert told in facts
