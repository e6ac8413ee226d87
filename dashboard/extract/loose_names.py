"""Names and sites of a sentence that may be places though no word says so: "Radisson Blu"."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import PlaceRole
from dashboard.extract.lexicon import Lexicon
from dashboard.extract.naming import Named, NamePhrase
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit, is_number
from dashboard.extract.toponyms import is_acronym, is_known, next_capital, read_name

_HEAD = 20_000  # characters in which a word at the start of a sentence must come up again
_SHORTEST = 3  # letters
_APPOSED = 3  # tokens of "chartered ferry"


def find_storms(text: str, lexicon: Lexicon, known: KnownNames) -> frozenset[str]:
    """Return the words that a report names storms by, which are no places: the Dana of "Dana hit".

    Parameters
    ----------
    text : str
        The report's text.
    lexicon : Lexicon
        The words of its language.
    known : KnownNames
        Names of known places; one of these is a storm's only if it is called one again.
    """
    found = Counter(lexicon.storm.findall(text))
    return frozenset(
        name.casefold() for name, count in found.items() if count > 1 or name not in known
    )


def without_storms(
    sentence: Sentence, places: Sequence[Named], storms: frozenset[str]
) -> list[Named]:
    """Return the places without the names of storms.

    Parameters
    ----------
    sentence : Sentence
        Their sentence.
    places : sequence of Named
        What its words show as places.
    storms : frozenset of str
        The words that the report names storms by.
    """
    return [place for place in places if sentence.lower[place.last - 1] not in storms]


def find_around(
    sentence: Sentence,
    known: KnownNames,
    places: Sequence[Named],
    credited: Sequence[Credit],
    storms: frozenset[str],
) -> list[Named]:
    """Return the places of a sentence with what else may be one, in order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    known : KnownNames
        Names of known places.
    places : sequence of Named
        The places found in it.
    credited : sequence of Credit
        Those whom the sentence credits; of these only known places count.
    storms : frozenset of str
        The words that the report names storms by.
    """
    covered = {i for place in places for i in range(place.first, place.last)}
    sources = {i for credit in credited for i in range(credit.first, credit.last)}
    found = [*_names(sentence, known, covered, sources)]
    taken = covered | {i for named in found for i in range(named.first, named.last)}
    loose = without_storms(sentence, [*found, *_sites(sentence, taken)], storms)
    return sorted([*places, *loose])


def _names(
    sentence: Sentence, known: KnownNames, covered: set[int], sources: set[int]
) -> Iterator[Named]:
    index = next_capital(sentence, 0, covered)
    while index < len(sentence):
        name = read_name(sentence, index)
        last = max(name.last, index + 1)
        if name.last > index and not covered.intersection(range(index, last)):
            is_place = is_known(sentence.phrase(index, name.last), known)
            if (is_place or index not in sources) and _may_be_place(
                sentence, name, is_place=is_place
            ):
                yield Named(name.first, name.last, None, is_named=True, is_loose=True)
        index = next_capital(sentence, last, covered)


def _may_be_place(sentence: Sentence, name: NamePhrase, *, is_place: bool) -> bool:
    word = sentence.words[name.first]
    is_no_name = name.is_barred or not name.is_capital or is_number(sentence, name.first)
    if is_no_name or _is_told_other(sentence, name.last):
        return False
    is_one = name.last == name.first + 1
    if is_one and sentence.lower[name.first] in sentence.lexicon.entries:
        return is_place and name.first > 0
    if is_place or not is_one:
        return True
    if len(word) < _SHORTEST or sentence.lower[name.first].endswith(
        sentence.lexicon.demonym_endings
    ):
        return False
    if is_acronym(sentence, name.first):
        # "GOMA - " and "GOMA, Congo", not "AFAD has moved" nor "PNP, AFP and others".
        follows = sentence.words[name.last : name.last + 2]
        is_listed = len(follows) > 1 and follows[1].isupper()
        return name.first == 0 and bool(follows) and not (follows[0][0].isalnum() or is_listed)
    return name.first > 0 or sentence.text.count(word, 0, _HEAD) > 1


def _is_told_other(sentence: Sentence, index: int) -> bool:
    """Tell "the Sea Star, a chartered ferry," and "Ali Hassan, a fisherman" by what follows."""
    if not (sentence.is_mark(",", index) and sentence.has("articles", index + 1)):
        return False
    for at in range(index + 2, min(index + 2 + _APPOSED, len(sentence))):
        if sentence.has("sites", at):
            return sentence.has("counted", at)
        if sentence.has_any(("counted", "speakers"), at):
            return True
        if not sentence.words[at].islower():
            return False
    return False


def _sites(sentence: Sentence, taken: set[int]) -> Iterator[Named]:
    """Find the "hotel" of "from a hotel in the capital"."""
    for span in sentence.spans("roles") if sentence.spans("sites") else ():
        if span.last in taken or sentence.has("according", span.first):
            continue
        name = read_name(sentence, span.last)
        is_site = name.has_site and not name.is_capital and name.last > name.first
        is_site = is_site and not sentence.has("owners", name.first - 1)  # "from their homes"
        if is_site and not taken.intersection(range(name.first, name.last)):
            role = PlaceRole(str(span.value))
            yield Named(name.first, name.last, role, is_named=False, is_loose=True)
