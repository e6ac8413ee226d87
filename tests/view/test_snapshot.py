from collections.abc import Callable
from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest
import streamlit as st
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.memory_media_file_storage import MemoryMediaFileStorage

from dashboard.tidy.selection import Selection
from dashboard.tidy.writer import list_files
from dashboard.view import snapshot as taking
from dashboard.view.panel import Screen
from dashboard.view.snapshot import draw_button, snapshot_of


def test_readers_share_one_snapshot_of_a_view(screen: Screen) -> None:
    assert snapshot_of(screen) is snapshot_of(replace(screen))


def test_another_view_is_another_snapshot(make_screen: Callable[..., Screen]) -> None:
    early = snapshot_of(make_screen(selection=Selection(as_of=date(2016, 12, 16))))
    assert early.name("a.csv") == "eastern-aleppo-dec-2016-as-of-2016-12-16-a.csv"
    assert snapshot_of(make_screen()).name("a.csv") == "2-evacuations-as-of-2016-12-24-a.csv"


def test_its_map_has_ground(screen: Screen) -> None:
    outline = snapshot_of(screen).outline
    assert outline
    land, borders = outline(36.0, 35.5, 38.0, 37.0)
    assert land
    assert borders


def test_a_file_made_by_a_click_is_there_until_its_browser_has_it(
    monkeypatch: pytest.MonkeyPatch, screen: Screen
) -> None:
    held = MediaFileManager(MemoryMediaFileStorage("/media"))
    drawn: dict[str, Any] = {}
    monkeypatch.setattr(taking, "get_instance", lambda: SimpleNamespace(media_file_mgr=held))
    monkeypatch.setattr(st, "download_button", lambda _label, **rest: drawn.update(rest))
    file = list_files(snapshot_of(screen))[0]
    draw_button(snapshot_of(screen), file)
    asked = held.add_deferred(drawn["data"], drawn["mime"], "button", drawn["file_name"])
    address = held.execute_deferred(asked)
    for _ in range(3):  # pages that end meanwhile, such as those of other readers
        held.remove_orphaned_files()
    found = held.read_file(address.rsplit("/", 1)[-1])
    assert found
    assert found.content == file.write()
