"""Cold start: from the start of the server's process to the first page in a browser.

An empty Streamlit page, the app without a report and the app with the sample reports take turns, so
that whatever else a machine does slows all of them.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from benchmarks._browser import open_browser
from benchmarks._server import APP, ROOT, empty_page, serving

ROUNDS = 7


@dataclass(frozen=True, slots=True)
class Start:
    """What is started, and by which words on its page it is there."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    words: str

    def seconds(self, browser: Browser) -> float:
        """Return how long it takes until the words are on screen."""
        begun = time.perf_counter()
        with serving(self.command, self.environment) as server, browser.new_context() as context:
            page = context.new_page()
            page.goto(server.address, wait_until="commit")
            page.get_by_text(self.words, exact=True).first.wait_for()
            return time.perf_counter() - begun


def list_starts(folder: Path) -> tuple[Start, ...]:
    """Return what is compared, the empty page first; the sample reports are read on the way."""
    sample = {"EVAC_STORE": str(folder / "sample")}
    ingest = [sys.executable, "-m", "dashboard", "ingest", "seeds", "--quiet"]
    subprocess.run(ingest, cwd=ROOT, env=os.environ | sample, check=True)
    return (
        Start("empty page", empty_page(folder), {}, "Nothing"),
        Start("app without a report", APP, {"EVAC_STORE": str(folder / "new")}, "No reports yet"),
        Start("app with the sample reports", APP, sample, "about 35,750"),
    )


def main() -> None:
    """Print the median of each, and how many times that of the empty page it is."""
    with tempfile.TemporaryDirectory() as name, open_browser() as browser:
        if browser is None:
            return
        starts = list_starts(Path(name))
        for start in starts:
            start.seconds(browser)  # what is cached on the disk is so for all
        rounds = [[start.seconds(browser) for start in starts] for _ in range(ROUNDS)]
        least = median(took[0] for took in rounds)
        for start, *took in zip(starts, *rounds, strict=True):
            print(
                f"{start.name}: {median(took):.2f} s, {median(took) / least:.2f} times", flush=True
            )


if __name__ == "__main__":
    main()
