"""Whether a figure of the past is new or a total, by its signs.

Reports seldom say which of the two it is, and what does say so may mean another thing: the perfect
tense, "by dusk". Large numbers, wide spans of time, people who stay and what the figures before
were speak for totals; a day beside the number, a small number, a single vehicle for what is new.
"""

from collections.abc import Iterator
from datetime import date
from itertools import repeat

from dashboard.base.vocabulary import Timing
from dashboard.extract.context import Context, Draft, Reading
from dashboard.extract.dates import Moment
from dashboard.extract.fitted import read_weights

WEIGHTS = read_weights("timing")
RULE_BONUS = 3
"""Weight of the rules' verdict. It is not fitted, since the rules were made with the annotated
reports in sight."""
_VALUED = ("hedges_before", "cumulative", "formers")
"""Tables of which the concept near a number is a sign."""
_AROUND = 5  # tokens before and after a number and its verb
_NEAR = 1  # sentences
_GAPS = (0, 1, 7, 31)  # days


def timing_signs(
    draft: Draft,
    reading: Reading,
    verb: tuple[int, int],
    own: Moment | None,
    context: Context,
) -> tuple[str, ...]:
    """Return what holds of a figure that tells its timing, beside its signs for the date.

    Parameters
    ----------
    draft : Draft
        The figure, with its signs for the date.
    reading : Reading
        Its sentence.
    verb : tuple of int
        The tokens that tell its event; those of the number where none do.
    own : Moment or None
        The date that it has if it is new.
    context : Context
        With the figures before.
    """
    found = (
        *_of_number(draft, reading, verb),
        *_of_dates(reading),
        *_of_date(own, reading, context.published),
        *_of_before(draft, context),
    )
    return (*draft.signs, *dict.fromkeys(found))


def _of_number(draft: Draft, reading: Reading, verb: tuple[int, int]) -> Iterator[str]:
    """Yield how large a number is, and what the words near it and its verb stand for."""
    item, sentence = draft.item, reading.sentence
    yield f"size_{len(str(item.number.low or 0))}"
    if item.number.value is None:
        yield "vague"
    left, right = min(item.first, verb[0]) - _AROUND, max(item.last, verb[1]) + _AROUND
    for kind in _VALUED:
        near = (span for span in sentence.spans(kind) if left <= span.first < right)
        yield from (f"v_{kind}_{span.value}".replace(" ", "_") for span in near)


def _of_dates(reading: Reading) -> Iterator[str]:
    for moment in reading.moments:
        if moment.weight and not moment.is_statement:
            yield f"ob_{moment.bound or 'plain'}"
            yield f"oa_{moment.accuracy}"


def _of_date(own: Moment | None, reading: Reading, published: date | None) -> Iterator[str]:
    """Yield what a date is, how long before publication, and whether the sentence names it."""
    if own is None:
        yield "m_none"
        return
    yield f"mb_{own.bound or 'plain'}"
    yield f"ma_{own.accuracy}"
    yield "m_own" if any(own.first == moment.first for moment in reading.moments) else "m_carried"
    if published is not None and own.end is not None:
        gap = (published - own.end).days
        step = next((f"mg_{most}" for most in _GAPS if gap <= most), "mg_old")
        yield "mg_ahead" if gap < 0 else step


def _of_before(draft: Draft, context: Context) -> Iterator[str]:
    """Yield the timing of the figure before."""
    before = context.drafts[-1] if context.drafts else None
    if before is None:
        yield "first"
        return
    step = draft.index - before.index
    place = "here" if not step else "near" if step <= _NEAR else "far"
    yield f"before_{before.timing}_{place}"
    if before.metric is draft.metric:
        yield f"before_same_{before.timing}"


def weigh_timing(draft: Draft, signs: tuple[str, ...]) -> Timing:
    """Return the timing that the signs speak for.

    Parameters
    ----------
    draft : Draft
        The figure, with the timing that the rules give it.
    signs : tuple of str
        What holds of it.
    """
    told = ("any", *signs)

    def score(timing: Timing) -> int:
        bonus = RULE_BONUS * (timing is draft.timing)
        return bonus + sum(map(WEIGHTS.get(timing, {}).get, told, repeat(0)))

    return max(Timing, key=score)
