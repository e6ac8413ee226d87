"""Mails, with the documents attached to them."""

from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from typing import Any

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import Draft, make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.kinds import is_kind
from dashboard.decode.page import decode_page, read_page

ORDER = 30
TITLE = "a mail"
ENDINGS: tuple[str, ...] = (".eml",)

_MAIL = "message/rfc822"
_LONGEST_FIELD = 10_000
"""Characters of a field of the head; the library's time on a longer one grows with the square."""


def claims(document: Document) -> bool:
    """Tell whether it is a mail."""
    return is_kind(document, ENDINGS, (_MAIL,))


def _bytes(part: Message) -> bytes:
    payload = part.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else b""


def _text(mail: EmailMessage) -> str:
    """Return the mail's words: the plain ones, or those of its page where it has no others."""
    for kind in ("plain", "html"):
        part = mail.get_body((kind,))
        content = _bytes(part) if part is not None else b""
        if part is not None and content.strip():
            charset = str(part.get_content_charset() or "")
            if kind == "html":
                return read_page(decode_page(content, charset)).text
            return read_text(content, charset)
    return ""


def _field(mail: EmailMessage, name: str) -> Any:
    """Return a field of the head, None where it is absent or longer than any that is written."""
    raw = next((value for key, value in mail.raw_items() if key.lower() == name), "")
    return mail[name] if 0 < len(raw) <= _LONGEST_FIELD else None


def _sender(mail: EmailMessage) -> str:
    for address in getattr(_field(mail, "from"), "addresses", ()):
        return str(address.display_name or address.domain)
    return ""


def _sent(mail: EmailMessage) -> str:
    """Return when it was sent; "" where its program wrote no day of the calendar."""
    date = _field(mail, "date")
    return str(date) if getattr(date, "datetime", None) else ""


def _attachments(mail: EmailMessage, document: Document) -> Iterator[Document]:
    for number, part in enumerate(mail.iter_attachments(), start=1):
        is_inline = part.get_content_disposition() != "attachment"
        if is_inline and part.get_content_maintype() == "image":
            continue  # signs and logos of the mail's own page
        inner = next(part.iter_parts(), None) if part.get_content_type() == _MAIL else None
        name = part.get_filename() or ("mail.eml" if inner is not None else f"attachment {number}")
        yield Document(
            location=f"{document.location}#{number}-{name}",
            name=name,
            content=inner.as_bytes() if inner is not None else _bytes(part),
            media_type=part.get_content_type(),
            retrieved_at=document.retrieved_at,
            is_confidential=document.is_confidential,
        )


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read a mail and what is attached to it.

    Parameters
    ----------
    document : Document
        A mail as its program saves it.

    Yields
    ------
    Report or Failure
        First the mail itself, titled by its subject, published by its sender on its day. Quoted
        mails and signatures in it stay in the text. A mail that only carries attachments is none.
    Document
        Then each attachment, pictures within the text left out. Nothing that is said of the mail is
        taken to hold for it, except that it is confidential.

    Raises
    ------
    DecodeError
        If the words of the mail are no text.
    """
    mail = message_from_bytes(document.content, policy=default)
    attachments = list(_attachments(mail, document))
    text = _text(mail)
    if text.strip() or not attachments:
        draft = Draft(
            text,
            title=str(_field(mail, "subject") or ""),
            publisher=_sender(mail),
            published_date=_sent(mail),
        )
        yield make_report(document, draft)
    yield from attachments
