"""A figure's timing and date: the order in which the rules are asked, and then the weights."""

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
from dashboard.extract.stocks import of_stock
from dashboard.extract.timing import (
    HARM,
    decide_timing,
    is_dated,
    is_joined,
    is_pluperfect,
)
from dashboard.extract.timing_choice import timing_signs, weigh_timing
from dashboard.extract.totals import is_total

_STOCKS = (Event.AWAIT, Event.SHELTER, Event.MISS)


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
    draft.timing, draft.is_dated, is_firm = _timing(reading, item, decision, own, context)
    is_open = frame is None and not draft.is_dated
    if before is not None and draft.timing is Timing.NEW and is_open:
        draft.timing = before.timing
    beside = _timing_beside(draft, reading, context)
    draft.timing = beside or draft.timing
    is_weighed = len(context.drafts) < MOST_WEIGHED
    if is_weighed:
        governor = decision.governor
        draft.signs = tuple(figure_signs(draft, reading, governor, decision.rule, context))
        if beside is None and not is_firm:
            verb = (governor.first, governor.last) if governor else (item.first, item.last)
            draft.timing = weigh_timing(draft, timing_signs(draft, reading, verb, own, context))
    draft.moment = frame or choose_moment(reading, item, draft.timing, context)
    is_own = any(moment.weight for moment in reading.moments)
    if before is not None and frame is None and (draft.moment is None or not is_own):
        draft.moment = before.moment
    if is_former(reading, item):
        draft.moment = former_moment(reading, item, draft.moment)
    if draft.metric.kind is Kind.STOCK:
        draft.moment = of_stock(reading, item, draft.moment, context)
    if is_weighed:
        draft.options = tuple(find_options(draft, reading, context))


def _timing_beside(draft: Draft, reading: Reading, context: Context) -> Timing | None:
    """Return the timing of a figure that is told in one breath with another, None of any other."""
    item, last = draft.item, context.drafts[-1] if context.drafts else None
    is_gone = is_former(reading, item)
    if last is not None and last.index == draft.index:
        is_toll = {last.event, draft.event} <= HARM
        if is_gone or (is_toll and is_joined(reading.sentence, last.item, item)):
            return last.timing  # "500 left, up from 300 a day earlier"
    is_grown = draft.timing is Timing.NEW and (is_gone or is_latter(reading, item))
    return Timing.CUMULATIVE if is_grown else None


def _timing(
    reading: Reading, item: Item, decision: Decision, own: Moment | None, context: Context
) -> tuple[Timing, bool, bool]:
    """Return a figure's timing, whether a date makes it the count of that date, and how firmly.

    What is new because no word tells otherwise, a flight that is a total because no date stands
    beside it, and what is a total because the report is made up to a day, are not firm.
    """
    governor = None if decision.rule == "repeat" else decision.governor
    is_row = _is_row(reading) or decision.rule == "label"
    dated = is_dated(reading, item, own)
    is_report = context.as_of is not None and not dated
    told = is_total(reading, item, governor, own) or is_row
    if own is not None and own is context.frame:
        total = own.bound == "since"
        timing = decide_timing(decision.event, planned=decision.is_planned, total=total, dated=True)
        return timing, False, True
    dated = dated and not is_pluperfect(reading.sentence, item, governor)
    event, total = decision.event, told or is_report
    timing = decide_timing(event, planned=decision.is_planned, total=total, dated=dated)
    is_named = event != Event.DISPLACE and any(
        moment.weight and not moment.is_statement for moment in reading.moments
    )
    is_firm = told or is_named or timing is Timing.PLANNED or event in _STOCKS
    return timing, dated, is_firm


def _is_row(reading: Reading) -> bool:
    """Tell the row of a list, with its label: "Karachi: 8,799 persons"; rows state totals."""
    sentence = reading.sentence
    if sentence.is_mark(".", len(sentence) - 1):
        return False  # "Beijing: More than 2,000 people had to go."
    return reading.paragraph > 0 and any(
        place.role is PlaceRole.PLACE and sentence.lower[place.last : place.last + 1] == [":"]
        for place in reading.places
    )
