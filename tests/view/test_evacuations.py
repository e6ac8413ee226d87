from collections.abc import Callable

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.view.desk import Change
from dashboard.view.evacuations import (
    describe_figure,
    describe_operations,
    merge,
    move,
    name_operation,
    new_operation,
    rename,
)
from dashboard.view.panel import Screen
from tests.view.deeds import correct

EAST = "aleppo-eastern@2016-12-15"


def test_an_operation_has_its_days_sources_and_ends(screen: Screen) -> None:
    row = describe_operations(screen.claims).loc[EAST]
    assert row["Operation"] == "Eastern Aleppo, Dec 2016"
    assert (row["First day"].day, row["Last day"].day) == (15, 24)
    assert row["First figure"].endswith("15 Dec 2016")
    assert "35,000, 24 Dec 2016" in row["Last figure"]
    assert row["Sources"].startswith("ICRC")
    assert row["Reports"] < row["Figures"]


def test_what_is_only_planned_has_no_first_and_last_figure(screen: Screen) -> None:
    planned = screen.claims[screen.claims["timing"] == "planned"]
    assert set(describe_operations(planned)["First figure"]) == {""}


def test_no_claims_are_no_operations(screen: Screen) -> None:
    assert describe_operations(screen.claims.head(0)).empty


def test_a_figure_is_told_in_a_line(screen: Screen) -> None:
    row = screen.claims[screen.claims["evidence"] == "21 buses"].iloc[0].to_dict()
    assert describe_figure(row) == "21 buses, 15 Dec 2016, US State Department in NBC News"


@pytest.mark.parametrize(
    ("operation_id", "name"),
    [
        (EAST, "Eastern Aleppo, Dec 2016"),
        ("idlib@2016-11-02", "Idlib, Nov 2016"),
        ("atlantis@undated", "Place not known, date not known"),
        ("Second wave", "Second wave"),
    ],
)
def test_an_operation_has_a_name_even_when_it_is_gone(
    screen: Screen, operation_id: str, name: str
) -> None:
    assert name_operation(operation_id, screen.claims, screen.tables) == name


def test_a_new_name_has_to_be_another() -> None:
    assert rename(EAST, "Old", "  New  name ") == (
        Change("operations", EAST, "name", "Old", "New name"),
    )
    for name in ("", "  ", "Old"):
        with pytest.raises(CorrectionError, match="another name"):
            rename(EAST, "Old", name)


def test_figures_take_their_parts_and_repeats_along(screen: Screen) -> None:
    figures = screen.tables.figures
    words = figures.set_index("figure_id")["evidence"]
    (whole,) = words.index[words == "About 3,000 civilians"]
    moved = {words[change.row_id] for change in move(figures, [whole], "Second wave")}
    assert moved == {
        "About 3,000 civilians",
        "the 3,000 people",
        "more than 1,000 people",
        "40 were wounded",
    }
    assert {change.new_value for change in move(figures, [whole], " Second  wave ")} == {
        "Second wave"
    }


@pytest.mark.parametrize(("chosen", "to"), [([], "Second wave"), (["x"], "  ")])
def test_a_move_needs_figures_and_an_aim(screen: Screen, chosen: list[str], to: str) -> None:
    with pytest.raises(CorrectionError):
        move(screen.tables.figures, chosen, to)


@pytest.mark.parametrize("name", ["a@b", "Eastern Aleppo, Dec 2016"])
def test_a_new_operation_has_a_name_of_its_own(screen: Screen, name: str) -> None:
    with pytest.raises(CorrectionError):
        new_operation(name, screen.claims)
    assert new_operation(" Second  wave ", screen.claims) == "Second wave"


def test_changes_do_what_they_say(make_screen: Callable[..., Screen], screen: Screen) -> None:
    other = next(one for one in describe_operations(screen.claims).index if one != EAST)
    (merged,) = merge([other], EAST)
    (renamed,) = rename(EAST, "Eastern Aleppo, Dec 2016", "The great evacuation")
    made = [
        correct(one.row_id, one.column_name, one.new_value, one.old_value, table=one.table_name)
        for one in (merged, renamed)
    ]
    operations = describe_operations(make_screen(corrections=made).claims)
    assert operations["Operation"].tolist() == ["The great evacuation"]
