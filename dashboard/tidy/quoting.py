"""The sentence that some words of a text stand in, wherever they are: no figure need be there."""

import re

_REACH = 240
"""Characters on either side within which a sentence is taken to start and end."""
_ENDS = re.compile(r"[.!?…]['”\"]?\s+|\n")


def sentence_around(text: str, start: int, end: int) -> tuple[str, int]:
    """Return the sentence that some words stand in, and where in it they start.

    Examples
    --------
    >>> sentence_around("It rained. They left Homs by bus. Later it cleared.", 21, 25)
    ('They left Homs by bus.', 10)
    """
    first = max(
        (found.end() for found in _ENDS.finditer(text, max(0, start - _REACH), start)),
        default=max(0, start - _REACH),
    )
    last = _ENDS.search(text, end, end + _REACH)
    stop = last.start() + 1 if last else min(len(text), end + _REACH)
    sentence = text[first:stop].rstrip()
    return sentence, start - first
