from collections.abc import Callable
from datetime import date

import pytest

from dashboard.tidy.build import Entry
from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary import Counter, Summary, summarize
from tests.sample import CUMULATIVE, Said, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]

ONE_DAY = "one count of one day, no total of that day is stated, as of 15 Dec 2016"
FALLS = "the total is lower than on a day before"
RANGE = "15,000 to 25,000 or more (lowest: more than 15,000, Irish Red Cross, a day before)"


def count(summary: Summary, label: str) -> Counter:
    [counter] = [one for one in summary.counters if one.label == label]
    return counter


def test_the_counters_are_those_of_the_first_screen(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot(filters=Selection(as_of=date(2016, 12, 19))))
    told = {one.label: (one.amount, one.source, one.meaning) for one in summary.counters}
    assert told == {
        "People evacuated": ("about 15,000", "ICRC, in dpa", "total so far, as of 19 Dec 2016"),
        "People wounded": ("more than 40", "ICRC, in Storyful", "total so far, as of 16 Dec 2016"),
        "Buses": ("21", "US State Department, in NBC News", ONE_DAY),
        "Ambulances": ("19", "US State Department, in NBC News", ONE_DAY),
    }
    assert (summary.title, summary.known) == ("Eastern Aleppo, Dec 2016", "As of 19 Dec 2016")
    assert summary.scope == "20 figures in 5 reports, published 15 to 19 Dec 2016."


def test_chosen_metrics_have_the_counters(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot(filters=Selection(metrics=("people_awaiting", "buses"))))
    assert [one.label for one in summary.counters] == ["People waiting to leave", "Buses"]
    assert summary.scope.endswith("Only of people waiting to leave, buses.")


@pytest.mark.parametrize(
    ("as_of", "change"),
    [
        (date(2016, 12, 15), ""),
        (date(2016, 12, 16), "another hedge since 15 Dec 2016"),
        (date(2016, 12, 19), "+12,000 since 16 Dec 2016"),
        (date(2016, 12, 21), "another hedge and range since 20 Dec 2016"),
    ],
    ids=["first day", "other hedge", "more", "other range"],
)
def test_a_counter_tells_what_changed_since_the_publication_day_before(
    make_snapshot: MakeSnapshot, as_of: date, change: str
) -> None:
    filters = Selection(as_of=as_of, operations=("aleppo-eastern@2016-12-15",))
    summary = summarize(make_snapshot(filters=filters))
    assert count(summary, "People evacuated").change == change


def test_a_range_is_told_where_sources_differ(make_snapshot: MakeSnapshot) -> None:
    counter = count(summarize(make_snapshot(filters=Selection(as_of=date(2016, 12, 20)))), "Buses")
    assert counter.span == ""
    filters = Selection(as_of=date(2016, 12, 20), operations=("aleppo-eastern@2016-12-15",))
    people = count(summarize(make_snapshot(filters=filters)), "People evacuated")
    assert (people.amount, people.span) == ("at least 25,000", RANGE)


def make_total(number: int, day: date) -> Entry:
    said = Said(f"{number} people", "people_evacuated", number, timing=CUMULATIVE,
                origin="eastern Aleppo", by="ICRC")  # fmt: skip
    return make_entry(f"{number} people in all left eastern Aleppo.", "Wire", day, [said])


def test_a_fall_is_told_with_a_minus_and_its_report(make_snapshot: MakeSnapshot) -> None:
    entries = [make_total(900, date(2016, 12, 15)), make_total(700, date(2016, 12, 17))]
    summary = summarize(make_snapshot(entries))
    change = count(summary, "People evacuated").change
    assert change == "−200 since 15 Dec 2016: a total cannot fall"
    assert summary.changes.rows == (("People evacuated", "900", f"700 ({FALLS})", "Wire"),)
    assert ("People evacuated, total", FALLS) in {row[:2] for row in summary.alarms.rows}


def test_figures_without_a_day_are_told(make_snapshot: MakeSnapshot) -> None:
    undated = make_entry("9 people left.", "P", None, [Said("9 people", "people_evacuated", 9)])
    summary = summarize(make_snapshot([undated]))
    counter = count(summary, "People evacuated")
    assert counter.amount == "no figure"
    assert counter.alarms == ("1 figure without a day, in no number",)
    assert summary.known == "No report is dated"


def test_how_every_counter_was_made_is_told(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot())
    told = [row[0] for row in summary.methods.rows]
    assert list(dict.fromkeys(told)) == [one.label for one in summary.counters]
    assert told.count("People evacuated") == 2
    [buses] = [row for row in summary.methods.rows if row[0] == "Buses"]
    assert "Not added" in buses[-1]
    omissions = dict(summary.omissions.rows)
    assert "Planned, not counted: up to 50,000" in omissions["People evacuated"]
    assert "Buses" not in omissions  # one operation: it stands with its number


def test_it_says_that_confidential_reports_are_left_out(make_snapshot: MakeSnapshot) -> None:
    secret = make_entry(
        "77 people left.", "Own", date(2016, 12, 25), [Said("77 people", "people_evacuated", 77)],
        is_confidential=True,
    )  # fmt: skip
    with_it, without = (
        summarize(make_snapshot((*sample_entries(), *more))) for more in ((secret,), ())
    )
    assert any("left out" in note for note in with_it.notes)
    assert "No report in this view is confidential." in without.notes
    assert with_it.counters == without.counters
    assert with_it.reports == without.reports


def test_an_empty_view_is_a_summary_still(make_snapshot: MakeSnapshot) -> None:
    summary = summarize(make_snapshot(()))
    assert {one.amount for one in summary.counters} == {"no figure"}
    assert summary.scope == "0 figures in 0 reports."
    assert summary.changes.empty == "There is no earlier day to compare with."


def test_several_evacuations_stand_side_by_side_the_latest_first(
    make_snapshot: MakeSnapshot,
) -> None:
    summary = summarize(make_snapshot())
    assert summary.sections[0] == summary.evacuations
    assert [(row[0], row[2]) for row in summary.evacuations.rows] == [
        ("Eastern Aleppo, Dec 2016", "24 Dec 2016"),
        ("Foua and Kefraya, Dec 2016", "21 Dec 2016"),
    ]
    meaning = count(summary, "People evacuated").meaning
    assert meaning == "2 evacuations added up, the latest as of 24 Dec 2016"
    alone = summarize(make_snapshot(filters=Selection(operations=("aleppo-eastern@2016-12-15",))))
    assert not alone.evacuations.rows
    assert alone.evacuations not in alone.sections
