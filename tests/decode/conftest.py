"""Documents for decoding, and ways to look at what came of one."""

from typing import Any

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.format import decode


def make_document(name: str, content: bytes | str, **facts: Any) -> Document:
    raw = content.encode() if isinstance(content, str) else content
    return Document(location=f"/in/{name}", name=name, content=raw, **facts)


def decode_all(name: str, content: bytes | str, **facts: Any) -> list[Report | Failure]:
    return list(decode(make_document(name, content, **facts)))


def report_of(name: str, content: bytes | str, **facts: Any) -> Report:
    (found,) = decode_all(name, content, **facts)
    assert isinstance(found, Report), found
    return found


def reason_of(name: str, content: bytes | str, **facts: Any) -> str:
    (found,) = decode_all(name, content, **facts)
    assert isinstance(found, Failure), found
    return found.reason
