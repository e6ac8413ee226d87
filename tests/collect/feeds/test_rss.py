from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.feeds import rss
from tests.collect.conftest import Reply, Site

SETTINGS = Settings.from_env({})


def feed(*items: str) -> bytes:
    return (
        '<?xml version="1.0"?><rss version="2.0" '
        'xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>'
        f"<title>Red Cross News</title><language>en-us</language>{''.join(items)}</channel></rss>"
    ).encode()


def item(**parts: str) -> str:
    tags = "".join(
        f"<{name.replace('_', ':')}>{text}</{name.replace('_', ':')}>"
        for name, text in parts.items()
    )
    return f"<item>{tags}</item>"


FULL = item(
    title="Aleppo &amp; Idlib",
    link="https://example.org/full",
    pubDate="Thu, 15 Dec 2016 01:30:00 +0300",
    description="short",
    content_encoded="<![CDATA[<p>3,000 people <script>x</script></p>]]>",
)


def documents(source: str, settings: Settings) -> list[Document | Failure]:
    return list(rss.fetch(source, settings, None))


def test_an_entry_with_its_full_text_is_taken_as_it_is(site: Site, settings: Settings) -> None:
    (found,) = documents("rss:" + site.put("/x", Reply(feed(FULL))), settings)
    assert found == Document(
        location="https://example.org/full",
        name="full",
        content=b"<p>3,000 people <script>x</script></p>",
        media_type="text/html; charset=utf-8",
        title="Aleppo & Idlib",
        publisher="Red Cross News",
        published_date="2016-12-15T01:30:00+03:00",
        url="https://example.org/full",
        language="en-us",
    )
    assert site.asked == ["/x"]


def test_the_page_of_an_entry_without_full_text_is_asked_for(
    site: Site, settings: Settings
) -> None:
    page = site.put("/page", Reply(b"<p>whole", headers={"Content-Type": "text/html"}))
    url = site.put("/news.rss", Reply(feed(item(title="T", link=page, description="short"))))
    (found,) = documents(url, settings)
    assert isinstance(found, Document)
    assert (found.content, found.title, found.location) == (b"<p>whole", "T", page)


def test_a_page_that_cannot_be_had_leaves_the_summary_and_a_failure(
    site: Site, settings: Settings
) -> None:
    entry = item(title="T", link=f"{site.url}/gone", description="40 wounded")
    failure, found = documents(
        site.put(
            "/news.rss",
            Reply(
                feed(
                    entry,
                )
            ),
        ),
        settings,
    )
    assert isinstance(failure, Failure)
    assert "only the feed's summary is read: " in failure.reason
    assert isinstance(found, Document)
    assert found.content == b"40 wounded"


@pytest.mark.parametrize("link", ["file:///etc/hostname", "javascript:alert(1)", ""])
def test_a_link_that_leads_off_the_web_is_not_followed(
    site: Site, settings: Settings, link: str
) -> None:
    entry = item(title="T", link=link, description="40 wounded", guid="g1")
    (found,) = documents(site.put("/news.rss", Reply(feed(entry))), settings)
    assert isinstance(found, Document)
    assert (found.content, found.url) == (b"40 wounded", "")


def test_an_entry_without_text_is_a_failure_and_the_others_go_on(
    site: Site, settings: Settings
) -> None:
    url = site.put("/news.rss", Reply(feed(item(title="T"), FULL)))
    failure, found = documents(url, settings)
    assert isinstance(failure, Failure)
    assert failure.location == f"{url}#entry 1"
    assert isinstance(found, Document)


def test_a_feed_from_a_file_asks_for_no_page(
    site: Site, settings: Settings, write: Callable[[str, bytes], Path]
) -> None:
    entry = item(title="T", link=f"{site.url}/page", description="40 wounded")
    (found,) = documents(str(write("a.xml", feed(entry))), settings)
    assert isinstance(found, Document)
    assert found.content == b"40 wounded"
    assert site.asked == []


def test_atom_is_read(write: Callable[[str, bytes], Path], settings: Settings) -> None:
    atom = (
        '<feed xmlns="http://www.w3.org/2005/Atom"><title>OCHA</title><entry><title>T</title>'
        "<id>urn:1</id><updated>2016-12-16T08:00:00+02:00</updated><rights>CC BY</rights>"
        '<content type="html">&lt;p&gt;750 people&lt;/p&gt;</content></entry></feed>'
    )
    path = write("a.atom", atom.encode())
    (found,) = documents(str(path), settings)
    assert isinstance(found, Document)
    assert found.content == b"<p>750 people</p>"
    assert found.published_date == "2016-12-16T08:00:00+02:00"
    assert found.licence == "CC BY"
    assert found.location.endswith("a.atom#urn:1")


@pytest.mark.parametrize(
    ("stated", "read"),
    [
        ("Thu, 15 Dec 2016 01:30:00 +0300", "2016-12-15T01:30:00+03:00"),
        ("2016-13-45", "2016-13-45"),
        ("Thu Dec 15 10:00:00 2016", "2016-12-15T10:00:00"),
        ("some day", "some day"),
    ],
)
def test_a_date_is_handed_on_as_stated(
    write: Callable[[str, bytes], Path], settings: Settings, stated: str, read: str
) -> None:
    (found,) = documents(
        str(write("a.rss", feed(item(title="T", description="x", pubDate=stated)))), settings
    )
    assert isinstance(found, Document)
    assert found.published_date == read


@pytest.mark.parametrize(
    "content",
    [b"", b"<html><body>no feed</body></html>", b"\x00\xff\xfe", b"<rss"],
    ids=["empty", "page", "binary", "cut"],
)
def test_what_is_no_feed_is_an_error(
    write: Callable[[str, bytes], Path], settings: Settings, content: bytes
) -> None:
    with pytest.raises(CollectError, match="is no RSS or Atom feed"):
        documents(f"rss:{write('a', content)}", settings)


@given(content=st.binary() | st.text().map(lambda text: feed(text, FULL)))
def test_no_bytes_raise_anything_else(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a"
        path.write_bytes(content)
        with suppress(CollectError):
            documents(f"rss:{path}", SETTINGS)


def test_a_file_that_is_not_there_or_too_large_is_an_error(
    write: Callable[[str, bytes], Path], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("a.rss", feed(FULL))
    with pytest.raises(CollectError, match="cannot be read"):
        documents(f"rss:{path}x", settings)
    monkeypatch.setattr(rss, "MAX_BYTES", 10)
    with pytest.raises(CollectError, match="is larger than"):
        documents(str(path), settings)


def test_an_entity_bomb_ends_at_once(
    write: Callable[[str, bytes], Path], settings: Settings
) -> None:
    entities = "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in pairwise("abcdefghi"))
    bomb = f'<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">{entities}]><rss version="2.0"><channel>'
    path = write("a.rss", f"{bomb}<item><title>&i;</title></item></channel></rss>".encode())
    try:
        found = documents(str(path), settings)
    except CollectError:
        return
    assert all(isinstance(one, Failure) for one in found)
