"""Whether a number is a total so far: "since", "in all", "have left"."""

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.context import PEOPLE, Reading
from dashboard.extract.dates import EXPLICIT, Moment
from dashboard.extract.events import Governor, Item
from dashboard.extract.lexicon import Span
from dashboard.extract.moments import compares
from dashboard.extract.sentence import Sentence
from dashboard.extract.settling import is_aside, tells_what_happened
from dashboard.extract.timing import LASTING, TOLLED, is_dated, is_raised, is_rate

_LONG_DAYS = 14
_TOTAL_REACH = 14
_COUNTING_REACH = 1
_COMPARED_REACH = 4  # tokens from a superlative to "so far"
_NEXT_REACH = 7  # tokens after a word of totals within which a number is its own
_SHARED_REACH = 14  # tokens between an auxiliary and the second verb that it holds for
_NO_SINCE = ("relative_days", "month_parts", "year_parts", "calendar_spans")
"""Tables whose phrases hold words for "since" that mean another thing: "the beginning of May"."""


def total_by(reading: Reading, item: Item, governor: Governor | None, moment: Moment | None) -> str:
    """Tell what makes a number a total so far: "since", "in all", "have left".

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    governor : Governor or None
        Its event.
    moment : Moment or None
        The date that its sentence gives it.

    Returns
    -------
    str
        A name for what does: the bound of the date, or the kind of words; "" if nothing does.

    Notes
    -----
    A day beside the number outweighs the perfect tense: "on Monday 300 have left" is of Monday.
    """
    sentence = reading.sentence
    if is_rate(sentence, item) or (moment is not None and sentence.has("solely", moment.last)):
        return ""  # "on Thursday alone"
    if moment is not None and (_is_bounding(reading, moment) or _is_long(moment)):
        clock = "_clock" if moment.is_clock else ""
        return f"{moment.bound or 'span'}{clock}"
    if sentence.has("totalling", item.first - 1) or _is_summed(reading, item, moment):
        return "totalling"
    words = _total_words(reading, item, moment)
    return words or _total_by_verb(reading, item, governor, moment)


def _total_by_verb(
    reading: Reading, item: Item, governor: Governor | None, moment: Moment | None
) -> str:
    sentence = reading.sentence
    event = governor.event if governor is not None else item.noun.state
    is_day = is_dated(reading, item, moment)
    if not is_day and _is_counted(sentence, item, event):
        return "counted"
    if event in TOLLED and _is_present(sentence, item, governor):
        return "present"
    is_of_day = is_day and moment is not None and moment.accuracy is DateAccuracy.DAY
    is_had = event in LASTING and not is_of_day and is_perfect(sentence, item, governor)
    if is_had and any(named.bound == "begun" for named in reading.moments):
        return "begun"  # "the airlift, begun on Monday, has moved 300 people"
    if is_had and moment is not None and _days_of(moment) >= _LONG_DAYS:
        return "span"  # "over the last year the war has killed 300 people"
    return "perfect" if is_had else ""


