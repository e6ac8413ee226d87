"""By whose word: which of the sources that a report credits is a figure's."""

from dashboard.extract.context import Context, Draft, Reading
from dashboard.extract.events import Item
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit, is_name, is_number, read_subject
from dashboard.extract.tokens import split_words

_REACH = 1  # sentences that what a source said goes on over
_LONG_REACH = 2  # where it was an account: a count, a report, a statement
_QUOTE_REACH = 2000  # characters of a quotation
_ACCOUNT_REACH = 4  # tokens between a word of credit and the account it is of
_CLOSED = 8  # cost
_AGAINST = 20  # cost
_POINTERS = ("subject_pronouns", "those_moved")
_MOVED = ("counted", "carriers")  # "Buses took 40 people out"
_KEPT = 12  # sources kept for "the agency" to point back to


def choose_credit(reading: Reading, item: Item, context: Context) -> tuple[str, bool]:
    """Return the source that a sentence credits with a number, or that one before does.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    context : Context
        Who was credited before.

    Returns
    -------
    tuple
        The source, as in the text; empty where the report states it on its own. Then whether its
        own sentence credits it.
    """
    named = [credit for credit in reading.credits if not credit.is_source_line]
    for credit in sorted(named, key=lambda c: _cost(reading, item, c)):
        if _is_of_another_clause(reading, item, credit):
            continue
        if not credit.is_pronoun:
            return _resolved(reading, credit, context), True
        before = (c for c in reversed(named) if c.at < credit.at and not c.is_pronoun)
        meant = next((_resolved(reading, c, context) for c in before), context.credit)
        if meant:
            return meant, True
    quote = _open_quote(context.text, reading.sentence.start)
    if quote is not None and context.credit_end >= quote - 1:
        return context.credit, False
    is_near = reading.index <= context.credit_until
    is_carried = is_near and context.credit_paragraph == reading.paragraph
    is_carried = is_carried and (context.is_account or _goes_on(reading.sentence))
    is_carried = is_carried and not _has_other_actor(reading, item, context.credit)
    if is_carried:
        return context.credit, False
    return context.issuers.find(reading.sentence, reading.paragraph), False


def _goes_on(sentence: Sentence) -> bool:
    """Tell a sentence that points back to the one before, and so goes on with what it said."""
    is_part = any(span.value == "of" for span in sentence.spans("parts"))
    return is_part or any(sentence.spans(kind) for kind in _POINTERS)


def _has_other_actor(reading: Reading, item: Item, source: str) -> bool:
    """Tell whether another than the source acts: "Germany said ... Saudi Arabia flew out 356"."""
    sentence = reading.sentence
    verbs = [span.first for span in sentence.spans("events") if span.last <= item.first]
    actor = read_subject(sentence, verbs[0]) if verbs else None
    if actor is None or actor.is_pronoun:
        return False
    tokens = range(actor.first, actor.last)
    is_moved = any(sentence.has_within(kind, tokens) for kind in _MOVED)
    named = {sentence.lower[i] for i in tokens if is_name(sentence, i)}
    if is_moved or not named or any(is_number(sentence, i) for i in tokens):
        return False
    return named.isdisjoint(split_words(source))


def _cost(reading: Reading, item: Item, credit: Credit) -> int:
    """Return how far a number is from who says it, counting against the words' direction more."""
    cost = reading.distance(item, credit.at, credit.at)
    is_against = credit.leads and item.last <= credit.first
    # "200 died, the army says, and 17 fled, according to the UN."
    is_closed = not credit.leads and credit.first < credit.at < item.first
    return cost + _AGAINST * (is_against + credit.is_aside) + _CLOSED * is_closed


def _is_of_another_clause(reading: Reading, item: Item, credit: Credit) -> bool:
    """Tell the one who speaks in "40 died; the army said that 20 fled" from who counts the 40."""
    if not credit.leads or item.last > credit.first:
        return False
    sentence = reading.sentence
    between = range(item.last, credit.first)
    return any(sentence.is_mark(";", i) or sentence.value("links", i) == "strong" for i in between)


def _open_quote(text: str, start: int) -> int | None:
    """Return where the quotation began that a sentence goes on with, or None outside of one."""
    reach = max(0, start - _QUOTE_REACH)
    begin = max(text.rfind("\n", reach, start) + 1, reach)
    opened = text.rfind("“", begin, start)
    if opened >= 0:
        return opened if text.rfind("”", opened, start) < 0 else None
    return text.rfind('"', begin, start) if text.count('"', begin, start) % 2 else None


def _resolved(reading: Reading, credit: Credit, context: Context) -> str:
    """Return a source by name: "the agency" is the one credited before."""
    sentence = reading.sentence
    name = sentence.phrase(credit.first, credit.last)
    is_definite = credit.last == credit.first + 1 and sentence.has("definites", credit.first - 1)
    if not is_definite or not name.islower():
        return name
    named = [before for before in reversed(context.sources) if not before.islower()]
    same = next((before for before in named if name in before.casefold().split()), None)
    if same is None and sentence.has("stand_ins", credit.first):
        same = next((before for before in named if _is_organization(reading, before)), None)
    return same or name


def _is_organization(reading: Reading, name: str) -> bool:
    """Tell an organization by an acronym or by a word for one in its name."""
    words = name.split(" of ", 1)[0].split()  # "Jane Doe of the ICRC" is a person
    known = reading.sentence.lexicon.organizations
    return any((word.isupper() and len(word) > 1) or word.casefold() in known for word in words)


def remember_credits(reading: Reading, context: Context) -> None:
    """Keep the source that later sentences may go on with; give it its quotation's figures.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        Is changed.
    """
    sentence = reading.sentence
    if not reading.index:
        context.issuers.read_first(sentence)
    if not context.drafts or context.drafts[-1].index != reading.index:
        context.issuers.read_heading(sentence, reading.credits)
    for credit in reading.credits:
        if credit.is_source_line:
            _credit_rows(sentence.phrase(credit.first, credit.last), context)
            continue
        if not credit.is_pronoun:
            context.credit = _resolved(reading, credit, context)
            context.sources = [*context.sources[1 - _KEPT :], context.credit]
        is_account = any(
            span.first > 0
            and abs(span.first - credit.at) <= _ACCOUNT_REACH
            and (credit.is_pronoun or credit.last != span.first)  # not "the cluster reports"
            for span in sentence.spans("accounts")
        )
        context.is_account = is_account
        context.credit_until = reading.index + (_LONG_REACH if is_account else _REACH)
        context.credit_paragraph = reading.paragraph
        context.credit_end = sentence.end
    if reading.credits:
        quote = _open_quote(context.text, sentence.start)
        for draft in _said_since(quote, context):
            draft.attributed_to = context.credit


def _credit_rows(source: str, context: Context) -> None:
    """Give a line "Source: OCHA" the figures before it that have no source."""
    for draft in reversed(context.drafts):
        if draft.attributed_to:
            return
        draft.attributed_to = source


def fill_credits(context: Context) -> None:
    """Credit the organization that issued a bulletin with what nobody else is credited with.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    for draft in context.drafts:
        draft.attributed_to = draft.attributed_to or context.issuers.whole


def _said_since(quote: int | None, context: Context) -> list[Draft]:
    """Return the figures of a quotation that the sentences before left without a speaker."""
    found: list[Draft] = []
    if quote is None:
        return found
    for draft in reversed(context.drafts):
        if draft.evidence[0] < quote:
            break
        if not draft.is_credited:
            found.append(draft)
    return found
