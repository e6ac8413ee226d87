"""The tally: made of nothing, brought up to date after one report, and its headline."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from time import perf_counter, process_time
from typing import TypeVar

import pandas as pd

from benchmarks._large_store import make_tables
from dashboard.base.settings import Settings
from dashboard.tidy.changes import compare_days
from dashboard.tidy.claims import build_claims
from dashboard.tidy.headline import headline
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.sources import Sources, read_sources
from dashboard.tidy.tables import Tables
from dashboard.tidy.tally import build_tally, update_tally

SIZES = (10_000, 100_000)
Result = TypeVar("Result")


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
    for count in SIZES:
        measure(count, sources)


if __name__ == "__main__":
    main()
