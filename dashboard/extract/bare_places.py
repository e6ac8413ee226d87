"""Places without a preposition: labels of lists, subjects, possessives, seats of sources."""

from collections.abc import Iterator

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.naming import Named, NamePhrase
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit, is_number, is_plain
from dashboard.extract.toponyms import (
    is_acronym,
    is_capital,
    is_event_name,
    is_known,
    is_named_at,
    join_names,
    next_capital,
    read_name,
)

_HEAD = 20_000  # characters in which a word at the start of a sentence must come up again
_DASHES = ("—", "–", "-", ",")
_AFTER_NAMES = ([":"], [","], ["—"], ["–"])
_LABEL_ENDS = (":", "|", "—", "–", "-")
_ROUTE_MARKS = ("—", "–", "-", "→", ">")
_LIST_MARKS = (",", ";", ":", "(", "•", "-", "–", "—", "|", "*")
_COUNT_ENDS = (",", ";", ".", ")", "|", "(")
_LIST_REACH = 5  # tokens of "into four neighbouring countries:"
_LIST_LONGEST = 60  # tokens from a list's colon to its last name
_VERB_REACH = 4  # tokens of "had all been moved"
_LEAVINGS = ("move", Event.EVACUATE, Event.DISPLACE)
_WAYS = (PlaceRole.ORIGIN, PlaceRole.DESTINATION)
_HOSTING_REACH = 4  # tokens of "has by now"
_COUNT_REACH = 8  # tokens between a label and its number


def find_bare_places(sentence: Sentence, known: KnownNames, covered: set[int]) -> Iterator[Named]:
    """Find known names without a role, and the labels of lists: "Karachi: 8,799 persons".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    known : KnownNames
        Names of known places.
    covered : set of int
        Tokens that are spoken for.
    """
    index = next_capital(sentence, 0, covered)
    while index < len(sentence):
        name = _without_happening(sentence, read_name(sentence, index))
        if not name.is_barred and name.last > index and not is_number(sentence, index):
            role = _bare_role(sentence, name)
            is_place = is_known(sentence.phrase(index, name.last), known)
            if (
                (is_place and _can_stand_bare(sentence, name))
                or (name.has_site and _has_own_name(sentence, name))
                or (role is PlaceRole.PLACE and _is_label_alone(sentence, name))
            ):
                yield Named(index, name.last, role, is_named=True)
        index = next_capital(sentence, max(name.last, index + 1), covered)


