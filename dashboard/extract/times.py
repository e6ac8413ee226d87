"""A figure's timing and date: the order in which the rules are asked, and then the weights."""

from typing import NamedTuple

from dashboard.base.vocabulary import Event, Kind, PlaceRole, Timing
from dashboard.extract.context import GOING_ON, Context, Draft, Reading
from dashboard.extract.date_choice import MOST_WEIGHED
from dashboard.extract.date_options import find_options
from dashboard.extract.date_signs import figure_signs
from dashboard.extract.dates import Moment
from dashboard.extract.dating import choose_moment
from dashboard.extract.decide import Decision
from dashboard.extract.events import Item
from dashboard.extract.formers import former_moment, is_former, is_latter
from dashboard.extract.headings import frame_of
from dashboard.extract.stocks import of_present, of_stock
from dashboard.extract.timing import (
    TOLLED,
    decide_timing,
    is_dated,
    is_joined,
    is_pluperfect,
)
from dashboard.extract.timing_choice import timing_signs, weigh_timing
from dashboard.extract.totals import total_by

_STOCKS = (Event.AWAIT, Event.SHELTER, Event.MISS)
_FIRM = ("since", "begun", "words", "as_of", "span", "row", "raised")


class _Verdict(NamedTuple):
    """What the rules say of a figure's timing, and by what signs the weights may say otherwise.

    Attributes
    ----------
    timing : Timing
        New, a total or planned.
    is_dated : bool
        Whether a date makes it the count of that date.
    is_firm : bool
        Whether the weights are not asked.
    signs : tuple of str
        What the rules went by.
    """

    timing: Timing
    is_dated: bool
    is_firm: bool
    signs: tuple[str, ...] = ()


def set_time(draft: Draft, reading: Reading, decision: Decision, context: Context) -> None:
    """Give a figure its timing and date, of which it takes over what it lacks.

    Parameters
    ----------
    draft : Draft
        The figure; changed.
    reading : Reading
        Its sentence.
    decision : Decision
        What it counts.
    context : Context
        What was named before.
    """
    item = draft.item
    before = context.drafts[-1] if context.drafts and decision.rule in GOING_ON else None
    frame = frame_of(reading, context)
    own = choose_moment(reading, item, Timing.NEW, context) if reading.moments else frame
    verdict = _timing(reading, item, decision, own, context)
    draft.timing, draft.is_dated = verdict.timing, verdict.is_dated
    is_open = frame is None and not draft.is_dated
    if before is not None and draft.timing is Timing.NEW and is_open:
        draft.timing = before.timing
    beside = _timing_beside(draft, reading, context)
    draft.timing = beside or draft.timing
    is_weighed = len(context.drafts) < MOST_WEIGHED
    if is_weighed:
        governor = decision.governor
        draft.signs = tuple(figure_signs(draft, reading, governor, decision.rule, context))
        if beside is None and not verdict.is_firm:
            verb = (governor.first, governor.last) if governor else (item.first, item.last)
            signs = timing_signs(draft, reading, verb, own, context)
            draft.timing = weigh_timing(draft, (*signs, *verdict.signs))
    draft.moment = frame or choose_moment(reading, item, draft.timing, context)
    is_own = any(moment.weight for moment in reading.moments)
    if before is not None and frame is None and (draft.moment is None or not is_own):
        draft.moment = before.moment
    if is_former(reading, item):
        draft.moment = former_moment(reading, item, draft.moment)
    if draft.metric.kind is Kind.STOCK:
        stock = of_stock(reading, item, draft.moment, context)
        draft.moment = stock or of_present(draft, reading, context)
    if is_weighed:
        draft.options = tuple(find_options(draft, reading, context))


def _timing_beside(draft: Draft, reading: Reading, context: Context) -> Timing | None:
    """Return the timing of a figure that is told in one breath with another, None of any other."""
    item, last = draft.item, context.drafts[-1] if context.drafts else None
    is_gone = is_former(reading, item)
    if last is not None and last.index == draft.index:
        is_toll = {last.event, draft.event} <= TOLLED
        if is_gone or (is_toll and is_joined(reading.sentence, last.item, item)):
            return last.timing  # "500 left, up from 300 a day earlier"
    is_grown = draft.timing is not Timing.PLANNED and (is_gone or is_latter(reading, item))
    return Timing.CUMULATIVE if is_grown else None


def _timing(
    reading: Reading, item: Item, decision: Decision, own: Moment | None, context: Context
) -> _Verdict:
    """Return what the rules say of a figure's timing.

    Plans, what people are in, and what is counted since a day are firm. All else is a sign: "41
    have come out" tells a total of many, and one arrival of few.
    """
    governor = None if decision.rule == "repeat" else decision.governor
    is_row = _is_row(reading) or decision.rule == "label"
    dated = is_dated(reading, item, own)
    is_report = context.as_of is not None and not dated
    if is_row and dated and own is not None and own.first < item.first:
        is_row = not reading.sentence.has("relative_days", own.first)  # "Evacuated today: 300"
    told = total_by(reading, item, governor, own) or ("row" if is_row else "")
    if own is not None and own is context.frame:
        total = own.bound == "since"
        timing = decide_timing(decision.event, planned=decision.is_planned, total=total, dated=True)
        return _Verdict(timing, is_dated=False, is_firm=True)
    dated = dated and not is_pluperfect(reading.sentence, item, governor)
    event, total = decision.event, bool(told) or is_report
    timing = decide_timing(event, planned=decision.is_planned, total=total, dated=dated)
    is_named = event != Event.DISPLACE and any(
        moment.weight and not moment.is_statement for moment in reading.moments
    )
    signs = [f"rule_{timing}", f"by_{told or ('report' if is_report else 'none')}"]
    if is_named:
        signs.append("named")
    is_firm = told in _FIRM or timing is Timing.PLANNED or event in _STOCKS
    return _Verdict(timing, dated, is_firm, tuple(signs))


def _is_row(reading: Reading) -> bool:
    """Tell the row of a list, with its label: "Karachi: 8,799 persons"; rows state totals."""
    sentence = reading.sentence
    if sentence.ends_in("."):
        return False  # "Beijing: More than 2,000 people had to go."
    return reading.paragraph > 0 and any(
        place.role is PlaceRole.PLACE and sentence.lower[place.last : place.last + 1] == [":"]
        for place in reading.places
    )
