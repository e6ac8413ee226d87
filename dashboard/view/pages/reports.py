"""Every report in view, and the chosen one with all its figures marked."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen
from dashboard.view.removal import draw_removed

TITLE = "Reports"
ORDER = 30


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    # A link leads to a report even where the filters leave all of them out.
    draw_panels("reports", screen, needs_figures=False, needs_reports=False)
    if screen.tables.reports.empty:
        draw_removed(screen)
