"""Numbers that another one took the place of: "rose from 3 to 8", "up from 70 a day earlier"."""

from dashboard.extract.context import Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item

_VERB_REACH = 8  # tokens from a verb of change to the "from" after it
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
    before = range(item.first - _VERB_REACH, item.first)
    verbs = (*sentence.spans("changing"), *sentence.spans("totalling"))
    return any(span.last in before for span in verbs)


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
    return reading.sentence.has("closing_bounds", item.first - 1) and item.first - before.last == 1


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
