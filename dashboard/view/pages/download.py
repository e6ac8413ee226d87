"""Snapshots of every table."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Download"
ORDER = 60


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("download", screen, needs_figures=False)
