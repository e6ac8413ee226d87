"""A page asked for as a browser asks, and the one that nobody but the server itself asks for."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Queue
from threading import Thread

import pytest
import streamlit as st
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.server import ServerConnection, serve

from dashboard.serving import ask, make_first_page, open_page

HOST = "127.0.0.1"
ASKED = 20.0
"""Seconds within which a page must have been asked for."""


@contextmanager
def answering(asked: "Queue[BackMsg]") -> Iterator[int]:
    """Serve pages of one title each on a port of their own; note what is asked for."""

    def answer(page: ServerConnection) -> None:
        for data in page:
            assert isinstance(data, bytes)
            asked.put(BackMsg.FromString(data))
            title, end, late = ForwardMsg(), ForwardMsg(), ForwardMsg()
            title.delta.new_element.heading.body = "Overview"
            end.script_finished = ForwardMsg.FINISHED_SUCCESSFULLY
            late.delta.new_element.heading.body = "Nobody waits for it"
            for told in (title, end, late):
                page.send(told.SerializeToString())

    with serve(answer, HOST, 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.socket.getsockname()[1]
        server.shutdown()


def test_a_page_is_whole_when_its_script_has_ended() -> None:
    asked: Queue[BackMsg] = Queue()
    with answering(asked) as port, open_page(HOST, port) as page:
        told = [*ask(page, "figures", "metric=buses", ASKED)]
    assert [one.WhichOneof("type") for _, one in told] == ["delta", "script_finished"]
    assert [size for size, _ in told] == [one.ByteSize() for _, one in told]
    wanted = asked.get(timeout=ASKED).rerun_script
    assert (wanted.page_name, wanted.query_string) == ("figures", "metric=buses")


def test_the_server_asks_itself_for_its_first_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Queue[BackMsg] = Queue()

    async def start() -> BackMsg:
        async with make_first_page(None):
            return await asyncio.to_thread(asked.get, timeout=ASKED)

    with answering(asked) as port:
        monkeypatch.setattr(st, "get_option", {"server.address": HOST, "server.port": port}.get)
        # Browser tests leave a loop running in the main thread.
        with ThreadPoolExecutor(1) as thread:
            wanted = thread.submit(lambda: asyncio.run(start())).result().rerun_script
    assert (wanted.page_name, wanted.query_string) == ("", "")
