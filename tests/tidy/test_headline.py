from datetime import date

import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.tally import build_tally
from tests.sample import Said, december, make_entry, sample_entries, sample_sources

EAST = "aleppo-eastern@2016-12-15"


@pytest.fixture(scope="module")
def east(claims: pd.DataFrame) -> pd.DataFrame:
    return select(claims, Selection(operations=(EAST,)))


def head(claims: pd.DataFrame, metric: str, as_of: date | None = None) -> Headline:
    found = headline(build_tally(claims), claims, metric, as_of)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("metric", "as_of", "value", "day"),
    [
        ("people_evacuated", 15, 3000, 15),
        ("people_evacuated", 18, 3000, 16),
        ("people_evacuated", 19, 15_000, 19),
        ("people_evacuated", 22, 25_000, 21),
        ("people_evacuated", 31, 35_000, 24),
        ("buses", 31, 21, 15),
        ("ambulances", 31, 19, 15),
        ("people_wounded", 15, 40, 15),
        ("people_wounded", 31, 100, 24),
    ],
)
def test_aleppo_as_of_each_day(
    east: pd.DataFrame, metric: str, as_of: int, value: int, day: int
) -> None:
    found = head(east, metric, date(2016, 12, as_of))
    assert (found.value, found.day) == (value, date(2016, 12, day))
    assert found.low <= value <= found.high
    assert found.operation == "Eastern Aleppo, Dec 2016"
    assert found.is_confirmed
    assert found.figure_ids


def test_what_was_published_later_was_not_known(east: pd.DataFrame) -> None:
    # The tally of all claims is given; a figure of the 15th published on the 21st must not show.
    found = head(east, "people_evacuated", date(2016, 12, 15))
    assert not found.alarms
    assert "10,000" not in found.calculation_logic
    assert headline(build_tally(east), east, "people_evacuated", date(2016, 12, 14)) is None


def test_it_says_what_it_is_made_of_and_what_is_not_in_it(east: pd.DataFrame) -> None:
    found = head(east, "buses")
    assert found.is_derived
    assert found.calculation_logic == (
        "Worked out of one new count, by US State Department: 21 on 15 Dec 2016. No reliable "
        "source states a total, and counts of different sources are never added. It is the latest "
        "day for which a source of at least medium reliability has a total. Not added, since "
        "other sources counted them: 5 on 18 Dec 2016 (ICRC)."
    )
    assert (found.attributed_to, found.publisher) == ("US State Department", "NBC News")


def test_several_operations_are_summed_and_said_so(claims: pd.DataFrame) -> None:
    found = head(claims, "people_evacuated")
    assert (found.value, found.operation) == (35_750, "2 operations")
    assert found.is_derived
    assert found.qualifier is Qualifier.ABOUT
    assert found.calculation_logic.startswith("The sum of 2 operations. Eastern Aleppo, Dec 2016: ")
    assert "Foua and Kefraya, Dec 2016: About 750 by ICRC" in found.calculation_logic
    assert found.day == date(2016, 12, 24)
    assert len(found.figure_ids) == 2


def test_a_stock_that_is_only_expected_is_shown_as_planned(claims: pd.DataFrame) -> None:
    found = head(claims, "people_awaiting")
    assert found.timing is Timing.PLANNED
    assert (found.value, found.low, found.high) == (None, 20_000, 99_999)
    assert "latest plan or expectation" in found.calculation_logic


def test_a_move_that_is_only_planned_has_no_headline() -> None:
    plan = Said("9 people", "people_evacuated", 9, timing=Timing.PLANNED, origin="Aleppo")
    tables = build_tables([make_entry("9 people Aleppo", "AFP", date(2016, 12, 15), [plan])])
    claims = build_claims(tables, sample_sources())
    assert headline(build_tally(claims), claims, "people_evacuated") is None


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.id)
def test_no_claims_make_no_headline(claims: pd.DataFrame, metric: object) -> None:
    nothing = claims[:0]
    assert headline(build_tally(nothing), nothing, metric.id) is None  # type: ignore[attr-defined]


def low_claim(number: int, day: int) -> Said:
    return Said(
        f"{number} people", "people_evacuated", number, timing=Timing.CUMULATIVE,
        days=december(None, day), origin="eastern Aleppo", by="Sputnik",
    )  # fmt: skip


def test_a_later_claim_by_low_reliability_stands_beside_unconfirmed() -> None:
    said = low_claim(90_000, 26)
    later = make_entry("90000 people eastern Aleppo", "Sputnik", date(2016, 12, 26), [said])
    claims = build_claims(build_tables([*sample_entries(), later]), sample_sources())
    found = head(select(claims, Selection(operations=(EAST,))), "people_evacuated")
    assert (found.value, found.high) == (35_000, 35_000)
    assert found.unconfirmed.startswith("Not confirmed: 90,000 by Sputnik: total as of 26 Dec")
    assert found.unconfirmed in found.calculation_logic


def test_where_only_low_reliability_speaks_it_is_shown_as_not_confirmed() -> None:
    said = low_claim(900, 15)
    entry = make_entry("900 people eastern Aleppo", "Sputnik", date(2016, 12, 15), [said])
    claims = build_claims(build_tables([entry]), sample_sources())
    found = head(claims, "people_evacuated")
    assert not found.is_confirmed
    assert found.alarms == ("no_recommended",)
    assert "Only sources of low reliability" in found.calculation_logic
    assert found.figure_ids


def test_a_sum_with_a_vague_part_has_bounds_only() -> None:
    vague = Said("dozens", "people_evacuated", (24, 99), Qualifier.VAGUE, Timing.CUMULATIVE,
                 origin="eastern Aleppo", by="ICRC")  # fmt: skip
    firm = Said("750 people", "people_evacuated", 750, timing=Timing.CUMULATIVE,
                origin="Foua and Kefraya", by="ICRC")  # fmt: skip
    text = "dozens eastern Aleppo, 750 people Foua and Kefraya"
    entry = make_entry(text, "AFP", date(2016, 12, 15), [vague, firm])
    found = head(build_claims(build_tables([entry]), sample_sources()), "people_evacuated")
    assert (found.value, found.low, found.high) == (None, 774, 849)


def test_the_reasons_of_many_operations_are_cut() -> None:
    entries = [
        make_entry(
            f"{year} people eastern Aleppo", "AFP", date(year, 6, 1),
            [Said(f"{year} people", "people_evacuated", year, origin="eastern Aleppo", by="ICRC")],
        )
        for year in range(1990, 2015)
    ]  # fmt: skip
    claims = build_claims(build_tables(entries), sample_sources())
    found = head(claims, "people_evacuated")
    assert found.value == sum(range(1990, 2015))
    assert found.calculation_logic.endswith("And 5 smaller ones.")
