"""Who says it, and how far they are trusted: the rows of ``data/sources.csv``.

Reliability of a claim is that of the organization it is credited to. Where the text credits
someone the table does not know, the claim is trusted as far as the publisher, but never more than
``medium``: a good newspaper quotes a bystander correctly and the bystander may still be wrong.
Where it credits nobody, the publisher speaks. A publisher the table does not know is ``medium``.
"""

import csv
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from dashboard.base.errors import SettingsError
from dashboard.base.vocabulary import Reliability

COLUMNS = ("name", "short_name", "kind", "reliability", "aliases", "speaks_for")
_GOVERNMENT = "government"
_MINISTRIES = frozenset(
    {
        *("foreign ministry", "ministry of foreign affairs", "foreign affairs ministry"),
        *("ministry of external affairs", "external affairs ministry", "foreign minister"),
    }
)
_ORGANS = _MINISTRIES | {"", _GOVERNMENT, "authorities", "officials", "embassy", "presidency"}
"""What may stand beside a state's name where the state speaks, as `split_name` has it."""
RANKS = {"low": 0, "medium": 1, "high": 2}
"""How far a source is trusted, by the word for it, as a number to sort by."""
_WORD = re.compile(r"[^\W_]+")
# Initials such as WHO or UN are words of their own in lower case.
_LONGEST_INITIALS = 4


def rank(reliability: str) -> int:
    """Return 0 for low, 1 for medium, 2 for high."""
    return RANKS[reliability]


@dataclass(frozen=True, slots=True)
class Source:
    """One organization, publisher or spokesperson's organization.

    Attributes
    ----------
    name, short_name : str
        Full name, and the one the screen shows.
    kind : str
        What sort of body it is, such as "news agency".
    reliability : Reliability
        How far it is trusted.
    aliases : tuple of str
        Other names, spellings, and people who speak for it.
    speaks_for : str
        Full name of the one whose organ it is, so that the two are one speaker; else empty.
    """

    name: str
    short_name: str
    kind: str
    reliability: Reliability
    aliases: tuple[str, ...] = ()
    speaks_for: str = ""


