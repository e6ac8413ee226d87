"""One polite GET: named, bounded in time and size, patient with a busy server, http(s) only."""

import ipaddress
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from urllib.parse import urljoin, urlsplit

import requests

from dashboard.base.errors import CollectError
from dashboard.collect.limits import MAX_BYTES, mebibytes


@dataclass(frozen=True, slots=True)
class Policy:
    """How long and how often a server is asked.

    Attributes
    ----------
    connect_seconds, read_seconds : float
        Longest wait for a connection, and for the next bytes.
    total_seconds : float
        Longest time one answer may take, however steadily it drips.
    max_bytes : int
        Largest answer, unpacked.
    tries : int
        Requests made in all, where a server is busy or cannot be reached.
    backoff_seconds : float
        Wait before the second try where the server names none; doubled for each further one.
    longest_wait_seconds : float
        A server that asks for more patience than this is left alone.
    redirects : int
        Redirects followed.
    """

    connect_seconds: float = 10
    read_seconds: float = 30
    total_seconds: float = 180
    max_bytes: int = MAX_BYTES
    tries: int = 3
    backoff_seconds: float = 1
    longest_wait_seconds: float = 60
    redirects: int = 5


POLICY = Policy()
BUSY = frozenset({429, 500, 502, 503, 504})


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server sent: the address it came from in the end, the bytes, the type it states."""

    url: str
    content: bytes
    media_type: str


class _BusyError(Exception):
    """The server may answer later: the reason, and the seconds it asks to wait, if any."""

    def __init__(self, reason: str, wait: float | None = None) -> None:
        super().__init__(reason)
        self.wait = wait


def _is_inside(host: str) -> bool:
    """Tell whether a host has an address that the open internet cannot reach."""
    try:
        found = socket.getaddrinfo(host, None)
    except (OSError, UnicodeError):
        return False
    return any(not ipaddress.ip_address(str(entry[4][0])).is_global for entry in found)


def _check(url: str, via: str) -> None:
    try:
        parts, host = urlsplit(url), urlsplit(url).hostname
    except ValueError as error:
        raise CollectError(f"{url!r} is no web address: {error}") from error
    if parts.scheme not in {"http", "https"} or not host:
        led = f" ({via} leads there)" if via else ""
        raise CollectError(f"{url!r}{led} is not read: only http and https addresses are")
    if parts.username or parts.password:
        raise CollectError(f"the address of {host} holds a name or password: leave it out")
    # What a page or a feed names is not to be trusted with the reader's own network.
    led_here = urlsplit(via).hostname if via else host
    if led_here != host and _is_inside(host) and not (led_here and _is_inside(led_here)):
        raise CollectError(
            f"{via} leads to {host}, inside your own network: give that address itself to read it"
        )


def _patience(response: requests.Response) -> float | None:
    """Return the seconds a server asks to wait, by its own clock where it names a moment."""
    stated = response.headers.get("Retry-After", "").strip()
    if stated.isdecimal():
        return float(stated)
    try:
        until = parsedate_to_datetime(stated)
        return max(0.0, (until - parsedate_to_datetime(response.headers["Date"])).total_seconds())
    except (KeyError, TypeError, ValueError):
        return None


def _read(response: requests.Response, policy: Policy) -> bytes:
    deadline = time.monotonic() + policy.total_seconds
    chunks, size = [], 0
    for chunk in response.iter_content(64 * 1024):
        size += len(chunk)
        if size > policy.max_bytes:
            raise CollectError(
                f"{response.url} is larger than {mebibytes(policy.max_bytes)}: "
                "save the part you need as a file and give that"
            )
        if time.monotonic() > deadline:
            raise _BusyError(f"it sent no whole answer in {policy.total_seconds:g} s")
        chunks.append(chunk)
    return b"".join(chunks)


def _ask(url: str, headers: dict[str, str], policy: Policy) -> Answer | str:
    """Return the answer, or the address the server redirects to."""
    timeout = (policy.connect_seconds, policy.read_seconds)
    try:
        with requests.get(
            url, headers=headers, timeout=timeout, stream=True, allow_redirects=False
        ) as response:
            target = response.headers.get("Location", "")
            if response.is_redirect and target:
                return urljoin(url, target)
            status = f"{response.status_code} {response.reason}".strip()
            if response.status_code in BUSY:
                raise _BusyError(f"it answers {status}", _patience(response))
            if response.status_code != 200:
                raise CollectError(f"{url} answers {status}: open it in a browser to check it")
            media_type = response.headers.get("Content-Type", "")
            return Answer(url, _read(response, policy), media_type)
    except requests.Timeout as error:
        raise _BusyError("it does not answer in time") from error
    except requests.ConnectionError as error:
        raise _BusyError("it cannot be reached") from error
    except requests.exceptions.ChunkedEncodingError as error:
        raise _BusyError("it broke off its answer") from error
    except (requests.RequestException, UnicodeError, ValueError) as error:
        raise CollectError(f"{url} cannot be asked: {error}") from error


def _waits(policy: Policy) -> Iterator[float | None]:
    """Yield the wait after each try that failed; None after the last."""
    for attempt in range(policy.tries - 1):
        yield policy.backoff_seconds * 2**attempt
    yield None


def _ask_patiently(url: str, headers: dict[str, str], policy: Policy) -> Answer | str:
    for backoff in _waits(policy):
        try:
            return _ask(url, headers, policy)
        except _BusyError as busy:
            if backoff is None:
                raise CollectError(
                    f"{url} cannot be had: {busy}, {policy.tries} times: try again later"
                ) from busy
            wait = backoff if busy.wait is None else busy.wait
            if wait > policy.longest_wait_seconds:
                raise CollectError(
                    f"{url} cannot be had: {busy} and asks to wait {wait:.0f} s: try again then"
                ) from busy
            time.sleep(wait)
    raise AssertionError("the last wait is None")


def fetch(url: str, contact: str = "", *, via: str = "", policy: Policy = POLICY) -> Answer:
    """Ask for one address.

    Parameters
    ----------
    url : str
        An http or https address without a name or password in it.
    contact : str
        Address of the person who asks, told to the server; empty tells only the program.
    via : str
        The address that named this one, where it is not the user's own.
    policy : Policy
        Time, size and tries.

    Returns
    -------
    Answer
        The bytes, unpacked, from wherever the redirects led.

    Raises
    ------
    CollectError
        If the address is none, does not answer well within the policy, or is too large; if a
        redirect, or the address that named it, leads from the open internet into one's own network.

    Notes
    -----
    429, 500, 502, 503, 504, time-outs and lost connections are tried again, waiting as long as the
    server's Retry-After says. A server whose name turns to an inside address between the check and
    the request is not caught.
    """
    contact_note = f" ({contact})" if contact else ""
    headers = {"User-Agent": f"evacuation-dashboard{contact_note}"}
    for _ in range(policy.redirects + 1):
        _check(url, via)
        answer = _ask_patiently(url, headers, policy)
        if isinstance(answer, Answer):
            return answer
        url, via = answer, via or url
    raise CollectError(f"{via} redirects more than {policy.redirects} times: give its last address")
