"""The whole way with a geocoder on this machine that is down first and up later."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from dashboard.base.outcome import Status
from dashboard.base.settings import Settings
from dashboard.pipeline import ask_again, ingest
from dashboard.workspace import Workspace, open_workspace
from tests.locate.nominatim_server import Server, serving

NOW = datetime(2017, 1, 2, 9, 30, tzinfo=UTC)
TEXT = "Some 500 people were evacuated from Xyzzyville to Idlib on Thursday."


@pytest.fixture
def server() -> Iterator[Server]:
    with serving() as server:
        yield server


@pytest.fixture
def workspace(server: Server) -> Workspace:
    return open_workspace(replace(Settings.from_env(), nominatim_url=server.url))


def read(workspace: Workspace, folder: Path, text: str = TEXT) -> list[Status]:
    (folder / "report.txt").write_text(text, encoding="utf-8")
    day = date(2016, 12, 15)
    done = list(ingest([str(folder)], workspace, retrieved_at=NOW, default_date=day))
    assert all(one.notice == "" or "next ingest" in one.notice for one in done)
    return [one.status for one in done]


def method(workspace: Workspace, name: str = "Xyzzyville") -> str:
    mentions = workspace.store.tables().place_mentions
    return str(mentions.set_index("name").loc[name, "method"])


def test_a_name_left_open_by_a_failed_server_is_asked_again_though_its_report_is_known(
    workspace: Workspace, server: Server, tmp_path: Path
) -> None:
    server.status = 503
    assert read(workspace, tmp_path) == [Status.ADDED]
    assert (method(workspace), method(workspace, "Idlib")) == ("unasked", "exact")
    assert read(workspace, tmp_path) == [Status.KNOWN]
    assert method(workspace) == "unasked"
    server.status = 200
    assert read(workspace, tmp_path) == [Status.KNOWN]
    assert method(workspace) == "online"
    tables = workspace.store.tables()
    assert "osm:N123" in set(tables.places["place_id"])
    asked = len(server.asked)
    assert read(workspace, tmp_path) == [Status.KNOWN]
    assert len(server.asked) == asked


def test_without_a_server_in_the_settings_names_wait_on(
    workspace: Workspace, server: Server, tmp_path: Path
) -> None:
    server.status = 500
    read(workspace, tmp_path)
    offline = replace(workspace, settings=replace(workspace.settings, nominatim_url=""))
    assert ask_again(offline) == ()
    assert method(workspace) == "unasked"
    server.status = 200
    assert ask_again(workspace) == ("Xyzzyville",)


def test_the_figures_are_kept_whatever_the_server_does(
    workspace: Workspace, server: Server, tmp_path: Path
) -> None:
    server.body = b"<html>a login page</html>"
    read(workspace, tmp_path)
    figures = workspace.store.tables().figures
    assert figures["value"].tolist() == [500]
    assert figures["origin"].tolist() == ["Xyzzyville"]
