"""What may follow the year of a date, and so tells it from a count."""

from dashboard.extract.sentence import Sentence

_CLOSING = frozenset(",.;:)!?")  # not the quotation marks of a doubted noun


def ends_date(sentence: Sentence, last: int) -> bool:
    """Tell whether what follows a year leaves it no count: "in Homs", "and fled", "some 300".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    last : int
        The token after the year.
    """
    if last >= len(sentence) or sentence.lower[last] in _CLOSING:
        return True
    if sentence.has("conjunctions", last):
        return sentence.has("events", last + 1) and not sentence.has("counted", last + 1)
    if _opens_number(sentence, last) or (
        sentence.has("events", last) and _opens_number(sentence, last + 1)
    ):
        return True  # "of 15 December 1899 killed 300"
    is_place = sentence.has("static_roles", last) and not sentence.has("states", last)
    is_link = sentence.value("links", last) == "strong"
    return is_place or is_link or sentence.has("articles", last)


def _opens_number(sentence: Sentence, index: int) -> bool:
    if index >= len(sentence):
        return False
    return sentence.is_digits(index) or sentence.has("hedges_before", index)
