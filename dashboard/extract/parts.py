"""Which figures of a report are parts of others: by words, or since they add up."""

from datetime import date

from dashboard.base.vocabulary import Timing
from dashboard.extract.case import SUMMED, Case, Verdict
from dashboard.extract.context import Draft, Reading
from dashboard.extract.events import Item
from dashboard.extract.lexicon import Span

_PART_REACH = 8
_BRACKET_REACH = 3
_WHOLE_REACH = 14  # figures between a part and its whole
_SUM_REACH = 12  # figures after a whole that may add up to it
_SUM_SENTENCES = 6
_NEAR = 3  # sentences over which parts need not add up to the last digit
_ROUND = 50  # a number that it does not divide is told to the last digit
_SUM_SLACK = 0.06  # parts of a rounded whole need not add up to the last digit
_JOINT = 6  # characters of ", and "


def has_part_words(reading: Reading, item: Item) -> bool:
    """Tell whether "including", "among them" or "of whom" stands beside a number.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    """
    if item.noun.is_anaphor:
        return True
    if names_whole(reading, item) or is_beside(reading, item):
        return False
    if _is_bracketed(reading, item) or _is_listed(reading, item):
        return True
    for span in reading.sentence.spans("parts"):
        if span.value != "whole" and span.last <= item.number.first:
            if reading.items.owns(span.first):
                continue  # "8 of them by ladder, and 11 were treated": it is of the 8
            is_near = reading.distances.between(span.last, item.number.first) <= _PART_REACH
            if is_near and not reading.items.count(span.last, item.first):
                return True
        elif 0 <= span.first - item.last <= 1 and span.value == "including":
            return _closes(reading, span)
    return False


def _is_bracketed(reading: Reading, item: Item) -> bool:
    """Tell the first number of "558 dead (50 children, 94 women)"."""
    before = reading.items.before(item)
    near = range(max(0, item.first - _BRACKET_REACH), item.first)
    opened = next((i for i in reversed(near) if reading.sentence.is_mark("(", i)), None)
    return opened is not None and before is not None and 0 <= opened - before.last < _BRACKET_REACH


def _is_listed(reading: Reading, item: Item) -> bool:
    """Tell the first number of "the toll stands at eight, they say: three in Kale, two in Pale"."""
    before, sentence = reading.items.before(item), reading.sentence
    if before is None or not item.noun.is_empty or not sentence.has("static_roles", item.last):
        return False
    is_parted = any(sentence.is_mark(":", i) for i in range(before.last, item.first))
    return is_parted and (before.number.low or 0) > (item.number.high or 0)


def _closes(reading: Reading, span: Span) -> bool:
    """Tell the words of part after a number ("68 children among them;") from those before one."""
    sentence = reading.sentence
    is_cut = span.last >= len(sentence) or not sentence.words[span.last][0].isalnum()
    return is_cut or reading.items.items[-1].first < span.last


def names_whole(reading: Reading, item: Item) -> bool:
    """Tell whether a number opens a clause as the whole that others are a part of.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number: the 3,000 in "Of the 3,000 people evacuated, 40 were wounded".
    """
    sentence = reading.sentence
    for span in sentence.spans("parts"):
        opens = not span.first or not sentence.lower[span.first - 1].isalnum()
        words = range(span.last, item.first)
        if span.value == "whole" and opens and span.first < item.first <= span.last + 2:
            return all(sentence.has("stops", word) for word in words)
    return False


def is_beside(reading: Reading, item: Item) -> bool:
    """Tell whether a number is of others who go along with those before it.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number: the 39 in "37 patients left, 34 of them children, together with 39 companions".

    Notes
    -----
    What directly joins a part to the next goes on with the parts: "including 34 children as well
    as 3 women".
    """
    reach = range(item.first, item.number.first + 1)  # "as well as about 30", hedges and all
    joined = [span for span in reading.sentence.spans("beside") if span.last in reach]
    before = reading.items.before(item) if joined else None
    return any(before is None or before.last < span.first for span in joined)


def _whole_before(drafts: list[Draft], index: int) -> int | None:
    """Return the last figure of people before that is large enough to contain this one."""
    draft = drafts[index]
    part: int | None = None
    for i in range(index - 1, max(-1, index - _WHOLE_REACH), -1):
        other = drafts[i]
        is_large = other.bounds != draft.bounds and other.bounds[1] >= draft.bounds[1]
        if not (other.is_people and is_large):
            continue
        if other.part_of is None:
            return i
        part = i if part is None and other.index == draft.index else part
    return part


