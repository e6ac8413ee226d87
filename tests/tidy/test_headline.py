from datetime import date

import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.build import build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import Headline, find_undated, headline
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
        "Worked out by this program, since no reliable source states a total yet: one new count by "
        "US State Department, 21 on 15 Dec 2016. No source of at least medium reliability has a "
        "total, or adds to one, for a later day. Not added, since it is another source's, of "
        "a later day than the number: 5 on 18 Dec 2016 (ICRC through Sputnik Brasil)."
    )
    assert (found.attributed_to, found.publisher) == ("US State Department", "NBC News")


def test_several_operations_are_summed_and_said_so(claims: pd.DataFrame) -> None:
    found = head(claims, "people_evacuated")
    assert (found.value, found.operation) == (35_750, "2 operations")
    assert found.is_derived
    assert found.qualifier is Qualifier.ABOUT
    assert found.calculation_logic.startswith(
        "The sum of 2 operations, each counted by itself. Eastern Aleppo, Dec 2016: "
    )
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


def evacuated(number: int, **fields: object) -> Said:
    said = {"origin": "eastern Aleppo", "by": "ICRC"} | fields
    return Said(f"{number} people", "people_evacuated", number, **said)  # type: ignore[arg-type]


def claims_of(*told: tuple[Said, date | None], secret: int = -1) -> pd.DataFrame:
    entries = [
        make_entry(
            f"{said.evidence} {said.origin} {number}", "AFP", published, [said],
            is_confidential=number == secret,
        )
        for number, (said, published) in enumerate(told)
    ]  # fmt: skip
    return build_claims(build_tables(entries), sample_sources())


FIRST = date(2016, 12, 15)


def test_figures_without_a_day_are_announced_with_their_ids() -> None:
    dated, undated = evacuated(300), evacuated(40)
    claims = claims_of((dated, FIRST), (undated, None))
    found = head(claims, "people_evacuated")
    assert found.value == 300
    ids = tuple(claims.loc[claims["value"] == 40, "figure_id"])
    assert found.undated_figure_ids == ids == find_undated(claims, "people_evacuated")
    assert "neither text nor report gives a day: 1 figure." in found.not_added
    assert found.not_added in found.calculation_logic
    excluded = claims.assign(recommendation="excluded")
    assert find_undated(excluded, "people_evacuated") == ()
    # Where there is no number at all they can still be told.
    alone = claims_of((undated, None))
    assert headline(build_tally(alone), alone, "people_evacuated") is None
    assert len(find_undated(alone, "people_evacuated")) == 1
    assert find_undated(alone, "buses") == ()


def test_undated_figures_are_announced_as_of_a_day_too() -> None:
    later = date(2016, 12, 20)
    claims = claims_of((evacuated(300), FIRST), (evacuated(40), None),
                       (evacuated(500), later))  # fmt: skip
    found = head(claims, "people_evacuated", FIRST)
    assert (found.value, len(found.undated_figure_ids)) == (300, 1)


def test_a_level_and_an_expectation_elsewhere_are_not_added() -> None:
    there = Said("70 people", "people_sheltering", 70, timing=Timing.CUMULATIVE, origin="Idlib")
    awaited = Said("900 people", "people_sheltering", 900, timing=Timing.PLANNED, origin="Aleppo")
    claims = claims_of((there, FIRST), (awaited, FIRST))
    found = head(claims, "people_sheltering")
    assert (found.value, found.timing, found.operation) == (70, "cumulative", "Idlib, Dec 2016")
    assert found.not_added == ("Not added, since it is only planned: 900 (Aleppo, Dec 2016).")


@pytest.mark.parametrize(("secret", "is_marked"), [(0, True), (1, True), (-1, False)])
def test_a_number_or_range_of_a_confidential_report_is_marked(
    secret: int,
    is_marked: bool,  # noqa: FBT001
) -> None:
    stated = [
        (evacuated(number, timing=Timing.CUMULATIVE, by=by), FIRST)
        for number, by in ((300, "ICRC"), (310, "SOHR"))
    ]
    found = head(claims_of(*stated, secret=secret), "people_evacuated")
    assert (found.value, found.high) == (300, 310)
    assert found.is_confidential is is_marked
    assert ("confidential report" in found.calculation_logic) is is_marked


def test_a_sum_with_a_confidential_part_is_marked() -> None:
    told = [(evacuated(300), FIRST), (evacuated(40, origin="Idlib"), FIRST)]
    assert head(claims_of(*told, secret=1), "people_evacuated").is_confidential
    found = head(claims_of(*told), "people_evacuated")
    assert not found.is_confidential
    assert len(found.operation_ids) == 2


