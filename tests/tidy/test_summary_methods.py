from collections.abc import Callable
from datetime import date

from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary import summarize
from dashboard.tidy.summary_methods import MOST_OPERATIONS
from tests.sample import Said, make_entry

MakeSnapshot = Callable[..., Snapshot]


def test_of_many_operations_the_largest_are_listed_and_the_rest_is_counted(
    make_snapshot: MakeSnapshot,
) -> None:
    entries = [
        make_entry(
            f"{year} people left eastern Aleppo.", "AFP", date(year, 6, 1),
            [Said(f"{year} people", "people_evacuated", year, origin="eastern Aleppo")],
            url="https://example.org/a_(b)",
        )
        for year in range(2000, 2013)
    ]  # fmt: skip
    methods = summarize(make_snapshot(entries)).methods
    assert len(methods.rows) == MOST_OPERATIONS
    first = methods.rows[0]
    assert [str(cell) for cell in first[:3]] == [
        "People evacuated",
        "Eastern Aleppo, Jun 2012",
        "2,012",
    ]
    assert first[2].address == "https://example.org/a_%28b%29"
    assert methods.lines == ("People evacuated: 3 smaller operations more in the data package.",)


def test_an_empty_view_has_neither(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot(()))
    assert summary.methods.rows == summary.omissions.rows == ()
