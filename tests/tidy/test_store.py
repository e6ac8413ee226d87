import sqlite3
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime
from multiprocessing import get_context
from pathlib import Path

import pandas as pd
import pytest
from sqlalchemy import create_engine, text

from dashboard.base.errors import CorrectionError, StoreError
from dashboard.base.figure import Extraction
from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.corrections import Correction
from dashboard.tidy.database import open_engine
from dashboard.tidy.schema import SCHEMA_VERSION, STORED
from dashboard.tidy.store import Saved, Store
from dashboard.tidy.tables import check
from tests.sample import Said, make_entry, sample_entries, sample_tables

NOW = datetime(2016, 12, 31, 9, tzinfo=UTC)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    yield store
    store.close()


def make_correction(row_id: str, column: str, old: str | None, new: str | None) -> Correction:
    return Correction(NOW, "ana", "figures", row_id, column, old, new, "read it again")


def write_entries(database_url: str, first: int) -> list[str]:
    store = Store.open(database_url)
    entries = sample_entries()
    turned = entries[first:] + entries[:first]
    saved = [str(store.save(*entry)) for entry in turned]
    store.close()
    return saved


def test_what_is_saved_comes_back_the_same(store: Store) -> None:
    assert {store.save(*entry) for entry in sample_entries()} == {Saved.ADDED}
    kept, made = store.tables(), sample_tables()
    for table in STORED:
        frame = getattr(kept, table.name)
        check(table, frame)
        wanted = getattr(made, table.name).sort_values(list(table.key), ignore_index=True)
        pd.testing.assert_frame_equal(frame, wanted)


def test_a_report_saved_again_changes_nothing(store: Store) -> None:
    entry = sample_entries()[0]
    store.save(*entry)
    version = store.version()
    assert store.save(*entry) is Saved.KNOWN
    assert store.version() == version
    assert set(store.tables().reports["report_id"]) == {entry[0].report_id}


def test_another_text_from_the_same_place_replaces_its_own_rows_only(store: Store) -> None:
    for entry in sample_entries():
        store.save(*entry)
    before = store.tables()
    old = sample_entries()[5][0]
    said = Said("26,000 people", "people_evacuated", 26_000, origin="eastern Aleppo")
    edited = make_entry(
        "26,000 people left eastern Aleppo.", "AFP", old.published_date, [said],
        location=old.location,
    )  # fmt: skip
    assert store.save(*edited) is Saved.REPLACED
    after = store.tables()
    assert len(after.reports) == len(before.reports)
    assert old.report_id not in set(after.figures["report_id"])
    untouched = before.figures[before.figures["report_id"] != old.report_id]
    kept = after.figures[after.figures["report_id"] != edited[0].report_id]
    pd.testing.assert_frame_equal(kept.reset_index(drop=True), untouched.reset_index(drop=True))


def test_the_version_changes_with_each_write_and_is_seen_by_others(
    store: Store, database_url: str
) -> None:
    other = Store.open(database_url)
    versions = [other.version()]
    for entry in sample_entries()[:3]:
        store.save(*entry)
        versions.append(other.version())
    figure = sample_entries()[0][1].figures[0]
    store.add_corrections([make_correction(figure.figure_id, "population", "civilians", "people")])
    versions.append(other.version())
    other.close()
    assert len(set(versions)) == 5


def test_a_refused_report_leaves_nothing(store: Store) -> None:
    report, extraction, resolutions = sample_entries()[0]
    huge = Quantity(10**30, 10**30, 10**30, Qualifier.EXACT)
    figure = replace(extraction.figures[-1], quantity=huge)
    broken = Extraction((*extraction.figures[:-1], figure), (), extraction.mentions)
    with pytest.raises(StoreError):
        store.save(report, broken, resolutions)
    assert store.reports_by_document() == {}
    assert store.tables().places.empty
    assert store.save(report, extraction, resolutions) is Saved.ADDED


@pytest.mark.parametrize("odd", ["a\x00b", "'; DROP TABLE reports; --", "🚌 حلب"])
def test_any_text_can_be_kept(store: Store, odd: str) -> None:
    said = Said("21 buses", "buses", 21, origin=f"Town {odd}")
    store.save(*make_entry(f"21 buses left Town {odd}.", "Here", date(2016, 12, 15), [said]))
    tables = store.tables()
    [figure] = tables.figures.to_dict("records")
    kept = tables.reports["text"][0]
    assert kept[figure["start"] : figure["end"]] == figure["evidence"]
    assert len(figure["origin"]) == len(f"Town {odd}")


