"""Noun phrases of places, by their shape: capitals, nouns of sites, what joins them."""

from collections.abc import Container

from dashboard.base.place import KnownNames
from dashboard.extract.naming import Named, NamePhrase, Place
from dashboard.extract.sentence import Sentence

_LONGEST = 9
_MOST_ADJECTIVES = 4
_ABBREVIATION = 2  # letters
_OFFICE_REACH = 5  # tokens between an office and where it is based
_SMALL_WORD = 3  # letters of the words that a headline leaves small
_TITLE_SHARE = 0.8
_MARKS = frozenset('#“"')


def is_capital(sentence: Sentence, index: int) -> bool:
    """Tell whether a token begins or goes on with a name: "Aleppo", the "ar" of "ar-Ramuseh"."""
    return _capitals(sentence)[index]


def _capitals(sentence: Sentence) -> list[bool]:
    if not sentence.capitals:
        prefixes = sentence.cover("prefixes")
        sentence.capitals = [
            (word[0].isupper() or (i in prefixes and _is_prefix(sentence, i)))
            and not _is_small_word(sentence, i)
            for i, word in enumerate(sentence.words)
        ]
    return sentence.capitals


def next_capital(sentence: Sentence, index: int, covered: Container[int]) -> int:
    """Return the next token that may begin a place's name; the sentence's length if none does.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        The token to look from.
    covered : container of int
        Tokens that are spoken for.
    """
    capitals = _capitals(sentence)
    while index < len(capitals):
        if not capitals[index] or index in covered:
            index += 1
        elif sentence.has("counted", index - 1):
            index = max(read_name(sentence, index).last, index + 1)  # "the frigate Linyi"
        else:
            break
    return index


def _is_small_word(sentence: Sentence, index: int) -> bool:
    """Tell the "The" and "Monday" that have a capital but name no place."""
    if sentence.has_any(("weekdays", "months"), index):
        return True
    is_word = sentence.has("stops", index) and sentence.lower[index].islower()
    return is_word and not sentence.is_mark(".", index - 1)


def is_acronym(sentence: Sentence, index: int) -> bool:
    """Tell whether a token alone is written in capitals, of a sentence that is not."""
    whole = sentence.text[sentence.start : sentence.end]
    return sentence.words[index].isupper() and not whole.isupper()


def _is_prefix(sentence: Sentence, index: int) -> bool:
    after = sentence.words[index + 2 : index + 3]
    return sentence.is_mark("-", index + 1) and bool(after) and after[0][0].isupper()


def is_named_at(sentence: Sentence, index: int) -> bool:
    """Tell whether a name begins at a token; false off the end."""
    return index < len(sentence) and is_capital(sentence, index)


def _is_inner(sentence: Sentence, index: int) -> bool:
    """Tell what stands within a name: a hyphen, the "of" of "south of Ukraine"."""
    if index + 1 >= len(sentence):
        return False
    if sentence.is_mark("-", index):
        return sentence.is_glued(index + 1)
    if sentence.has("name_particles", index) or sentence.is_mark("-", index - 1):
        return _is_particle(sentence, index)
    if sentence.has("of", index):
        after = index + 1 + sentence.has("site_modifiers", index + 1)
        is_site = sentence.has("sites", index - 1)
        return is_site and (is_named_at(sentence, after) or sentence.has("sites", index + 1))
    if sentence.is_mark(".", index):
        return _is_initial(sentence, index - 1) and is_capital(sentence, index + 1)
    return sentence.has("possessive", index) or sentence.is_mark("#", index)


def _is_particle(sentence: Sentence, index: int) -> bool:
    """Tell the "au" of "Port-au-Prince" and the "do" of "Rio Grande do Sul"."""
    if sentence.is_mark("-", index - 1):
        return sentence.is_mark("-", index + 1) and sentence.is_glued(index)
    after = index + 1 + sentence.has("name_particles", index + 1)
    return is_named_at(sentence, after)


def _is_initial(sentence: Sentence, index: int) -> bool:
    """Tell the "E" of "in E. Ghouta", the "St" of "St. Louis", from the "B" of "B. Injured: 9"."""
    word = sentence.words[index]
    is_short = word[0].isupper() and len(word) <= _ABBREVIATION and sentence.is_glued(index + 1)
    return is_short and not (word.isupper() and _is_list_mark(sentence, index))


def _is_list_mark(sentence: Sentence, index: int) -> bool:
    """Tell a letter that opens a line, before a word that begins no name."""
    before = sentence.ends[index - 1] if index else sentence.start
    opens = not index or "\n" in sentence.text[before : sentence.starts[index]]
    follows = sentence.lower[index + 2 : index + 3]
    is_word = bool(follows) and follows[0] in sentence.lexicon.entries
    is_apart = opens and not sentence.is_glued(index + 2)  # not "L.A."
    return is_apart and (is_word or sentence.is_mark("-", index + 3))


def _after_initials(sentence: Sentence, first: int, last: int) -> int:
    """Add the last period of "L.A."."""
    is_abbreviated = last - first > 1 and sentence.is_mark(".", last - 2)
    if is_abbreviated and sentence.is_mark(".", last) and len(sentence.words[last - 1]) == 1:
        return last + 1
    return last


