"""What people say of figures in review, what they correct and what they add."""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.errors import CorrectionError
from dashboard.tidy.additions import ADDED_FIGURES, state_figure
from dashboard.tidy.build import correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections, check_correction
from dashboard.tidy.exports import public
from dashboard.tidy.operations import find_operations, list_operations
from dashboard.tidy.publishing import public_tables
from dashboard.tidy.reviewing import REVIEWS, find_status, state_reading
from dashboard.tidy.schema import CORRECTIONS, STORED
from dashboard.tidy.tables import Tables, check, make_frame
from dashboard.tidy.tally import build_tally
from dashboard.tidy.terms import ReviewStatus
from tests.sample import sample_sources, sample_tables
from tests.view.deeds import correct

TABLES = sample_tables()
WHERE = "rural areas of Aleppo province"
ACCEPTED, REJECTED, DISPUTED = (
    ReviewStatus.ACCEPTED, ReviewStatus.REJECTED, ReviewStatus.DISPUTED,
)  # fmt: skip


def apply(tables: Tables, *corrections: Correction) -> Tables:
    rows = []
    for number, one in enumerate(corrections, start=1):
        check_correction(one)
        rows.append(correction_row(one) | {"correction_id": number})
    corrected = apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, rows)))
    for table in STORED:
        check(table, getattr(corrected, table.name))
    return corrected


def row_of(tables: Tables, figure_id: str) -> dict[Any, Any]:
    [row] = tables.figures[tables.figures["figure_id"] == figure_id].to_dict("records")
    return row


def said(tables: Tables, evidence: str) -> str:
    figures = tables.figures
    return str(figures.loc[figures["evidence"] == evidence, "figure_id"].iloc[0])


def review(tables: Tables, figure_id: str, word: ReviewStatus) -> Correction:
    reading = state_reading(row_of(tables, figure_id), word)
    return correct(figure_id, "state", word.value, reading, table=REVIEWS)


def withdraw(number: int) -> Correction:
    return correct(str(number), "state", "withdrawn", None, table="corrections")


def states(tables: Tables) -> list[str]:
    return list(tables.corrections["state"])


def added(tables: Tables, words: str = "three injured", **cells: Any) -> Correction:
    report = tables.reports[tables.reports["text"].str.contains(words, regex=False)].iloc[0]
    start = report["text"].index(words)
    figure = {
        "report_id": report["report_id"], "metric": "people_arrived", "value": 3, "low": 3,
        "high": 3, "qualifier": "exact", "timing": "new", "start": start,
        "end": start + len(words), "evidence": words, "sentence": words, "population": "injured",
    }  # fmt: skip
    figure_id, stated = state_figure(figure | cells)
    return correct(figure_id, "figure", stated, None, table=ADDED_FIGURES)


@pytest.fixture
def total() -> str:
    return str(TABLES.figures.loc[TABLES.figures["value"] == 35_000, "figure_id"].iloc[0])


@pytest.mark.parametrize("word", [ACCEPTED, REJECTED, DISPUTED])
def test_what_is_said_of_a_figure_is_its_status(total: str, word: ReviewStatus) -> None:
    tables = apply(TABLES, review(TABLES, total, word))
    assert row_of(tables, total)["review_status"] == word
    assert states(tables) == ["applied"]
    assert (tables.figures["review_status"] != "").sum() == 1


def test_what_is_said_last_holds_and_taking_it_back_brings_the_former(total: str) -> None:
    first, second = review(TABLES, total, DISPUTED), review(TABLES, total, ACCEPTED)
    assert row_of(apply(TABLES, first, second), total)["review_status"] == ACCEPTED
    undone = apply(TABLES, first, second, withdraw(2))
    assert row_of(undone, total)["review_status"] == DISPUTED


