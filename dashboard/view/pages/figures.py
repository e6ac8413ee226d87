"""Every figure in view, and the sentence of the chosen one in its report."""

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen

TITLE = "Figures"
ORDER = 20


def draw(screen: Screen) -> None:
    """Draw the page's panels."""
    draw_panels("figures", screen)
