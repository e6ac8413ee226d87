from datetime import UTC, datetime

import pytest

from dashboard.base.document import Document, Failure
from dashboard.view.adding_choice import addresses, pasted, uploaded

NOW = datetime(2016, 12, 20, tzinfo=UTC)


def test_two_files_of_one_name_are_two_documents() -> None:
    first, second = uploaded("a.pdf", b"1", NOW), uploaded("a.pdf", b"2", NOW)
    again = uploaded("a.pdf", b"1", NOW)
    assert isinstance(first, Document)
    assert isinstance(second, Document)
    assert first.location != second.location
    assert first == again
    assert first.location.endswith("/a.pdf")


def test_an_empty_file_says_what_to_do() -> None:
    assert uploaded("a.pdf", b"", NOW) == Failure(
        "a.pdf", "the file is empty: save the report in it again"
    )


def test_front_matter_in_a_pasted_text_is_read() -> None:
    assert pasted("---\ntitle: A\n---\nOne left.", NOW).name.endswith(".md")
    assert pasted("One left.", NOW).name == "pasted text"


@pytest.mark.parametrize(
    "line",
    [
        "https://example.org/a",
        "HTTP://example.org",
        "rss:https://example.org/feed",
        "reliefweb:https://api.reliefweb.int/v2/reports?appname=x",
    ],
)
def test_a_web_address_is_taken_once(line: str) -> None:
    assert addresses(f"\n  {line} \n{line}\n") == ([line], [])


@pytest.mark.parametrize(
    "line",
    [
        "example.org/a",
        "/etc/passwd",
        "rss:/etc/passwd",
        "file:///etc/passwd",
        "~/reports",
        "https:///etc/passwd",
        "https://example.org a",
    ],
)
def test_a_path_is_never_taken(line: str) -> None:
    found, (failure,) = addresses(line)
    assert found == []
    assert failure.location == line
    assert "https://" in failure.reason
