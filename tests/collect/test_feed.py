"""Every kind of feed, found by listing, meets the same tests."""

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.errors import CollectError
from dashboard.base.plugins import short_name
from dashboard.base.settings import Settings
from dashboard.collect.feed import Feed, collect, feeds


@pytest.mark.parametrize("feed", feeds(), ids=short_name)
def test_a_feed_meets_its_contract(feed: Feed) -> None:
    assert isinstance(feed.ORDER, int)
    assert feed.TITLE
    for name in ("claims", "fetch"):
        wanted = list(inspect.signature(getattr(Feed, name)).parameters)[1:]
        assert list(inspect.signature(getattr(feed, name)).parameters) == wanted


def test_no_two_feeds_are_asked_at_the_same_time() -> None:
    orders = [feed.ORDER for feed in feeds()]
    assert len(set(orders)) == len(orders)


@given(source=st.text())
def test_no_claim_raises(source: str) -> None:
    for feed in feeds():
        assert feed.claims(source) in (True, False)


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("seeds", "files"),
        ("reports/16 december.pdf", "files"),
        ("C:\\reports\\a.md", "files"),
        ("https://www.redcross.ie/news/syria-aleppo", "web"),
        ("HTTP://example.org/report.pdf", "web"),
        ("https://example.org/news.rss", "rss"),
        ("https://example.org/feed/", "rss"),
        ("https://example.org/index.xml?lang=en", "rss"),
        ("rss:https://example.org/whatever", "rss"),
        ("rss:feeds/mine", "rss"),
        ("https://api.reliefweb.int/v2/reports?appname=x", "reliefweb"),
        ("https://reliefweb.int/updates/rss", "rss"),
        ("https://reliefweb.int/report/syria/a", "web"),
    ],
)
def test_a_source_goes_to_its_feed(source: str, kind: str) -> None:
    assert next(short_name(feed) for feed in feeds() if feed.claims(source)) == kind


def test_a_feeds_file_is_told_by_what_is_in_it(write: Callable[[str, bytes], Path]) -> None:
    feed = write("a.xml", b'<?xml version="1.0"?>\n<RSS version="2.0"></RSS>')
    other = write("b.xml", b"<report/>")
    found = [
        next(short_name(one) for one in feeds() if one.claims(str(path))) for path in (feed, other)
    ]
    assert found == ["rss", "files"]


def test_a_source_nobody_reads_is_told_what_is_read(settings: Settings) -> None:
    with pytest.raises(CollectError, match=r"nothing reads 'ftp://example.org/a'") as caught:
        collect("ftp://example.org/a", settings)
    for feed in feeds():
        assert feed.TITLE in str(caught.value)


def test_a_path_with_nothing_at_it_is_refused_at_once(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(CollectError, match=r"there is nothing at .*check the path"):
        collect(str(tmp_path / "gone"), settings)


@pytest.mark.parametrize("source", ["", " "])
def test_an_empty_name_is_not_the_folder_one_stands_in(source: str, settings: Settings) -> None:
    with pytest.raises(CollectError, match="empty name"):
        collect(source, settings)
