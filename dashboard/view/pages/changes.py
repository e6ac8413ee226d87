"""What was known on two days: which counter changed, by how much, and which report changed it."""

from dashboard.view.days import draw_days
from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "What changed"
ORDER = 15


def draw(screen: Screen) -> None:
    """Draw the two days, then the page's panels."""
    if not screen.claims.empty:
        draw_days(screen)
    draw_panels("changes", screen)
