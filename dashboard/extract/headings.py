"""The time that a heading sets for the rows below it: "Losses of the last 24 hours"."""

from dashboard.extract.context import Context, Reading
from dashboard.extract.dates import Moment

_LONGEST = 16  # tokens of a heading
_BOUNDS = ("range", "since")


def remember_frame(reading: Reading, context: Context) -> None:
    """Keep the span of time that a heading names, until the next heading.

    Parameters
    ----------
    reading : Reading
        The sentence; only a line of its own without a figure or a full stop is a heading.
    context : Context
        Is changed.
    """
    sentence = reading.sentence
    is_row = bool(reading.items.items) or not (sentence.words and sentence.words[0][0].isalnum())
    is_line_end = context.text[sentence.end : sentence.end + 1] in ("\n", "\r", "")
    if is_row or _is_prose(reading) or not is_line_end or len(sentence) > _LONGEST:
        return
    spans = [m for m in reading.moments if m.bound in _BOUNDS and m.start and m.end]
    context.frame = spans[0] if len(spans) == 1 else None


def frame_of(reading: Reading, context: Context) -> Moment | None:
    """Return the time that the heading above sets for a row which names none itself.

    Parameters
    ----------
    reading : Reading
        The row.
    context : Context
        With the heading's time.
    """
    return None if reading.moments or _is_prose(reading) else context.frame


def _is_prose(reading: Reading) -> bool:
    return reading.sentence.is_mark(".", len(reading.sentence) - 1)
