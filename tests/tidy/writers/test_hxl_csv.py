import io
from collections.abc import Callable
from pathlib import Path

import hxl
import pandas as pd
import pytest

from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import list_files

MakeSnapshot = Callable[..., Snapshot]
TABLES = ("claims", "tally")
CORE = {
    "#meta", "#event", "#indicator", "#group", "#date", "#org", "#description", "#affected",
    "#capacity", "#loc", "#country", "#adm1", "#adm2", "#geo",
}  # fmt: skip
"""Hashtags of the standard, version 1.1, that the files use."""


def write(snapshot: Snapshot, table: str) -> bytes:
    [file] = [file for file in list_files(snapshot) if file.name == f"{table}.hxl.csv"]
    return file.write()


@pytest.fixture
def read(make_snapshot: MakeSnapshot, tmp_path: Path) -> Callable[[str], hxl.model.Dataset]:
    def open_table(table: str) -> hxl.model.Dataset:
        path = tmp_path / f"{table}.hxl.csv"
        path.write_bytes(write(make_snapshot(), table))
        return hxl.data(str(path), hxl.InputOptions(allow_local=True)).cache()

    return open_table


@pytest.mark.parametrize("table", TABLES)
def test_libhxl_finds_no_fault(read: Callable[[str], hxl.model.Dataset], table: str) -> None:
    report = hxl.validation.validate(read(table))
    assert report["is_valid"]
    assert report["issues"] == []


@pytest.mark.parametrize("table", TABLES)
def test_every_column_has_a_hashtag_of_the_standard_and_none_two(
    read: Callable[[str], hxl.model.Dataset], table: str
) -> None:
    columns = read(table).columns
    assert {column.tag for column in columns} <= CORE
    assert len({column.display_tag for column in columns}) == len(columns)
    wanted = {"#affected", "#date", "#geo", "#adm1", "#org", "#meta", "#event"}
    assert wanted <= {column.tag for column in columns}


def test_numbers_are_added_by_unit(read: Callable[[str], hxl.model.Dataset]) -> None:
    totals = read("tally").with_rows("#indicator+timing=cumulative")
    last = totals.with_rows("#date+end=2016-12-24")
    people = last.with_rows("#indicator+code=people_evacuated").get_value_set("#affected+ind+value")
    assert people == {"35000"}
    buses = read("claims").with_rows("#indicator+code=buses")
    assert buses.get_value_set("#capacity+vehicles+value") == {"21", "5"}
    assert buses.get_value_set("#affected") <= {"", None}


def test_places_are_spelled_out(read: Callable[[str], hxl.model.Dataset]) -> None:
    rows = read("claims").with_rows("#loc+name+destination=Turkish border")
    assert rows.get_value_set("#geo+lat+destination") == {"36.65"}
    assert rows.get_value_set("#adm1+name+origin") == {"Aleppo"}
    assert read("tally").get_value_set("#country+code+origin") == {"SY"}


@pytest.mark.parametrize("table", TABLES)
def test_pandas_reads_it_past_the_hashtags(make_snapshot: MakeSnapshot, table: str) -> None:
    snapshot = make_snapshot()
    read = pd.read_csv(io.BytesIO(write(snapshot, table)), skiprows=[1])
    assert len(read) == len(snapshot.frames[table])
    assert read["people"].dropna().ge(0).all()


@pytest.mark.parametrize("table", TABLES)
def test_no_row_is_a_file_still(make_snapshot: MakeSnapshot, table: str) -> None:
    header, tags, *rows = write(make_snapshot(()), table).decode().split("\r\n")
    assert tags.count(",") == header.count(",")
    assert rows == [""]
