"""What a document is, by its name and by what its sender states."""

from pathlib import PurePosixPath

from dashboard.base.document import Document

_HTML = frozenset({"text/html", "application/xhtml+xml"})


def ending(document: Document) -> str:
    """Return the ending of a document's name in lower case, with its dot, or an empty text."""
    return PurePosixPath(document.name).suffix.lower()


def media_type(document: Document) -> str:
    """Return the stated media type in lower case, without parameters, or an empty text."""
    return document.media_type.partition(";")[0].strip().lower()


def charset(document: Document) -> str:
    """Return the character encoding that the media type names, or an empty text.

    Examples
    --------
    >>> charset(Document("x", "x", b"", media_type='text/html; charset="windows-1256"'))
    'windows-1256'
    """
    for parameter in document.media_type.split(";")[1:]:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset":
            return value.strip().strip("\"'")
    return ""


def is_kind(document: Document, endings: tuple[str, ...], media_types: tuple[str, ...]) -> bool:
    """Tell whether a document is of a kind.

    Parameters
    ----------
    document : Document
        Any document.
    endings : tuple of str
        Name endings of the kind, lower case with their dot.
    media_types : tuple of str
        Media types of the kind, lower case.

    Returns
    -------
    bool
        True if either fits. Only a sender that states HTML is believed against the ending: it
        sends a notice or a log-in page in the place of the file.
    """
    stated = media_type(document)
    if stated in _HTML:
        return stated in media_types
    return stated in media_types or ending(document) in endings
