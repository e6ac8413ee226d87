"""The app: server time from a change of filters to the whole page, memory of readers.

A real server, and readers over its WebSocket; what a browser needs to draw is not in it (see
`map`). ``EVAC_BENCH_FIGURES=1000000`` measures one size only.
"""

import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from types import MappingProxyType

from benchmarks._large_store import PUBLISHERS, write_store
from benchmarks._server import APP, Reader, Server, Took, empty_page, serving
from dashboard.base.settings import Settings
from dashboard.pipeline import prepare
from dashboard.workspace import open_workspace

SIZES = (10_000, 100_000, 1_000_000)
READERS, ROUNDS = 20, 3
PAGES = ("", "figures", "reports", "quality")
FILTERS: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "one origin": tuple(f"origin=Town+{number}" for number in range(10, 22)),
        "one month": tuple(
            f"published=2017-{n:02}-01&published=2017-{n:02}-28" for n in range(1, 13)
        ),
        "as of a day in the middle": tuple(f"as_of=2017-12-{day:02}" for day in range(1, 13)),
        "one publisher of 1 %": tuple(f"publisher=Agency+{number}" for number in range(20, 32)),
        "the largest publishers": tuple(f"publisher=Agency+{number}" for number in range(1, 13)),
    }
)
"""Addresses: one for each page and round, so that no two ask for the same numbers."""


def say(label: str, took: Took) -> None:
    """Print one measurement."""
    print(
        f"{label}: {took.clock:.2f} s (processor {took.processor:.2f} s), {took.megabytes:.2f} MB",
        flush=True,
    )


def say_memory(server: Server, label: str) -> None:
    """Print the memory that a server holds."""
    own, mapped = server.memory_mb()
    print(f"memory with {label}: {own:,.0f} MB, and {mapped:,.0f} MB of files", flush=True)


def middle(found: Sequence[Took]) -> Took:
    """Return the medians of several."""
    return Took(
        median(one.clock for one in found),
        median(one.processor for one in found),
        median(one.megabytes for one in found),
    )


def measure_empty(folder: Path) -> None:
    """Print what a page with a title and one widget takes."""
    with serving(empty_page(folder), {}) as server:
        reader = Reader(server)
        reader.show()
        reruns = [server.timed(reader.show) for _ in range(ROUNDS * 5)]
        mean = sum(one.processor for one in reruns) / len(reruns)
        say("an empty page again", Took(middle(reruns).clock, mean))
        _fill_with_readers(server, [""] * READERS)


def measure_filters(server: Server, reader: Reader) -> None:
    """Print for each page how long a change of filters takes to the whole page."""
    for place, page in enumerate(PAGES):
        reader.show(page)
        for name, addresses in FILTERS.items():
            mine = addresses[place * ROUNDS : (place + 1) * ROUNDS]
            found = [server.timed(lambda one=one: reader.show(page, one)) for one in mine]  # type: ignore[misc]  # noqa: B023
            say(f"{page or 'overview'}, {name}", middle(found))
        again = [server.timed(lambda: reader.show(page)) for _ in range(ROUNDS)]  # noqa: B023
        say(f"{page or 'overview'}, all again", middle(again))


def _fill_with_readers(server: Server, addresses: Sequence[str]) -> None:
    readers = [Reader(server) for _ in addresses]
    for reader, address in zip(readers, addresses, strict=True):
        reader.show("", address)
    say_memory(server, f"{len(readers)} readers")
    for reader in readers:
        reader.close()


def measure(count: int, folder: Path) -> None:
    """Print all that is measured with so many figures."""
    folder.mkdir()
    write_store(folder, count)
    print(f"{count:,} figures", flush=True)
    settings = Settings.from_env({"EVAC_STORE": str(folder)})
    start, busy = time.perf_counter(), time.process_time()
    prepare(open_workspace(settings))
    took = Took(time.perf_counter() - start, time.process_time() - busy)
    say("made ready, once a version of the store, as ingest does it", took)
    with serving(APP, {"EVAC_STORE": str(folder)}) as server:
        reader = Reader(server)
        say("the first page", server.timed(reader.show))
        say_memory(server, "1 reader")
        measure_filters(server, reader)
        _fill_with_readers(
            server, [f"publisher={one.replace(' ', '+')}" for one in PUBLISHERS[-READERS:]]
        )


def main() -> None:
    """Print what was measured, a line each."""
    only = os.environ.get("EVAC_BENCH_FIGURES")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measure_empty(folder)
        for count in (int(only),) if only else SIZES:
            measure(count, folder / str(count))


if __name__ == "__main__":
    main()
