"""A web server on this machine that answers what a test tells it to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest

from dashboard.base.settings import Settings


@dataclass
class Reply:
    content: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    hangs: bool = False
    breaks_off: bool = False


@dataclass
class Site:
    """Replies by path, one after the other and the last for good; and what was asked for."""

    url: str
    replies: dict[str, list[Reply]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    agents: list[str] = field(default_factory=list)
    closing: Event = field(default_factory=Event)

    def put(self, path: str, *replies: Reply) -> str:
        self.replies[path] = list(replies)
        return self.url + path


def _handler(site: Site) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site.asked.append(self.path)
            site.agents.append(self.headers["User-Agent"])
            known = site.replies.get(self.path) or site.replies.get(self.path.partition("?")[0])
            if not known:
                self.send_error(404)
                return
            reply = known.pop(0) if len(known) > 1 else known[0]
            if reply.hangs:
                site.closing.wait(10)
                return
            self.send_response_only(reply.status)
            for name, value in reply.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(reply.content) + 9 * reply.breaks_off))
            self.end_headers()
            self.wfile.write(reply.content)

        def log_message(self, *_: object) -> None:
            pass

    return Handler


@pytest.fixture
def site() -> Iterator[Site]:
    found = Site("")
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(found))
    found.url = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield found
    found.closing.set()
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def settings() -> Settings:
    return Settings.from_env({"EVAC_CONTACT": "desk@example.org"})


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, bytes], Path]:
    def write_file(name: str, content: bytes) -> Path:
        path = tmp_path / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    return write_file
