from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dashboard.base.vocabulary import Timing
from dashboard.tidy.build import Entry
from dashboard.view.panel import Screen
from dashboard.view.reasons import Run, Step, html_of, read_steps
from tests.sample import Said, december, make_entry
from tests.view.conftest import HOSTILE

MakeScreen = Callable[..., Screen]


def steps_of(screen: Screen, metric: str, operation: str = "Eastern Aleppo") -> tuple[Step, ...]:
    tally = screen.counts.tally_of(metric)
    rows = tally[tally["operation"].str.startswith(operation)]
    line = screen.counts.headline_of(metric)
    assert line
    logic = " ".join(rows["calculation_logic"]) if len(rows) else line.calculation_logic
    return read_steps(logic, rows, screen.claims, line.figure_ids)


def links(steps: tuple[Step, ...]) -> list[Run]:
    return [run for step in steps for run in step if run.asked]


def words(step: Step) -> str:
    return "".join(run.words for run in step)


def entry(text: str, publisher: str, day: int, said: Said) -> Entry:
    return make_entry(text, publisher, date(2016, 12, day), (said,))


@pytest.mark.parametrize("metric", ["people_evacuated", "people_wounded", "buses", "ambulances"])
def test_each_number_of_each_reason_leads_to_a_figure_that_says_it(
    screen: Screen, metric: str
) -> None:
    figures = screen.claims.set_index("figure_id")
    found = links(steps_of(screen, metric))
    assert found
    for run in found:
        if run.asked[0][0] != "figure":
            continue
        figure = figures.loc[run.asked[0][1]]
        told = run.words.replace(",", "")
        assert str(figure["low"]) in told or str(figure["value"]) in told


def test_nothing_but_a_number_or_another_operation_is_a_link(screen: Screen) -> None:
    for run in links(steps_of(screen, "people_evacuated")):
        is_operation = run.asked[0][0] == "counter"
        assert run.words[-1].isdigit()
        assert run.words.startswith("Foua") if is_operation else run.words[0] in "AMU1234567890amu"


def test_a_sentence_is_a_step_and_no_word_is_lost(screen: Screen) -> None:
    rows = screen.counts.tally_of("people_evacuated")
    logic = " ".join(rows["calculation_logic"])
    steps = read_steps(logic, rows, screen.claims)
    assert " ".join(words(step) for step in steps) == logic
    assert len(steps) > len(rows)
    assert all(words(step).endswith(".") for step in steps)


@pytest.mark.parametrize(
    "name", ["U.S. Secretary of State", "Situation Report 17. Update 3", "About 40 (in all)"]
)
def test_a_name_with_stops_and_numbers_is_not_torn(make_screen: MakeScreen, name: str) -> None:
    said = Said("40 people", "people_evacuated", 40, days=december(15), by=name)
    screen = make_screen([entry(f"40 people left, {name} said.", "Paper", 16, said)])
    rows = screen.counts.tally_of("people_evacuated")
    (step,) = read_steps(f"40 by {name} through Paper: new on 15 Dec 2016.", rows, screen.claims)
    assert [run.words for run in step if run.asked] == ["40"]


def test_of_two_figures_of_one_number_the_source_decides(make_screen: MakeScreen) -> None:
    screen = make_screen(
        [
            entry(f"40 people left, {by} said.", f"Paper of {by}", 16,
                  Said("40 people", "people_evacuated", 40, days=december(15), by=by))
            for by in ("ICRC", "SARC")
        ]
    )  # fmt: skip
    rows = screen.counts.tally_of("people_evacuated")
    logic = "Not added: 40 on 15 Dec 2016 (SARC through Paper of SARC), 40 (IOM through Paper)."
    (link,) = links(read_steps(logic, rows, screen.claims))
    claims = screen.claims.set_index("figure_id")
    assert claims.loc[link.asked[0][1], "publisher"] == "Paper of SARC"


def test_a_number_that_was_worked_out_leads_to_all_its_figures(make_screen: MakeScreen) -> None:
    screen = make_screen(
        [
            entry(f"{count} people left eastern Aleppo, ICRC said.", "AFP", day,
                  Said(f"{count} people", "people_evacuated", count, days=december(day),
                       origin="eastern Aleppo", by="ICRC", timing=Timing.NEW))
            for day, count in ((15, 300), (16, 200))
        ]
    )  # fmt: skip
    rows = screen.counts.tally_of("people_evacuated")
    logic = "The total before it: 500 as of 16 Dec 2016 (ICRC)."
    (link,) = links(read_steps(logic, rows, screen.claims))
    assert link.page == "figures"
    assert dict(link.asked) == {
        "of_number": "people_evacuated.cumulative.2016-12-16",
        "operation": rows["operation"].iloc[0],
    }


def test_hostile_words_are_shown_as_they_stand(
    make_screen: MakeScreen, hostile_entry: Entry
) -> None:
    screen = make_screen([hostile_entry])
    rows = screen.counts.tally_of("people_evacuated")
    shown = html_of(read_steps(f"500 by {HOSTILE}: total.", rows, screen.claims))
    assert "<script" not in shown
    assert "&lt;script&gt;" in shown


PARTS = st.sampled_from(
    [
        "35,000 by ICRC",
        " (ICRC through AFP)",
        "15 Dec 2016",
        ". ",
        "(",
        ")",
        "about 9",
        " to 7",
        "A b.",
    ]
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(parts=st.lists(PARTS, max_size=12))
def test_whatever_is_told_keeps_its_words(screen: Screen, parts: list[str]) -> None:
    logic = "".join(parts)
    rows = screen.counts.tally_of("people_evacuated")
    steps = read_steps(logic, rows, screen.claims)
    assert "".join(map(words, steps)).replace(" ", "") == logic.replace(" ", "")
