"""Which reports look like versions of one another: one rule for all who ask.

Two reports of one day look alike where they have the same address; or one publisher and the same
title or file name; or one publisher, the same beginning or end, and half of the shorter text in
the other one. That does not prove that they are one, since a page of news may be written anew:
both stay until a person says otherwise.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pandas as pd

from dashboard.base.report import Report
from dashboard.tidy.matching import are_versions

HEAD = ("report_id", "title", "publisher", "published_date", "url", "location")
"""The columns of the `reports` table that a report is known by, beside its text."""

_EDGE = 300
"""Characters of a text at either end that are looked at."""
_WORDS, _FEWEST = 20, 8
"""Words of these that two texts must share; of a shorter text all, and so many at least."""
_WEAK = ("beginning", "end")
_PASTED = "pasted/"

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class Likeness:
    """A kept report that another one looks like.

    Attributes
    ----------
    report_id : str
        The one that is kept.
    is_version : bool
        Whether file name, publisher and day agree and the texts are alike: then it is most likely
        the same report as it was before an edit.
    """

    report_id: str
    is_version: bool


def find_signs(report: Row) -> frozenset[tuple[str, ...]]:
    """Return what a report has in common with those that look like it.

    Parameters
    ----------
    report : mapping
        A row of the `reports` table: the columns of `HEAD` and the text.

    Notes
    -----
    The rows of a table and the parts of an archive are numbered, and pasted texts are named alike:
    of these, and of web addresses, the name says nothing.
    """
    return frozenset(_read_signs(report))


def _read_signs(report: Row) -> Iterator[tuple[str, ...]]:
    published = report["published_date"]
    day: str = "" if pd.isna(published) else f"{published:%Y-%m-%d}"
    if report["url"]:
        yield "address", report["url"], day
    publisher = report["publisher"]
    if not publisher or not day:
        return
    title, file = _plain(report["title"]), _file_of(report["location"])
    if title:
        yield "title", title, publisher, day
    if file:
        yield "file", file, publisher, day
    first = report["text"][:_EDGE].casefold().split()[:_WORDS]
    last = report["text"][-_EDGE:].casefold().split()[-_WORDS:]
    for name, words in zip(_WEAK, (first, last), strict=True):
        if len(words) >= _FEWEST:
            yield name, " ".join(words), publisher, day


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _file_of(location: str) -> str:
    if "://" in location or "#" in location or location.startswith(_PASTED):
        return ""
    return location.rpartition("/")[2].casefold()


def are_alike(one: Row, other: Row) -> bool:
    """Return whether two reports look like versions of one another."""
    shared = _shared(one, other)
    is_strong = not shared <= set(_WEAK)
    return is_strong or (bool(shared) and are_versions(one["text"], other["text"]))


def _shared(one: Row, other: Row) -> set[str]:
    """Return what two reports have in common, by name."""
    return {sign[0] for sign in find_signs(one) & find_signs(other)}


def find_likeness(report: Row, kept: Iterable[Row]) -> Likeness | None:
    """Return the kept report that one looks most like, None where it looks like none.

    Parameters
    ----------
    report : mapping
        As of `find_signs`.
    kept : iterable of mapping
        Those that it may look like, in their order; itself is passed over.
    """
    alike = [
        one for one in kept if one["report_id"] != report["report_id"] and are_alike(one, report)
    ]
    found = [Likeness(one["report_id"], _is_version(one, report)) for one in alike]
    return max(found, key=lambda one: one.is_version, default=None)


def _is_version(one: Row, other: Row) -> bool:
    return "file" in _shared(one, other) and are_versions(one["text"], other["text"])


def head_of(report: Report) -> Row:
    """Return what a report is known by, as of a row of the `reports` table."""
    return {name: getattr(report, name) for name in (*HEAD, "text")}


def find_likeness_in(reports: pd.DataFrame, report: Report) -> Likeness | None:
    """Return the report of a `reports` table that one looks most like, None where none does."""
    published, day = reports["published_date"], report.published_date
    may_be = published.isna() if day is None else published == pd.Timestamp(day)
    is_alike = reports["publisher"] == report.publisher
    if report.url:
        is_alike |= reports["url"] == report.url
    kept = reports.loc[may_be & is_alike, [*HEAD, "text"]].to_dict("records")
    return find_likeness(head_of(report), kept)


def find_all_alike(reports: pd.DataFrame) -> tuple[frozenset[str], ...]:
    """Return which reports look like one another.

    Parameters
    ----------
    reports : pandas.DataFrame
        The columns of `HEAD` and the text.

    Returns
    -------
    tuple of frozenset of str
        Ids of two or more that share a sign; one may be in several.
    """
    # Of the texts only the ends are read, but where these are the same.
    ends = reports["text"].str[:_EDGE] + " " + reports["text"].str[-_EDGE:]
    rows = reports[list(HEAD)].assign(text=ends).to_dict("records")
    by_sign: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    for place, row in enumerate(rows):
        for sign in find_signs(row):
            by_sign[sign].append(place)
    ids = reports["report_id"].tolist()
    found: dict[frozenset[str], None] = {}
    for (kind, *_), places in by_sign.items():
        if len(places) > 1 and kind not in _WEAK:
            found[frozenset(ids[place] for place in places)] = None
        elif len(places) > 1:
            texts = reports["text"].iloc[places].tolist()
            for (one, text), (other, beside) in combinations(zip(places, texts, strict=True), 2):
                if are_versions(text, beside):
                    found[frozenset({ids[one], ids[other]})] = None
    return tuple(found)
