from collections.abc import Callable
from datetime import date

import pytest

from dashboard.tidy.section import Section
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary_tables import (
    LEAST_ROWS,
    MOST_REPORTS,
    MOST_ROWS,
    fit,
    list_alarms,
    list_movements,
    list_reports,
    list_sources,
)
from tests.sample import Said, make_entry

MakeSnapshot = Callable[..., Snapshot]


def reports_of(snapshot: Snapshot) -> Section:
    return list_reports(snapshot.claims, snapshot.tables.reports)


def test_the_largest_movement_is_first_and_a_plan_says_so(make_snapshot: MakeSnapshot) -> None:
    flows = make_snapshot().frames["flows"]
    first, *_ = list_movements(flows).rows
    assert first == (
        "eastern Aleppo", "rural Aleppo", "People evacuated", "35,000", "16 to 24 Dec 2016",
        "ICRC, Irish Red Cross",
    )  # fmt: skip
    planned = list_movements(flows.assign(is_planned=True))
    assert planned.rows[0][3] == "35,000, planned"
    assert list_movements(flows.head(0)).empty


def test_sources_come_by_reliability_with_what_they_said_last(make_snapshot: MakeSnapshot) -> None:
    rows = list_sources(make_snapshot().claims).rows
    assert rows[0] == ("ICRC", "high", "20", "10", "people evacuated: 35,000 (24 Dec 2016)")
    order = [("high", "medium", "low").index(row[1]) for row in rows]
    assert order == sorted(order)


def test_a_reason_stands_once_with_its_days(make_snapshot: MakeSnapshot) -> None:
    rows = list_alarms(make_snapshot().tally).rows
    assert len({row[:2] for row in rows}) == len(rows)
    apart = next(row for row in rows if row[1] == "two sources are over 20 % apart")
    assert apart[2].startswith("about 15,000 (19 Dec 2016), about 3,000 (16 Dec 2016)")


def test_only_addresses_of_the_web_are_links(make_snapshot: MakeSnapshot) -> None:
    entries = [
        make_entry(f"{number} people left.", "P", date(2016, 12, number),
                   [Said(f"{number} people", "people_evacuated", number)], url=url)
        for number, url in ((11, "https://example.org/a"), (12, "javascript:alert(1)"))
    ]  # fmt: skip
    rows = reports_of(make_snapshot(entries)).rows
    # Without a title its first words stand for it.
    assert [row[2] for row in rows] == ["12 people left.", "11 people left."]
    assert [(row[0], row[3]) for row in rows] == [
        ("12 Dec 2016", ""),
        ("11 Dec 2016", "https://example.org/a"),
    ]


def test_a_long_table_is_cut_and_says_so(make_snapshot: MakeSnapshot) -> None:
    entries = [
        make_entry(f"{number} people left.", f"P{number}", date(2016, 12, 15),
                   [Said(f"{number} people", "people_evacuated", number)])
        for number in range(100, 130)
    ]  # fmt: skip
    snapshot = make_snapshot(entries)
    assert len(reports_of(snapshot).rows) == MOST_REPORTS
    assert reports_of(snapshot).lines == ("10 more are in the data package.",)
    [sources] = fit([list_sources(snapshot.claims)], 100)
    assert len(sources.rows) == MOST_ROWS
    assert sources.lines == ("23 more are in the data package.",)


@pytest.mark.parametrize(
    ("lengths", "room", "kept"),
    [
        ((2, 1, 4), 9, (2, 1, 4)),
        ((2, 20, 4), 10, (2, 4, 4)),
        ((20, 20, 20), 17, (6, 6, 5)),
        ((20, 2, 20), -4, (LEAST_ROWS, 2, LEAST_ROWS)),
        ((), 3, ()),
    ],
)
def test_tables_of_a_page_share_its_room(
    lengths: tuple[int, ...], room: int, kept: tuple[int, ...]
) -> None:
    tables = [Section("T", rows=(("x",),) * length) for length in lengths]
    assert tuple(len(table.rows) for table in fit(tables, room)) == kept
