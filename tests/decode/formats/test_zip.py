import zipfile
from io import BytesIO

import pytest

from dashboard.base.document import Failure
from dashboard.base.report import Report
from dashboard.decode.formats import zip as zip_format
from tests.decode.conftest import decode_all, reason_of


def pack(*files: tuple[str, bytes | str]) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return target.getvalue()


def test_each_file_is_read_by_its_own_format() -> None:
    content = pack(
        ("a.txt", "21 buses left."),
        ("in/b.md", "---\ntitle: Second\n---\n40 people left."),
        ("in/", ""),
        ("__MACOSX/a.txt", "x"),
        ("in/.hidden", "x"),
        ("in/~$b.docx", "x"),
    )
    first, second = decode_all("a.zip", content, is_confidential=True)
    assert isinstance(first, Report)
    assert isinstance(second, Report)
    assert (first.text, second.title) == ("21 buses left.", "Second")
    assert second.location == "/in/a.zip#in/b.md"
    assert first.is_confidential


def test_a_broken_file_leaves_the_others() -> None:
    content = bytearray(pack(("a.txt", "x" * 500), ("empty.txt", ""), ("c.txt", "40 left.")))
    content[36:38] = b"\xff\xff"
    damaged, empty, sound = decode_all("a.zip", bytes(content))
    assert isinstance(damaged, Failure)
    assert "is damaged in the archive" in damaged.reason
    assert isinstance(empty, Failure)
    assert empty.reason.startswith("the file is empty")
    assert isinstance(sound, Report)


def test_a_file_with_a_password_is_told() -> None:
    content = bytearray(pack(("a.txt", "40 left.")))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(mark) + offset] |= 1
    assert "it has a password in the archive" in reason_of("a.zip", bytes(content))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"PK\x03\x04 cut off", "it is damaged, or no zip archive"),
        (pack(), "there is no report in it"),
        (pack(("a.exe", b"MZ")), "no format reads .exe"),
    ],
    ids=["damaged", "empty", "program"],
)
def test_an_archive_without_a_report_says_what_to_do(content: bytes, words: str) -> None:
    assert words in reason_of("a.zip", content)


def test_an_archive_that_holds_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    content = pack(("a.txt", "x" * 3000), ("b.txt", "y"))
    monkeypatch.setattr(zip_format, "MAX_FILES", 1)
    assert "over 1 files" in reason_of("a.zip", content)
    monkeypatch.setattr(zip_format, "MAX_FILES", 2)
    monkeypatch.setattr(zip_format, "MAX_UNPACKED", 2**10)
    assert "unpacks to over" in reason_of("a.zip", content)


def test_archives_in_archives_end() -> None:
    content = b"40 left."
    name = "a.txt"
    for depth in range(6):
        content, name = pack((name, content)), f"{depth}.zip"
    assert "nested too deep" in reason_of(name, content)
