"""An Excel workbook: a readme, then a sheet a table, with days as days and numbers as numbers."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pandas as pd
import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from dashboard.base.errors import StoreError
from dashboard.tidy.cells import is_formula
from dashboard.tidy.declaration import Table, Type
from dashboard.tidy.readme import TITLE, describe_tables
from dashboard.tidy.section import Section
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import File

ORDER = 30
MOST_ROWS = 1_048_575
"""What a sheet holds under its header."""
LONGEST_TEXT = 32_767
"""What a cell holds, characters."""
_EXACT = 2**53
"""Cells hold numbers as floats: larger whole ones would be rounded, and are written as texts."""
_FIRST_DAY = pd.Timestamp(1900, 3, 1)
"""Before it Excel counts a day that never was, and before 1900 it knows none."""
_NARROWEST, _WIDEST, _LOOKED_AT = 8, 60, 200
_README_WIDTHS = (34, 30, 70)
_OPTIONS = {
    # Row by row to a temporary file: a hundred thousand figures have five million cells.
    "constant_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}
_FORMATS = {Type.DATE: "yyyy-mm-dd", Type.TIME: "yyyy-mm-dd hh:mm:ss"}


@dataclass(frozen=True, slots=True)
class _Styles:
    head: Format
    title: Format
    wrapped: Format
    quoted: Format
    days: dict[Type, Format]


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield the one file."""
    yield File(
        name="tables.xlsx",
        label="Excel workbook",
        meaning="Every table on a sheet of its own, with a readme.",
        media_type="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        write=partial(_write, snapshot),
    )


def _write(snapshot: Snapshot) -> bytes:
    for name, frame in snapshot.frames.items():
        if len(frame) > MOST_ROWS:
            raise StoreError(
                f"{name} has {len(frame):,} rows and a sheet holds {MOST_ROWS:,}: choose less "
                "with the filters, or take the CSV"
            )
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made, _OPTIONS)
    # A time of making would differ each time; this one says nothing and stays.
    book.set_properties({"title": TITLE, "created": datetime(1980, 1, 1, tzinfo=UTC)})
    styles = _Styles(
        head=book.add_format({"bold": True, "bg_color": "#DCE6EE", "bottom": 1}),
        title=book.add_format({"bold": True, "font_size": 13}),
        wrapped=book.add_format({"text_wrap": True, "valign": "top"}),
        quoted=book.add_format({"quote_prefix": True}),
        days={kind: book.add_format({"num_format": code}) for kind, code in _FORMATS.items()},
    )
    sections = describe_tables(EXPORTED, snapshot.filters, snapshot.vague_words)
    _write_readme(book.add_worksheet("readme"), sections, styles)
    for table in EXPORTED:
        _write_table(book.add_worksheet(table.name), table, snapshot.frames[table.name], styles)
    book.close()
    return made.getvalue()


def _write_readme(sheet: Worksheet, sections: tuple[Section, ...], styles: _Styles) -> None:
    for column, width in enumerate(_README_WIDTHS):
        sheet.set_column(column, column, width)
    sheet.write_string(0, 0, TITLE, styles.title)
    row = 1
    for section in sections:
        row += 1
        sheet.write_string(row, 0, section.title, styles.title)
        for line in (" ".join(one.split()) for one in section.lines):
            row += 1
            # One cell over the width of the page, as high as its lines.
            sheet.merge_range(row, 0, row, len(_README_WIDTHS) - 1, line, styles.wrapped)
            sheet.set_row(row, 15 * (1 + len(line) // sum(_README_WIDTHS)))
        for cells in (section.columns, *section.rows) if section.rows else ():
            row += 1
            style = styles.head if cells is section.columns else styles.wrapped
            for column, cell in enumerate(cells):
                sheet.write_string(row, column, cell, style)
        row += 1


def _write_table(sheet: Worksheet, table: Table, frame: pd.DataFrame, styles: _Styles) -> None:
    columns = [column for column in table.columns if column.is_exported]
    sheet.freeze_panes(1, 0)
    if len(frame):
        sheet.autofilter(0, 0, len(frame), len(columns) - 1)
    for number, column in enumerate(columns):
        sheet.set_column(number, number, _width(frame[column.name]))
        sheet.write_string(0, number, column.name, styles.head)
    cells = _Cells(sheet, styles)
    for row, values in enumerate(frame.itertuples(index=False, name=None), 1):
        for number, (column, value) in enumerate(zip(columns, values, strict=True)):
            if not pd.isna(value) and value != "":
                cells.write(row, number, column.type, value)


def _width(values: pd.Series) -> int:
    longest = max((len(str(value)) for value in values.head(_LOOKED_AT)), default=0)
    return min(max(_NARROWEST, len(str(values.name)) + 3, longest + 1), _WIDEST)


@dataclass(frozen=True, slots=True)
class _Cells:
    """The cells of one sheet."""

    sheet: Worksheet
    styles: _Styles

    def write(self, row: int, column: int, kind: Type, value: Any) -> None:
        if kind is Type.BOOLEAN:
            self.sheet.write_boolean(row, column, bool(value))
        elif kind in _FORMATS:
            moment = value.tz_localize(None)
            if moment >= _FIRST_DAY:
                style = self.styles.days[kind]
                self.sheet.write_datetime(row, column, moment.to_pydatetime(), style)
            else:
                self._write_text(row, column, f"{moment:%Y-%m-%d}")
        elif kind is Type.TEXT or abs(value) > _EXACT:
            self._write_text(row, column, str(value))
        else:
            self.sheet.write_number(row, column, value)

    def _write_text(self, row: int, column: int, text: str) -> None:
        shown = text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"
        # Quoted, it stays a text when someone edits the cell.
        style = self.styles.quoted if is_formula(shown) else None
        self.sheet.write_string(row, column, shown, style)
