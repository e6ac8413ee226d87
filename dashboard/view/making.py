"""How a counter's number was made, operation by operation: its steps, its sources, its sentences.

Data and safe HTML only, for the drawer that shows it; nothing is drawn here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import islice

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.counted import claims_on
from dashboard.tidy.headline import Headline, headline
from dashboard.tidy.households import metrics_counted
from dashboard.tidy.parts import Part, list_parts
from dashboard.tidy.rows import split_cell
from dashboard.tidy.selection import Selection
from dashboard.tidy.terms import Alarm, Recommendation
from dashboard.tidy.wording import capitalize
from dashboard.view.cells import Row, amount_of, days_of, published_of
from dashboard.view.corrected import describe_review, read_hands
from dashboard.view.decisions import Decision, read_decisions
from dashboard.view.kept import kept
from dashboard.view.markup import html_table
from dashboard.view.panel import Screen
from dashboard.view.quotes import Quote, quotes_of
from dashboard.view.reasons import Step, read_steps
from dashboard.view.theme import format_day
from dashboard.view.words import RELIABILITIES, TIMINGS, describe_amount, describe_range

MOST_OPERATIONS = 10
MOST_FIGURES = 12


@dataclass(frozen=True, slots=True)
class Making:
    """What one operation's number rests on.

    Attributes
    ----------
    operation : str
        Its name.
    amount : str
        Its number in words, with its meaning and day.
    extent : str
        Its range, empty where the claims agree.
    alarms : tuple of str
        What needs a look, in plain words.
    sources : str
        Who said what of that day, one row a claim, as a safe HTML table.
    quotes : tuple of Quote
        Their sentences, those the number is made of first.
    more : int
        How many further claims are not shown.
    is_added : bool
        Whether its number is in the counter; one that may be of the same people is not.
    steps : tuple of Step
        How it was made, a sentence each, with what each names.
    """

    operation: str
    amount: str
    extent: str
    alarms: tuple[str, ...]
    sources: str
    quotes: tuple[Quote, ...]
    more: int
    is_added: bool
    steps: tuple[Step, ...] = ()


def read_makings(screen: Screen, metric: str) -> tuple[Making, ...]:
    """Return how a metric's number was made, the largest operation first; once for all readers.

    Parameters
    ----------
    screen : Screen
        What is in view.
    metric : str
        Id of a metric that has a headline.

    Returns
    -------
    tuple of Making
        One an operation that has a number, those of the counter first; at most `MOST_OPERATIONS`.
    """
    return _read_makings(screen.edition, screen.selection, metric, screen)


def read_parts(screen: Screen, metric: str, most: int | None = None) -> tuple[Part, ...]:
    """Return the operations that a metric's number is the sum of, once for all readers.

    Parameters
    ----------
    screen, metric
        As in `read_makings`.
    most : int or None
        As in `list_parts`.
    """
    return _read_parts(screen.edition, screen.selection, metric, most, screen)


def read_left_out(screen: Screen, line: Headline) -> tuple[Step, ...]:
    """Return the sentences on what a sum does not hold, with what they lead to."""
    tally, claims = screen.counts.tally_of(line.metric), screen.counts.claims_on(line.metric)
    first = tally[tally["operation_id"] == line.operation_ids[0]]
    return read_steps(" ".join(line.left_out), first, claims)


@kept
def _read_parts(
    edition: tuple[str, str],
    selection: Selection,
    metric: str,
    most: int | None,
    _screen: Screen,
) -> tuple[Part, ...]:
    del edition  # a part of the key
    tally, claims = _screen.counts.tally_of(metric), _screen.counts.claims_on(metric)
    return list_parts(tally, claims, metric, selection, most)


@kept
def _read_makings(
    edition: tuple[str, str], selection: Selection, metric: str, _screen: Screen
) -> tuple[Making, ...]:
    del edition  # a part of the key
    whole = _screen.counts.headline_of(metric)
    if whole is None:
        return ()
    decisions, hands = read_decisions(_screen.tables), read_hands(_screen.tables)
    tally = _screen.counts.tally_of(metric)
    claims = claims_on(_screen.claims, metric, list(_screen.claims.columns))
    sizes = tally.groupby("operation_id")["high"].max().sort_values(ascending=False, kind="stable")
    # Those of the sum, as they are listed, before those that overlap with one of them.
    ids = dict.fromkeys(
        [*(part.operation_id for part in read_parts(_screen, metric)), *sizes.index]
    )
    makings = []
    for operation_id in islice(ids, MOST_OPERATIONS):
        rows = tally[tally["operation_id"] == operation_id]
        mine = claims[claims["operation_id"] == operation_id]
        line = headline(rows, mine, metric, selection.as_of, selection.household_size)
        if line is not None:
            is_added = operation_id in whole.operation_ids
            counted = mine[mine["metric"].isin(metrics_counted(metric))]
            counted = counted.assign(by=[hands.get(one, "") for one in counted["figure_id"]])
            size = selection.household_size
            steps = read_steps(line.calculation_logic, rows, claims, line.figure_ids, size)
            making = _make(line, rows, counted, decisions, is_added=is_added)
            makings.append(replace(making, steps=steps))
    return tuple(makings)


def _make(
    line: Headline,
    rows: pd.DataFrame,
    claims: pd.DataFrame,
    decisions: Mapping[str, Decision],
    *,
    is_added: bool,
) -> Making:
    used, beside = set(line.figure_ids), _beside(line, rows)
    is_shown = claims["figure_id"].isin(used | beside) | (
        (claims["day"] == pd.Timestamp(line.day))
        & ((claims["timing"] == Timing.PLANNED) == (line.timing is Timing.PLANNED))
    )
    shown = claims[is_shown].to_dict("records")
    roles = {row["figure_id"]: _role(row, used, beside) for row in shown}
    shown.sort(key=lambda row: (list(_ROLES).index(roles[row["figure_id"]]), -int(row["high"])))
    kept = shown[:MOST_FIGURES]
    ids = [row["figure_id"] for row in kept]
    quotes = {quote.figure_id: quote for quote in quotes_of(claims, ids)}
    amount = describe_amount(line.value, line.low, line.high, line.qualifier)
    return Making(
        operation=line.operation,
        amount=f"{amount}, {line.meaning}, as of {format_day(line.day)}",
        extent=describe_range(line),
        alarms=tuple(Alarm(alarm).meaning.capitalize() for alarm in line.alarms),
        sources=_compare(kept, roles, decisions),
        quotes=tuple(quotes[one] for one in ids),
        more=len(shown) - len(kept),
        is_added=is_added,
    )


def _beside(line: Headline, rows: pd.DataFrame) -> set[str]:
    row = rows[(rows["timing"] == line.timing) & (rows["day"] == pd.Timestamp(line.day))]
    return {one for ids in row["triangulating_figure_ids"] for one in split_cell(ids)}


_USED, _BESIDE, _PART, _IDLE, _OUT = "used", "beside", "part", "idle", "out"
_ROLES = {
    _USED: "the number is made of it",
    _BESIDE: "set beside it",
    _PART: "part of a whole, not added",
    _IDLE: "same day, not used",
    _OUT: "left out",
}


def _role(row: Row, used: set[str], beside: set[str]) -> str:
    if row["recommendation"] == Recommendation.EXCLUDED:
        return _OUT
    if row["figure_id"] in used:
        return _USED
    if row["figure_id"] in beside:
        return _BESIDE
    return _PART if row["subset_of"] else _IDLE


def _compare(
    rows: Sequence[Row], roles: Mapping[str, str], decisions: Mapping[str, Decision]
) -> str:
    """Return who said what, side by side."""
    return html_table(
        ("Source", "Says", "Meaning", "When", "Published", "Trust", "In the number"),
        [
            (
                escape(row["said_by"] or row["publisher"]),
                f"<strong>{escape(amount_of(row))}</strong>{_reviewed(row)}",
                escape(TIMINGS[row["timing"]]),
                escape(days_of(row) or _published(row)),
                escape(f"{row['publisher']}, {published_of(row, 'no date')}{_secret(row)}"),
                escape(RELIABILITIES[row["reliability"]]),
                _say_role(roles[row["figure_id"]], decisions.get(row["figure_id"])),
            )
            for row in rows
        ],
    )


def _published(row: Row) -> str:
    """Return the day that a figure without one stands on: of its report, if that has one."""
    day = published_of(row, "")
    return f"published {day}" if day else "day not told"


def _reviewed(row: Row) -> str:
    words = describe_review(row, row["by"])
    return f"<div class='evac-small'>{escape(capitalize(words))}</div>" if words else ""


def _secret(row: Row) -> str:
    return ", confidential" if row["is_confidential"] else ""


def _say_role(role: str, decision: Decision | None) -> str:
    words = decision.words if decision else _ROLES[role].capitalize()
    return f"<span class='evac-role' data-role='{role}'>{escape(words)}</span>"
