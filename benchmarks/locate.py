"""Places: opening time, memory, look-ups and whole reports' names a second."""

import gc
import resource
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from dashboard.base.settings import Settings
from dashboard.locate.gazetteer_file import GazetteerFile
from dashboard.locate.geocoder import Locator, open_locator
from dashboard.locate.handkept import read_handkept

ROUNDS = 2_000
REPORTS: tuple[tuple[str, ...], ...] = (
    ("eastern Aleppo", "Turkish border", "ar-Ramuseh", "Idlib"),
    ("Foua and Kefraya", "Zabadani and Madaya", "west of Aleppo", "Idlib province"),
    ("Sumy", "Poltava", "Mariupol", "Russia's Kursk region"),
    ("eight coastal districts of Gujarat", "Kutch", "Jamnagar", "southern Sindh province"),
    ("Tripoli", "Misrata", "temporary shelters", "Alexandria"),
    ("Paradise", "California", "Chico", "Santa Rosa, California"),
)
MISSPELLED = (("Khan Shaykun", "Idlib"), ("Kramatorks", "Pokrovsk"))


def memory_mb() -> float:
    """Return the memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def time_each(action: Callable[[], object], rounds: int) -> float:
    """Return the median time of an action in microseconds."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return 1e6 * median(times)


def rate(locator: Locator, reports: tuple[tuple[str, ...], ...], seconds: float) -> float:
    """Return how many names a second of its own are resolved, a report at a time."""
    names, start = 0, process_time()
    while process_time() - start < seconds:
        for report in reports:
            names += len(locator.locate(report))
    return names / (process_time() - start)


def main() -> None:
    """Print what was measured, a line each."""
    settings = Settings.from_env()
    locator = open_locator(settings)  # once, so that what it imports is not measured below
    gc.collect()
    before = memory_mb()
    start = perf_counter()
    file = GazetteerFile(settings.data_folder / "gazetteer.sqlite")
    opened = perf_counter() - start
    read_handkept(settings.data_folder / "places.csv")
    print(f"opened: {1e3 * opened:.1f} ms, with the hand-kept {1e3 * (perf_counter() - start):.1f}")
    locator = open_locator(settings)
    print(f"memory: {memory_mb() - before:.1f} MB after opening")
    for name in ("idlib", "tripoli", "no such place"):
        took = time_each(lambda name=name: list(file.by_key(name)), ROUNDS)  # type: ignore[misc]
        print(f"exact look-up of {name!r}: {took:.0f} us")
    print(f"known name: {time_each(lambda: 'Kherson' in locator.known_names, ROUNDS):.1f} us")
    print(f"names resolved, looked up before: {rate(locator, REPORTS, 2.0):,.0f} a second")
    fresh = time_each(lambda: open_locator(settings).locate(REPORTS[1]), 20)
    print(f"first report of a new process, opening included: {fresh / 1e3:.1f} ms")
    print(f"misspelled names: {rate(locator, MISSPELLED, 1.0):,.0f} a second")
    print(f"memory: {memory_mb() - before:.1f} MB after all")


if __name__ == "__main__":
    main()
