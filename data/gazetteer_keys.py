"""Under which keys build_gazetteer.py puts a place: which of its names count, and their folds."""

import re
import unicodedata
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from english_words import get_english_words_set

from dashboard.locate.folding import fold, sound
from dashboard.locate.words import sense_of

TRANSLITERATION_MARK = re.compile("[‘ʿʾ]|’(?!s )")
COUNTRY, ADMIN1, ADMIN2, TOWN = range(4)
NAME, ALIAS, SOUND = range(3)
DIVISION_WORD = re.compile(
    r"^(?:Province|State|Region|Department) of | (?:Oblast|Province|State|Governorate|Region|Krai"
    r"|District|County|Department|Prefecture|Raion|Rayon|Parish|Municipality|Division|Regency)[’']?$"
)


@dataclass
class Row:
    """One place on its way into the file; `radius` in kilometres, of a town left to the reader."""

    id: int
    kind: int
    name: str
    country: str
    lat: float
    lon: float
    population: int
    admin1: int | None = None
    admin2: int | None = None
    radius: int | None = None
    code: str = ""
    names: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Scope:
    """The smallest towns kept of a country, and how its names come into Latin letters.

    Of a romanized country the press writes names without the marks of transliteration.
    """

    least_population: int = 15_000
    is_arabic_spelled: bool = False
    is_romanized: bool = False


def package_file(package: str, *parts: str) -> Path:
    """Return a data file of an installed package, without importing it."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{package} is not installed: see the head of this script")
    return Path(spec.origin).parent.joinpath(*parts)


def is_name(text: str) -> bool:
    """Tell names from GeoNames' airport codes and its letter-by-letter romanizations."""
    if text.isascii() and (text == text.lower() or (len(text) == 3 and text.isupper())):
        return False
    return any(
        c.isalpha() and (c < "\u0250" or "\u0400" <= c <= "\u06ff" or "\u1e00" <= c <= "\u1eff")
        for c in text
    )


def short_names(name: str) -> list[str]:
    """Return a division's name without the word for what it is: "Kursk Oblast" is Kursk.

    But not "Northern State", of which only a compass word would be left.
    """
    bare = DIVISION_WORD.sub("", name).strip()
    return [bare] if bare != name and len(bare) >= 3 and sense_of(fold(bare)) is None else []


def is_key(key: str) -> bool:
    """Tell whether a folded name can be looked up: no letter, no sentence, in our scripts."""
    return 2 <= len(key) <= 40 and all(
        c.isascii() or "\u0600" <= c <= "\u06ff" or c == " " for c in key
    )


def plain_name(name: str) -> str:
    """Return a romanized name without the marks of transliteration: "Ar Raqqah", "Rafah"."""
    parts = unicodedata.normalize("NFKD", TRANSLITERATION_MARK.sub("", name))
    return "".join(c for c in parts if not unicodedata.combining(c)).replace("’", "'")


def keys_of(row: Row, scope: Scope) -> dict[str, int]:
    """Return the keys a place is found by, each with the kind of name it comes from."""
    first = fold(row.name)
    ranks = {first: NAME} if first else {}
    names = row.names
    if row.kind == TOWN:
        # Of a small town far from any crisis its usual name will do, and one without accents.
        is_minor = scope.least_population > 500 and row.population < 15_000
        names = [
            name
            for name in names
            if is_name(name) and (not is_minor or (name.isascii() and not row.name.isascii()))
        ]
    elif row.kind != COUNTRY:
        names = [*names, *short_names(row.name)]
    for key in filter(is_key, map(fold, names)):
        ranks.setdefault(key, ALIAS)
    if scope.is_arabic_spelled and row.kind != COUNTRY:
        like = sound(first)
        if len(like) >= 4:
            ranks.setdefault("~" + like, SOUND)
    return ranks


def read_homonyms() -> frozenset[str]:
    """Return what is also an English word or a common given or family name."""
    words = {word for word in get_english_words_set(["web2"]) if word.islower()}
    for name, most in (("male.first", 1_200), ("female.first", 4_200), ("all.last", 1_500)):
        lines = package_file("names", f"dist.{name}").read_text(encoding="ascii").splitlines()
        words |= {line.split()[0].lower() for line in lines[:most]}
    return frozenset(words)
