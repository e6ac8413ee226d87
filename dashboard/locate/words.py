"""Words around a name that say which part of a place is meant, as tables by folded word.

`SENSES` is what a word does to the place it stands by: turn it to a side, widen it, narrow it, or
say of what kind it must be. Names are not in here, but for demonyms and what is never a place.
"""

from dataclasses import dataclass
from enum import StrEnum

from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.folding import fold


class Reach(StrEnum):
    """How far from the named place what is meant may lie."""

    SAME = "same"
    PART = "part"
    NEAR = "near"
    RURAL = "rural"
    OLD = "old"
    SITE = "site"
    DISTRICT = "district"


@dataclass(frozen=True, slots=True)
class Sense:
    """What a word says of the place it stands by.

    Attributes
    ----------
    reach : Reach
        How far from it what is meant may lie.
    bearing : int or None
        The side, in degrees clockwise from north.
    kinds : frozenset of PlaceKind
        What it must be of, any where empty.
    """

    reach: Reach = Reach.SAME
    bearing: int | None = None
    kinds: frozenset[PlaceKind] = frozenset()


def _words(text: str) -> frozenset[str]:
    """Return the folded words of a table's line."""
    return frozenset(map(fold, text.split()))


def _bearings() -> dict[str, int]:
    words = {
        0: "north northern norte nord septentrional norden nördlich северный север شمال شمالي",
        90: "east eastern este est oriental orientale orientales leste osten östlich ost восточный"
        " восток شرق شرقي",
        180: "south southern sur sud sul meridional süden südlich süd южный юг جنوب جنوبي",
        270: "west western oeste ouest occidental occidentale occidentales westen westlich"
        " западный запад غرب غربي",
    }
    found = {word: bearing for bearing, line in words.items() for word in _words(line)}
    for side, base in (("north", 0), ("south", 180)):
        for other, turn in (("east", 45), ("west", -45)):
            bearing = (base + (turn if base == 0 else -turn)) % 360
            for end in ("", "ern"):
                found[f"{side}{other}{end}"] = bearing
                found[f"{side} {other}{end}"] = bearing
    return found


BEARINGS = _bearings()
"""Compass words; "north east" with a space stands for the hyphened word."""

WATERS = frozenset({PlaceKind.WATER})
"""What a river must be: the town of its name is another place."""
_AREA_KINDS = frozenset({PlaceKind.ADMIN1, PlaceKind.ADMIN2, PlaceKind.REGION})
_DISTRICT_KINDS = _AREA_KINDS | {PlaceKind.NEIGHBOURHOOD}
_BY_KIND: tuple[tuple[Reach, frozenset[PlaceKind], str], ...] = (
    (
        Reach.DISTRICT,
        _AREA_KINDS,
        """
        province provinces governorate governorates region regions oblast oblasts state states
        county counties department departments prefecture prefectures wilaya canton cantons
        emirate provincia provincias région régions departamento estado kreis bezirk landkreis
        область области край محافظة ولاية إقليم
        """,
    ),
    (
        Reach.DISTRICT,
        _DISTRICT_KINDS,
        """
        district districts division divisions municipality municipalities raion raions rayon
        community communities hromada subdistrict township territory municipio comune commune
        distrito район منطقة
        """,
    ),
    (
        Reach.SAME,
        frozenset({PlaceKind.TOWN}),
        """
        city cities town towns village villages capital ciudad ville cidade città stadt ciutat
        pueblo hamlet город село мест مدينة بلدة قرية
        """,
    ),
    (
        Reach.PART,
        frozenset({PlaceKind.NEIGHBOURHOOD}),
        """
        neighborhood neighborhoods neighbourhood neighbourhoods quarter quarters suburb ward
        barangay barrio quartier viertel stadtteil حي
        """,
    ),
    (Reach.SITE, frozenset({PlaceKind.CAMP}), "camp camps مخيم лагерь lager campo"),
    (
        Reach.SITE,
        frozenset({PlaceKind.CROSSING}),
        "crossing crossings checkpoint checkpoints post معبر",
    ),
    (Reach.SITE, frozenset({PlaceKind.CORRIDOR}), "corridor corridors road highway route"),
    (Reach.SITE, frozenset({PlaceKind.BORDER}), "border borders frontier حدود граница"),
    (
        Reach.SITE,
        frozenset({PlaceKind.SITE}),
        """
        airport airfield airbase base hospital clinic plant steelworks factory dam bridge port
        harbor harbour station stadium school college university mosque church prison hotel
        theater theatre tunnel park gate volcano mount mountain mountains مستشفى مطار جبل
        """,
    ),
    (
        Reach.SAME,
        WATERS,
        """
        river rivers lake lakes canal reservoir creek río rio lago fleuve
        rivière fluss река озеро نهر بحيرة
        """,
    ),
    (
        Reach.DISTRICT,
        frozenset({PlaceKind.REGION, PlaceKind.ADMIN1, PlaceKind.ADMIN2, PlaceKind.COUNTRY}),
        "island islands isle isla ilha île insel valley peninsula strip plains جزيرة",
    ),
)
_BY_REACH: dict[Reach, str] = {
    Reach.PART: "part parts area areas section sections side half coast coastal shore shores"
    " coastline seaside inland border-area frontline enclave pocket zone zones sector bank center"
    " centre central middle heart downtown interior highlands lowlands besieged embattled"
    " occupied liberated devastated opposition rebel government metropolitan upper lower inner"
    " all whole entire much",
    Reach.NEAR: "outskirts suburbs periphery edge edges near around vicinity surroundings environs"
    " greater outside beyond by neighborhoods-around alrededores afueras environs umgebung"
    " banlieue near-by nearby окрестности",
    Reach.RURAL: "rural countryside countrysides hinterland rif reef campagne campo-rural ländlich"
    " zones-rurals ريف",
}
_HELD = (
    "held",
    "controlled",
    "hit",
    "torn",
    "affected",
    "stricken",
    "besieged",
    "ravaged",
    "run",
    "occupied",
    "battered",
    "threatened",
)


