"""What a snapshot can be written as, and how the writers in `tidy/writers/` are found.

A writer is one file there. The download page, ``evac export`` and the tests walk all of them, so
that a new format is a new file and nothing else.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from dashboard.base.errors import StoreError
from dashboard.base.plugins import load
from dashboard.tidy.declaration import Table
from dashboard.tidy.snapshot import Snapshot

FOLDER = "dashboard.tidy.writers"


@dataclass(frozen=True, slots=True)
class File:
    """One file that a snapshot can be taken away in.

    Attributes
    ----------
    name : str
        What is in it and how, such as "claims.csv"; `Snapshot.name` puts evacuation and day before.
    label : str
        Of the button that gives it.
    meaning : str
        What is in it, in a line.
    media_type : str
        As servers name it.
    write : Callable
        Returns its bytes: the same for the same snapshot. Called when it is asked for.
    table : str
        The one table it holds; empty for a file of several.
    """

    name: str
    label: str
    meaning: str
    media_type: str
    write: Callable[[], bytes]
    table: str = ""


class Writer(Protocol):
    """One format.

    Attributes
    ----------
    ORDER : int
        Where its files stand among the others, rising.
    """

    ORDER: int

    def list_files(self, snapshot: Snapshot) -> Iterator[File]:
        """Yield the files that it writes a snapshot to, without making one."""
        ...


def list_files(snapshot: Snapshot) -> tuple[File, ...]:
    """Return every file that a snapshot can be taken away in, in the order of the writers.

    Raises
    ------
    PluginError
        If a file in the folder is no writer.
    """
    return tuple(file for writer in load(FOLDER, Writer) for file in writer.list_files(snapshot))


def list_table_files(
    snapshot: Snapshot,
    tables: Iterable[Table],
    ending: str,
    label: str,
    write: Callable[[Snapshot, Table], bytes],
) -> Iterator[File]:
    """Yield a CSV file for each of some tables.

    Parameters
    ----------
    snapshot : Snapshot
        What is written.
    tables : iterable of Table
        Those that the format can hold.
    ending : str
        What follows the table's name in that of the file.
    label : str
        Of the button.
    write : Callable
        Returns the bytes of one table.
    """
    for table in tables:
        yield File(
            name=f"{table.name}{ending}",
            label=label,
            meaning=table.grain,
            media_type="text/csv",
            write=partial(write, snapshot, table),
            table=table.name,
        )


def write_files(snapshot: Snapshot, folder: Path) -> Iterator[Path]:
    """Write a snapshot to a folder in every format.

    Parameters
    ----------
    snapshot : Snapshot
        What to write.
    folder : Path
        Made where it is not there; files of these names in it are replaced.

    Yields
    ------
    Path
        Each file, once it is written.

    Raises
    ------
    StoreError
        If the folder cannot be written to.
    """
    for file in list_files(snapshot):
        path, content = folder / snapshot.name(file.name), file.write()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        except OSError as error:
            raise StoreError(
                f"{folder} cannot be written to ({error.strerror}); give another folder"
            ) from error
        yield path
