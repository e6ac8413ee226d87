import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dashboard.base.settings import PROJECT, Settings
from dashboard.tidy.store import Store

PATIENCE = 60  # seconds, for a machine with other work
REPORTS = 60
LINE = "Some 700 people left Madaya for Idlib on 16 December on 21 buses.\n"


@pytest.fixture
def ingesting(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    for number in range(REPORTS):
        text = f"Report {number} at length\n\nDate: 16 December 2016\n\n{LINE * 100}"
        (tmp_path / f"{number:03}.txt").write_text(text, encoding="utf-8")
    command = (sys.executable, "-m", "dashboard", "ingest", str(tmp_path), "--workers", "2")
    # Its workers have the same pipe for their errors, so that it ends when the last of them does.
    with subprocess.Popen(
        command, cwd=PROJECT, env=os.environ, stderr=subprocess.PIPE, text=True
    ) as started:
        yield started
        started.kill()


def kept() -> int:
    store = Store.open(Settings.from_env().database_url)
    count = len(store.tables().reports)
    store.close()
    return count


def test_workers_end_when_their_parent_is_killed_and_the_next_ingest_does_the_rest(
    ingesting: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    while not kept():
        assert ingesting.poll() is None
    ingesting.kill()
    ingesting.communicate(timeout=PATIENCE)
    assert 0 < (before := kept()) < REPORTS
    command = (sys.executable, "-m", "dashboard", "ingest", str(tmp_path), "--quiet")
    told = subprocess.run(command, cwd=PROJECT, check=True, capture_output=True, text=True).stdout
    assert f"{REPORTS - before} added, 0 replaced, {before} known, 0 failed" in told
