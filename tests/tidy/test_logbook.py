"""The log of changes: numbered without a gap, whatever people write into it."""

import csv
import io
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dashboard.base.errors import CorrectionError
from dashboard.tidy.cells import is_formula
from dashboard.tidy.corrections import Correction
from dashboard.tidy.store import Store
from dashboard.tidy.writer import write_files
from tests.sample import sample_entries

AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
FIGURE = sample_entries()[0][1].figures[0].figure_id
REPORT = sample_entries()[0][0].report_id
TEXTS = [
    pytest.param("=HYPERLINK(\"https://example.org\"; \"look\")", id="formula"),
    pytest.param("\t@SUM(1+1)*cmd|' /C calc'!A0", id="formula after a tab"),
    pytest.param("＝１＋１", id="full-width formula"),
    pytest.param("<script>alert(1)</script> & \"quotes\", 'all'; of\nthem\r\nhere", id="markup"),
    pytest.param("\u062d\u0644\u0628 \u200f\U0001f68c\u200d e\u0301\0\ud800", id="marks"),
    pytest.param("why " * 20_000, id="as long as a report"),
]  # fmt: skip


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    for entry in sample_entries():
        store.save(*entry)
    yield store
    store.close()


def make(column: str, old: str, new: str, why: str = "read again") -> Correction:
    return Correction(AT, why, "figures", FIGURE, column, old, new, why, why)


@pytest.mark.parametrize("text", TEXTS)
def test_any_words_can_be_kept_and_leave_harmless(
    store: Store, make_snapshot: Callable[..., Any], tmp_path: Path, text: str
) -> None:
    title = sample_entries()[0][0].title
    titled = Correction(AT, text, "reports", REPORT, "title", title, text, text, text)
    store.add_corrections([make("population", "civilians", text, text), titled])
    tables = store.tables()
    assert tables.corrections["state"].tolist() == ["applied", "applied"]
    kept = tables.corrections["reason"][0]
    assert kept == text.replace("\0", "\ufffd").replace("\ud800", "\ufffd")
    written = list(write_files(make_snapshot(tables=tables), tmp_path))
    cells = [cell for path in written for cell in cells_of(path)]
    assert not [cell for cell in cells if is_formula(cell) and not is_number(cell)]
    assert sum(cell.removeprefix("'").split() == kept.split() for cell in cells) >= 4
    assert not any(b"<f>" in sheet for path in written for sheet in parts_of(path, "sheet1.xml"))


def parts_of(path: Path, suffix: str) -> Iterator[bytes]:
    if path.suffix in (".zip", ".xlsx"):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(suffix):
                    yield archive.read(name)


def cells_of(path: Path) -> Iterator[str]:
    for part in (path.read_bytes(),) if path.suffix == ".csv" else parts_of(path, ".csv"):
        for row in csv.reader(io.StringIO(part.decode("utf-8-sig"), newline="")):
            yield from row


def is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True


def test_what_two_people_do_at_once_is_numbered_one_after_the_other(
    store: Store, database_url: str
) -> None:
    def correct(number: int) -> str:
        other = Store.open(database_url)
        try:
            other.add_corrections(
                [make("value", "3000", str(4000 + number)), make("timing", "new", "cumulative")]
            )
        except CorrectionError as error:
            return str(error)
        else:
            return "kept"
        finally:
            other.close()

    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(correct, range(4)))
    assert told.count("kept") == 1
    assert all("by now: look again" in one for one in told if one != "kept")
    log = store.tables().corrections
    assert log["correction_id"].tolist() == [1, 2]
    assert log["state"].tolist() == ["applied", "applied"]
