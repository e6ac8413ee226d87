"""What a person should look at: alarms, numbers not understood, places and dates missing."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Quality"
ORDER = 50


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("quality", screen, needs_figures=False)
