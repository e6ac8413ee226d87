"""Numbers, days and claims in the words of the tally's sentences."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.claim import Claim

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_HEDGES = {
    Qualifier.ABOUT: "about ",
    Qualifier.MORE_THAN: "more than ",
    Qualifier.AT_LEAST: "at least ",
    Qualifier.NEARLY: "nearly ",
    Qualifier.UP_TO: "up to ",
}
_MOST = 4
_FIRST_WORDS = 70
"""Letters of a text that stand for its title where it has none."""

PROGRAM = "this program"
"""Who worked out a number that no source states."""
WORKED_OUT = f"Worked out by {PROGRAM}"


def title_of(report: Mapping[Any, Any]) -> str:
    """Return a report's title, or its first words where it has none.

    Parameters
    ----------
    report : mapping
        A row of the `reports` table, with its text.

    Examples
    --------
    >>> title_of({"title": "", "text": "Forty left."})
    'Forty left.'
    """
    if report["title"]:
        return str(report["title"])
    words = " ".join(str(report.get("text", ""))[: 2 * _FIRST_WORDS].split())
    if len(words) <= _FIRST_WORDS:
        return words or "Untitled"
    return f"{words[:_FIRST_WORDS].rpartition(' ')[0] or words[:_FIRST_WORDS]} …"


def say_month(day: date) -> str:
    """Return a day's month and year.

    Examples
    --------
    >>> say_month(date(2016, 12, 15))
    'Dec 2016'
    """
    return f"{_MONTHS[day.month - 1]} {day.year}"


def say_day(day: date) -> str:
    """Return a day as the screen writes it.

    Examples
    --------
    >>> say_day(date(2016, 12, 15))
    '15 Dec 2016'
    """
    return f"{day.day} {say_month(day)}"


def say_days(first_day: date, day: date) -> str:
    """Return a stretch of days.

    Examples
    --------
    >>> say_days(date(2016, 12, 15), date(2016, 12, 16))
    '15 to 16 Dec 2016'
    >>> say_days(date(2016, 11, 30), date(2016, 12, 1))
    '30 Nov 2016 to 1 Dec 2016'
    """
    if first_day == day:
        return say_day(day)
    if (first_day.year, first_day.month) == (day.year, day.month):
        return f"{first_day.day} to {say_day(day)}"
    return f"{say_day(first_day)} to {say_day(day)}"


def say_number(value: int | None, low: int, high: int, qualifier: Qualifier) -> str:
    """Return a number with its hedge.

    Examples
    --------
    >>> say_number(None, 20000, 99999, Qualifier.VAGUE)
    '20,000 to 99,999'
    >>> say_number(25000, 25000, 25000, Qualifier.AT_LEAST)
    'at least 25,000'
    """
    if value is None:
        return f"{low:,}" if low == high else f"{low:,} to {high:,}"
    return f"{_HEDGES.get(qualifier, '')}{value:,}"


def say_claim_number(claim: Claim) -> str:
    """Return a claim's number with its hedge, and what it was made of where no text states it."""
    number = say_number(claim.value, claim.low, claim.high, claim.qualifier)
    if claim.household_size is not None:
        size = f"{claim.household_size:g} persons each"
        return f"{number} ({_say_own(claim.stated[0])} households, taken as {size})"
    if claim.groups:
        *most, last = (
            f"{_say_own(one)} {one.population or one.means}".strip() for one in claim.groups
        )
        return f"{number} ({', '.join(most)} and {last}, added up as different groups)"
    return number


def _say_own(claim: Claim) -> str:
    return say_number(claim.value, claim.low, claim.high, claim.qualifier)


def say_source(claim: Claim) -> str:
    """Return who stands behind a claim and who published it."""
    if claim.publisher and claim.publisher != claim.credit:
        return f"{claim.credit} through {claim.publisher}"
    return claim.credit or "an unnamed source"


def say_claims(claims: Sequence[Claim], *, has_days: bool = False) -> str:
    """Return a list of claims, the largest first, cut after the fourth.

    Parameters
    ----------
    claims : sequence of Claim
        One or more.
    has_days : bool
        Whether to say of which days each speaks.
    """
    ordered = sorted(claims, key=lambda claim: (-claim.size, claim.figure_id))
    told = list(dict.fromkeys(_say_claim(one, has_days=has_days) for one in ordered))
    more = f", and {len(told) - _MOST} more" if len(told) > _MOST else ""
    return ", ".join(told[:_MOST]) + more


def _say_claim(claim: Claim, *, has_days: bool) -> str:
    days = f" {say_when(claim)}" if has_days else ""
    return f"{say_claim_number(claim)}{days} ({say_source(claim)})"


def say_when(claim: Claim) -> str:
    """Return the days a claim speaks of, or that it was only published then."""
    stretch = say_stretch(claim.first_day, claim.day)
    return stretch if claim.is_dated else f"published {say_day(claim.day)}"


def say_stretch(first_day: date, day: date) -> str:
    """Return a stretch of days with the word that goes before it.

    Examples
    --------
    >>> say_stretch(date(2016, 12, 15), date(2016, 12, 15))
    'on 15 Dec 2016'
    >>> say_stretch(date(2016, 12, 15), date(2016, 12, 16))
    'over 15 to 16 Dec 2016'
    """
    return f"{'on' if first_day == day else 'over'} {say_days(first_day, day)}"


def capitalize(sentence: str) -> str:
    """Return a sentence with a capital first letter, the rest as it is."""
    return sentence[:1].upper() + sentence[1:]


def say_credit(attributed_to: str, publisher: str, *, is_sum: bool) -> str:
    """Return who says a number and in which paper; of a sum those behind its largest numbers.

    Examples
    --------
    >>> say_credit("ICRC", "Example Wire", is_sum=False)
    'ICRC, in Example Wire'
    """
    source = attributed_to or publisher
    if is_sum:
        return capitalize(name_few(source))
    return f"{source}, in {publisher}" if publisher and publisher != source else source


def name_few(names: str, most: int = 3) -> str:
    """Return names that are joined by commas, the first few and how many more there are.

    Examples
    --------
    >>> name_few("ICRC, UN, WHO, OCHA, IOM")
    'ICRC, UN, WHO and 2 more'
    """
    found = names.split(", ")
    more = len(found) - most
    # One more name is no longer than saying so.
    return f"{', '.join(found[:most])} and {more:,} more" if more > 1 else names
