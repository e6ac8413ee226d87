"""What a person says of figures and operations, from the store through the claims to the tally."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pandas as pd
import pytest

from dashboard.base.errors import CorrectionError
from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.build import Entry
from dashboard.tidy.claims import build_claims
from dashboard.tidy.corrections import Correction
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.operations import stray_corrections
from dashboard.tidy.store import Saved, Store
from dashboard.tidy.tally import build_tally, update_tally
from tests.sample import sample_entries, sample_sources

EAST, FOUA = "aleppo-eastern@2016-12-15", "foua-kefraya@2016-12-15"
AT = datetime(2017, 1, 1, 9, 30, tzinfo=UTC)
PEOPLE = "people_evacuated"
Say = Callable[..., int]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    for entry in sample_entries():
        store.save(*entry)
    yield store
    store.close()


@pytest.fixture
def say(store: Store) -> Say:
    def say(table: str, row: str, column: str, old: str | None, new: str | None) -> int:
        correction = Correction(AT, "ana", table, row, column, old, new, "the agency said so")
        return store.add_corrections([correction])[0]

    return say


def claims_of(store: Store) -> pd.DataFrame:
    return build_claims(store.tables(), sample_sources())


def figure_id(store: Store, evidence: str) -> str:
    figures = store.tables().figures
    return str(figures.loc[figures["evidence"] == evidence, "figure_id"].iloc[0])


def people(store: Store, operation_id: str = EAST) -> Headline:
    claims = claims_of(store)
    mine = claims[claims["operation_id"] == operation_id]
    found = headline(build_tally(mine), mine, PEOPLE)
    assert found is not None
    return found


def states(store: Store) -> list[str]:
    return [str(state) for state in store.tables().corrections["state"]]


def read_again(entry: Entry, **changed: object) -> Entry:
    """Return the report as it is when its file states another title, its figures read anew."""
    report, extraction, resolutions = entry
    figures = tuple(
        replace(figure, **changed)  # type: ignore[arg-type]
        if figure.evidence in ("35,000 people", "More than 35,000 people")
        else figure
        for figure in extraction.figures
    )
    return replace(report, title="Read again"), replace(extraction, figures=figures), resolutions


def test_a_pinned_figure_is_the_headline_and_says_so(store: Store, say: Say) -> None:
    pinned = figure_id(store, "More than 35,000 people")
    assert people(store).figure_ids != (pinned,)
    say("figures", pinned, "recommendation", "", "pinned")
    found = people(store)
    assert (found.figure_ids, found.publisher) == ((pinned,), "Deutsche Welle")
    assert "A person has pinned it." in found.calculation_logic


def test_a_pinned_figure_of_an_earlier_day_does_not_hide_later_ones(store: Store, say: Say) -> None:
    say("figures", figure_id(store, "At least 25,000 people"), "recommendation", "", "pinned")
    assert people(store).value == 35_000


def test_excluded_figures_are_in_no_number(store: Store, say: Say) -> None:
    out = [figure_id(store, one) for one in ("35,000 people", "More than 35,000 people")]
    for one in out:
        say("figures", one, "recommendation", "", "excluded")
    # The 4,000 fighters among the 35,000 are no total.
    assert people(store).value == 25_000
    tally = build_tally(claims_of(store))
    cells = "|".join(tally["recommended_figure_ids"] + "|" + tally["triangulating_figure_ids"])
    assert not set(out) & set(cells.split("|"))


def test_a_renamed_operation_is_called_so_everywhere(store: Store, say: Say) -> None:
    say("operations", EAST, "name", None, "The green buses")
    assert people(store).operation == "The green buses"
    tally = build_tally(claims_of(store))
    assert set(tally.loc[tally["operation_id"] == EAST, "operation"]) == {"The green buses"}
    told = tally.loc[tally["operation_id"] == FOUA, "calculation_logic"].str.cat(sep=" ")
    assert "of The green buses." in told


def test_merged_operations_are_one(store: Store, say: Say) -> None:
    say("operations", FOUA, "merged_into", None, EAST)
    claims = claims_of(store)
    assert set(claims["operation_id"]) == {EAST}
    assert set(build_tally(claims)["operation_id"]) == {EAST}


def test_figures_split_off_make_an_operation_of_their_own(store: Store, say: Say) -> None:
    for evidence in ("Five buses", "one ambulance", "about 350 people"):
        say("figures", figure_id(store, evidence), "operation_id", "", "The Sunday convoy")
    tally = build_tally(claims_of(store))
    split = tally[tally["operation"] == "The Sunday convoy"]
    assert set(split["metric"]) == {"buses", "ambulances", PEOPLE}
    assert split.loc[split["metric"] == "buses", "value"].tolist() == [5, 5]
    east = tally[tally["operation_id"] == EAST]
    assert east.loc[(east["metric"] == "buses") & (east["timing"] == "new"), "value"].tolist() == [
        21
    ]


def test_a_moved_figure_counts_where_it_was_moved_to(store: Store, say: Say) -> None:
    say("figures", figure_id(store, "35,000 people"), "operation_id", "", FOUA)
    assert people(store, FOUA).value == 35_000
    assert people(store).publisher == "Deutsche Welle"


def test_corrections_outlive_a_report_that_is_read_again(store: Store, say: Say) -> None:
    say("figures", figure_id(store, "35,000 people"), "recommendation", "", "excluded")
    say("figures", figure_id(store, "More than 35,000 people"), "value", "35000", "36000")
    say("operations", EAST, "name", None, "The green buses")
    say("operations", FOUA, "merged_into", None, EAST)
    before = people(store)
    for entry in sample_entries():
        assert store.save(*read_again(entry)) is Saved.REPLACED
    assert states(store) == ["applied"] * 4
    assert people(store) == before
    assert (before.value, before.operation) == (36_000, "The green buses")


def test_a_correction_of_what_now_reads_otherwise_is_reported(store: Store, say: Say) -> None:
    say("figures", figure_id(store, "35,000 people"), "value", "35000", "36000")
    for entry in sample_entries():
        store.save(*read_again(entry, quantity=Quantity(34_500, 34_500, 34_500, Qualifier.EXACT)))
    [row] = store.tables().corrections.to_dict("records")
    assert (row["state"], row["found_value"]) == ("conflict", "34500")
    assert people(store).value == 34_500


def test_what_is_said_of_an_operation_that_is_gone_is_reported(store: Store, say: Say) -> None:
    kept = say("operations", EAST, "name", None, "The green buses")
    gone = say("operations", "homs@2014-02-07", "name", None, "Old Homs")
    into_nothing = say("operations", FOUA, "merged_into", None, "homs@2014-02-07")
    assert kept not in stray_corrections(store.tables())
    assert stray_corrections(store.tables()) == {gone, into_nothing}


def test_the_log_says_who_when_and_why(store: Store, say: Say) -> None:
    say("figures", figure_id(store, "35,000 people"), "recommendation", "", "excluded")
    [row] = store.tables().corrections.to_dict("records")
    assert row["corrected_at"] == pd.Timestamp(AT)
    assert (row["corrected_by"], row["reason"]) == ("ana", "the agency said so")
    assert (row["old_value"], row["new_value"], row["state"]) == ("", "excluded", "applied")


@pytest.mark.parametrize(
    "cell",
    [
        pytest.param(("figures", "35,000 people", "recommendation", "", "excluded"), id="exclude"),
        pytest.param(("figures", "35,000 people", "operation_id", "", FOUA), id="move"),
        pytest.param(("figures", "35,000 people", "value", "35000", "36000"), id="number"),
        pytest.param(("operations", EAST, "name", None, "The green buses"), id="rename"),
        pytest.param(("operations", FOUA, "merged_into", None, EAST), id="merge"),
    ],
)
def test_each_can_be_taken_back_and_the_log_keeps_both(
    store: Store, say: Say, cell: tuple[str, str, str, str | None, str]
) -> None:
    table, row, *change = cell
    before = build_tally(claims_of(store))
    number = say(table, figure_id(store, row) if table == "figures" else row, *change)
    changed = build_tally(claims_of(store))
    assert not changed.equals(before)
    back = say("corrections", str(number), "state", None, "withdrawn")
    pd.testing.assert_frame_equal(build_tally(claims_of(store)), before)
    assert states(store) == ["withdrawn", "applied"]
    say("corrections", str(back), "state", None, "withdrawn")
    pd.testing.assert_frame_equal(build_tally(claims_of(store)), changed)
    assert states(store) == ["applied", "withdrawn", "applied"]


def test_what_was_built_on_a_correction_taken_back_waits(store: Store, say: Say) -> None:
    one = figure_id(store, "35,000 people")
    first = say("figures", one, "value", "35000", "36000")
    say("figures", one, "value", "36000", "37000")
    say("corrections", str(first), "state", None, "withdrawn")
    assert states(store) == ["withdrawn", "conflict", "applied"]
    assert people(store).value == 35_000


def test_a_withdrawal_of_nothing_is_refused(say: Say) -> None:
    with pytest.raises(CorrectionError, match="not there any more"):
        say("corrections", "7", "state", None, "withdrawn")
    with pytest.raises(CorrectionError, match="not the number of a correction"):
        say("corrections", "seven", "state", None, "withdrawn")
    with pytest.raises(CorrectionError, match="these can: 'withdrawn'"):
        say("corrections", "1", "state", None, "applied")


def test_a_ruling_touches_its_own_operations_only(store: Store, say: Say) -> None:
    before = claims_of(store)
    say("figures", figure_id(store, "35,000 people"), "recommendation", "", "excluded")
    after = claims_of(store)
    updated = update_tally(build_tally(before), before, after)
    pd.testing.assert_frame_equal(updated, build_tally(after))
