"""Tables of reports, a report a row: CSV and Excel."""

import csv
import datetime
from collections.abc import Iterator, Sequence
from io import BytesIO, StringIO
from itertools import count

from openpyxl import load_workbook

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.report import Report
from dashboard.decode.drafts import FACTS, clean_text, draft_from_facts, make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.kinds import charset, is_kind
from dashboard.decode.packages import check_package

ORDER = 25
TITLE = "a table of reports"
ENDINGS: tuple[str, ...] = (".csv", ".tsv", ".xlsx")

MAX_ROWS, MAX_COLUMNS = 100_000, 100
_TEXT = "text"
_EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_MEDIA_TYPES = ("text/csv", "text/tab-separated-values", "application/vnd.ms-excel", _EXCEL)
_PACKED = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")

# The reader's own limit of 128 KiB a cell is below a long report; documents are bounded as a whole.
csv.field_size_limit(2**31 - 1)

Row = tuple[str, Sequence[str] | None]
"""A row's name for its location, and its cells; None where they cannot be told apart."""


def claims(document: Document) -> bool:
    """Tell whether it is a table."""
    return is_kind(document, ENDINGS, _MEDIA_TYPES)


def _cell(value: object) -> str:
    if isinstance(value, datetime.datetime | datetime.date):
        return value.isoformat()
    return "" if value is None else str(value)


def _csv_sheet(content: bytes, stated_charset: str) -> Iterator[Row]:
    text = clean_text(read_text(content, stated_charset))
    head = text.partition("\n")[0]
    reader = csv.reader(StringIO(text), delimiter=max(",;\t", key=head.count), strict=True)
    for number in count(1):
        try:
            yield f"row {number}", next(reader)
        except csv.Error:
            yield f"row {number}", None
        except StopIteration:
            return


def _excel_sheets(content: bytes) -> Iterator[Iterator[Row]]:
    check_package(content, "xl/workbook.xml", ".xlsx")
    book = load_workbook(BytesIO(content), read_only=True, data_only=True)
    for sheet in book.worksheets:
        rows = sheet.iter_rows(max_row=MAX_ROWS + 2, max_col=MAX_COLUMNS, values_only=True)
        yield (
            (f"{sheet.title} row {number}", [_cell(value) for value in cells])
            for number, cells in enumerate(rows, start=1)
        )


def _columns(sheet: Iterator[Row]) -> list[str]:
    """Read the head: the first row that is not blank."""
    for _, cells in sheet:
        if cells and any(cell.strip() for cell in cells):
            return ["_".join(cell.lower().split()) for cell in cells]
    return []


def _sheet_reports(
    sheet: Iterator[Row], columns: Sequence[str], document: Document
) -> Iterator[Report | Failure]:
    seen: set[str] = set()
    for index, (name, cells) in enumerate(sheet):
        if index == MAX_ROWS:
            yield Failure(document.location, f"only {MAX_ROWS:,} rows are read: part the table")
            return
        if cells is None:
            reason = "the row has an odd quotation mark: double each one within a quoted cell"
            yield Failure(f"{document.location}#{name}", reason)
            continue
        if not any(cell.strip() for cell in cells):
            continue
        facts = dict(zip(columns, cells, strict=False))
        url = facts.get("url", "").strip()
        part = url if url and url not in seen else f"{url} {name}".strip()
        seen.add(part)
        location = f"{document.location}#{part}"
        try:
            yield make_report(document, draft_from_facts(facts.get(_TEXT, ""), facts, location))
        except DecodeError as error:
            yield Failure(location, str(error))


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read a report of each row.

    Parameters
    ----------
    document : Document
        CSV with commas, semicolons or tabs, or .xlsx, with a head that names the columns: ``text``,
        and of `FACTS` what is known. Of an Excel file, each sheet with such a head is read.

    Yields
    ------
    Report or Failure
        One a row, located by its address, or by its row where it has none or an earlier row's.
        A broken row is a failure, and the others go on.

    Raises
    ------
    DecodeError
        If no sheet has a ``text`` column, or the file is damaged.
    """
    if document.content.startswith(_PACKED):
        sheets = _excel_sheets(document.content)
    else:
        sheets = iter([_csv_sheet(document.content, charset(document))])
    is_table_of_reports = False
    for sheet in sheets:
        columns = _columns(sheet)
        if _TEXT in columns:
            is_table_of_reports = True
            yield from _sheet_reports(sheet, columns, document)
    if not is_table_of_reports:
        raise DecodeError(
            f"it has no column named {_TEXT}: name one so in the first row, with the reports in "
            f"it; also read are {', '.join(FACTS)}"
        )
