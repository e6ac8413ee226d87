"""Names of sources: the noun phrases of those who are credited, before a verb and after it."""

from typing import NamedTuple

from dashboard.extract.sentence import Sentence

_LONGEST = 12
_APPOSITION = 20
_OFFICE_REACH = 8  # tokens of "its head in Syria"
_ABBREVIATION = 4  # letters
_SEAT = 5  # tokens of "in northern Mali", "across the water"
_RELATIVE = 9  # tokens of "who asked not to be named"
_COUNTS = ("unit", "ten", "scale")
_ADJECTIVES = 3  # tokens of "shipping agent"
_HELPERS = ("auxiliaries", "adverbs", "done")


class Credit(NamedTuple):
    """Someone credited in a sentence.

    Attributes
    ----------
    first, last : int
        The tokens of the name.
    at : int
        Where the word that credits stands.
    is_pronoun : bool
        Whether the name only points back ("she said", "by their account").
    leads : bool
        Whether what is said follows ("the ICRC said that ..."), not closes the clause
        ("..., the ICRC said").
    is_aside : bool
        Whether it only passes on what another says: "he spoke, the agency reports, of 40".
    is_source_line : bool
        Whether it stands alone for all that comes before: "Source: OCHA".
    """

    first: int
    last: int
    at: int
    is_pronoun: bool = False
    leads: bool = False
    is_aside: bool = False
    is_source_line: bool = False


def is_name(sentence: Sentence, index: int) -> bool:
    """Tell a token with a capital that may be of a name."""
    if not sentence.words[index][0].isupper() or (index == 0 and sentence.has("stops", 0)):
        return False
    return not sentence.has("weekdays", index) and not sentence.has("months", index)


def _is_link(sentence: Sentence, index: int) -> bool:
    return sentence.has("name_links", index) or sentence.has("articles", index)


def is_part(sentence: Sentence, index: int) -> bool:
    """Tell whether a token can stand within the name of a source."""
    return (
        is_name(sentence, index)
        or sentence.has("speakers", index)
        or _is_link(sentence, index)
        or (sentence.is_mark("-", index - 1) and sentence.lower[index].isalpha())
        or _is_abbreviation(sentence, index)
    )


def _is_abbreviation(sentence: Sentence, index: int) -> bool:
    """Tell the period of "Lt. Col. Doe"."""
    is_inside = sentence.is_mark(".", index) and 0 < index < len(sentence) - 1
    if not is_inside or not is_name(sentence, index + 1):
        return False
    return is_name(sentence, index - 1) and len(sentence.words[index - 1]) <= _ABBREVIATION


def _is_adjective(sentence: Sentence, index: int) -> bool:
    return sentence.words[index].isalpha() and not sentence.has("stops", index)


def cut_to_core(sentence: Sentence, first: int, last: int) -> tuple[int, int] | None:
    """Cut a noun phrase to the person, the organization, or those it calls by their office."""
    while first < last and _is_link(sentence, first):
        first += 1
    while last > first and _is_link(sentence, last - 1):
        last -= 1
    names = [i for i in range(first, last) if is_name(sentence, i)]
    speakers = [i for i in range(first, last) if sentence.has("speakers", i)]
    if not names and not speakers:
        return None
    # "Homs governor Talal al-Barazi" is Talal al-Barazi; "Aleppo officials" stay whole.
    if names and names[-1] == last - 1 and not sentence.is_mark("-", first - 1):
        offices = [i for i in speakers if i not in names]
        after = offices[-1] + 1 if offices else first
        first = next(i for i in names if i >= after)
    return first, last


def left_edge(sentence: Sentence, last: int) -> int:
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
        if not describes and not is_part(sentence, before):
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
    is_person = mark == "," and len(inner) > 1 and _is_full_name(sentence, inner)
    offices = range(max(0, opened - _OFFICE_REACH), opened)
    is_office = any(sentence.has("speakers", i) and not is_name(sentence, i) for i in offices)
    return index - 1 if is_person and is_office else opened


def _is_full_name(sentence: Sentence, inner: range) -> bool:
    """Tell "Marianne Gasser", "Omar al-Rifai" and "Jens de Vries" from another apposition."""
    if not (is_name(sentence, inner[0]) and is_name(sentence, inner[-1])):
        return False
    no_links = ("of", "articles", "conjunctions")
    return all(
        is_name(sentence, i)
        or _is_abbreviation(sentence, i)
        or (_is_link(sentence, i) and not sentence.has_any(no_links, i))
        for i in inner
    )


def is_apposed(sentence: Sentence, first: int) -> bool:
    """Tell the owner in "said Jane Doe, the ministry's spokeswoman" from one that acts.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    first : int
        The first token of the owner's name.
    """
    before = first - 1
    while sentence.has("articles", before):
        before -= 1
    return sentence.is_mark(",", before) and before > 0 and is_name(sentence, before - 1)


def _before_account(sentence: Sentence, index: int) -> int:
    """Step over the "'s assessment" of "IOM's assessment in Tigray counts"."""
    is_owned = sentence.has("accounts", index - 1) and sentence.has("possessive", index - 2)
    return index - 2 if is_owned else index


