"""Extraction: MB a second and peak memory, beside a bare regex finder and, if there, quantulum3.

The text is made of the sentences below. For quantulum3, which the project does not need, run
``pip install quantulum3`` first; without it the line says so.
"""

import random
import re
import tracemalloc
from collections.abc import Callable, Iterable
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter

from dashboard.base.report import Report, text_id
from dashboard.decode.sentences import split_sentences
from dashboard.extract.figures import extract
from dashboard.extract.language import languages
from dashboard.extract.lexicon import expand

SEED = 7
KB, MB = 1_000, 1_000_000
SIZES = (KB, 10 * KB, 100 * KB, MB, 10 * MB)
SLOWEST = 20 * KB  # of text that quantulum3 is timed on, so that it ends within a minute
SHARE_OF_FIGURES = 0.3  # of the sentences of a news report, about as many bear a figure
FIGURES = (
    "Some 3,000 civilians were evacuated from the eastern districts to Idlib on Thursday.",
    "The Red Crescent said 21 buses and 19 ambulances had left the town by nightfall.",
    "Of them, 40 were wounded, and at least 12 were children.",
    "Between 200 and 300 people are still trapped behind the flooded bridge.",
    "Twenty-one villagers were airlifted to safety after the eruption.",
    "The storm killed 14 people and injured 61, according to the provincial governor.",
    "Tens of thousands of residents were told to leave their homes along the coast.",
    "More than 4,200 people are sheltering in 17 schools in the port of Beira.",
)
PROSE = (
    "The river had been rising for days before the levee gave way in the night.",
    "Negotiators met again in the capital, but neither side would speak of the outcome.",
    "Shops stayed shut, and the streets were empty except for a few stray dogs.",
    "Aid agencies have asked for safe access and for fuel to keep the pumps working.",
    "The road north was blocked by fallen trees and by the wreck of a tanker.",
    "Neighbors brought blankets and soup, and the mosque opened its doors.",
    "The truce, agreed upon late in the evening, was broken within hours.",
    "Schools will open again once the water has been tested and found clean.",
    "Forecasters expect the wind to ease and the rain to move out to sea.",
    "A spokesman declined to comment on the talks or on the fate of the deal.",
)
NUMBER = re.compile(
    r"\d+(?:[.,]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|"
    r"millions?)\b",
    re.IGNORECASE,
)
TABLES = languages()["en"]
LISTED = [
    word for table in (TABLES.counted, TABLES.events) for word in expand(",".join(table.values()))
]
WORDS = re.compile(rf"\b(?:{'|'.join(map(re.escape, LISTED))})\b", re.IGNORECASE)
HOSTILE = {
    "figures": "17 dead.\n",
    "figures on a line": "5 buses and ",
    "a date, a source and places each": FIGURES[0] + " ",
    "one good sentence": FIGURES[0][:-1] + ", the Red Crescent said, among them 40 wounded. ",
    "digits": "1",
    "digits and commas": "1,",
    "digits and dashes": "1-",
    "lines of digits": "5\n",
    "brackets": "(5 ",
    "quotes": '"a 1 ',
    "number words": "twenty one hundred and ",
    "parts": "of the 5 of ",
    "cells": "5 people\t6 buses|",
    "dates": "16 December 2016 ",
    "sources": "the ICRC said 5 people ",
    "names": "Aleppo Idlib ",
}
REACH = 80  # characters around a number in which the bare finder looks for a word of the tables


def compose(size: int, figures: Iterable[str] = FIGURES, share: float = SHARE_OF_FIGURES) -> str:
    """Return a text of about so many characters, the same each time."""
    choose = random.Random(SEED)
    bearing = tuple(figures)
    sentences: list[str] = []
    length = 0
    while length < size:
        sentence = choose.choice(bearing if choose.random() < share else PROSE)
        sentences.append(sentence)
        length += len(sentence) + 1
    return " ".join(sentences)


def as_report(text: str) -> Report:
    """Return a text as a report, split into sentences."""
    day = date(2016, 12, 15)
    sentences = split_sentences(text, "en")
    return Report(text_id(text), text, sentences, "a benchmark", published_date=day, language="en")


def find_bare(text: str) -> int:
    """Return how many numbers stand near a listed word: the simplest tool there is."""
    return sum(
        WORDS.search(text, max(0, match.start() - REACH), match.end() + REACH) is not None
        for match in NUMBER.finditer(text)
    )


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes, the better of two runs."""
    times = []
    for _ in range(2):
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return min(times)


def peak_mb(action: Callable[[], object]) -> float:
    """Return the most memory that an action held beyond what was held before."""
    tracemalloc.start()
    action()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / MB


def compare(report: Report) -> None:
    """Print the throughput of the other tools on the text of a report.

    Only news: on hostile text the bare finder looks through all its words around each digit, which
    takes it minutes.
    """
    text = report.text
    print(
        f"bare regex with a word list: {len(text) / seconds(lambda: find_bare(text)) / MB:.2f} MB/s"
    )
    if find_spec("quantulum3") is None:
        print("quantulum3: not installed (pip install quantulum3)")
        return
    parser = import_module("quantulum3.parser")
    head = text[:SLOWEST]
    parser.parse("3,000 people")  # loads its tables, which is not measured
    print(f"quantulum3: {len(head) / seconds(lambda: parser.parse(head)) / MB:.4f} MB/s")


def main() -> None:
    """Print what was measured, a line each."""
    extract(as_report(FIGURES[0]))  # compiles the tables, which is not measured
    for size in SIZES:
        report = as_report(compose(size))
        took = seconds(lambda report=report: extract(report))  # type: ignore[misc]
        figures = len(extract(report).figures)
        speed = len(report.text) / took / MB
        print(f"{size // KB:>6} KB: {speed:.2f} MB/s, {took:.3f} s, {figures} figures", flush=True)
        if size == MB:
            compare(report)
    for name, unit in HOSTILE.items():
        report = as_report((unit * (MB // len(unit) + 1))[:MB])
        took = seconds(lambda report=report: extract(report))  # type: ignore[misc]
        print(f"1 MB of {name}: {took:.2f} s", flush=True)
    for size in (MB, 10 * MB):
        report = as_report(compose(size))
        peak = peak_mb(lambda report=report: extract(report))  # type: ignore[misc]
        print(f"{size // MB:>3} MB: {peak:.0f} MB of memory at most, beyond the report itself")


if __name__ == "__main__":
    main()
