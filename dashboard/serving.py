"""The first page, made before anyone asks for it.

What a page imports takes longer than to draw it, and a browser needs a while to load what draws.
By the time it asks for the page, most of what goes into that is in memory. The page itself is made
beforehand only where nobody waits for it: two at a time would take either twice as long.
"""

import gc
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from threading import Thread

import streamlit as st
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime import Runtime, RuntimeState
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

_TRIES, _PAUSE = 200, 0.05
"""How often it is looked whether the server listens, and the seconds in between."""


@asynccontextmanager
async def make_first_page(app: object) -> AsyncIterator[None]:
    """Have the first page made once while a server runs; nobody waits for it.

    Parameters
    ----------
    app : object
        What is served.
    """
    del app  # the server's address is what is asked
    host, port = (st.get_option(f"server.{name}") for name in ("address", "port"))
    Thread(target=_make_first_page, args=(host, port), daemon=True).start()
    yield


def _make_first_page(host: str, port: int) -> None:
    gc.disable()  # what is imported stays, and would be looked through time and again
    try:
        import_module("dashboard.entry")
    finally:
        gc.enable()
    if Runtime.exists() and Runtime.instance().state is RuntimeState.ONE_OR_MORE_SESSIONS_CONNECTED:
        return
    for _ in range(_TRIES):
        # Of what goes wrong the first person to open it is told.
        with suppress(OSError, WebSocketException), open_page(host, port) as page:
            for _ in ask(page):
                pass
            return
        time.sleep(_PAUSE)


def open_page(host: str, port: int) -> ClientConnection:
    """Open a page as a browser tab does, without anything to draw it.

    Raises
    ------
    OSError
        If no server is there.
    """
    return connect(f"ws://{host}:{port}/_stcore/stream", max_size=None)


def ask(
    page: ClientConnection, name: str = "", query: str = "", patience: float | None = None
) -> Iterator[tuple[int, ForwardMsg]]:
    """Yield what comes for a page until all of it has come.

    Parameters
    ----------
    page : ClientConnection
        An open page.
    name : str
        As in its address; the first one has none.
    query : str
        The filters, as in its address.
    patience : float or None
        Seconds without anything after which it is given up.

    Yields
    ------
    tuple of int and ForwardMsg
        The size of each message in bytes, and what it says.

    Raises
    ------
    TimeoutError
        If nothing comes for that long.
    """
    message = BackMsg()
    message.rerun_script.query_string = query
    message.rerun_script.page_name = name
    message.rerun_script.is_history_navigation = True
    page.send(message.SerializeToString())
    is_whole = False
    while not is_whole:
        data = page.recv(timeout=patience, decode=False)
        told = ForwardMsg.FromString(data)
        is_whole = told.WhichOneof("type") == "script_finished"
        yield len(data), told
