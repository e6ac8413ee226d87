from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from dashboard.base.figure import Figure
from dashboard.base.place import PlaceMention
from dashboard.base.vocabulary import PlaceRole
from dashboard.tidy.build import (
    build_rows,
    build_tables,
    figure_row,
    place_row,
    read_place,
)
from dashboard.tidy.schema import FIGURES, STORED
from dashboard.tidy.tables import check
from tests.sample import PLACE_BY_ID, make_entry, sample_entries


def test_a_figure_becomes_its_stored_columns() -> None:
    figure = sample_entries()[0][1].figures[0]
    row = figure_row(figure)
    assert list(row) == [column.name for column in FIGURES.columns if column.is_stored]
    assert (row["value"], row["low"], row["qualifier"]) == (3000, 3000, "about")
    assert type(row["qualifier"]) is str
    names = {field.name for field in fields(Figure)} - {"quantity"}
    assert names <= set(row)


def test_the_tables_of_the_sample_keep_to_their_declarations() -> None:
    tables = build_tables(sample_entries())
    for table in STORED:
        check(table, getattr(tables, table.name))
    assert len(tables.reports) == 11
    assert len(tables.places) == 6


def test_evidence_is_what_stands_at_its_offsets() -> None:
    tables = build_tables(sample_entries())
    text_of = tables.reports.set_index("report_id")["text"]
    for row in tables.figures.to_dict("records"):
        assert text_of[row["report_id"]][row["start"] : row["end"]] == row["evidence"]
        assert row["evidence"] in row["sentence"]


def test_a_report_that_comes_twice_is_taken_once() -> None:
    entries = sample_entries()
    assert build_tables([*entries, *entries]).figures.equals(build_tables(entries).figures)


def test_a_name_is_one_mention_a_role_and_the_first_counts() -> None:
    report, extraction, resolutions = make_entry("Aleppo, Aleppo", "AFP", None)
    mentions = (
        PlaceMention("Aleppo", PlaceRole.ORIGIN, 8, 14),
        PlaceMention("Aleppo", PlaceRole.ORIGIN, 0, 6),
        PlaceMention("Aleppo", PlaceRole.PLACE, 0, 6),
    )
    rows = build_rows(report, replace(extraction, mentions=mentions), resolutions)
    told = [(row["role"], row["start"], row["place_id"]) for row in rows["place_mentions"]]
    assert told == [("origin", 0, ""), ("place", 0, "")]
    assert {row["method"] for row in rows["place_mentions"]} == {"unresolved"}


@pytest.mark.parametrize(
    "retrieved_at",
    [
        datetime(2016, 12, 15, 12, tzinfo=UTC),
        datetime(2016, 12, 15, 14, tzinfo=timezone(timedelta(hours=2))),
    ],
)
def test_times_are_kept_as_utc(retrieved_at: datetime) -> None:
    entry = make_entry("Nothing.", "AFP", None, retrieved_at=retrieved_at)
    assert build_tables([entry]).reports["retrieved_at"][0].isoformat() == (
        "2016-12-15T12:00:00+00:00"
    )


def test_aliases_share_a_cell() -> None:
    assert place_row(PLACE_BY_ID["foua-kefraya"])["aliases"] == "Foua|Kefraya"


@pytest.mark.parametrize("place_id", PLACE_BY_ID)
def test_a_place_comes_back_from_its_row(place_id: str) -> None:
    place = PLACE_BY_ID[place_id]
    assert read_place(place_row(place)) == place
    many = replace(place, aliases=("One", "Two"))
    assert read_place(place_row(many)) == many
