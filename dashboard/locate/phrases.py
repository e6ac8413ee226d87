"""What a name in a text says: which names are in it, and which part of their places is meant.

"southern Sindh province" is Sindh, of the kind province, its south; "Foua and Kefraya" two names.
Nothing is looked up here but whether a run of words is a name as it stands, by a function given.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.folding import fold
from dashboard.locate.words import BEARINGS, COMMON_NAMES, DEMONYMS, Reach, Sense, sense_of

IsName = Callable[[str], bool]

_POSSESSIVE = re.compile(r"^(?:the )?(.*?\w)(?:['’]s|s['’]) (.+)$")
_LINK = re.compile(
    r" (of|in|near|outside|around|within|inside|at|along|from|de|del|do|da|dels|von|bei|du)"
    r"(?: the)? (?=\S)",
    re.IGNORECASE,
)
_LIST = re.compile(
    r"\s*(?:,\s*(?:and\s+|or\s+)?|\s(?:and|with|or|und|et|(?-i:y|e|i)|&)\s+|\s?/\s?|\sو\s?)(?:in\s|the\s)*",
    re.IGNORECASE,
)
_LAST_POSSESSIVE = re.compile(r"['’]s?$")
_ELISION = re.compile(r"\b(?:d|l|dell|nell)['’](?=\w)", re.IGNORECASE)
_NEARNESS = {"near", "outside", "around", "along", "bei"}
_WITHIN = {"in", "within", "inside", "at"}
_EMPTY = {"the", "a", "an", "la", "le", "el", "los", "las", "les", "die", "der", "das", "in", "to"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """One name, and which part of its place is meant.

    Attributes
    ----------
    text : str
        The words it was read from.
    base : str
        The name itself; empty where the words hold none ("Old City").
    reach : Reach
        How far from the place what is meant may lie.
    bearing : int or None
        The side, in degrees clockwise from north.
    is_outside : bool
        Whether the side lies outside: "west of Aleppo" as against "western Aleppo".
    kinds : frozenset of PlaceKind
        What the place must be, any where empty.
    hint : str
        Another name, or a country's code, that it lies in.
    """

    text: str
    base: str
    reach: Reach = Reach.SAME
    bearing: int | None = None
    is_outside: bool = False
    kinds: frozenset[PlaceKind] = frozenset()
    hint: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether the place itself is meant, whole."""
        return self.reach is Reach.SAME and self.bearing is None


Part = tuple[Phrase, ...]
"""Readings of one name, the likeliest first."""


def read_name(name: str, is_name: IsName) -> tuple[Part, ...]:
    """Read a name as a text has it.

    Parameters
    ----------
    name : str
        As in the text, without its preposition.
    is_name : callable
        Whether some place is called exactly so.

    Returns
    -------
    tuple of tuple of Phrase
        One item a place that is named; several make one place that covers them. Of each, its
        readings. Empty where the words describe and do not name, but for "the province".
    """
    text = " ".join(name.replace("#", "").split()).strip('()[]«»“”"„,;:.!?… ')
    text = _LAST_POSSESSIVE.sub("", text)
    if not is_name(text):
        text = _ELISION.sub("", text)
    if not has_name(text):
        return _read_common(text)
    pieces = _share_head([piece for piece in _LIST.split(text) if piece])
    if len(pieces) < 2 or is_name(text):
        return _kept([_readings(text, is_name)])
    qualified = _read_qualified(text, is_name)
    if qualified:
        return (qualified,)
    shared = _shared_kind(pieces)
    parts = _kept([_readings(piece, is_name) for piece in pieces])
    if shared is None:
        return parts
    return tuple(
        tuple(one if one.kinds else replace(one, kinds=shared.kinds) for one in part)
        for part in parts
    )


def _read_common(text: str) -> tuple[Part, ...]:
    """Read "the province": one that the report names elsewhere."""
    kind = COMMON_NAMES.get(fold(text.removeprefix("the ")))
    return ((Phrase(text, "", kinds=frozenset({kind})),),) if kind else ()


def _kept(parts: Iterable[Iterator[Phrase]]) -> tuple[Part, ...]:
    return tuple(part for part in map(tuple, parts) if part)


def has_name(text: str) -> bool:
    """Tell whether words hold a name: a capital letter, or a letter of a script without capitals.

    Examples
    --------
    >>> has_name("temporary shelters"), has_name("the Old City"), has_name("حلب")
    (False, True, True)
    """
    return any(c.isupper() or (c.isalpha() and c.lower() == c.upper()) for c in text)


def _read_qualified(text: str, is_name: IsName) -> Part:
    """Read "Santa Rosa, California": one place and what it lies in."""
    left, comma, right = text.rpartition(", ")
    if not comma or "," in left or re.search(r"\b(?:and|or|with)\b", text):
        return ()
    if not (is_name(left) and is_name(right)):
        return ()
    return (Phrase(text, left, hint=right),)


def _share_head(pieces: list[str]) -> list[str]:
    """Return the pieces that name something; "North and South Kivu" are two, of Kivu both."""
    side, _, head = pieces[-1].partition(" ") if pieces else ("", "", "")
    if head and fold(side) in BEARINGS:
        pieces = [f"{one} {head}" if fold(one) in BEARINGS else one for one in pieces]
    return [piece for piece in pieces if has_name(piece)]


def _shared_kind(pieces: list[str]) -> Sense | None:
    """Return what a plural says of the whole list: "Sumy and Kharkiv regions", "Regions I, II"."""
    for word in (pieces[-1].rpartition(" ")[2], pieces[0].partition(" ")[0]):
        sense = sense_of(fold(word))
        if sense is not None and sense.kinds and word.casefold().endswith("s"):
            if word == pieces[0].partition(" ")[0]:
                pieces[0] = pieces[0].partition(" ")[2]
                pieces[:] = [f"{word[:-1]} {piece}" for piece in pieces]
            return sense
    return None


