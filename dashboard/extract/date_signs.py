"""What holds of a figure that may tell which date it bears: signs of its words and its place.

Signs are named after the tables of words, never after words, so that the weights learned in one
language hold in another.
"""

from bisect import bisect_left
from collections.abc import Iterator

from dashboard.base.vocabulary import Event, Timing
from dashboard.extract.context import PEOPLE, Context, Draft, Reading
from dashboard.extract.courses import length_of
from dashboard.extract.events import Governor, Item
from dashboard.extract.formers import is_former
from dashboard.extract.timing import TOLLED, is_pluperfect, is_rate
from dashboard.extract.totals import is_perfect

_AUXILIARY_REACH = 3
_EARLY, _MID = 2, 6  # sentences
_FAR_STEP = 4
_MANY_DAYS = 3
_FEW_NUMBERS = 3
_FEW_LINES = 4
_MANY_OTHERS = 3
_TELLING = ("said", "future", "cumulative", "presents", "more", "clock_times", "whens", "orders")
"""Tables of which a word anywhere in the sentence is a sign."""
_KINDS: dict[str, str] = {
    Event.AWAIT: "await",
    Event.SHELTER: "shelter",
    Event.DISPLACE: "displaced",
}
_CLOSERS = (".", "”", '"')


def kind_of_count(draft: Draft) -> str:
    """Return the kind of count that a figure is, as far as dates go."""
    if draft.event == Event.MISS:
        return "miss"
    if draft.event in TOLLED:
        return "harm"
    if draft.metric.counted not in PEOPLE:
        return "vehicle"
    return _KINDS.get(draft.event, "move")


def figure_signs(
    draft: Draft, reading: Reading, governor: Governor | None, rule: str, context: Context
) -> Iterator[str]:
    """Yield what holds of a figure, whichever date it bears.

    Parameters
    ----------
    draft : Draft
        The figure; its timing is set.
    reading : Reading
        Its sentence.
    governor : Governor or None
        Its event.
    rule : str
        The rule that made it.
    context : Context
        What was named before.
    """
    yield f"k_{kind_of_count(draft)}"
    yield f"m_{draft.metric.id}"
    yield f"r_{rule}"
    yield f"t_{_form(draft, reading, governor)}"
    yield from _of_position(reading)
    yield from _of_dates(reading)
    yield from _of_report(reading, context)
    sentence, count = reading.sentence, len(reading.items.items)
    yield "n1" if count == 1 else "n2" if count <= _FEW_NUMBERS else "n4"
    last = context.drafts[-1] if context.drafts else None
    holds = {
        "credit": bool(reading.credits),
        "part": draft.has_part_words,
        "former": is_former(reading, draft.item),
        "rate": is_rate(sentence, draft.item),
        "second": last is not None and last.index == draft.index,
        "length": length_of(sentence) > 0,
        "dated": draft.is_dated,
        "plan_words": draft.timing is not Timing.PLANNED and bool(sentence.spans("planned")),
        "since": any(span.value == "since" for span in sentence.spans("bounds")),
    }
    yield from (sign for sign, is_so in holds.items() if is_so)
    yield from (f"has_{kind}" for kind in sentence.present(_TELLING))


def _form(draft: Draft, reading: Reading, governor: Governor | None) -> str:
    """Return the form of a figure's verb."""
    sentence, item = reading.sentence, draft.item
    if is_pluperfect(sentence, item, governor):
        return "had"
    if is_perfect(sentence, item, governor):
        return "have"
    return "bare" if governor is None else _form_of(governor.first, reading, item)


def _form_of(verb: int, reading: Reading, item: Item) -> str:
    """Return the form of a verb by the words before it, or else by its own."""
    sentence = reading.sentence
    between = range(min(item.last, verb), max(item.last, verb) + 1)
    before = range(max(0, verb - _AUXILIARY_REACH), verb)
    found = (
        ("are", sentence.has_within("presents", between)),
        ("will", sentence.has_within("future", before)),
        ("were", sentence.has_within("overs", (*before, verb))),
        ("past", sentence.is_past(verb)),
        ("finite", sentence.has("finites", verb)),
    )
    return next((form for form, is_so in found if is_so), "verb")


def _of_position(reading: Reading) -> Iterator[str]:
    sentence, index = reading.sentence, reading.index
    is_ended = sentence.lower[-1] in _CLOSERS
    if index == 0:
        yield "lead" if is_ended else "title"
    else:
        yield "early" if index <= _EARLY else "mid" if index <= _MID else "late"
    if not is_ended:
        yield "unended"
    if not sentence.words[0][0].isalnum():
        yield "bullet"


def _of_dates(reading: Reading) -> Iterator[str]:
    """Yield what dates a sentence names."""
    moments = reading.moments
    days = sum(m.weight > 0 and not m.is_statement for m in moments)
    yield f"own{min(days, _MANY_DAYS)}"
    if not moments:
        yield "dateless"
    if any(moment.is_statement for moment in moments):
        yield "stmt"
    if any(not moment.weight for moment in moments):
        yield "now"


def _of_report(reading: Reading, context: Context) -> Iterator[str]:
    """Yield what is known of the report's own day and of the date last named."""
    holds = {
        "sitrep": context.as_of is not None,
        "headed": context.heading is not None,
        "historic": context.set_in is not None,
        "undated": context.published is None,
        "told": context.first_day is not None,
    }
    yield from (sign for sign, is_so in holds.items() if is_so)
    if context.moment is None:
        yield "carry_no"
    elif context.moment_paragraph != reading.paragraph:
        yield "carry_line"
    else:
        yield f"carry_{min(_FAR_STEP, reading.index - context.moment_index)}"


def report_signs(context: Context) -> tuple[str, ...]:
    """Return what holds of a report as a whole: whether it speaks of its own day, and how long.

    Parameters
    ----------
    context : Context
        With all its sentences read.
    """
    current = context.current
    is_told = any(not is_statement for _, is_statement in current)
    day = "event" if is_told else "said" if current else "no"
    lines = sum(1 for line in context.text.splitlines() if line.strip())
    length = "one" if lines == 1 else "few" if lines <= _FEW_LINES else "many"
    others = min(context.others, _MANY_OTHERS)
    return (
        f"rp_{day}",
        f"lines_{length}",
        f"others_{others}",
        f"rp_{day}.lines_{length}",
        f"rp_{day}.others_{min(others, 1)}",
    )


def nearness_signs(draft: Draft, context: Context) -> Iterator[str]:
    """Yield whether the day of publication is named before a figure, and near it.

    Parameters
    ----------
    draft : Draft
        The figure.
    context : Context
        With all sentences of the report read.
    """
    at = bisect_left(context.current, (draft.index, False))
    yield "pub_before" if at else "pub_unsaid"
    if at and draft.index - context.current[at - 1][0] <= 1:
        yield "pub_near"
    if at < len(context.current) and context.current[at][0] - draft.index <= 1:
        yield "pub_next"
