"""What a view holds, in one line: how much of it, and from when."""

from dashboard.view.cells import as_day
from dashboard.view.panel import Screen
from dashboard.view.reports import reports_in_view
from dashboard.view.theme import format_count, format_day, format_days


def describe_scope(screen: Screen) -> str:
    """Return how many figures and reports are in view, when they came out, and as of which day.

    Notes
    -----
    Reports in which no figure was found are told apart from those that bear one.
    """
    claims, as_of = screen.claims, screen.selection.as_of
    reports = format_count(claims["report_id"].nunique(), "report")
    text = f"{format_count(len(claims), 'figure')} in {reports}"
    published = format_days(
        as_day(claims["published_date"].min()), as_day(claims["published_date"].max())
    )
    if published:
        text += f", published {published}"
    empty = len(reports_in_view(screen, ["report_id"])) - claims["report_id"].nunique()
    if empty > 0:
        text += f"; {format_count(empty, 'more report')} without a figure"
    return f"{text}, as known on {format_day(as_of)}" if as_of else text
