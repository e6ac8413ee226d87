import gzip
import socket
from dataclasses import replace
from typing import Any

import pytest

from dashboard.base.errors import CollectError
from dashboard.collect.fetch import POLICY, Policy, fetch
from tests.collect.conftest import Reply, Site

QUICK = Policy(backoff_seconds=0, read_seconds=0.2, longest_wait_seconds=1)


def test_bytes_and_type_come_as_they_were_sent(site: Site) -> None:
    url = site.put("/a", Reply(b"\xff\x00text", headers={"Content-Type": "text/x; charset=b"}))
    answer = fetch(url)
    assert (answer.url, answer.content, answer.media_type) == (
        url,
        b"\xff\x00text",
        "text/x; charset=b",
    )


def test_the_server_is_told_who_asks(site: Site) -> None:
    fetch(site.put("/a", Reply(b"x")), "desk@example.org")
    assert site.agents == ["evacuation-dashboard (desk@example.org)"]


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_a_busy_server_is_asked_again(site: Site, status: int) -> None:
    url = site.put("/a", Reply(status=status), Reply(status=status), Reply(b"x"))
    assert fetch(url, policy=QUICK).content == b"x"
    assert len(site.asked) == 3


def test_tries_are_bounded_and_the_message_says_when_to_come_back(site: Site) -> None:
    url = site.put("/a", Reply(status=503))
    with pytest.raises(CollectError, match=r"answers 503 .*, 3 times: try again later"):
        fetch(url, policy=QUICK)
    assert len(site.asked) == 3


def test_retry_after_is_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("dashboard.collect.fetch.time.sleep", slept.append)
    by_moment = {
        "Retry-After": "Thu, 15 Dec 2016 10:00:30 GMT",
        "Date": "Thu, 15 Dec 2016 10:00:00 GMT",
    }
    url = site.put(
        "/a",
        Reply(status=429, headers={"Retry-After": "7"}),
        Reply(status=429, headers={"Retry-After": "soon"}),
        Reply(b"x"),
    )
    fetch(url)
    assert slept == [7, 2]
    fetch(site.put("/b", Reply(status=503, headers=by_moment), Reply(b"x")))
    assert slept == [7, 2, 30]


def test_a_server_that_asks_for_too_much_patience_is_left_alone(site: Site) -> None:
    url = site.put("/a", Reply(status=429, headers={"Retry-After": "3600"}))
    with pytest.raises(CollectError, match="asks to wait 3600 s: try again then"):
        fetch(url, policy=QUICK)
    assert len(site.asked) == 1


def test_another_answer_is_not_asked_for_again(site: Site) -> None:
    url = site.put("/a", Reply(status=403))
    with pytest.raises(CollectError, match="answers 403 Forbidden: open it in a browser"):
        fetch(url, policy=QUICK)
    assert len(site.asked) == 1


def test_a_server_that_hangs_times_out(site: Site) -> None:
    url = site.put("/a", Reply(hangs=True))
    with pytest.raises(CollectError, match="does not answer in time, 2 times"):
        fetch(url, policy=replace(QUICK, tries=2))


def test_an_answer_that_takes_too_long_in_all_is_given_up(site: Site) -> None:
    url = site.put("/a", Reply(b"x"))
    with pytest.raises(CollectError, match="sent no whole answer in -1 s"):
        fetch(url, policy=replace(QUICK, total_seconds=-1))


def test_an_answer_that_breaks_off_is_not_taken_for_whole(site: Site) -> None:
    url = site.put("/a", Reply(b"half of it", breaks_off=True))
    with pytest.raises(CollectError, match=r"broke off its answer|cannot be reached"):
        fetch(url, policy=QUICK)


def test_a_port_nobody_listens_on_cannot_be_reached() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(CollectError, match="cannot be reached, 3 times"):
        fetch(f"http://127.0.0.1:{port}/", policy=QUICK)


def test_too_large_an_answer_is_refused_unpacked(site: Site) -> None:
    packed = gzip.compress(b"a" * 3_000_000)
    url = site.put("/a", Reply(packed, headers={"Content-Encoding": "gzip"}))
    with pytest.raises(CollectError, match="is larger than 1 MiB: save the part you need"):
        fetch(url, policy=replace(QUICK, max_bytes=2**20))
    assert fetch(url).content == b"a" * 3_000_000


def test_redirects_are_followed_to_their_end(site: Site) -> None:
    site.put("/b", Reply(b"there"))
    answer = fetch(site.put("/a", Reply(status=302, headers={"Location": "/b"})))
    assert (answer.url, answer.content) == (f"{site.url}/b", b"there")


def test_redirects_are_bounded(site: Site) -> None:
    url = site.put("/a", Reply(status=301, headers={"Location": "/a"}))
    with pytest.raises(CollectError, match=f"redirects more than {POLICY.redirects} times"):
        fetch(url)


@pytest.mark.parametrize("target", ["file:///etc/hostname", "ftp://127.0.0.1/x", "javascript:1"])
def test_a_redirect_to_another_protocol_is_refused(site: Site, target: str) -> None:
    url = site.put("/a", Reply(status=302, headers={"Location": target}))
    with pytest.raises(CollectError, match="only http and https addresses are"):
        fetch(url)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("file:///etc/hostname", "only http and https"),
        ("https://", "only http and https"),
        ("http://[::1", "is no web address"),
        ("http://me:secret@127.0.0.1/", "holds a name or password: leave it out"),
        ("http://127.0.0.1:99999/", "cannot be asked"),
    ],
)
def test_an_address_that_cannot_be_asked_is_refused(url: str, message: str) -> None:
    with pytest.raises(CollectError, match=message) as caught:
        fetch(url, policy=QUICK)
    assert "secret" not in str(caught.value)


def test_what_the_web_names_does_not_reach_into_the_readers_network(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = site.put("/a", Reply(b"private"))
    addresses = {"news.example": "93.184.216.34", "127.0.0.1": "127.0.0.1"}

    def resolve(host: str, *_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (addresses[host], 0))]

    with monkeypatch.context() as patch:
        patch.setattr("dashboard.collect.fetch.socket.getaddrinfo", resolve)
        with pytest.raises(CollectError, match="inside your own network: give that address itself"):
            fetch(url, via="https://news.example/feed")
    assert site.asked == []
    assert fetch(url, via="http://localhost/feed").content == b"private"
