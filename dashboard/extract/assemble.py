"""Numbers of a sentence to drafts, drafts to figures: the order in which the rules are asked."""

from bisect import bisect_left
from collections.abc import Iterator

from dashboard.base.figure import Figure, Leftover, make_figure_id
from dashboard.base.metrics import Metric
from dashboard.base.report import Report
from dashboard.base.vocabulary import Counted, Event, LeftoverReason, Timing, Unit
from dashboard.extract.context import PEOPLE, Context, Draft, Reading
from dashboard.extract.crediting import choose_credit
from dashboard.extract.date_option import days_of_moment
from dashboard.extract.dating import first_event_day
from dashboard.extract.decide import Decision, decide, decide_labelled
from dashboard.extract.events import OTHER, Item
from dashboard.extract.far_units import is_of_place
from dashboard.extract.labels import Label
from dashboard.extract.naming import Place
from dashboard.extract.nonfigures import name_nonfigure
from dashboard.extract.nouns import find_noun
from dashboard.extract.parts import has_part_words, is_beside, names_whole
from dashboard.extract.placing import set_places
from dashboard.extract.quantities import Number, find_numbers, hedge_after
from dashboard.extract.stays import stay_after
from dashboard.extract.summed_rows import is_sum
from dashboard.extract.times import set_time

Remainder = tuple[Number, LeftoverReason]
_THINGS = (LeftoverReason.OTHER_COUNT, LeftoverReason.MEASURE, LeftoverReason.MONEY)


def _sort_numbers(reading: Reading, context: Context) -> Iterator[Remainder]:
    """Set the items of a sentence; yield the numbers that count nothing."""
    sentence = reading.sentence
    until = 0
    for number in find_numbers(sentence):
        if number.first < until:
            continue
        if is_of_place(sentence, number, context.known):
            yield number, LeftoverReason.IDENTIFIER
            continue
        reason = name_nonfigure(sentence, number)
        at = sentence.starts[number.first]
        if reason is not None and not _is_labelled(context.labels, at, reason):
            yield number, reason
            continue
        noun = find_noun(sentence, number)
        until = noun.last
        reading.items.add(Item(hedge_after(sentence, number, noun.last), noun))


def _is_labelled(labels: dict[int, Label], at: int, reason: LeftoverReason) -> bool:
    """Tell whether the thing after a number is that of the next: "Displaced 810 Shelters 3"."""
    label = labels.get(at) if reason is LeftoverReason.OTHER_COUNT else None
    return label is not None and label.is_firm


def read_numbers(reading: Reading, context: Context) -> list[Remainder]:
    """Add the figures of a sentence to the context's drafts.

    Parameters
    ----------
    reading : Reading
        The sentence; its items are set.
    context : Context
        What is known so far; changed.

    Returns
    -------
    list
        The numbers that became no figure, each with its reason.
    """
    left = list(_sort_numbers(reading, context))
    firsts = sorted(
        [number.first for number, _ in left] + [item.number.first for item in reading.items.items]
    )
    things = {number.first: number.high or 0 for number, reason in left if reason in _THINGS}
    for item in reading.items.items:
        before = bisect_left(firsts, item.number.first) - 1
        label = context.labels.get(reading.sentence.starts[item.number.first])
        decision: Decision | LeftoverReason
        if label is not None and (label.is_firm or not item.noun.counted):
            decision = decide_labelled(label)
        elif before >= 0 and _counts_things(item, reading, things.get(firsts[before])):
            decision = LeftoverReason.OTHER_COUNT
        else:
            decision = decide(reading, item, context)
        if isinstance(decision, LeftoverReason):
            left.append((item.number, decision))
            if decision in _THINGS and item.noun.counted not in PEOPLE:
                things[item.number.first] = item.number.high or 0
            continue
        draft = _draft(reading, item, decision, context)
        if draft.is_people:
            context.told[draft.bounds] = draft.event, draft.index
        context.drafts.append(draft)
    return left


def _draft(reading: Reading, item: Item, decision: Decision, context: Context) -> Draft:
    """Give a figure its timing, date, places and source."""
    sentence = reading.sentence
    draft = Draft(
        item,
        decision.metric,
        decision.event,
        Timing.NEW,
        decision.rule,
        decision.is_move,
        reading.index,
        reading.paragraph,
        (sentence.start, sentence.end),
        sentence.offsets(item.first, item.last),
        _population(reading, item),
        has_part_words(reading, item),
        names_whole(reading, item),
        is_beside(reading, item),
        first_event_day(reading.moments),
    )
    draft.is_sum = is_sum(reading, item)
    set_time(draft, reading, decision, context)
    draft.attributed_to, draft.is_credited = choose_credit(reading, item, context)
    set_places(draft, reading, decision.governor, context)
    return draft


