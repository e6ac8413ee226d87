import pytest

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.feeds import web
from tests.collect.conftest import Reply, Site


def test_a_page_is_one_document(site: Site, settings: Settings) -> None:
    url = site.put("/a/caf%C3%A9.html", Reply(b"<p>", headers={"Content-Type": "text/html"}))
    assert list(web.fetch(f"{url}#part", settings, None)) == [
        Document(location=url, name="café.html", content=b"<p>", media_type="text/html", url=url)
    ]
    assert site.agents == ["evacuation-dashboard (desk@example.org)"]


def test_a_redirected_page_keeps_the_location_it_was_asked_by(
    site: Site, settings: Settings
) -> None:
    site.put("/report.pdf", Reply(b"%PDF"))
    url = site.put("/download", Reply(status=302, headers={"Location": "/report.pdf"}))
    (found,) = web.fetch(url, settings, None)
    assert isinstance(found, Document)
    assert (found.location, found.name, found.url) == (url, "report.pdf", f"{site.url}/report.pdf")


def test_a_site_without_a_path_has_its_host_for_a_name(site: Site, settings: Settings) -> None:
    site.put("/", Reply(b"x"))
    (found,) = web.fetch(site.url + "/", settings, None)
    assert isinstance(found, Document)
    assert found.name == site.url.removeprefix("http://")


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        (Reply(b""), "the page is empty"),
        (Reply(b"<rss>", headers={"Content-Type": "application/rss+xml"}), "give it as rss:http"),
    ],
    ids=["empty", "feed"],
)
def test_a_page_that_is_none_is_a_failure(
    site: Site, settings: Settings, reply: Reply, words: str
) -> None:
    (found,) = web.fetch(site.put("/a", reply), settings, None)
    assert isinstance(found, Failure)
    assert words in found.reason


def test_a_page_that_is_not_there_is_an_error(site: Site, settings: Settings) -> None:
    with pytest.raises(CollectError, match="answers 404"):
        list(web.fetch(f"{site.url}/gone", settings, None))
