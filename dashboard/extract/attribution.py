"""Who a sentence credits with what it says."""

from collections.abc import Iterator
from typing import NamedTuple

from dashboard.extract.sentence import Sentence

_LONGEST = 12
_APPOSITION = 20
_OFFICE_REACH = 5  # tokens of "its head in Syria"


class Credit(NamedTuple):
    """Someone credited in a sentence.

    Attributes
    ----------
    first, last : int
        The tokens of the name.
    at : int
        Where the word that credits stands.
    is_pronoun : bool
        Whether the name only points back ("she said", "the agency said").
    """

    first: int
    last: int
    at: int
    is_pronoun: bool = False


def _is_name(sentence: Sentence, index: int) -> bool:
    if not sentence.words[index][0].isupper() or (index == 0 and sentence.has("stops", 0)):
        return False
    return not sentence.has("weekdays", index) and not sentence.has("months", index)


def _is_link(sentence: Sentence, index: int) -> bool:
    return sentence.has("name_links", index) or sentence.has("articles", index)


def _is_part(sentence: Sentence, index: int) -> bool:
    """Tell whether a token can stand within the name of a source."""
    return (
        _is_name(sentence, index)
        or sentence.has("speakers", index)
        or _is_link(sentence, index)
        or (sentence.is_mark("-", index - 1) and sentence.lower[index].isalpha())
    )


def _is_adjective(sentence: Sentence, index: int) -> bool:
    return sentence.words[index].isalpha() and not sentence.has("stops", index)


def _core(sentence: Sentence, first: int, last: int) -> tuple[int, int] | None:
    """Cut a noun phrase to the person, the organization, or those it calls by their office."""
    while first < last and _is_link(sentence, first):
        first += 1
    while last > first and _is_link(sentence, last - 1):
        last -= 1
    names = [i for i in range(first, last) if _is_name(sentence, i)]
    speakers = [i for i in range(first, last) if sentence.has("speakers", i)]
    if not names and not speakers:
        return None
    # "Homs governor Talal al-Barazi" is Talal al-Barazi; "Aleppo officials" stay whole.
    if names and names[-1] == last - 1 and not sentence.is_mark("-", first - 1):
        offices = [i for i in speakers if i not in names]
        after = offices[-1] + 1 if offices else first
        first = next(i for i in names if i >= after)
    return first, last


def _left_edge(sentence: Sentence, last: int) -> int:
    """Walk back over a subject's noun phrase from its verb."""
    index = last
    while index > max(0, last - _LONGEST):
        before = index - 1
        describes = (
            index < last
            and sentence.has("speakers", index)
            and _is_adjective(sentence, before)
            and not sentence.has("events", before)
        )
        if not describes and not _is_part(sentence, before):
            break
        index = before
    return index


def _before_apposition(sentence: Sentence, index: int) -> int:
    """Step over ", its representative in Syria," between a name and its verb."""
    if sentence.is_mark(",", index - 1):
        mark = ","
    elif sentence.is_mark(")", index - 1):
        mark = "("
    else:
        return index
    before = range(index - 2, max(-1, index - _APPOSITION), -1)
    opened = next((i for i in before if sentence.lower[i] == mark), index)
    # "Its head in Syria, Marianne Gasser, told": there the name is what stands between.
    inner = range(opened + 1, index - 1)
    is_name = mark == "," and len(inner) > 1 and all(_is_name(sentence, i) for i in inner)
    offices = range(max(0, opened - _OFFICE_REACH), opened)
    is_office = any(sentence.has("speakers", i) and not _is_name(sentence, i) for i in offices)
    return index - 1 if is_name and is_office else opened


def _subject(sentence: Sentence, verb: int) -> Credit | None:
    """Return the subject of a verb of saying; a passive has none that says anything."""
    index = verb
    while sentence.has("auxiliaries", index - 1) or sentence.has("adverbs", index - 1):
        index -= 1
    if any(sentence.has("passives", i) for i in range(index, verb)):
        return None
    if sentence.has("subject_pronouns", index - 1):
        return Credit(index - 1, index, verb, is_pronoun=True)
    for last in (_before_apposition(sentence, index), index):
        core = _core(sentence, _left_edge(sentence, last), last)
        if core is not None:
            return Credit(*core, verb)
    return None


def _after(sentence: Sentence, index: int, at: int) -> Credit | None:
    """Read the name that follows: "according to the ICRC", "said Jennifer Young"."""
    first = index
    while sentence.has("articles", first):
        first += 1
    last = first
    while last < min(len(sentence), first + _LONGEST):
        leads = _is_adjective(sentence, last) and any(
            sentence.has("speakers", i) for i in (last + 1, last + 2)
        )
        if not leads and not _is_part(sentence, last):
            break
        last += 1
    core = _core(sentence, first, last)
    if core is None:
        return None
    if sentence.is_mark(",", last) and not any(_is_name(sentence, i) for i in range(*core)):
        named = _after(sentence, last + 1, at)  # "said the operator, TPC"
        if named is not None and _is_name(sentence, named.first):
            return named
    return Credit(*core, at)


def _is_number(sentence: Sentence, index: int) -> bool:
    if index >= len(sentence):
        return False
    return (
        sentence.words[index][0].isdecimal()
        or sentence.lower[index] in sentence.lexicon.numbers
        or sentence.value("hedges_before", index) not in (None, "exact")
    )


def _by_preposition(sentence: Sentence) -> Iterator[Credit | None]:
    for span in sentence.spans("according"):
        yield _after(sentence, span.last, span.first)


def _by_account(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "by Turkey's count"."""
    for span in sentence.spans("accounts"):
        end = span.first - 1
        if end > 0 and sentence.has("possessive", end):
            core = _core(sentence, _left_edge(sentence, end), end)
            yield None if core is None else Credit(*core, span.first)


def _by_verb(sentence: Sentence) -> Iterator[Credit | None]:
    for span in sentence.spans("said"):
        if span.first and sentence.words[span.first][0].isupper():
            continue  # "the United States"
        if span.last == span.first + 1 and sentence.has("articles", span.first - 1):
            continue  # "a count", "the report"
        credit = _subject(sentence, span.first)
        if credit is None and not sentence.has("telling", span.first):
            credit = _after(sentence, span.last, span.first)
        yield credit


def _by_holding(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "the police have at least 20 deaths on record"."""
    for span in sentence.spans("holding"):
        credit = _subject(sentence, span.first) if _is_number(sentence, span.last) else None
        if credit and any(sentence.has("speakers", i) for i in range(credit.first, credit.last)):
            yield credit


def find_credits(sentence: Sentence) -> list[Credit]:
    """Return those whom a sentence credits, in order of the words that credit.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """
    found = [
        credit
        for read in (_by_preposition, _by_account, _by_verb, _by_holding)
        for credit in read(sentence)
        if credit is not None
    ]
    return sorted(found, key=lambda credit: credit.at)
