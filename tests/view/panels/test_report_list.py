from collections.abc import Callable
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from dashboard.tidy.build import build_tables
from dashboard.view.panel import Screen
from dashboard.view.panels import report_list
from dashboard.view.panels.report_list import SORTS, build, count_reports, page_of
from dashboard.view.reports import search_reports
from tests.sample import Said, make_entry, sample_entries

MakeScreen = Callable[..., Screen]
OpenSite = Callable[..., AppTest]
ENTRIES = [
    make_entry(f"{day} left Madaya.", "AFP", date(2016, 12, day), title=f"Report {day}")
    for day in range(1, 6)
] + [
    make_entry("Nobody left.", "Straße Zeitung", None, title="Undated", location="in/old.pdf"),
    make_entry(
        "Some 70 people left.",
        "Reuters",
        date(2016, 11, 30),
        (Said("Some 70 people", "people_evacuated", 70),),
        title="With a figure",
    ),
]


@pytest.mark.parametrize(
    ("sort", "first", "last"),
    [
        ("Latest first", "Undated", "With a figure"),
        ("Oldest first", "Undated", "Report 5"),
        ("Most open points first", "Undated", "With a figure"),
        ("Most figures first", "With a figure", "Report 1"),
    ],
)
def test_the_list_comes_in_the_order_asked_for(
    make_screen: MakeScreen, sort: str, first: str, last: str
) -> None:
    screen = make_screen(ENTRIES)
    page = page_of(count_reports(screen, ""), sort, 1)
    titles = report_list.build_rows(page, screen.tables)["Title"].tolist()
    assert (titles[0], titles[-1]) == (first, last)
    assert len(titles) == len(ENTRIES)


def test_pages_hold_each_report_once(
    make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_list, "PAGE_SIZE", 3)
    screen = make_screen(ENTRIES)
    counted = count_reports(screen, "")
    for sort in SORTS:
        pages = [page_of(counted, sort, number) for number in (1, 2, 3)]
        assert [len(page) for page in pages] == [3, 3, 1]
        assert set().union(*(page.index for page in pages)) == set(
            screen.tables.reports["report_id"]
        )


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("", 7),
        ("  ", 7),
        ("MADAYA", 5),
        ("afp madaya", 5),
        ("reuters madaya", 0),
        ("report 3", 1),
        ("strasse", 1),
        ("old.pdf", 1),
        ("left.", 2),
        ("(", 0),
        ("%", 0),
    ],
)
def test_a_search_finds_reports_that_hold_every_word(words: str, titles: int) -> None:
    assert len(search_reports(build_tables(ENTRIES).reports, words)) == titles


def test_a_search_is_in_the_address(open_site: OpenSite) -> None:
    app = open_site("reports", find="Deutsche")
    assert set(app.dataframe[0].value["Publisher"]) == {"Deutsche Welle"}
    assert app.text_input(key="find").value == "Deutsche"
    app.text_input(key="find").set_value("no such words").run()
    assert not app.exception
    assert any("No report in this view holds" in one.value for one in app.caption)


def test_a_report_that_the_filters_leave_out_is_shown_from_its_link(open_site: OpenSite) -> None:
    report_id = sample_entries()[0][0].report_id
    app = open_site("reports", report=report_id, as_of="2016-12-01")
    assert not app.exception
    assert "No report passes these filters" in [one.value for one in app.subheader]
    app = open_site("reports", entries=(), report=report_id, publisher="Deutsche Welle")
    assert "leave this report out" in app.info[0].value


def test_the_list_is_empty_where_no_report_is(make_screen: MakeScreen) -> None:
    assert build(make_screen([])).empty
