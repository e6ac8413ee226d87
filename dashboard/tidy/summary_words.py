"""Words of the situation summary: counts, what it is limited to, texts cut to their room."""

import re
from collections.abc import Iterator
from itertools import accumulate

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.selection import Selection
from dashboard.tidy.wording import say_day, say_days

_SENTENCE = re.compile(r"(?<=\w{3}[.])\s(?=[A-Z])|(?<=\)\.)\s(?=[A-Z])")
_ROOM = 100
"""Letters of a cell: a report may name anything at any length, and the page has to hold."""


def many(count: int, noun: str) -> str:
    """Return a count with its noun.

    Examples
    --------
    >>> many(1, "report"), many(1200, "figure")
    ('1 report', '1,200 figures')
    """
    return f"{count:,} {noun if count == 1 else noun + 's'}"


def cut(text: str, room: int = _ROOM) -> str:
    """Return a text in one line, cut between words where it is longer than its room.

    Examples
    --------
    >>> cut("said by many", 10)
    'said by …'
    """
    line = " ".join(text.split())
    if len(line) <= room:
        return line
    kept = line[: room - 1]
    # A single word longer than the room is cut within.
    return f"{kept.rpartition(' ')[0] or kept} …"


def keep_sentences(text: str, room: int) -> str:
    """Return the first sentences of a text that find room, and that there are more.

    Examples
    --------
    >>> keep_sentences("One is said. Another is not.", 30)
    'One is said. Another is not.'
    >>> keep_sentences("One is said. Another is not.", 20)
    'One is said. More is in the data package.'
    """
    line = " ".join(text.split())
    if len(line) <= room:
        return line
    sentences = _SENTENCE.split(line)
    kept = accumulate(sentences, lambda told, one: f"{told} {one}")
    held = [told for told in kept if len(told) <= room] or [cut(sentences[0], room)]
    return f"{held[-1]} More is in the data package."


def say_scope(claims: pd.DataFrame, filters: Selection) -> str:
    """Return how much a summary rests on, and what it is limited to beside its day.

    Parameters
    ----------
    claims : pandas.DataFrame
        The claims in it.
    filters : Selection
        What let them through.
    """
    published = claims["published_date"].dropna()
    days = (
        f", published {say_days(published.min().date(), published.max().date())}"
        if len(published)
        else ""
    )
    reports = many(claims["report_id"].nunique(), "report")
    limits = "; ".join(_limits(filters))
    only = f" Only {limits}." if limits else ""
    return cut(f"{many(len(claims), 'figure')} in {reports}{days}.{only}", 5 * _ROOM)


def _limits(filters: Selection) -> Iterator[str]:
    for words, values in (
        ("from", filters.origins),
        ("said by", filters.sources),
        ("published by", filters.publishers),
        ("of", tuple(_name_metric(metric) for metric in filters.metrics)),
    ):
        if values:
            yield f"{words} {', '.join(values)}"
    if filters.published_from:
        yield f"published since {say_day(filters.published_from)}"
    if filters.published_to:
        yield f"published until {say_day(filters.published_to)}"
    if filters.household_size:
        yield f"with a household taken for {filters.household_size:g} persons"


def _name_metric(metric: str) -> str:
    """Return a metric's label; a link from elsewhere may ask for one that nobody knows."""
    known = METRIC_BY_ID.get(metric)
    return known.label if known else metric.replace("_", " ")
