"""The snapshot of what is on screen, made once for all readers, and the buttons that give it."""

from threading import Thread
from typing import Literal

import streamlit as st
from streamlit.runtime import get_instance
from streamlit.runtime.scriptrunner import (
    ScriptRunContext,
    add_script_run_ctx,
    get_script_run_ctx,
)

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
    reader = get_script_run_ctx()

    def write() -> bytes:
        content = file.write()
        _hold(content, file.media_type, name, reader)
        return content

    st.download_button(
        file.label,
        data=write,
        file_name=name,
        help=f"{name}: {file.meaning}",
        mime=file.media_type,
        key=f"take_{file.name}",
        on_click="ignore",
        icon=":material/download:",
        width=width,
    )


def _hold(content: bytes, media_type: str, name: str, reader: ScriptRunContext | None) -> None:
    """Let a reader's page hold the last file made for it, until its next step or its end.

    Streamlit drops a file that no page holds as soon as any two pages have been drawn: it would be
    gone before a busy browser comes for it.
    """
    holding = Thread(
        target=get_instance().media_file_mgr.add,
        args=(content, media_type, "taken", name),
        kwargs={"is_for_static_download": True},
    )
    add_script_run_ctx(holding, reader)  # tells whose page it is
    holding.start()
    holding.join()
