from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import CHANGES, CLAIM_COLUMNS, FLOWS, OPERATIONS, POINTS, TALLY
from dashboard.tidy.schema import FIGURES, STORED, TABLES

DERIVED: tuple[Table, ...] = (OPERATIONS, TALLY, CHANGES, FLOWS, POINTS)


def test_derived_tables_are_not_stored_and_all_known() -> None:
    assert not set(DERIVED) & set(STORED)
    assert set(DERIVED) <= set(TABLES)


def test_claims_add_nothing_that_figures_have() -> None:
    added = {column.name for column in CLAIM_COLUMNS}
    assert not added & set(FIGURES.column_by_name)


def test_the_same_quantity_has_the_same_name() -> None:
    for table in (TALLY, FLOWS):
        assert {"low", "value", "high"} <= set(table.column_by_name)
        assert table.column_by_name["value"].is_nullable
        assert not table.column_by_name["low"].is_nullable
