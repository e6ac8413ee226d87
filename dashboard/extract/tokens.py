"""Sentences as rows of tokens: words, numbers and marks, cut by one linear scan."""

import re

_TOKEN = re.compile(
    r"\d+(?:[.,:/’'\u066b\u066c\u00a0\u202f\u2009]\d+)*"
    r"|[^\W\d_]+(?:['’ʼ](?!s\b)[^\W\d_]+)*"
    r"|['’]s\b"
    r"|\S"
)


def split_words(text: str) -> list[str]:
    """Return the tokens of a phrase, folded to lower case.

    Examples
    --------
    >>> split_words("Twenty-one of Aleppo's 3,000 people")
    ['twenty', '-', 'one', 'of', 'aleppo', "'s", '3,000', 'people']
    """
    return [match.group().casefold().replace("’", "'") for match in _TOKEN.finditer(text)]


def scan(text: str, start: int, end: int) -> list[tuple[int, int, str]]:
    """Return start, end and text of each token between two offsets."""
    return [(*match.span(), match.group()) for match in _TOKEN.finditer(text, start, end)]