def _counts_things(item: Item, reading: Reading, things: int | None) -> bool:
    """Tell whether a number counts what the one before it does; "200 fled" are no villages.

    Nor are 25 "of them" when there were but five, nor a row of 300 after "in 12 shelters:".
    """
    is_row = ":" in reading.sentence.words[1 : item.first]
    is_larger = (item.number.low or 0) > (things or 0)
    if things is None or (is_larger and (item.noun.is_anaphor or is_row)):
        return False
    stay = stay_after(reading.sentence, item.last)
    if stay is not None and stay.event == Event.SHELTER and (item.number.low or 0) > things:
        return False  # "2,800 people are in three stadiums and 640 in a monastery"
    is_bare = (item.noun.is_empty and not item.noun.counted) or item.noun.is_anaphor
    sentence = reading.sentence
    verbs = ("events", "auxiliaries", "done")
    is_subject = sentence.has_any(verbs, item.last)
    is_object = sentence.value("events", item.first - 1) not in (None, OTHER)
    return is_bare and not is_subject and not is_object


def _population(reading: Reading, item: Item) -> str:
    noun = item.noun
    if noun.is_empty or noun.is_anaphor:
        return ""
    return " ".join(reading.sentence.phrase(noun.first, noun.last).split())


def figure_ids(drafts: list[Draft], report_id: str) -> list[str]:
    """Return the id of each draft's figure."""
    return [make_figure_id(report_id, draft.metric.id, *draft.evidence) for draft in drafts]


def to_figure(index: int, ids: list[str], context: Context, report: Report) -> Figure:
    """Return a draft as a figure.

    Parameters
    ----------
    index : int
        Which of the context's drafts.
    ids : list of str
        Ids of all the report's figures.
    context : Context
        With all drafts, their parts and repeats set.
    report : Report
        The report.
    """
    draft = context.drafts[index]
    quantity = draft.item.number.quantity()
    if quantity is None:
        raise ValueError("a number without bounds cannot be a figure")
    places = (draft.origin, draft.destination, draft.place)
    moment = draft.moment
    start_day, end_day = days_of_moment(moment, draft.timing)
    return Figure(
        figure_id=ids[index],
        report_id=report.report_id,
        metric=draft.metric.id,
        quantity=quantity,
        unit=_unit(draft.metric, draft.item.noun.counted),
        population=draft.population,
        timing=draft.timing,
        start=draft.evidence[0],
        end=draft.evidence[1],
        evidence=report.text[slice(*draft.evidence)],
        sentence=report.text[slice(*draft.sentence)],
        rule=draft.rule,
        start_date=start_day,
        end_date=end_day,
        date_accuracy=moment.accuracy if moment and (start_day or end_day) else None,
        date_phrase=moment.phrase if moment else "",
        course_days=moment.length if moment and not (start_day or end_day) else 0,
        origin=_name(draft.origin),
        destination=_name(draft.destination),
        place=_name(draft.place) if not (draft.origin or draft.destination) else "",
        is_place_carried=any(place is not None and place.is_carried for place in places),
        attributed_to=" ".join(draft.attributed_to.split()),
        fact_id=ids[index if draft.fact is None else draft.fact],
        subset_of="" if draft.part_of is None else ids[draft.part_of],
    )


def _unit(metric: Metric, counted: str) -> Unit:
    return Unit.HOUSEHOLD if counted == Counted.HOUSEHOLD else metric.unit


def _name(place: Place | None) -> str:
    return "" if place is None else place.name


def to_leftover(remainder: Remainder, reading: Reading, report: Report) -> Leftover:
    """Return a number that became no figure as a leftover."""
    number, reason = remainder
    start, end = reading.sentence.offsets(number.first, number.last)
    begin, close = reading.sentence.start, reading.sentence.end
    return Leftover(
        report.report_id, start, end, report.text[start:end], reason, report.text[begin:close]
    )


def deny(draft: Draft, report: Report) -> Leftover:
    """Return a figure that a later sentence denies as a leftover."""
    start, end = draft.evidence
    sentence = report.text[slice(*draft.sentence)]
    text = report.text[start:end]
    return Leftover(report.report_id, start, end, text, LeftoverReason.DENIED, sentence)
