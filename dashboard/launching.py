"""The dashboard served on this machine, in place of the process that asks for it."""

import os
import socket
import sys

from dashboard.base.errors import SettingsError
from dashboard.base.settings import PROJECT, Settings
from dashboard.terminal import console

_HOST = "127.0.0.1"


def launch(settings: Settings, port: int) -> None:
    """Become the server of the dashboard, after saying where it is.

    Parameters
    ----------
    settings : Settings
        What it is served from.
    port : int
        Port to serve on, 1 to 65535.

    Raises
    ------
    SettingsError
        If the port cannot be had.
    """
    address = f"http://{_HOST}:{port}"
    _try_port(port, address)
    # Streamlit reads .streamlit/config.toml from the working folder, so paths go along absolute.
    environment = os.environ | {
        "EVAC_DATA": str(settings.data_folder),
        "EVAC_STORE": str(settings.store_folder),
        "DATABASE_URL": settings.database_url,
    }
    console.print(f"the dashboard is at {address}", highlight=False)
    os.chdir(PROJECT)
    command = ("-m", "streamlit", "run", "dashboard/app.py", f"--server.port={port}")
    # In place of this process, so that whoever stops it stops the server.
    os.execve(sys.executable, (sys.executable, *command), environment)  # noqa: S606 - our own interpreter and file


def _try_port(port: int, address: str) -> None:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((_HOST, port))
        except PermissionError as error:
            raise SettingsError(
                f"port {port} is kept for the system: give one from 1024 up with --port"
            ) from error
        except OSError as error:
            raise SettingsError(
                f"port {port} is taken: if the dashboard runs already it is at {address}; "
                "otherwise give another with --port"
            ) from error
