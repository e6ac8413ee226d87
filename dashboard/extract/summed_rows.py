"""Rows of totals in lists and tables, which are in none of the places that their rows name."""

from collections.abc import Sequence

from dashboard.extract.context import Draft, Reading
from dashboard.extract.events import Item
from dashboard.extract.frames import key_of
from dashboard.extract.naming import Place

_PROSE_ENDS = (".", "!", "?", ":")
_FEWEST = 2  # places of rows that a row sums up


def is_sum(reading: Reading, item: Item) -> bool:
    """Tell the number of a row of totals: "Total: 900", below "Kale: 300" and "Pale: 600".

    Parameters
    ----------
    reading : Reading
        The row.
    item : Item
        The number.
    """
    sentence = reading.sentence
    if any(named.is_named for named in reading.places) or sentence.ends_in(_PROSE_ENDS):
        return False
    words = [i for i in range(item.number.first) if sentence.words[i][0].isalpha()]
    span = sentence.cover("cumulative").get(words[0]) if words else None
    return span is not None and not sentence.has("of", span.last - 1)  # "Number of buses: 9"


def places_of_rows(drafts: Sequence[Draft], index: int, text: str) -> set[str]:
    """Return the keys of the places that head the rows above a row of totals.

    Parameters
    ----------
    drafts : sequence of Draft
        All figures of a report, in the order of the text.
    index : int
        Which of them to look above; nothing is above one that is no sum.
    text : str
        The report's text.
    """
    below = drafts[index]
    found: set[str] = set()
    is_of_all = below.is_sum or (below.rule == "label" and not below.near)
    for i in range(index - 1 if is_of_all else -1, -1, -1):
        draft = drafts[i]
        if below.index - draft.index > 1 or _ends_prose(text, draft):
            break
        below = draft
        places = (one.place for one in draft.near if one.place.end == draft.evidence[0] - 1)
        place = _head(draft, text) or next(places, None)  # "Dead: 9 (Kale 5, Pale 4)"
        if place is not None:
            found.add(key_of(place))
    return found if len(found) >= _FEWEST else set()


def _head(draft: Draft, text: str) -> Place | None:
    """Return the place that opens the row of a figure, or None."""
    start = draft.sentence[0]
    places = (nearby.place for nearby in draft.near if nearby.place.start >= start)
    first = min(places, key=lambda place: place.start, default=None)
    if first is None or first.start >= draft.evidence[0]:
        return None
    return None if any(map(str.isalpha, text[start : first.start])) else first


def _ends_prose(text: str, draft: Draft) -> bool:
    """Tell whether a figure stands in a sentence of prose, not in a row."""
    return text[slice(*draft.sentence)].rstrip().endswith(_PROSE_ENDS)
