"""A situation summary on a page: counters, what changed, movements, sources, alarms, and how.

Everything in it is of one snapshot, so nothing confidential is in it. Its texts are plain; whoever
writes them out escapes them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.tidy.counted import claims_on
from dashboard.tidy.headline import Headline, find_undated
from dashboard.tidy.number import Number, name_differences
from dashboard.tidy.plans import find_plan, name_plan, say_planned
from dashboard.tidy.readme import CREDIT
from dashboard.tidy.reasons import say_amount
from dashboard.tidy.section import Section
from dashboard.tidy.selection import known_dates
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.summary_methods import list_evacuations, list_methods, list_omissions
from dashboard.tidy.summary_steps import Told, compare_headlines, find_day_before
from dashboard.tidy.summary_tables import (
    fit,
    list_alarms,
    list_movements,
    list_reports,
    list_sources,
)
from dashboard.tidy.summary_words import cut, many, say_scope
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize, say_credit, say_day, say_number

_HOW = (
    "A headline is the number of the latest day that a source of at least medium reliability "
    "speaks of: that of the most reliable source, then what a person accepted, then the most "
    "specific, then the last published; what is in dispute comes last. "
    "Its range spans what other sources say of that day. Sources are never added to each other, "
    "nor a part to its whole, nor a plan to what was done."
)
_FEW = 2
"""Evacuations whose names make a title."""
_FRONT_ROWS = 15
"""Rows of all tables of the front page: more make the page two."""


@dataclass(frozen=True, slots=True)
class Counter:
    """One headline number in words.

    Attributes
    ----------
    label : str
        What is counted.
    amount : str
        The number with its hedge, or "no figure".
    span : str
        The range that the sources span; empty where they agree.
    source : str
        Who says so, and who published it.
    meaning : str
        Total or plan, and the day it stands at.
    plan : str
        The latest plan, which is not in the number; empty where there is none.
    change : str
        Against the publication day before; empty where there is none.
    alarms : tuple of str
        What needs a look.
    """

    label: str
    amount: str
    span: str = ""
    source: str = ""
    meaning: str = ""
    plan: str = ""
    change: str = ""
    alarms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary's parts, in the order they are read.

    Attributes
    ----------
    title : str
        The evacuation it is about.
    known : str
        The day it is known as of, in words.
    scope : str
        How much it rests on.
    counters : tuple of Counter
        One for each headline metric, with or without a figure.
    evacuations, changes, others, movements, sources, alarms, methods, omissions, reports : Section
        The tables under them; `evacuations` are what the first counter adds up, `others` the
        numbers without a counter, `omissions` what is not in a sum of operations.
    notes : tuple of str
        What a reader has to know of it.
    """

    title: str
    known: str
    scope: str
    counters: tuple[Counter, ...]
    evacuations: Section
    changes: Section
    others: Section
    movements: Section
    sources: Section
    alarms: Section
    methods: Section
    omissions: Section
    reports: Section
    notes: tuple[str, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        """The parts under the counters, in their order; those without a word are left out."""
        parts = (
            *(self.evacuations, self.changes, self.others, self.movements, self.sources),
            *(self.alarms, self.methods, self.omissions, self.reports),
        )
        return tuple(part for part in parts if part.lines or part.rows or part.empty)


def summarize(snapshot: Snapshot) -> Summary:
    """Return the summary of a snapshot."""
    claims = snapshot.claims
    before = find_day_before(claims)
    steps = compare_headlines(snapshot, before)
    known = f"As of {say_day(snapshot.as_of)}" if snapshot.as_of else "No report is dated"
    counted = [one for one in steps if one.is_counted]
    lines = [one.after for one in counted if one.after is not None]
    evacuations = list_evacuations(lines, snapshot)
    changes, others = _list_changes(steps, claims, before), _list_others(steps)
    taken = sum(len(section.rows) for section in (evacuations, changes, others))
    longer = (
        list_movements(snapshot.frames["flows"]),
        list_sources(claims),
        list_alarms(snapshot.tally),
    )
    movements, sources, alarms = fit(longer, _FRONT_ROWS - taken)
    return Summary(
        title=_say_subject(snapshot),
        known=known,
        scope=say_scope(claims, snapshot.filters),
        counters=tuple(_count(one, before, snapshot) for one in counted),
        evacuations=evacuations,
        changes=changes,
        others=others,
        movements=movements,
        sources=sources,
        alarms=alarms,
        methods=list_methods(lines, snapshot),
        omissions=list_omissions(lines),
        reports=list_reports(claims, snapshot.tables.reports),
        notes=tuple(_notes(snapshot)),
    )


def _say_subject(snapshot: Snapshot) -> str:
    names = sorted(snapshot.claims["operation"].unique())
    few = len(names) in range(1, _FEW + 1)
    return capitalize("; ".join(names) if few else snapshot.subject)


def _say(line: Number | None) -> str:
    if line is None:
        return "no figure"
    return say_number(line.value, line.low, line.high, line.qualifier)


def _count(step: Told, before: date | None, snapshot: Snapshot) -> Counter:
    line, label = step.after, capitalize(step.label)
    plan = _say_plan(step.metric, snapshot)
    undated = len(find_undated(snapshot.claims, step.metric))
    notes = (f"{many(undated, 'figure')} without a day, in no number",) if undated else ()
    if line is None:
        return Counter(label, _say(line), plan=plan, alarms=notes)
    has_range = line.value is not None and line.low != line.high
    return Counter(
        label=label,
        amount=_say(line),
        span=_say_span(line) if has_range else "",
        source=_say_source(line) + (f" ({line.doubt})" if line.doubt else ""),
        meaning=f"{_say_meaning(line)} as of {say_day(line.day)}",
        plan=plan,
        change=_say_change(step, before),
        alarms=(*(Alarm(alarm).meaning for alarm in line.alarms), *notes),
    )


def _say_plan(metric: str, snapshot: Snapshot) -> str:
    index = find_plan(claims_on(snapshot.claims, metric), metric, snapshot.filters.as_of)
    if index is None:
        return ""
    claim = snapshot.claims.loc[index].to_dict()
    by = claim["said_by"] or "an unnamed source"
    amount = say_planned(claim, say_amount(claim))
    told = f"{amount}, {by}, {say_day(claim['day'])} ({claim['operation']})"
    return cut(f"{name_plan(claim, metric)}: {told}", 200)


def _say_meaning(line: Headline) -> str:
    """Return what a number is; one of several evacuations is of no day, only its last part is."""
    several = len(line.operation_ids)
    return (
        f"{many(several, 'evacuation')} added up, the latest" if several > 1 else f"{line.meaning},"
    )


def _say_span(line: Headline) -> str:
    more = " or more" if line.is_open else ""
    note = f" ({cut(line.range_note)})" if line.range_note else ""
    return f"{line.low:,} to {line.high:,}{more}{note}"


def _say_source(line: Headline) -> str:
    is_sum = len(line.operation_ids) > 1
    told = say_credit(line.attributed_to, line.publisher, is_sum=is_sum)
    return cut(told or ("" if is_sum else "an unnamed source"))


def _say_change(step: Told, before: date | None) -> str:
    if before is None:
        return ""
    if not step.is_changed:
        return f"unchanged since {say_day(before)}"
    if step.before is None:
        return f"first figure since {say_day(before)}"
    difference = step.difference
    if difference is not None:
        if difference:
            sign = "+" if difference > 0 else "−"
            falls = ": a total cannot fall" if step.is_fall else ""
            return f"{sign}{abs(difference):,} since {say_day(before)}{falls}"
        return f"another {_say_other(step)} since {say_day(before)}"
    return f"was {_say(step.before)} on {say_day(before)}"


def _list_changes(steps: Sequence[Told], claims: pd.DataFrame, before: date | None) -> Section:
    if before is None:
        return Section("What changed", empty="There is no earlier day to compare with.")
    since = claims[known_dates(claims) > pd.Timestamp(before)]
    publishers = dict(zip(since["figure_id"], since["publisher"], strict=True))
    rows = [
        (
            capitalize(one.label),
            _say(one.before),
            _say(one.after) + _say_note(one),
            cut(", ".join(_told_by(one, publishers))) or "–",
        )
        for one in steps
        if one.is_changed
    ]
    return Section(
        f"What changed since {say_day(before)}",
        columns=("What", f"Known on {say_day(before)}", "Known now", "Told by"),
        rows=tuple(rows),
        empty=f"No number is another one than on {say_day(before)}.",
    )


def _say_note(step: Told) -> str:
    """Return what has to be known beside a changed number: that it falls, or what else changed."""
    if step.is_fall:
        return f" ({Alarm.CUMULATIVE_FALLS.meaning})"
    is_alike = _say(step.before) == _say(step.after)
    return f" (another {_say_other(step)})" if is_alike else ""


def _say_other(step: Told) -> str:
    return " and ".join(name_differences(step.before, step.after))


def _told_by(step: Told, publishers: dict[str, str]) -> list[str]:
    ids = step.after.figure_ids if step.after else ()
    return list(dict.fromkeys(publishers[one] for one in ids if publishers.get(one)))


def _list_others(steps: Sequence[Told]) -> Section:
    rows = [
        (capitalize(one.label), _say(one.after), say_day(one.after.day), _say_source(one.after))
        for one in steps
        if one.after is not None and not one.is_counted
    ]
    return Section("Other numbers", columns=("What", "Number", "Day", "Said by"), rows=tuple(rows))


def _notes(snapshot: Snapshot) -> Iterator[str]:
    yield _HOW
    if len(snapshot.claims) == len(snapshot.all_claims):
        yield "No report in this view is confidential."
    else:
        yield "Confidential reports in this view are left out: their figures are in no number here."
    package = snapshot.name("data-package.zip")
    yield f"Each number leads back to the sentence it stands in: claims.csv in {package}."
    yield CREDIT
