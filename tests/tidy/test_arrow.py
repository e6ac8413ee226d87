import pandas as pd
import pytest
from sqlalchemy import Connection, insert

from dashboard.tidy import arrow
from dashboard.tidy.arrow import read_table, to_frame
from dashboard.tidy.build import Row, build_rows
from dashboard.tidy.database import METADATA, SQL_TABLES, open_engine
from dashboard.tidy.schema import FIGURES, REPORTS
from dashboard.tidy.tables import make_frame
from tests.sample import sample_entries


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
