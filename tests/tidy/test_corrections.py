from dataclasses import replace
from datetime import UTC, datetime

import pandas as pd
import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.build import correction_row
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction, apply_corrections, check_correction
from dashboard.tidy.schema import CORRECTIONS, STORED
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables, check, make_frame
from dashboard.tidy.tally import build_tally

AT = datetime(2017, 1, 1, tzinfo=UTC)


def correct(
    column: str, old: str | None, new: str | None, row_id: str, table: str = "figures"
) -> Correction:
    return Correction(AT, "ana", table, row_id, column, old, new, "read again")


def apply(tables: Tables, *corrections: Correction) -> Tables:
    rows = [
        correction_row(one) | {"correction_id": number}
        for number, one in enumerate(corrections, start=1)
    ]
    corrected = apply_corrections(replace(tables, corrections=make_frame(CORRECTIONS, rows)))
    for table in STORED:
        check(table, getattr(corrected, table.name))
    return corrected


@pytest.fixture
def figure_id(tables: Tables) -> str:
    return str(tables.figures.loc[tables.figures["value"] == 35_000, "figure_id"].iloc[0])


def figure(tables: Tables, figure_id: str) -> dict:
    return tables.figures[tables.figures["figure_id"] == figure_id].to_dict("records")[0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("value", "35000", "34000"), 34_000),
        (("value", "35000", None), None),
        (("high", "35000", "36000"), 36_000),
        (("qualifier", "exact", "about"), "about"),
        (("timing", "cumulative", "new"), "new"),
        (("end_date", None, "2016-12-23"), pd.Timestamp(2016, 12, 23)),
        (("date_accuracy", None, "day"), "day"),
        (("is_place_carried", "false", "true"), True),
        (("origin", "eastern Aleppo", "Aleppo"), "Aleppo"),
        (("recommendation", "", "excluded"), "excluded"),
        (("operation_id", "", "Test runs"), "Test runs"),
    ],
)
def test_each_kind_of_cell_can_be_corrected(
    tables: Tables, figure_id: str, change: tuple[str, str | None, str | None], expected: object
) -> None:
    column = change[0]
    correction = correct(*change, figure_id)
    check_correction(correction)
    corrected = apply(tables, correction)
    found = figure(corrected, figure_id)[column]
    assert pd.isna(found) if expected is None else found == expected
    assert corrected.corrections["state"].tolist() == ["applied"]
    before = tables.figures[tables.figures["figure_id"] != figure_id]
    after = corrected.figures[corrected.figures["figure_id"] != figure_id]
    pd.testing.assert_frame_equal(before, after)


def test_a_corrected_number_brings_its_bounds_with_it(tables: Tables, figure_id: str) -> None:
    row = figure(apply(tables, correct("value", "35000", "34000", figure_id)), figure_id)
    assert (row["low"], row["value"], row["high"]) == (34_000, 34_000, 34_000)


def test_bounds_that_would_not_hold_the_number_are_a_conflict(
    tables: Tables, figure_id: str
) -> None:
    corrected = apply(tables, correct("low", "35000", "36000", figure_id))
    assert corrected.corrections["state"].tolist() == ["conflict"]
    assert figure(corrected, figure_id)["low"] == 35_000


def test_corrections_follow_each_other_and_can_be_taken_back(
    tables: Tables, figure_id: str
) -> None:
    first = correct("population", "", "people", figure_id)
    second = correct("population", "people", "civilians", figure_id)
    back = correct("population", "civilians", "", figure_id)
    assert figure(apply(tables, first, second), figure_id)["population"] == "civilians"
    undone = apply(tables, first, second, back)
    assert figure(undone, figure_id)["population"] == ""
    assert undone.corrections["state"].tolist() == ["applied"] * 3


def test_a_correction_whose_old_value_no_longer_stands_waits(
    tables: Tables, figure_id: str
) -> None:
    corrected = apply(tables, correct("value", "30000", "31000", figure_id))
    assert figure(corrected, figure_id)["value"] == 35_000
    [row] = corrected.corrections.to_dict("records")
    assert (row["state"], row["found_value"]) == ("conflict", "35000")


def test_what_reads_as_corrected_by_now_is_settled(tables: Tables, figure_id: str) -> None:
    corrected = apply(tables, correct("value", "30000", "35000", figure_id))
    assert corrected.corrections["state"].tolist() == ["settled"]


def test_a_row_that_is_gone_is_told(tables: Tables) -> None:
    corrected = apply(tables, correct("value", "1", "2", "gone"))
    assert corrected.corrections["state"].tolist() == ["row_gone"]


