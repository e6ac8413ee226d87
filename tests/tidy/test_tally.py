"""The acceptance case by hand-made figures, point by point, and what holds for any claims."""

from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.derived import TALLY
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.tables import check
from dashboard.tidy.tally import build_tally, update_tally
from dashboard.tidy.terms import Alarm

EAST, FOUA = "Eastern Aleppo, Dec 2016", "Foua and Kefraya, Dec 2016"


def cell(tally: pd.DataFrame, metric: str, timing: str, day: int, operation: str = EAST) -> dict:
    rows = tally[
        (tally["operation"] == operation)
        & (tally["metric"] == metric)
        & (tally["timing"] == timing)
        & (tally["day"] == pd.Timestamp(2016, 12, day))
    ]
    [row] = rows.to_dict("records")
    return row


def evidence(claims: pd.DataFrame, ids: str) -> set[str]:
    by_id = claims.set_index("figure_id")["evidence"]
    return {by_id[one] for one in ids.split("|")} if ids else set()


def test_the_tally_keeps_to_its_declaration(tally: pd.DataFrame) -> None:
    check(TALLY, tally)


@pytest.mark.parametrize(
    ("metric", "day", "value", "derived"),
    [
        ("people_evacuated", 15, 3000, False),
        ("people_evacuated", 16, 3000, False),
        ("people_evacuated", 19, 15_000, False),
        ("people_evacuated", 20, 25_000, False),
        ("people_evacuated", 21, 25_000, False),
        ("people_evacuated", 23, 25_000, False),
        ("people_evacuated", 24, 35_000, False),
        ("people_wounded", 15, 40, False),
        ("people_wounded", 24, 100, False),
        ("buses", 15, 21, True),
        ("ambulances", 15, 19, True),
    ],
)
def test_aleppo_totals(
    tally: pd.DataFrame,
    metric: str,
    day: int,
    value: int,
    derived: bool,  # noqa: FBT001
) -> None:
    row = cell(tally, metric, "cumulative", day)
    assert (row["value"], row["is_derived"]) == (value, derived)


def test_aleppo_buses_are_not_added_over_sources(tally: pd.DataFrame) -> None:
    totals = tally[(tally["metric"] == "buses") & (tally["timing"] == "cumulative")]
    assert totals["value"].tolist() == [21]
    assert cell(tally, "buses", "new", 18)["value"] == 5


def test_aleppo_15000_is_a_total_and_one_days_count_and_these_stay_apart(
    tally: pd.DataFrame,
) -> None:
    total, new = (cell(tally, "people_evacuated", one, 19) for one in ("cumulative", "new"))
    assert total["value"] == new["value"] == 15_000
    assert total["recommended_figure_ids"] != new["recommended_figure_ids"]
    # Totals leave room for 12,000 between the 16th and the 19th.
    assert Alarm.SOURCES_APART in new["alarms"]


def test_aleppo_two_days_against_one_raise_a_conflict(
    tally: pd.DataFrame, claims: pd.DataFrame
) -> None:
    two_days, one = (cell(tally, "people_evacuated", "new", day) for day in (16, 15))
    assert (two_days["value"], one["value"]) == (9500, 10_000)
    assert Alarm.SOURCES_APART in two_days["alarms"]
    assert Alarm.SOURCES_APART in one["alarms"]
    assert Alarm.LATE_REPORT in one["alarms"]
    assert "Some 10,000 civilians" in evidence(claims, two_days["triangulating_figure_ids"])


def test_aleppo_at_the_end(tally: pd.DataFrame, claims: pd.DataFrame) -> None:
    row = cell(tally, "people_evacuated", "cumulative", 24)
    assert (row["low"], row["high"]) == (35_000, 35_000)
    assert row["attributed_to"] == "ICRC"
    assert evidence(claims, row["recommended_figure_ids"]) == {"35,000 people"}
    assert evidence(claims, row["triangulating_figure_ids"]) == {"More than 35,000 people"}
    assert row["alarms"] == ""


def test_aleppo_parts_are_in_no_total(tally: pd.DataFrame, claims: pd.DataFrame) -> None:
    parts = claims[claims["whole_metric"] == claims["metric"]]
    assert set(parts["value"]) == {1000, 10_000, 5000, 4000}
    named = tally["recommended_figure_ids"] + "|" + tally["triangulating_figure_ids"]
    used = {one for ids in named for one in ids.split("|")}
    assert not used & set(parts["figure_id"])


