"""What must hold for every declaration, with no list of them repeated here."""

from collections.abc import Iterator

import pytest

from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.schema import (
    CLAIMS,
    FIGURES,
    LEFT_LOCATIONS,
    SCHEMA_VERSION,
    STORED,
    SUCCESSORS,
    TABLE_BY_NAME,
    TABLES,
)
from dashboard.tidy.terms import Alarm, CorrectionState, Recommendation

UNITLESS = {"figure_count", "report_count", "value", "low", "high", "whole_high", "correction_id"}


def columns() -> Iterator[tuple[Table, Column]]:
    return ((table, column) for table in TABLES for column in table.columns)


@pytest.mark.parametrize(
    ("table", "column"), [pytest.param(t, c, id=f"{t.name}.{c.name}") for t, c in columns()]
)
def test_every_column_is_declared_in_full(table: Table, column: Column) -> None:
    assert column.name.isidentifier()
    assert column.meaning
    assert not column.meaning.endswith(".")
    is_number = column.type in (Type.INTEGER, Type.NUMBER)
    counted = column.name.removesuffix("_before").removesuffix("_after")
    assert bool(column.unit) is (is_number and counted not in UNITLESS)
    if column.name.endswith("_date"):
        assert column.type is Type.DATE
    if column.name.endswith("_at"):
        assert column.type is Type.TIME
    assert column.name.startswith(("is_", "has_")) is (column.type is Type.BOOLEAN)
    if column.name in table.key:
        assert not column.is_nullable


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_table_has_a_key_and_a_grain(table: Table) -> None:
    names = [column.name for column in table.columns]
    assert len(set(names)) == len(names)
    assert table.key
    assert set(table.key) | set(table.indexes) <= set(names)
    assert table.grain.startswith("one row ")
    assert TABLE_BY_NAME[table.name] is table
    assert table.column_by_name[names[0]] is table.columns[0]


def test_keys_are_stored() -> None:
    for table in STORED:
        assert all(table.column_by_name[name].is_stored for name in (*table.key, *table.indexes))


def test_claims_are_figures_and_more() -> None:
    assert CLAIMS.columns[: len(FIGURES.columns)] == FIGURES.columns


def test_closed_lists_of_the_tables_have_no_empty_value() -> None:
    for terms in (Alarm, CorrectionState, Recommendation):
        assert all(terms)


# A change of stored columns without a new version would open old stores wrongly.
STORED_COLUMNS = {
    1: {
        "reports": 12,
        "figures": 26,
        "leftovers": 6,
        "places": 16,
        "place_mentions": 8,
        "corrections": 9,
    },
    2: {
        "reports": 12,
        "figures": 27,
        "leftovers": 6,
        "places": 18,
        "place_mentions": 8,
        "corrections": 9,
    },
    3: {
        "reports": 12,
        "figures": 27,
        "leftovers": 6,
        "places": 18,
        "place_mentions": 8,
        "corrections": 10,
    },
    4: {
        "reports": 12,
        "figures": 27,
        "leftovers": 6,
        "places": 18,
        "place_mentions": 8,
        "corrections": 10,
        "successors": 6,
        "left_locations": 2,
    },
}


def test_the_version_rises_with_the_stored_columns() -> None:
    found = {
        table.name: sum(column.is_stored for column in table.columns)
        for table in (*STORED, SUCCESSORS, LEFT_LOCATIONS)
    }
    assert STORED_COLUMNS[SCHEMA_VERSION] == found
