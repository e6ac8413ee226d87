from collections.abc import Callable
from dataclasses import replace
from datetime import date

from dashboard.base.vocabulary import Timing
from dashboard.tidy.selection import Selection, publication_days
from dashboard.view.comparing import (
    MOST_NUMBERS,
    Step,
    compare,
    find_reports,
    list_changes,
    name_report,
    read_numbers,
    say_difference,
    say_effect,
    say_step,
    usual_days,
)
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry, sample_entries

MakeScreen = Callable[..., Screen]
D19, D20, D23, D24, D26 = (date(2016, 12, day) for day in (19, 20, 23, 24, 26))


def step_of(screen: Screen, metric: str, before: date, after: date) -> Step:
    return next(one for one in compare(screen, before, after).steps if one.metric == metric)


def test_the_usual_days_are_the_last_two_on_which_reports_came_out(
    screen: Screen, make_screen: MakeScreen
) -> None:
    assert usual_days(screen) == (D23, D24)
    assert usual_days(make_screen(selection=Selection(as_of=D20))) == (D19, D20)
    assert usual_days(make_screen(sample_entries()[-2:])) is None
    assert usual_days(make_screen([])) is None
    assert publication_days(screen.claims)[0] == date(2016, 12, 15)


def test_a_counter_tells_what_it_was_and_which_report_changed_it(make_screen: MakeScreen) -> None:
    screen = make_screen(selection=Selection(origins=("eastern Aleppo",)))
    step = step_of(screen, "people_evacuated", D23, D24)
    assert step.is_changed
    assert step.difference == 10_000
    assert say_difference(step) == "+10,000"
    assert say_step(step) == "People evacuated: 25,000 → 35,000 (+10,000)"
    (report,) = find_reports(screen, step.report_ids)
    assert name_report(report) == "Diari de Girona, 24 Dec 2016"


def test_what_has_no_counter_is_named(make_screen: MakeScreen) -> None:
    entries = [
        *sample_entries(),
        make_entry(
            "40 people returned. 21 buses left.", "ICRC", D26,
            [Said("40 people", "people_returned", 40), Said("21 buses", "buses", 21)],
        ),
    ]  # fmt: skip
    assert compare(make_screen(entries), D24, D26).others == ("people_returned",)


def test_a_counter_that_did_not_change_says_so(screen: Screen) -> None:
    step = step_of(screen, "buses", D23, D24)
    assert not step.is_changed
    assert say_difference(step) == ""


def test_a_counter_that_was_not_there_came_from_nothing(screen: Screen) -> None:
    before = date(2016, 12, 14)
    step = step_of(screen, "buses", before, date(2016, 12, 15))
    assert step.before is None
    assert step.difference is None
    assert say_step(step) == "Buses: no figure → 21"


def test_the_numbers_are_those_of_the_view_as_of_each_day(
    screen: Screen, make_screen: MakeScreen
) -> None:
    step = step_of(screen, "people_evacuated", D19, D20)
    for day, line in ((D19, step.before), (D20, step.after)):
        then = make_screen(selection=Selection(as_of=day)).headlines[0]
        assert line
        assert (line.value, line.low, line.high) == (then.value, then.low, then.high)


def test_reports_without_a_date_are_known_from_their_day_on(
    make_screen: MakeScreen,
) -> None:
    undated = make_entry(
        "On 24 December 90,000 people left eastern Aleppo, the ICRC said.",
        "AFP",
        None,
        (
            Said("90,000 people", "people_evacuated", 90_000, days=(D24, D24),
                 origin="eastern Aleppo", by="ICRC"),
        ),
    )  # fmt: skip
    screen = make_screen([*sample_entries(), undated])
    found = compare(screen, D23, D24)
    assert len(found.report_ids) == 3
    assert undated[0].report_id in found.report_ids
    # The counters come to the same whichever way they are asked for.
    as_of = make_screen([*sample_entries(), undated], selection=Selection(as_of=D24))
    after = {step.metric: step.after for step in found.steps if step.after}
    for lines in (screen.headlines, as_of.headlines):
        assert {one.metric: one.value for one in lines} == {
            metric: one.value for metric, one in after.items()
        }


def test_a_total_that_falls_is_warned_of(make_screen: MakeScreen) -> None:
    later = make_entry(
        "9,000 people have left eastern Aleppo so far, the ICRC said.",
        "AFP",
        date(2016, 12, 26),
        (
            Said("9,000 people", "people_evacuated", 9000, timing=Timing.CUMULATIVE,
                 origin="eastern Aleppo", by="ICRC"),
        ),
    )  # fmt: skip
    step = step_of(make_screen([*sample_entries(), later]), "people_evacuated", D24, D26)
    assert step.warning == "The total is lower than on a day before"
    assert say_step(step).endswith("(−26,000, the total is lower than on a day before)")


def test_the_same_number_says_what_else_is_another(screen: Screen) -> None:
    step = step_of(screen, "buses", D23, D24)
    assert step.after
    other = replace(step, after=replace(step.after, attributed_to="UN", high=22))
    assert other.is_changed
    assert say_step(other) == "Buses: 21, with another range and another source"


def test_the_table_holds_every_day_that_changed(screen: Screen) -> None:
    changes = list_changes(screen, D23, D24)
    assert set(changes["metric"]) == {"people_evacuated", "people_wounded"}
    assert changes["publishers"].str.contains("Diari de Girona").all()


def test_what_a_change_did_to_the_numbers_is_said_in_a_line(screen: Screen) -> None:
    before = read_numbers(screen.counts)
    stays = "Over all reports the numbers stay as they are."
    assert say_effect(before, before) == stays
    assert say_effect(before, before, "Aleppo, Dec 2016") == f"Aleppo, Dec 2016; {stays.lower()}"
    people = replace(before["people_evacuated"], value=100, low=100, high=100)
    after = {**before, "people_evacuated": people}
    del after["buses"]
    told = "People evacuated: about 35,750 → about 100 (−35,650); Buses: 21 → no figure."
    assert say_effect(before, after) == f"Over all reports: {told}"
    assert len(before) == MOST_NUMBERS + 1
    assert say_effect(before, {}).endswith("; and 1 other number.")


def test_the_numbers_of_a_view_are_those_of_every_metric(make_screen: MakeScreen) -> None:
    entry = make_entry(
        "40 people returned.", "ICRC", D26, [Said("40 people", "people_returned", 40)]
    )
    counts = make_screen([entry]).counts
    assert {metric: line.value for metric, line in read_numbers(counts).items()} == {
        "people_returned": 40
    }
