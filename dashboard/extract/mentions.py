"""Places that a sentence names, and the role of each: origin, destination, place, on the way."""

from collections.abc import Iterator
from typing import NamedTuple

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit
from dashboard.extract.toponyms import (
    NamePhrase,
    counts_sites,
    is_capital,
    is_known,
    join_names,
    read_name,
)

_ARRIVAL_REACH = 3
_DISTANCE_REACH = 3
_LABEL_REACH = 2
_HEAD = 20_000  # characters in which a word at the start of a sentence must come up again
_SMALL_WORD = 3  # letters of the words that a headline leaves small
_TITLE_SHARE = 0.8
_DASHES = ("—", "–", "-", ",")


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


def find_places(sentence: Sentence, known: KnownNames, credited: list[Credit]) -> list[Named]:
    """Return the places of a sentence in order, each with the role that its preposition gives.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
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
    ends = {credit.last for credit in credited if credit.last < credit.at}
    covered: set[int] = set()
    for span in sentence.spans("roles"):
        if sentence.has("according", span.first) or _only_locates(sentence, span.first):
            continue
        is_weak = span.last - span.first == 1 and sentence.has("weak_roles", span.first)
        name = _place_after(sentence, span.last, known, is_weak=is_weak)
        if name is None and span.value == PlaceRole.DESTINATION:
            name = _lodging_after(sentence, span.last)
        if name is None or name.first in covered or (name.first in sources and is_weak):
            continue
        covered.update(range(name.first, name.last))
        # "Officials in Artsakh said" tells where they sit, not where it happened.
        role = None if span.first in ends else _role(sentence, span)
        found.append(Named(name.first, name.last, role, name.is_capital))
    found.extend(_bare_places(sentence, known, covered | sources))
    found.extend(_seats(sentence, known, covered, credited))
    return sorted(found)


def _place_after(
    sentence: Sentence, index: int, known: KnownNames, *, is_weak: bool
) -> NamePhrase | None:
    """Return the place that begins at a token, or None where it is none."""
    name = read_name(sentence, index)
    if name.last == name.first or name.is_barred or _is_event_name(sentence, name.last):
        return None
    if name.is_capital and not name.has_site and _is_title(sentence):
        name = _known_part(sentence, name, known)
    text = sentence.phrase(name.first, name.last)
    if name.is_capital:
        is_told = not is_weak or name.has_site or is_known(text, known)
        if not is_told or len(text) == 1 or _is_demonym(sentence, name):
            return None
        if _is_people_or_office(sentence, name) and not is_known(text, known):
            return None
        end = join_names(sentence, name.last)
        return None if _is_event_name(sentence, end) else name._replace(last=end)
    is_described = name.last - name.first > 1 and (
        sentence.has("site_modifiers", name.first) or counts_sites(sentence, name.first)
    )
    is_building = sentence.has("buildings", name.last - 1)
    if name.has_site and sentence.has("static_roles", name.last):
        # "A prison in Saada" is in Saada.
        inner = _place_after(sentence, name.last + 1, known, is_weak=is_weak)
        if inner is not None and inner.is_capital:
            return inner
    return name if name.has_site and (is_described or is_building) else None


def _lodging_after(sentence: Sentence, index: int) -> NamePhrase | None:
    """Return the "cyclone shelters" that people are brought to."""
    for first in (index, index + 1):
        span = sentence.cover("lodgings").get(first)
        if span is not None and span.first == first:
            return NamePhrase(index, span.last, is_capital=False, has_site=True, is_barred=False)
        if first < len(sentence) and not sentence.words[first].isalpha():
            break
    return None


def _is_title(sentence: Sentence) -> bool:
    """Tell a headline in which every word has a capital."""
    words = [word for word in sentence.words if word.isalpha() and len(word) > _SMALL_WORD]
    return bool(words) and sum(word[0].isupper() for word in words) > _TITLE_SHARE * len(words)


def _known_part(sentence: Sentence, name: NamePhrase, known: KnownNames) -> NamePhrase:
    """Cut "Aleppo Plead" to the longest part from its start that is a known place's name."""
    for last in range(name.last, name.first, -1):
        if is_known(sentence.phrase(name.first, last), known):
            return name._replace(last=last)
    return name


def _is_event_name(sentence: Sentence, index: int) -> bool:
    """Tell "the Palisades and Eaton fires" by the word after the names."""
    is_noun = sentence.has("not_places", index) and sentence.words[index].islower()
    return is_noun and not sentence.has("stops", index) and not sentence.has("articles", index)


