from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest

from dashboard.base.vocabulary import LeftoverReason, PlaceRole
from dashboard.tidy.build import Entry
from dashboard.tidy.terms import Alarm
from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from dashboard.view.panels import (
    alarms,
    flows_table,
    puzzling_numbers,
    report_list,
    similar_reports,
    undated_reports,
)
from tests.sample import make_entry, sample_entries
from tests.view.test_site import html_of
from tests.view.told import with_tally

ODD = make_entry(
    "Something was counted: 2011 of them near Nowhere Town.",
    "Reuters",
    None,
    also_named=[("Nowhere Town", PlaceRole.PLACE)],
    title="Odd report",
    location="/reports/inbox/odd.txt",
)


@pytest.fixture
def odd(make_screen: Callable[..., Screen]) -> Screen:
    screen = make_screen((*sample_entries(), ODD))
    leftovers = screen.tables.leftovers
    reason = leftovers["reason"].where(
        leftovers["report_id"] != ODD[0].report_id, LeftoverReason.UNKNOWN
    )
    tables = replace(screen.tables, leftovers=leftovers.assign(reason=reason))
    return replace(screen, tables=tables)


def test_a_number_nobody_understands_is_shown_with_its_report(odd: Screen) -> None:
    table = puzzling_numbers.build(odd)
    assert table["Number"].tolist() == ["2011"]
    assert table["Source"].tolist() == ["Reuters"]
    assert table["Report"].tolist() == ["Odd report"]
    assert table.index.tolist() == [ODD[0].report_id]


def test_a_report_without_a_title_goes_by_its_first_words_there(odd: Screen) -> None:
    reports = odd.tables.reports.assign(title="")
    table = puzzling_numbers.build(replace(odd, tables=replace(odd.tables, reports=reports)))
    assert table["Report"].tolist() == ["Something was counted: 2011 of them near Nowhere Town."]


def test_a_report_without_a_date_is_asked_for_by_its_file(odd: Screen) -> None:
    table = undated_reports.build(odd)
    assert table["Title"].tolist() == ["Odd report"]
    assert table["Collected from"].tolist() == ["odd.txt"]


def copy(number: int, place: str, **fields: object) -> Entry:
    facts = {"title": "Flash update", "location": place, **fields}
    return make_entry(f"{number} left.", "OCHA", date(2016, 12, 20), **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("other", "files"),
    [
        (copy(2, "in/b.md"), ["a.md", "b.md"]),
        (copy(2, "in/b.md", title="Update", url="https://example.org/a"), ["a.md", "b.md"]),
        (copy(2, "in/b.md", title="Update"), []),
        (copy(2, "in/b.md", published_date=date(2016, 12, 21)), []),
    ],
    ids=["same heading", "same address", "another title", "another day"],
)
def test_edited_copies_from_elsewhere_are_listed(
    make_screen: Callable[..., Screen], other: Entry, files: list[str]
) -> None:
    first = copy(1, "uploaded/1/a.md", url="https://example.org/a")
    table = similar_reports.build(make_screen((*sample_entries(), first, other, ODD)))
    assert sorted(table["Collected from"]) == files


def test_copies_without_a_title_go_by_their_first_words_and_can_be_opened(
    make_screen: Callable[..., Screen],
) -> None:
    links = {"title": "", "url": "https://example.org/a"}
    copies = [copy(number, f"in/{number}.md", **links) for number in (1, 2)]
    table = similar_reports.build(make_screen((*sample_entries(), *copies)))
    assert sorted(table["Title"]) == ["1 left.", "2 left."]
    shown = similar_reports.build_table(table)
    assert "20 Dec 2016" in shown
    assert "00:00" not in shown
    for one in copies:
        assert f"report={one[0].report_id}" in shown


def test_the_list_of_reports_counts_what_is_open(odd: Screen) -> None:
    table = report_list.build(odd)
    assert table.loc[ODD[0].report_id, "Open points"] == 3
    assert table.loc[ODD[0].report_id, "Figures"] == 0
    assert "Confidential" not in table
    assert len(table) == 12


@pytest.mark.parametrize("alarm", Alarm, ids=str)
def test_an_alarm_says_why(screen: Screen, alarm: Alarm) -> None:
    raised = screen.tally.assign(alarms=[alarm.value, *([""] * (len(screen.tally) - 1))])
    table = alarms.build(with_tally(screen, raised))
    assert table["Why"].str.startswith(alarm.meaning.capitalize()).tolist() == [True]


def test_sources_that_are_apart_are_both_named_with_their_numbers(screen: Screen) -> None:
    claims = screen.claims
    other = claims[claims["value"] == 9_500].iloc[0]
    raised = screen.tally[screen.tally["value"] == 35_000].head(1)
    raised = raised.assign(
        alarms=Alarm.SOURCES_APART.value, triangulating_figure_ids=other["figure_id"]
    )
    (why,) = alarms.build(with_tally(screen, raised))["Why"]
    assert why.startswith("Two sources are over 20 % apart: ")
    assert "35,000 (" in why
    assert f"against 9,500 ({other['attributed_to'] or other['publisher']}" in why


def test_two_alarms_of_one_day_are_two_rows(screen: Screen) -> None:
    both = f"{Alarm.TEN_TIMES}|{Alarm.LATE_REPORT}"
    raised = screen.tally.head(1).assign(alarms=both)
    assert len(alarms.build(with_tally(screen, raised))) == 2


def test_movements_are_in_words_and_the_largest_comes_first(screen: Screen) -> None:
    table = flows_table.build(screen)
    assert table.iloc[0]["From"] == "eastern Aleppo"
    assert table.iloc[0]["Number"] == "35,000"
    assert "|" not in "".join(table["Said by"])
    assert isinstance(table["Figures"].iloc[0], (int, pd.Int64Dtype.type))


def test_movements_are_paged(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = flows_table.build(screen)
    monkeypatch.setattr(flows_table, "PAGE_SIZE", 2)
    second = flows_table.build_rows(flows_of(screen), 2)
    assert second.to_dict("records") == table.iloc[2:4].to_dict("records")


def test_nothing_to_look_at_is_an_empty_table(make_screen: Callable[..., Screen]) -> None:
    one = make_screen([make_entry("Nobody left.", "AFP", date(2016, 12, 20))])
    for panel in (alarms, flows_table, puzzling_numbers, similar_reports, undated_reports):
        assert panel.build(one).empty


def test_alarms_stand_in_the_order_of_their_days_the_latest_first(screen: Screen) -> None:
    raised = screen.tally.assign(alarms=Alarm.SOURCES_APART.value)
    days = alarms.find_alarms(with_tally(screen, raised)).page(1)["day"]
    assert days.is_monotonic_decreasing
    assert days.nunique() > 2


def test_a_chosen_alarm_is_told_whole_with_the_way_to_its_figure(
    open_site: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "draw_rows", lambda *_, **__: 0)
    app = open_site("quality")
    assert not app.exception
    shown = html_of(app)
    assert "<ul class='evac-steps" in shown
    links = [one.proto.query_string for one in app.get("page_link")]
    assert any("figure=" in link for link in links)
    assert any("evacuation=aleppo-eastern" in link for link in links)