@pytest.mark.parametrize(
    ("word", "column", "now", "state"),
    [
        (ACCEPTED, "value", 34_000, "conflict"),
        (ACCEPTED, "origin", "Homs", "conflict"),
        (REJECTED, "metric", "people_displaced", "conflict"),
        (REJECTED, "origin", "Homs", "applied"),
        (DISPUTED, "timing", "new", "conflict"),
    ],
)
def test_what_was_said_of_another_reading_waits(
    total: str, word: ReviewStatus, column: str, now: Any, state: str
) -> None:
    figures = TABLES.figures.copy()
    figures.loc[figures["figure_id"] == total, column] = now
    tables = apply(replace(TABLES, figures=figures), review(TABLES, total, word))
    assert states(tables) == [state]
    assert row_of(tables, total)["review_status"] == (word if state == "applied" else "")


def test_a_corrected_figure_keeps_what_was_read(total: str) -> None:
    tables = apply(TABLES, correct(total, "value", "34000", "35000"))
    row = row_of(tables, total)
    assert row["review_status"] == "corrected"
    assert json.loads(row["read_as"]) == {"value": "35000", "low": "35000", "high": "35000"}
    again = apply(
        TABLES, correct(total, "value", "34000", "35000"), correct(total, "value", "35000", "34000")
    )
    assert (row_of(again, total)["review_status"], row_of(again, total)["read_as"]) == ("", "")


def test_pins_and_moves_are_no_corrections_of_what_was_read(total: str) -> None:
    tables = apply(
        TABLES,
        correct(total, "recommendation", "pinned"),
        correct(total, "operation_id", "Test runs"),
    )
    assert (row_of(tables, total)["review_status"], row_of(tables, total)["read_as"]) == ("", "")


@pytest.mark.parametrize(
    ("word", "read_as", "is_added", "status"),
    [
        ("", "", False, ""),
        ("", "", True, "added"),
        ("", "{}", True, "corrected"),
        ("accepted", "", True, "accepted"),
        ("accepted", "{}", False, "corrected"),
        ("rejected", "{}", False, "rejected"),
        ("disputed", "", False, "disputed"),
    ],
)
def test_status(word: str, read_as: str, is_added: bool, status: str) -> None:  # noqa: FBT001
    assert find_status(word, read_as, is_added=is_added) == status


def test_another_metric_brings_its_unit(total: str) -> None:
    row = row_of(apply(TABLES, correct(total, "metric", "buses", "people_evacuated")), total)
    assert (row["metric"], row["unit"]) == ("buses", "vehicle")


def test_a_rejected_figure_counts_in_no_number_and_makes_no_operation(total: str) -> None:
    sources = sample_sources()
    before, rejected = TABLES, apply(TABLES, review(TABLES, total, REJECTED))
    claims = build_claims(rejected, sources)
    assert len(claims) == len(before.figures)
    assert total not in "|".join(build_tally(claims)["recommended_figure_ids"])
    every = [review(TABLES, one, REJECTED) for one in TABLES.figures["figure_id"]]
    nothing = apply(TABLES, *every)
    assert find_operations(nothing)[0].empty
    assert list_operations(build_claims(nothing, sources)).empty
    assert build_tally(build_claims(nothing, sources)).empty


def test_a_rejected_figure_tells_of_no_day_of_its_operation() -> None:
    figures = TABLES.figures.copy()
    last = said(TABLES, "9,500 people")
    figures.loc[figures["figure_id"] == last, ["start_date", "end_date"]] = pd.Timestamp(
        2016, 12, 2
    )
    moved = replace(TABLES, figures=figures)
    first_days = [
        find_operations(one)[0]["start_date"].min()
        for one in (moved, apply(moved, review(moved, last, REJECTED)))
    ]
    assert first_days == [pd.Timestamp(2016, 12, 2), pd.Timestamp(2016, 12, 15)]


def test_an_added_figure_is_a_figure_like_others_until_it_is_taken_back() -> None:
    one = added(TABLES, origin="eastern Aleppo")
    tables = apply(TABLES, one)
    row = row_of(tables, one.row_id)
    assert row["review_status"] == "added"
    assert (row["value"], row["unit"], row["rule"]) == (3, "person", "added_by_hand")
    claims = build_claims(tables, sample_sources())
    tally = build_tally(claims)
    assert one.row_id in "|".join(
        tally.query("metric == 'people_arrived'")["recommended_figure_ids"]
    )
    assert claims.set_index("figure_id")["origin_place_id"][one.row_id] == "aleppo-eastern"
    undone = apply(TABLES, one, withdraw(1))
    pd.testing.assert_frame_equal(undone.figures, TABLES.figures)


