"""Who a sentence credits with what it says."""

from typing import NamedTuple

from dashboard.extract.sentence import Sentence

_LONGEST = 12
_TELLING = frozenset("told tell tells telling gave give gives given".split())
_ARTICLES = frozenset("the a an its his her their".split())


_PASSIVE = frozenset("was were been is are being be".split())


class Credit(NamedTuple):
    """Someone credited in a sentence.

    Attributes
    ----------
    first, last : int
        The tokens of the name.
    index : int
        Where the word that credits stands.
    is_pronoun : bool
        Whether the name only points back ("she said", "the agency said").
    """

    first: int
    last: int
    index: int
    is_pronoun: bool = False


def _is_name(sentence: Sentence, index: int) -> bool:
    word = sentence.words[index]
    if not word[0].isupper() or (index == 0 and sentence.value("stops", 0) is not None):
        return False
    return sentence.value("weekdays", index) is None and sentence.value("months", index) is None


def _is_part(sentence: Sentence, index: int) -> bool:
    """Tell whether a token can stand within the name of a source."""
    word = sentence.lower[index]
    return (
        _is_name(sentence, index)
        or sentence.value("speakers", index) is not None
        or word in ("-", "'s", "&", "of", "for", "the", "al", "de", "and", "'")
        or (index > 0 and sentence.lower[index - 1] == "-" and word.isalpha())
    )


def _core(sentence: Sentence, first: int, last: int) -> tuple[int, int] | None:
    """Cut a noun phrase to the person, the organization, or those it calls by their office."""
    links = ("the", "a", "an", "and", "of", "for", "'s", "-")
    while first < last and sentence.lower[first] in links:
        first += 1
    while last > first and sentence.lower[last - 1] in links:
        last -= 1
    names = [i for i in range(first, last) if _is_name(sentence, i)]
    speakers = [i for i in range(first, last) if sentence.value("speakers", i)]
    if not names and not speakers:
        return None
    if names and sentence.lower[first - 1 : first] != ["-"]:
        only_titles = all(i < names[0] or i in names for i in speakers)
        if only_titles and not any(i > names[-1] for i in range(first, last)):
            first = names[0]  # "governor Talal al-Barazi"
    return first, last


def _left_edge(sentence: Sentence, last: int) -> int:
    """Walk back over a subject's noun phrase from its verb."""
    index = last
    while index > max(0, last - _LONGEST):
        before = index - 1
        is_adjective = (
            sentence.words[before].isalpha()
            and sentence.value("stops", before) is None
            and sentence.value("events", before) is None
            and index < last
            and sentence.value("speakers", index) is not None
        )
        if not _is_part(sentence, before) and not is_adjective:
            break
        index = before
    return index


def _before_apposition(sentence: Sentence, index: int) -> int:
    """Step over ", its representative in Syria," between a name and its verb."""
    if index == 0 or sentence.lower[index - 1] not in (",", ")"):
        return index
    mark = "(" if sentence.lower[index - 1] == ")" else ","
    for i in range(index - 2, max(-1, index - 20), -1):
        if sentence.lower[i] == mark:
            return i
    return index


def _subject(sentence: Sentence, verb: int) -> Credit | None:
    index = verb
    while index > 0 and (
        sentence.value("auxiliaries", index - 1)
        or sentence.lower[index - 1]
        in ("also", "earlier", "then", "later", "now", "yet", "first", "there")
    ):
        index -= 1
    if any(sentence.lower[i] in _PASSIVE for i in range(index, verb)):
        return None
    if index and sentence.lower[index - 1] in ("he", "she", "it", "they"):
        return Credit(index - 1, index, verb, is_pronoun=True)
    end = _before_apposition(sentence, index)
    for last in (end, index):
        core = _core(sentence, _left_edge(sentence, last), last)
        if core is not None:
            return Credit(*core, verb)
    return None


def _after(sentence: Sentence, index: int, mark: int) -> Credit | None:
    """Read the name that follows: "according to the ICRC", "said Jennifer Young"."""
    first = index
    while first < len(sentence) and sentence.lower[first] in _ARTICLES:
        first += 1
    last = first
    while last < min(len(sentence), first + _LONGEST):
        is_adjective = sentence.words[last].isalpha() and sentence.value("stops", last) is None
        is_article = sentence.lower[last] in _ARTICLES and last > first
        if not (
            _is_part(sentence, last)
            or is_article
            or (is_adjective and _has_speaker_near(sentence, last))
        ):
            break
        last += 1
    core = _core(sentence, first, last)
    if core is None:
        return None
    follows = last + 1 < len(sentence) and sentence.lower[last] == ","
    if follows and not any(_is_name(sentence, i) for i in range(*core)):
        named = _after(sentence, last + 1, mark)  # "said the operator, TPC"
        if named is not None and _is_name(sentence, named.first):
            return named
    return Credit(*core, mark)


def _has_speaker_near(sentence: Sentence, index: int) -> bool:
    return any(
        sentence.value("speakers", i) is not None
        for i in range(index + 1, min(index + 3, len(sentence)))
    )


def _is_number(sentence: Sentence, index: int) -> bool:
    if index >= len(sentence):
        return False
    is_number = sentence.lower[index] in sentence.lexicon.numbers
    return (
        is_number
        or sentence.words[index][0].isdigit()
        or sentence.value("hedges_before", index) not in (None, "exact")
    )


def find_credits(sentence: Sentence) -> list[Credit]:
    """Return those whom a sentence credits, in order of the words that credit.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """
    found: list[Credit] = []
    for span in sentence.spans("according"):
        credit = _after(sentence, span.last, span.first)
        if credit is not None:
            found.append(credit)
    for span in sentence.spans("accounts"):
        if span.first >= 2 and sentence.lower[span.first - 1] == "'s":
            end = span.first - 1
            core = _core(sentence, _left_edge(sentence, end), end)
            if core is not None:
                found.append(Credit(*core, span.first))
    for span in sentence.spans("said"):
        if span.first and sentence.words[span.first][0].isupper():
            continue  # "the United States"
        credit = _subject(sentence, span.first)
        follows = span.last < len(sentence) and sentence.lower[span.first] not in _TELLING
        if credit is None and follows:
            credit = _after(sentence, span.last, span.first)
        if credit is not None:
            found.append(credit)
    for span in sentence.spans("holding"):
        credit = _subject(sentence, span.first) if _is_number(sentence, span.last) else None
        if credit is not None and any(
            sentence.value("speakers", i) for i in range(credit.first, credit.last)
        ):
            found.append(credit)
    return sorted(found, key=lambda credit: credit.index)
