"""What a page is, and how the pages in `view/pages/` become the app's navigation."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from dashboard.base.plugins import load, short_name
from dashboard.view.active_filters import draw_filters, name_heading
from dashboard.view.empty import draw_no_figures, draw_no_reports, draw_no_reports_in_view
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Panel, Screen, panels_of, rows
from dashboard.view.reports import reports_in_view

FOLDER = "dashboard.view.pages"


class Page(Protocol):
    """One page of the app.

    Attributes
    ----------
    TITLE : str
        In the navigation and over the page.
    ORDER : int
        Where it stands in the navigation; the first is the one the app opens with.
    """

    TITLE: str
    ORDER: int

    def draw(self, screen: Screen) -> None:
        """Put the page on screen, under its title."""
        ...


def pages() -> tuple[Page, ...]:
    """Return every page, in the order of the navigation."""
    return load(FOLDER, Page)


def navigation(screen: Screen) -> StreamlitPage:
    """Draw the navigation and return the chosen page, to be run.

    Notes
    -----
    Its links bear no signs: beside the filters all of them have to fit into a laptop's window.
    """
    return _navigate(lambda page: partial(_draw_page, page, screen))


def chosen_page() -> StreamlitPage:
    """Return the page that the address asks for, before there is anything to draw on it."""
    return _navigate(lambda _page: _draw_nothing)


def _draw_nothing() -> None:
    """Stand in for a page that is not drawn."""


def _navigate(drawing: Callable[[Page], Callable[[], None]]) -> StreamlitPage:
    first, *_ = found = pages()
    return st.navigation(
        [
            st.Page(
                drawing(page),
                title=page.TITLE,
                url_path=short_name(page),
                default=page is first,
            )
            for page in found
        ],
        position="top",
    )


def _draw_page(page: Page, screen: Screen) -> None:
    st.title(escape_markdown(name_heading(page.TITLE, screen)), anchor=False)
    draw_filters(screen)
    page.draw(screen)


def draw_panels(
    page: str, screen: Screen, *, needs_figures: bool = True, needs_reports: bool = True
) -> None:
    """Draw the panels of a page row by row, or say what to do when there is nothing to show.

    Parameters
    ----------
    page : str
        File name of the page, as its panels carry it.
    screen : Screen
        What they show.
    needs_figures : bool
        Whether the page says nothing without a figure; True, since most pages show figures.
    needs_reports : bool
        Whether it says nothing without a report in view; True, since of nothing it would tell that
        every place was found and the like.
    """
    if screen.tables.reports.empty:
        draw_no_reports()
    elif needs_figures and screen.claims.empty:
        draw_no_figures()
    elif needs_reports and reports_in_view(screen, ["report_id"]).empty:
        draw_no_reports_in_view()
    else:
        for row in rows(panels_of(page)):
            if len(row) == 1:  # a column of its own would be a gap where nothing is drawn in it
                _draw_panel(row[0], screen)
                continue
            columns = st.columns([panel.WIDTH for panel in row], gap="medium")
            for column, panel in zip(columns, row, strict=True):
                with column:
                    _draw_panel(panel, screen)


def _draw_panel(panel: Panel, screen: Screen) -> None:
    if panel.TITLE:
        st.subheader(panel.TITLE, anchor=False)
    panel.draw(screen)
