import os
from pathlib import Path

import pytest

from dashboard.tidy import shelf
from dashboard.tidy.shelf import clear, others, put, remove, written


def fill(folder: Path) -> None:
    with written(folder / "file") as name:
        Path(name).write_text("all of it", encoding="utf-8")


def put_at(folder: Path, minute: int) -> Path:
    """Return a folder that was filled at a time, by its order."""
    put(folder, fill)
    os.utime(folder, (60 * minute, 60 * minute))
    return folder


def names_in(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


def refuse(*_: object) -> None:
    raise OSError("the disk is full")


def test_a_file_or_folder_that_cannot_be_finished_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="full"), written(tmp_path / "file"):
        refuse()
    with pytest.raises(OSError, match="full"):
        put(tmp_path / "kind-1", refuse)
    assert not names_in(tmp_path)


def test_files_are_on_the_disk_before_they_have_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    def note(handle: int) -> None:
        assert not (tmp_path / "kind-1").exists()
        synced.append(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "fsync", note)
    put(tmp_path / "kind-1", fill)
    wanted = (tmp_path / "kind-1" / "file", tmp_path / "kind-1")
    assert synced == [path.stat().st_ino for path in wanted]


def test_who_is_second_leaves_the_first_one_s_folder(tmp_path: Path) -> None:
    put(tmp_path / "kind-1", fill)
    put(tmp_path / "kind-1", lambda folder: (folder / "other").touch())
    assert names_in(tmp_path / "kind-1") == {"file"}
    assert names_in(tmp_path) == {"kind-1"}


@pytest.mark.parametrize(
    ("around", "mode", "file_mode"),
    [
        pytest.param(0o700, 0o700, 0o600, id="private"),
        pytest.param(0o755, 0o700, 0o600, id="read by all"),
        pytest.param(0o770, 0o770, 0o660, id="shared by a group"),
        pytest.param(0o777, 0o770, 0o660, id="written by all"),
    ],
)
def test_only_a_group_that_may_write_around_a_folder_looks_into_it(
    around: int, mode: int, file_mode: int, tmp_path: Path
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(around)
    put(shared / "kind-1", fill)
    assert (shared / "kind-1").stat().st_mode & 0o777 == mode
    assert (shared / "kind-1" / "file").stat().st_mode & 0o777 == file_mode


def test_two_of_the_last_kind_and_one_of_another_stay(tmp_path: Path) -> None:
    for minute, name in enumerate(("b-1", "a-1", "b-2", "a-2", "c-1", "b-3")):
        put_at(tmp_path / name, minute)
    clear(put_at(tmp_path / "a-3", 9))
    assert names_in(tmp_path) == {"a-3", "a-2", "b-3"}


def test_others_of_its_kind_come_newest_first(tmp_path: Path) -> None:
    for minute, name in ((3, "a-1"), (1, "a-2"), (2, "a-3"), (4, "b-1")):
        put_at(tmp_path / name, minute)
    assert [one.name for one in others(tmp_path / "a-2")] == ["a-1", "a-3"]
    assert others(tmp_path / "nowhere" / "a-2") == []


def test_what_ended_halfway_is_removed_and_what_is_under_way_is_not(tmp_path: Path) -> None:
    for minute, name in ((10, "gone-x"), (10, "making-old"), (90, "making-new")):
        put_at(tmp_path / name, minute)
    clear(put_at(tmp_path / "a-1", 100))
    assert names_in(tmp_path) == {"a-1", "making-new"}


def test_a_folder_loses_its_name_before_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "a-1", fill)
    # As if the process ended there: nothing is removed.
    monkeypatch.setattr(shelf, "rmtree", lambda _, **__: None)
    remove(tmp_path / "a-1")
    assert not (tmp_path / "a-1").exists()
    assert others(tmp_path / "a-2") == []
    monkeypatch.undo()
    clear(put_at(tmp_path / "a-2", 1))
    assert names_in(tmp_path) == {"a-2"}


def test_another_user_s_folder_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "a-1", fill)
    monkeypatch.setattr(os, "access", lambda *_: False)
    remove(tmp_path / "a-1")
    assert names_in(tmp_path / "a-1") == {"file"}


def test_what_is_not_there_is_removed_in_silence(tmp_path: Path) -> None:
    remove(tmp_path / "a-1")
    assert not names_in(tmp_path)
