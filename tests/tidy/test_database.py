import os
from pathlib import Path

import pytest
from sqlalchemy import MetaData, inspect

from dashboard.base.errors import StoreError
from dashboard.tidy.database import METADATA, SQL_TABLES, declare, open_engine
from dashboard.tidy.declaration import Table
from dashboard.tidy.schema import STORED
from dashboard.tidy.store import Store
from tests.sample import sample_entries


@pytest.mark.parametrize("table", STORED, ids=lambda table: table.name)
def test_a_table_is_declared_once(table: Table) -> None:
    sql = declare(table, MetaData())
    stored = [column.name for column in table.columns if column.is_stored]
    assert [column.name for column in sql.columns] == stored
    assert tuple(column.name for column in sql.primary_key) == table.key
    nullable = {column.name for column in table.columns if column.is_nullable and column.is_stored}
    assert {column.name for column in sql.columns if column.nullable} == nullable


def test_the_database_gets_what_is_declared(database_url: str) -> None:
    engine = open_engine(database_url)
    METADATA.create_all(engine)
    found = inspect(engine)
    for name, table in SQL_TABLES.items():
        assert {one["name"] for one in found.get_columns(name)} == set(table.columns.keys())
    assert {one["name"] for one in found.get_indexes("figures")} == {"figures_by_report_id"}
    engine.dispose()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nonsense", "write sqlite:///folder/file.db"),
        ("", "write sqlite:///folder/file.db"),
        ("oracle8://x/y", "use a SQLite file"),
        ("mysql://me:secret@host/db", "use a SQLite file"),
        ("sqlite://", "use a SQLite file"),
        ("sqlite:///:memory:", "use a SQLite file"),
    ],
)
def test_an_address_that_cannot_be_used_says_what_can(address: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as error:
        open_engine(address)
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_takes_the_driver_that_is_installed(scheme: str) -> None:
    engine = open_engine(f"{scheme}://evac@localhost/figures")
    assert engine.url.drivername == "postgresql+psycopg"
    engine.dispose()


def test_a_folder_that_cannot_be_made_says_what_to_set(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="set EVAC_STORE"):
        open_engine(f"sqlite:///{tmp_path / 'file' / 'store' / 'e.db'}")


def test_a_store_that_may_only_be_read_is_read_and_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a folder, 100% ours"
    address = f"sqlite:///{folder / 'evacuations.db'}"
    first, second, *_ = sample_entries()
    store = Store.open(address)
    store.save(*first)
    store.close()
    held = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert set(held) == {"evacuations.db"}

    monkeypatch.setattr(os, "access", lambda *_: False)
    locked = Store.open(address)
    assert locked.tables().reports["publisher"].tolist() == ["NBC News"]
    with pytest.raises(StoreError, match="check that its folder can be written to"):
        locked.save(*second)
    locked.close()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == held
