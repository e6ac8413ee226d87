import io
from collections.abc import Callable
from datetime import date

import openpyxl
import pandas as pd
import pytest

from dashboard.base.errors import StoreError
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import list_files
from dashboard.tidy.writers import workbook
from tests.sample import Said, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]
ATTACK = "=HYPERLINK(1)"


def write(snapshot: Snapshot) -> io.BytesIO:
    [file] = [file for file in list_files(snapshot) if file.name == "tables.xlsx"]
    return io.BytesIO(file.write())


def test_pandas_reads_back_every_table(make_snapshot: MakeSnapshot) -> None:
    snapshot = make_snapshot()
    sheets = pd.read_excel(write(snapshot), sheet_name=None, keep_default_na=False)
    assert list(sheets) == ["numbers", "readme", *(table.name for table in EXPORTED)]
    for name, frame in snapshot.frames.items():
        assert list(sheets[name].columns) == list(frame.columns)
        assert len(sheets[name]) == len(frame)
    claims, read = snapshot.frames["claims"], sheets["claims"]
    assert read["evidence"].tolist() == claims["evidence"].tolist()
    assert read["low"].tolist() == claims["low"].tolist()
    assert pd.to_datetime(read["published_date"]).tolist() == claims["published_date"].tolist()


def test_cells_keep_their_types(make_snapshot: MakeSnapshot) -> None:
    book = openpyxl.load_workbook(write(make_snapshot()))
    sheet = book["claims"]
    head = [cell.value for cell in sheet[1]]
    row = dict(zip(head, sheet[2], strict=True))
    assert row["published_date"].value.isoformat() == "2016-12-15T00:00:00"
    assert row["published_date"].number_format == "yyyy-mm-dd"
    assert row["value"].value == 3000
    assert row["is_confidential"].value is False
    assert row["destination"].value is None
    time = next(cell for cell in book["reports"][2] if cell.number_format.endswith("hh:mm:ss"))
    assert time.value.isoformat() == "2016-12-31T12:00:00"


def test_the_header_stays_in_sight_and_columns_are_wide_enough(
    make_snapshot: MakeSnapshot,
) -> None:
    book = openpyxl.load_workbook(write(make_snapshot()))
    for table in EXPORTED:
        sheet = book[table.name]
        assert sheet.freeze_panes == "A2"
        for letter, width in sheet.column_dimensions.items():
            assert 8 <= width.width <= 61, (table.name, letter)
    assert book["claims"].auto_filter.ref


def test_no_text_is_a_formula_or_becomes_one_when_edited(make_snapshot: MakeSnapshot) -> None:
    said = Said("9 people", "people_evacuated", 9, origin=ATTACK)
    entry = make_entry(f"{ATTACK} 9 people", "@publisher", date(2016, 12, 15), [said], title="-1")
    book = openpyxl.load_workbook(write(make_snapshot([entry])))
    cells = [cell for sheet in book for row in sheet for cell in row]
    assert not [cell for cell in cells if cell.data_type == "f"]
    attacks = [cell for cell in cells if cell.value in {ATTACK, "@publisher", "-1"}]
    assert len(attacks) > 4
    assert all(cell.quotePrefix for cell in attacks)


def test_the_readme_tells_of_filters_and_columns(
    make_snapshot: MakeSnapshot,
) -> None:
    sheet = openpyxl.load_workbook(write(make_snapshot(vague_words={"dozens": (24, 99)})))["readme"]
    told = " ".join(str(cell.value) for row in sheet for cell in row if cell.value)
    for word in ("All reports, without a filter", "dozens 24 99", "claims: one row a figure"):
        assert word in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a" * 40_000, "a" * 32_766 + "…"),
        # Programs that open it turn these codes back, as the format has it; openpyxl does not.
        ("_x0041_ stays", "_x005F_x0041_ stays"),
        ("a\x07b", "a_x0007_b"),
    ],
    ids=["longer than a cell", "looks like a code", "control character"],
)
def test_hard_texts_leave_the_file_sound(make_snapshot: MakeSnapshot, text: str, kept: str) -> None:
    entry = make_entry("9 people left.", text, date(2016, 12, 15))
    read = pd.read_excel(write(make_snapshot([entry])), sheet_name="reports")
    assert read["publisher"].tolist() == [kept]


def test_days_that_excel_does_not_know_are_texts(make_snapshot: MakeSnapshot) -> None:
    entry = make_entry("9 people left.", "Old Paper", date(1885, 1, 2))
    sheet = openpyxl.load_workbook(write(make_snapshot([entry])))["reports"]
    assert "1885-01-02" in [cell.value for cell in sheet[2]]


def test_numbers_too_large_for_a_cell_stay_exact(make_snapshot: MakeSnapshot) -> None:
    number = 2**53 + 1
    said = Said("many people", "people_evacuated", number)
    entry = make_entry("many people left.", "Paper", date(2016, 12, 15), [said])
    read = pd.read_excel(write(make_snapshot([entry])), sheet_name="claims", dtype="str")
    assert read["value"].tolist() == [str(number)]


def test_more_rows_than_a_sheet_holds_are_told(
    make_snapshot: MakeSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbook, "MOST_ROWS", 30)
    with pytest.raises(StoreError, match="claims has 31 rows and a sheet holds 30: choose less"):
        write(make_snapshot(sample_entries()))
