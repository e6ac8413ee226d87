"""Numbers that another one took the place of: "rose from 3 to 8", "up from 70 a day earlier"."""

from dashboard.extract.context import Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item

_VERB_REACH = 8  # tokens from a verb of change to the "from" after it
_TO = 4  # tokens up to a number with the "to" before it: "from 300 on Friday to 800"
_DATE_REACH = 8  # tokens from a number to the date that is its own


def is_former(reading: Reading, item: Item) -> bool:
    """Tell whether a number is what another one has grown or shrunk from.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    """
    sentence = reading.sentence
    kind = sentence.value("formers", item.first - 1)
    if kind != "maybe":
        return kind is not None
    if _is_dated_step(reading, item):
        return True
    before = range(item.first - _VERB_REACH, item.first)
    verbs = (*sentence.spans("changing"), *sentence.spans("totalling"))
    return any(span.last in before for span in verbs)


def _is_dated_step(reading: Reading, item: Item) -> bool:
    """Tell "went from 300 on Friday to 800 on Saturday" from "took from 300 to 800 people"."""
    after = reading.items.after(item)
    if after is None or not reading.sentence.has("closing_bounds", after.first - 1):
        return False
    return any(item.last <= moment.first < after.first for moment in reading.moments)


def is_latter(reading: Reading, item: Item) -> bool:
    """Tell whether a number is what another one has grown or shrunk to.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    """
    before = reading.items.before(item)
    if before is None or not is_former(reading, before):
        return False
    return (
        reading.sentence.has("closing_bounds", item.first - 1) and item.first - before.last <= _TO
    )


def former_moment(reading: Reading, item: Item, moment: Moment | None) -> Moment:
    """Return the date of a former number: one right after it, else none that anybody knows.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    moment : Moment or None
        The date that any other number would have.
    """
    if moment is not None and any(own.first == moment.first for own in reading.moments):
        is_near = 0 <= moment.first - item.last <= _DATE_REACH
        if is_near and not reading.items.count(item.last, moment.first):
            return moment
    return Moment(item.first, item.last, None, None, weight=0)
