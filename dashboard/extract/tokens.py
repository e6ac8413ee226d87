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


def scan(text: str, start: int, end: int) -> tuple[list[int], list[int], list[str]]:
    """Return starts, ends and texts of the tokens between two offsets."""
    matches = list(_TOKEN.finditer(text, start, end))
    return (
        list(map(re.Match.start, matches)),
        list(map(re.Match.end, matches)),
        list(map(re.Match.group, matches)),
    )
