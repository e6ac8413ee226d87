"""An Excel workbook: the numbers, a readme, a sheet a table; days are days, numbers numbers."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import pandas as pd
import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from dashboard.base.errors import StoreError
from dashboard.tidy.answers import ANSWERS, list_answers
from dashboard.tidy.cells import is_formula
from dashboard.tidy.declaration import Column, Table, Type
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
_DAY_ZERO = pd.Timestamp(1899, 12, 30)
"""From which a sheet counts days."""
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
Cell = str | float | None

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
        meaning="The numbers with how each was made, then every table on a sheet of its own.",
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
    sections = describe_tables((ANSWERS, *EXPORTED), snapshot.filters, snapshot.vague_words)
    _write_table(book.add_worksheet(ANSWERS.name), ANSWERS, list_answers(snapshot), styles)
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
                if isinstance(cell, int):
                    sheet.write_number(row, column, cell, style)
                else:
                    sheet.write_string(row, column, str(cell), style)
        row += 1


def _write_table(sheet: Worksheet, table: Table, frame: pd.DataFrame, styles: _Styles) -> None:
    columns = [column for column in table.columns if column.is_exported]
    sheet.freeze_panes(1, 0)
    if len(frame):
        sheet.autofilter(0, 0, len(frame), len(columns) - 1)
    for number, column in enumerate(columns):
        sheet.set_column(number, number, _width(frame[column.name]))
        sheet.write_string(0, number, column.name, styles.head)
    cells = [_cells(column, frame[column.name]) for column in columns]
    formats = [styles.days.get(column.type) for column in columns]
    for row, values in enumerate(zip(*cells, strict=True), 1):
        for number, value in enumerate(values):
            if value is None:
                continue
            if isinstance(value, str):
                # Quoted, it stays a text when someone edits the cell.
                style = styles.quoted if is_formula(value) else None
                sheet.write_string(row, number, value, style)
            elif isinstance(value, bool):
                sheet.write_boolean(row, number, value)
            else:
                sheet.write_number(row, number, value, formats[number])


def _width(values: pd.Series) -> int:
    longest = max((len(str(value)) for value in values.head(_LOOKED_AT)), default=0)
    return min(max(_NARROWEST, len(str(values.name)) + 3, longest + 1), _WIDEST)


def _cells(column: Column, values: pd.Series) -> list[Cell]:
    """Return a column as a sheet holds it, None where it is empty: a million cells at once."""
    if column.type is Type.TEXT:
        return [_cut(text) if text else None for text in values.fillna("").tolist()]
    is_known = values.notna().tolist()
    if column.type in _FORMATS:
        moments = values.dt.tz_localize(None)
        days = ((moments - _DAY_ZERO) / pd.Timedelta(days=1)).tolist()
        shown = moments.dt.strftime("%Y-%m-%d").tolist()
        can_count = (moments >= _FIRST_DAY).tolist()
        known = [
            day if can else text for day, text, can in zip(days, shown, can_count, strict=True)
        ]
    else:
        known = [
            str(value) if isinstance(value, int) and abs(value) > _EXACT else value
            for value in values.tolist()
        ]
    return [value if is_there else None for value, is_there in zip(known, is_known, strict=True)]


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"
