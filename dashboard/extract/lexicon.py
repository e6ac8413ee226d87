"""A language's tables compiled for one scan: every phrase by its first word, with its concepts."""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby, product
from operator import itemgetter
from typing import NamedTuple

from dashboard.base.metrics import METRICS
from dashboard.extract.language import languages
from dashboard.extract.tables import Language
from dashboard.extract.tokens import split_words

_GROUP = re.compile(r"\(([^()]*)\)")
_NO_PHRASES = frozenset(
    {
        "code",
        "decimal_mark",
        "group_marks",
        "numbers",
        "money_marks",
        "enumerators",
        "person_endings",
        "past_endings",
        "demonym_endings",
        "not_persons",
        "loose_states",
        "storms",
        "themes",
        "weekdays",
        "months",
        "calendar_spans",
    }
)
"""Tables that are read in a way of their own; all others are phrases with a value."""
_NOT_ALONE = frozenset({"article", "and", "glued", "plural", "pair", "part"})
"""Classes of number words that make no number without one of another class."""


Phrases = tuple[tuple[list[str], tuple[tuple[str, Hashable], ...]], ...]
"""The other words of each phrase with its kinds and values, the longest phrase first."""
Marked = tuple[tuple[list[str], tuple[tuple[Hashable, tuple[str, ...]], ...]], ...]
"""The same with the kinds of each value; a void phrase has none."""


