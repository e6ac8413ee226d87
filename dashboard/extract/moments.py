"""The dates of a sentence with the words at their edges: "since", "by", "from ... to"."""

from dataclasses import replace
from datetime import date

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import Moment, read_dates
from dashboard.extract.sentence import Sentence

_SINCE_REACH = 8  # "since the war broke out on 7 October"
_STATEMENT_REACH = 12  # "said the governor, in office since May, on Saturday"
_NEAR = 7  # tokens between an edge word and its date: "from 3:00 AM EDT on August 27"


def _merge(sentence: Sentence, moments: list[Moment]) -> list[Moment]:
    """Join what names one date twice: "Monday, 19 December"; the more explicit wins."""
    merged: list[Moment] = []
    for moment in moments:
        before = merged[-1] if merged else None
        if before is None or not _is_same_date(sentence, before, moment):
            merged.append(moment)
            continue
        best = max((before, moment), key=lambda m: m.weight)
        merged[-1] = replace(best, first=before.first, last=max(before.last, moment.last))
    return merged


def _is_same_date(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    gap = moment.first - before.last
    is_joined = (
        sentence.is_mark(",", before.last)
        or sentence.has("articles", before.last)
        or sentence.has("of", before.last)
    )
    return gap < 1 or (gap == 1 and is_joined)


def _bounded(sentence: Sentence, moments: list[Moment], published: date | None) -> list[Moment]:
    """Apply "since", "by", "from ... to" to the dates after them."""
    found: list[Moment] = []
    for moment in moments:
        joined = _joined(sentence, found[-1], moment) if found else None
        if joined is not None:
            found[-1] = joined
            continue
        found.append(_with_bound(sentence, moment, published))
    return found


def _joined(sentence: Sentence, before: Moment, moment: Moment) -> Moment | None:
    """Join "from August 27 to August 28" to one span."""
    if _is_pair(sentence, before, moment):
        accuracy = DateAccuracy.RANGE
        return replace(before, last=moment.last, end=moment.end, accuracy=accuracy, bound="range")
    opens = any(
        span.value == "from" and 0 <= before.first - span.last <= _NEAR
        for span in sentence.spans("bounds")
    )
    if not opens or before.start is None or moment.first - before.last > _NEAR + 2:
        return None
    closes = sentence.cover("closing_bounds")
    if not any(index in closes for index in range(before.last, moment.first)):
        return None
    return replace(
        before, last=moment.last, end=moment.end, accuracy=DateAccuracy.RANGE, bound="range"
    )


def _is_pair(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "on May 3 and May 4"."""
    if moment.first != before.last + 1 or sentence.value("closing_bounds", before.last) is None:
        return False
    is_dated = before.weight > 2 and moment.weight > 2
    return (
        is_dated and before.end is not None and moment.end is not None and before.end < moment.end
    )


def _with_bound(sentence: Sentence, moment: Moment, published: date | None) -> Moment:
    """Apply the edge word before a date, and mark the day of a statement."""
    since = replace(moment, end=published, accuracy=DateAccuracy.RANGE, bound="since")
    edges = {
        "since": (_SINCE_REACH, since),
        "by": (1, replace(moment, start=None, bound="as_of")),
        "as_of": (2, replace(moment, start=moment.end, bound="as_of")),
        "until": (0, replace(moment, weight=0)),
    }
    if sentence.has("onwards", moment.last):
        edges["from"] = (0, since)  # "from September 24 on"
    for span in reversed(sentence.spans("bounds")):
        reach, bounded = edges.get(str(span.value), (-1, moment))
        if 0 <= moment.first - span.last <= reach:
            return bounded
    return replace(moment, is_statement=_is_statement(sentence, moment))


def _is_statement(sentence: Sentence, moment: Moment) -> bool:
    """Tell "said on Friday" and "told the press on Friday", where nothing happens in between."""
    if moment.last in sentence.cover("said"):
        return True
    if moment.accuracy is not DateAccuracy.DAY:
        return False
    events, openers = sentence.cover("events"), sentence.cover("openers")
    for span in reversed(sentence.spans("said")):
        if 0 <= moment.first - span.last <= _STATEMENT_REACH:
            between = range(span.last, moment.first)
            return not any(
                i in events or i in openers or sentence.words[i][0].isdigit() for i in between
            )
    return False


def find_moments(
    sentence: Sentence, published: date | None, last_named: date | None = None
) -> list[Moment]:
    """Return the dates that a sentence names, in order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    last_named : date or None
        The day that "the next day" follows.

    Returns
    -------
    list of Moment
        Those after "since" run to the day of publication.
    """
    named = _merge(sentence, read_dates(sentence, published, last_named))
    return [
        replace(moment, phrase=sentence.phrase(moment.first, moment.last))
        for moment in _bounded(sentence, named, published)
    ]
