"""Every place name: what it was read as, and where a person says it is."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Places"
ORDER = 45


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("places", screen, needs_figures=False)
