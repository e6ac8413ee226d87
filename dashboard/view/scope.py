"""What a view holds, in one line: how much of it, and from when."""

from dashboard.view.cells import as_day
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_day, format_days


def describe_scope(screen: Screen) -> str:
    """Return how many figures and reports are in view, when they came out, and as of which day.

    Notes
    -----
    A report is in view with its figures; one without any is not counted.
    """
    claims, as_of = screen.claims, screen.selection.as_of
    reports = format_count(claims["report_id"].nunique(), "report")
    text = f"{format_count(len(claims), 'figure')} in {reports}"
    published = format_days(
        as_day(claims["published_date"].min()), as_day(claims["published_date"].max())
    )
    if published:
        text += f", published {published}"
    return f"{text}, as known on {format_day(as_of)}" if as_of else text
