from collections.abc import Callable
from datetime import date

from dashboard.tidy.section import Link, links_of
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary import summarize
from dashboard.tidy.summary_methods import MOST_OPERATIONS
from dashboard.tidy.writers import summary_page, summary_text
from tests.sample import Said, december, make_entry

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
    assert isinstance(first[2], Link)
    assert first[2].address == "https://example.org/a_%28b%29"
    assert methods.lines == ("People evacuated: 3 smaller operations more in the data package.",)


def test_a_number_of_several_reports_leads_to_each_of_them(make_snapshot: MakeSnapshot) -> None:
    entries = [
        make_entry(
            f"{count} people left eastern Aleppo, ICRC said.", "AFP", date(2016, 12, day),
            [Said(f"{count} people", "people_evacuated", count, days=december(day),
                  origin="eastern Aleppo", by="ICRC")],
            url=f"https://example.org/{day}",
        )
        for day, count in ((15, 300), (16, 200))
    ]  # fmt: skip
    snapshot = make_snapshot(entries)
    number, *links = links_of(summarize(snapshot).methods.rows[0][2])
    assert (number.text, number.address) == ("500", "")
    assert [(one.text, one.address) for one in links] == [
        ("[1]", "https://example.org/15"),
        ("[2]", "https://example.org/16"),
    ]
    page, text = (
        next(writer.list_files(snapshot)).write().decode()
        for writer in (summary_page, summary_text)
    )
    assert '500 <a href="https://example.org/15" rel="noreferrer">[1]</a>' in page
    assert "500 [\\[1\\]](https://example.org/15) [\\[2\\]](https://example.org/16)" in text


def test_an_empty_view_has_neither(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot(()))
    assert summary.methods.rows == summary.omissions.rows == ()
