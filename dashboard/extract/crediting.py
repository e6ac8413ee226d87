"""By whose word: which of the sources that a report credits is a figure's."""

from dashboard.extract.context import Context, Reading
from dashboard.extract.events import Item

_REACH = 1  # sentences that what a source said goes on over


def choose_credit(reading: Reading, item: Item, context: Context) -> str:
    """Return the source that a sentence credits with a number, or that the one before does.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    context : Context
        Who was credited before.

    Returns
    -------
    str
        As in the text; empty where the report states it on its own.
    """
    for credit in sorted(reading.credits, key=lambda c: reading.distance(item, c.at, c.at)):
        if not credit.is_pronoun:
            return reading.sentence.phrase(credit.first, credit.last)
        if context.credit:
            return context.credit
    is_near = reading.index - context.credit_index <= _REACH
    return context.credit if is_near and context.credit_paragraph == reading.paragraph else ""


def remember_credits(reading: Reading, context: Context) -> None:
    """Keep the source that later sentences may go on with.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        Is changed.
    """
    for credit in reading.credits:
        if not credit.is_pronoun:
            context.credit = reading.sentence.phrase(credit.first, credit.last)
        context.credit_index = reading.index
        context.credit_paragraph = reading.paragraph
