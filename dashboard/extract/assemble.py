"""Sentences to drafts to figures: the order in which the rules are asked."""

from collections.abc import Iterator

from dashboard.base.figure import Figure, Leftover, make_figure_id
from dashboard.base.metrics import Metric
from dashboard.base.report import Report
from dashboard.base.vocabulary import Counted, Kind, LeftoverReason, PlaceRole, Timing, Unit
from dashboard.extract.circumstances import (
    GOING_ON,
    at_end,
    choose_credit,
    choose_moment,
    set_places,
)
from dashboard.extract.context import Context, Draft, Place, Reading
from dashboard.extract.decide import decide
from dashboard.extract.events import Item
from dashboard.extract.nonfigures import name_nonfigure
from dashboard.extract.nouns import find_noun
from dashboard.extract.quantities import Number, find_numbers, hedge_after
from dashboard.extract.timing import decide_timing, is_total

_THINGS = (LeftoverReason.OTHER_COUNT, LeftoverReason.MEASURE, LeftoverReason.MONEY)
Remainder = tuple[Number, LeftoverReason]


def _sort_numbers(reading: Reading) -> Iterator[Remainder]:
    """Set the items of a sentence; yield the numbers that count nothing."""
    sentence = reading.sentence
    until = 0
    for number in find_numbers(sentence):
        if number.first < until:
            continue
        reason = name_nonfigure(sentence, number)
        if reason is not None:
            yield number, reason
            continue
        noun = find_noun(sentence, number)
        until = noun.last
        reading.items.append(Item(hedge_after(sentence, number, noun.last), noun))


def read_numbers(reading: Reading, index: int, context: Context) -> list[Remainder]:
    """Add the figures of a sentence to the context's drafts.

    Parameters
    ----------
    reading : Reading
        The sentence; its items are set.
    index : int
        Its index in the report.
    context : Context
        What is known so far; changed.

    Returns
    -------
    list
        The numbers that became no figure, each with its reason.
    """
    left = list(_sort_numbers(reading))
    things = {number.first for number, reason in left if reason in _THINGS}
    for item in reading.items:
        if _counts_things(item, reading, things):
            left.append((item.number, LeftoverReason.OTHER_COUNT))
            continue
        decision = decide(reading, item, context)
        if isinstance(decision, LeftoverReason):
            left.append((item.number, decision))
            if decision in _THINGS:
                things.add(item.number.first)
            continue
        own = choose_moment(reading, item, Timing.NEW, context) if reading.moments else None
        total = is_total(reading, item, decision.governor, own)
        total = total or context.as_of is not None or _is_row(reading)
        timing = decide_timing(decision.event, planned=decision.is_planned, total=total)
        if decision.rule in GOING_ON and timing is Timing.NEW:
            timing = _timing_before(context, timing)
        draft = Draft(reading, item, decision.metric, decision.event, timing, decision.rule)
        draft.is_move = decision.is_move
        draft.moment = choose_moment(reading, item, timing, context)
        if draft.metric.kind is Kind.STOCK and draft.moment is context.moment:
            draft.moment = at_end(draft.moment)
        if draft.moment is None and draft.rule in GOING_ON and context.drafts:
            draft.moment = context.drafts[-1].moment
        draft.attributed_to = choose_credit(reading, item, index, context)
        set_places(draft, context)
        context.drafts.append(draft)
    return left


def _is_row(reading: Reading) -> bool:
    """Tell the row of a list, with its label: "Karachi: 8,799 persons"; rows state totals."""
    sentence = reading.sentence
    return reading.paragraph > 0 and any(
        place.role is PlaceRole.PLACE and sentence.lower[place.last : place.last + 1] == [":"]
        for place in reading.places
    )


def _counts_things(item: Item, reading: Reading, things: set[int]) -> bool:
    """Tell whether a number without a noun goes on with one that counts no people."""
    if not (item.noun.is_empty or item.noun.is_anaphor):
        return False
    firsts = sorted({other.number.first for other in reading.items} | things)
    before = [first for first in firsts if first < item.number.first]
    if not before or before[-1] not in things:
        return False
    follows = reading.sentence.cover("events").get(item.last)
    return follows is None  # "two villages were hit and 200 fled"


def _timing_before(context: Context, timing: Timing) -> Timing:
    """Return the timing of the figure that the one at hand goes on with."""
    return context.drafts[-1].timing if context.drafts else timing


def _unit(metric: Metric, counted: str) -> Unit:
    return Unit.HOUSEHOLD if counted == Counted.HOUSEHOLD else metric.unit


def _population(draft: Draft, text: str) -> str:
    noun, sentence = draft.item.noun, draft.reading.sentence
    if noun.is_empty or noun.is_anaphor:
        return ""
    first = noun.first
    while first < noun.last - 1 and sentence.value("stops", first) is True:
        first += 1
    return " ".join(sentence.phrase(first, noun.last, text).split())


def _name(place: Place | None) -> str:
    return "" if place is None else place.name


def to_figure(draft: Draft, ids: list[str], index: int, report: Report) -> Figure:
    """Return a draft as a figure.

    Parameters
    ----------
    draft : Draft
        The draft, with its parts and repeats set.
    ids : list of str
        Ids of all the report's figures.
    index : int
        Which of them this is.
    report : Report
        The report.
    """
    reading, item, moment = draft.reading, draft.item, draft.moment
    quantity = item.number.quantity()
    if quantity is None:
        raise ValueError("a number without bounds cannot be a figure")
    start, end = evidence_offsets(draft)
    places = [p for p in (draft.origin, draft.destination, draft.place) if p is not None]
    begin, close = reading.sentence.start, reading.sentence.end
    dated = moment is not None and (moment.start is not None or moment.end is not None)
    day = moment.ahead if moment and moment.ahead and draft.timing is Timing.PLANNED else None
    return Figure(
        figure_id=ids[index],
        report_id=report.report_id,
        metric=draft.metric.id,
        quantity=quantity,
        unit=_unit(draft.metric, item.noun.counted),
        population=_population(draft, report.text),
        timing=draft.timing,
        start=start,
        end=end,
        evidence=report.text[start:end],
        sentence=report.text[begin:close],
        rule=draft.rule,
        start_date=day or (moment.start if moment else None),
        end_date=day or (moment.end if moment else None),
        date_accuracy=moment.accuracy if moment and dated else None,
        date_phrase="",
        origin=_name(draft.origin),
        destination=_name(draft.destination),
        place=_name(draft.place) if not draft.origin and not draft.destination else "",
        is_place_carried=any(place.is_carried for place in places),
        attributed_to=" ".join(draft.attributed_to.split()),
        fact_id=ids[index if draft.fact is None else draft.fact],
        subset_of="" if draft.part_of is None else ids[draft.part_of],
    )


def evidence_offsets(draft: Draft) -> tuple[int, int]:
    """Return where the words that bear a draft's number stand in the report's text."""
    item = draft.item
    return draft.reading.sentence.offsets(item.first, item.last)


def figure_ids(drafts: list[Draft], report_id: str) -> list[str]:
    """Return the id of each draft's figure."""
    return [
        make_figure_id(report_id, draft.metric.id, *evidence_offsets(draft)) for draft in drafts
    ]


def to_leftover(remainder: Remainder, reading: Reading, report: Report) -> Leftover:
    """Return a number that became no figure as a leftover."""
    number, reason = remainder
    start, end = reading.sentence.offsets(number.first, number.last)
    begin, close = reading.sentence.start, reading.sentence.end
    return Leftover(
        report.report_id, start, end, report.text[start:end], reason, report.text[begin:close]
    )
