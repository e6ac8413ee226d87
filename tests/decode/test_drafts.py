from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.report import Report, text_id
from dashboard.decode.drafts import FACTS, Draft, clean_text, draft_from_facts, make_report
from dashboard.decode.sentences import split_sentences

DOCUMENT = Document("/in/a", "a", b"bytes", retrieved_at=datetime(2016, 12, 15, tzinfo=UTC))


def report(draft: Draft, document: Document = DOCUMENT) -> Report:
    found = make_report(document, draft)
    assert isinstance(found, Report), found
    return found


def reason(draft: Draft, document: Document = DOCUMENT) -> str:
    found = make_report(document, draft)
    assert isinstance(found, Failure)
    return found.reason


def test_a_report_carries_what_leads_back_to_its_document() -> None:
    text = "Convoy leaves\n21 buses left. 40 were hurt."
    found = report(Draft(text))
    assert found.report_id == text_id(text)
    assert found.sentences == split_sentences(text)
    assert found.document_sha256 == DOCUMENT.checksum
    assert (found.location, found.retrieved_at) == ("/in/a", DOCUMENT.retrieved_at)


def test_a_part_has_its_own_location() -> None:
    assert report(Draft("x", location="/in/a#row 2")).location == "/in/a#row 2"
    assert make_report(DOCUMENT, Draft("", location="/in/a#row 2")) == Failure(
        "/in/a#row 2", "it holds no text: check that the report is in it, as text"
    )


@pytest.mark.parametrize(
    ("name", "given_one", "read_one", "kept"),
    [
        ("title", "Given", "Read", "Given"),
        ("publisher", "Given", "Read", "Given"),
        ("published_date", "2016-12-15", "2016-13-45", date(2016, 12, 15)),
        ("url", "https://given.org/a", "https://read.org/a", "https://given.org/a"),
        ("language", "ar", "en", "ar"),
        ("licence", "CC BY", "all rights", "CC BY"),
    ],
)
def test_what_is_said_of_a_document_wins(
    name: str, given_one: str, read_one: str, kept: object
) -> None:
    draft = Draft("x", **{name: read_one})
    assert getattr(report(draft, replace(DOCUMENT, **{name: given_one})), name) == kept


@pytest.mark.parametrize("name", FACTS)
def test_every_fact_a_document_states_is_kept(name: str) -> None:
    stated = {"published_date": "2016-12-15", "language": "en", "is_confidential": "yes"}
    found = report(draft_from_facts("x", {name: stated.get(name, "https://example.org")}))
    assert getattr(found, name) not in ("", None, False)


def test_a_report_is_confidential_if_either_says_so() -> None:
    kept = replace(DOCUMENT, is_confidential=True)
    assert report(Draft("x"), kept).is_confidential
    assert report(Draft("x", is_confidential=True)).is_confidential
    assert not report(Draft("x")).is_confidential


def test_a_doubtful_word_on_confidence_is_refused() -> None:
    with pytest.raises(DecodeError, match="is_confidential is 'ture': write true or false"):
        draft_from_facts("x", {"is_confidential": "Ture"})


def test_no_date_is_no_failure_but_a_wrong_one_is() -> None:
    assert report(Draft("x")).published_date is None
    assert "'2016-13-45'" in reason(Draft("x", published_date="2016-13-45"))


@pytest.mark.parametrize("text", ["", " \n\t", "\x00\x01", "\r\n", "\u00a0\u2003"])
def test_no_text_is_a_failure(text: str) -> None:
    assert reason(Draft(text)).startswith("it holds no text")


@pytest.mark.parametrize(
    ("stated", "read"),
    [("en-US", "en"), ("AR", "ar"), ("pt_BR", "pt"), ("English", ""), ("ara", ""), ("?", "")],
)
def test_a_language_is_two_letters_or_empty(stated: str, read: str) -> None:
    assert report(Draft("x", language=stated)).language == read


@pytest.mark.parametrize(
    ("stated", "read"),
    [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("www.redcross.ie/news", "https://www.redcross.ie/news"),
        ("gn-online.de", "https://gn-online.de"),
        ("", ""),
    ],
)
def test_an_address_is_one_of_the_web(stated: str, read: str) -> None:
    assert report(Draft("x", url=stated)).url == read


@pytest.mark.parametrize(
    "stated", ["javascript:alert(1)", "file:///etc/x", "data:text/html,x", "see the site"]
)
def test_another_address_is_refused(stated: str) -> None:
    assert reason(Draft("x", url=stated)).endswith("is no web address: begin it with https://")


def test_a_title_is_one_line() -> None:
    assert report(Draft("x", title=" 3,000\r\n leave\x00Aleppo ")).title == "3,000 leave Aleppo"


@given(text=st.text(st.characters() | st.sampled_from("\r\n\x00\ud800\x85\ufeff")))
def test_cleaning_keeps_offsets_and_leaves_nothing_that_breaks_a_store(text: str) -> None:
    clean = clean_text(text)
    assert len(clean) == len(text.replace("\r\n", "\n"))
    assert "\x00" not in clean
    clean.encode()
    assert clean_text(clean) == clean


@given(
    text=st.text(st.characters()),
    title=st.text(st.characters()),
    published_date=st.text(),
    url=st.text(),
    language=st.text(),
)
def test_any_draft_is_a_report_or_a_failure(text: str, **facts: str) -> None:
    found = make_report(DOCUMENT, Draft(text, **facts))
    if isinstance(found, Report):
        assert found.text[slice(*found.sentences[0])]
    else:
        assert found.reason
