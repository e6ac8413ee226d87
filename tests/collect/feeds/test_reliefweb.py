import json
from urllib.parse import parse_qs, urlsplit

import pytest

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.feeds import reliefweb
from tests.collect.conftest import Reply, Site


def page(following: str = "", total: int = 2) -> Reply:
    links = {"next": {"href": following}} if following else {}
    return Reply(json.dumps({"totalCount": total, "links": links, "data": []}).encode())


def fetch(source: str, settings: Settings) -> list[Document | Failure]:
    return list(reliefweb.fetch(source, settings, None))


def test_the_pages_of_an_answer_are_followed(site: Site, settings: Settings) -> None:
    second = site.put("/v2/reports/2", page())
    url = site.put("/v2/reports", page(second))
    found = fetch(f"reliefweb:{url}?appname=evac&query[value]=aleppo", settings)
    assert [one.name for one in found if isinstance(one, Document)] == [
        "reliefweb-1.json",
        "reliefweb-2.json",
    ]
    assert {one.media_type for one in found if isinstance(one, Document)} == {"application/json"}


def test_the_fields_a_report_needs_are_asked_for(site: Site, settings: Settings) -> None:
    url = site.put("/v2/reports", page())
    fetch(f"{url}?appname=evac&query[value]=a+b", settings)
    asked = parse_qs(urlsplit(site.asked[0]).query)
    assert {"title", "body", "date.original", "source.name"} <= set(asked["fields[include][]"])
    assert asked["query[value]"] == ["a b"]
    assert asked["limit"] == ["100"]


def test_a_query_that_says_what_it_wants_is_left_alone(site: Site, settings: Settings) -> None:
    url = site.put("/v2/reports", page())
    fetch(f"{url}?appname=evac&profile=full&limit=5", settings)
    assert site.asked == ["/v2/reports?appname=evac&profile=full&limit=5"]


def test_a_query_without_an_appname_is_told_to_add_one(site: Site, settings: Settings) -> None:
    with pytest.raises(CollectError, match=r"names no appname.*add &appname="):
        fetch(f"reliefweb:{site.url}/v2/reports", settings)
    assert site.asked == []


@pytest.mark.parametrize("content", [b"<html>", b"[]", b'{"links": 3}', b"[" * 100_000])
def test_another_answer_is_an_error(site: Site, settings: Settings, content: bytes) -> None:
    url = site.put("/v2/reports", Reply(content))
    with pytest.raises(CollectError, match="none of ReliefWeb's API"):
        fetch(f"{url}?appname=evac", settings)


def test_a_later_page_that_cannot_be_had_is_a_failure(site: Site, settings: Settings) -> None:
    url = site.put("/v2/reports", page(f"{site.url}/gone"))
    first, failure = fetch(f"{url}?appname=evac", settings)
    assert isinstance(first, Document)
    assert isinstance(failure, Failure)
    assert failure.reason.startswith("page 2 and those after it are not read: ")


def test_an_endless_answer_ends_with_what_to_do(site: Site, settings: Settings) -> None:
    url = f"{site.url}/v2/reports?appname=evac&limit=1&fields[include][]=body"
    site.put("/v2/reports", page(url, total=51_234))
    found = fetch(url, settings)
    assert len(found) == 51
    assert isinstance(found[-1], Failure)
    assert found[-1].reason == "the first 50 pages of 51,234 reports are read: narrow the query"