def _readings(text: str, is_name: IsName) -> Iterator[Phrase]:
    whole = text.removeprefix("the ").removeprefix("The ")
    is_word = sense_of(fold(whole)) is not None
    for name in dict.fromkeys((text, whole)):
        if not is_word and is_name(name):
            yield Phrase(text, name)
    for read in (_read_owner, _read_link, _read_words):
        found = read(whole, is_name)
        if found is not None:
            yield replace(found, text=text)
            return


def _read_owner(text: str, is_name: IsName) -> Phrase | None:
    """Read "India's north" and "Russia's Kursk region"."""
    match = _POSSESSIVE.match(text)
    if match is None or not has_name(match[1]) or _LINK.search(match[1]):
        return None
    owner, rest = match[1], match[2]
    inner = next(_readings(rest, is_name), None) if has_name(rest) else None
    if inner is not None and inner.base:
        return replace(inner, hint=owner)
    return _with_senses(Phrase(text, owner), _of_part(rest))


def _read_link(text: str, is_name: IsName) -> Phrase | None:
    """Read "the outskirts of Homs", "north of India", "a hospital in Santa Rosa"."""
    match = _LINK.search(text)
    if match is None:
        return None
    left, right, link = text[: match.start()], text[match.end() :], match[1].casefold()
    inner = next(_readings(right if has_name(right) else left, is_name), None)
    if inner is None or not has_name(right):
        return inner
    if link in _NEARNESS:
        return replace(inner, reach=Reach.NEAR)
    if link in _WITHIN:
        return _read_within(left, inner, is_name)
    core, senses = _strip_words(left)
    if core:
        # "The Damascus suburb of Douma" is Douma; "Bay of Pigs" is no bay in Pigs.
        return replace(inner, hint=core) if any(sense.kinds for sense in senses) else None
    found = _with_senses(inner, _of_part(left))
    return replace(found, is_outside=_is_compass_noun(left))


def _read_within(left: str, inner: Phrase, is_name: IsName) -> Phrase:
    """Read "Douma in Eastern Ghouta" as Douma, and "a hospital in Douma" as a site there."""
    found = _read_words(left, is_name) if has_name(left) else None
    if found is not None and is_name(found.base):
        return replace(found, hint=inner.base)
    return replace(inner, reach=Reach.SITE if _is_site(left) else Reach.PART)


def _is_compass_noun(words: str) -> bool:
    """Tell "the west of" from "the western part of"."""
    last = fold(words.rpartition(" ")[2])
    return last in BEARINGS and not last.endswith("ern")


def _is_site(words: str) -> bool:
    senses = (sense_of(fold(word)) for word in words.split())
    return any(sense is not None and sense.reach is Reach.SITE for sense in senses)


def _read_words(text: str, is_name: IsName) -> Phrase | None:
    """Read "rebel-held eastern Aleppo", "Karachi District", "Ontario north"."""
    core, around = _strip_words(text, is_name)
    demonym = DEMONYMS.get(fold(core.partition(" ")[0]), "") if core else ""
    if demonym and not is_name(core):
        core = core.partition(" ")[2]
        if not core:
            return None
        return _with_senses(Phrase(text, core, hint=demonym), around)
    return _with_senses(Phrase(text, core), around)


def _of_part(words: str) -> list[Sense]:
    """Return the senses of words that stand apart from the name they act on.

    "The province of Idlib" is the province, but "districts of Gujarat" are parts of it, as are
    "Aleppo's last district" and "the government's part".
    """
    _, senses = _strip_words(words)
    told = [sense for sense in senses if sense != _NOTHING]
    if len(told) == 1 and told[0].kinds and not words.endswith("s"):
        return told
    return [
        Sense(Reach.PART) if sense.reach in (Reach.SAME, Reach.DISTRICT) else sense
        for sense in told
    ] or [Sense(Reach.PART)]


def _strip_words(text: str, is_name: IsName | None = None) -> tuple[str, list[Sense]]:
    """Take known words and words in lower case off both ends; return the rest, and their senses.

    What words in lower case lead up to is left whole where it is a name: "nearby West Bengal".
    """
    words = text.split()
    senses: list[Sense] = []
    while words:
        if is_name and senses and words[0][0].isupper() and is_name(" ".join(words)):
            break
        for taken in (words[:2], words[:1], words[-2:], words[-1:]):
            sense = _sense(taken)
            if sense is not None:
                senses.append(sense)
                words = (
                    words[len(taken) :] if taken == words[: len(taken)] else words[: -len(taken)]
                )
                break
        else:
            break
    return " ".join(words), senses


def _sense(words: list[str]) -> Sense | None:
    text = " ".join(words)
    found = sense_of(fold(text))
    if found is None and len(words) == 1 and not has_name(text):
        return Sense(Reach.SAME if fold(text) in _EMPTY else Reach.PART)
    return found


_STRENGTH = list(Reach)
_NOTHING = Sense()


def _with_senses(phrase: Phrase, senses: list[Sense]) -> Phrase:
    """Let words act on a name; of several reaches the one that changes most holds."""
    reach, bearing, kinds = phrase.reach, phrase.bearing, phrase.kinds
    for sense in senses:
        if _STRENGTH.index(sense.reach) > _STRENGTH.index(reach):
            reach = sense.reach
        if sense.bearing is not None:
            bearing = sense.bearing
        kinds = kinds or sense.kinds
    return replace(phrase, reach=reach, bearing=bearing, kinds=kinds)
