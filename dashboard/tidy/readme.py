"""The readme that goes with a download: what each table and column holds, and how to read them."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from dashboard.base.metrics import METRICS
from dashboard.tidy.declaration import Column, Table
from dashboard.tidy.schema import SCHEMA_VERSION
from dashboard.tidy.section import Section
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm

TITLE = "Figures on evacuations"
_HOW_TO_READ = """\
Every number leads back to the sentence it stands in: claims has one row a figure, with the words
that bear it and the sentence around them. tally has the number that counts nobody twice, with the
figures it is made of and a sentence on how.

Files are UTF-8 with one header row. Days are written 2016-12-15, times are UTC. An empty cell is
unknown or does not apply. 0 stands where a report says zero, or where two totals that a row was
worked out of (is_derived) are the same.

value is the number as stated, never a mid-point. It is empty where the words give only bounds; low
and high hold these.

Totals so far (cumulative), counts of a day (new) and plans (planned) are never mixed. Figures of
different sources are never added, nor a part to its whole. Do not add up rows of the tally: the
counts of days overlap where a report dates a count loosely; the cumulative row is the total.

A cell of a CSV that begins with = + - @, a tab or a line break carries an apostrophe before it, so
that no spreadsheet runs it. Numbers are as they are.

Confidential reports, and whole texts of any report, are not in the files.

Reliability of a claim is that of the organization credited with it, else of the publisher; who is
not rated counts as medium.
"""
CREDIT = (
    "Places: GeoNames (CC BY 4.0) and the project's own table. Names and borders imply no opinion "
    "on the status of any place."
)
"""Goes with every file that holds places."""


def describe_tables(
    tables: Sequence[Table], filters: Selection, vague_words: Mapping[str, tuple[int, int]]
) -> tuple[Section, ...]:
    """Return the readme's parts.

    Parameters
    ----------
    tables : sequence of Table
        The tables it goes with.
    filters : Selection
        What they are limited to.
    vague_words : mapping of str to (int, int)
        Vague words with the least and most they are read as; none leaves the part out.
    """
    vague = Section(
        "What vague words are read as",
        columns=("words", "low", "high"),
        rows=tuple((word, low, high) for word, (low, high) in vague_words.items()),
    )
    about = f"Version of the tables: {SCHEMA_VERSION}. {say_filters(filters)}"
    return (
        Section("How to read them", (about, *_HOW_TO_READ.strip().split("\n\n"), CREDIT)),
        *((vague,) if vague.rows else ()),
        Section(
            "Metrics",
            columns=("metric", "meaning", "unit", "kind"),
            rows=tuple((one.id, one.label, one.unit, one.kind) for one in METRICS),
        ),
        Section(
            "Alarms",
            columns=("alarm", "meaning"),
            rows=tuple((alarm, alarm.meaning) for alarm in Alarm),
        ),
        *(_describe_table(table) for table in tables),
    )


def say_filters(filters: Selection) -> str:
    """Return what a snapshot is limited to, in a sentence."""
    told = [
        f"{name.replace('_', ' ')} {', '.join(value) if isinstance(value, tuple) else value}"
        for name, value in asdict(filters).items()
        if value
    ]
    return f"Limited to: {'; '.join(told)}." if told else "All reports, without a filter."


def _describe_table(table: Table) -> Section:
    return Section(
        f"{table.name}: {table.grain}",
        columns=("column", "type", "meaning"),
        rows=tuple(
            (column.name, column.type, _say_meaning(table, column))
            for column in table.columns
            if column.is_exported
        ),
    )


def _say_meaning(table: Table, column: Column) -> str:
    notes = [column.meaning]
    if column.unit:
        notes.append(f"in {column.unit}")
    if column.allowed and column.name != "metric":
        notes.append(f"one of {', '.join(value for value in column.allowed if value)}")
    if column.name in table.key:
        notes.append("key")
    return "; ".join(notes)
