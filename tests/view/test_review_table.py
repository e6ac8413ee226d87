from typing import Any

import pandas as pd
import pytest

from dashboard.view.panel import Screen
from dashboard.view.queue import read_queue
from dashboard.view.review_table import build_table, read_edits
from tests.view.conftest import MakeScreen
from tests.view.deeds import correct


@pytest.fixture
def figures(screen: Screen) -> list[dict[Any, Any]]:
    frame = screen.tables.figures.set_index("figure_id", drop=False)
    return frame.loc[list(read_queue(screen).index)].to_dict("records")


def place_of(figures: list[dict[Any, Any]], words: str) -> int:
    return next(place for place, one in enumerate(figures) if one["evidence"] == words)


def test_the_table_is_in_the_words_of_the_screen(
    screen: Screen, figures: list[dict[Any, Any]]
) -> None:
    table = build_table(figures, read_queue(screen))
    row = table.loc[place_of(figures, "21 buses")]
    assert (row["Review"], row["What"], row["Meaning"]) == ("not reviewed", "Buses", "new that day")
    assert (row["Number"], row["From"], row["Said by"]) == (21, "eastern Aleppo", "John Kerry")
    assert pd.isna(table.loc[place_of(figures, "Tens of thousands of civilians"), "Number"])


def test_a_corrected_figure_says_so(make_screen: MakeScreen, figures: list[dict[Any, Any]]) -> None:
    buses = figures[place_of(figures, "21 buses")]["figure_id"]
    screen = make_screen(corrections=[correct(buses, "value", "22", "21")])
    frame = screen.tables.figures.set_index("figure_id", drop=False)
    table = build_table(frame.loc[[buses]].to_dict("records"), read_queue(screen))
    assert table["Review"].tolist() == ["corrected, read as 21"]


def test_edited_cells_become_changes_and_lines(figures: list[dict[Any, Any]]) -> None:
    place = place_of(figures, "21 buses")
    edits = read_edits(
        figures,
        {place: {"Number": 22, "What": "Ambulances", "First day": "2016-12-14T00:00:00.000"}},
    )
    assert edits.problems == ()
    assert {(one.column_name, one.old_value, one.new_value) for one in edits.changes} == {
        ("value", "21", "22"),
        ("metric", "buses", "ambulances"),
        ("start_date", "2016-12-15", "2016-12-14"),
        ("date_accuracy", "day", "range"),
    }
    assert set(edits.lines) == {
        ("“21 buses”", "Number", "21", "22"),
        ("“21 buses”", "What", "Buses", "Ambulances"),
        ("“21 buses”", "First day", "2016-12-15", "2016-12-14"),
    }


def test_a_verdict_is_of_the_figure_as_it_will_read(
    make_screen: MakeScreen, figures: list[dict[Any, Any]]
) -> None:
    place = place_of(figures, "21 buses")
    cells = {"Number": 22, "From": "Aleppo", "First day": None, "Your say": "in dispute"}
    edits = read_edits(figures, {place: cells})
    assert edits.lines[-1] == ("“21 buses”", "Review", "not reviewed", "in dispute")
    screen = make_screen(
        corrections=[
            correct(one.row_id, one.column_name, one.new_value, one.old_value, table=one.table_name)
            for one in edits.changes
        ]
    )
    assert set(screen.tables.corrections["state"]) == {"applied"}
    buses = screen.tables.figures.query("evidence == '21 buses'").iloc[0]
    assert (buses["review_status"], buses["value"]) == ("disputed", 22)


def test_what_cannot_be_is_told_and_the_rest_is_kept(figures: list[dict[Any, Any]]) -> None:
    edits = read_edits(figures, {0: {"At least": 10**8}, 1: {"Who": "all"}})
    assert len(edits.problems) == 1
    assert "may not be above" in edits.problems[0]
    assert [one.column_name for one in edits.changes] == ["population"]


def test_no_edit_is_nothing_to_save(figures: list[dict[Any, Any]]) -> None:
    edits = read_edits(figures, {0: {"Who": figures[0]["population"]}})
    assert (edits.changes, edits.lines, edits.problems) == ((), (), ())
