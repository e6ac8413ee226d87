from datetime import date

import pytest

from dashboard.base.metrics import METRICS
from dashboard.tidy.markdown import write_markdown
from dashboard.tidy.readme import TITLE, describe_tables, say_filters
from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import EXPORTED
from dashboard.tidy.terms import Alarm

README = write_markdown(TITLE, (), describe_tables(EXPORTED, Selection(), {}))


def test_every_exported_column_metric_and_alarm_is_explained() -> None:
    for table in EXPORTED:
        assert f"## {table.name}: {table.grain}" in README
        for column in table.columns:
            assert (f"| {column.name} | {column.type} |" in README) is column.is_exported or (
                any(column.name == other.name for one in EXPORTED for other in one.columns)
            )
    assert all(f"| {metric.id} | {metric.label} |" in README for metric in METRICS)
    assert all(f"| {alarm} | {alarm.meaning} |" in README for alarm in Alarm)


def test_tables_are_tables() -> None:
    rows = [line for line in README.splitlines() if line.startswith("|")]
    assert all(line.endswith("|") for line in rows)
    # A bar within a cell would open another one.
    assert "joined by \\|" in README


def test_vague_words_are_told_where_they_are_given() -> None:
    assert "vague words" not in README
    sections = describe_tables(EXPORTED, Selection(), {"tens of thousands": (20_000, 99_999)})
    assert "| tens of thousands | 20,000 | 99,999 |" in write_markdown(TITLE, (), sections)


@pytest.mark.parametrize(
    ("filters", "told"),
    [
        (Selection(), "All reports, without a filter."),
        (
            Selection(as_of=date(2016, 12, 19), publishers=("dpa", "Storyful")),
            "Limited to: as of 2016-12-19; publishers dpa, Storyful.",
        ),
    ],
    ids=["none", "some"],
)
def test_filters_are_told(filters: Selection, told: str) -> None:
    assert say_filters(filters) == told
    assert f" {told}" in write_markdown(TITLE, (), describe_tables(EXPORTED, filters, {}))
