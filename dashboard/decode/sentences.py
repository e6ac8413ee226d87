"""Sentences: where each of a text's sentences stands, headlines, items and table rows among them.

The boundaries within a paragraph are sentencex's, by the text's language. This module decides what
a paragraph is, and mends the boundaries that reports of evacuations are known to mislead it on.
"""

import re
from collections.abc import Iterator
from itertools import chain

import sentencex

from dashboard.base.report import Span
from dashboard.decode.lines import passages

_DAYS = "Mon|Tues|Wednes|Thurs|Fri|Satur|Sun"
_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
_ZONES = "[ECMP]T|[ECMP][SD]T|AK[SD]T|HST|GMT|UTC|BST|W?E?C?E[SD]?T|IST|PKT|PST|PHT|AST|MSK|TRT"

# Left of a boundary, words that do not end a sentence before what stands right of it.
_UNSPLIT = re.compile(
    rf"(?:\b[ap]\.\s?m\.\ *\|\s*(?:(?:{_ZONES})\b|(?:{_DAYS})day\b|(?:{_MONTHS})\b|local\b|\())"
    r"|(?:\b(?:approx|est|avg|max|min|incl|excl|pop|para|vol)\.\s*\|\s*\d)"
    r"|(?:\b(?:ms|ft|amb|dir|dep|prov|brgy|sto|sta|engr|atty)\.\s*\|\s*[^\W\d])",
    re.IGNORECASE,
)
# An hour that opens a sentence, whose full stop does not end it before a number.
_OPENING_HOUR = re.compile(
    r"\s*(?:as of|by|at|since|until|before|after|from|around|about)\b[^.]{0,20}\b[ap]\.\s?m\.\s*",
    re.IGNORECASE,
)
# Words that sentencex takes for abbreviations ("ill." for Illinois) where they end a sentence.
_SPLIT = re.compile(r"(?:\bill|\b\d{1,2} May)[.]\s+(?=[A-Z“\"])")
_ENUMERATOR = re.compile(
    r"\s*(?:para(?:graph)?\.?\s*)?\(?(?:\d{1,3}[a-z]?|[a-z]|[ivxl]{1,5})[.)]\s*", re.IGNORECASE
)
_MARK = re.compile(r"[^\w\s,\-]")


_WINDOW = 4_000
"""Characters given to sentencex at once: on hostile text its time grows with the square."""


def _is_unsplit(before: str, after: str) -> bool:
    if after[:1].isdecimal() and _OPENING_HOUR.fullmatch(before):
        return True
    return _UNSPLIT.search(f"{before[-12:]}|{after[:14]}") is not None


def _pieces(flat: str, language: str) -> Iterator[str]:
    """Yield sentencex's sentences of a passage, which it is given a window at a time.

    The last one of a window may go on behind it and opens the next window; one that fills a window
    alone is handed on in parts, which `_boundaries` joins.
    """
    start = 0
    while start < len(flat):
        window = flat[start : start + _WINDOW]
        is_last = start + _WINDOW >= len(flat)
        pieces = sentencex.segment(language, window)
        taken = pieces if is_last or len(pieces) == 1 else pieces[:-1]
        yield from taken
        start += sum(map(len, taken))


def _boundaries(passage: str, language: str) -> Iterator[int]:
    """Yield the ends of a passage's sentences, sentencex's mended; the last is the passage's."""
    pieces = _pieces(passage.replace("\n", " "), language)
    end, before = 0, next(pieces, "")
    for piece in chain(pieces, [""]):
        for missed in _SPLIT.finditer(before):
            yield end + missed.end()
        is_enumerator = end == 0 and _ENUMERATOR.fullmatch(before)
        end += len(before)
        is_cut = len(before) == _WINDOW
        if not piece or not (is_enumerator or is_cut or _is_unsplit(before, piece)):
            yield end
        before = piece


def _trim(text: str, start: int, end: int) -> Span:
    piece = text[start:end]
    return start + len(piece) - len(piece.lstrip()), start + len(piece.rstrip())


def split_sentences(text: str, language: str = "en") -> tuple[Span, ...]:
    r"""Find a text's sentences.

    Parameters
    ----------
    text : str
        Any text without lone surrogates; lines parted by line feeds.
    language : str
        ISO 639-1 code; decides which abbreviations are known. Of a language that sentencex does not
        know, full stops are taken as they stand.

    Returns
    -------
    tuple of Span
        In order, without overlap. Each begins and ends with something other than white space, and
        together they hold all of the text that is not white space.

    Notes
    -----
    A headline, an item of a list and a row of a table are sentences of their own; a line break
    within a wrapped paragraph ends none. A quotation of several sentences stays whole. Time is
    linear in the length of the text.

    Examples
    --------
    >>> text = "Convoy leaves\nVehicles crossed at noon (5 a.m. ET). Three were hurt."
    >>> [text[start:end] for start, end in split_sentences(text)]
    ['Convoy leaves', 'Vehicles crossed at noon (5 a.m. ET).', 'Three were hurt.']
    """
    spans = []
    for start, end in passages(text):
        begin = start
        passage = text[start:end]
        ends = _boundaries(passage, language) if _MARK.search(passage) else (len(passage),)
        for boundary in ends:
            span = _trim(text, begin, start + boundary)
            if span[0] < span[1]:
                spans.append(span)
            begin = start + boundary
    return tuple(spans)