def test_an_added_figure_can_be_corrected_and_accepted() -> None:
    one = added(TABLES)
    once = apply(TABLES, one)
    tables = apply(TABLES, one, review(once, one.row_id, ACCEPTED))
    assert row_of(tables, one.row_id)["review_status"] == "accepted"
    tables = apply(TABLES, one, correct(one.row_id, "value", "4", "3"))
    assert row_of(tables, one.row_id)["high"] == 4


@pytest.mark.parametrize(
    ("cells", "state"),
    [
        ({"metric": "people_wounded", "timing": "new"}, "settled"),
        ({"metric": "people_wounded", "timing": "cumulative"}, "conflict"),
        ({"metric": "people_killed"}, "applied"),
    ],
)
def test_an_added_figure_that_the_extraction_reads_by_now(
    cells: dict[str, Any], state: str
) -> None:
    tables = apply(TABLES, added(TABLES, **cells))
    assert states(tables) == [state]
    assert len(tables.figures) == len(TABLES.figures) + (state == "applied")


@pytest.mark.parametrize(
    "cells",
    [
        pytest.param({"high": "9" * 30}, id="a number"),
        pytest.param({"start_date": "0001-01-01"}, id="a day"),
    ],
)
def test_a_kept_figure_beyond_the_limits_is_a_conflict(cells: dict[str, str]) -> None:
    one = added(TABLES)
    beyond = json.dumps(json.loads(one.new_value or "") | cells)
    row = correction_row(replace(one, new_value=beyond)) | {"correction_id": 1}
    tables = apply_corrections(replace(TABLES, corrections=make_frame(CORRECTIONS, [row])))
    assert states(tables) == ["conflict"]
    assert len(tables.figures) == len(TABLES.figures)


def test_a_figure_added_to_a_report_that_is_gone_is_told() -> None:
    one = added(TABLES)
    report_id = json.loads(one.new_value or "")["report_id"]
    there = replace(TABLES, reports=TABLES.reports[TABLES.reports["report_id"] != report_id])
    assert states(apply(there, one)) == ["row_gone"]


def test_a_stated_place_is_what_its_name_is_elsewhere_or_open(total: str) -> None:
    sources = sample_sources()
    tables = apply(TABLES, correct(total, "destination", "the Turkish  border", WHERE))
    claims = build_claims(tables, sources).set_index("figure_id")
    assert claims["destination_place_id"][total] == "turkish-border"
    tables = apply(TABLES, correct(total, "destination", "Nowhere Town", WHERE))
    named = tables.place_mentions[tables.place_mentions["name"] == "Nowhere Town"]
    assert named["method"].tolist() == ["unresolved"]
    settled = apply(
        TABLES,
        correct(total, "destination", "Nowhere Town", WHERE),
        correct("nowhere town", "place_id", "idlib", table="place_names"),
    )
    claims = build_claims(settled, sources).set_index("figure_id")
    assert claims["destination_place_id"][total] == "idlib"


def test_what_is_said_of_a_confidential_report_stays(total: str) -> None:
    one = added(TABLES)
    secret = str(row_of(apply(TABLES, one), one.row_id)["report_id"])
    reports = TABLES.reports.assign(is_confidential=TABLES.reports["report_id"] == secret)
    shown = review(TABLES, total, ACCEPTED)
    hidden = review(TABLES, said(TABLES, "21 buses"), ACCEPTED)
    tables = apply(replace(TABLES, reports=reports), one, shown, hidden)
    left = public_tables(tables)
    assert left.corrections["row_id"].tolist() == [total]
    assert public(tables.reports)["report_id"].nunique() == len(TABLES.reports) - 1


