"""A store of an older version opens, with its new columns blank and its corrections kept."""

from datetime import UTC, datetime

from sqlalchemy import text

from dashboard.tidy.corrections import Correction
from dashboard.tidy.database import open_engine
from dashboard.tidy.schema import PLACES, SCHEMA_VERSION
from dashboard.tidy.store import Store
from dashboard.tidy.tables import check
from tests.sample import sample_entries

ADDED = ("admin1_code", "admin2_code")


def age(database_url: str) -> None:
    """Make of a store one of the first version."""
    engine = open_engine(database_url)
    with engine.begin() as connection:
        for column in ADDED:
            connection.execute(text(f"ALTER TABLE places DROP COLUMN {column}"))
        for table in ("successors", "left_locations"):
            connection.execute(text(f"DROP TABLE {table}"))
        change = "UPDATE store_state SET value = 1 WHERE name = 'schema_version'"
        connection.execute(text(change))
    engine.dispose()


def test_an_older_store_is_brought_up_to_date_once(database_url: str) -> None:
    store = Store.open(database_url)
    for entry in sample_entries():
        store.save(*entry)
    now = datetime(2017, 1, 1, tzinfo=UTC)
    renamed = Correction(now, "desk", "places", "idlib", "name", "Idlib", "I.", "why")
    store.add_corrections([renamed])
    before = store.tables()
    store.close()
    age(database_url)
    for _ in range(2):
        older = Store.open(database_url)
        after = older.tables()
        older.close()
    check(PLACES, after.places)
    assert "I." in set(after.places["name"])
    assert after.places["name"].tolist() == before.places["name"].tolist()
    assert set(after.places["admin1_code"]) == {""}
    engine = open_engine(database_url)
    with engine.begin() as connection:
        found = connection.scalar(text("SELECT value FROM store_state WHERE name='schema_version'"))
    engine.dispose()
    assert found == SCHEMA_VERSION


def test_a_report_read_again_fills_the_new_columns(database_url: str) -> None:
    Store.open(database_url).close()
    age(database_url)
    store = Store.open(database_url)
    entry = next(iter(sample_entries()))
    store.save(*entry)
    assert len(store.tables().places) > 0
    store.close()
