"""Every document format, found by listing, meets the same tests."""

import inspect
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.document import Document, Failure
from dashboard.base.plugins import short_name
from dashboard.base.report import Report
from dashboard.decode import format as format_module
from dashboard.decode.format import Format, decode, formats, readable_endings
from tests.decode.conftest import decode_all, make_document, reason_of

FORMATS = pytest.mark.parametrize("one", formats(), ids=short_name)
ENDINGS = pytest.mark.parametrize("end", readable_endings())


@FORMATS
def test_a_format_meets_its_contract(one: Format) -> None:
    assert isinstance(one.ORDER, int)
    assert one.TITLE
    assert one.ENDINGS
    for name in ("claims", "read"):
        wanted = list(inspect.signature(getattr(Format, name)).parameters)[1:]
        assert list(inspect.signature(getattr(one, name)).parameters) == wanted


@FORMATS
def test_a_format_claims_its_endings_whatever_their_case(one: Format) -> None:
    for end in one.ENDINGS:
        assert end == end.lower()
        assert end.startswith(".")
        for name in (f"a{end}", f"A{end.upper()}"):
            document = make_document(name, "x")
            assert next(other for other in formats() if other.claims(document)) is one


def test_no_two_formats_are_asked_at_the_same_time() -> None:
    orders = [one.ORDER for one in formats()]
    assert len(set(orders)) == len(orders)


@ENDINGS
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" \n",
        b"\x00" * 1000,
        bytes(range(256)) * 40,
        b"\x89PNG\r\n\x1a\n" + b"\x00\x01" * 500,
        b"%PDF-1.7\n%%EOF",
        b"PK\x03\x04" + b"\x00" * 100,
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 600,
        b"\xff\xfe",
    ],
    ids=["empty", "blank", "nul", "bytes", "png", "pdf", "zip", "ole", "mark"],
)
def test_content_that_is_none_is_told_with_what_to_do(end: str, content: bytes) -> None:
    for found in decode_all(f"a{end}", content):
        assert isinstance(found, Failure)
        assert found.location.startswith(f"/in/a{end}")
        assert ":" in found.reason
        assert "Traceback" not in found.reason


@ENDINGS
@settings(max_examples=40)
@given(content=st.binary(max_size=2000) | st.text(max_size=500).map(str.encode))
def test_any_bytes_are_reports_or_failures(end: str, content: bytes) -> None:
    found = decode_all(f"a{end}", content)
    assert found
    for one in found:
        if isinstance(one, Report):
            assert one.text.strip()
            assert all(one.text[slice(*span)].strip() for span in one.sentences)


@given(name=st.text(), media_type=st.text())
def test_no_claim_raises(name: str, media_type: str) -> None:
    document = make_document(name, "x", media_type=media_type)
    assert all(one.claims(document) in (True, False) for one in formats())


def test_an_ending_nobody_reads_is_told_what_is_read() -> None:
    reason = reason_of("photo.jpeg", b"x")
    assert reason.startswith("no format reads .jpeg: give one of ")
    assert all(end in reason for end in readable_endings())


@pytest.mark.parametrize(
    ("name", "media_type", "kind"),
    [
        ("a", "", "plain"),
        ("aleppo", "text/html; charset=utf-8", "html"),
        ("index.php", "text/html", "html"),
        ("report.pdf", "text/html", "html"),
        ("a", "application/pdf", "pdf"),
        ("a.csv", "application/vnd.ms-excel", "table"),
        ("a.md", "text/plain", "markdown"),
        ("a.md", "application/octet-stream", "markdown"),
        ("a.json", "application/json; charset=utf-8", "reliefweb_json"),
    ],
)
def test_a_document_goes_to_its_format(name: str, media_type: str, kind: str) -> None:
    document = make_document(name, "x", media_type=media_type)
    assert next(short_name(one) for one in formats() if one.claims(document)) == kind


def fake_format(monkeypatch: pytest.MonkeyPatch, *found: Document | Exception) -> None:
    def read(_: Document) -> Iterator[Document]:
        for one in found:
            if isinstance(one, Exception):
                raise one
            yield one

    fake = SimpleNamespace(TITLE="a fake", ENDINGS=(".x",), claims=lambda _: True, read=read)
    monkeypatch.setattr(format_module, "formats", lambda: (fake,))


@pytest.mark.parametrize("error", [RecursionError(), MemoryError(), KeyError("x"), OSError("y")])
def test_whatever_a_library_raises_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    fake_format(monkeypatch, error)
    reason = reason_of("a.x", b"x")
    assert reason.startswith(f"it cannot be read as a fake ({type(error).__name__}): ")


def test_a_format_that_finds_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_format(monkeypatch)
    assert reason_of("a.x", b"x").startswith("there is no report in it")


def test_documents_within_documents_are_opened_to_a_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_format(monkeypatch, make_document("inner.x", "x"))
    (found,) = decode(make_document("a.x", "x"))
    assert found == Failure(
        "/in/inner.x", "nested too deep to be read: save it as a file of its own"
    )
