"""Document formats: a document goes to the first that claims it, and comes back as reports."""

from collections.abc import Iterator
from typing import Protocol

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.plugins import load
from dashboard.base.report import Report
from dashboard.decode.kinds import ending, media_type

MAX_DEPTH = 4
"""Documents within documents that are opened: a mail, in a mail, in a mail, with a file."""


class Format(Protocol):
    """What a file in ``decode/formats/`` holds.

    Attributes
    ----------
    ORDER : int
        The lower, the sooner it is asked whether it claims a document.
    TITLE : str
        What it is, for lists and messages: "Word".
    ENDINGS : tuple of str
        Name endings it reads, lower case with their dot.
    """

    ORDER: int
    TITLE: str
    ENDINGS: tuple[str, ...]

    def claims(self, document: Document) -> bool:
        """Tell whether the document is of this format; never raises."""
        ...

    def read(self, document: Document) -> Iterator[Report | Failure | Document]:
        """Read the reports in a document.

        A document that stands within it, such as a mail's attachment, is handed out as a document,
        and decoded in its turn.

        Raises
        ------
        DecodeError
            If it cannot be read, with what to do.
        """
        ...


def formats() -> tuple[Format, ...]:
    """Return every format, in the order they are asked."""
    return load("dashboard.decode.formats", Format)


def readable_endings() -> tuple[str, ...]:
    """Return the name endings that some format reads, in alphabetical order."""
    return tuple(sorted({end for one in formats() for end in one.ENDINGS}))


def _unclaimed(document: Document) -> Failure:
    what = ending(document) or media_type(document) or "its kind"
    known = " ".join(readable_endings())
    return Failure(document.location, f"no format reads {what}: give one of {known}")


def _decode(document: Document, depth: int) -> Iterator[Report | Failure]:
    if depth == MAX_DEPTH:
        yield Failure(document.location, "nested too deep to be read: save it as a file of its own")
        return
    format_ = next((one for one in formats() if one.claims(document)), None)
    if format_ is None:
        yield _unclaimed(document)
        return
    try:
        for found in format_.read(document):
            if isinstance(found, Document):
                yield from _decode(found, depth + 1)
            else:
                yield found
    except DecodeError as error:
        yield Failure(document.location, str(error))
    except Exception as error:  # a damaged or hostile file may make its library raise anything
        yield Failure(
            document.location,
            f"it cannot be read as {format_.TITLE} ({type(error).__name__}): it may be damaged; "
            "open it in its own program and save it again",
        )


def decode(document: Document) -> tuple[Report | Failure, ...]:
    """Decode a document.

    Parameters
    ----------
    document : Document
        As collected.

    Returns
    -------
    tuple of Report or Failure
        At least one, in the document's own order. Nothing in a document makes it raise.

    Raises
    ------
    PluginError
        If a format's file does not meet its contract.
    """
    found = tuple(_decode(document, 0))
    return found or (Failure(document.location, "there is no report in it: check what it holds"),)