def _is_road_number(sentence: Sentence, index: int, start: int) -> bool:
    """Tell the number of "Highway 881" and "Route 7"."""
    is_number = sentence.words[index].isdecimal() and index > start
    return is_number and sentence.has("roads", index - 1) and is_capital(sentence, index - 1)


def counts_sites(sentence: Sentence, index: int) -> bool:
    """Tell the number of "eight coastal districts", and in digits that of "from 18 villages"."""
    if sentence.is_digits(index):
        follows = sentence.words[index + 1 : index + 2]
        return sentence.has("roles", index - 1) and bool(follows) and follows[0].islower()
    return sentence.lower[index] in sentence.lexicon.numbers


def _after_adjectives(sentence: Sentence, index: int) -> int:
    """Step over the adjectives of "the embattled Misrata"; "a ruined suburb" is no name."""
    article = sentence.lower[index - 1] if index else ""
    is_one_of_many = sentence.lexicon.numbers.get(article, ("", 0))[0] == "article"
    if is_one_of_many:
        return index
    # "From ruined Mariupol" has one, "the embattled, hungry Misrata" may have more.
    most = _MOST_ADJECTIVES if sentence.has("articles", index - 1) else 1
    after = index
    while after < min(index + most, len(sentence)) and _is_adjective(sentence, after):
        after += 1 + sentence.is_mark(",", after + 1)
    return after if after < len(sentence) and is_capital(sentence, after) else index


def _is_adjective(sentence: Sentence, index: int) -> bool:
    is_word = sentence.words[index].isalpha() and sentence.words[index].islower()
    kinds = ("stops", "counted", "sites", "site_modifiers", "units")
    return is_word and not sentence.has_any(kinds, index)


def _is_seat(sentence: Sentence, start: int, end: int) -> bool:
    """Tell where an office sits: "a monitor based in Britain", "the London-based group"."""
    seats = sentence.spans("seats")
    if not seats:
        return False
    for span in seats:
        if span.last == start:
            offices = range(max(0, span.first - _OFFICE_REACH), span.first)
        elif span.first in (end, end - 1):
            offices = range(span.last, min(len(sentence), span.last + _OFFICE_REACH))
        else:
            continue
        return sentence.has_within("speakers", offices)
    return False


def read_name(sentence: Sentence, index: int) -> NamePhrase:
    """Read a place's noun phrase from a token on; empty where there is none.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    index : int
        Where to begin; articles and opening quotes are stepped over.
    """
    found = sentence.names.get(index)
    if found is None:
        found = sentence.names[index] = _read_name(sentence, index)
    return found


def _read_name(sentence: Sentence, index: int) -> NamePhrase:
    size = len(sentence)
    while index < size and (sentence.has("articles", index) or sentence.lower[index] in _MARKS):
        index += 1
    index = _after_adjectives(sentence, index)
    start, end = index, index
    capitals = sites = 0
    is_barred = False
    while index < min(size, start + _LONGEST):
        if is_capital(sentence, index):
            capitals, end = capitals + 1, index + 1
            is_hyphened = index > start and sentence.is_mark("-", index - 1)
            is_barred = is_barred or (sentence.has("not_places", index) and not is_hyphened)
        elif sentence.has("sites", index) or _is_road_number(sentence, index, start):
            sites, end = sites + 1, index + 1
        elif not (
            sentence.has("site_modifiers", index)
            or (index == start and counts_sites(sentence, index))
            or (index > start and _is_inner(sentence, index))
        ):
            break
        index += 1
    end = _after_initials(sentence, start, end)
    is_barred = is_barred or _is_seat(sentence, start, end)
    return NamePhrase(start, end, capitals > 0, sites > 0, is_barred)


def join_names(sentence: Sentence, last: int) -> int:
    """Return the end of what is joined to a name: "Foua and Kefraya", "Juba, Wau and Aweil".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    last : int
        End of the first name.
    """
    size = len(sentence)
    index = last
    while index + 1 < size and sentence.is_mark(",", index) and is_capital(sentence, index + 1):
        end = read_name(sentence, index + 1).last
        if end <= index + 1:
            return last
        index = end
    if index + 1 < size and sentence.has("conjunctions", index):
        name = read_name(sentence, index + 1)
        is_next_clause = sentence.has("said", name.last)
        if name.is_capital and not name.is_barred and not is_next_clause:
            return name.last
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
    name = name.replace("’", "'")
    words = name.split()
    capitals = [word.partition("'")[0] for word in words if word[0].isupper()]
    if capitals and capitals != words and " ".join(capitals) in known:
        return True
    owned = name.partition("'s ")[2]
    return bool(owned) and owned in known


def is_title(sentence: Sentence) -> bool:
    """Tell a headline in which every word has a capital."""
    words = [word for word in sentence.words if word.isalpha() and len(word) > _SMALL_WORD]
    return bool(words) and sum(word[0].isupper() for word in words) > _TITLE_SHARE * len(words)


def is_event_name(sentence: Sentence, index: int) -> bool:
    """Tell "the Palisades and Eaton fires" by the word after the names."""
    is_noun = sentence.has("not_places", index) and sentence.words[index].islower()
    return is_noun and not sentence.has("stops", index) and not sentence.has("articles", index)


def as_place(sentence: Sentence, named: Named) -> Place:
    """Return a place of a sentence with its name and offsets."""
    name = " ".join(sentence.phrase(named.first, named.last).split())
    return Place(name, *sentence.offsets(named.first, named.last))
