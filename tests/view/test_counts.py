from dataclasses import fields, replace
from datetime import date

import pandas as pd
import pytest

from dashboard.base.metrics import METRICS
from dashboard.tidy import narrowing
from dashboard.tidy.headline import headline
from dashboard.tidy.number import Number
from dashboard.tidy.selection import Selection
from dashboard.tidy.tally import build_tally
from dashboard.view import counts
from dashboard.view.comparing import compare
from dashboard.view.panel import Screen
from tests.sample import Said, make_entry, sample_entries
from tests.view.conftest import MakeScreen

FAMILIES = make_entry(
    "On 19 December 300 families left eastern Aleppo, the ICRC said.",
    "AFP",
    date(2016, 12, 19),
    (
        Said("300 families", "families_evacuated", 300, days=(date(2016, 12, 19),) * 2,
             origin="eastern Aleppo", by="ICRC"),
    ),
)  # fmt: skip

SELECTIONS = {
    "all": Selection(),
    "as of a day": Selection(as_of=date(2016, 12, 20)),
    "some days": Selection(published_from=date(2016, 12, 16), published_to=date(2016, 12, 21)),
    "a publisher": Selection(publishers=("AFP",)),
    "a source": Selection(sources=("ICRC",)),
    "one metric": Selection(metrics=("buses",)),
    "families as persons": Selection(household_size=5.0, as_of=date(2016, 12, 20)),
    "nothing": Selection(publishers=("nobody",)),
}


@pytest.fixture
def viewed(
    request: pytest.FixtureRequest, make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> Screen:
    """Return a screen whose tally is never made from nothing where it can be narrowed."""
    monkeypatch.setattr(narrowing, "FEW", 0)
    monkeypatch.setattr(narrowing, "VERY_FEW", 0)
    return make_screen([*sample_entries(), FAMILIES], SELECTIONS[request.param])


@pytest.mark.parametrize("viewed", SELECTIONS, indirect=True)
def test_the_parts_make_up_the_whole_tally(viewed: Screen) -> None:
    whole = build_tally(viewed.claims, viewed.selection.household_size)
    pd.testing.assert_frame_equal(viewed.tally, whole)


@pytest.mark.parametrize("viewed", SELECTIONS, indirect=True)
@pytest.mark.parametrize("metric", [one.id for one in METRICS if one.is_headline])
def test_a_number_is_that_of_the_whole_tally(viewed: Screen, metric: str) -> None:
    chosen = viewed.selection
    whole = build_tally(viewed.claims, chosen.household_size)
    expected = headline(whole, viewed.claims, metric, chosen.as_of, chosen.household_size)
    told, number = viewed.counts.headline_of(metric), viewed.counts.number_of(metric)
    if expected is None or told is None or number is None:
        assert expected is told is number is None
        return
    # Nobody reads on a page of many numbers why each of them is not a larger one.
    unread = {"calculation_logic": told.calculation_logic, "not_added": told.not_added}
    assert told == replace(expected, **unread)
    assert expected.not_added.endswith(told.not_added)
    assert number == Number(*(getattr(expected, field.name) for field in fields(Number)))


def test_only_the_metrics_asked_for_are_counted(
    make_screen: MakeScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    def build(claims: pd.DataFrame, size: float | None) -> pd.DataFrame:
        counted.extend(claims["metric"].unique())
        return build_tally(claims, size)

    monkeypatch.setattr(narrowing, "build_tally", build)
    screen = make_screen()
    assert counted == []
    for _ in range(2):
        screen.counts.headline_of("buses")
        screen.counts.tally_of("buses")
    assert counted == ["buses"]
    screen.counts.headlines()
    assert sorted(counted) == sorted(one.id for one in METRICS if one.is_headline)


def test_what_was_counted_for_one_reader_is_not_counted_for_another(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = screen.headlines
    monkeypatch.setattr(narrowing, "build_tally", None)  # whoever counts anew fails
    counted = screen.counts
    other = counts.Counts(counted.edition, counted.selection, counted.all_claims, counted.claims)
    assert other.headlines() == expected
    assert other.tally_of("buses") is counted.tally_of("buses")


def test_a_narrower_view_takes_over_what_it_leaves_as_it_was(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrowing, "FEW", 0)
    monkeypatch.setattr(narrowing, "VERY_FEW", 0)
    before = {one.id: screen.counts.tally_of(one.id) for one in METRICS}
    monkeypatch.setattr(narrowing, "build_tally", None)  # whoever counts anew fails
    some = screen.claims[screen.claims["published_date"] <= pd.Timestamp(2016, 12, 20)]
    selection = Selection(as_of=date(2016, 12, 20))
    narrowed = counts.Counts(screen.edition, selection, screen.claims, some)
    assert len(narrowed.tally()) < sum(map(len, before.values()))


def test_a_counter_that_did_not_change_is_not_counted_again(screen: Screen) -> None:
    last = max(screen.claims["published_date"]).date()
    compared = compare(screen, last, last)
    for step in compared.steps:
        assert step.before is step.after is screen.counts.headline_of(step.metric)
