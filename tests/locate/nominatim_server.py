"""A Nominatim-like server on this machine, which answers, fails or hangs as a test asks."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

VILLAGE: dict[str, Any] = {
    "place_id": 7,
    "osm_type": "node",
    "osm_id": 123,
    "lat": "36.01",
    "lon": "36.52",
    "name": "Xyzzyville",
    "display_name": "Xyzzyville, Idlib, Syria",
    "addresstype": "village",
    "boundingbox": ["36.00", "36.02", "36.50", "36.54"],
    "address": {"state": "Idlib Governorate", "country_code": "sy"},
}


@dataclass
class Server:
    """What the server shall answer, and what it was asked.

    A body of which the last ``cut`` bytes never come is announced whole.
    """

    status: int = 200
    body: bytes = json.dumps([VILLAGE]).encode()
    headers: dict[str, str] = field(default_factory=dict)
    cut: int = 0
    is_silent: bool = False
    asked: list[tuple[str, dict[str, list[str]], str]] = field(default_factory=list)
    over: Event = field(default_factory=Event)
    url: str = ""


@contextmanager
def serving() -> Iterator[Server]:
    """Serve on a free port of this machine."""
    state = Server()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            parts = urlsplit(self.path)
            agent = self.headers.get("User-Agent", "")
            state.asked.append((parts.path, parse_qs(parts.query), agent))
            if state.is_silent:
                state.over.wait(5)
                return
            self.send_response(state.status)
            for name, value in state.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(state.body)))
            self.end_headers()
            self.wfile.write(state.body[: len(state.body) - state.cut])

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http:
        state.url = f"http://127.0.0.1:{http.server_address[1]}/nominatim"
        Thread(target=http.serve_forever, args=(0.02,), daemon=True).start()
        yield state
        state.over.set()
        http.shutdown()
