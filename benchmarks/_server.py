"""A real Streamlit server in a process of its own, and readers that talk to it as browsers do."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from dashboard.serving import ask, open_page

ROOT = Path(__file__).parents[1]
_PATIENCE = 900.0
APP = ("dashboard", "app", "--port={port}")
"""The dashboard, as `serving` runs it."""
_EMPTY = (
    "import streamlit as st\n\nst.title('Nothing')\nst.selectbox('One', ('a', 'b'), key='one')\n"
)


@dataclass(frozen=True, slots=True)
class Took:
    """How long something took: by the clock, and the server's processor time, in seconds."""

    clock: float
    processor: float
    megabytes: float = 0.0


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    port: int
    pid: int

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://127.0.0.1:{self.port}"

    def processor(self) -> float:
        """Return the processor time it has used, seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> tuple[float, float]:
        """Return the memory of its own, and what of files is in memory for it.

        The system lets go of the second when room is needed, and all processes share it.
        """
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines()
        told = {name: value for name, _, value in (line.partition(":") for line in lines)}
        own, mapped = (int(told[name].split()[0]) for name in ("RssAnon", "RssFile"))
        return own * 1024 / 1e6, mapped * 1024 / 1e6

    def timed(self, action: Callable[[], int]) -> Took:
        """Return how long an action took that returns how many bytes came."""
        start, busy = time.perf_counter(), self.processor()
        size = action()
        return Took(time.perf_counter() - start, self.processor() - busy, size / 1e6)


class Reader:
    """One open page: what a browser tab is to the server."""

    def __init__(self, server: Server) -> None:
        self._page = open_page("127.0.0.1", server.port)

    def show(self, page: str = "", query: str = "") -> int:
        """Have a page run under the filters of an address; return the bytes that came.

        Raises
        ------
        RuntimeError
            If the page shows an exception.
        """
        size = 0
        for more, told in ask(self._page, page, query, _PATIENCE):
            size += more
            if told.delta.new_element.HasField("exception"):
                raise RuntimeError(told.delta.new_element.exception.message)
        return size

    def close(self) -> None:
        """Leave the page."""
        self._page.close()


def empty_page(folder: Path) -> tuple[str, ...]:
    """Write a page with a title and one widget, and return what `serving` runs it by."""
    script = folder / "empty.py"
    script.write_text(_EMPTY, encoding="utf-8")
    return ("streamlit", "run", str(script), "--server.port={port}")


@contextmanager
def serving(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Server]:
    """Run a Python module that serves, in a process of its own; it is ended with the block.

    Parameters
    ----------
    command : sequence of str
        The module and its arguments; the port is put in for ``{port}``.
    environment : mapping of str to str
        Variables beside those of this process.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", *(word.format(port=port) for word in command)],
        cwd=ROOT,
        # As on a machine where nothing is said against it, modules are compiled once.
        env=os.environ | environment | {"PYTHONDONTWRITEBYTECODE": ""},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(port)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=1).close()
        except (URLError, TimeoutError, ConnectionError):
            time.sleep(0.05)
        else:
            return
