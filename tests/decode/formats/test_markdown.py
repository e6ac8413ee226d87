import json
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.report import Report
from tests.decode.conftest import decode_all, reason_of, report_of


def test_facts_come_from_the_front_matter() -> None:
    found = report_of(
        "a.md",
        "---\ntitle: Convoy leaves\npublisher: ICRC\npublished_date: 2016-12-15\n"
        "url: https://example.org/a\nlanguage: en\nlicence: CC BY\nis_confidential: yes\n---\nx",
    )
    assert (found.title, found.publisher, found.licence) == ("Convoy leaves", "ICRC", "CC BY")
    assert (found.published_date, found.language) == (date(2016, 12, 15), "en")
    assert (found.url, found.is_confidential) == ("https://example.org/a", True)


@given(
    body=st.text(st.characters(exclude_categories=("Cs", "Cc")) | st.sampled_from("\n\t")),
    title=st.text(),
)
def test_the_text_is_the_body_to_the_letter(body: str, title: str) -> None:
    (found,) = decode_all("a.md", f"---\ntitle: {json.dumps(title)}\n---\n{body}")
    assert isinstance(found, Report) == bool(body.strip())
    if isinstance(found, Report):
        assert found.text == body


def test_white_space_marks_and_dashes_of_the_body_stay() -> None:
    body = "\n\n  **3,000** left.  \n---\n- [21](x) buses\n\n"
    assert report_of("a.md", f"---\ntitle: T\n---\n{body}").text == body


def test_windows_line_ends_become_line_feeds() -> None:
    assert report_of("a.md", b"---\r\ntitle: T\r\n---\r\none\r\ntwo\r\n").text == "one\ntwo\n"


def test_without_front_matter_all_is_text_and_a_heading_the_title() -> None:
    found = report_of("a.markdown", "# Convoy leaves #\n\n21 buses left.")
    assert (found.title, found.published_date) == ("Convoy leaves", None)
    assert found.text.startswith("# Convoy leaves")
    assert report_of("a.md", "---\ntitle: Own\n---\n# Heading\nx").title == "Own"


@pytest.mark.parametrize("stated", ["2016-13-45", '"2016-13-45"', "2016-02-30"])
def test_a_date_that_is_none_is_told_with_its_value(stated: str) -> None:
    reason = reason_of("a.md", f"---\npublished_date: {stated}\n---\nx")
    bare = stated.strip('"')
    assert reason == (f"published_date '{bare}' is no day of the calendar: write it as 2016-12-15")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("---\ntitle: T\nx", "the front matter is not closed"),
        ("---\ntitle: T\n---\n \n", "it holds no text"),
        ("---\nis_confidential: maybe\n---\nx", "is_confidential is 'maybe'"),
        ("---\nurl: javascript:x\n---\nx", "begin it with https://"),
    ],
)
def test_a_broken_file_is_told(content: str, words: str) -> None:
    assert words in reason_of("a.md", content)
