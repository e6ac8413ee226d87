import inspect
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.feeds import files

NOON = datetime(2016, 12, 15, 12, tzinfo=UTC)
Write = Callable[[str, bytes], Path]


@pytest.fixture
def small_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 4)


def read(path: Path | str, settings: Settings) -> list[Document | Failure]:
    return list(files.fetch(str(path), settings, NOON))


def reason(path: Path | str, settings: Settings) -> str:
    (found,) = read(path, settings)
    assert isinstance(found, Failure)
    return found.reason


def test_a_file_is_one_document_bytes_unchanged(write: Write, settings: Settings) -> None:
    path = write("a report.md", b"\xff\r\nx")
    assert read(path, settings) == [
        Document(location=str(path), name="a report.md", content=b"\xff\r\nx", retrieved_at=NOON)
    ]


def test_a_folder_is_read_in_the_order_of_its_names(write: Write, settings: Settings) -> None:
    for name in ("b.md", "a/2.md", "a/10.md", "c/d/e.md", "B.md"):
        write(name, b"x")
    root = write("z.md", b"x").parent
    found = [os.path.relpath(found.location, root) for found in read(root, settings)]
    assert found == ["B.md", "a/10.md", "a/2.md", "b.md", "c/d/e.md", "z.md"]


def test_a_location_is_the_same_from_wherever_it_is_given(
    write: Write, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("a/b.md", b"x")
    monkeypatch.chdir(path.parent)
    assert read("b.md", settings) == read(path, settings) == read("../a/./b.md", settings)


@pytest.mark.parametrize(
    ("name", "size", "words"),
    [
        ("empty.md", 0, "the file is empty"),
        ("large.md", 5, "larger than"),
        (".hidden.md", 1, "hidden, so left out"),
        (".git/config", 1, "hidden, so left out"),
        ("~$report.docx", 1, "hidden, so left out"),
    ],
)
@pytest.mark.usefixtures("small_limit")
def test_what_is_not_read_is_listed_and_the_others_go_on(
    write: Write, settings: Settings, name: str, size: int, words: str
) -> None:
    write(name, b"x" * size)
    root = write("good.md", b"good").parent
    found = read(root, settings)
    assert [type(one) for one in found].count(Document) == 1
    (failure,) = [one for one in found if isinstance(one, Failure)]
    assert words in failure.reason


def test_a_hidden_file_given_by_its_own_path_is_read(write: Write, settings: Settings) -> None:
    assert isinstance(read(write(".a.md", b"x"), settings)[0], Document)


def test_an_empty_folder_gives_nothing(tmp_path: Path, settings: Settings) -> None:
    assert read(tmp_path, settings) == []


def test_links_are_not_followed_out_of_the_folder(
    write: Write, settings: Settings, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_bytes(b"s")
    root = write("a.md", b"x").parent
    (root / "out.md").symlink_to(tmp_path / "secret")
    (root / "gone.md").symlink_to(tmp_path / "nothing")
    (root / "loop").symlink_to(root)
    (root / "within.md").symlink_to(root / "a.md")
    found = {Path(one.location).name: one for one in read(root, settings)}
    assert isinstance(found["within.md"], Document)
    reasons = {name: one.reason for name, one in found.items() if isinstance(one, Failure)}
    assert "out of the folder" in reasons["out.md"]
    assert "leads nowhere" in reasons["gone.md"]
    assert "a link to a folder" in reasons["loop"]


def test_a_pipe_is_not_waited_for(tmp_path: Path, settings: Settings) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "neither a file nor a folder" in reason(tmp_path, settings)


def test_a_file_that_may_not_be_read_is_listed(
    write: Write, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("a.md", b"x")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert reason(path, settings) == "cannot be read (Permission denied): check who may read it"


def test_a_name_that_is_no_utf8_does_not_break_what_follows(
    tmp_path: Path, settings: Settings
) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.md")).write_bytes(b"x")
    (found,) = read(tmp_path, settings)
    assert isinstance(found, Document)
    assert found.name == "caf�.md"
    assert found.location.encode()


@pytest.mark.parametrize("source", ["", "a\x00b", "~nobody-of-that-name/x", "x" * 5000, "\ud800"])
def test_no_path_is_a_clear_error_or_a_folder(source: str, settings: Settings) -> None:
    if source == "":
        files.fetch(source, settings, None)  # the folder it is run from
        return
    with pytest.raises(CollectError):
        files.fetch(source, settings, None)


def test_a_deep_tree_is_walked(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "/".join("d" * 200)
    path.mkdir(parents=True)
    (path / "a.md").write_bytes(b"x")
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(len(inspect.stack()) + 150)
        found = read(tmp_path, settings)
    finally:
        sys.setrecursionlimit(limit)
    assert len(found) == 1