def test_half_a_character_in_a_title_is_replaced(store: Store) -> None:
    store.save(*make_entry("Nothing.", "Here", None, title="a\ud800b"))
    assert store.tables().reports["title"][0] == "a\ufffdb"


def test_several_processes_write_at_once(store: Store, database_url: str) -> None:
    context = get_context("spawn")
    with ProcessPoolExecutor(3, mp_context=context) as pool:
        results = list(pool.map(write_entries, [database_url] * 3, [0, 4, 8]))
    flat = [saved for result in results for saved in result]
    assert flat.count("added") == len(sample_entries())
    assert flat.count("known") == 2 * len(sample_entries())
    assert store.version() == str(len(sample_entries()))


def test_several_processes_may_make_the_store(database_url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store.open, [database_url] * 4))
    assert {store.version() for store in stores} == {"0"}
    for store in stores:
        store.close()


def test_a_reader_opens_and_reads_while_another_writes_and_sees_whole_reports(
    store: Store, database_url: str
) -> None:
    store.save(*sample_entries()[0])
    with store._writing() as connection:
        connection.execute(text("DELETE FROM figures"))
        reader = Store.open(database_url)
        assert len(reader.tables().figures) == len(sample_entries()[0][1].figures)
        reader.close()
        connection.rollback()


def test_corrections_are_laid_over_and_survive_a_new_reading(store: Store) -> None:
    entry = sample_entries()[0]
    store.save(*entry)
    figure_id = entry[1].figures[0].figure_id
    assert store.add_corrections([make_correction(figure_id, "value", "3000", "3500")]) == (1,)
    pinned = make_correction(figure_id, "recommendation", "", "pinned")
    assert store.add_corrections([pinned]) == (2,)
    tables = store.tables()
    row = tables.figures.set_index("figure_id").loc[figure_id]
    assert (row["value"], row["low"], row["high"]) == (3500, 3500, 3500)
    assert row["recommendation"] == "pinned"
    assert list(tables.corrections["state"]) == ["applied", "applied"]
    assert list(tables.corrections["corrected_by"]) == ["ana", "ana"]
    assert list(tables.corrections["corrected_at"]) == [pd.Timestamp(NOW)] * 2


def test_a_correction_that_cannot_hold_is_refused(store: Store) -> None:
    version = store.version()
    with pytest.raises(CorrectionError, match="people"):
        store.add_corrections([make_correction("f", "value", "3000", "many people")])
    assert store.version() == version


@pytest.mark.parametrize(
    ("shift", "advice"), [(-SCHEMA_VERSION, "ingest the reports again"), (1, "update")]
)
def test_a_store_of_another_version_says_what_to_do(
    database_url: str, shift: int, advice: str
) -> None:
    Store.open(database_url).close()
    engine = open_engine(database_url)
    with engine.begin() as connection:
        change = "UPDATE store_state SET value = value + :shift WHERE name = 'schema_version'"
        connection.execute(text(change), {"shift": shift})
    engine.dispose()
    with pytest.raises(StoreError, match=advice):
        Store.open(database_url)


def test_tables_of_other_programs_in_the_database_are_left_alone(database_url: str) -> None:
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE invoices (id INTEGER)"))
    Store.open(database_url).close()
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM invoices")).scalar() == 0
    engine.dispose()


def test_a_file_that_is_no_database_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(b"figures, figures, figures" * 100)
    with pytest.raises(StoreError, match="no database: move it away"):
        Store.open(f"sqlite:///{path}")
    assert path.read_bytes().startswith(b"figures")


def test_sqlite_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path / 'deep' / 'down' / 'e.db'}").close()
    with sqlite3.connect(tmp_path / "deep" / "down" / "e.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.postgres
def test_a_database_that_is_not_there_says_what_to_do(postgres: object) -> None:
    port = postgres.port  # type: ignore[attr-defined]
    with pytest.raises(StoreError, match=r"does not exist.*DATABASE_URL"):
        Store.open(f"postgres://evac@127.0.0.1:{port}/nowhere")


@pytest.mark.postgres
def test_another_schema_of_the_address_is_the_same_store(postgres: object) -> None:
    address = postgres.make_database("addressed")  # type: ignore[attr-defined]
    store = Store.open(address.replace("postgresql://", "postgres://"))
    store.save(*sample_entries()[0])
    store.close()
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM reports")).scalar() == 1
    engine.dispose()
