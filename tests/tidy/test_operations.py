from dataclasses import replace
from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import PlaceRole, Timing
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.operations import find_operations, list_operations
from dashboard.tidy.tables import Tables, check
from tests.sample import Said, december, make_entry, sample_entries

EAST = "eastern Aleppo"


def report(day: date | None, said: Said, *more: Said, **fields: object) -> Entry:
    named = " ".join(
        f"{one.evidence} {one.origin} {one.destination} {one.place}." for one in (said, *more)
    )
    return make_entry(f"{named} {day} {fields}", "Here", day, (said, *more), **fields)


def names(*entries: Entry) -> list[str]:
    return find_operations(build_tables(entries))[0]["name"].tolist()


def said(
    number: int, days: tuple[date | None, date | None] = (None, None), **fields: object
) -> Said:
    return Said(f"{number} people", "people_evacuated", number, days=days, **fields)


def test_the_sample_is_two_operations(tables: Tables) -> None:
    operations, operation_ids = find_operations(tables)
    check(OPERATIONS, operations)
    assert operations["name"].tolist() == ["Eastern Aleppo, Dec 2016", "Foua and Kefraya, Dec 2016"]
    assert operations["figure_count"].tolist() == [29, 2]
    assert list(operation_ids.index) == tables.figures["figure_id"].tolist()
    [first, _] = operations.to_dict("records")
    assert (first["start_date"], first["end_date"]) == (
        pd.Timestamp("2016-12-15"),
        pd.Timestamp("2016-12-24"),
    )


@pytest.mark.parametrize(("later", "count"), [(29, 1), (30, 2)])
def test_a_gap_of_over_14_days_parts_operations(later: int, count: int) -> None:
    entries = [
        report(date(2016, 12, 31), said(1, december(15), origin=EAST)),
        report(date(2016, 12, 31), said(2, december(later), origin=EAST)),
    ]
    assert len(names(*entries)) == count


def test_operations_of_one_place_and_month_are_told_apart_by_the_day() -> None:
    entries = [
        report(date(2016, 12, 31), said(1, december(1), origin=EAST)),
        report(date(2016, 12, 31), said(2, december(30), origin=EAST)),
    ]
    assert names(*entries) == ["Eastern Aleppo, 1 Dec 2016", "Eastern Aleppo, 30 Dec 2016"]


def test_background_of_another_year_is_an_operation_of_its_own() -> None:
    background = said(90, (date(2012, 1, 1), date(2012, 12, 31)), origin=EAST)
    entry = report(date(2016, 12, 15), said(1, december(15), origin=EAST), background)
    assert names(entry) == ["Eastern Aleppo, Jan 2012", "Eastern Aleppo, Dec 2016"]


def test_a_long_stretch_bridges_the_days_within_it() -> None:
    entries = [
        report(date(2016, 12, 31), said(1, december(1), origin=EAST)),
        report(date(2016, 12, 31), said(2, december(2, 28), origin=EAST)),
        report(date(2016, 12, 31), said(3, december(29), origin=EAST)),
    ]
    assert names(*entries) == ["Eastern Aleppo, Dec 2016"]


def test_a_plan_belongs_to_the_days_it_was_published() -> None:
    plan = Said("9 people", "people_evacuated", 9, timing=Timing.PLANNED, origin=EAST,
                days=(date(2017, 6, 1), date(2017, 6, 1)))  # fmt: skip
    assert names(report(date(2016, 12, 15), said(1, origin=EAST), plan)) == [
        "Eastern Aleppo, Dec 2016"
    ]


def test_what_has_no_place_or_no_day_says_so() -> None:
    assert names(report(date(2016, 12, 15), said(1))) == ["Place not known, Dec 2016"]
    assert names(report(None, said(1, origin=EAST))) == ["Eastern Aleppo, date not known"]
    assert names(report(None, said(1))) == ["Place not known, date not known"]


def test_an_unresolved_origin_goes_with_the_place_the_report_is_about() -> None:
    entry = report(date(2016, 12, 15), said(1, origin=EAST), said(2, origin="Somewhere"))
    assert names(entry) == ["Eastern Aleppo, Dec 2016"]
    entry = report(date(2016, 12, 15), said(2, origin="Somewhere"))
    assert names(entry) == ["Place not known, Dec 2016"]


def test_a_report_without_placed_figures_is_about_the_origin_it_names() -> None:
    entry = make_entry(
        "9 people left. The evacuation of eastern Aleppo goes on.", "Here", date(2016, 12, 15),
        [said(9)], also_named=[(EAST, PlaceRole.ORIGIN)],
    )  # fmt: skip
    assert names(entry) == ["Eastern Aleppo, Dec 2016"]


def test_neighborhoods_and_the_town_are_one_operation() -> None:
    entries = [
        report(date(2016, 12, 15), said(1, origin=EAST)),
        report(date(2016, 12, 15), said(2, origin="Aleppo")),
        report(date(2016, 12, 15), said(3, origin=EAST)),
    ]
    assert names(*entries) == ["Eastern Aleppo, Dec 2016"]


def test_a_town_that_adds_up_its_parts_names_the_operation() -> None:
    whole = said(1000, origin="Aleppo")
    parts = [
        said(number, origin=origin, part_of=0)
        for number, origin in ((400, "Aleppo"), (350, EAST), (250, EAST))
    ]
    assert names(report(date(2016, 12, 15), whole, *parts)) == ["Aleppo, Dec 2016"]


def test_the_order_of_reports_changes_nothing() -> None:
    forth, back = build_tables(sample_entries()), build_tables(sample_entries()[::-1])
    pd.testing.assert_frame_equal(find_operations(forth)[0], find_operations(back)[0])


def test_no_figures_make_no_operations() -> None:
    operations, operation_ids = find_operations(Tables.empty())
    check(OPERATIONS, operations)
    assert operation_ids.empty


def test_operations_of_some_claims_have_their_days_and_counts(claims: pd.DataFrame) -> None:
    some = claims[claims["published_date"] <= "2016-12-16"]
    operations = list_operations(some)
    check(OPERATIONS, operations)
    [row] = operations.to_dict("records")
    assert (row["name"], row["figure_count"], row["report_count"]) == (
        "Eastern Aleppo, Dec 2016",
        12,
        2,
    )
    assert row["origin_place_id"] == "aleppo-eastern"
    check(OPERATIONS, list_operations(claims[:0]))


def test_a_moved_figure_makes_or_joins_an_operation(tables: Tables) -> None:
    figures = tables.figures.copy()
    figures.loc[0, "operation_id"] = "Test runs"
    figures.loc[1, "operation_id"] = "foua-kefraya@2016-12-20"
    operations, operation_ids = find_operations(replace(tables, figures=figures))
    assert operation_ids.iloc[0] == "Test runs"
    assert "Test runs" in operations["name"].tolist()
    # The operation of that place nearest to that day, which began on the 15th.
    assert operation_ids.iloc[1] == "foua-kefraya@2016-12-15"
