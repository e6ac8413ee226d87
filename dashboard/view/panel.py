"""What a panel is, what it is given, and how panels find their place on a page.

A panel is one file in `view/panels/`: a pure `build` makes the chart, map or table, a thin `draw`
puts it on screen. Nothing names a panel; `panels_of` lists the folder.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import pandas as pd

from dashboard.base.plugins import load
from dashboard.base.settings import Settings
from dashboard.tidy.headline import Headline
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables
from dashboard.view.counts import Counts
from dashboard.view.desk import Desk
from dashboard.view.intake import Intake

FULL_WIDTH = 12
FOLDER = "dashboard.view.panels"


@dataclass(frozen=True, slots=True)
class Screen:
    """All that a panel or page is given. Its frames are shared by every reader: never change them.

    Attributes
    ----------
    edition : tuple of str
        The database and the mark of its state: with `selection`, the key of whatever is worked out
        of the frames.
    tables : Tables
        Every stored table, not filtered.
    all_claims : pandas.DataFrame
        One row a figure, see `tidy/claims.py`, not filtered.
    claims : pandas.DataFrame
        Those that the filters let through.
    counts : Counts
        What those come to; see also `tally` and `headlines`.
    selection : Selection
        The filters.
    settings : Settings
        Where the shipped data is, and which map style to use.
    desk : Desk or None
        Where changes go; None where the screen is only looked at.
    open_intake : Callable or None
        Returns where reports come in, see `intake`; None where none can.
    """

    edition: tuple[str, str]
    tables: Tables
    all_claims: pd.DataFrame
    claims: pd.DataFrame
    counts: Counts
    selection: Selection
    settings: Settings
    desk: Desk | None = None
    open_intake: Callable[[], Intake] | None = None

    @property
    def intake(self) -> Intake | None:
        """Where reports come in: opened when asked for, since it reaches through every stage."""
        return self.open_intake() if self.open_intake else None

    @property
    def tally(self) -> pd.DataFrame:
        """The `tally` table of every metric; that of one is had from `counts` in far less time."""
        return self.counts.tally()

    @property
    def headlines(self) -> tuple[Headline, ...]:
        """One for each counted metric that has a number, in the order of the metric table."""
        return self.counts.headlines()


class Panel(Protocol):
    """One part of a page.

    Attributes
    ----------
    TITLE : str
        Heading, drawn by the page; no heading where it is empty.
    ORDER : int
        Where it stands on its page, rising.
    PAGE : str
        File name, without ending, of the page in `view/pages/` that shows it.
    WIDTH : int
        Twelfths of the page it takes on a wide window, 1 to 12. On a narrow one all stack.
    """

    TITLE: str
    ORDER: int
    PAGE: str
    WIDTH: int

    def build(self, screen: Screen) -> Any:
        """Return the chart, deck or frame; without Streamlit, so that a test can look at it."""
        ...

    def draw(self, screen: Screen) -> None:
        """Put what `build` returns on screen."""
        ...


def panels_of(page: str) -> tuple[Panel, ...]:
    """Return the panels of a page, in their order.

    Raises
    ------
    PluginError
        If a file in the folder is no panel.
    """
    found = load(FOLDER, Panel, f'PAGE = "{page}"')
    return tuple(panel for panel in found if page == panel.PAGE)


def rows(panels: Sequence[Panel]) -> Iterator[tuple[Panel, ...]]:
    """Yield the panels row by row: side by side as long as their widths fit into twelve.

    Parameters
    ----------
    panels : sequence of Panel
        In their order.

    Yields
    ------
    tuple of Panel
        One row, never empty.
    """
    row: list[Panel] = []
    for panel in panels:
        if row and sum(each.WIDTH for each in row) + panel.WIDTH > FULL_WIDTH:
            yield tuple(row)
            row = []
        row.append(panel)
    if row:
        yield tuple(row)
