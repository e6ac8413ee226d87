"""What a view holds, in one line: how much of it, and from when."""

from dashboard.view.cells import as_day
from dashboard.view.panel import Screen
from dashboard.view.theme import format_day, format_days, format_number


def describe_scope(screen: Screen) -> str:
    """Return how many figures and reports are in view, when they came out, and as of which day.

    Notes
    -----
    A report is in view with its figures; one without any is not counted.
    """
    claims, as_of = screen.claims, screen.selection.as_of
    text = f"{_count(len(claims), 'figure')} in {_count(claims['report_id'].nunique(), 'report')}"
    published = format_days(
        as_day(claims["published_date"].min()), as_day(claims["published_date"].max())
    )
    if published:
        text += f", published {published}"
    return f"{text}, as known on {format_day(as_of)}" if as_of else text


def _count(number: int, noun: str) -> str:
    return f"{format_number(number)} {noun if number == 1 else noun + 's'}"
