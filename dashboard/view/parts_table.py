"""The operations that a counter's number is the sum of, as a table whose rows add up to it."""

from collections.abc import Sequence
from html import escape

from dashboard.tidy.number import Number
from dashboard.tidy.parts import Part
from dashboard.tidy.terms import Alarm
from dashboard.tidy.totals import add_values
from dashboard.tidy.wording import capitalize
from dashboard.view.focus import COUNTER, FIGURE, OF_NUMBER, address_of
from dashboard.view.made_of import ask_for
from dashboard.view.markup import html_table, inner_link
from dashboard.view.theme import format_bounds, format_count, format_day, format_number
from dashboard.view.words import name_metric

MOST_SEEN = 10
"""Operations seen at once: the others open by a click."""
MOST_LISTED = 300


def table_of(parts: Sequence[Part], line: Number, count: int, counter: str = "") -> str:
    """Return the operations as a table in safe HTML, those after the tenth folded.

    Parameters
    ----------
    parts : sequence of Part
        The largest of them, or all.
    line : Number
        The sum: a last row holds what is left of it.
    count : int
        How many operations it is of.
    counter : str
        The metric whose making the link of an operation opens; empty shows the operation alone.
    """
    seen, folded = parts[:MOST_SEEN], parts[MOST_SEEN : MOST_SEEN + MOST_LISTED]
    rows = [
        _row(part, line.metric, {COUNTER: counter} if counter else {}) for part in (*seen, *folded)
    ]
    more = count - len(rows)
    if more > 0:
        told = f"<strong>{_say_rest((*seen, *folded), line)}</strong>"
        rows.append((f"and {format_count(more, 'smaller one')}", told, "", "", ""))
    names = ("Operation", name_metric(line.metric), "As of", "Said by", "How")
    if not folded:
        return html_table(names, rows)
    return (
        f"{html_table(names, rows[:MOST_SEEN])}<details class='evac-fold'><summary>"
        f"{format_count(count - MOST_SEEN, 'smaller one')}</summary>"
        f"{html_table(names, rows[MOST_SEEN:])}</details>"
    )


def _say_rest(parts: Sequence[Part], line: Number) -> str:
    """Return what a sum holds beside some of its parts."""
    low = line.low - sum(part.low for part in parts)
    high = line.high - sum(part.high for part in parts)
    shown = add_values(part.value for part in parts)
    if line.value is None or shown is None:
        return format_bounds(low, high)
    return format_number(line.value - shown)


def _row(part: Part, metric: str, looked_at: dict[str, str]) -> tuple[str, ...]:
    if len(part.figure_ids) > 1:
        asked = {OF_NUMBER: ask_for(metric), "operation": part.operation}
    else:
        asked = dict.fromkeys((FIGURE,), part.figure_ids[0]) if part.figure_ids else {}
    figures = address_of("figures", **asked) if asked else ""
    span = "" if part.value is None or part.low == part.high else format_bounds(part.low, part.high)
    small = f" <span class='evac-small'>({span})</span>" if span else ""
    alarms = capitalize("; ".join(Alarm(alarm).meaning for alarm in part.alarms))
    alarmed = f"<div data-role='out'>{escape(alarms)}</div>" if alarms else ""
    return (
        inner_link(address_of("", operation=part.operation, **looked_at), part.operation),
        f"<div><strong>{inner_link(figures, part.amount)}</strong>{small}</div>",
        f"<span class='evac-whole'>{escape(format_day(part.day))}</span>",
        escape(part.source),
        f"<div>{escape(part.how)}{alarmed}</div>",
    )
