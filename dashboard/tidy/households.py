"""Counts of households taken as persons: only when a person asks, and says of what size."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil, floor

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Qualifier, Unit
from dashboard.tidy.claim import Claim

PERSONS_OF: dict[str, str] = {
    households.id: persons.id
    for households in METRICS
    for persons in METRICS
    if households.unit is Unit.HOUSEHOLD
    and persons.unit is Unit.PERSON
    and households.event is persons.event
}
"""Metric of households -> the one that counts the persons of the same event."""


def metrics_counted(metric: str) -> tuple[str, ...]:
    """Return the metrics whose figures can be in the number of one: itself, and its households."""
    return (metric, *(one for one, persons in PERSONS_OF.items() if persons == metric))


def metrics_weighed(metrics: Iterable[str], household_size: float | None) -> frozenset[str]:
    """Return the metrics whose figures are in the numbers of some.

    Households are among them only where somebody takes them for persons.
    """
    if not household_size:
        return frozenset(metrics)
    return frozenset(one for metric in metrics for one in metrics_counted(metric))


def as_persons(households: Claim, size: float) -> Claim:
    """Return a count of households as one of persons.

    Parameters
    ----------
    households : Claim
        The count as stated.
    size : float
        Persons a household is taken for, above 0.

    Returns
    -------
    Claim
        With the size, and the count as stated as its only group. An exact count becomes a hedged
        one: nobody counted the persons.
    """
    is_exact = households.qualifier is Qualifier.EXACT
    low, high = floor(households.low * size), ceil(households.high * size)
    return replace(
        households,
        value=None if households.value is None else round(households.value * size),
        low=low,
        high=high,
        qualifier=Qualifier.ABOUT if is_exact else households.qualifier,
        whole_high=None if households.whole_high is None else ceil(households.whole_high * size),
        # Families among the people are some of them; they add to nobody.
        is_part=households.is_part or households.is_among,
        is_among=False,
        population="",
        household_size=size,
        groups=(households,),
    )


def add_households(
    persons: Sequence[Claim], households: Sequence[Claim], size: float
) -> list[Claim]:
    """Return the counts of persons and those of households as persons.

    Notes
    -----
    "12,345 families or 56,789 persons" is one group told twice: where a source counts persons for
    common days in the same sense, its households are left out.
    """
    told = [claim for claim in persons if not claim.is_part]
    return [
        *persons,
        *(
            as_persons(claim, size)
            for claim in households
            if not any(
                one.source == claim.source and one.timing is claim.timing and one.overlaps(claim)
                for one in told
            )
        ),
    ]
