"""Languages: their word tables merged from the files that carry their code, and a guess of one.

A language is one file in ``languages/``, or several with the same ``CODE``; the tables are plain
words keyed by shared concepts. What the tables mean is written beside the fields of `Language`.
"""

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Protocol

import py3langid

from dashboard.base.errors import PluginError
from dashboard.base.plugins import load
from dashboard.extract.tables import Language

_GUESSED_CHARACTERS = 4000  # enough to tell a language, whatever the report's length
_STOP_WORD_SHARE = 0.3  # English prose has over 0.4; related languages share under 0.15
_LEAD = 8  # of the logarithm of a text's likelihood
_WORD = re.compile(r"[^\W\d_]+")


class WordTables(Protocol):
    """What a file of ``languages/`` must have; its tables are named as the fields of `Language`."""

    CODE: str


@cache
def languages() -> Mapping[str, Language]:
    """Return the languages that have tables, by code.

    Raises
    ------
    PluginError
        If a file has a table that `Language` does not know, or two files of one language both
        have a table, or a row of it where it is made of rows.
    """
    names = {entry.name for entry in fields(Language)}
    merged: dict[str, dict[str, object]] = {}
    for module in load("dashboard.extract.languages", WordTables):
        tables = merged.setdefault(module.CODE, {"code": module.CODE})
        for name, table in vars(module).items():
            key = name.lower()
            if not name.isupper() or name == "CODE":
                continue
            joined = _join(tables.get(key), table)
            if key not in names or joined is None:
                fault = "has twice" if key in names else "does not know"
                raise PluginError(f"{module} has the table {name}, which a language {fault}")
            tables[key] = joined
    return {code: Language(**tables) for code, tables in merged.items()}  # type: ignore[arg-type]


def _join(one: object, other: object) -> object:
    """Return two parts of a table as one; None where they are no parts, or both have a row."""
    if one is None:
        return other
    if isinstance(one, Mapping) and isinstance(other, Mapping) and not one.keys() & other.keys():
        return {**one, **other}
    return None


@cache
def _stop_words(code: str) -> frozenset[str]:
    return frozenset(word for word in languages()[code].stops.replace(",", " ").split())


def guess_language(text: str) -> str:
    """Return the ISO 639-1 code of the language a text is most likely in.

    Parameters
    ----------
    text : str
        Any text; its first 4,000 characters decide.

    Returns
    -------
    str
        Empty for a text without letters.

    Notes
    -----
    A language that has tables is told by its function words, which holds for a text as short as a
    tweet; py3langid decides among the others, of which one has to be clearly likelier.

    Examples
    --------
    >>> guess_language("Some 3,000 people left the city on the buses.")
    'en'
    """
    head = text[:_GUESSED_CHARACTERS]
    words = _WORD.findall(head.lower())
    if not words:
        return ""
    for code in languages():
        stops = _stop_words(code)
        if sum(word in stops for word in words) >= len(words) * _STOP_WORD_SHARE:
            return code
    ranked = py3langid.rank(head)
    # Names and abbreviations make a post look like one of a hundred languages, by a hair.
    near = (str(code) for code, score in ranked if ranked[0][1] - score < _LEAD)
    return next((code for code in near if code in languages()), str(ranked[0][0]))
