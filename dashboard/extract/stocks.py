"""The day of a stock: how many people stay, wait or are missing is so on one day."""

from dashboard.base.vocabulary import DateAccuracy, Event
from dashboard.extract.context import Context, Draft, Reading
from dashboard.extract.dates import EXPLICIT, Moment
from dashboard.extract.events import Item

_STAYS = (Event.SHELTER, Event.MISS)
_STAY_REACH = 4  # tokens between a number and the verb of a stay


def of_stock(
    reading: Reading, item: Item, moment: Moment | None, context: Context
) -> Moment | None:
    """Return the date of a stock, which is of one day: "300 were sheltering by Sunday".

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    moment : Moment or None
        The date chosen for it.
    context : Context
        With the day of publication.

    Notes
    -----
    A stay told in the present ("300 live in the camp") is of the day that it is told, whatever
    day before that the sentence or one before it names.
    """
    is_own = any(own.weight for own in reading.moments)
    if moment is None or (is_own and moment.bound not in ("as_of", "since")):
        return moment
    if moment.bound in ("range", "since", "as_of") and not (is_own and _is_lasting(item, moment)):
        # The day up to which "since Monday" reaches is no Monday.
        phrase = "" if moment.bound == "since" else moment.phrase
        day = moment._replace(start=moment.end, accuracy=DateAccuracy.DAY, bound="")
        moment = day._replace(phrase=phrase)
    published = context.published
    is_before = published is not None and moment.end is not None and moment.end < published
    if is_own or not is_before or moment.weight >= EXPLICIT or _is_over(reading, item):
        return moment
    return moment._replace(start=published, end=published, phrase="")


def of_present(draft: Draft, reading: Reading, context: Context) -> Moment | None:
    """Return the day of a stay that no word dates: "300 sleep in schools" is so as it is told.

    Parameters
    ----------
    draft : Draft
        The figure.
    reading : Reading
        Its sentence.
    context : Context
        With the day of publication.
    """
    published = context.published
    if published is None or draft.event not in _STAYS or _is_over(reading, draft.item):
        return None
    return Moment(0, 0, published, published)


def _is_lasting(item: Item, moment: Moment) -> bool:
    """Tell "300 have been in the camp since Monday" from "of those who fled since, 300 camp"."""
    return moment.bound == "since" and moment.first > item.last


def _is_over(reading: Reading, item: Item) -> bool:
    """Tell "300 slept in schools" from "300 sleep in schools"."""
    near = range(item.first - _STAY_REACH, item.last + _STAY_REACH)
    return reading.sentence.has_within("overs", near)
