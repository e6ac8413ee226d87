"""Files and folders that only their owner may read, since they hold what confidential reports say.

A folder to which a group may write is how a store is shared: what is made in it is the group's too.
"""

import os
from contextlib import suppress
from pathlib import Path

_GROUP_WRITES, _GROUP, _STICKY = 0o020, 0o070, 0o1000
_OWN_FOLDER, _OWN_FILE = 0o700, 0o600


def shared_mode(folder: Path) -> int:
    """Return what the group may do with what is made in a folder, as bits of a mode."""
    around = folder.stat().st_mode
    # A folder for everybody's own things, such as /tmp, is shared by no group.
    return around & _GROUP if around & _GROUP_WRITES and not around & _STICKY else 0


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing; one that is there stays as it is.

    Raises
    ------
    OSError
        If it cannot be made.
    """
    if folder.is_dir():
        return
    make_folder(folder.parent)
    with suppress(FileExistsError):  # another process was first; or a file, which is told below
        folder.mkdir(_OWN_FOLDER)
        folder.chmod(_OWN_FOLDER | shared_mode(folder.parent))
    if not folder.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(folder))


def make_file(file: Path) -> None:
    """Make an empty file, unless it is there or nobody may write there."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWN_FILE))
        file.chmod(_OWN_FILE | shared_mode(file.parent) & 0o060)
