"""Every report in view, and the chosen one with all its figures marked."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Reports"
ICON = ":material/article:"
ORDER = 30


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("reports", screen, needs_figures=False)
