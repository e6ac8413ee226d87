"""Bytes to characters, whatever encoding they were saved in; what is no text is told apart."""

import codecs
from contextlib import suppress

from charset_normalizer import from_bytes

from dashboard.base.errors import DecodeError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_BINARY = (b"PK\x03\x04", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x1f\x8b", b"\xd0\xcf\x11\xe0")
_CONTROL = bytes(set(range(32)) - set(b"\t\n\r\f\x1b")) + b"\x7f"

# What documents are saved in, the commoner first: of two that fit alike, the first is taken.
_GUESSED = (
    "cp1252", "cp1251", "cp1256", "cp1250", "cp1254", "cp1253", "cp1255", "koi8_r", "gb18030",
    "shift_jis", "euc_kr", "big5", "cp874", "cp1257", "cp1258",
)  # fmt: skip

_SAMPLE_BYTES = 64 * 1024
"""Bytes an encoding is guessed from; enough for any, and guessing is slow."""

_NO_TEXT = "this is no text: save the report as text, Markdown, HTML, Word or PDF"


def _is_binary(content: bytes) -> bool:
    sample = content[:_SAMPLE_BYTES]
    controls = len(sample) - len(sample.translate(None, _CONTROL))
    return content.startswith(_BINARY) or controls * 50 > len(sample)


def _read_damaged(content: bytes) -> str | None:
    """Read UTF-8 with a few broken characters in it, as cut-off downloads have."""
    text = content.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    sound = len(text.encode()) - len(text) - 2 * broken
    return text if broken * 8 <= sound else None


def _guess(sample: bytes) -> str:
    found = from_bytes(sample, cp_isolation=list(_GUESSED))
    if not found:
        raise DecodeError(_NO_TEXT)
    best = min(found, key=lambda one: (one.chaos, -one.coherence, _GUESSED.index(one.encoding)))
    return best.encoding


def read_text(content: bytes, charset: str = "") -> str:
    """Decode a text.

    Parameters
    ----------
    content : bytes
        A text in whatever encoding.
    charset : str
        Encoding that its sender states, or empty.

    Returns
    -------
    str
        The characters, without a byte order mark; line ends and all else as they are.

    Raises
    ------
    DecodeError
        If it is a picture, a program, an archive or other binary content.

    Notes
    -----
    A byte order mark decides; then UTF-8 if the bytes are valid, the stated encoding, and last a
    guess from the first 64 KiB. Bytes that the encoding lacks become U+FFFD.
    """
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content.decode(encoding, "replace")
    if _is_binary(content):
        raise DecodeError(_NO_TEXT)
    for encoding in ("utf-8", charset or "utf-8"):
        with suppress(LookupError, ValueError):
            return content.decode(encoding)
    damaged = _read_damaged(content)
    if damaged is not None:
        return damaged
    return content.decode(_guess(content[:_SAMPLE_BYTES]), "replace")
