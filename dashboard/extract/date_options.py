"""The dates that a figure may bear, as its sentence and what went before offer them.

Beside each date as it is named stand the ways in which reports mean it: the day itself, all until
it, from it to publication, the last day of a span.
"""

from collections.abc import Iterator
from datetime import timedelta

from dashboard.base.vocabulary import DateAccuracy, Kind, Timing
from dashboard.extract.carrying import is_late, kept_moment
from dashboard.extract.context import Context, Draft, Reading
from dashboard.extract.courses import backward_course
from dashboard.extract.date_option import DateOption, days_of_moment
from dashboard.extract.dates import Moment
from dashboard.extract.dating import can_date, date_reach, is_of_another, is_parted, since_start
from dashboard.extract.headings import frame_of
from dashboard.extract.settling import settled

_MOST = 8  # dates of a sentence that are weighed
_MOST_BEFORE = 8  # figures before one, of which the last of the same metric is weighed
_NEAR, _MID = 4, 12  # cost between a number and a date
_OPENING = 1
_FAR_STEP = 4
_MATE_STEP = 3
_MOST_CROSSED = 2
_MOST_WEIGHT = 3


def find_options(draft: Draft, reading: Reading, context: Context) -> Iterator[DateOption]:
    """Yield the dates that a figure's sentence and what went before offer it.

    Parameters
    ----------
    draft : Draft
        The figure; its timing is set.
    reading : Reading
        Its sentence.
    context : Context
        What was named before.
    """
    yield from _own(draft, reading, context)
    yield from _carried(draft, reading, context)
    yield from _of_report(draft, context)
    yield from _of_mates(draft, context)


def _own(draft: Draft, reading: Reading, context: Context) -> Iterator[DateOption]:
    """Yield the dates of a sentence, each settled as the figure's, and what else they may mean."""
    item, timing = draft.item, draft.timing
    fit = (m for m in reading.moments if _may_date(m, draft, reading))
    nearest = sorted(fit, key=lambda m: date_reach(reading, item, m))[:_MOST]
    first = next((m for m in nearest if m.weight and not m.is_statement), None)
    for moment in nearest:
        signs = list(_signs_of(moment, draft, reading))
        if moment is first:
            signs.append("nearest")
        found = settled(moment, reading, item, timing, context)
        source = "said" if moment.is_statement else "own" if moment.weight else "now"
        if not _is_of_others(moment, draft):
            yield _option(found, source, signs, "v_plain")
        yield from _variants(found, source, signs, context)
        if timing is Timing.PLANNED:
            yield from _either_side(moment, source, signs)
        elif moment.bound == "course" and found.start is None:
            yield _option(backward_course(moment, context.published), source, signs, "v_back")
        if moment.bound == "since":
            yield from _ends_of_since(found, signs, reading, context)
        elif timing is Timing.CUMULATIVE:
            yield from _from_first(found, source, signs, context)
    frame = frame_of(reading, context)
    if frame is not None:
        yield DateOption(frame, "own", ("f_frame",))
    begun = since_start(reading, context)
    if begun is not None:
        yield DateOption(begun, "own", ("b_since", "v_begun"))


def _may_date(moment: Moment, draft: Draft, reading: Reading) -> bool:
    """Tell whether a date may be a figure's at all: what is to come dates nothing that is done.

    Nor is a total so far of the day of another number: "So far 300 left, 20 of them on Monday".
    """
    item, timing = draft.item, draft.timing
    if is_parted(reading, item, moment, timing):
        return False
    if timing is Timing.CUMULATIVE and moment.weight:
        is_current = any(not other.weight for other in reading.moments)
        if is_current and reading.items.count(item.last, moment.first):
            return False
    return moment.bound != "ahead" or timing is Timing.PLANNED


def _is_of_others(moment: Moment, draft: Draft) -> bool:
    """Tell "of those who fled since Monday, 300 camp there", which is so on one day."""
    is_before = moment.bound == "since" and moment.first < draft.item.first
    return is_before and draft.metric.kind is Kind.STOCK


