"""Totals worked out of one source's claims: its new counts added up, its own total carried on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.claim import Claim, best

LOWER_BOUNDS = frozenset({Qualifier.MORE_THAN, Qualifier.AT_LEAST})
"""Hedges that say no most: the number may be any larger one."""


@dataclass(frozen=True, slots=True)
class Total:
    """A total of one source: what it states, its new counts since, or these alone.

    Attributes
    ----------
    parts : tuple of Claim
        The claims that are added, in the order of their days; never two of one day.
    """

    parts: tuple[Claim, ...]

    @property
    def value(self) -> int | None:
        """The sum; None where a part has only bounds."""
        return add_values(part.value for part in self.parts)

    @property
    def low(self) -> int:
        """Sum of the least that the parts allow."""
        return sum(part.low for part in self.parts)

    @property
    def high(self) -> int:
        """Sum of the most that the parts allow."""
        return sum(part.high for part in self.parts)

    @property
    def qualifier(self) -> Qualifier:
        """The hedge of the sum: that of a single part, else the weakest that covers all."""
        return add_hedges((part.qualifier for part in self.parts), has_value=self.value is not None)


def add_values(values: Iterable[int | None]) -> int | None:
    """Return the sum of stated numbers; None where one of them is not stated.

    Examples
    --------
    >>> add_values([3000, 750]), add_values([3000, None])
    (3750, None)
    """
    total = 0
    for value in values:
        if value is None:
            return None
        total += value
    return total


def add_hedges(hedges: Iterable[Qualifier], *, has_value: bool) -> Qualifier:
    """Return the hedge of a sum: the weakest that is true of all its parts.

    Parameters
    ----------
    hedges : iterable of Qualifier
        Those of the parts, at least one.
    has_value : bool
        Whether each part has a number; else the sum has bounds only.

    Examples
    --------
    >>> str(add_hedges([Qualifier.MORE_THAN, Qualifier.EXACT], has_value=True))
    'at_least'
    >>> str(add_hedges([Qualifier.UP_TO, Qualifier.EXACT], has_value=True))
    'up_to'
    """
    found = set(hedges)
    if len(found) == 1:
        return found.pop()
    if not has_value:
        return Qualifier.RANGE
    has_most = not found.isdisjoint({Qualifier.UP_TO, Qualifier.NEARLY})
    if not found.isdisjoint(LOWER_BOUNDS):
        # A least and a most, added up, bound the sum on neither side.
        return Qualifier.ABOUT if has_most else Qualifier.AT_LEAST
    if Qualifier.UP_TO in found:
        return Qualifier.UP_TO
    return Qualifier.NEARLY if found == {Qualifier.EXACT, Qualifier.NEARLY} else Qualifier.ABOUT


def add_up(new: Iterable[Claim]) -> tuple[Claim, ...]:
    """Return the new counts of one source that can be added: no two speak of a common day.

    Notes
    -----
    The longest stretches are taken first, since the counts of single days are parts of them, but
    none that is less than one of these; of stretches of one length the better claim. A count whose
    day the text does not state may repeat any other, so it is only taken where there is no other.
    """
    claims = list(new)
    ordered = sorted(
        (claim for claim in claims if claim.is_dated),
        key=lambda claim: (claim.length, *claim.order, claim.size, claim.figure_id),
        reverse=True,
    )
    taken: list[Claim] = []
    for claim in ordered:
        is_free = not any(claim.overlaps(other) for other in taken)
        if is_free and claim.high >= _most_within(claim, claims):
            taken.append(claim)
    if not taken and claims:
        taken = [best(claims)]
    return tuple(sorted(taken, key=lambda claim: claim.day))


def _most_within(claim: Claim, others: Iterable[Claim]) -> int:
    """Return the least that the largest count of some days of a longer stretch allows."""
    if claim.length == 1:
        return 0
    within = (
        one.low for one in others if one.is_dated and one.is_within(claim.first_day, claim.day)
    )
    return max(within, default=0)


def carry_on(total: Claim, new: Sequence[Claim], day: date) -> Total | None:
    """Return a source's stated total with its later new counts up to a day.

    Returns
    -------
    Total or None
        None where no new count whose days the text states begins after the stated total's day.
    """
    later = [one for one in new if one.is_dated and total.day < one.first_day and one.day <= day]
    return Total((total, *add_up(later))) if later else None
