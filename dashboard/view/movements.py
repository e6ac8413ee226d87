"""The moves between known places of what is in view, worked out once for the map and the table."""

import pandas as pd

from dashboard.tidy.flows import build_flows
from dashboard.tidy.selection import Selection
from dashboard.view.kept import kept
from dashboard.view.panel import Screen


def flows_of(screen: Screen) -> pd.DataFrame:
    """Return the `flows` table of what is in view; shared by all readers."""
    return _flows(screen.edition, screen.selection, screen)


@kept
def _flows(edition: tuple[str, str], selection: Selection, _screen: Screen) -> pd.DataFrame:
    del edition, selection  # the key: the screen's frames are worked out of these
    return build_flows(_screen.claims, _screen.tables.places)