def _has_own_name(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "Zamzam camp" from "Evacuation centers" at the start of a line."""
    kinds = ("sites", "site_modifiers", "stops", "counted", "events", "units")
    return any(
        sentence.words[i][0].isupper() and not sentence.has_any(kinds, i)
        for i in range(name.first, name.last)
    )


def _bare_role(sentence: Sentence, name: NamePhrase) -> PlaceRole | None:
    """Tell the label of a row or a number, and a place that takes people in."""
    way = _way_role(sentence, name)
    if way is not None:
        return way
    if _is_number_label(sentence, name):
        return _listed_role(sentence, name) or PlaceRole.PLACE
    if _is_row_label(sentence, name):
        return PlaceRole.PLACE
    if _takes_in(sentence, name.last):
        return PlaceRole.DESTINATION
    is_left = _is_emptied(sentence, name.last) or _is_home(sentence, name.last)
    return PlaceRole.ORIGIN if is_left else None


def _way_role(sentence: Sentence, name: NamePhrase) -> PlaceRole | None:
    """Tell the two ends of "ran between Sumy and Poltava", and of "Sumy – Poltava: 300 people"."""
    if _is_shuttled(sentence, name.first):
        return PlaceRole.ORIGIN
    before = name.first - 1
    while sentence.has("conjunctions", name.first - 1) and is_named_at(sentence, before - 1):
        before -= 1
    if before < name.first - 1 and _is_shuttled(sentence, before):
        return PlaceRole.DESTINATION
    if sentence.is_mark(":", name.last) and name.first > 1:
        is_end = sentence.lower[name.first - 1] in _ROUTE_MARKS
        return PlaceRole.DESTINATION if is_end and is_capital(sentence, name.first - 2) else None
    after = join_names(sentence, name.last)
    if after + 1 >= len(sentence) or sentence.lower[after] not in _ROUTE_MARKS:
        return None
    end = read_name(sentence, after + 1)
    is_route = end.is_capital and sentence.is_mark(":", end.last)
    return PlaceRole.ORIGIN if is_route else None


def _is_shuttled(sentence: Sentence, index: int) -> bool:
    """Tell the "between" before a token that tells where vehicles went to and fro."""
    if sentence.value("ranges", index - 1) != "open":
        return False
    return sentence.has_any(("running", "transfers", "carriers"), index - 2)


def _is_row_label(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "Karachi: 8,799", "- Swat – 110", "15:15 Kfar Tebnit: three", a table's first cell."""
    if any(word.isalpha() and len(word) > 1 for word in sentence.words[: name.first]):
        return False
    if sentence.is_mark(":", name.last):
        return True
    if sentence.ends_in("."):
        return False  # "ROME – At least 20 people died."
    is_cut = name.last < len(sentence) and sentence.lower[name.last] in _LABEL_ENDS
    if sentence.is_mark("-", name.last) and sentence.is_glued(name.last + 1):
        return False  # "Pre-emptive evacuation: 20 families"
    if sentence.is_mark(",", name.last) and name.last + 2 == len(sentence):
        return is_number(sentence, name.last + 1)  # "Tabarre, 2,933"
    after = range(name.last + 1, min(len(sentence), name.last + _COUNT_REACH))
    return is_cut and any(is_number(sentence, i) for i in after)


def _is_number_label(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell the names of "Sindh 11, KP 9" and "Camalig 2,713; Daraga 1,887"."""
    before = name.first - 1
    while sentence.has("articles", before):
        before -= 1
    is_first = before < 0 or sentence.lower[before] in _LIST_MARKS
    is_first = is_first or sentence.has("conjunctions", before)
    number, after = name.last, name.last + 1
    word = sentence.lower[name.last - 1]
    if word.removesuffix("s").endswith(sentence.lexicon.demonym_endings):
        return False  # "Yemenis 239 and Sudanese 198"
    if not is_first or not sentence.is_digits(number):
        return False
    if after < len(sentence) and sentence.has("states", after):
        after += 1  # "Colon 806 dead"
    if after >= len(sentence) or sentence.lower[after] in _COUNT_ENDS:
        return True
    if not sentence.has("conjunctions", after):
        return False
    after += 1
    while sentence.has("articles", after):
        after += 1
    return is_named_at(sentence, after)


def _listed_role(sentence: Sentence, name: NamePhrase) -> PlaceRole | None:
    """Return the role that a list's names have of the noun before it: "into two states: Ohio 5"."""
    for mark in range(name.first - 1, max(0, name.first - _LIST_LONGEST), -1):
        if sentence.is_mark(":", mark):
            near = (i for i in range(mark - 1, max(-1, mark - _LIST_REACH), -1))
            at = next((i for i in near if sentence.has("roles", i)), None)
            role = None if at is None else sentence.value("roles", at)
            return PlaceRole(str(role)) if role in _WAYS else None
        if not (sentence.words[mark][0].isupper() or sentence.is_digits(mark)) and not (
            sentence.lower[mark] in _LIST_MARKS or sentence.has("stops", mark)
        ):
            return None
    return None


def _is_label_alone(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell a label that nobody knows as a place from one that says what is counted."""
    is_heading = name.last == name.first + 1 and sentence.is_mark(":", name.last)
    if is_heading and not any(word[0].isdecimal() for word in sentence.words[: name.first]):
        return False  # "Transport: 12 buses"
    return not any(
        sentence.lower[i] in sentence.lexicon.entries and not sentence.has("name_links", i)
        for i in range(name.first, name.last)
    )


def _takes_in(sentence: Sentence, index: int) -> bool:
    """Tell "Armenia took in 300" and "Armenia has by now taken in 300"."""
    last = index + _HOSTING_REACH if sentence.has("finites", index) else index
    while index < min(last, len(sentence)) and not sentence.has("hosting", index):
        index += 1
    return sentence.has("hosting", index) and not sentence.has("passives", index - 1)


def _is_emptied(sentence: Sentence, index: int) -> bool:
    """Tell "Ophoven was evacuated"."""
    while sentence.has("auxiliaries", index) or sentence.has("adverbs", index):
        index += 1
    is_left = sentence.value("roles", index) == PlaceRole.ORIGIN
    is_move = sentence.value("events", index) in (Event.EVACUATE, Event.DISPLACE)
    return is_left and is_move and sentence.has("passives", index - 1)


def _is_home(sentence: Sentence, index: int) -> bool:
    """Tell "Sandy Lake people", "Fort McMurray's 88,000 residents", "Fort Smith's 2,500 left"."""
    is_own = sentence.has("possessive", index)
    index += is_own
    if is_own and sentence.is_digits(index):
        index += 1
        is_subject = sentence.has("finites", index) or sentence.has("roles", index)
        if is_subject and sentence.words[index].isalpha():
            return any(
                sentence.value("events", i) in _LEAVINGS for i in range(index, index + _VERB_REACH)
            )
        index += is_plain(sentence, index) and not sentence.has("dwellers", index)
    return sentence.has("dwellers", index)


def _without_happening(sentence: Sentence, name: NamePhrase) -> NamePhrase:
    """Cut "NEPAL QUAKES" to what they struck."""
    last = name.last
    while last > name.first and sentence.has("happenings", last - 1):
        last -= 1
    if last in (name.first, name.last):
        return name
    is_barred = sentence.has_within("not_places", range(name.first, last))
    return name._replace(last=last, is_barred=is_barred)


def _can_stand_bare(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell a place's name from a common word that begins a sentence, or an abbreviation.

    Some village has nearly every word for its name.
    """
    end = join_names(sentence, name.last)
    if is_event_name(sentence, end) and not sentence.has("happenings", end):
        return False  # "842 Niger nationals"
    is_joined = end > name.last or (
        sentence.has("conjunctions", name.first - 1) and is_capital(sentence, name.first - 2)
    )
    if is_joined and sentence.has("happenings", end):
        return False  # "the Palisades and Eaton fires"
    if name.last > name.first + 1:
        return True
    word, follows = sentence.words[name.first], sentence.lower[name.last : name.last + 1]
    if is_acronym(sentence, name.first):
        is_titled = bool(follows) and follows[0] in _DASHES
        return name.first == 0 and (is_titled or sentence.has("happenings", name.last))
    if name.first > 0:
        return True
    is_common = sentence.lower[name.first] in sentence.lexicon.entries
    is_told = _bare_role(sentence, name) is not None or sentence.has("possessive", name.last)
    # "Israel has lost 32 soldiers" suffers, "Israel has attacked" acts.
    harm = sentence.value("events", name.last + 1)
    is_subject = sentence.has("perfect", name.last) and harm in (Event.KILL, Event.MISS)
    is_marked = is_told or is_subject or sentence.has("happenings", name.last)
    is_marked = is_marked or follows in _AFTER_NAMES
    return not is_common and (is_marked or sentence.text.count(word, 0, _HEAD) > 1)


def find_seats(
    sentence: Sentence, known: KnownNames, covered: set[int], credited: list[Credit]
) -> Iterator[Named]:
    """Find the places in the names of sources: a town's police tell of their own town.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    known : KnownNames
        Names of known places.
    covered : set of int
        Tokens that are spoken for.
    credited : list of Credit
        Those whom the sentence credits.
    """
    for credit in credited:
        inner = range(credit.first, credit.last)
        is_of = len(inner) > 2 and sentence.has("of", credit.last - 2)
        seat = credit.last - 1 if is_of else credit.first  # "the Government of Malawi"
        word = sentence.words[seat]
        is_place = word[0].isupper() and not word.isupper() and not sentence.has("not_places", seat)
        is_office = any(
            sentence.has("speakers", i)
            or sentence.has("not_places", i)
            or sentence.words[i].isupper()
            for i in inner
            if i != seat
        )
        is_abroad = sentence.has("seats", seat + 1)  # "the Britain-based monitor"
        is_place = is_place and not is_abroad
        if is_place and is_office and seat not in covered and word in known:
            yield Named(seat, seat + 1, None, is_named=True)
