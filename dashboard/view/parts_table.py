"""The operations that a counter's number is the sum of, as a table and as plain text."""

from collections.abc import Sequence
from html import escape

from dashboard.tidy.number import Number
from dashboard.tidy.parts import Part, say_part
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
_NAMES = ("Operation", "Number", "Source", "As of", "How")


def table_of(parts: Sequence[Part], metric: str) -> str:
    """Return the operations as a table in safe HTML, those after the tenth folded.

    Parameters
    ----------
    parts : sequence of Part
        The largest first.
    metric : str
        Whose counter's making a link to an operation opens.
    """
    rest = parts[MOST_SEEN:]
    table = html_table(_NAMES, [_row(part, metric) for part in parts[:MOST_SEEN]])
    if not rest:
        return table
    folded = html_table(_NAMES, [_row(part, metric) for part in rest[:MOST_LISTED]])
    more = len(rest) - MOST_LISTED
    note = f"<p class='evac-small'>and {format_number(more)} smaller ones</p>" if more > 0 else ""
    return (
        f"{table}<details class='evac-fold'><summary>{format_count(len(rest), 'smaller one')}"
        f"</summary>{folded}{note}</details>"
    )


def _row(part: Part, metric: str) -> tuple[str, ...]:
    apart = address_of("", **{COUNTER: metric, "operation": part.operation})
    if len(part.figure_ids) > 1:
        asked = {OF_NUMBER: ask_for(metric), "operation": part.operation}
    else:
        asked = dict.fromkeys((FIGURE,), part.figure_ids[0]) if part.figure_ids else {}
    figures = address_of("figures", **asked) if asked else ""
    return (
        inner_link(apart, part.operation),
        f"<strong>{inner_link(figures, part.amount)}</strong>",
        escape(part.source),
        f"<span class='evac-whole'>{escape(format_day(part.day))}</span>",
        escape(part.how),
    )


def sum_table_of(parts: Sequence[Part], line: Number, count: int) -> str:
    """Return the first operations of a sum as a table in safe HTML, each a link to it alone.

    Parameters
    ----------
    parts : sequence of Part
        The largest of them.
    line : Number
        The sum: a last row holds what is left of it, so that the rows add up.
    count : int
        How many operations it is of.
    """
    names = ("Evacuation", name_metric(line.metric), "As of", "Said by", "Needs a look")
    rows = [_sum_row(part) for part in parts]
    if count > len(parts):
        many = format_count(count - len(parts), "smaller one")
        rows.append((f"and {many}", f"<strong>{_say_rest(parts, line)}</strong>", "", "", ""))
    return html_table(names, rows)


def _say_rest(parts: Sequence[Part], line: Number) -> str:
    """Return what a sum holds beside some of its parts."""
    low = line.low - sum(part.low for part in parts)
    high = line.high - sum(part.high for part in parts)
    shown = add_values(part.value for part in parts)
    if line.value is None or shown is None:
        return format_bounds(low, high)
    return format_number(line.value - shown)


def _sum_row(part: Part) -> tuple[str, ...]:
    span = "" if part.value is None or part.low == part.high else format_bounds(part.low, part.high)
    small = f" <span class='evac-small'>({span})</span>" if span else ""
    return (
        inner_link(address_of("", operation=part.operation), part.operation),
        f"<div><strong>{escape(part.amount)}</strong>{small}</div>",
        f"<span class='evac-whole'>{escape(format_day(part.day))}</span>",
        escape(part.source),
        escape(capitalize("; ".join(Alarm(alarm).meaning for alarm in part.alarms))),
    )


def text_of(parts: Sequence[Part]) -> str:
    """Return the operations as plain text, a line each, to be copied."""
    lines = [say_part(part) for part in parts[:MOST_LISTED]]
    more = len(parts) - MOST_LISTED
    return "\n".join([*lines, f"And {format_number(more)} smaller ones."] if more > 0 else lines)
