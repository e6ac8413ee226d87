from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert

from dashboard.tidy import arrow
from dashboard.tidy.arrow import (
    make_rows,
    map_file,
    read_table,
    splice,
    to_frame,
    write_file,
)
from dashboard.tidy.build import Row, build_rows
from dashboard.tidy.database import METADATA, SQL_TABLES, open_engine
from dashboard.tidy.declaration import Column, Type
from dashboard.tidy.schema import FIGURES, PLACES, REPORTS
from dashboard.tidy.tables import make_frame
from tests.sample import sample_entries, sample_tables


def fill(connection: Connection) -> list[Row]:
    METADATA.create_all(connection)
    rows = [row for entry in sample_entries() for row in build_rows(*entry)[FIGURES.name]]
    connection.execute(insert(SQL_TABLES[FIGURES.name]), rows)
    return rows


@pytest.mark.parametrize("at_once", [1, 7, 5_000])
def test_a_table_comes_back_by_its_key_whatever_its_pieces(
    database_url: str, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrow, "_AT_ONCE", at_once)
    engine = open_engine(database_url)
    stored = [column for column in FIGURES.columns if column.is_stored]
    with engine.connect() as connection:
        rows = fill(connection)
        read = read_table(connection, SQL_TABLES[FIGURES.name], FIGURES)
    engine.dispose()
    wanted = make_frame(FIGURES, sorted(rows, key=lambda row: str(row["figure_id"])))
    pd.testing.assert_frame_equal(
        to_frame(stored, read), wanted[[column.name for column in stored]]
    )


def test_a_table_without_a_row_has_its_columns(database_url: str) -> None:
    engine = open_engine(database_url)
    stored = [column for column in REPORTS.columns if column.is_stored]
    with engine.connect() as connection:
        METADATA.create_all(connection)
        read = read_table(connection, SQL_TABLES[REPORTS.name], REPORTS)
    engine.dispose()
    wanted = make_frame(REPORTS, ())[[column.name for column in stored]]
    pd.testing.assert_frame_equal(to_frame(stored, read), wanted)


def test_a_file_comes_back_as_it_was_written(tmp_path: Path) -> None:
    frame = sample_tables().reports
    write_file(REPORTS.columns, frame, tmp_path / "reports.arrow", [("publisher",)])
    found = map_file(REPORTS.columns, tmp_path / "reports.arrow")
    assert isinstance(found["publisher"].dtype, pd.CategoricalDtype)
    pd.testing.assert_frame_equal(found.astype(frame.dtypes), frame)
    assert [path.name for path in tmp_path.iterdir()] == ["reports.arrow"]


def test_a_file_of_other_columns_is_not_read(tmp_path: Path) -> None:
    write_file(REPORTS.columns, sample_tables().reports, tmp_path / "reports.arrow")
    with pytest.raises(OSError, match="other columns"):
        map_file(PLACES.columns, tmp_path / "reports.arrow")


@pytest.mark.parametrize("long", [1, 10_000], ids=["in stretches", "row by row"])
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kept=st.sets(st.integers(0, 59)), at=st.lists(st.integers(0, 60), max_size=4))
def test_a_splice_holds_the_rows_in_their_order(
    kept: set[int], at: list[int], long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrow, "_LONG", long)
    columns = (
        Column("name", Type.TEXT, ""),
        Column("low", Type.INTEGER, ""),
        Column("value", Type.INTEGER, "", is_nullable=True),
    )
    one, other = (
        make_rows(columns, [(f"{word} {n}", n, n if n % 3 else None) for n in range(count)])
        for word, count in (("one", 60), ("other", len(at)))
    )
    places = np.array(sorted(kept), dtype="int64")
    order = np.insert(places, np.searchsorted(places, sorted(at)), 60 + np.arange(len(at)))
    expected = pd.concat([one, other]).iloc[order].reset_index(drop=True)
    pd.testing.assert_frame_equal(splice(one, other, order), expected)
