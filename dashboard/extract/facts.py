"""Which figures of a report tell one fact, and what they take over from each other."""

from dashboard.base.vocabulary import Timing
from dashboard.extract.context import Context, Draft
from dashboard.extract.events import HARM
from dashboard.extract.placing import take_places

_MOST_TELLINGS = 6  # different facts with one number that are kept apart


def find_repeats(drafts: list[Draft], headline: int) -> None:
    """Set for each figure the first that tells the same fact.

    Parameters
    ----------
    drafts : list of Draft
        All figures of a report; changed.
    headline : int
        Where the report's headline ends, as an offset; zero without one.

    Notes
    -----
    The same metric and number in one report is one fact, unless the places differ; a headline,
    which names the place in its own way, says nothing but what stands below it.
    """
    tellings: dict[tuple[str, int, int], list[int]] = {}
    for index, draft in enumerate(drafts):
        told = tellings.setdefault((draft.metric.id, *draft.bounds), [])
        draft.fact = next((i for i in told if _is_same(drafts[i], draft, headline)), index)
        if draft.fact == index and len(told) < _MOST_TELLINGS:
            told.append(index)


def _is_same(one: Draft, other: Draft, headline: int) -> bool:
    if _has_same_way(one, other):
        return True
    is_headline = one.evidence[0] < headline <= other.evidence[0]
    return is_headline and (one.timing is Timing.PLANNED) == (other.timing is Timing.PLANNED)


def _has_same_way(one: Draft, other: Draft) -> bool:
    """Tell whether no place that both name in their own sentences is another one."""
    pairs = (
        (one.origin, other.origin),
        (one.destination, other.destination),
        (one.place, other.place),
    )
    return not any(
        a and b and not (a.is_carried or b.is_carried or a.name in b.name or b.name in a.name)
        for a, b in pairs
    )


def share_facts(context: Context) -> None:
    """Give figures what they lack of the whole they are a part of, or of the fact they repeat.

    Parameters
    ----------
    context : Context
        With parts and repeats set; changed.

    Notes
    -----
    A headline and a first sentence tell of harm before a later sentence says when: they get the
    first day that the report names.
    """
    drafts = context.drafts
    for draft in drafts:
        is_early = draft.index < context.first_day_index
        if is_early and _lacks_day(draft) and draft.event in HARM and draft.timing is Timing.NEW:
            draft.moment = context.first_day
    totals = {draft.fact for draft in drafts if draft.timing is Timing.CUMULATIVE}
    for draft in drafts:
        is_undated = draft.event_day is None  # as in a headline
        if draft.fact in totals and draft.timing is Timing.NEW and is_undated:
            draft.timing = Timing.CUMULATIVE
    for draft in drafts:
        for index in (draft.part_of, draft.fact):
            if index is not None and drafts[index] is not draft:
                _take_over(draft, drafts[index], is_part=index == draft.part_of)


def _lacks_day(draft: Draft) -> bool:
    return draft.moment is None or draft.moment.is_statement


def _take_over(draft: Draft, other: Draft, *, is_part: bool) -> None:
    if _lacks_day(draft):
        draft.moment = other.moment or draft.moment
    # What was moved on a day that its own sentence names is over, whatever is planned for others.
    is_over = other.timing is Timing.PLANNED and draft.event_day is not None
    if is_part and draft.timing is Timing.NEW and not (is_over or draft.is_dated):
        draft.timing = other.timing
    told = [place for place in (draft.origin, draft.destination, draft.place) if place]
    # Who is hurt was hurt in one place; a journey told again may be another stretch of it, unless
    # its first telling names where it began.
    is_begun = other.origin is not None and not other.origin.is_carried
    is_again = bool(told) and (draft.event in HARM or is_begun)
    is_open = all(place.is_carried for place in told) and (is_part or is_again)
    if is_open and draft.metric == other.metric:
        draft.destination = None
        take_places(draft, other)
