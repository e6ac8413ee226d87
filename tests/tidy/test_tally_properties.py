"""What holds for the tally of any claims, by hypothesis."""

from dataclasses import replace
from datetime import date

import pandas as pd
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.derived import TALLY
from dashboard.tidy.headline import headline
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import check
from dashboard.tidy.tally import build_tally, update_tally
from tests.sample import Said, december, make_entry, sample_entries, sample_sources

SOURCES = sample_sources()
PHASES = [Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink]
FIGURE = st.builds(
    Said,
    evidence=st.just(""),
    metric=st.sampled_from(
        ["people_evacuated", "people_wounded", "buses", "people_sheltering", "families_evacuated"]
    ),
    number=st.integers(0, 30_000)
    | st.tuples(st.integers(0, 500), st.integers(500, 900)),
    qualifier=st.just(Qualifier.ABOUT),
    timing=st.sampled_from(Timing),
    days=st.sampled_from(
        [(None, None), *(december(day) for day in range(12, 20)), december(14, 17)]
    ),
    origin=st.sampled_from(["eastern Aleppo", "eastern Aleppo", "Foua and Kefraya", ""]),
    by=st.sampled_from(["ICRC", "officials", "Sputnik", ""]),
    population=st.sampled_from(["", "people", "Afghans", "soldiers"]),
)  # fmt: skip
SIZES = st.sampled_from([None, 5.0])


@st.composite
def reports(draw: st.DrawFn) -> Entry:
    said = draw(st.lists(FIGURE, min_size=1, max_size=4))
    number = draw(st.integers(0, 10**9))
    numbered = [replace(one, evidence=f"figure {i}") for i, one in enumerate(said)]
    text = f"Report {number}. " + " ".join(f"{one.evidence} {one.origin}." for one in numbered)
    publisher = draw(st.sampled_from(["AFP", "dpa", "Sputnik Brasil", "Here"]))
    published = draw(st.none() | st.dates(date(2016, 12, 12), date(2016, 12, 24)))
    return make_entry(text, publisher, published, numbered)


# One text is one report, whose figures are always the same.
REPORTS = st.lists(reports(), min_size=1, max_size=5, unique_by=lambda entry: entry[0].report_id)


def tally_of(entries: list[Entry], sources: Sources = SOURCES) -> pd.DataFrame:
    return build_tally(build_claims(build_tables(entries), sources))


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(REPORTS, st.randoms(use_true_random=False))
def test_the_order_of_reports_and_their_repeats_change_nothing(
    entries: list[Entry], random: object
) -> None:
    tally = tally_of(entries)
    check(TALLY, tally)
    assert ((tally["low"] <= tally["high"]) & (tally["low"] >= 0)).all()
    firm = tally[tally["value"].notna()]
    assert ((firm["low"] <= firm["value"]) & (firm["value"] <= firm["high"])).all()
    again = [*entries, entries[0]]
    random.shuffle(again)  # type: ignore[attr-defined]
    pd.testing.assert_frame_equal(tally_of(again), tally)


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(reports(), reports())
def test_a_report_split_in_two_of_the_same_source_and_day_gives_the_same_numbers(
    entry: Entry, other: Entry
) -> None:
    report, extraction, resolutions = entry
    # What names no place goes with the rest of its report, so there a split may move it.
    assume(all(figure.origin for figure in extraction.figures))
    assume(other[0].report_id != report.report_id)
    cut = len(extraction.figures) // 2
    halves: list[Entry] = []
    for name, figures in (("a", extraction.figures[:cut]), ("b", extraction.figures[cut:])):
        moved = tuple(replace(one, report_id=report.report_id + name) for one in figures)
        half = replace(report, report_id=report.report_id + name)
        halves.append((half, replace(extraction, figures=moved, leftovers=()), resolutions))
    numbers = ["operation_id", "metric", "timing", "day", "low", "value", "high", "alarms"]
    pd.testing.assert_frame_equal(
        tally_of([*halves, other])[numbers], tally_of([entry, other])[numbers]
    )


@settings(max_examples=12, deadline=None, phases=PHASES)
@given(REPORTS, REPORTS, SIZES)
def test_an_update_by_any_reports_is_the_same_as_a_tally_made_anew(
    entries: list[Entry], others: list[Entry], size: float | None
) -> None:
    before, after = (
        build_claims(build_tables(one), SOURCES) for one in (entries, [*entries[1:], *others])
    )
    updated = update_tally(build_tally(before, size), before, after, size)
    pd.testing.assert_frame_equal(updated, build_tally(after, size))


@settings(max_examples=12, deadline=None, phases=PHASES)
@given(REPORTS, SIZES)
def test_headlines_keep_within_their_bounds_and_count_no_household_unasked(
    entries: list[Entry], size: float | None
) -> None:
    claims = build_claims(build_tables(entries), SOURCES)
    tally = build_tally(claims, size)
    unit = claims.set_index("figure_id")["unit"]
    for metric in ("people_evacuated", "people_sheltering", "buses"):
        found = headline(tally, claims, metric, household_size=size)
        if found is None:
            continue
        assert 0 <= found.low <= found.high
        assert found.value is None or found.low <= found.value <= found.high
        assert found.not_added in found.calculation_logic or len(found.operation_ids) > 1
        units = {unit[one] for one in found.figure_ids}
        assert ("household" in units) is (found.household_size is not None)
        assert size or units <= {METRIC_BY_ID[metric].unit}
        plans = {claims.set_index("figure_id")["timing"][one] for one in found.figure_ids}
        assert (Timing.PLANNED in plans) is (found.timing is Timing.PLANNED)


def test_the_sample_in_any_order_gives_the_same_tally(tally: pd.DataFrame) -> None:
    pd.testing.assert_frame_equal(tally_of(list(sample_entries()[::-1])), tally)