def by_sum(case: Case) -> Verdict:
    """Judge the parts of "300 people left for 12 shelters: 200 in Ohio and 100 in Iowa"."""
    sentence, items = case.reading.sentence, case.reading.items.items
    colon = next((i for i in range(case.item.first, 0, -1) if sentence.is_mark(":", i)), None)
    here = [one for one in case.context.drafts[-_SUM_REACH:] if one.index == case.reading.index]
    whole = next((one for one in reversed(here) if one.item.last <= (colon or 0)), None)
    if colon is None or whole is None or not (whole.is_people and case.item.noun.is_empty):
        return None
    rows = [one.number.value or 0 for one in items if one.first > colon and one.noun.is_empty]
    is_sum = len(rows) > 1 and sum(rows) == whole.item.number.value
    return (whole.event, SUMMED) if is_sum else None


def find_parts(drafts: list[Draft]) -> None:
    """Set which figure each is a part of.

    Parameters
    ----------
    drafts : list of Draft
        All figures of a report, in the order of the text; changed.

    Notes
    -----
    A whole that the sentence names; words of part ("including", "of whom"); what goes on with a
    part; or two or more figures in a row that add up to the one before them.
    """
    for index, draft in enumerate(drafts):
        whole = _named_whole(drafts, index)
        if whole is not None:
            draft.part_of = whole
        elif draft.is_people and draft.has_part_words:
            draft.part_of = _whole_before(drafts, index)
        elif index and _goes_on(drafts, index):
            draft.part_of = _within(drafts, drafts[index - 1].part_of, draft)
    for index in range(len(drafts)):
        for part in _summands(drafts, index):
            if drafts[part].part_of is None:
                drafts[part].part_of = index


def _named_whole(drafts: list[Draft], index: int) -> int | None:
    """Return the figure that a figure's own sentence names as the whole."""
    draft = drafts[index]
    for i in range(index - 1, -1, -1):
        other = drafts[i]
        if other.index != draft.index:
            return None
        if other.names_whole and draft.is_people and other.bounds[1] >= draft.bounds[1]:
            return i
    return None


def _within(drafts: list[Draft], whole: int | None, draft: Draft) -> int | None:
    """Return a whole again if it is large enough to contain a figure."""
    is_large = whole is not None and drafts[whole].bounds[1] >= draft.bounds[0]
    return whole if is_large else None


def _goes_on(drafts: list[Draft], index: int) -> bool:
    """Tell parts in a row: "of whom 544 women and 680 children"; "40 wounded and 200 women"."""
    before, draft = drafts[index - 1], drafts[index]
    if before.index != draft.index or before.part_of is None or draft.is_beside:
        return False
    is_joined = draft.evidence[0] - before.evidence[1] <= _JOINT and before.rule == "state"
    is_of_whole = is_joined and drafts[before.part_of].metric == draft.metric
    return before.timing is draft.timing and (before.metric == draft.metric or is_of_whole)


def _summands(drafts: list[Draft], whole: int) -> list[int]:
    """Return the figures after one that add up to it: to the last digit, or nearly beside it.

    The other rows of a list come to nearly as much as one of them by chance alone.
    """
    one = drafts[whole]
    target = one.item.number.value
    if target is None:
        return []
    is_row = one.rule == "label" and any(at and not at.is_carried for at in (one.origin, one.place))
    slack = 0 if is_row else target * _SUM_SLACK
    over = slack if target % _ROUND == 0 else 0
    found = _adding(drafts, whole, 0, 0)
    return found or (_adding(drafts, whole, over, slack) if slack else [])


def _adding(drafts: list[Draft], whole: int, over: float, under: float) -> list[int]:
    """Return the figures after one that add up to it, give or take what is told."""
    target = drafts[whole].item.number.value or 0
    reach = _SUM_SENTENCES if not under else _NEAR
    parts: list[int] = []
    total = 0
    for i in range(whole + 1, min(len(drafts), whole + _SUM_REACH)):
        value = drafts[i].item.number.value
        if value is None or value >= target or drafts[i].metric is not drafts[whole].metric:
            continue
        if drafts[i].part_of in parts or _is_of_other_days(drafts[whole], drafts[i]):
            continue  # "300 fighters, of whom 100 are armed, and 400 women" are 700
        is_row = bool(parts) and drafts[parts[-1]].index == drafts[i].index
        if drafts[i].index - drafts[whole].index > reach or (value <= under and not is_row):
            continue
        parts.append(i)
        total += value
        if len(parts) > 1 and -over <= target - total <= under:
            return parts
    return []


def _is_of_other_days(whole: Draft, part: Draft) -> bool:
    """Tell "300 left on Monday; on Tuesday 120 left, on Wednesday 180", which add up by chance."""
    days, own = whole.moment, part.moment
    if {whole.timing, part.timing} != {Timing.NEW} or not (days and own):
        return False
    is_before = (own.end or date.max) < (days.start or date.min)
    return is_before or (own.start or date.min) > (days.end or date.max)
