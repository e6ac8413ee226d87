"""The tally: made of nothing, brought up to date after one report, and its headline."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from time import perf_counter, process_time
from typing import TypeVar

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.changes import compare_days
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.schema import FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.sources import Sources, read_sources
from dashboard.tidy.tables import Tables, make_frame
from dashboard.tidy.tally import build_tally, update_tally

OPERATIONS, FIGURE_COUNT, IN_A_REPORT = 1_000, 100_000, 10
FIRST_DAY = date(2016, 1, 1)
DAYS_EACH, STARTS = 30, 1_500
METRIC_IDS = [metric.id for metric in METRICS[:12]]
CREDITED = ("ICRC", "WHO", "OCHA", "SARC", "SOHR", "officials", "")
PUBLISHERS = ("AFP", "Reuters", "dpa", "Sputnik", "The Guardian")
QUALIFIERS = (Qualifier.EXACT, Qualifier.ABOUT, Qualifier.AT_LEAST, Qualifier.MORE_THAN)
TIMINGS = (Timing.NEW, Timing.NEW, Timing.CUMULATIVE, Timing.CUMULATIVE, Timing.PLANNED)
Row = dict[str, object]
Result = TypeVar("Result")


def place_rows() -> list[Row]:
    """Return a grid of places over 50 km apart, one an operation."""
    return [
        {
            "place_id": f"p{number}",
            "name": f"Place {number}",
            "country": "XX",
            "lat": float(number // 40 - 12),
            "lon": float(number % 40),
            "precision_km": 5.0,
        }
        for number in range(OPERATIONS)
    ]


def report_rows(random: Random, number: int, operation: int) -> tuple[Row, list[Row]]:
    """Return a report on one operation, with its figures."""
    start = FIRST_DAY + timedelta(days=operation * STARTS // OPERATIONS)
    published = start + timedelta(days=random.randrange(DAYS_EACH))
    report_id = f"r{number:06}"
    report = {
        "report_id": report_id,
        "publisher": random.choice(PUBLISHERS),
        "published_date": published,
        "language": "en",
    }
    return report, [_figure(random, report_id, operation, published, n) for n in range(IN_A_REPORT)]


def _figure(random: Random, report_id: str, operation: int, published: date, number: int) -> Row:
    metric, value = random.choice(METRIC_IDS), random.randrange(20, 30_000)
    day = published - timedelta(days=random.randrange(3))
    is_dated = random.random() < 0.7
    return {
        "figure_id": f"{report_id}-{number}",
        "report_id": report_id,
        "metric": metric,
        "value": value,
        "low": value,
        "high": value,
        "qualifier": random.choice(QUALIFIERS),
        "unit": METRIC_BY_ID[metric].unit,
        "population": "people",
        "timing": random.choice(TIMINGS),
        "start_date": day if is_dated else None,
        "end_date": day if is_dated else None,
        "date_accuracy": "day" if is_dated else None,
        "origin": f"Place {operation}",
        "attributed_to": random.choice(CREDITED),
        "start": number * 100,
        "end": number * 100 + 10,
        "evidence": f"{value} people",
        "sentence": f"On that day {value} people were brought out of Place {operation}, {number}.",
    }


def make_tables(count: int) -> Tables:
    """Return that many figures, an even share an operation."""
    random = Random(1)
    reports: list[Row] = []
    figures: list[Row] = []
    mentions: list[Row] = []
    for number in range(count // IN_A_REPORT):
        operation = number % OPERATIONS
        report, more = report_rows(random, number, operation)
        reports.append(report)
        figures += more
        mentions.append(
            {
                "report_id": report["report_id"],
                "name": f"Place {operation}",
                "role": "origin",
                "place_id": f"p{operation}",
                "method": "exact",
                "score": 1.0,
            }
        )
    return replace(
        Tables.empty(),
        reports=make_frame(REPORTS, reports),
        figures=make_frame(FIGURES, figures),
        places=make_frame(PLACES, place_rows()),
        place_mentions=make_frame(PLACE_MENTIONS, mentions),
    )


def timed(label: str, action: Callable[[], Result]) -> Result:
    """Return what an action returns, and print how long it took, by the clock and the processor.

    The two differ where others share the processor.
    """
    start, busy = perf_counter(), process_time()
    result = action()
    took, worked = perf_counter() - start, process_time() - busy
    print(f"{label}: {took:.2f} s (processor {worked:.2f} s)", flush=True)
    return result


def without_last(tables: Tables) -> Tables:
    """Return the tables without their last report."""
    last = tables.reports["report_id"].iloc[-1]
    return replace(
        tables,
        reports=tables.reports[:-1],
        figures=tables.figures[tables.figures["report_id"] != last],
        place_mentions=tables.place_mentions[tables.place_mentions["report_id"] != last],
    )


def sizes() -> Iterator[int]:
    """Yield how many figures to take, rising."""
    yield from (FIGURE_COUNT // 10, FIGURE_COUNT)


def measure(count: int, sources: Sources) -> None:
    """Print how long each step takes for that many figures."""
    tables = make_tables(count)
    before = build_claims(without_last(tables), sources)
    claims = timed("claims", lambda: build_claims(tables, sources))
    print(f"{len(claims):,} figures, {claims['operation_id'].nunique():,} operations")
    tally = timed("tally from nothing", lambda: build_tally(claims))
    print(f"{len(tally):,} rows")
    old = build_tally(before)
    updated = timed("tally after one more report", lambda: update_tally(old, before, claims))
    pd.testing.assert_frame_equal(updated, tally)
    timed("headline of all operations", lambda: headline(tally, claims, "people_evacuated"))
    one = select(claims, Selection(operations=(str(claims["operation_id"].iloc[0]),)))
    timed("tally of one operation", lambda: build_tally(one))
    last = one["published_date"].max().date()
    day_before = last - timedelta(days=1)
    timed("what changed between two days", lambda: compare_days(one, day_before, last))


def main() -> None:
    """Print what was measured, a line each."""
    sources = read_sources(Settings.from_env().sources_file)
    for count in sizes():
        measure(count, sources)


if __name__ == "__main__":
    main()
