from datetime import date

import pandas as pd
import pytest

from dashboard.base.vocabulary import Qualifier, Timing, Unit
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.changes import compare_days
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.households import PERSONS_OF, add_households, as_persons
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.tally import build_tally, update_tally
from tests.sample import Said, december, make_entry, sample_sources
from tests.tidy.by_hand import claim

EAST = "eastern Aleppo"


def entry(text: str, day: int, *said: Said) -> Entry:
    return make_entry(text, "AFP", date(2016, 12, day), said)


def families(number: int, day: int) -> Entry:
    told = Said(f"{number} families", "families_evacuated", number, days=december(day),
                origin=EAST, by="ICRC", population="families")  # fmt: skip
    return entry(f"{number} families left {EAST} on day {day}.", day, told)


def persons(number: int, day: int) -> Entry:
    told = Said(f"{number} people", "people_evacuated", number, days=december(day), origin=EAST,
                by="ICRC", population="people")  # fmt: skip
    return entry(f"{number} people left {EAST} on day {day}.", day, told)


def claims_of(*entries: Entry) -> pd.DataFrame:
    return build_claims(build_tables(entries), sample_sources())


def totals(claims: pd.DataFrame, size: float | None) -> list[int]:
    tally = build_tally(claims, size).query(
        "metric == 'people_evacuated' and timing == 'cumulative'"
    )
    return [int(value) for value in tally["value"]]


def test_each_household_metric_has_one_of_persons() -> None:
    assert PERSONS_OF == {"families_evacuated": "people_evacuated"}


def test_households_are_no_persons_unless_a_size_is_given() -> None:
    claims = claims_of(families(300, 15), persons(1000, 16))
    assert totals(claims, None) == [1000]
    assert totals(claims, 5.2) == [1560, 2560]


def test_the_size_is_kept_with_the_row_and_told() -> None:
    claims = claims_of(families(300, 15))
    [row] = (
        build_tally(claims, 5)
        .query("metric == 'people_evacuated' and timing == 'new'")
        .to_dict("records")
    )
    assert (row["household_size"], row["is_derived"], row["qualifier"]) == (5, True, "about")
    assert row["calculation_logic"] == (
        "About 1,500 (300 households, taken as 5 persons each) by ICRC through AFP: new on "
        "15 Dec 2016."
    )
    assert row["recommended_figure_ids"] == claims["figure_id"].iloc[0]
    found = headline(build_tally(claims, 5), claims, "people_evacuated", household_size=5)
    assert found is not None
    assert (found.value, found.household_size) == (1500, 5)
    assert "300 households, taken as 5 persons each" in found.calculation_logic
    own = build_tally(claims, 5).query("metric == 'families_evacuated'")
    assert own["household_size"].isna().all()
    assert set(own["value"]) == {300}


def test_households_that_are_left_out_are_announced() -> None:
    claims = claims_of(families(300, 15), persons(1000, 16))
    found = headline(build_tally(claims), claims, "people_evacuated")
    assert found is not None
    assert (found.value, found.household_size) == (1000, None)
    assert found.not_added == (
        "Not turned into persons, since no household size is set: 1 count of households."
    )
    assert found.not_added in found.calculation_logic


def test_households_in_a_metric_of_persons_are_no_persons() -> None:
    claims = claims_of(persons(1000, 15))
    claims["unit"] = Unit.HOUSEHOLD.value
    assert build_tally(claims).empty
    assert totals(claims, 4) == [4000]


def test_persons_and_households_of_one_group_are_counted_once() -> None:
    both = [claim(1500, 15), claim(1400, 15, source="WHO")]
    households = [claim(300, 15), claim(300, 15, source="UNHCR"), claim(9, 16)]
    told = [(one.source, one.size) for one in add_households(both, households, 5)]
    assert told == [("ICRC", 1500), ("WHO", 1400), ("UNHCR", 1500), ("ICRC", 45)]


@pytest.mark.parametrize(
    ("number", "qualifier", "size", "expected"),
    [
        (3, "exact", 5.5, (16, 16, 17, "about")),
        (3, "at_least", 5, (15, 15, 15, "at_least")),
        ((24, 99), "vague", 5, (None, 120, 495, "vague")),
    ],
)
def test_a_household_is_taken_for_so_many_persons(
    number: int, qualifier: str, size: float, expected: tuple[object, ...]
) -> None:
    taken = as_persons(claim(number, 15, qualifier=Qualifier(qualifier)), size)
    assert (taken.value, taken.low, taken.high, taken.qualifier) == expected


def test_a_count_of_persons_goes_before_households() -> None:
    claims = [claim(1000, 15, Timing.CUMULATIVE, source="WHO", publisher="WHO")]
    taken = as_persons(claim(300, 15, Timing.CUMULATIVE), 5)
    assert max([*claims, taken], key=lambda one: one.order) == claims[0]


def test_a_selection_holds_the_size_and_lets_households_through() -> None:
    claims = claims_of(families(300, 15), persons(1000, 16))
    chosen = Selection(metrics=("people_evacuated",), household_size=5)
    assert set(select(claims, chosen)["metric"]) == {"people_evacuated", "families_evacuated"}
    assert len(select(claims, Selection(metrics=("people_evacuated",)))) == 1
    assert select(claims, Selection(household_size=5)) is claims
    assert not Selection(household_size=5, as_of=date(2016, 12, 1)).is_filter


def test_updates_and_comparisons_take_the_same_size() -> None:
    before, after = claims_of(families(300, 15)), claims_of(families(300, 15), persons(1000, 16))
    pd.testing.assert_frame_equal(
        update_tally(build_tally(before, 5), before, after, 5), build_tally(after, 5)
    )
    changes = compare_days(after, date(2016, 12, 15), date(2016, 12, 16), 5)
    assert 2500 in changes["value_after"].tolist()


def test_households_of_one_report_are_told_beside_another_operation() -> None:
    said = Said("900 people", "people_evacuated", 900, timing=Timing.CUMULATIVE, origin="Idlib",
                days=december(15), by="ICRC")  # fmt: skip
    before = claims_of(entry("900 people left Idlib.", 15, said))
    after = claims_of(entry("900 people left Idlib.", 15, said), families(300, 15))
    updated = update_tally(build_tally(before, 5), before, after, 5)
    pd.testing.assert_frame_equal(updated, build_tally(after, 5))
    assert updated["calculation_logic"].str.contains("another operation: about 1,500").any()