def _is_present(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "seven people are dead", the count of now, from "are dead after a fire broke out"."""
    last = item.last if governor is None else governor.first
    if any(span.value == "strong" and span.first >= last for span in sentence.spans("links")):
        return False
    return sentence.has_within("presents", range(item.last, last + 1))


def _is_bounding(reading: Reading, moment: Moment) -> bool:
    """Tell whether a date bounds a total; "by dawn" does so in its own sentence alone."""
    is_own = any(own.first == moment.first for own in reading.moments)
    return moment.bound == "since" or (moment.bound == "as_of" and is_own)


def _is_long(moment: Moment) -> bool:
    """Tell "between 14 and 28 August", days enough to be summed up."""
    is_named = moment.bound in ("", "range") and moment.weight >= EXPLICIT
    return is_named and _days_of(moment) >= _LONG_DAYS


def _days_of(moment: Moment) -> int:
    if moment.start is None or moment.end is None:
        return 0
    return (moment.end - moment.start).days


def _is_counted(sentence: Sentence, item: Item, event: str) -> bool:
    """Tell "the ministry counts 300 dead" and "300 bodies were found", which are totals."""
    before = range(item.first - _COUNTING_REACH, item.first + 1)
    is_harm = item.noun.state in TOLLED or event in TOLLED
    if is_harm and sentence.has_within("bodies", range(item.first, item.last)):
        return True
    return is_harm and any(span.last in before for span in sentence.spans("counting"))


def _total_words(reading: Reading, item: Item, moment: Moment | None) -> str:
    """Tell "so far" and "in all" from "the toll" and "already", which say less; "" for none."""
    sentence = reading.sentence
    is_late = is_dated(reading, item, moment)
    since = (span for span in sentence.spans("bounds") if span.value == "since")
    for span in (*sentence.spans("cumulative"), *since):
        if not _is_beside(reading, item, span):
            continue
        is_noun = sentence.has_within("cumulative_nouns", range(span.first, span.last))
        is_already = sentence.has("already", span.first)
        if is_late and (is_already or (is_noun and span.first > item.last)):
            continue  # "had already left on Sunday", "left on Sunday, twice the number of May"
        if is_late and span.last <= item.first and _has_next(reading, item, moment):
            continue  # "9,000 so far, 60 of them on Monday"
        if reading.items.heads(span.first):
            continue  # "a total of 61 buses"
        if span.first and sentence.words[span.first].istitle():
            continue  # the company Total
        if _is_apposition(sentence, item, span) or _is_compared(sentence, span):
            continue
        if span.value == "since" and not _is_since(reading, item, span):
            continue
        if is_noun and is_raised(sentence, item):
            return "raised"
        return "nouns" if is_noun or is_already else "words"
    return ""


def _has_next(reading: Reading, item: Item, moment: Moment | None) -> bool:
    """Tell whether a date follows a number with no other number between."""
    is_after = moment is not None and moment.first >= item.last
    return moment is not None and is_after and not reading.items.count(item.last, moment.first)


def _is_beside(reading: Reading, item: Item, span: Span) -> bool:
    """Tell whether a phrase stands near a number, with no other number between."""
    left, right = span.last, item.first
    if left > right:
        is_closed = reading.sentence.is_mark(":", span.last)  # "300 left in total: 90 by bus"
        reach = span.last if is_closed else span.last + _NEXT_REACH
        if reading.items.count(item.last, reach):
            return False  # "300 people left, bringing the total to 2,000"
        left, right = item.last, span.first
    is_near = reading.distances.between(left, right) <= _TOTAL_REACH
    return is_near and not reading.items.count(left, right)


def _is_since(reading: Reading, item: Item, span: Span) -> bool:
    """Tell the "since" that a number counts from, of no other clause and no comparison."""
    sentence = reading.sentence
    if sentence.has_any(_NO_SINCE, span.first) or compares(sentence, span):
        return False
    is_other = tells_what_happened(reading, item, span.first)
    return not (is_other or is_aside(reading, item, span.first))


def _is_summed(reading: Reading, item: Item, moment: Moment | None) -> bool:
    """Tell "altogether 8,455 people" from "a total of 61 buses" and from the sum of one day."""
    is_vehicle = item.noun.counted and item.noun.counted not in PEOPLE
    hedges = range(item.first, item.number.first)
    is_sum = not is_vehicle and reading.sentence.has_within("cumulative", hedges)
    return is_sum and not is_dated(reading, item, moment)


def _is_compared(sentence: Sentence, total: Span) -> bool:
    """Tell "the largest convoy so far", which counts one convoy."""
    before = range(max(0, total.first - _COMPARED_REACH), total.first)
    superlative = next((i for i in before if sentence.has("superlatives", i)), None)
    return superlative is not None and not any(
        sentence.has("events", i) for i in range(superlative, total.first)
    )


def _is_apposition(sentence: Sentence, item: Item, total: Span) -> bool:
    """Tell "the staff, 2,800 in all, left", which sums up no days."""
    is_after = total.first == item.last and sentence.is_mark(",", total.last)
    return is_after and sentence.is_mark(",", item.first - 1)


def is_perfect(sentence: Sentence, item: Item, governor: Governor | None) -> bool:
    """Tell "have left" from "left" and "had left"."""
    perfect = sentence.cover("perfect")
    verb = item.first
    if governor is not None:
        start = item.last if governor.first >= item.last else 0
        if any(i in perfect for i in range(max(start, governor.first - 3), governor.first)):
            return True
        verb = min(verb, governor.first)
    if verb > 1 and sentence.has("conjunctions", verb - 1):
        return _shares_perfect(sentence, verb - 2)
    # "have fetched 1,405 people to safety", "has cost 2,464 lives": what tells the event is after.
    verb = item.first - 1
    is_verb = verb > 0 and not sentence.has("stops", verb) and sentence.words[verb][0].isalpha()
    return is_verb and verb - 1 in perfect and (governor is None or governor.last > item.first)


def _shares_perfect(sentence: Sentence, last: int) -> bool:
    """Tell "has killed 12 people and injured 30": the auxiliary nearest before holds for both."""
    for index in range(last, max(-1, last - _SHARED_REACH), -1):
        if sentence.has("done", index):
            return sentence.has("perfect", index)
        if sentence.value("links", index) == "strong" or sentence.words[index] in ";:":
            return False
    return False
