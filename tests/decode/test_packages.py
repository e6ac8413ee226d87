import zipfile
from io import BytesIO

import pytest

from dashboard.base.errors import DecodeError
from dashboard.decode import packages
from dashboard.decode.packages import check_package


def package(**parts: bytes) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return target.getvalue()


def test_a_sound_package_passes() -> None:
    check_package(package(main=b"x"), "main", ".docx")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xd0\xcf\x11\xe0 old", "it has a password or an old format: save it as .docx"),
        (b"", "it is damaged, or no .docx file"),
        (b"PK\x03\x04 cut off", "it is damaged, or no .docx file"),
        (package(other=b"x"), "it is no .docx file"),
        (package(main=b"x")[:-30], "it is damaged"),
    ],
    ids=["old", "empty", "cut", "other", "short"],
)
def test_a_broken_package_is_told_with_what_to_do(content: bytes, words: str) -> None:
    with pytest.raises(DecodeError) as caught:
        check_package(content, "main", ".docx")
    assert words in str(caught.value)


def test_a_package_that_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = package(main=b"\0" * 3_000_000)
    monkeypatch.setattr(packages, "MAX_UNPACKED", 2**21)
    assert len(bomb) < 10_000
    with pytest.raises(DecodeError, match="it unpacks to over 2 MiB"):
        check_package(bomb, "main", ".docx")