class Span(NamedTuple):
    """A phrase of a sentence: half-open token indexes, and the concept it stands for."""

    first: int
    last: int
    value: Hashable


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What one scan over a sentence's words looks up.

    Attributes
    ----------
    entries : dict
        By first word: the other words of each phrase, longest first, with kind and value.
    followed : dict
        By first and second word: of the phrases in `entries` those that may be there, as a scan
        marks them. The second word is empty for those of one word.
    numbers : dict
        By word: class and number.
    decimal_mark, group_marks : str
        See `Language`.
    trigger : re.Pattern
        Finds whether a sentence bears a number at all.
    sequel : re.Pattern
        Matches a sentence that says more of the numbers before it: where "they" went, who said so.
    storm : re.Pattern
        Finds the name of a storm after the word that tells it is one.
    money_marks, enumerators : frozenset
        See `Language`.
    person_endings, past_endings, demonym_endings : tuple of str
        Endings of nouns of people, and of adjectives made of places.
    not_persons, loose_states, organizations : frozenset
        See `Language`.
    themes : dict
        By event: stems to count.
    """

    entries: dict[str, Phrases]
    followed: dict[str, dict[str, Marked]]
    numbers: dict[str, tuple[str, int]]
    decimal_mark: str
    group_marks: str
    trigger: re.Pattern[str]
    sequel: re.Pattern[str]
    storm: re.Pattern[str]
    money_marks: frozenset[str]
    enumerators: frozenset[str]
    person_endings: tuple[str, ...]
    past_endings: tuple[str, ...]
    demonym_endings: tuple[str, ...]
    not_persons: frozenset[str]
    loose_states: frozenset[str]
    organizations: frozenset[str]
    themes: dict[str, Sequence[str]]


def expand(phrases: str) -> Iterator[str]:
    """Yield the phrases of a table's text.

    Examples
    --------
    >>> list(expand("bus(es|), set out"))
    ['buses', 'bus', 'set out']
    """
    for phrase in phrases.split(","):
        parts = _GROUP.split(" ".join(phrase.split()))
        choices = [part.split("|") if i % 2 else [part] for i, part in enumerate(parts)]
        yield from (text for text in ("".join(choice) for choice in product(*choices)) if text)


def _rows(name: str, table: object) -> Iterator[tuple[str, str, Hashable]]:
    """Yield kind, phrase and value of a table, whatever its shape."""
    if isinstance(table, str):
        yield from ((name, phrase, True) for phrase in expand(table))
    elif isinstance(table, Mapping):
        for key, value in table.items():
            if isinstance(value, str):
                yield from ((name, phrase, key) for phrase in expand(value))
            else:
                yield from ((name, phrase, value) for phrase in expand(str(key)))


def _named(names: str) -> Iterator[tuple[str, int]]:
    for index, forms in enumerate(names.split("|")):
        yield from ((form, index) for form in forms.split())


def _all_rows(code: str) -> Iterator[tuple[str, str, Hashable]]:
    language = languages()[code]
    # First the voids: a void phrase hides what its words mean alone.
    for name in ("voids", *(entry.name for entry in fields(language) if entry.name != "voids")):
        if name not in _NO_PHRASES:
            yield from _rows(name, getattr(language, name))
    for unit, table in language.calendar_spans.items():
        for count, phrases in table.items():
            yield from (("calendar_spans", phrase, (unit, count)) for phrase in expand(phrases))
    yield from (("weekdays", name, index) for name, index in _named(language.weekdays))
    yield from (("months", name, index + 1) for name, index in _named(language.months))
    for metric in METRICS:
        yield from (("counted", word, metric.counted) for word in metric.words.get(code, ()))


def _words(table: str) -> frozenset[str]:
    return frozenset(expand(table))


def _trigger(language: Language, words: set[str]) -> re.Pattern[str]:
    """Compile what finds a digit, the first word of a number, a victim, or a way."""
    named = _either(words | set(expand(language.routes)))
    articles = _either(set(language.numbers.get("article", ())))
    auxiliaries = _either(set(expand(language.auxiliaries)))
    # "A volunteer was shot" counts one.
    victim = rf"\b{articles}\s\w+\s{auxiliaries}\b"
    return re.compile(rf"\d|\b{named}\b|{victim}", re.IGNORECASE)


def _sequel(language: Language) -> re.Pattern[str]:
    """Compile what tells a sentence that goes on with the one before, or ends its quotation."""
    openers = _either({*expand(language.those_moved), *expand(language.source_labels)})
    return re.compile(rf"\W*{openers}\b|[^\n]*?[\"”]", re.IGNORECASE)


def _storm(language: Language) -> re.Pattern[str]:
    """Compile what finds the Dana of "severe cyclone Dana"."""
    words = _either({*expand(language.storms)} or {"-"})
    return re.compile(rf"\b(?i:{words})\s+[\"“]?([A-Z]\w+)")


def _either(words: set[str]) -> str:
    """Return a pattern of any of some words; their first letters rule most of a text out."""
    heads = groupby(sorted(words, reverse=True), key=itemgetter(0))  # the longer one comes first
    return "(?:" + "|".join(f"{re.escape(head)}(?:{_tails(of)})" for head, of in heads) + ")"


def _tails(words: Iterable[str]) -> str:
    return "|".join(re.escape(word[1:]) for word in words)


def _by_second(phrases: Phrases) -> dict[str, Marked]:
    """Sort phrases by their second word; those of one word go with every one."""
    marked = [(rest, _by_value(tags)) for rest, tags in phrases]
    seconds = {rest[0] for rest, _ in phrases if rest} | {""}
    return {
        second: tuple((rest, marks) for rest, marks in marked if not rest or rest[0] == second)
        for second in seconds
    }


def _by_value(tags: Iterable[tuple[str, Hashable]]) -> tuple[tuple[Hashable, tuple[str, ...]], ...]:
    """Return the kinds of each value, since kinds of the same value share a span."""
    kinds: dict[tuple[type, Hashable], list[str]] = {}  # 1 and True are alike to a dictionary
    for kind, value in tags:
        if kind == "voids":
            return ()
        kinds.setdefault((type(value), value), []).append(kind)
    return tuple((value, tuple(of)) for (_, value), of in kinds.items())


@cache
def lexicon(code: str) -> Lexicon:
    """Return the compiled tables of a language that `languages` knows."""
    language = languages()[code]
    found: dict[str, dict[tuple[str, ...], dict[str, Hashable]]] = {}
    for kind, phrase, value in _all_rows(code):
        first, *rest = split_words(phrase)
        found.setdefault(first, {}).setdefault(tuple(rest), {}).setdefault(kind, value)
    entries = {
        first: tuple(
            (list(rest), tuple(tags.items()))
            for rest, tags in sorted(phrases.items(), key=lambda item: -len(item[0]))
        )
        for first, phrases in found.items()
    }
    numbers = {
        word: (name, number)
        for name, words in language.numbers.items()
        for word, number in words.items()
    }
    begin = {word for word, (name, _) in numbers.items() if name not in _NOT_ALONE}
    vague = {word for phrase in language.vague for word in split_words(phrase)}
    return Lexicon(
        entries=entries,
        followed={first: _by_second(phrases) for first, phrases in entries.items()},
        numbers=numbers,
        trigger=_trigger(language, begin | {word for word in vague if len(word) > 4}),
        sequel=_sequel(language),
        storm=_storm(language),
        decimal_mark=language.decimal_mark,
        group_marks=language.group_marks,
        money_marks=frozenset(language.money_marks.split()),
        enumerators=frozenset(language.enumerators.split()),
        person_endings=tuple(expand(language.person_endings)),
        past_endings=tuple(expand(language.past_endings)),
        demonym_endings=tuple(expand(language.demonym_endings)),
        not_persons=_words(language.not_persons),
        loose_states=_words(language.loose_states),
        organizations=_words(language.organizations),
        themes={event: tuple(expand(stems)) for event, stems in language.themes.items()},
    )