def test_a_pinned_number_says_so(east: pd.DataFrame) -> None:
    pinned = east.assign(
        recommendation=(east["evidence"] == "More than 35,000 people").map(
            {True: "pinned", False: ""}
        )
    )
    found = head(pinned, "people_evacuated")
    assert found.publisher == "Deutsche Welle"
    assert "A person has pinned it." in found.calculation_logic


def test_what_is_not_in_a_sum_is_told_by_operation() -> None:
    later = date(2016, 12, 17)
    claims = claims_of(
        (evacuated(300, days=december(15)), FIRST),
        (evacuated(40, days=december(17), by="WHO"), later),
        (evacuated(9, origin="Idlib"), FIRST),
    )
    found = head(claims, "people_evacuated")
    assert found.value == 309
    assert found.not_added == (
        "Eastern Aleppo, Dec 2016: Not added, since it is another source's, of a later day than "
        "the number: 40 on 17 Dec 2016 (WHO through AFP)."
    )


def test_a_floor_and_an_exact_number_add_up_to_a_floor() -> None:
    told = [
        (evacuated(25_000, timing=Timing.CUMULATIVE, qualifier=Qualifier.AT_LEAST), FIRST),
        (evacuated(750, timing=Timing.CUMULATIVE, origin="Idlib"), FIRST),
    ]
    found = head(claims_of(*told), "people_evacuated")
    assert (found.value, found.qualifier, found.is_open) == (25_750, Qualifier.AT_LEAST, True)


def test_the_low_end_of_a_range_says_whose_it_is() -> None:
    told = [
        (
            evacuated(
                number,
                timing=Timing.CUMULATIVE,
                qualifier=hedge,
                by=by,
                days=december(None, day),
            ),
            date(2016, 12, day),
        )
        for number, hedge, by, day in (
            (15_000, Qualifier.MORE_THAN, "UN", 19),
            (25_000, Qualifier.AT_LEAST, "ICRC", 20),
        )
    ]
    found = head(claims_of(*told), "people_evacuated")
    assert (found.low, found.value, found.is_open) == (15_000, 25_000, True)
    assert found.range_note == "lowest: more than 15,000, UN, a day before"


def test_only_the_part_in_doubt_is_called_not_confirmed() -> None:
    told = [
        (evacuated(35_000, timing=Timing.CUMULATIVE), FIRST),
        (evacuated(382, timing=Timing.CUMULATIVE, origin="Idlib", by="Sputnik"), FIRST),
    ]
    found = head(claims_of(*told), "people_evacuated")
    assert (found.value, found.doubt) == (35_382, "382 of it not confirmed by a reliable source")
    assert not found.is_confirmed
    assert "no_recommended" not in found.alarms
    alone = head(claims_of(told[1]), "people_evacuated")
    assert (alone.doubt, alone.alarms) == (
        "not confirmed by a reliable source",
        ("no_recommended",),
    )


def test_one_convoy_is_called_no_total(claims: pd.DataFrame) -> None:
    assert head(claims, "buses").meaning == "one count of one day, no total of that day is stated"
    assert head(claims, "people_evacuated").meaning == "total so far"
    assert head(claims, "people_awaiting").meaning == "planned"


def test_what_came_from_elsewhere_into_a_merged_operation_is_named(claims: pd.DataFrame) -> None:
    merged = claims.assign(operation_id=EAST, operation="The deal")
    found = head(merged, "people_evacuated")
    assert found.value == 35_000
    named = found.not_added.partition("may hold those from elsewhere: ")[2].partition(". ")[0]
    assert named.startswith("750 published 20 Dec 2016")
    assert "3,000" not in named
    assert "the total is of all days up to its own: 15,000 on 19 Dec 2016" in found.not_added
    assert "Planned, not counted: up to 50,000" in found.not_added


def test_a_report_without_a_date_is_known_from_the_day_it_tells_of() -> None:
    told = evacuated(900, timing=Timing.CUMULATIVE, days=december(None, 17))
    claims = claims_of((evacuated(300, timing=Timing.CUMULATIVE), FIRST), (told, None))
    for as_of, value in ((15, 300), (16, 300), (17, 900), (24, 900)):
        until = date(2016, 12, as_of)
        known = select(claims, Selection(as_of=until))
        assert head(known, "people_evacuated").value == value
        assert head(claims, "people_evacuated", until).value == value
    assert head(claims, "people_evacuated").value == 900
