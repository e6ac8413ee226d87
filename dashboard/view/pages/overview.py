"""The first page: headline numbers, the map, the course over time, and the movements."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Overview"
ICON = ":material/monitoring:"
ORDER = 10


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("overview", screen)
