"""The readme that goes with a download: what each table and column holds, and how to read them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict

from dashboard.base.metrics import METRICS
from dashboard.tidy.declaration import Column, Table
from dashboard.tidy.schema import SCHEMA_VERSION
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm

_HOW_TO_READ = """\
Every number leads back to the sentence it stands in: `claims.csv` has one row a figure, with the
words that bear it and the sentence around them. `tally.csv` has the number that counts nobody
twice, with the figures it is made of and a sentence on how.

- Files are UTF-8 with one header row. Days are written 2016-12-15, times are UTC. An empty cell
  is unknown or does not apply. 0 stands where a report says zero, or where two totals that a row
  was worked out of (`is_derived`) are the same.
- `value` is the number as stated, never a mid-point. It is empty where the words give only bounds;
  `low` and `high` hold these.
- Totals so far (cumulative), counts of a day (new) and plans (planned) are never mixed. Figures
  of different sources are never added, nor a part to its whole. Do not add up rows of the tally:
  the counts of days overlap where a report dates a count loosely; the cumulative row is the total.
- A cell of text that begins with = + - @, a tab or a line break carries an apostrophe before it,
  so that no spreadsheet runs it. Numbers are as they are.
- Confidential reports, and whole texts of any report, are not in the files.
- Reliability of a claim is that of the organization credited with it, else of the publisher; who
  is not rated counts as medium.
"""


def write_readme(
    tables: Sequence[Table], filters: Selection, vague_words: Mapping[str, tuple[int, int]]
) -> str:
    """Return the readme, in Markdown.

    Parameters
    ----------
    tables : sequence of Table
        The tables it goes with.
    filters : Selection
        What they are limited to.
    vague_words : mapping of str to (int, int)
        Vague words with the least and most they are read as; none leaves the part out.
    """
    return "\n".join(_lines(tables, filters, vague_words)) + "\n"


def _lines(
    tables: Sequence[Table], filters: Selection, vague_words: Mapping[str, tuple[int, int]]
) -> Iterator[str]:
    yield "# Figures on evacuations"
    yield ""
    yield f"Version of the tables: {SCHEMA_VERSION}. {_say_filters(filters)}"
    yield ""
    yield from _HOW_TO_READ.splitlines()
    if vague_words:
        yield from _section("What vague words are read as", ("words", "low", "high"))
        for words, (low, high) in vague_words.items():
            yield _row(words, f"{low:,}", f"{high:,}")
    yield from _section("Metrics", ("metric", "meaning", "unit", "kind"))
    for metric in METRICS:
        yield _row(metric.id, metric.label, metric.unit, metric.kind)
    yield from _section("Alarms", ("alarm", "meaning"))
    for alarm in Alarm:
        yield _row(alarm, alarm.meaning)
    for table in tables:
        yield from _section(f"{table.name}.csv: {table.grain}", ("column", "type", "meaning"))
        for column in table.columns:
            if column.is_exported:
                yield _row(column.name, column.type, _say_meaning(table, column))


def _say_filters(filters: Selection) -> str:
    told = [
        f"{name.replace('_', ' ')} {', '.join(value) if isinstance(value, tuple) else value}"
        for name, value in asdict(filters).items()
        if value
    ]
    return f"Limited to: {'; '.join(told)}." if told else "All reports, without a filter."


def _say_meaning(table: Table, column: Column) -> str:
    notes = [column.meaning]
    if column.unit:
        notes.append(f"in {column.unit}")
    if column.allowed and column.name != "metric":
        notes.append(f"one of {', '.join(value for value in column.allowed if value)}")
    if column.name in table.key:
        notes.append("key")
    return "; ".join(notes)


def _section(title: str, columns: Sequence[str]) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    yield ""
    yield _row(*columns)
    yield _row(*("---" for _ in columns))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
