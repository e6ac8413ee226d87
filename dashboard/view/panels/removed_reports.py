"""Reports that people took out, each with the button that takes it back."""

from dashboard.tidy.removing import Removal
from dashboard.view.panel import Screen
from dashboard.view.removal import draw_removed, list_removed

TITLE = ""
ORDER = 30
PAGE = "reports"
WIDTH = 12


def build(screen: Screen) -> tuple[Removal, ...]:
    """Return what was taken out, the last first."""
    return list_removed(screen)


def draw(screen: Screen) -> None:
    """Draw them, if there are any."""
    draw_removed(screen)
