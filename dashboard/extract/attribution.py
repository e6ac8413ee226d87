"""Who a sentence credits with what it says."""

from bisect import bisect_left
from collections.abc import Iterator

from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import (
    Credit,
    cut_to_core,
    is_apposed,
    is_name,
    is_number,
    is_part,
    is_plain,
    is_word,
    left_edge,
    read_after,
    read_subject,
)

_LABEL = 7  # tokens of a name before a colon
_TITLE = 2  # tokens of "Prime Minister" before a name
_ARTICLE = 2  # tokens before a name in brackets
_BRACKET = 40  # tokens of a source in brackets, with what it is named for
_ADJECTIVES = 2  # of "Turkey's latest official count"
_OBJECT = 10  # tokens of "Turkey's toll at"


def _by_preposition(sentence: Sentence) -> Iterator[Credit | None]:
    for span in sentence.spans("according"):
        yield read_after(sentence, span.last, span.first)


def _by_account(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "by Turkey's count", "Turkey's latest official count", "by their account"."""
    spans = sentence.spans("accounts")
    for span in spans:
        end = span.first - 1
        for _ in range(_ADJECTIVES):
            end -= is_plain(sentence, end)
        if sentence.has("possessive_pronouns", end):
            if sentence.has_within("speakers", range(end + 1, span.first)):
                continue  # "OCHA and its partners report"
            holder = read_after(sentence, 0, span.first)  # "London has got 300 out by its count"
            is_own = holder is not None and holder.last < end and not is_number(sentence, 0)
            if sentence.has("roles", end - 1) and not sentence.has("account_roles", end - 1):
                continue  # "two soldiers were killed at their post"
            yield holder if is_own else Credit(end, end + 1, span.first, is_pronoun=True)
        elif end > 0 and (sentence.has("possessive", end) or sentence.is_mark("'", end)):
            core = cut_to_core(sentence, left_edge(sentence, end), end)
            is_other = core is not None and (
                _is_object(sentence, core[0])
                or (sentence.has("speakers", span.first) and is_apposed(sentence, core[0]))
            )
            yield None if core is None or is_other else Credit(*core, span.first)
    for owner in sentence.spans("possessive") if spans else ():
        # "37,500 by Turkey's count, 25,000 by the Red Cross's"; "the ICRC's was 20,000"
        is_cut = (
            sentence.has("auxiliaries", owner.last)
            or not is_word(sentence, owner.last)
            or is_number(sentence, owner.last)
        )
        core = (
            cut_to_core(sentence, left_edge(sentence, owner.first), owner.first) if is_cut else None
        )
        if core is not None and spans[0].first < owner.first:
            yield Credit(*core, owner.first, leads=is_word(sentence, owner.last))


def _is_object(sentence: Sentence, index: int) -> bool:
    """Tell the owner in "AFAD put Turkey's toll at" from one who keeps an account."""
    before = index - 1
    while sentence.has("articles", before):
        before -= 1
    return sentence.has("said", before) or sentence.value("putting", before) == "verb"


def _by_putting(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "AFAD put Turkey's toll at 17,406": a verb, what is counted, and a number."""
    spans = sentence.spans("putting")
    has_end = len(spans) > 1 and any(span.value == "at" for span in spans)
    for span in spans if has_end else ():
        if span.value == "verb":
            reach = range(span.last + 1, min(len(sentence) - 1, span.last + _OBJECT))
            at = next((i for i in reach if is_number(sentence, i) or sentence.is_mark(",", i)), 0)
            if at and sentence.value("putting", at - 1) == "at" and is_number(sentence, at):
                credit = read_subject(sentence, span.first)
                yield credit and credit._replace(leads=True)


def _by_verb(sentence: Sentence) -> Iterator[Credit | None]:
    for span in sentence.spans("said"):
        if span.first and sentence.words[span.first][0].isupper():
            continue  # "the United States"
        if span.last == span.first + 1 and _is_noun(sentence, span.first):
            continue  # "a count", "the report"
        if sentence.has("hosting", span.first) and is_number(sentence, span.last):
            continue  # "have admitted 600 wounded"
        if sentence.has("relatives", span.first - 1) or _is_compound(sentence, span.first):
            continue  # "who speaks for the ministry"
        verb = span.first
        if sentence.has("quoting", verb) and sentence.has("passives", verb - 1):
            verb -= 1  # "the governor was quoted as saying"
        credit = _quoted(sentence, span) or read_subject(sentence, verb)
        if credit is None and not sentence.has("telling", span.first):
            credit = read_after(sentence, span.last, span.first)
        elif credit is not None and credit.last <= span.first:
            credit = _with_scope(sentence, credit, span.last)
        yield credit


def _is_compound(sentence: Sentence, index: int) -> bool:
    """Tell the "states" of "partner states", the "post" of "their post", and "feared dead"."""
    after = index + 1
    if sentence.has("states", after) and sentence.has("counted", index - 1):
        return not is_number(sentence, after + 1)
    if sentence.has("possessive_pronouns", index - 1) or sentence.has("possessive", index - 1):
        return True
    if not index or not sentence.has("verbal_nouns", index):
        return False
    is_bare = sentence.words[index - 1].islower() and sentence.has("speakers", index - 1)
    return is_bare and sentence.has("of", index - 2)


def _is_noun(sentence: Sentence, index: int) -> bool:
    before = index - 1
    return sentence.has("articles", before) or (
        sentence.has("more", before) and not sentence.has("said", before)
    )


def _quoted(sentence: Sentence, verb: Span) -> Credit | None:
    """Read "SANA quoted the governor as saying" and, past a comma, ", say UNHCR and SARC."."""
    is_turned = sentence.is_mark(",", verb.first - 1) and not sentence.has("telling", verb.first)
    if not is_turned and not sentence.has("quoting", verb.first):
        return None
    credit = read_after(sentence, verb.last, verb.first)
    is_whole = credit is not None and not is_word(sentence, credit.last)
    return credit if is_whole or sentence.has("quoting", verb.first) else None


def _with_scope(sentence: Sentence, credit: Credit, end: int) -> Credit:
    """Tell whether what is said comes after its verb, and whether it is said in passing."""
    leads = any(is_number(sentence, i) for i in range(end, len(sentence)))
    leads = leads and (is_word(sentence, end) or sentence.is_mark(":", end))
    leads = leads or sentence.has("relatives", end)  # "partners warn that it may double"
    before = credit.first
    while before and (
        sentence.has("articles", before - 1)
        or (sentence.has("speakers", before - 1) or is_plain(sentence, before - 1))
    ):
        before -= 1
    is_between = sentence.is_mark(",", end) and sentence.is_mark(",", before - 1)
    is_aside = is_between and sentence.has("said", before - 2)
    return credit._replace(leads=leads, is_aside=is_aside)


def _by_holding(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "the police have at least 20 deaths on record"."""
    for span in sentence.spans("holding"):
        has_only = any(sentence.has(kind, span.first) for kind in ("perfect", "pluperfect"))
        is_owned = has_only and _is_fleet(sentence, span.last)
        is_count = is_number(sentence, span.last) and not is_owned
        credit = read_subject(sentence, span.first) if is_count else None
        words = range(credit.first - _TITLE, credit.last) if credit else ()
        if credit and any(_is_office(sentence, i) for i in words):
            yield credit._replace(leads=True)


def _is_fleet(sentence: Sentence, index: int) -> bool:
    """Tell what an office has from what it counts: "the Red Crescent had 52 vehicles"."""
    kinds = [sentence.value("counted", i) for i in range(index, index + _ARTICLE + 1)]
    return next(filter(None, kinds), "person") not in ("person", "household")


def _by_ellipsis(sentence: Sentence) -> Iterator[Credit | None]:
    """Read the second of "UNHCR counts 9,000 displaced, the governor 7,500"."""
    said = sentence.spans("said")
    first = said[0].last if said else len(sentence)
    for index in range(first, len(sentence) - 1):
        if sentence.lower[index] in (",", ";") and is_word(sentence, index + 1):
            credit = read_after(sentence, index + 1, index)
            if credit and credit.first <= index + _ARTICLE and is_number(sentence, credit.last):
                is_told = any(_is_office(sentence, i) for i in range(credit.first, credit.last))
                if is_told and not is_number(sentence, credit.first):
                    yield credit._replace(leads=True)


def _by_label(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "Source: OCHA" and, before what it says, "White House: 6,800 are out", "@ICRC:"."""
    for span in sentence.spans("source_labels"):
        if sentence.is_mark(":", span.last):
            credit = read_after(sentence, span.last + 1, span.first)
            yield credit and credit._replace(is_source_line=True)
    first = 0
    while first < len(sentence) and (
        not sentence.words[first][0].isalnum() or ":" in sentence.words[first]
    ):
        first += 1  # the hour of a note: "18:15 State TV: 12 buses are out"
    reach = sentence.lower[first : first + _LABEL]
    last = first + reach.index(":") if ":" in reach else first
    core = cut_to_core(sentence, first, last)
    if core is not None and _is_organization(sentence, first, last):
        yield Credit(*core, last, leads=True)


def _by_bracket(sentence: Sentence) -> Iterator[Credit | None]:
    """Read "538 people since Sunday (foreign ministry)"; "Red Crescent (SARC)" is one name."""
    closings = [i for i, mark in enumerate(sentence.lower) if mark == ")"]
    for at in (i for i, mark in enumerate(sentence.lower) if mark == "("):
        after = bisect_left(closings, at)
        close = closings[after] if after < len(closings) else at
        inner = range(at + 1, close)
        if len(inner) > _BRACKET:
            continue
        is_short = len(inner) == 1 and sentence.words[at + 1].isupper()
        if is_short and at and is_name(sentence, at - 1):
            continue
        label = sentence.cover("source_labels").get(at + 1)
        first = at + 1 if label is None else label.last + sentence.is_mark(":", label.last)
        if not any(_is_office(sentence, i) for i in inner):
            continue
        credit = read_after(sentence, first, at)
        if credit is None or credit.first > first + _ARTICLE:
            continue
        rest = range(credit.last, close)
        if not any(is_number(sentence, i) for i in inner) or _is_date(sentence, rest):
            is_whole = not at and close == len(sentence) - 1
            yield credit._replace(is_source_line=is_whole)


def _is_date(sentence: Sentence, tokens: range) -> bool:
    """Tell the ", 16 Mar" of "(National Police Agency, 16 Mar)"."""
    dates = ("months", "weekdays", "clock", "relative_days")
    is_apart = bool(tokens) and sentence.is_mark(",", tokens[0])
    return is_apart and any(sentence.has_within(kind, tokens) for kind in dates)


def find_issuer(sentence: Sentence) -> Credit | None:
    """Return whose bulletin a report is: "DROMIC Report #22 on the Mayon eruption".

    Parameters
    ----------
    sentence : Sentence
        The report's first.
    """
    for span in sentence.spans("bulletins"):
        for first, last in ((left_edge(sentence, span.first), span.first), (0, 1)):
            core = cut_to_core(sentence, first, last)
            is_apart = last == span.first or not is_word(sentence, last)
            if core and is_apart and _is_agency(sentence, core[1] - 1):
                return Credit(*core, span.first)
    return None


def _is_organization(sentence: Sentence, first: int, last: int) -> bool:
    """Tell "White House" or "@ICRC" by a word of offices or the sign of a handle."""
    if not all(is_part(sentence, i) for i in range(first, last)):
        return False
    return sentence.is_mark("@", first - 1) or any(
        _is_office(sentence, i) for i in range(first, last)
    )


def _is_office(sentence: Sentence, index: int) -> bool:
    """Tell "ministry", "agency" and, of the names that no place has, those of agencies: "WHO"."""
    return sentence.has("speakers", index) or _is_agency(sentence, index)


def _is_agency(sentence: Sentence, index: int) -> bool:
    if sentence.has("organizations", index):
        return True
    is_acronym = sentence.has("not_places", index) and sentence.words[index].isupper()
    if not is_acronym or sentence.has("hazards", index) or sentence.has("happenings", index):
        return False  # "TYPHOON ROLLY: report no. 8"
    return not sentence.text[sentence.start : sentence.end].isupper()


_CREDITING = frozenset({"according", "accounts", "said", "putting", "holding", "source_labels"})
_MARKS = frozenset(":(")
"""Tables and marks without which a sentence credits nobody."""
_READERS = (
    *(_by_preposition, _by_account, _by_putting, _by_verb, _by_ellipsis, _by_holding),
    *(_by_label, _by_bracket),
)


def find_credits(sentence: Sentence) -> list[Credit]:
    """Return those whom a sentence credits, in order of the words that credit.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """
    if sentence.lacks(_CREDITING) and _MARKS.isdisjoint(sentence.lower):
        return []
    found = [credit for read in _READERS for credit in read(sentence) if credit is not None]
    return sorted(found, key=lambda credit: credit.at)
