"""The counters as they were known on two days, and the reports that made the difference."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import numpy as np
import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy import steps
from dashboard.tidy.changes import compare_days
from dashboard.tidy.number import Headline, Number, name_differences
from dashboard.tidy.selection import (
    Selection,
    counted_metrics,
    known_dates,
    publication_days,
)
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize
from dashboard.view.cells import Row, published_of
from dashboard.view.counts import Counts
from dashboard.view.kept import kept
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_number
from dashboard.view.words import describe_amount, name_metric

NOTHING = "no figure"
MOST_NUMBERS = 4
"""Numbers told one by one of a change: a message that is longer nobody reads."""


@dataclass(frozen=True, slots=True)
class Step(steps.Step):
    """One counter on two days.

    Attributes
    ----------
    after : Headline or None
        With the words for it.
    report_ids : tuple of str
        The reports published in between that the later number rests on; where it rests on none of
        them, all of these that speak of the metric.
    """

    after: Headline | None
    report_ids: tuple[str, ...]

    @property
    def warning(self) -> str:
        """That its total went down, which cannot be; empty where it did not."""
        return capitalize(Alarm.CUMULATIVE_FALLS.meaning) if self.is_fall else ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was known on two days.

    Attributes
    ----------
    before, after : date
        The days.
    steps : tuple of Step
        One a counter.
    others : tuple of str
        Metrics without a counter that these reports speak of.
    report_ids : tuple of str
        Every report in view that was published in between, the latest first.
    """

    before: date
    after: date
    steps: tuple[Step, ...]
    others: tuple[str, ...]
    report_ids: tuple[str, ...]


def usual_days(screen: Screen) -> tuple[date, date] | None:
    """Return the last day in view and the one before it on which a report came out, or None."""
    days = publication_days(screen.claims)
    return (days[-2], days[-1]) if len(days) > 1 else None


def compare(screen: Screen, before: date, after: date) -> Comparison:
    """Return the counters as known on two days, worked out once for all readers."""
    return _compare(screen.edition, screen.selection, before, after, screen)


@kept
def _compare(
    edition: tuple[str, str], selection: Selection, before: date, after: date, _screen: Screen
) -> Comparison:
    del edition  # a part of the key
    between = _known_between(_screen.claims, before, after)
    counts = _screen.counts
    old = counts.numbers_as_of([one.id for one in counted_metrics(selection)], before)
    told = set(between["metric"].unique())
    return Comparison(
        before=before,
        after=after,
        steps=tuple(_step(metric, old[metric], before, after, counts) for metric in old),
        others=tuple(one.id for one in METRICS if one.id in told and one.id not in old),
        report_ids=_reports(between[["published_date", "report_id"]]),
    )


def _known_between(claims: pd.DataFrame, before: date, after: date) -> pd.DataFrame:
    """Return who said what in reports that came out after one day and until another."""
    known = known_dates(claims)
    is_between = (known > pd.Timestamp(before)) & (known <= pd.Timestamp(after))
    return claims.loc[is_between, ["published_date", "report_id", "operation_id", "metric"]]


def _step(metric: str, old: Number | None, before: date, after: date, counts: Counts) -> Step:
    new, known = counts.as_of(metric, after)
    told = ["figure_id", "metric", "report_id", "published_date"]
    since = known.loc[known_dates(known) > pd.Timestamp(before), told]
    return Step(metric, old, new, _behind(new, metric, since))


def _behind(line: Headline | None, metric: str, since: pd.DataFrame) -> tuple[str, ...]:
    ids = set(line.figure_ids if line else ())
    rests_on = since[np.array([one in ids for one in since["figure_id"]], dtype=bool)]
    return _reports(rests_on) or _reports(since[since["metric"] == metric])


def _reports(claims: pd.DataFrame) -> tuple[str, ...]:
    latest = claims.sort_values("published_date", ascending=False, kind="stable")
    return tuple(latest["report_id"].unique())


@kept
def _changes(
    edition: tuple[str, str], selection: Selection, before: date, after: date, _screen: Screen
) -> pd.DataFrame:
    del edition
    claims = _screen.claims
    # A number only changes where its operation is spoken of in between.
    between = _known_between(claims, before, after)
    touched = claims["operation_id"].isin(between["operation_id"])
    return compare_days(claims[touched], before, after, selection.household_size)


def list_changes(screen: Screen, before: date, after: date) -> pd.DataFrame:
    """Return the `changes` table of what is in view, worked out once for all readers."""
    return _changes(screen.edition, screen.selection, before, after, screen)


def say_number(line: Number | None) -> str:
    """Return a counter's number in words."""
    if line is None:
        return NOTHING
    return describe_amount(line.value, line.low, line.high, line.qualifier)


def say_difference(step: steps.Step) -> str:
    """Return how much more or less it is, with its sign; empty where nobody can tell."""
    difference = step.difference
    if not difference:
        return ""
    return f"{'+' if difference > 0 else '−'}{format_number(abs(difference))}"


def say_step(step: Step) -> str:
    """Return a counter's change in a line, not escaped."""
    return _say_step(step, step.warning.lower())


def _say_step(step: steps.Step, warning: str = "") -> str:
    name, before, after = name_metric(step.metric), say_number(step.before), say_number(step.after)
    if before == after:
        return f"{name}: {after}, with {say_other(step)}"
    notes = ", ".join(filter(None, (say_difference(step), warning)))
    told = f"{name}: {before} → {after}"
    return f"{told} ({notes})" if notes else told


def read_numbers(counts: Counts) -> dict[str, Number]:
    """Return the number of every metric that has one, with or without a counter, by metric."""
    told = set(counts.claims["metric"].unique())
    metrics = [metric.id for metric in METRICS if metric.id in told]
    counts.tallies(metrics)  # all at once
    found = ((metric, counts.number_of(metric)) for metric in metrics)
    return {metric: line for metric, line in found if line is not None}


def say_effect(
    before: Mapping[str, Number], after: Mapping[str, Number], operation: str = ""
) -> str:
    """Return what a person's change did to the numbers of the store in a line, not escaped.

    Parameters
    ----------
    before, after : mapping of str to Number
        By metric.
    operation : str
        Name of the operation that the change is of; empty where it is of none or several.
    """
    made = [steps.Step(one, before.get(one), after.get(one)) for one in {**before, **after}]
    changed = [_say_step(step) for step in made if step.is_changed]
    where = f"{operation}; over" if operation else "Over"
    if not changed:
        return f"{where} all reports the numbers stay as they are."
    more = len(changed) - MOST_NUMBERS
    rest = f"; and {format_count(more, 'other number')}" if more > 0 else ""
    return f"{where} all reports: {'; '.join(changed[:MOST_NUMBERS])}{rest}."


def say_other(step: steps.Step) -> str:
    """Return what beside the number is another one than before, such as "another range"."""
    found = (one for one in name_differences(step.before, step.after) if one != "number")
    return " and ".join(f"another {word}" for word in found)


def find_reports(screen: Screen, report_ids: Sequence[str]) -> list[Row]:
    """Return rows of the `reports` table, in the order of the ids."""
    reports = screen.tables.reports
    found = reports[reports["report_id"].isin(list(report_ids))]
    by_id = {row["report_id"]: row for row in found.to_dict("records")}
    return [by_id[one] for one in report_ids if one in by_id]


def name_report(report: Row) -> str:
    """Return a report's publisher and day, not escaped."""
    secret = ", confidential" if report["is_confidential"] else ""
    return (
        f"{report['publisher'] or 'Unknown publisher'}, {published_of(report, 'no date')}{secret}"
    )
