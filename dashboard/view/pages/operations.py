"""Every evacuation in view; renamed, merged and split here, and all changes by people in a log."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Operations"
ORDER = 25


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("operations", screen)
