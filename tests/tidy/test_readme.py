from dashboard.base.metrics import METRICS
from dashboard.tidy.exports import EXPORTED
from dashboard.tidy.readme import write_readme
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm

README = write_readme(EXPORTED, Selection(), {})


def test_every_exported_column_metric_and_alarm_is_explained() -> None:
    for table in EXPORTED:
        assert f"## {table.name}.csv: {table.grain}" in README
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


def test_no_filter_is_told_and_vague_words_are_left_out_where_none_are_given() -> None:
    assert "All reports, without a filter." in README
    assert "vague words" not in README
