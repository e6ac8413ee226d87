"""The sample reports that ship, from their text to the tally: Aleppo, December 2016.

`tests/tidy/test_tally.py` has the same points on figures written down by hand.
"""

from datetime import date
from typing import Any

import pandas as pd
import pytest

from dashboard.base.outcome import Reading
from dashboard.base.settings import Settings
from dashboard.pipeline import read_reports
from dashboard.reading import shared_locator
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.tally import build_tally
from dashboard.tidy.terms import Alarm
from tests.sample import sample_sources

PEOPLE = "people_evacuated"


@pytest.fixture(scope="module")
def claims() -> pd.DataFrame:
    settings = Settings.from_env()
    entries: list[Entry] = []
    for _, reading in read_reports([str(settings.seeds_folder)], settings):
        assert isinstance(reading, Reading)
        names = tuple(dict.fromkeys(one.name for one in reading.extraction.mentions))
        places = shared_locator(settings).locate(names)
        entries.append((reading.report, reading.extraction, places))
    return build_claims(build_tables(entries), sample_sources())


@pytest.fixture(scope="module")
def tally(claims: pd.DataFrame) -> pd.DataFrame:
    return build_tally(claims)


def rows(tally: pd.DataFrame, metric: str, timing: str, start: str = "Eastern Aleppo") -> Any:
    mine = tally[
        tally["operation"].str.startswith(start)
        & (tally["metric"] == metric)
        & (tally["timing"] == timing)
    ]
    return mine.set_index(mine["day"].dt.day)


def of_east(claims: pd.DataFrame, metric: str, as_of: int | None = None) -> Headline:
    east = claims[claims["operation"].str.startswith("Eastern Aleppo")]
    known = select(east, Selection(as_of=date(2016, 12, as_of) if as_of else None))
    found = headline(build_tally(known), known, metric)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("metric", "value"),
    [(PEOPLE, 3000), ("people_wounded", 40), ("buses", 21), ("ambulances", 19)],
)
def test_the_first_day(claims: pd.DataFrame, metric: str, value: int) -> None:
    found = of_east(claims, metric, 15)
    assert (found.value, found.day) == (value, date(2016, 12, 15))
    assert found.low <= value <= found.high


def test_the_first_wave_is_added_to_nothing(tally: pd.DataFrame) -> None:
    totals = rows(tally, PEOPLE, "cumulative")
    assert totals.loc[15, "value"] == 3000
    assert rows(tally, "people_wounded", "cumulative").loc[15, "value"] == 40
    assert not set(totals["value"]) & {4000, 3040, 3043}


@pytest.mark.parametrize(("as_of", "value"), [(19, 15_000), (20, 25_000), (24, 35_000)])
def test_the_total_as_known_on_a_day(claims: pd.DataFrame, as_of: int, value: int) -> None:
    found = of_east(claims, PEOPLE, as_of)
    assert (found.value, found.timing) == (value, "cumulative")
    assert found.low <= value <= found.high


def test_no_day_has_a_total_below_what_its_counts_come_to(tally: pd.DataFrame) -> None:
    row = rows(tally, PEOPLE, "cumulative").loc[16]
    assert (row["value"], row["qualifier"], row["is_derived"]) == (10_000, "at_least", True)
    assert "come to more than the last total, 3,000 as of 15 Dec 2016" in row["calculation_logic"]


def test_a_floor_with_the_villages_stays_a_floor(claims: pd.DataFrame) -> None:
    known = select(claims, Selection(as_of=date(2016, 12, 20)))
    found = headline(build_tally(known), known, PEOPLE)
    assert found is not None
    assert (found.low, found.value, found.qualifier) == (15_750, 25_750, "at_least")
    assert found.is_open
    assert found.range_note == ""  # the low end of one part tells nothing of a sum


def test_what_is_not_in_the_end_is_named(claims: pd.DataFrame) -> None:
    told = of_east(claims, PEOPLE).not_added
    assert "the total is of all days up to its own: 15,000 on 19 Dec 2016" in told
    assert "Planned, not counted: up to 50,000 published 16 Dec 2016 (UN through Storyful)" in told
    assert "Parts of it, not added: 4,000 (ICRC" in told


def test_15000_in_all_and_15000_on_one_day_stay_apart(tally: pd.DataFrame) -> None:
    total = rows(tally, PEOPLE, "cumulative").loc[19]
    one_day = rows(tally, PEOPLE, "new").loc[19]
    assert total["value"] == one_day["value"] == 15_000
    assert total["recommended_figure_ids"] != one_day["recommended_figure_ids"]
    assert one_day["publisher"].startswith("AFP")
    # 10,000 on the first two days and 15,000 on one more are no 15,000 in all.
    assert Alarm.SOURCES_APART in total["alarms"]


def test_9500_in_two_days_stand_against_10000_of_the_same_days(tally: pd.DataFrame) -> None:
    two_days = rows(tally, PEOPLE, "new").loc[16]
    assert two_days["first_day"].date() == date(2016, 12, 15)
    assert "9,500 (Sputnik through Sputnik Brasil)" in two_days["calculation_logic"]
    assert two_days["low"] <= 9500 <= two_days["value"] == 10_000
    assert Alarm.SOURCES_APART in two_days["alarms"]


def test_the_end_has_a_range_and_a_source(claims: pd.DataFrame) -> None:
    found = of_east(claims, PEOPLE)
    assert (found.value, found.day, found.attributed_to) == (35_000, date(2016, 12, 24), "ICRC")
    assert (found.low, found.high) == (35_000, 35_000)
    assert found.is_confirmed
    assert not found.alarms
    assert "Other claims of that day: more than 35,000" in found.calculation_logic


def test_the_two_villages_are_an_operation_of_their_own(tally: pd.DataFrame) -> None:
    villages = rows(tally, PEOPLE, "cumulative", "Al-Fu'ah")
    assert set(villages["value"]) == {750}
    told = rows(tally, PEOPLE, "cumulative").loc[21, "calculation_logic"]
    assert "Not added, being another operation: about 750 (ICRC through ICRC Intercross)" in told


def test_50000_are_planned_and_in_no_done_series(tally: pd.DataFrame) -> None:
    is_plan = tally["high"] >= 50_000
    assert set(tally.loc[is_plan, "timing"]) == {"planned"}
    assert 50_000 in tally.loc[is_plan, "value"].dropna().tolist()


def test_the_view_of_all_is_the_sum_of_both(claims: pd.DataFrame, tally: pd.DataFrame) -> None:
    found = headline(tally, claims, PEOPLE)
    assert found is not None
    assert (found.value, found.operation) == (35_750, "2 operations")
    assert found.calculation_logic.startswith("The sum of 2 operations, each counted by itself.")