@dataclass(frozen=True)
class Sources:
    """The known sources, looked up by any of their names.

    Attributes
    ----------
    rows : tuple of Source
        In the order of the file; of two rows with one name, the first counts.
    """

    rows: tuple[Source, ...] = ()

    def find(self, name: str) -> Source | None:
        """Return the source that a text's words name, None where nobody knows it.

        Notes
        -----
        First by the whole name. Else by the longest known name that stands in it word for word,
        so that "Marianne Gasser of the ICRC" is the ICRC; of two of one length, the first in the
        text. Initials of up to four letters have to be in capitals there.
        """
        words = split_name(name)
        if not words:
            return None
        for length in range(min(len(words), self._longest), 0, -1):
            for first in range(len(words) - length + 1):
                found = self._by_words.get(words[first : first + length])
                if found:
                    return found
        return None

    def short_name(self, name: str) -> str:
        """Return the short name of a source, or the name itself where nobody knows it."""
        source = self.find(name)
        return source.short_name if source else " ".join(name.split())

    def speaker(self, name: str) -> str:
        """Return the short name of who speaks under a name; empty where nobody knows it.

        Notes
        -----
        That is the one whose organ a source is. A state's own name, and its adjective before the
        ministry that speaks for it abroad, are its government's.
        """
        source = self._find_known(name)
        if not source:
            return ""
        return self._by_words.get(split_name(source.speaks_for), source).short_name

    def is_ministry(self, name: str) -> bool:
        """Return whether a name is that of a state's ministry without the state."""
        return " ".join(split_name(name)) in _MINISTRIES

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The adjectives of states as texts write them, each with its government's short name."""
        return {
            name.rpartition(" ")[0]: row.short_name
            for row in self.rows
            for name in (row.short_name, *row.aliases)
            if row.kind == _GOVERNMENT and name.endswith(f" {_GOVERNMENT}")
        }

    def reliability(self, publisher: str, attributed_to: str) -> Reliability:
        """Return how far a claim is trusted; see the head of this module for the rule."""
        credited = self._find_known(attributed_to)
        if credited:
            return credited.reliability
        source = self._find_known(publisher)
        trust = source.reliability if source else Reliability.MEDIUM
        return min(trust, Reliability.MEDIUM, key=rank) if attributed_to.strip() else trust

    def _find_known(self, name: str) -> Source | None:
        """Return the source of a name, a government also by its state's name and organs."""
        found = self.find(name)
        if found:
            return found
        words = split_name(name)
        spans = ((i, j) for i in range(len(words)) for j in range(len(words), i, -1))
        for first, last in sorted(spans, key=lambda span: span[0] - span[1]):
            state = self._by_state.get(words[first:last])
            rest = [*words[:first], *words[last:]]
            if state and " ".join(rest[:-1] if rest[-1:] == ["of"] else rest) in _ORGANS:
                return state
        return None

    @cached_property
    def _by_state(self) -> dict[tuple[str, ...], Source]:
        found: dict[tuple[str, ...], Source] = {}
        for row in self.rows:
            for words in map(split_name, (row.name, row.short_name, *row.aliases)):
                if row.kind == _GOVERNMENT and words[:2] == (_GOVERNMENT, "of"):
                    found.setdefault(words[2:], row)
                elif row.kind == _GOVERNMENT and words[-1:] == (_GOVERNMENT,):
                    found.setdefault(words[:-1], row)
        found.pop((), None)
        return found

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], Source]:
        found: dict[tuple[str, ...], Source] = {}
        for row in self.rows:
            for name in (row.name, row.short_name, *row.aliases):
                found.setdefault(split_name(name), row)
        found.pop((), None)
        return found

    @cached_property
    def _longest(self) -> int:
        return max((len(words) for words in self._by_words), default=0)


@lru_cache(maxsize=4096)
def split_name(name: str) -> tuple[str, ...]:
    """Return the words of a name as two spellings of it have them alike."""
    plain = unicodedata.normalize("NFKD", name.replace("’s ", " ").replace("'s ", " "))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    words = _WORD.findall(plain.replace(".", ""))
    return tuple(
        word if word.isupper() and len(word) <= _LONGEST_INITIALS else word.casefold()
        for word in words
        if word.casefold() != "the"
    )


def read_sources(path: Path) -> Sources:
    """Read the table of sources.

    Parameters
    ----------
    path : Path
        A CSV file with the columns name, short_name, kind, reliability, aliases (parted by |), and
        speaks_for, the name of another row.

    Raises
    ------
    SettingsError
        If the file is not there, lacks a column, or a row has no name or no known reliability.
    """
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            return Sources(tuple(_read_rows(path, csv.DictReader(file))))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            f"the table of sources cannot be read: {path} ({error}); it ships with the project"
        ) from error


def _read_rows(path: Path, reader: "csv.DictReader[str]") -> Iterable[Source]:
    missing = [name for name in COLUMNS if name not in (reader.fieldnames or ())]
    if missing:
        raise SettingsError(f"{path} lacks the columns {', '.join(missing)}")
    for row in reader:
        where = f"{path}, line {reader.line_num}"
        name, reliability = (row["name"] or "").strip(), (row["reliability"] or "").strip()
        if not name:
            raise SettingsError(f"{where}: a source needs a name")
        if reliability not in set(Reliability):
            raise SettingsError(
                f"{where}: reliability is {reliability!r}; write low, medium or high"
            )
        aliases = tuple(alias.strip() for alias in (row["aliases"] or "").split("|"))
        yield Source(
            name,
            (row["short_name"] or "").strip() or name,
            (row["kind"] or "").strip(),
            Reliability(reliability),
            tuple(alias for alias in aliases if alias),
            (row["speaks_for"] or "").strip(),
        )
