"""What a person states of a figure becomes corrections that all hold, whatever it changes."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.errors import CorrectionError
from dashboard.tidy.build import correction_row
from dashboard.tidy.corrections import Correction, apply_corrections, check_correction
from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.tables import Tables, make_frame
from dashboard.tidy.terms import ReviewStatus
from dashboard.view.desk import Change
from dashboard.view.figure_changes import (
    cells_of,
    change_figure,
    say_of_figure,
    standing,
    tellings_by_source,
    undo_all,
    wholes_for,
)
from tests.sample import sample_tables

TABLES = sample_tables()
AT = datetime(2016, 12, 25, tzinfo=UTC)


def row_of(tables: Tables, words: str) -> dict[Any, Any]:
    figures = tables.figures
    [row] = figures[figures["evidence"] == words].to_dict("records")
    return row


def apply(*changes: Change) -> Tables:
    rows = []
    for number, one in enumerate(changes, 1):
        cells = (one.table_name, one.row_id, one.column_name, one.old_value, one.new_value)
        correction = Correction(AT, "A. B.", *cells, "why")
        check_correction(correction)
        rows.append(correction_row(correction) | {"correction_id": number})
    return apply_corrections(replace(TABLES, corrections=make_frame(CORRECTIONS, rows)))


def states(tables: Tables) -> Sequence[str]:
    return list(tables.corrections["state"])


numbers = st.integers(0, 200_000)


@settings(max_examples=60, deadline=None)
@given(
    words=st.sampled_from(["35,000 people", "Tens of thousands of civilians", "21 buses"]),
    bounds=st.lists(numbers, min_size=3, max_size=3).map(sorted),
    has_value=st.booleans(),
)
def test_any_number_can_become_any_other(words: str, bounds: list[int], has_value: bool) -> None:  # noqa: FBT001
    figure = row_of(TABLES, words)
    low, value, high = (str(one) for one in bounds)
    wanted = {"value": value if has_value else None, "low": low, "high": high}
    now = cells_of(figure)
    if has_value and value != now["value"]:
        # Bounds that were left as they are follow the number.
        wanted |= {name: value for name in ("low", "high") if wanted[name] == now[name]}
    tables = apply(*change_figure(figure, wanted))
    assert set(states(tables)) <= {"applied"}
    after = cells_of(row_of(tables, words))
    assert {name: after[name] for name in wanted} == wanted


def test_nothing_changed_is_no_change() -> None:
    for figure in TABLES.figures.to_dict("records"):
        assert change_figure(figure, cells_of(figure)) == ()


def test_white_space_that_a_field_evens_out_is_no_change() -> None:
    figure = row_of(TABLES, "21 buses") | {"origin": "eastern  Aleppo "}
    assert change_figure(figure, {"origin": "eastern Aleppo"}) == ()


@pytest.mark.parametrize(
    ("words", "wanted", "after"),
    [
        ("35,000 people", {"unit": "household"}, ("people_evacuated", "household")),
        ("35,000 people", {"metric": "people_displaced"}, ("people_displaced", "person")),
        (
            "35,000 people",
            {"metric": "people_displaced", "unit": "household"},
            ("people_displaced", "household"),
        ),
        ("35,000 people", {"metric": "buses", "unit": "household"}, ("buses", "vehicle")),
        ("21 buses", {"unit": "household"}, ("buses", "vehicle")),
        (
            "21 buses",
            {"metric": "people_evacuated", "unit": "person"},
            ("people_evacuated", "person"),
        ),
    ],
)
def test_persons_may_be_told_in_families(
    words: str, wanted: dict[str, str | None], after: tuple[str, str]
) -> None:
    tables = apply(*change_figure(row_of(TABLES, words), wanted))
    assert set(states(tables)) <= {"applied"}
    row = row_of(tables, words)
    assert (row["metric"], row["unit"]) == after


@pytest.mark.parametrize(
    ("days", "accuracy"),
    [
        (("2016-12-15", "2016-12-15"), "day"),
        (("2016-12-15", "2016-12-18"), "range"),
        ((None, None), None),
    ],
)
def test_stated_days_are_known_that_closely(
    days: tuple[str | None, str | None], accuracy: str | None
) -> None:
    figure = row_of(TABLES, "Five buses")
    wanted = {"start_date": days[0], "end_date": days[1]}
    after = cells_of(row_of(apply(*change_figure(figure, wanted)), "Five buses"))
    assert (after["start_date"], after["end_date"], after["date_accuracy"]) == (*days, accuracy)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"low": "9", "high": "3", "value": None}, "may not be above"),
        ({"low": "30"}, "may not be above"),
        ({"low": "-3", "value": None}, "may not be above"),
        ({"low": None, "value": None}, "Give the number"),
        ({"start_date": "2016-12-20", "end_date": "2016-12-19"}, "may not come after"),
    ],
)
def test_what_cannot_be_is_told(wanted: dict[str, str | None], told: str) -> None:
    with pytest.raises(CorrectionError, match=told):
        change_figure(row_of(TABLES, "21 buses"), wanted)


def test_other_mentions_are_of_one_fact_told_alike_and_parted_by_who_is_credited() -> None:
    figure = row_of(TABLES, "About 3,000 civilians")
    assert not [*tellings_by_source(TABLES.figures, figure)]  # the other one is a total
    alike = TABLES.figures.assign(timing="new")
    own = figure["attributed_to"]
    [(who, found)] = tellings_by_source(alike.assign(attributed_to=own), figure)
    assert (who, found["evidence"].tolist()) == (own, ["the 3,000 people"])
    is_other = alike["evidence"] == "the 3,000 people"
    [(who, _)] = tellings_by_source(
        alike.assign(attributed_to=is_other.map({True: "Another", False: own})), figure
    )
    assert who == "Another"
    assert not [*tellings_by_source(alike, row_of(TABLES, "21 buses"))]


def test_a_figure_is_part_of_none_of_its_own_parts() -> None:
    report = row_of(TABLES, "21 buses")["report_id"]
    mine = TABLES.figures[TABLES.figures["report_id"] == report]
    whole = row_of(TABLES, "About 3,000 civilians")["figure_id"]
    offered = wholes_for(mine, whole)["evidence"].tolist()
    assert "more than 1,000 people" not in offered
    assert "About 3,000 civilians" not in offered
    assert "21 buses" in offered


def test_all_that_was_done_to_a_figure_is_undone_at_once() -> None:
    figure = row_of(TABLES, "21 buses")
    made = (*change_figure(figure, {"value": "22", "origin": "Aleppo"}),)
    tables = apply(*made)
    said = say_of_figure(row_of(tables, "21 buses"), ReviewStatus.DISPUTED)
    tables = apply(*made, said)
    found = standing(tables.corrections, [figure["figure_id"]])
    assert found == (3, 2, 1)
    undone = apply(*made, said, *undo_all(found))
    assert row_of(undone, "21 buses") == figure
    assert standing(undone.corrections, [figure["figure_id"]]) == ()
