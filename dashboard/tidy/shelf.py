"""Folders of files that were worked out and can be worked out again, side by side in one folder.

Several processes, users and versions of the program may share it. A folder stands there whole or
not at all: it is filled under another name, and gets its own when all is on the disk; it loses its
name before it is removed. Its name is its kind, a hyphen and its mark.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp, mkstemp

from dashboard.base.private import make_folder, shared_mode

_MAKING, _GONE = "making-", "gone-"
_GIVEN_UP = 3600.0
"""Seconds after which a folder into which no further file was put is being filled no more."""
_OWN, _OTHER = 2, 1
"""Folders that stay of the kind of the last one, and of all others: of another version of the
program, perhaps, that is in use still."""


@contextmanager
def written(path: Path) -> Iterator[str]:
    """Give a name to write a file under; it gets its own when all of it is on the disk.

    Parameters
    ----------
    path : Path
        Its own name. Those may read and write it who may its folder.

    Raises
    ------
    OSError
        If it cannot be written; nothing of it stays.
    """
    handle, name = mkstemp(prefix=f"{path.name}.", dir=path.parent)
    os.close(handle)
    made = Path(name)
    try:
        made.chmod(path.parent.stat().st_mode & 0o666)
        yield name
        _bring_to_disk(made)
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def put(folder: Path, fill: Callable[[Path], None]) -> None:
    """Fill a folder that is not there yet.

    Parameters
    ----------
    folder : Path
        The folder. Nobody but its owner may look into it, for it holds what confidential reports
        say; unless the folder around it is one to which a group may write: that is how a store is
        shared, and the group that may write to the store may read it.
    fill : Callable
        Is given the folder to write the files to.

    Raises
    ------
    OSError
        If it cannot be written; nothing of it stays.
    """
    make_folder(folder.parent)
    made = Path(mkdtemp(prefix=_MAKING, dir=folder.parent))
    try:
        made.chmod(made.stat().st_mode | shared_mode(folder.parent))
        fill(made)
        with suppress(OSError):  # a system that opens no folders
            _bring_to_disk(made)
        made.rename(folder)
    except OSError:
        if not folder.is_dir():  # else another process was first
            raise
    finally:
        rmtree(made, ignore_errors=True)


def remove(folder: Path) -> None:
    """Remove a folder, unless it is not there or another user's; what is mapped stays readable."""
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        return
    if not folder.name.startswith(_GONE):
        with suppress(OSError):  # another process was first, or a file is open on Windows
            empty = mkdtemp(prefix=_GONE, dir=folder.parent)
            folder = folder.rename(Path(empty) / folder.name).parent
    rmtree(folder, ignore_errors=True)


def others(folder: Path) -> list[Path]:
    """Return the other folders of its kind, the newest first."""
    return [one for one in _by_age(folder.parent) if one != folder and _kind(one) == _kind(folder)]


def clear(last: Path) -> None:
    """Remove what nobody opens any more from around the folder that was put last."""
    found = _by_age(last.parent)
    gone = [one for one in found if one.name.startswith(_GONE)]
    making = [one for one in found if one.name.startswith(_MAKING)]
    whole = [one for one in found if one not in gone and one not in making and one != last]
    own = [one for one in whole if _kind(one) == _kind(last)]
    foreign = [one for one in whole if one not in own]
    given_up = [one for one in making if _age(one) < _age(last) - _GIVEN_UP]
    for old in (*gone, *given_up, *own[_OWN - 1 :], *foreign[_OTHER:]):
        remove(old)


def _kind(folder: Path) -> str:
    return folder.name.partition("-")[0]


def _by_age(folder: Path) -> list[Path]:
    try:
        found = [one for one in folder.iterdir() if one.is_dir()]
    except OSError:
        return []
    return sorted(found, key=lambda one: (_age(one), one.name), reverse=True)


def _age(folder: Path) -> float:
    """Return when a file was last put into a folder; long ago if it has just been removed."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def _bring_to_disk(path: Path) -> None:
    # A power cut may else leave the name on the disk without what is in it.
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
