"""The tables of the situation summary: movements, sources, alarms and reports, in words."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.rows import SEPARATOR
from dashboard.tidy.section import Section
from dashboard.tidy.sources import rank
from dashboard.tidy.summary_words import cut
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize, say_day, say_days, say_number, title_of

MOST_ROWS, LEAST_ROWS = 7, 3
"""Rows of a table on the front page: the most, and what is left of a long one."""
MOST_REPORTS = 20
_MOST_DAYS = 3
_TIMINGS = {Timing.NEW: "new", Timing.CUMULATIVE: "total", Timing.PLANNED: "planned"}

_PLACE_BY_METRIC = {metric.id: place for place, metric in enumerate(METRICS)}

Row = Mapping[Any, Any]


def list_movements(flows: pd.DataFrame) -> Section:
    """Return the largest movements, those that were done first."""
    size = flows["value"].fillna(flows["low"])
    ordered = flows.assign(_size=size).sort_values(
        ["is_planned", "_size"], ascending=[True, False], kind="stable"
    )
    rows = [
        (
            cut(row["origin"]),
            cut(row["destination"]),
            capitalize(METRIC_BY_ID[row["metric"]].label),
            _say(row, Qualifier.EXACT) + (", planned" if row["is_planned"] else ""),
            say_days(row["start_date"].date(), row["end_date"].date()),
            cut(row["sources"].replace(SEPARATOR, ", ")),
        )
        for row in ordered.to_dict("records")
    ]
    overlap = "Routes overlap: the same people may stand in several rows, so rows do not add up."
    return Section(
        "Movements",
        (overlap,) if rows else (),
        ("From", "To", "What", "Number", "When", "Said by"),
        tuple(rows),
        "No figure names both a known origin and a known destination.",
    )


def list_sources(claims: pd.DataFrame) -> Section:
    """Return who the figures are credited to, the most reliable and most quoted first."""
    rows = []
    for name, mine in claims.groupby("source", sort=True):
        reliability = max(mine["reliability"], key=rank)
        # Of one day's, the metric that stands first in its table: people evacuated before others.
        order = mine.assign(_place=-mine["metric"].map(_PLACE_BY_METRIC))
        last = (
            order.sort_values(["published_date", "_place", "high", "figure_id"]).iloc[-1].to_dict()
        )
        told = f"{METRIC_BY_ID[last['metric']].label}: {_say(last, Qualifier(last['qualifier']))}"
        day = last["published_date"]
        published = "no date" if pd.isna(day) else say_day(day.date())
        rows.append(
            (
                (-rank(reliability), -len(mine), str(name)),
                (
                    cut(str(name)) or "not named",
                    str(reliability),
                    f"{len(mine):,}",
                    f"{mine['report_id'].nunique():,}",
                    f"{told} ({published})",
                ),
            )
        )
    return Section(
        "Sources",
        columns=("Source", "Reliability", "Figures", "Reports", "Said last"),
        rows=tuple(cells for _, cells in sorted(rows)),
        empty="No figure is in view.",
    )


def list_alarms(tally: pd.DataFrame) -> Section:
    """Return what needs a look, each reason with its days, that of the latest day first."""
    flagged = tally[tally["alarms"] != ""].sort_values("day", ascending=False, kind="stable")
    days: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for row in flagged.to_dict("records"):
        what = f"{capitalize(METRIC_BY_ID[row['metric']].label)}, {_TIMINGS[row['timing']]}"
        told = f"{_say(row, Qualifier(row['qualifier']))} ({say_day(row['day'].date())})"
        for alarm in row["alarms"].split(SEPARATOR):
            days[what, alarm].append(told)
    rows = tuple((what, Alarm(alarm).meaning, _list(told)) for (what, alarm), told in days.items())
    columns = ("What", "Why", "Numbers")
    return Section("Needs a look", columns=columns, rows=rows, empty="No alarm.")


def _list(told: Sequence[str]) -> str:
    more = f" and {len(told) - _MOST_DAYS} more" if len(told) > _MOST_DAYS else ""
    return ", ".join(told[:_MOST_DAYS]) + more


def list_reports(claims: pd.DataFrame, reports: pd.DataFrame) -> Section:
    """Return those of the reports that bear a figure, the latest first."""
    reports = reports[reports["report_id"].isin(claims["report_id"])].sort_values(
        ["published_date", "publisher", "report_id"], ascending=[False, True, True]
    )
    rows = [
        (
            "no date" if pd.isna(row["published_date"]) else say_day(row["published_date"].date()),
            cut(row["publisher"]),
            cut(title_of(row)),
            row["url"] if row["url"].startswith(("https://", "http://")) else "",
        )
        for row in reports.to_dict("records")
    ]
    columns = ("Published", "By", "Title", "Link")
    return _cut(Section("Reports", columns=columns, rows=tuple(rows)), MOST_REPORTS)


def fit(sections: Sequence[Section], room: int) -> tuple[Section, ...]:
    """Return tables cut until all their rows have room, the longest ones first.

    Parameters
    ----------
    sections : sequence of Section
        Whole tables, those that are wanted most first.
    room : int
        Rows that there is room for.

    Returns
    -------
    tuple of Section
        The tables in their order; a cut one says how many more rows there are, and has
        `LEAST_ROWS` left however little room there is.
    """
    most = [min(len(section.rows), MOST_ROWS) for section in sections]
    while sum(most) > room and max(most) > LEAST_ROWS:
        longest = max(range(len(most)), key=lambda place: (most[place], place))
        most[longest] -= 1
    return tuple(map(_cut, sections, most))


def _cut(section: Section, most: int) -> Section:
    """Return a table cut after so many rows, and say how many more there are."""
    more = len(section.rows) - most
    if more <= 0:
        return section
    told = f"{more:,} more {'is' if more == 1 else 'are'} in the data package."
    return replace(section, lines=(*section.lines, told), rows=section.rows[:most])


def _say(row: Row, qualifier: Qualifier) -> str:
    value: int | None = None if pd.isna(row["value"]) else int(row["value"])
    return say_number(value, int(row["low"]), int(row["high"]), qualifier)