def _signs_of(moment: Moment, draft: Draft, reading: Reading) -> Iterator[str]:
    """Yield what holds of a date of the sentence, and how it stands to the number."""
    item, sentence = draft.item, reading.sentence
    yield f"b_{moment.bound or 'plain'}"
    yield f"a_{moment.accuracy}"
    yield f"w_{min(moment.weight, _MOST_WEIGHT)}"
    yield "after" if moment.first >= item.last else "before"
    cost = reading.distance(item, moment.first, moment.last)
    yield "d_near" if cost <= _NEAR else "d_mid" if cost <= _MID else "d_far"
    left, right = min(item.last, moment.last), max(item.first, moment.first)
    yield f"x_{min(_MOST_CROSSED, reading.items.count(left, right))}"
    between = set(sentence.lower[left:right])
    is_closing = moment.last >= len(sentence) or sentence.is_mark(".", moment.last)
    holds = {
        "is_stmt": moment.is_statement,
        "clock": moment.is_clock,
        "begun": moment.bound == "begun" and moment.begun is not None,
        "sole": len(reading.moments) == 1,
        "opens": moment.first <= _OPENING,
        "owner": sentence.has("possessive", moment.last),
        "closes": is_closing,
        "relative": is_of_another(reading, item, moment),
        "semi": not between.isdisjoint((";", ":")),
        "comma": "," in between,
        "cannot": not can_date(reading, item, moment, draft.timing),
    }
    yield from (sign for sign, is_so in holds.items() if is_so)


def _option(moment: Moment | None, source: str, signs: list[str], *more: str) -> DateOption:
    return DateOption(moment, source, (*signs, *more))


def _variants(
    moment: Moment, source: str, signs: list[str], context: Context
) -> Iterator[DateOption]:
    """Yield what else a date may mean: all until a day, from it on, one end of a span."""
    published, start, end = context.published, moment.start, moment.end
    if moment.bound == "as_of" and start is None and end is not None:
        yield _option(moment._replace(start=end, bound=""), source, signs, "v_point")
    elif start is not None and start == end:
        yield _option(moment._replace(start=None, bound="as_of"), source, signs, "v_until")
        if published is not None and start < published:
            onward = moment._replace(end=published, accuracy=DateAccuracy.RANGE, bound="since")
            yield _option(onward, source, signs, "v_onward")
        if moment.accuracy is DateAccuracy.RANGE and start.toordinal() > 1:
            night = moment._replace(start=start - timedelta(days=1))
            yield _option(night, source, signs, "v_night")
    elif start is not None and end is not None and start < end:
        day = moment._replace(accuracy=DateAccuracy.DAY, bound="")
        # The day up to which "since Monday" reaches is no Monday.
        phrase = "" if moment.bound == "since" else moment.phrase
        yield _option(day._replace(start=end, phrase=phrase), source, signs, "v_last")
        yield _option(day._replace(end=start), source, signs, "v_first")


def _either_side(moment: Moment, source: str, signs: list[str]) -> Iterator[DateOption]:
    """Yield the day to come and the day past that a plan may mean by a weekday."""
    ahead = moment.ahead
    if ahead is not None:
        to_come = moment._replace(start=ahead, end=ahead, ahead=None, bound="ahead")
        yield _option(to_come, source, signs, "v_ahead")
    if moment.end is not None and moment.bound not in ("as_of", "ahead"):
        past = moment._replace(start=moment.end, ahead=None, bound="")
        yield _option(past, source, signs, "v_past")


def _ends_of_since(
    since: Moment, signs: list[str], reading: Reading, context: Context
) -> Iterator[DateOption]:
    """Yield the days up to which a total since a date may be told."""
    if since.start is None:
        return
    ends = [
        (moment, "v_since_to")
        for moment in reading.moments[:_MOST]
        if moment.first != since.first and moment.accuracy is DateAccuracy.DAY
    ]
    named = ((context.as_of, "v_since_as_of"), (context.heading, "v_since_heading"))
    ends.extend((moment, sign) for moment, sign in named if moment is not None)
    for moment, sign in ends:
        if moment.end is not None and moment.end > since.start:
            yield _option(since._replace(end=moment.end), "own", signs, sign)


