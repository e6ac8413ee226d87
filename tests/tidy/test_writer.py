from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from dashboard.base.errors import StoreError
from dashboard.tidy import writer
from dashboard.tidy.build import Entry
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import list_files, write_files
from tests.sample import Said, make_entry, sample_entries

MakeSnapshot = Callable[..., Snapshot]
SECRETS = ("77,777", "77777", "Our Own", "Not for the public", "Hidden Valley")


@pytest.fixture(scope="module")
def secret() -> Entry:
    said = Said("77,777 people", "people_evacuated", 77_777, origin="ar-Ramuseh", by="ICRC")
    return make_entry(
        "77,777 people left ar-Ramuseh through Hidden Valley.", "Our Own", date(2016, 12, 25),
        [said], title="Not for the public", is_confidential=True,
    )  # fmt: skip


def test_every_table_can_be_taken_away_by_itself(make_snapshot: MakeSnapshot) -> None:
    files = list_files(make_snapshot())
    assert len({file.name for file in files}) == len(files)
    for table in EXPORTED:
        labels = [file.label for file in files if file.table == table.name]
        assert labels[:2] == ["CSV", "CSV for Excel"]


def test_the_same_tables_are_the_same_bytes(make_snapshot: MakeSnapshot) -> None:
    one, other = (make_snapshot(vague_words={"dozens": (24, 99)}) for _ in range(2))
    for first, second in zip(list_files(one), list_files(other), strict=True):
        assert first.write() == second.write(), first.name


def test_nothing_confidential_is_in_any_file(
    make_snapshot: MakeSnapshot, secret: Entry, read_all: Callable[[bytes], str]
) -> None:
    shown = make_snapshot((*sample_entries(), secret))
    assert "77,777" in "".join(shown.full_tally["calculation_logic"])
    for file in list_files(shown):
        held = read_all(file.write())
        assert held, file.name
        assert [word for word in SECRETS if word in held] == [], file.name


def test_every_file_is_written_under_a_name_of_its_own(
    make_snapshot: MakeSnapshot, tmp_path: Path
) -> None:
    snapshot = make_snapshot()
    written = list(write_files(snapshot, tmp_path / "out" / "deeper"))
    assert [path.name for path in written] == [
        snapshot.name(file.name) for file in list_files(snapshot)
    ]
    assert sorted(written) == sorted((tmp_path / "out" / "deeper").iterdir())


def test_an_empty_store_can_be_written(tmp_path: Path, make_snapshot: MakeSnapshot) -> None:
    assert all(path.stat().st_size for path in write_files(make_snapshot(()), tmp_path))


def test_a_folder_that_cannot_be_written_says_so(
    make_snapshot: MakeSnapshot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="give another folder"):
        list(write_files(make_snapshot(), tmp_path / "file"))


NEW_WRITER = """
from dashboard.tidy.writer import File

ORDER = 1


def list_files(snapshot):
    yield File("note.txt", "Note", "A note.", "text/plain", lambda: b"hello")
"""


def test_a_new_format_is_one_file(
    make_snapshot: MakeSnapshot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "writers_of_a_test"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "note.py").write_text(NEW_WRITER)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(writer, "FOLDER", folder.name)
    [path] = write_files(make_snapshot(), tmp_path / "out")
    assert path.name == "2-evacuations-as-of-2016-12-24-note.txt"
    assert path.read_bytes() == b"hello"