def _is_demonym(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "in Russian air raids"."""
    is_one = name.last == name.first + 1
    if not is_one or not sentence.lower[name.first].endswith(sentence.lexicon.demonym_endings):
        return False
    follows = sentence.words[name.last : name.last + 1]
    return bool(follows) and follows[0][0].isalpha() and not sentence.has("stops", name.last)


def _is_people_or_office(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "from the Russians" and "from PHIVOLCS", of names that nobody knows."""
    word = sentence.words[name.first]
    endings = tuple(f"{ending}s" for ending in sentence.lexicon.demonym_endings)
    is_acronym = word.isupper() and not sentence.text[sentence.start : sentence.end].isupper()
    return name.last == name.first + 1 and (is_acronym or word.lower().endswith(endings))


def _only_locates(sentence: Sentence, index: int) -> bool:
    """Tell "200 km from Guangyuan" and ", towns in Idlib province": where something else lies."""
    near = range(max(0, index - _DISTANCE_REACH), index)
    if any(sentence.value("units", i) == "distance" for i in near):
        return True
    if not sentence.has("static_roles", index) or not sentence.has("sites", index - 1):
        return False
    before = index - 1
    while sentence.has("sites", before) or sentence.has("site_modifiers", before):
        before -= 1
    before -= sentence.has("articles", before)
    return before > 0 and sentence.lower[before] in (",", "(")


def _role(sentence: Sentence, span: Span) -> PlaceRole:
    """Return the role of a preposition; after "landed" or "came in", "in" is whither."""
    role = PlaceRole(str(span.value))
    if role is PlaceRole.PLACE and sentence.has("static_roles", span.first):
        before = range(max(0, span.first - _ARRIVAL_REACH), span.first)
        if any(sentence.value("events", i) == Event.ARRIVE for i in before):
            return PlaceRole.DESTINATION
    return role


def _bare_places(sentence: Sentence, known: KnownNames, covered: set[int]) -> Iterator[Named]:
    """Find known names without a role, and the labels of lists: "Karachi: 8,799 persons"."""
    index = 0
    while index < len(sentence):
        if index in covered or not is_capital(sentence, index):
            index += 1
            continue
        name = _without_happening(sentence, read_name(sentence, index))
        if not name.is_barred and name.last > index:
            role = _bare_role(sentence, name)
            is_label = role is PlaceRole.PLACE
            is_place = is_known(sentence.phrase(index, name.last), known)
            if (is_label and name.has_site) or (is_place and _can_stand_bare(sentence, name)):
                yield Named(index, name.last, role, is_named=True)
        index = max(name.last, index + 1)


def _bare_role(sentence: Sentence, name: NamePhrase) -> PlaceRole | None:
    """Tell the label of a list, and a place that takes people in."""
    if sentence.is_mark(":", name.last) and name.first < _LABEL_REACH:
        return PlaceRole.PLACE
    if sentence.has("hosting", name.last):
        return PlaceRole.DESTINATION
    is_left = _is_emptied(sentence, name.last) or _is_home(sentence, name.last)
    return PlaceRole.ORIGIN if is_left else None


def _is_emptied(sentence: Sentence, index: int) -> bool:
    """Tell "Ophoven was evacuated"."""
    while sentence.has("auxiliaries", index) or sentence.has("adverbs", index):
        index += 1
    is_left = sentence.value("roles", index) == PlaceRole.ORIGIN
    is_move = sentence.value("events", index) in (Event.EVACUATE, Event.DISPLACE)
    return is_left and is_move and sentence.has("passives", index - 1)


def _is_home(sentence: Sentence, index: int) -> bool:
    """Tell "Sandy Lake people" and "Fort McMurray's 88,000 residents"."""
    is_own = sentence.has("possessive", index)
    index += is_own
    if is_own and index < len(sentence) and sentence.words[index][0].isdecimal():
        index += 1
    return sentence.has("dwellers", index)


def _without_happening(sentence: Sentence, name: NamePhrase) -> NamePhrase:
    """Cut "NEPAL QUAKES" to what they struck."""
    last = name.last
    while last > name.first and sentence.has("happenings", last - 1):
        last -= 1
    if last in (name.first, name.last):
        return name
    is_barred = any(sentence.has("not_places", i) for i in range(name.first, last))
    return name._replace(last=last, is_barred=is_barred)


def _can_stand_bare(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell a place's name from a common word that begins a sentence, or an abbreviation.

    Some village has nearly every word for its name.
    """
    end = join_names(sentence, name.last)
    if _is_event_name(sentence, end) and not sentence.has("happenings", end):
        return False  # "842 Niger nationals"
    is_joined = end > name.last or (
        sentence.has("conjunctions", name.first - 1) and is_capital(sentence, name.first - 2)
    )
    if is_joined and sentence.has("happenings", end):
        return False  # "the Palisades and Eaton fires"
    if name.last > name.first + 1:
        return True
    word, follows = sentence.words[name.first], sentence.lower[name.last : name.last + 1]
    if word.isupper() and not sentence.text[sentence.start : sentence.end].isupper():
        is_titled = bool(follows) and follows[0] in _DASHES
        return name.first == 0 and (is_titled or sentence.has("happenings", name.last))
    if name.first > 0:
        return True
    is_common = sentence.lower[name.first] in sentence.lexicon.entries
    is_told = _bare_role(sentence, name) is not None or sentence.has("possessive", name.last)
    is_marked = is_told or sentence.has("happenings", name.last) or follows in ([":"], [","])
    return not is_common and (is_marked or sentence.text.count(word, 0, _HEAD) > 1)


def _seats(
    sentence: Sentence, known: KnownNames, covered: set[int], credited: list[Credit]
) -> Iterator[Named]:
    """Find the places in the names of sources: a town's police tell of their own town."""
    for credit in credited:
        first, others = credit.first, range(credit.first + 1, credit.last)
        word = sentence.words[first]
        is_place = (
            word[0].isupper() and not word.isupper() and not sentence.has("not_places", first)
        )
        is_office = any(
            sentence.has("speakers", i)
            or sentence.has("not_places", i)
            or sentence.words[i].isupper()
            for i in others
        )
        if is_place and is_office and first not in covered and word in known:
            yield Named(first, first + 1, None, is_named=True)
