"""Which figures of a report are parts of others, and which tell one fact again."""

from dashboard.extract.circumstances import is_people
from dashboard.extract.context import Draft

_PART_REACH = 8
_SUM_SLACK = 0.06  # parts of a rounded whole need not add up to the last digit


def _bounds(draft: Draft) -> tuple[int, int]:
    low, high = draft.item.number.low, draft.item.number.high
    return (low or 0, high or 0)


def _has_part_words(draft: Draft) -> bool:
    """Tell whether "including", "among them" or "of whom" stands beside a number."""
    item, reading = draft.item, draft.reading
    if item.noun.is_anaphor:
        return True
    for span in reading.sentence.spans("parts"):
        if span.last <= item.first:
            crossed = [i for i in reading.items if span.last <= i.first < item.first]
            if not crossed and reading.distances.between(span.last, item.first) <= _PART_REACH:
                return True
        elif 0 <= span.first - item.last <= 1 and span.value == "including":
            follows = [i for i in reading.items if i.first >= span.last]
            if not follows:
                return True
    return False


def _whole_before(drafts: list[Draft], index: int) -> int | None:
    """Return the last figure of people before that is large enough to contain this one."""
    low, high = _bounds(drafts[index])
    for i in range(index - 1, max(-1, index - 8), -1):
        if is_people(drafts[i]) and drafts[i].part_of is None and _bounds(drafts[i])[1] >= high > 0:
            if _bounds(drafts[i]) != (low, high):
                return i
    return None


def find_parts(drafts: list[Draft]) -> None:
    """Set which figure each is a part of.

    Parameters
    ----------
    drafts : list of Draft
        All figures of a report, in the order of the text; changed.

    Notes
    -----
    Words of part ("including", "of whom"), or two or more figures in a row that add up to the
    one before them.
    """
    for index, draft in enumerate(drafts):
        if is_people(draft) and _has_part_words(draft):
            draft.part_of = _whole_before(drafts, index)
        elif index and _goes_on(drafts[index - 1], draft):
            draft.part_of = drafts[index - 1].part_of
    for index in range(len(drafts)):
        for part in _summands(drafts, index):
            if drafts[part].part_of is None:
                drafts[part].part_of = index


def _goes_on(before: Draft, draft: Draft) -> bool:
    """Tell parts in a row: "of whom 544 women and 680 children"."""
    if before.reading is not draft.reading or before.metric != draft.metric:
        return False
    return before.part_of is not None and before.timing is draft.timing


def _summands(drafts: list[Draft], whole: int) -> list[int]:
    """Return the figures after one that add up to it."""
    target = drafts[whole].item.number.value
    if target is None:
        return []
    parts: list[int] = []
    total = 0
    for i in range(whole + 1, min(len(drafts), whole + 12)):
        value = drafts[i].item.number.value
        if value is None or drafts[i].metric != drafts[whole].metric or value >= target:
            continue
        parts.append(i)
        total += value
        if len(parts) > 1 and abs(total - target) <= target * _SUM_SLACK:
            return parts
    return []


def find_repeats(drafts: list[Draft]) -> None:
    """Set for each figure the first that tells the same fact.

    Parameters
    ----------
    drafts : list of Draft
        All figures of a report; changed.

    Notes
    -----
    The same metric, number and timing in one report is one fact, unless the places differ.
    """
    for index, draft in enumerate(drafts):
        draft.fact = index
        for i in range(index):
            if _is_same_fact(drafts[i], draft):
                draft.fact = drafts[i].fact
                break


def _is_same_fact(one: Draft, other: Draft) -> bool:
    if one.metric != other.metric or _bounds(one) != _bounds(other):
        return False
    for a, b in ((one.origin, other.origin), (one.destination, other.destination)):
        if a and b and a.name not in b.name and b.name not in a.name:
            return False
    return True
