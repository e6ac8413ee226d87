import json
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from dashboard.base.document import Document
from dashboard.base.errors import CollectError
from dashboard.collect.archive import archive

DOCUMENT = Document(
    location="https://example.org/a",
    name="../../a b.html",
    content=b"\x00\xff 3,000 people",
    retrieved_at=datetime(2016, 12, 15, 12, tzinfo=UTC),
    publisher="Red Cross",
)


def test_bytes_stand_unchanged_under_their_checksum(tmp_path: Path) -> None:
    path = archive(DOCUMENT, tmp_path / "made" / "here")
    assert path.read_bytes() == DOCUMENT.content
    assert path.name == sha256(DOCUMENT.content).hexdigest()
    assert path.is_relative_to(tmp_path / "made" / "here")


def test_provenance_stands_beside_the_bytes(tmp_path: Path) -> None:
    path = archive(DOCUMENT, tmp_path)
    facts = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert facts["location"] == "https://example.org/a"
    assert facts["publisher"] == "Red Cross"
    assert facts["retrieved_at"] == "2016-12-15T12:00:00+00:00"
    assert facts["sha256"] == DOCUMENT.checksum


def test_a_second_time_changes_nothing(tmp_path: Path) -> None:
    path = archive(DOCUMENT, tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert archive(replace(DOCUMENT, location="elsewhere", name="b"), tmp_path) == path
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_an_archive_that_was_cut_short_is_completed(tmp_path: Path) -> None:
    path = archive(DOCUMENT, tmp_path)
    path.with_suffix(".json").unlink()
    path.write_bytes(b"half")
    assert archive(DOCUMENT, tmp_path).read_bytes() == DOCUMENT.content


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(CollectError, match=r"cannot be kept in .*file.*EVAC_STORE"):
        archive(DOCUMENT, tmp_path / "file")
