from collections.abc import Callable
from dataclasses import replace

import pytest

from dashboard.view.log import read_log
from dashboard.view.panel import Screen
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
        ]
    )
    deeds = [entry.deed for entry in reversed(read_log(screen))]
    told = "21 buses, 15 Dec 2016, US State Department in NBC News"
    assert deeds[0].endswith("US State Department in NBC News: excluded")
    assert deeds[1].endswith(": moved to Second wave")
    assert deeds[2] == "Eastern Aleppo, Dec 2016: renamed to Aleppo"
    assert deeds[3] == "Foua and Kefraya, Dec 2016: merged into Aleppo"
    assert deeds[4].endswith("value changed from 21 to 20")
    assert not [deed for deed in deeds if "_" in deed]
    assert told.partition(" ")[2] in deeds[0]
    first = read_log(screen)[-1]
    assert first.head == "16 Dec 2016, 12:00 UTC, A. B."
    assert first.reason == "double of the first"


def test_only_the_last_change_of_a_cell_can_be_undone(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(
        corrections=[
            correct(buses, "recommendation", "excluded"),
            correct(buses, "recommendation", "pinned", "excluded"),
        ]
    )
    last, first = read_log(screen)
    assert first.undo is None
    assert last.undo
    assert (last.undo.old_value, last.undo.new_value) == ("pinned", "excluded")


def test_undoing_the_first_name_brings_back_the_rule_and_a_later_one_the_name_before(
    make_screen: MakeScreen,
) -> None:
    names = [("One", "Eastern Aleppo, Dec 2016"), ("Two", "One")]
    made = [correct(EAST, "name", new, old, table="operations") for new, old in names]
    for count, back in ((1, ""), (2, "One")):
        entry = read_log(make_screen(corrections=made[:count]))[0]
        assert entry.undo
        assert entry.undo.new_value == back


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


def test_the_log_does_not_depend_on_the_filters(make_screen: MakeScreen, buses: str) -> None:
    screen = make_screen(corrections=[correct(buses, "recommendation", "pinned")])
    nothing = replace(screen, claims=screen.claims.head(0))
    assert read_log(nothing) == read_log(screen)