def test_aleppo_plans_are_told_and_never_counted(tally: pd.DataFrame) -> None:
    planned = cell(tally, "people_evacuated", "planned", 16)
    assert (planned["value"], planned["qualifier"]) == (50_000, Qualifier.UP_TO)
    done = tally[(tally["metric"] == "people_evacuated") & (tally["timing"] != Timing.PLANNED)]
    assert done["high"].max() < 50_000


def test_foua_and_kefraya_are_apart(tally: pd.DataFrame) -> None:
    row = cell(tally, "people_evacuated", "cumulative", 21, FOUA)
    assert (row["value"], row["qualifier"]) == (750, Qualifier.ABOUT)
    assert set(tally.loc[tally["operation"] == FOUA, "metric"]) == {"people_evacuated"}


@pytest.mark.parametrize(
    ("as_of", "totals"),
    [
        (15, [3000]),
        (16, [3000, 3000]),
        (19, [3000, 3000, 15_000]),
        (20, [3000, 3000, 15_000, 25_000]),
    ],
)
def test_aleppo_as_known_on_a_day(claims: pd.DataFrame, as_of: int, totals: list[int]) -> None:
    known = build_tally(select(claims, Selection(as_of=date(2016, 12, as_of))))
    of_east = known[(known["operation"] == EAST) & (known["metric"] == "people_evacuated")]
    assert of_east.loc[of_east["timing"] == "cumulative", "value"].tolist() == totals
    assert (known["day"] <= pd.Timestamp(2016, 12, as_of)).all()


def test_every_row_says_how_it_was_made_and_of_which_figures(
    tally: pd.DataFrame, claims: pd.DataFrame
) -> None:
    known = set(claims["figure_id"])
    for row in tally.to_dict("records"):
        named = f"{row['recommended_figure_ids']}|{row['triangulating_figure_ids']}".strip("|")
        assert named
        assert set(named.split("|")) <= known
        assert row["calculation_logic"].endswith(".")
        if not row["is_derived"] and not pd.isna(row["value"]):
            assert f"{row['value']:,}" in row["calculation_logic"]


def test_excluded_figures_and_those_without_a_day_are_left_out(claims: pd.DataFrame) -> None:
    last = claims["published_date"] == "2016-12-24"
    tally = build_tally(claims.assign(recommendation=last.map({True: "excluded", False: ""})))
    assert tally["day"].max() == pd.Timestamp(2016, 12, 23)
    assert build_tally(claims.assign(day=pd.NaT)).empty
    check(TALLY, build_tally(claims[:0]))


def test_an_update_is_the_same_as_a_tally_made_anew(
    claims: pd.DataFrame, tally: pd.DataFrame
) -> None:
    fewer = claims[claims["publisher"] != "Arabs Today"]
    changed = claims.copy()
    changed.loc[changed["value"] == 35_000, ["value", "low", "high"]] = 34_000
    renamed = claims.assign(operation=claims["operation"].str.upper())
    for after in (fewer, changed, renamed, claims, claims[:0]):
        pd.testing.assert_frame_equal(update_tally(tally, claims, after), build_tally(after))
    nothing = build_tally(claims[:0])
    pd.testing.assert_frame_equal(update_tally(nothing, claims[:0], claims), tally)


def test_an_update_works_out_only_what_changed(claims: pd.DataFrame, tally: pd.DataFrame) -> None:
    marked = tally.assign(calculation_logic="as it was")
    # Nothing that Storyful says is told beside the other operation's totals.
    changed = claims[claims["publisher"] != "Storyful"]
    updated = update_tally(marked, claims, changed)
    kept = updated["calculation_logic"] == "as it was"
    assert set(updated.loc[kept, "operation"]) == {FOUA}
    assert set(updated.loc[~kept, "operation"]) == {EAST}


def test_a_total_names_what_is_of_another_operation(tally: pd.DataFrame) -> None:
    told = cell(tally, "people_evacuated", "cumulative", 21)["calculation_logic"]
    assert told.endswith(
        "Not added, being another operation: about 750 (ICRC through ICRC Intercross) of Foua and "
        "Kefraya, Dec 2016."
    )
