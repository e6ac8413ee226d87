"""The snapshot of what is on screen, made once for all readers, and the buttons that give it."""

from typing import Literal

import streamlit as st

from dashboard.tidy.selection import Selection
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import File
from dashboard.view.outline import outline_of
from dashboard.view.panel import Screen


def snapshot_of(screen: Screen) -> Snapshot:
    """Return all of what the filters show that may leave; nothing of it is worked out yet."""
    return _make_snapshot(screen.edition, screen.selection, screen)


@st.cache_resource(max_entries=2, show_spinner=False)
def _make_snapshot(edition: tuple[str, str], selection: Selection, _screen: Screen) -> Snapshot:
    del edition  # a part of the key
    return Snapshot(
        tables=_screen.tables,
        all_claims=_screen.claims,
        count=lambda: _screen.tally,
        filters=selection,
        vague_words=_screen.intake.vague_words if _screen.intake else {},
        outline=outline_of(_screen.settings.basemap_file),
    )


def draw_button(
    snapshot: Snapshot, file: File, *, width: Literal["stretch", "content"] = "stretch"
) -> None:
    """Draw the button of one file, which is made only when it is asked for."""
    name = snapshot.name(file.name)
    st.download_button(
        file.label,
        data=file.write,
        file_name=name,
        help=name,
        mime=file.media_type,
        key=f"take_{file.name}",
        on_click="ignore",
        icon=":material/download:",
        width=width,
    )
