"""Which reports look like versions of one another: one rule for all who ask.

Two reports of one day look alike where they have the same address; or one publisher and the same
title or file name; or one publisher, the same beginning or end, and half of the shorter text in
the other one. Those of two days, three days apart at most, have to share one of these as well, and
one text is to be the other one, edited: the next report by the same template, with new numbers, is
no version. None of that proves that they are one, since a page of news may be written anew: both
stay until a person says otherwise.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Any

import pandas as pd

from dashboard.base.report import Report
from dashboard.tidy.matching import are_versions, is_reissue

HEAD = ("report_id", "title", "publisher", "published_date", "url", "location")
"""The columns of the `reports` table that a report is known by, beside its text."""
REACH = timedelta(days=3)
"""How far apart the days of two versions may be."""

_EDGE = 300
"""Characters of a text at either end that are looked at."""
_WORDS, _FEWEST = 20, 8
"""Words of these that two texts must share; of a shorter text all, and so many at least."""
_WEAK = frozenset({"beginning", "end"})
_NAMES = ("address", "file")
_PASTED = "pasted/"
_HELD = 256
"""Texts that are held while all reports are compared: about those of a week."""

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class Likeness:
    """A kept report that another one looks like.

    Attributes
    ----------
    report_id : str
        The one that is kept.
    is_version : bool
        Whether the day agrees, and the address, or file name and publisher, and the texts are
        alike: then it is most likely the same report as it was before an edit.
    """

    report_id: str
    is_version: bool


def _read_signs(report: Row) -> Iterator[tuple[str, ...]]:
    """Yield what a report has in common with those that look like it, their days aside.

    The rows of a table and the parts of an archive are numbered, and pasted texts are named alike:
    of these, and of web addresses, the name says nothing.
    """
    if report["url"]:
        yield "address", report["url"]
    publisher = report["publisher"]
    if not publisher or _day_of(report) is None:
        return
    title, file = _plain(report["title"]), _file_of(report["location"])
    if title:
        yield "title", title, publisher
    if file:
        yield "file", file, publisher
    first = report["text"][:_EDGE].casefold().split()[:_WORDS]
    last = report["text"][-_EDGE:].casefold().split()[-_WORDS:]
    for name, words in (("beginning", first), ("end", last)):
        if len(words) >= _FEWEST:
            yield name, " ".join(words), publisher


def _day_of(report: Row) -> date | None:
    published = report["published_date"]
    if type(published) is date:
        return published
    return None if pd.isna(published) else pd.Timestamp(published).date()


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _file_of(location: str) -> str:
    if "://" in location or "#" in location or location.startswith(_PASTED):
        return ""
    return location.rpartition("/")[2].casefold()


def _is_sign(shared: frozenset[str], one: Row, other: Row) -> bool:
    """Return whether two reports are alike, given what they have in common."""
    days = [day for day in (_day_of(one), _day_of(other)) if day]
    if not shared or len(days) == 1 or (days and max(days) - min(days) > REACH):
        return False
    if len({*days}) > 1:
        return is_reissue(one["text"], other["text"])
    return not shared <= _WEAK or are_versions(one["text"], other["text"])


def find_likeness(report: Row, kept: Iterable[Row]) -> Likeness | None:
    """Return the kept report that one looks most like, None where it looks like none.

    Parameters
    ----------
    report : mapping
        A row of the `reports` table: the columns of `HEAD` and the text.
    kept : iterable of mapping
        Those that it may look like, in their order; itself is passed over. Of several, one of its
        own day is meant.
    """
    own, day = frozenset(_read_signs(report)), _day_of(report)
    found: list[tuple[bool, bool, str]] = []
    for one in kept:
        shared = frozenset(sign[0] for sign in own.intersection(_read_signs(one)))
        if one["report_id"] != report["report_id"] and _is_sign(shared, one, report):
            is_of_day = _day_of(one) == day
            is_version = (
                is_of_day
                and not shared.isdisjoint(_NAMES)
                and are_versions(one["text"], report["text"])
            )
            found.append((is_version, is_of_day, one["report_id"]))
    best = max(found, key=lambda one: one[:2], default=None)
    return Likeness(best[2], best[0]) if best else None


def head_of(report: Report) -> Row:
    """Return what a report is known by, as of a row of the `reports` table."""
    return {name: getattr(report, name) for name in (*HEAD, "text")}


def find_likeness_in(reports: pd.DataFrame, report: Report) -> Likeness | None:
    """Return the report of a `reports` table that one looks most like, None where none does."""
    is_alike = reports["publisher"] == report.publisher
    if report.url:
        is_alike |= reports["url"] == report.url
    may_be = near(reports, [report.published_date]) & is_alike
    return find_likeness(head_of(report), reports.loc[may_be, [*HEAD, "text"]].to_dict("records"))


def near(reports: pd.DataFrame, days: Iterable[date | None]) -> "pd.Series[bool]":
    """Return which reports of a `reports` table are of about one of some days, or as undated."""
    asked = set(days)
    known = {pd.Timestamp(day) for day in asked if day}
    reach = range(-REACH.days, REACH.days + 1)
    is_near = reports["published_date"].isin(
        {day + pd.Timedelta(days=number) for day in known for number in reach}
    )
    return is_near | reports["published_date"].isna() if None in asked else is_near


def find_all_alike(reports: pd.DataFrame) -> tuple[frozenset[str], ...]:
    """Return which reports look like one another.

    Parameters
    ----------
    reports : pandas.DataFrame
        The columns of `HEAD` and the text.

    Returns
    -------
    tuple of frozenset of str
        Ids of two that look alike; one may be in several.
    """
    # Of the texts only the ends are read, but where two reports have to be set side by side.
    texts = reports["text"]
    ends = texts.str[:_EDGE] + " " + texts.str[-_EDGE:]
    rows = reports[list(HEAD)].assign(text=ends).sort_values("published_date", kind="stable")
    heads = rows.assign(published_date=rows["published_date"].dt.date).to_dict("index")
    whole = lru_cache(_HELD)(lambda place: heads[place] | {"text": texts[place]})
    by_sign: defaultdict[tuple[str, ...], list[Any]] = defaultdict(list)
    for place, head in heads.items():
        for sign in _read_signs(head):
            by_sign[sign].append(place)
    found: dict[frozenset[str], None] = {}
    for (kind, *_), places in by_sign.items():
        for pair in _pair_near(places, heads):
            one, other = map(whole, pair)
            ids = frozenset({one["report_id"], other["report_id"]})
            if ids not in found and _is_sign(frozenset({kind}), one, other):
                found[ids] = None
    return tuple(found)


def _pair_near(places: Sequence[Any], heads: Mapping[Any, Row]) -> Iterator[tuple[Any, Any]]:
    """Yield pairs of reports within `REACH`, or both without a day; the days are sorted."""
    days = [_day_of(heads[place]) for place in places]
    for first, day in enumerate(days):
        for second in range(first + 1, len(days)):
            later = days[second]
            if (day is None) is not (later is None) or (day and later and later - day > REACH):
                break
            yield places[first], places[second]