@pytest.mark.parametrize(
    ("correction", "told"),
    [
        (correct("f", "state", "corrected", "{}", table=REVIEWS), "these can: 'accepted'"),
        (correct("f", "state", "accepted", None, table=REVIEWS), "not how a figure is read"),
        (correct("f", "state", "accepted", '{"age": "1"}', table=REVIEWS), "not how a figure"),
        (correct("f", "note", "accepted", "{}", table=REVIEWS), "cannot be said"),
        (correct("f", "review_status", "accepted"), "cannot be corrected"),
        (correct("f", "figure", "{}", None, table=ADDED_FIGURES), "no figure that can be added"),
        (correct("f", "figure", "[]", None, table=ADDED_FIGURES), "no figure that can be added"),
        (replace(added(TABLES), row_id="f"), "the id is not that"),
    ],
)
def test_what_cannot_be_said_is_refused(correction: Correction, told: str) -> None:
    with pytest.raises(CorrectionError, match=told):
        check_correction(correction)


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ({"low": 5}, "lowest"),
        ({"high": 10**13}, "write a number from 0 to"),
        (
            {"start_date": pd.Timestamp(2016, 12, 15), "end_date": pd.Timestamp(2016, 12, 14)},
            "The first day may not come after",
        ),
        ({"evidence": " ", "end": 0}, "Mark the words"),
    ],
)
def test_what_cannot_be_added_is_refused(cells: dict[str, Any], told: str) -> None:
    with pytest.raises(CorrectionError, match=told):
        added(TABLES, **cells)


CHANGES: dict[str, tuple[str, str]] = {
    "qualifier": ("exact", "about"),
    "timing": ("cumulative", "new"),
    "population": ("", "civilians"),
    "origin": ("eastern Aleppo", "Aleppo"),
    "metric": ("people_evacuated", "people_displaced"),
    "attributed_to": ("", "OCHA"),
}


def _changes(figure: dict[Any, Any], columns: Sequence[str]) -> list[Correction]:
    return [
        correct(figure["figure_id"], name, CHANGES[name][1], str(figure[name])) for name in columns
    ]


@settings(max_examples=25, deadline=None)
@given(columns=st.lists(st.sampled_from(sorted(CHANGES)), unique=True, min_size=1, max_size=4))
def test_corrections_of_different_cells_hold_in_any_order(columns: list[str]) -> None:
    figure = TABLES.figures[TABLES.figures["value"] == 35_000].to_dict("records")[0]
    found = [apply(TABLES, *order) for order in list(permutations(_changes(figure, columns)))[:4]]
    for one in found:
        assert set(states(one)) == {"applied"}
        pd.testing.assert_frame_equal(
            one.figures.drop(columns="read_as"), found[0].figures.drop(columns="read_as")
        )
        assert [json.loads(text or "{}") for text in one.figures["read_as"]] == [
            json.loads(text or "{}") for text in found[0].figures["read_as"]
        ]


@settings(max_examples=25, deadline=None)
@given(
    columns=st.lists(st.sampled_from(sorted(CHANGES)), unique=True, max_size=4),
    word=st.sampled_from([ACCEPTED, REJECTED, DISPUTED]),
    has_addition=st.booleans(),
    data=st.data(),
)
def test_all_taken_back_in_any_order_is_as_if_nothing_was_said(
    columns: list[str],
    word: ReviewStatus,
    has_addition: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    figure = TABLES.figures[TABLES.figures["value"] == 35_000].to_dict("records")[0]
    made = [*_changes(figure, columns), review(TABLES, figure["figure_id"], word)]
    made += [added(TABLES)] if has_addition else []
    order = data.draw(st.permutations(range(1, len(made) + 1)))
    undone = apply(TABLES, *made, *(withdraw(number) for number in order))
    pd.testing.assert_frame_equal(undone.figures, TABLES.figures)
    pd.testing.assert_frame_equal(undone.place_mentions, TABLES.place_mentions)
    assert states(undone) == ["withdrawn"] * len(made) + ["applied"] * len(made)
