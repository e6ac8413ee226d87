"""What operations are called: no two alike, and no longer than it takes to tell them apart."""

from collections import Counter
from collections.abc import Sequence
from datetime import date

import pandas as pd

from dashboard.tidy.wording import capitalize, say_day, say_month


def name_by_place(place: str, day: date | None) -> str:
    """Return what an operation is called by the rule, from its place and first day.

    Examples
    --------
    >>> name_by_place("eastern Aleppo", date(2016, 12, 15)), name_by_place("", None)
    ('Eastern Aleppo, Dec 2016', 'Place not known, date not known')
    """
    return _forms(place, day, "")[0]


def name_operations(
    places: Sequence[str], days: Sequence[date | None], said: Sequence[str]
) -> list[str]:
    """Return what some operations are called, all that there are.

    Parameters
    ----------
    places : sequence of str
        What the place of each is called, "" where it is not known.
    days : sequence of date or None
        Their first days; rising, so that numbers rise with them.
    said : sequence of str
        The names that a person gave them, "" for those named by the rule.

    Notes
    -----
    Of two that would be called alike each says its month, else its day, else both its day and its
    place, and where nothing of that tells them apart, the later ones have a number.
    """
    forms = [_forms(*one) for one in zip(places, days, said, strict=True)]
    chosen = [0] * len(forms)
    while True:
        names = [form[place] for form, place in zip(forms, chosen, strict=True)]
        counts = Counter(names)
        alike = [
            index
            for index, name in enumerate(names)
            if counts[name] > 1 and chosen[index] + 1 < len(forms[index])
        ]
        if not alike:
            return _number(names)
        for index in alike:
            chosen[index] += 1


def _forms(place: str, day: date | None, said: str) -> tuple[str, ...]:
    """Return what one may be called, the longer the later."""
    is_dated = not pd.isna(day)
    whens = (say_month(day), say_day(day)) if day is not None and is_dated else ()
    if said:
        at = ", ".join(one for one in (capitalize(place), *whens[1:]) if one)
        return said, *(f"{said} ({one})" for one in (*whens, at) if one and one not in said)
    name = capitalize(place) or "Place not known"
    return tuple(f"{name}, {when}" for when in whens or ("date not known",))


def _number(names: Sequence[str]) -> list[str]:
    """Return the names with a number on all but the first of those that are still alike."""
    taken, seen = set(names), Counter[str]()
    numbered = []
    for name in names:
        seen[name] += 1
        while seen[name] > 1 and f"{name} ({seen[name]})" in taken:
            seen[name] += 1
        numbered.append(f"{name} ({seen[name]})" if seen[name] > 1 else name)
    return numbered
