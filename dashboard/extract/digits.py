"""Digits to numbers: groups and decimals as a language writes them."""

import re
import unicodedata

from dashboard.extract.lexicon import Lexicon

_PLAIN = re.compile(r"\d+")
_SPACES = "\u00a0\u202f\u2009'’"
_ARABIC_GROUP, _ARABIC_DECIMAL = "\u066c", "\u066b"
_MISPLACED = re.compile(r"(?!19|20)\d{4}")  # after a mark that a bad copy has set too early


def _in_ascii(text: str, lexicon: Lexicon) -> str:
    """Write the digits of any script as 0 to 9."""
    marks = {_ARABIC_GROUP: lexicon.group_marks[:1], _ARABIC_DECIMAL: lexicon.decimal_mark}
    return "".join(
        str(unicodedata.decimal(sign)) if sign.isdecimal() else marks.get(sign, sign)
        for sign in text
    )


def read_digits(text: str, lexicon: Lexicon) -> float | None:
    """Return what digits with marks stand for, or None where they are no number.

    Examples
    --------
    >>> from dashboard.extract.lexicon import lexicon
    >>> read_digits("3,000", lexicon("en")), read_digits("18:00", lexicon("en"))
    (3000, None)
    """
    text = text if text.isascii() else _in_ascii(text, lexicon)
    if _PLAIN.fullmatch(text):
        return int(text) if len(text) < 13 and (text[0] != "0" or text == "0") else None
    mark = lexicon.decimal_mark
    whole, _, decimals = text.rpartition(mark)
    is_grouped = decimals == "000" or text.count(mark) > 1
    if not whole:
        whole, decimals = text, ""
    elif is_grouped and all(character.isdecimal() or character == mark for character in text):
        whole, decimals = text.replace(mark, lexicon.group_marks[:1]), ""
    groups = re.split(f"[{re.escape(lexicon.group_marks)}{_SPACES}]", whole)
    if len(whole) > 15 or not all(_PLAIN.fullmatch(group) for group in groups):
        return None
    has_groups = len(groups[-1]) == 3 and all(len(group) in (2, 3) for group in groups[1:])
    has_groups = has_groups or (len(groups) == 2 and bool(_MISPLACED.fullmatch(groups[1])))
    if len(groups) > 1 and not (has_groups and groups[0][0] != "0"):
        return None
    number = int("".join(groups))
    if not decimals:
        return number
    return float(f"{number}.{decimals}") if _PLAIN.fullmatch(decimals) else None
