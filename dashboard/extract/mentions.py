"""Places that a sentence names, and the role of each: origin, destination, place, on the way."""

from collections.abc import Iterator
from typing import NamedTuple

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.sentence import Sentence

_WEAK = frozenset(
    "of on over by between about above under for along beside past crossing off".split()
)
_OPENING = frozenset('the a an its his her their both this that # “ "'.split())
_LONGEST = 9


class Named(NamedTuple):
    """A place in a sentence.

    Attributes
    ----------
    first, last : int
        Its tokens, without preposition and article.
    role : PlaceRole or None
        None where no word gives it one.
    is_named : bool
        Whether it has a name of its own; "the besieged city" has none.
    """

    first: int
    last: int
    role: PlaceRole | None
    is_named: bool


def _is_capital(sentence: Sentence, index: int) -> bool:
    word = sentence.words[index]
    if not word[0].isupper() and not (
        word.casefold() in ("al", "ar", "as", "el", "an", "ad") and _is_prefix(sentence, index)
    ):
        return False
    return (
        sentence.lower[index] not in ("the", "a")
        and sentence.value("weekdays", index) is None
        and sentence.value("months", index) is None
    )


def _is_prefix(sentence: Sentence, index: int) -> bool:
    """Tell the article of "ar-Ramuseh" and "al-Bab"."""
    return (
        index + 2 < len(sentence)
        and sentence.words[index + 1] == "-"
        and sentence.words[index + 2][0].isupper()
    )


def _is_link(sentence: Sentence, index: int) -> bool:
    """Tell the hyphen within "ar-Ramuseh" and the "'s" of "Pakistan's shore"."""
    if index + 1 >= len(sentence):
        return False
    word = sentence.words[index]
    if word == "-":
        return sentence.starts[index + 1] == sentence.ends[index]
    return sentence.lower[index] == "'s"


def _read_name(sentence: Sentence, index: int) -> tuple[int, int, int, int]:
    """Read a place's noun phrase: its end, capitals, nouns of sites, and words that bar it."""
    capitals = sites = barred = 0
    start = index
    while index < min(len(sentence), start + _LONGEST):
        if _is_capital(sentence, index):
            barred += sentence.value("not_places", index) is not None
            capitals += 1
        elif sentence.value("sites", index):
            sites += 1
        elif sentence.value("site_modifiers", index):
            pass
        elif _is_link(sentence, index) and index > start:
            pass
        elif sentence.lower[index] in ("of", "in") and index > start and _goes_on(sentence, index):
            pass
        else:
            break
        index += 1
    while index > start and not (
        _is_capital(sentence, index - 1) or sentence.value("sites", index - 1)
    ):
        index -= 1
    return index, capitals, sites, barred


def _goes_on(sentence: Sentence, index: int) -> bool:
    """Tell whether "of" joins two parts of one place: "the south of Ukraine"."""
    if sentence.value("sites", index - 1) is None or index + 1 >= len(sentence):
        return False
    return sentence.lower[index] == "of" and (
        _is_capital(sentence, index + 1) or sentence.value("sites", index + 1) is not None
    )


def _and_more(sentence: Sentence, last: int) -> int:
    """Take in what is joined by "and": "Foua and Kefraya", "Juba, Wau and Aweil"."""
    size = len(sentence)
    index = last
    while index + 1 < size and sentence.lower[index] == "," and _is_capital(sentence, index + 1):
        end, *_ = _read_name(sentence, index + 1)
        if end <= index + 1:
            return last
        index = end
    if index + 1 < size and sentence.lower[index] in ("and", "&"):
        start = index + 1
        if sentence.words[start] == "#" and start + 1 < size:
            start += 1
        end, capitals, _, barred = _read_name(sentence, start)
        follows = end < size and sentence.value("said", end) is not None
        if capitals and not barred and end > start and not follows:
            return end
    return last


def _place_at(
    sentence: Sentence, index: int, text: str, known: KnownNames, *, is_weak: bool
) -> tuple[int, int, bool] | None:
    """Return the tokens of the place that begins at a token, and whether it has a name."""
    while index < len(sentence) and sentence.lower[index] in _OPENING:
        index += 1
    last, capitals, sites, barred = _read_name(sentence, index)
    if last == index or barred:
        return None
    name = sentence.phrase(index, last, text)
    if capitals:
        if is_weak and not sites and name not in known:
            return None
        return index, _and_more(sentence, last), True
    if sites and last - index > 1:
        return index, last, False
    return None


def find_places(sentence: Sentence, text: str, known: KnownNames) -> list[Named]:
    """Return the places of a sentence in order, each with the role that its preposition gives.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    text : str
        The report's text.
    known : KnownNames
        Names of known places; the syntax finds others too.

    Returns
    -------
    list of Named
        At most one for each token.
    """
    found: list[Named] = []
    covered: set[int] = set()
    for span in sentence.spans("roles"):
        is_weak = span.last - span.first == 1 and sentence.lower[span.first] in _WEAK
        place = _place_at(sentence, span.last, text, known, is_weak=is_weak)
        if place is None or place[0] in covered:
            continue
        covered.update(range(place[0], place[1]))
        found.append(Named(place[0], place[1], PlaceRole(str(span.value)), place[2]))
    found.extend(_bare_places(sentence, text, known, covered))
    return sorted(found)


def _bare_places(
    sentence: Sentence, text: str, known: KnownNames, covered: set[int]
) -> Iterator[Named]:
    index = 0
    while index < len(sentence):
        if index in covered or not _is_capital(sentence, index):
            index += 1
            continue
        last, _, _, barred = _read_name(sentence, index)
        if not barred and last > index and sentence.phrase(index, last, text) in known:
            yield Named(index, last, None, is_named=True)
        index = max(last, index + 1)
