import pytest

from dashboard.decode.kinds import charset, ending, is_kind, media_type
from tests.decode.conftest import make_document


@pytest.mark.parametrize(
    ("name", "end"),
    [("a.MD", ".md"), ("a.b.txt", ".txt"), ("report", ""), (".md", ""), ("", ""), ("a/b.", "")],
)
def test_an_ending_is_lower_case_or_empty(name: str, end: str) -> None:
    assert ending(make_document(name, "x")) == end


@pytest.mark.parametrize(
    ("stated", "kind", "encoding"),
    [
        ("text/HTML; charset=UTF-8", "text/html", "UTF-8"),
        ("text/csv;x=y; Charset='cp1256'", "text/csv", "cp1256"),
        ("text/plain;charset", "text/plain", ""),
        ("", "", ""),
        (";;;=", "", ""),
    ],
)
def test_a_media_type_comes_apart(stated: str, kind: str, encoding: str) -> None:
    document = make_document("a", "x", media_type=stated)
    assert (media_type(document), charset(document)) == (kind, encoding)


@pytest.mark.parametrize(
    ("name", "stated", "is_pdf"),
    [
        ("a.pdf", "", True),
        ("a.pdf", "application/octet-stream", True),
        ("a", "application/pdf", True),
        ("a.pdf", "text/html; charset=utf-8", False),
        ("a.txt", "", False),
    ],
)
def test_a_page_in_the_place_of_a_file_is_no_file(name: str, stated: str, is_pdf: bool) -> None:  # noqa: FBT001
    document = make_document(name, "x", media_type=stated)
    assert is_kind(document, (".pdf",), ("application/pdf",)) is is_pdf
