"""Keys under which names are looked up: what spellings of one name have in common.

Two keys, from strict to loose. `fold` evens out case, accents, apostrophes, hyphens, points and
script variants; names with the same fold are the same words. `sound` also evens out what
transliteration from Arabic leaves to taste (the article, ou and u, q and k, a last h); names with
the same sound are likely, not surely, the same. Neither decides which place is meant.
"""

import re
import unicodedata

from anyascii import anyascii

_DROPPED = "'’‘ʼʻʾʿ`´′ʹ“”\".ـ"
_TABLE = str.maketrans(
    {
        **dict.fromkeys(_DROPPED, ""),
        "ى": "ي",
        "ی": "ي",
        "ې": "ي",
        "ة": "ه",
        "ہ": "ه",
        "ھ": "ه",
        "ە": "ه",
        "ک": "ك",
        "ٱ": "ا",
        "ڕ": "ر",
        "ə": "e",
    }
)
_ARABIC = re.compile("[\u0600-\u06ff]")
_BREAKS = re.compile("[^0-9a-z\u0620-\u064a\u0660-\u06ff]+")
_POSSESSIVE = re.compile(r"[’']s?$", re.IGNORECASE)

_ARTICLES = frozenset(
    f"{vowel}{consonant}"
    for vowel in "aeu"
    for consonant in ("l", "r", "s", "t", "d", "n", "z", "sh", "ch", "th", "dh")
)
_FUSED_ARTICLE = re.compile(r"^[aeu](?=([rsztdnl])\1)")
_CONSONANTS = re.compile("kh|gh|dh|th|ch|dj")
_CONSONANT_CLASS = {"kh": "x", "gh": "g", "dh": "d", "th": "t", "ch": "sh", "dj": "j"}
_DOUBLED = re.compile(r"(.)\1+")
_VOWELS = str.maketrans("eoy", "iui")
_DIPHTHONG = re.compile("(?:ai|(au|aw))(?![aiu])")
_ARABIC_ARTICLE = re.compile(r"^ال(?=..)")


def _spell_out(text: str) -> str:
    """Write letters of other scripts than Latin and Arabic in Latin ones."""
    return "".join(c if c.isascii() or _ARABIC.match(c) else anyascii(c) for c in text)


def fold(name: str) -> str:
    """Return the key that spellings of the same words share.

    Parameters
    ----------
    name : str
        A name in any script.

    Returns
    -------
    str
        Lower-case words parted by single spaces, in Latin or Arabic letters; empty where the name
        holds neither letter nor digit.

    Notes
    -----
    Cyrillic, Greek and other scripts are written in Latin letters, so that "Алеппо" and "Aleppo"
    meet. Arabic is not: without its vowels it would meet too much. Its letters that are written in
    several ways (hamza seats, alif maqsura, ta marbuta, Persian kaf and ya) become one.

    Examples
    --------
    >>> fold("al-Fu'ah"), fold("Al Fu‘ah"), fold("Zaporizhzhia"), fold("L.A.")
    ('al fuah', 'al fuah', 'zaporizhzhia', 'la')
    >>> fold("الفوعة") == fold("الفوعه")
    True
    """
    text = name.casefold().translate(_TABLE)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
        text = "".join(c for c in text if not unicodedata.combining(c)).translate(_TABLE)
        text = _spell_out(text).casefold().translate(_TABLE)
    return _BREAKS.sub(" ", text).strip()


def fold_mention(name: str) -> str:
    """Return the fold of a name as a text has it: without hash sign, brackets or possessive.

    Examples
    --------
    >>> fold_mention("#Aleppo"), fold_mention("Aleppo's"), fold_mention("(Homs)")
    ('aleppo', 'aleppo', 'homs')
    """
    return fold(_POSSESSIVE.sub("", name.strip(' \t\r\n#@()[]«»“”"„,;:.!?')))


def _latin_sound(word: str) -> str:
    text = _DOUBLED.sub(r"\1", word.replace("q", "k"))
    text = _CONSONANTS.sub(lambda found: _CONSONANT_CLASS[found[0]], text)
    text = text[0] + text[1:].rstrip("h")
    if text.endswith("e") and len(text) > 1:
        text = text[:-1] + "a"
    return text.translate(_VOWELS)


def sound(key: str) -> str:
    """Return the looser key that transliterations of one Arabic name share.

    Parameters
    ----------
    key : str
        What `fold` returned.

    Returns
    -------
    str
        One word without spaces; empty for an empty key.

    Notes
    -----
    Meant for places of countries where Arabic script is or was used, and for a look-up within a
    country: elsewhere it would make El Salvador of Salvador.

    Examples
    --------
    >>> sound(fold("ar-Ramouseh")) == sound(fold("al-Ramusa")) == sound(fold("Ramousah"))
    True
    >>> sound(fold("Deir ez-Zor")) == sound(fold("Dayr az Zawr")) == sound(fold("Deir Ezzor"))
    True
    >>> sound(fold("Daraya")) == sound(fold("Daraa"))
    False
    """
    words = key.split()
    kept = [word for word in words if word not in _ARTICLES] or words
    if _ARABIC.search(key):
        return "".join(_ARABIC_ARTICLE.sub("", word) for word in kept)
    if len(kept) == len(words):
        kept = [_FUSED_ARTICLE.sub("", word) for word in kept]
    joined = _DOUBLED.sub(r"\1", "".join(map(_latin_sound, kept)))
    return _DOUBLED.sub(r"\1", _DIPHTHONG.sub(lambda found: "u" if found[1] else "i", joined))