def test_reports_places_and_mentions_can_be_corrected(tables: Tables) -> None:
    report_id = tables.reports["report_id"][0]
    corrected = apply(
        tables,
        correct("published_date", "2016-12-15", "2016-12-14", report_id, "reports"),
        correct("is_confidential", "false", "true", report_id, "reports"),
        correct("lat", "36.2", "36.21", "aleppo-eastern", "places"),
        correct("place_id", "idlib", "aleppo", f"{report_id}|Idlib|destination", "place_mentions"),
    )
    assert corrected.corrections["state"].tolist() == ["applied"] * 4
    assert corrected.reports["published_date"][0] == pd.Timestamp(2016, 12, 14)
    assert corrected.reports["is_confidential"].tolist() == [True] + [False] * 10
    assert corrected.places.set_index("place_id")["lat"]["aleppo-eastern"] == 36.21
    mentions = corrected.place_mentions
    assert mentions.loc[mentions["name"] == "Idlib", "place_id"].iloc[0] == "aleppo"


def test_the_tables_given_are_not_changed(tables: Tables, figure_id: str) -> None:
    before = tables.figures.copy()
    apply(tables, correct("value", "35000", "34000", figure_id))
    pd.testing.assert_frame_equal(tables.figures, before)
    assert apply_corrections(tables) is tables


