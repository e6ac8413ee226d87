"""The Streamlit entry: opens the store, draws the filters, and runs the chosen page.

Run with ``evac app`` or ``python -m streamlit run dashboard/app.py``.
"""

import streamlit as st

from dashboard.base.errors import DashboardError
from dashboard.base.settings import Settings
from dashboard.pipeline import Workspace, open_workspace
from dashboard.view.markup import escape_markdown
from dashboard.view.page import navigation
from dashboard.view.screen import make_screen, read_frames
from dashboard.view.sidebar import choose
from dashboard.view.theme import STYLE


@st.cache_resource(show_spinner=False)
def _workspace(database_url: str, _settings: Settings) -> Workspace:
    del database_url  # the key: the store is opened once for all readers
    return open_workspace(_settings)


def main() -> None:
    """Draw the app once."""
    st.set_page_config("Evacuation figures", page_icon=":material/directions_bus:", layout="wide")
    st.html(STYLE)
    try:
        settings = Settings.from_env()
        workspace = _workspace(settings.database_url, settings)
        frames = read_frames(workspace.store, workspace.sources, settings)
        selection = choose(frames.choices)
        page = navigation(make_screen(frames, selection, settings))
    except DashboardError as error:
        st.error(escape_markdown(str(error)), icon=":material/error:")
        st.stop()
    page.run()


main()
