"""What place a report as a whole is about: the places it names, weighed by where and how often."""

import re
from collections.abc import Sequence

from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.naming import Naming, Place

_LEAD = 160  # characters: a headline and the first sentence name what a report is about
_HEAD = 20_000  # characters in which a topic is named often
_DATELINE_REACH = 40
_DATELINE = re.compile(r"\s*(?:\([^()\n]{1,20}\)\s*)?(?:[—–:]|-{1,2}\s)")
_DATED = re.compile(r"\s*(?:\([^()\n]{1,20}\)\s*)?,\s*(?:[A-Z]\w+\.?\s+\d{1,2}\b|\d{1,2}\s+[A-Z])")
_DATE_LINE = re.compile(
    r"\s*,\s*(?:\d{1,2}\s+[A-Z]\w+|[A-Z]\w+\.?\s+\d{1,2})(?:,?\s+\d{4})?\s*[.–—-]\s"
)
_DATED_DESK = re.compile(  # "NIAMEY, Niger, 30 July (AP) --", "LARNACA, Cyprus -"
    r"\s*,\s*[A-Z][\w.'’ ]{2,24}"
    r"(?:,\s*(?:[A-Z]\w+\.?\s+\d{1,2}|\d{1,2}\s+[A-Z]\w+)(?:,?\s+\d{4})?)?"
    r"\s*(?:\([^()\n]{1,30}\)\s*)?(?:[—–]|-{1,2}\s)"
)
_SENTENCE_ENDS = (".", "!", "?", '"', "”")
_WEIGHTS: dict[PlaceRole | None, float] = {PlaceRole.PLACE: 1.5, PlaceRole.ORIGIN: 1.5}
_QUALIFIER_WEIGHT = 0.5
_DATELINE_WEIGHT = 0.25
_LEAD_BONUS = 3.0
_TITLE_BONUS = 4.0


def is_dateline(place: Place, text: str) -> bool:
    """Tell the desk where a report was written: "BERLIN -", "GENEVA, January 10, 2014.".

    Parameters
    ----------
    place : Place
        A place of the text.
    text : str
        The report's text.

    Notes
    -----
    In the first line a colon follows the topic: "Bali volcano: 100,000 must go".
    """
    line = text.rfind("\n", 0, place.start) + 1
    if text[line : place.start].strip():
        return False
    reach = place.end + _DATELINE_REACH
    match = _DATELINE.match(text, place.end, reach)
    if match is not None and match.group().endswith(":"):
        return line > 0
    is_dated = place.name.isupper() and (
        _DATED.match(text, place.end, reach) is not None
        or _DATED_DESK.match(text, place.end, reach + _DATELINE_REACH) is not None
    )
    if match is None and not is_dated:
        return False
    end = text.find("\n", place.end)
    end = end if end >= 0 else len(text)
    return text[max(line, end - _DATELINE_REACH) : end].rstrip().endswith(_SENTENCE_ENDS)


def is_desk(place: Place, text: str) -> bool:
    """Tell where a report was written, also by "Benghazi, 18 April 2011.", which may be its topic.

    Parameters
    ----------
    place : Place
        A place of the text.
    text : str
        The report's text.
    """
    line = text.rfind("\n", 0, place.start) + 1
    is_first = not text[line : place.start].strip()
    is_dated = _DATE_LINE.match(text, place.end, place.end + _DATELINE_REACH) is not None
    return (is_first and is_dated) or is_dateline(place, text)


def find_topic(named: Sequence[Naming], text: str, role: PlaceRole) -> Place | None:
    """Return the place that a report names most, those in a role before others.

    Parameters
    ----------
    named : sequence of Naming
        The places named, in order.
    text : str
        The report's text.
    role : PlaceRole
        The role that counts most.
    """
    first: dict[str, Place] = {}
    weights: dict[str, float] = {}
    last = 0
    for place, other, *_ in named:
        is_qualifier = text[last : place.start].strip() == ","
        last = place.end
        first.setdefault(place.name, place)
        weight = 2.0 if other is role else _WEIGHTS.get(other, 1.0)
        if is_qualifier:
            weight = _QUALIFIER_WEIGHT
        if is_dateline(place, text):
            weight = _DATELINE_WEIGHT
        weights[place.name] = max(weight, weights.get(place.name, 0.0))
    head = text[: min(_HEAD, named[-1].place.end)].casefold() if named else ""
    title = title_end(text)
    scores = {
        name: weight * count_name(name.casefold(), head) + _bonus(first[name], title, weight)
        for name, weight in weights.items()
    }
    best = max(scores, key=lambda name: (scores[name], -first[name].start), default=None)
    return None if best is None else first[best]


def title_end(text: str) -> int:
    """Return where the first line or, if that is long, the first sentence ends."""
    line = text.find("\n")
    if 0 <= line < _LEAD:
        return line
    sentence = text.find(". ")
    return min(_LEAD, sentence if sentence >= 0 else len(text))


def headline_end(text: str) -> int:
    """Return where the first line ends if it is a headline, which no full stop ends; else zero."""
    line = text.find("\n")
    return line if 0 < line < _LEAD and not text[:line].rstrip().endswith(".") else 0


def _bonus(place: Place, title: int, weight: float) -> float:
    """Return what a place gains by standing in the title or the lead; a desk gains nothing."""
    if weight <= _DATELINE_WEIGHT or place.start >= _LEAD:
        return 0.0
    return _TITLE_BONUS if place.start < title else _LEAD_BONUS


def count_name(name: str, text: str) -> int:
    """Return how often a name stands in a text, not counting longer words: "Syria", "Syrians".

    Parameters
    ----------
    name, text : str
        Both casefolded.
    """
    count, at = 0, text.find(name)
    while at >= 0:
        end = at + len(name)
        is_whole = not (_is_of_word(text[at - 1 : at]) or _is_of_word(text[end : end + 1]))
        count += is_whole
        at = text.find(name, end if is_whole else at + 1)
    return count


def _is_of_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"
