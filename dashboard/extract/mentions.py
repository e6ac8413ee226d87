"""Places that a sentence names, and the role of each: origin, destination, place, on the way."""

from collections.abc import Iterator
from typing import NamedTuple

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.attribution import Credit
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_WEAK = frozenset(
    "of on over by between about above under for along beside past crossing off".split()
)
_OPENING = frozenset('the a an its his her their both this that # “ "'.split())
_LONGEST = 9
_ARRIVAL_REACH = 3


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
        (sentence.value("stops", index) is None or not sentence.lower[index].islower())
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
        elif sentence.value("site_modifiers", index) or _counts_sites(sentence, index, start):
            pass
        elif _is_link(sentence, index) and index > start:
            pass
        elif sentence.words[index] == "#" and index > start:
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


def _counts_sites(sentence: Sentence, index: int, start: int) -> bool:
    """Tell the number of "eight coastal districts"."""
    return index == start and sentence.lower[index] in sentence.lexicon.numbers


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


def is_known(name: str, known: KnownNames) -> bool:
    """Tell whether a name, or the name in it without nouns like "region", is a known place's.

    Examples
    --------
    >>> is_known("Kursk region", {"Kursk"}), is_known("Sichuan's mountains", {"Sichuan"})
    (True, True)
    """
    if name in known:
        return True
    words = name.replace("’", "'").split()
    capitals = [word.removesuffix("'s") for word in words if word[0].isupper()]
    return 0 < len(capitals) < len(words) + ("'s" in words[-1]) and " ".join(capitals) in known


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
    if (
        sentence.value("not_places", last) is not None
        and sentence.lower[last] == sentence.words[last]
    ):
        return None  # "the Palisades and Eaton fires"
    if capitals:
        if last == index + 1 and sentence.lower[index].endswith(sentence.lexicon.demonym_endings):
            follows = sentence.words[last : last + 1]
            if follows and follows[0][0].isalpha() and sentence.value("stops", last) is None:
                return None  # "in Russian air raids"
        if is_weak and not sites and not is_known(name, known):
            return None
        end = _and_more(sentence, last)
        is_event = end > last and sentence.value("not_places", end) is not None
        return None if is_event else (index, end, True)
    is_described = last - index > 1 and (
        sentence.value("site_modifiers", index) is not None or _counts_sites(sentence, index, index)
    )
    if sites and (is_described or sentence.value("buildings", last - 1)):
        return index, last, False
    return None


def find_places(
    sentence: Sentence, text: str, known: KnownNames, credited: list[Credit]
) -> list[Named]:
    """Return the places of a sentence in order, each with the role that its preposition gives.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    text : str
        The report's text.
    known : KnownNames
        Names of known places; the syntax finds others too.
    credited : list of Credit
        Those whom the sentence credits: "Russia said" names no place.

    Returns
    -------
    list of Named
        At most one for each token.
    """
    found: list[Named] = []
    sources = {i for credit in credited for i in range(credit.first, credit.last)}
    ends = {credit.last for credit in credited if credit.last < credit.index}
    covered: set[int] = set()
    according = sentence.cover("according")
    for span in sentence.spans("roles"):
        if span.first in according or _only_locates(sentence, span.first):
            continue
        is_weak = span.last - span.first == 1 and sentence.lower[span.first] in _WEAK
        place = _place_at(sentence, span.last, text, known, is_weak=is_weak)
        if place is None or place[0] in covered or (place[0] in sources and is_weak):
            continue
        covered.update(range(place[0], place[1]))
        # "officials in Artsakh said" tells where they sit, not where it happened.
        role = None if span.first in ends else _role(sentence, span)
        found.append(Named(place[0], place[1], role, place[2]))
    found.extend(_bare_places(sentence, text, known, covered | sources))
    for credit in credited:
        # The police of a town and the office of a province tell of their own place.
        first = credit.first
        name = sentence.words[first]
        if credit.last > first + 1 and first not in covered and name[0].isupper():
            is_place = sentence.value("not_places", first) is None and not name.isupper()
            if is_place and name in known and not sentence.words[first + 1][0].isupper():
                found.append(Named(first, first + 1, None, is_named=True))
    return sorted(found)


def _only_locates(sentence: Sentence, index: int) -> bool:
    """Tell "200 km from Guangyuan" and ", towns in Idlib province": where something else lies."""
    near = range(max(0, index - 3), index)
    if any(sentence.value("units", i) == "distance" for i in near):
        return True
    return (
        index > 1
        and sentence.value("sites", index - 1) is not None
        and sentence.lower[index] == "in"
        and sentence.lower[index - 2] in (",", "a", "(")
    )


def _role(sentence: Sentence, span: Span) -> PlaceRole:
    """Return the role of a preposition; after "landed" or "came in", "in" is whither."""
    role = PlaceRole(str(span.value))
    if role is PlaceRole.PLACE and sentence.lower[span.first] in ("in", "at"):
        before = range(max(0, span.first - _ARRIVAL_REACH), span.first)
        if any(sentence.value("events", i) == Event.ARRIVE for i in before):
            return PlaceRole.DESTINATION
    return role


def _bare_places(
    sentence: Sentence, text: str, known: KnownNames, covered: set[int]
) -> Iterator[Named]:
    """Find known names without a role, and the labels of lists: "Karachi: 8,799 persons"."""
    index = 0
    while index < len(sentence):
        if index in covered or not _is_capital(sentence, index):
            index += 1
            continue
        last, _, sites, barred = _read_name(sentence, index)
        if barred or last == index:
            index = max(last, index + 1)
            continue
        name = sentence.phrase(index, last, text)
        is_label = sentence.lower[last : last + 1] == [":"] and index < 2
        if is_known(name, known) and _can_stand_bare(sentence, index, last, text):
            yield Named(index, last, PlaceRole.PLACE if is_label else None, is_named=True)
        elif is_label and sites:
            yield Named(index, last, PlaceRole.PLACE, is_named=True)
        index = last


def _can_stand_bare(sentence: Sentence, first: int, last: int, text: str) -> bool:
    """Tell a place's name from a common word that begins a sentence, or an abbreviation.

    Some village has nearly every word for its name.
    """
    if last > first + 1:
        return True
    word = sentence.words[first]
    follows = sentence.lower[last : last + 1]
    if word.isupper() and first == 0 and follows in (["—"], ["–"], ["-"], [","]):
        return True
    if word.isupper() and not text[sentence.start : sentence.end].isupper():
        return False
    if first > 0:
        return True
    is_common = sentence.lower[first] in sentence.lexicon.entries
    return not is_common and (follows in (["'s"], [":"]) or text.count(word) > 1)
