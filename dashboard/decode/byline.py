"""Who published a text and when, as bylines and datelines say it without naming their fields.

"Example Wire, 22 December 2016" under a headline is a byline; "GENEVA, 22 December 2016 (OCHA) -"
before the first sentence a dateline. Both name places as often as publishers, so a name is taken
for a publisher's only when one of its words says so.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

from dashboard.base.errors import ReportError
from dashboard.decode.dates import read_published_date

_LONGEST = 120  # characters of a byline, or of what stands before a dateline's dash
_MOST_WORDS = 7

_NOUNS = """
    agency agencies bulletin broadcasting chronicle daily gazette guardian herald journal magazine
    media monitor network news newspaper observer observatory post press radio record reporter
    service telegraph television times tribune wire committee commission council crescent cross
    federation fund government ministry mission nations office organisation organization programme
    program society union reuters xinhua anadolu interfax jazeera
    agence presse comité ministère agencia noticias prensa ministerio وكالة أنباء
"""
_ACRONYMS = """
    AFP ANSA AP BBC CBS CNN DPA EFE NBC NPR SANA TASS TV
    ACAPS DTM ECDC ECHO FAO HRW ICRC IDMC IFRC IOM MSF NRC OCHA OHCHR SARC SOHR UN UNDP UNHCR UNICEF
    UNRWA USAID WFP WHO
"""
_PUBLISHERS = frozenset(_ACRONYMS.split()) | {
    spelled for noun in _NOUNS.split() for spelled in (noun.capitalize(), noun.upper())
}
_SMALL = "of the and for in on to de du des la le les del y et"
_PREPOSITIONS = "after as at before by during for from in of on since to until"

_SEPARATOR = re.compile(r"\s*[,|·•–—(]\s*|\s+--?\s+")
_WORD = re.compile(r"[^\W\d_]+")
_NAME = re.compile(r"[^\W\d_][^\d:;!?…\n]*")
_DATELINE = re.compile(r"(?P<before>[^\W\d_][^\n:]{1,118}?)\s*(?:--|[–—]|\s-\s)\s*\S")
_CREDIT = re.compile(r"\s*\((?P<name>[^()\d]{2,40})\)")


def read_byline(line: str) -> Mapping[str, str]:
    """Return the publisher and the day of publication that a line of a head says, as it has them.

    Parameters
    ----------
    line : str
        A day alone, or a name and a day in either order.

    Returns
    -------
    Mapping of str to str
        Empty for a line that is none. Without ``publisher`` where the name may be a place's or a
        title's.

    Examples
    --------
    >>> read_byline("Example Wire, 22 December 2016")
    {'published_date': '22 December 2016', 'publisher': 'Example Wire'}
    >>> read_byline("Geneva, 22 December 2016")
    {'published_date': '22 December 2016'}
    """
    line = line.strip("#*_ ")
    if len(line) > _LONGEST:
        return {}
    for name, day in _readings(line):
        if _is_day(day) and (not name or _NAME.fullmatch(name)):
            return {"published_date": day} | ({"publisher": name} if is_publisher(name) else {})
    return {}


def read_dateline(line: str) -> Mapping[str, str]:
    """Return what stands before the dash of a first sentence, see `read_byline`.

    Examples
    --------
    >>> read_dateline("GENEVA, 22 December 2016 (OCHA) - Some 3,000 people left.")
    {'published_date': '22 December 2016', 'publisher': 'OCHA'}
    """
    found = _DATELINE.match(line)
    if not found or _WORD.findall(found["before"])[0].lower() in _PREPOSITIONS.split():
        return {}
    credit = _CREDIT.search(found["before"])
    stated = dict(read_byline(_CREDIT.sub("", found["before"])))
    if credit and is_publisher(credit["name"]):
        stated["publisher"] = credit["name"].strip()
    return stated


def is_publisher(name: str) -> bool:
    """Return whether a name says by one of its words, spelled as a name, that it is a publisher's.

    Examples
    --------
    >>> is_publisher("WHO"), is_publisher("Who"), is_publisher("United Nations leaves")
    (True, False, False)
    """
    words = _WORD.findall(name)
    is_name = all(not word[0].islower() or word in _SMALL.split() for word in words)
    return is_name and len(words) <= _MOST_WORDS and not _PUBLISHERS.isdisjoint(words)


def _readings(line: str) -> Iterator[tuple[str, str]]:
    """Yield the ways to part a line into a name and a day."""
    yield "", line
    for separator in _SEPARATOR.finditer(line):
        before, after = line[: separator.start()], line[separator.end() :].rstrip(") ")
        yield before, after
        yield after, before


def _is_day(stated: str) -> bool:
    with suppress(ReportError):
        read_published_date(stated)
        return True
    return False
