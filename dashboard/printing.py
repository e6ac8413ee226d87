"""What the ``evac`` command shows in a terminal: figures as tables, a report with its marks.

Builds rich's renderables from readings; prints nothing and reads nothing.
"""

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dashboard.base.figure import Figure, Leftover
from dashboard.base.metrics import counts_households
from dashboard.base.outcome import Reading
from dashboard.base.quantity import Quantity
from dashboard.base.vocabulary import LeftoverReason, Qualifier, Timing

_HEDGES = {Qualifier.EXACT: "", Qualifier.RANGE: "", Qualifier.VAGUE: ""}
_TIMINGS = {Timing.NEW: "new", Timing.CUMULATIVE: "so far", Timing.PLANNED: "planned"}
_COLUMNS = ("#", "figure", "timing", "when", "where", "said by")
_FIGURE = "bold black on green"
_LEFTOVER = "underline cyan"
_PUZZLE = "bold black on yellow"


def describe_quantity(quantity: Quantity) -> str:
    """Return a quantity in words and digits.

    Examples
    --------
    >>> describe_quantity(Quantity(3000, 3000, 3000, Qualifier.ABOUT))
    'about 3,000'
    >>> describe_quantity(Quantity(None, 24, 99, Qualifier.VAGUE))
    '24 - 99'
    """
    hedge = _HEDGES.get(quantity.qualifier, f"{quantity.qualifier.replace('_', ' ')} ")
    if quantity.value is None:
        return f"{hedge}{quantity.low:,} - {quantity.high:,}"
    return f"{hedge}{quantity.value:,}"


def name_counted(figure: Figure) -> str:
    """Return what a figure counts and what happened to it; families are not called people."""
    words = figure.metric.replace("_", " ")
    is_of_families = counts_households(figure.metric, figure.unit)
    return words.replace("people", "families", 1) if is_of_families else words


def describe_days(figure: Figure) -> str:
    """Return the days a figure speaks of; an open side is an ellipsis, no date is empty."""
    days = (figure.start_date, figure.end_date)
    if days == (None, None):
        return ""
    return " - ".join(dict.fromkeys(str(day or "…") for day in days))


def describe_route(figure: Figure) -> str:
    """Return from where to where, or where; a place from a sentence before is in brackets."""
    if figure.origin or figure.destination:
        route = f"{figure.origin or '…'} → {figure.destination or '…'}"
    else:
        route = figure.place
    return f"({route})" if route and figure.is_place_carried else route


def show_figures(reading: Reading, name: str) -> Table:
    """Return a report's figures as a table, numbered in the order of the text.

    Parameters
    ----------
    reading : Reading
        The report with what was read out of it.
    name : str
        What to call a report without a title.
    """
    figures = reading.extraction.figures
    numbers = {figure.figure_id: str(i) for i, figure in enumerate(figures, 1)}
    title = Text(reading.report.title or name)
    table = Table(*_COLUMNS, title=title, title_justify="left", box=SIMPLE)
    for figure in figures:
        part = f", part of {numbers[figure.subset_of]}" if figure.subset_of in numbers else ""
        row = (
            numbers[figure.figure_id],
            f"{describe_quantity(figure.quantity)} {name_counted(figure)}{part}",
            _TIMINGS[figure.timing],
            describe_days(figure),
            describe_route(figure),
            figure.attributed_to,
        )
        table.add_row(*(Text(cell) for cell in row))
    return table


def show_leftovers(reading: Reading) -> Text:
    """Return in a line the numbers that became no figure, each with the reason."""
    leftovers = reading.extraction.leftovers
    told = ", ".join(f"{one.text} ({one.reason.replace('_', ' ')})" for one in leftovers)
    return Text(f"became no figure: {told}" if told else "every number became a figure")


def explain(reading: Reading, name: str) -> RenderableType:
    """Return a report's text with its figures and leftovers marked, then both as tables.

    Parameters
    ----------
    reading : Reading
        The report with what was read out of it.
    name : str
        What to call a report without a title.

    Notes
    -----
    A figure carries its number in the table, a leftover its reason; one with the reason unknown
    stands out, since a person should look at it.
    """
    return Group(
        Text.assemble(*_marked(reading)), "", show_figures(reading, name), show_leftovers(reading)
    )


def _marked(reading: Reading) -> Iterator[str | tuple[str, str]]:
    text, at = reading.report.text, 0
    for start, end, label, style in _marks(reading):
        if start < at:
            continue  # one mark within another: the first tells enough
        yield text[at:start]
        yield (text[start:end], style)
        yield (f"[{label}]", "dim")
        at = end
    yield text[at:]


def _marks(reading: Reading) -> list[tuple[int, int, str, str]]:
    marks = [_mark_leftover(leftover) for leftover in reading.extraction.leftovers]
    for number, figure in enumerate(reading.extraction.figures, 1):
        marks.append((figure.start, figure.end, f"{number} {figure.rule}", _FIGURE))
    return sorted(marks)


def _mark_leftover(leftover: Leftover) -> tuple[int, int, str, str]:
    style = _PUZZLE if leftover.reason is LeftoverReason.UNKNOWN else _LEFTOVER
    return leftover.start, leftover.end, leftover.reason.replace("_", " "), style