def _before_relative(sentence: Sentence, index: int) -> int:
    """Step over the "who fled to Gao" of "residents who fled to Gao reported"."""
    if not sentence.spans("relatives"):
        return index
    for at in range(index - 2, max(1, index - _RELATIVE) - 1, -1):
        if sentence.has("relatives", at):
            is_one = sentence.has("speakers", at - 1) or sentence.has("counted", at - 1)
            is_told = sentence.has("said", at - 2)  # "told reporters that estimates had it at"
            return at if is_one and not is_told else index
        if not is_word(sentence, at) or is_number(sentence, at):
            break
    return index


def read_subject(sentence: Sentence, verb: int) -> Credit | None:
    """Return the subject of a verb of saying; a passive has none that says anything."""
    index = verb
    while sentence.has_any(_HELPERS, index - 1):
        index -= 1
    if sentence.has_within("passives", range(index, verb)):
        return None
    if sentence.has("subject_pronouns", index - 1):
        return Credit(index - 1, index, verb, is_pronoun=True)
    if sentence.has("accounts", index - 1) and (
        is_name(sentence, index - 2) or sentence.has("speakers", index - 2)
    ):
        index -= 1  # "WHO figures show"
    steps = (_before_relative, _before_seat, _before_apposition)
    stepped = [last for step in steps if (last := step(sentence, index)) != index]
    for edge in (*stepped, index):
        last = _before_account(sentence, edge)
        core = cut_to_core(sentence, left_edge(sentence, last), last)
        core = core or _read_person(sentence, last)
        if core is not None:
            return None if _is_counted(sentence, *core) else Credit(*core, verb)
    return None


def _is_counted(sentence: Sentence, first: int, last: int) -> bool:
    """Tell "two Marines were killed" and "deaths: 78" from those who speak."""
    name, count = sentence.lexicon.numbers.get(sentence.lower[first], ("", 0))
    is_vague = last == first + 1 and sentence.has("vague", first)  # "Thousands told to leave"
    if is_vague or sentence.is_digits(first) or (name in _COUNTS and count > 1):
        return True
    tokens = range(first, last)
    is_told = sentence.has_within("speakers", tokens)
    return not is_told and all(sentence.has("states", i) for i in tokens)


def _read_person(sentence: Sentence, last: int) -> tuple[int, int] | None:
    """Read those whom no table lists: "a fisherman", "a shipping agent", "the city"."""
    if last < 1 or not sentence.words[last - 1].islower():
        return None
    is_one = sentence.value("counted", last - 1) in ("person", "household")
    is_one = is_one or sentence.has("speaking_sites", last - 1)
    first = last - 1
    while is_one and first > max(0, last - _ADJECTIVES) and is_plain(sentence, first - 1):
        first -= 1
    if not is_one or first < 1 or is_number(sentence, first):
        return None
    if sentence.has("articles", first - 1) or not is_word(sentence, first - 1):
        return first, last
    return (first - 1, last) if is_name(sentence, first - 1) else None  # "UN volunteers"


def _before_seat(sentence: Sentence, index: int) -> int:
    """Step over the "in Mali" of "officials in Mali said", where an office comes before it."""
    if not is_word(sentence, index - 1):
        return index
    for at in range(index - 2, max(0, index - _SEAT - 1), -1):
        if sentence.has("seat_roles", at):
            is_office = sentence.has("speakers", at - 1) or sentence.has("accounts", at - 1)
            return at if is_office else index
        if sentence.is_mark(",", at):
            break
    return index


def read_after(sentence: Sentence, index: int, at: int) -> Credit | None:
    """Read the name that follows: "according to the ICRC", "said Jennifer Young"."""
    first = index
    while sentence.has("articles", first):
        first += 1
    if sentence.is_mark("@", first) and is_word(sentence, first + 1):
        return Credit(first + 1, first + 2, at)
    last = first
    while last < min(len(sentence), first + _LONGEST):
        leads = _is_adjective(sentence, last) and any(
            sentence.has("speakers", i) for i in (last + 1, last + 2)
        )
        if not leads and not is_part(sentence, last):
            break
        last += 1
    core = cut_to_core(sentence, first, last)
    if core is None:
        return None
    has_name = any(is_name(sentence, i) for i in range(*core))
    is_office = sentence.has("speakers", last - 1) and not is_name(sentence, last - 1)
    if sentence.is_mark(",", last) and (is_office or not has_name):
        named = read_after(sentence, last + 1, at)  # "said the operator, TPC"
        inner = range(named.first, named.last) if named else range(0)
        if len(inner) > has_name and is_name(sentence, inner[0]):
            is_full = not has_name or _is_full_name(sentence, inner)
            return named if is_full else Credit(*core, at)
    return Credit(*core, at)


def is_number(sentence: Sentence, index: int) -> bool:
    """Tell whether a number begins at a token, or the words before one."""
    if index >= len(sentence):
        return False
    return (
        sentence.is_digits(index)
        or sentence.lower[index] in sentence.lexicon.numbers
        or sentence.value("hedges_before", index) not in (None, "exact")
    )


def is_plain(sentence: Sentence, index: int) -> bool:
    """Tell an adjective between an owner and an account."""
    if index < 1 or not sentence.words[index].islower() or sentence.has("possessive", index):
        return False
    return sentence.words[index].isalpha() and not sentence.has("stops", index)


def is_word(sentence: Sentence, index: int) -> bool:
    """Tell a word from a mark; false off the end."""
    return index < len(sentence) and sentence.words[index][0].isalnum()