def _from_first(
    moment: Moment, source: str, signs: list[str], context: Context
) -> Iterator[DateOption]:
    """Yield the days from the first on which something happened to a day of a total."""
    first = context.first_day
    if first is None or first.start is None or moment.end is None or first.start >= moment.end:
        return
    span = moment._replace(start=first.start, accuracy=DateAccuracy.RANGE, bound="since")
    yield _option(span, source, signs, "v_from_first")


def _carried(draft: Draft, reading: Reading, context: Context) -> Iterator[DateOption]:
    """Yield the date last named, as it was named and as it is carried on."""
    moment = context.moment
    if moment is None:
        return
    source = "carry" if context.moment_paragraph == reading.paragraph else "line"
    step = min(reading.index - context.moment_index, _FAR_STEP)
    signs = [f"c_{source}_{step}", f"cb_{moment.bound or 'plain'}"]
    signs.append(f"cw_{min(moment.weight, _MOST_WEIGHT)}")
    if moment.is_statement:
        signs.append("c_stmt")
    kept = kept_moment(moment, draft.timing, context)
    if kept is None:
        return  # "in early May" dates no other sentence
    spans = (days_of_moment(one, draft.timing) for one in (kept, moment))
    if len(set(spans)) > 1:
        yield _option(kept, source, signs, "v_kept")
    if draft.timing is Timing.CUMULATIVE and is_late(moment, context):
        return
    yield _option(moment, source, signs, "v_plain")
    yield from _variants(moment, source, signs, context)


def _of_report(draft: Draft, context: Context) -> Iterator[DateOption]:
    """Yield the days that head a report or that it tells first and last."""
    first, begun, published = context.first_day, context.begun, context.published
    last = context.event_days[-1][2] if context.event_days else None
    named = (
        (context.heading, "f_heading"),
        (context.as_of, "f_as_of"),
        (first, "f_first_day"),
        (last, "f_last_event"),
    )
    for moment, sign in named:
        if moment is not None:
            yield DateOption(moment, "far", (sign,))
    starts = [(begun, begun.begun if begun else None, "f_begun")]
    if draft.timing is Timing.CUMULATIVE:
        starts.append((first, first.start if first else None, "f_first_to_pub"))
    for moment, start, sign in starts:
        if moment and start and published and start < published:
            accuracy = DateAccuracy.RANGE
            span = moment._replace(start=start, end=published, accuracy=accuracy, bound="since")
            yield DateOption(span, "far", (sign,))


def _of_mates(draft: Draft, context: Context) -> Iterator[DateOption]:
    """Yield the dates of the figure before, and of the last one of the same metric."""
    if not context.drafts:
        return
    before = context.drafts[-1]
    signs = [f"q_before_{min(draft.index - before.index, _MATE_STEP)}"]
    if before.metric is draft.metric:
        signs.append("q_same_metric")
    if before.timing is draft.timing:
        signs.append("q_same_timing")
    yield DateOption(before.moment, "mate", tuple(signs))
    near = reversed(context.drafts[-_MOST_BEFORE:])
    same = next((other for other in near if other.metric is draft.metric), None)
    if same is not None and same is not before:
        step = min(_MATE_STEP, draft.index - same.index)
        yield DateOption(same.moment, "mate", (f"q_metric_{step}",))


def late_options(draft: Draft, following: Moment | None, context: Context) -> Iterator[DateOption]:
    """Yield the dates that only the whole report offers a figure.

    Parameters
    ----------
    draft : Draft
        The figure; its whole and its fact are set.
    following : Moment or None
        The day that its paragraph names after it.
    context : Context
        With all figures.
    """
    drafts, published = context.drafts, context.published
    for index, sign in ((draft.part_of, "q_whole"), (draft.fact, "q_fact")):
        if index is not None and drafts[index] is not draft:
            yield DateOption(drafts[index].moment, "mate", (sign,))
    if following is not None:
        yield DateOption(following, "far", ("f_following",))
    yield DateOption(None, "none", ("none",))
    if published is not None:
        yield DateOption(Moment(0, 0, published, published), "pub", ("pub",))