@pytest.mark.parametrize(
    ("correction", "told"),
    [
        (correct("evidence", "a", "b", "f"), "figures.evidence cannot be corrected"),
        (correct("figure_id", "a", "b", "f"), "cannot be corrected"),
        (correct("text", "a", "b", "r", "reports"), "cannot be corrected"),
        (correct("anything", "a", "b", "f", "nothing"), "these can: none"),
        (correct("value", "1", "many", "f"), "'many' cannot stand in value; write a whole number"),
        (correct("low", "1", None, "f"), "low cannot be empty"),
        (correct("timing", "new", "soon", "f"), "these can: 'new', 'cumulative', 'planned'"),
        (correct("end_date", None, "24.12.2016", "f"), "write a day such as"),
        (correct("is_place_carried", "false", "yes", "f"), "write true or false"),
        (correct("value", "1,000", "2", "f"), "'1,000' cannot stand"),
        (correct("value", "01", "2", "f"), "'01' is not how value is written"),
        (correct("value", "1", "1_000", "f"), "'1_000' is not how value is written"),
        (correct("value", "1", "٣", "f"), "is not how value is written"),
        (correct("end_date", None, "20161215", "f"), "is not how end_date is written"),
        (correct("value", "1", "-1", "f"), "write a number from 0 to"),
        (correct("high", "1", "1000000000001", "f"), "write a number from 0 to"),
        (correct("value", "1", "9" * 5000, "f"), "write a whole number"),
        (correct("course_days", "1", "-1", "f"), "write a number from 0 to"),
        (correct("course_days", "1", "1000000", "f"), "from 0 to 3660"),
        (correct("precision_km", "1.0", "1e9", "p", "places"), "from 0 to 20040"),
        (correct("end_date", None, "1899-12-31", "f"), "a day of the years 1900 to 2100"),
        (correct("published_date", None, "2101-01-01", "r", "reports"), "years 1900 to 2100"),
        (correct("lat", "1.0", "nan", "p", "places"), "from -90 to 90"),
        (correct("lat", "1.0", "90.1", "p", "places"), "from -90 to 90"),
        (correct("lon", "1.0", "inf", "p", "places"), "from -180 to 180"),
        (correct("subset_of", "", "f", "f"), "a part of itself"),
        (correct("operation_id", "", "x@2016zz", "f"), "names no operation"),
        (correct("merged_into", None, "x@2016-99-99", "o", "operations"), "names no operation"),
        (correct("name", None, "New", "x@2016-99-99", "operations"), "names no operation"),
        (correct("state", None, "withdrawn", "1" * 5000, "corrections"), "not the number of"),
        (replace(correct("value", "1", "2", "f"), reason=" "), "a name and a reason"),
        (replace(correct("value", "1", "2", "f"), corrected_by=""), "a name and a reason"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(correction: Correction, told: str) -> None:
    with pytest.raises(CorrectionError, match=told):
        check_correction(correction)


@pytest.mark.parametrize(
    ("column", "old", "new"),
    [
        pytest.param("value", "35000", "-1", id="below nothing"),
        pytest.param("value", "35000", "9" * 30, id="beyond what a column holds"),
        pytest.param("value", "35000", "9" * 5000, id="beyond what can be read"),
        pytest.param("end_date", None, "0001-01-01", id="the first day there is"),
        pytest.param("operation_id", "", "x@2016zz", id="an operation of no day"),
    ],
)
def test_a_kept_correction_beyond_the_limits_is_a_conflict(
    tables: Tables, figure_id: str, column: str, old: str | None, new: str
) -> None:
    corrected = apply(tables, correct(column, old, new, figure_id))
    assert corrected.corrections["state"].tolist() == ["conflict"]
    pd.testing.assert_frame_equal(corrected.figures, tables.figures)


def test_a_figure_kept_as_a_part_of_itself_is_a_conflict(tables: Tables, figure_id: str) -> None:
    corrected = apply(tables, correct("subset_of", "", figure_id, figure_id))
    assert corrected.corrections["state"].tolist() == ["conflict"]


@pytest.mark.parametrize(
    ("changes", "states", "days"),
    [
        pytest.param([("start", 24)], ["conflict"], (15, 22), id="after the last"),
        pytest.param([("end", 14)], ["conflict"], (15, 22), id="before the first"),
        pytest.param([("start", 24), ("end", 25)], ["applied"] * 2, (24, 25), id="both moved on"),
        pytest.param([("end", 13), ("start", 12)], ["applied"] * 2, (12, 13), id="both moved back"),
        pytest.param(
            [("start", 24), ("start", 25)],
            ["conflict", "conflict"],
            (15, 22),
            id="one on the other",
        ),
        pytest.param(
            [("start", 16), ("end", 14)],
            ["applied", "conflict"],
            (16, 22),
            id="each alone is right",
        ),
    ],
)
def test_days_are_in_order_once_all_corrections_are_laid_over(
    tables: Tables,
    figure_id: str,
    changes: list[tuple[str, int]],
    states: list[str],
    days: tuple[int, int],
) -> None:
    first, last = pd.Timestamp(2016, 12, 15), pd.Timestamp(2016, 12, 22)
    dated = tables.figures.assign(
        **{
            name: tables.figures[name].mask(tables.figures["figure_id"] == figure_id, day)
            for name, day in (("start_date", first), ("end_date", last))
        }
    )
    now = {"start": 15, "end": 22}
    corrections = []
    for side, day in changes:
        old, now[side] = now[side], day
        corrections.append(correct(f"{side}_date", f"2016-12-{old}", f"2016-12-{day}", figure_id))
    corrected = apply(replace(tables, figures=dated), *corrections)
    assert corrected.corrections["state"].tolist() == states
    row = figure(corrected, figure_id)
    assert (row["start_date"].day, row["end_date"].day) == days
    assert bool(row["read_as"]) is ("applied" in states)


def test_a_whole_in_another_report_is_a_conflict(
    tables: Tables, sources: Sources, figure_id: str
) -> None:
    report_id = figure(tables, figure_id)["report_id"]
    elsewhere = tables.figures[tables.figures["report_id"] != report_id].iloc[0]["figure_id"]
    corrected = apply(tables, correct("subset_of", "", elsewhere, figure_id))
    assert corrected.corrections["state"].tolist() == ["conflict"]
    claims = build_claims(corrected, sources).set_index("figure_id")
    assert pd.isna(claims.loc[figure_id, "whole_high"])
    assert claims.loc[figure_id, "subset_of"] == ""


def test_wholes_in_a_circle_are_a_conflict(tables: Tables) -> None:
    part = tables.figures[tables.figures["subset_of"] != ""].iloc[0]
    corrected = apply(tables, correct("subset_of", "", part["figure_id"], part["subset_of"]))
    assert corrected.corrections["state"].tolist() == ["conflict"]
    freed = correct("subset_of", part["subset_of"], "", part["figure_id"])
    turned = correct("subset_of", "", part["figure_id"], part["subset_of"])
    assert apply(tables, freed, turned).corrections["state"].tolist() == ["applied", "applied"]


def test_a_kept_correction_of_a_column_that_is_fixed_now_is_a_conflict(
    tables: Tables, figure_id: str
) -> None:
    corrected = apply(tables, correct("rule", "verb", "state", figure_id))
    assert corrected.corrections["state"].tolist() == ["conflict"]
    assert figure(corrected, figure_id)["rule"] != "state"


def test_a_number_read_beyond_the_limits_can_be_corrected() -> None:
    check_correction(correct("value", "5000000000000", "5000", "f"))
    check_correction(correct("start_date", "0001-01-01", "2016-12-15", "f"))


def test_a_kept_withdrawal_of_too_long_a_number_finds_nothing(tables: Tables) -> None:
    corrected = apply(tables, correct("state", None, "withdrawn", "1" * 5000, "corrections"))
    assert corrected.corrections["state"].tolist() == ["row_gone"]


def test_pins_exclusions_moves_and_merges_reach_the_tally(
    tables: Tables, sources: Sources, figure_id: str
) -> None:
    claims = build_claims(tables, sources)
    other = claims[claims["evidence"] == "More than 35,000 people"].iloc[0]["figure_id"]
    pinned = apply(tables, correct("recommendation", "", "pinned", other))
    last = build_tally(build_claims(pinned, sources)).query("metric == 'people_evacuated'")
    assert other in last["recommended_figure_ids"].tolist()
    assert figure_id not in last["recommended_figure_ids"].tolist()

    excluded = apply(tables, correct("recommendation", "", "excluded", other))
    assert (
        not build_tally(build_claims(excluded, sources))["triangulating_figure_ids"]
        .str.contains(other)
        .any()
    )

    moved = apply(tables, correct("operation_id", "", "foua-kefraya@2016-12-15", figure_id))
    found = build_claims(moved, sources).set_index("figure_id").loc[figure_id]
    assert found["operation"] == "Foua and Kefraya, Dec 2016"

    foua, east = "foua-kefraya@2016-12-15", "aleppo-eastern@2016-12-15"
    merged = apply(
        tables,
        correct("merged_into", None, east, foua, "operations"),
        correct("name", None, "All of Aleppo", east, "operations"),
    )
    assert set(build_claims(merged, sources)["operation"]) == {"All of Aleppo"}