def _senses() -> dict[str, Sense]:
    found = {word: Sense(Reach.PART, bearing) for word, bearing in BEARINGS.items()}
    for reach, words in _BY_REACH.items():
        found |= dict.fromkeys(_words(words), Sense(reach))
    for reach, kinds, words in _BY_KIND:
        found |= dict.fromkeys(_words(words), Sense(reach, kinds=kinds))
    for words in ("old city", "old town", "historic center", "historic centre", "vieille ville"):
        found[words] = Sense(Reach.OLD)
    return found


SENSES = _senses()
"""What each word, or pair of words, does to the place it stands by."""


def sense_of(word: str) -> Sense | None:
    """Return what a folded word does to a place's name, None where it is no such word.

    Examples
    --------
    >>> sense_of("northern").bearing, sense_of("rural").reach.value, sense_of("idlib")
    (0, 'rural', None)
    >>> sense_of("rebel held").reach.value
    'part'
    """
    found = SENSES.get(word)
    if found is None and word.rpartition(" ")[2] in _HELD and " " in word:
        return Sense(Reach.PART)
    return found


COMMON_NAMES: dict[str, PlaceKind] = {
    word: kind
    for kind, words in {
        PlaceKind.COUNTRY: "country pays país страна بلد",
        PlaceKind.ADMIN1: "province governorate oblast state provincia estado область محافظة ولاية",
        PlaceKind.ADMIN2: "district county raion municipality municipio район",
    }.items()
    for word in _words(words)
}
"""What a text calls a country or division that it has named: "the province"."""

SITUATIONS = _words(
    """
    am an auf bei im in ob unter vor aan op bij a sur sous les lez en de del do da di sul upon on
    under by nad pod kod na
    """
)
"""Words by which a town's name goes on to say where it lies: "Pfaffenhofen an der Ilm"."""

DEMONYMS: dict[str, str] = {
    demonym: country
    for country, demonyms in {
        "AF": "afghan",
        "AM": "armenian",
        "AZ": "azerbaijani azeri",
        "BD": "bangladeshi",
        "BY": "belarusian",
        "CN": "chinese",
        "EG": "egyptian",
        "ES": "spanish",
        "ET": "ethiopian",
        "FR": "french",
        "DE": "german",
        "GB": "british",
        "GR": "greek",
        "IN": "indian",
        "IQ": "iraqi",
        "IR": "iranian",
        "IL": "israeli",
        "IT": "italian",
        "JO": "jordanian",
        "JP": "japanese",
        "LB": "lebanese",
        "LY": "libyan",
        "MX": "mexican",
        "MM": "burmese",
        "NP": "nepali nepalese",
        "NG": "nigerian",
        "PK": "pakistani",
        "PS": "palestinian gazan",
        "PH": "philippine filipino",
        "PL": "polish",
        "RU": "russian",
        "SA": "saudi",
        "SD": "sudanese",
        "SY": "syrian",
        "TR": "turkish",
        "UA": "ukrainian",
        "US": "american",
        "VN": "vietnamese",
        "YE": "yemeni",
    }.items()
    for demonym in demonyms.split()
}
"""Adjectives of countries: they say where, but are no place."""

NEVER_PLACES = _words(
    """
    abdullah ahmad ahmed ali assad bashar biden erdogan francois hassan hussein ibrahim kerry khaled
    khalid lavrov mahmoud marianne mistura mohamed mohammad mohammed muhammad mustafa netanyahu
    obama omar osama pascal putin salah sergei staffan trump vladimir yusuf zelensky zelenskyy
    fancy flores mariana nasir nasser pentecost ravi
    arab arabs crescent cross daesh free hamas hezbollah iom isis kurd kurds kurdish red rohingya
    shia shiite sunni swiss taliban tatar tours unhcr unicef xinhua
    monday tuesday wednesday thursday friday saturday sunday january february march april may june
    july august september october november december
    """
) | {"al sham", "white house"}
"""Given names, leaders, groups and days whose namesake village is not meant."""
