"""What the store is kept in is its owner's, or its group's where the folder around it is."""

import os
from pathlib import Path

import pytest

from dashboard.base.document import Document
from dashboard.base.private import make_file, make_folder
from dashboard.collect.archive import archive
from dashboard.tidy.store import Store

AROUND = pytest.mark.parametrize(
    ("around", "folder_mode", "file_mode"),
    [
        pytest.param(0o755, 0o700, 0o600, id="read by all"),
        pytest.param(0o700, 0o700, 0o600, id="private"),
        pytest.param(0o770, 0o770, 0o660, id="shared by a group"),
        pytest.param(0o1777, 0o700, 0o600, id="for everybody's own things"),
    ],
)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@AROUND
def test_what_is_made_is_its_owners_or_its_groups(
    tmp_path: Path, around: int, folder_mode: int, file_mode: int
) -> None:
    tmp_path.chmod(around)
    folder = tmp_path / "one" / "two"
    make_folder(folder)
    make_file(folder / "file")
    assert [mode(one) for one in (folder.parent, folder)] == [folder_mode] * 2
    assert mode(folder / "file") == file_mode


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "file"
    file.write_text("kept")
    file.chmod(0o644)
    make_folder(tmp_path)
    make_file(file)
    assert (mode(tmp_path), mode(file), file.read_text()) == (0o755, 0o644, "kept")


def test_a_file_in_the_way_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="Not a directory"):
        make_folder(tmp_path / "file" / "folder")


@AROUND
def test_a_store_and_its_documents_are_read_by_nobody_else(
    tmp_path: Path, around: int, folder_mode: int, file_mode: int
) -> None:
    tmp_path.chmod(around)
    before = os.umask(0o022)
    try:
        folder = tmp_path / "store"
        store = Store.open(f"sqlite:///{folder}/evacuations.db")
        document = archive(Document("a.txt", "a.txt", b"secret"), folder / "documents")
        files = [one for one in folder.iterdir() if one.is_file()]
        assert {one.suffix for one in files} >= {".db", ".db-wal"}
        assert {mode(one) for one in files} == {file_mode}
        assert {mode(one) for one in (folder, folder / "documents", document.parent)} == {
            folder_mode
        }
        assert mode(document) & 0o007 == 0
        store.close()
    finally:
        os.umask(before)
