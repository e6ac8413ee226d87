"""What is drawn for a reader: the store opened as the settings say, and the site over it."""

from datetime import UTC, datetime
from functools import partial

import streamlit as st

from dashboard.base.errors import DashboardError
from dashboard.base.plugins import later
from dashboard.base.settings import Settings
from dashboard.view.desk import Desk
from dashboard.view.markup import escape_markdown
from dashboard.view.site import draw_site
from dashboard.view.theme import ICON
from dashboard.workspace import LateFinder, Workspace, open_workspace

# What reads reports and looks up places takes longer to import than a page to draw.
_open_intake = later("dashboard.intake", "open_intake")
_open_finder = later("dashboard.pipeline", "shared_finder")


@st.cache_resource(max_entries=2, show_spinner=False)
def _open(database_url: str, file: int, _settings: Settings) -> Workspace:
    # The key: the store is opened once for all readers, and anew when its file was deleted. An
    # open file lives on without a name: its readers would write to it, and lose what they wrote.
    del database_url, file
    return open_workspace(_settings)


def _now() -> datetime:
    return datetime.now(UTC)


def draw() -> None:
    """Draw the app once, or say in plain words why it cannot be."""
    st.set_page_config("Evacuation figures", page_icon=ICON, layout="wide")
    try:
        settings = Settings.from_env()
        workspace = _open(settings.database_url, settings.find_store(), settings)
        draw_site(
            workspace.store,
            workspace.sources,
            settings,
            Desk(
                workspace.store.add_corrections,
                _now,
                LateFinder(partial(_open_finder, settings)),
            ),
            partial(_open_intake, workspace, _now),
        )
    except DashboardError as error:
        st.error(escape_markdown(str(error)), icon=":material/error:")
