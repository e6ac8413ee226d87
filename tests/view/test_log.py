from collections.abc import Callable
from dataclasses import replace

import pytest

from dashboard.tidy.terms import CorrectionState
from dashboard.view.desk import withdraw
from dashboard.view.log import STATES, read_log
from dashboard.view.panel import Screen
from dashboard.view.panels import waiting_changes
from tests.view.deeds import correct

EAST = "aleppo-eastern@2016-12-15"
MakeScreen = Callable[..., Screen]


@pytest.fixture
def buses(screen: Screen) -> str:
    figures = screen.tables.figures
    return str(figures.loc[figures["evidence"] == "21 buses", "figure_id"].iloc[0])


def test_each_change_is_told_in_plain_words(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(
        corrections=[
            correct(buses, "recommendation", "excluded"),
            correct(buses, "operation_id", "Second wave", by="C. D.", reason="other buses"),
            correct(EAST, "name", "Aleppo", "Eastern Aleppo, Dec 2016", table="operations"),
            correct("foua-kefraya@2016-12-15", "merged_into", EAST, table="operations"),
            correct(buses, "value", "20", "21"),
            correct("idlib", "place_id", "foua-kefraya", "idlib", table="place_names"),
            correct("the camp", "place_id", "none", table="place_names"),
        ]
    )
    deeds = [entry.deed for entry in reversed(read_log(screen))]
    told = "21 buses, 15 Dec 2016, US State Department in NBC News"
    assert deeds[0].endswith("US State Department in NBC News: excluded")
    assert deeds[1].endswith(": moved to Second wave")
    assert deeds[2] == "Eastern Aleppo, Dec 2016: renamed to Aleppo"
    assert deeds[3] == "Foua and Kefraya, Dec 2016: merged into Aleppo"
    assert deeds[4].endswith("number changed from 21 to 20")
    assert deeds[5] == "“idlib” is Foua and Kefraya, not Idlib"
    assert deeds[6] == "“the camp” is no place, not unknown"
    assert not [deed for deed in deeds if "_" in deed]
    assert told.partition(" ")[2] in deeds[0]
    first = read_log(screen)[-1]
    assert first.head == "16 Dec 2016, 12:00 UTC, A. B."
    assert first.reason == "double of the first"


def test_what_was_undone_says_so_on_its_own_line_and_can_be_done_again(
    make_screen: MakeScreen, buses: str
) -> None:
    screen = make_screen(
        corrections=[
            correct(buses, "recommendation", "excluded"),
            correct("1", "state", "withdrawn", None, table="corrections", by="C. D."),
        ]
    )
    (entry,) = read_log(screen)
    assert entry.state == "undone by C. D., 16 Dec 2016, 12:00 UTC"
    assert entry.undo == withdraw(2)
    assert (entry.is_undone, entry.is_waiting) == (True, False)
    assert waiting_changes.build(screen).empty


def test_what_was_done_again_holds_and_can_be_undone(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(
        corrections=[
            correct(buses, "recommendation", "excluded"),
            correct("1", "state", "withdrawn", None, table="corrections"),
            correct("2", "state", "withdrawn", None, table="corrections"),
        ]
    )
    (entry,) = read_log(screen)
    assert (entry.state, entry.undo, entry.is_undone) == ("", withdraw(1), False)


def test_a_line_keeps_the_words_it_was_made_with(make_screen: MakeScreen, buses: str) -> None:
    made = correct(buses, "recommendation", "excluded")
    kept = replace(made, deed="21 buses, as they were called then: excluded")
    (entry,) = read_log(make_screen(corrections=[kept]))
    assert entry.deed == kept.deed


def test_every_state_has_words() -> None:
    assert set(STATES) == set(CorrectionState)


def test_a_change_of_an_operation_that_is_not_found_says_so(make_screen: MakeScreen) -> None:
    screen = make_screen(
        corrections=[
            correct("atlantis@2016-12-15", "name", "Atlantis", table="operations"),
            correct(EAST, "name", "Aleppo", table="operations"),
        ]
    )
    found, stray = read_log(screen)
    assert "no such operation" in stray.state
    assert (found.state, found.undo) == ("", withdraw(2))


def test_what_could_not_be_applied_says_why(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(
        corrections=[
            correct(buses, "value", "20", "22"),
            correct("gone", "recommendation", "pinned"),
        ]
    )
    gone, conflict = read_log(screen)
    assert "otherwise" in conflict.state
    assert "gone" in gone.state
    assert conflict.undo is None
    assert gone.undo is None
    waiting = waiting_changes.build(screen)
    assert waiting["Why it waits"].tolist() == [
        "Not applied: what it changed is gone",
        "Not applied: it was read otherwise by now",
    ]


def test_the_log_does_not_depend_on_the_filters(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(corrections=[correct(buses, "recommendation", "pinned")])
    nothing = replace(screen, claims=screen.claims.head(0))
    assert read_log(nothing) == read_log(screen)
