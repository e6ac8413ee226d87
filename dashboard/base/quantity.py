"""A number as a text states it: a value, or only the bounds it lies in."""

from dataclasses import dataclass

from dashboard.base.vocabulary import Qualifier


@dataclass(frozen=True, slots=True)
class Quantity:
    """A stated number.

    Attributes
    ----------
    value : int or None
        The number as stated; None where the text gives only bounds ("dozens", "2,500-3,000").
        Never a mid-point.
    low, high : int
        The least and the most the words allow, both inclusive; equal to `value` where there is one.
    qualifier : Qualifier
        How the text hedges the number.

    Raises
    ------
    ValueError
        If `low` is above `high`, a bound is negative, or `value` lies outside the bounds.

    Examples
    --------
    >>> Quantity(3000, 3000, 3000, Qualifier.ABOUT).value
    3000
    """

    value: int | None
    low: int
    high: int
    qualifier: Qualifier

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high:
            raise ValueError(f"bounds {self.low}..{self.high} are not in order")
        if self.value is not None and not self.low <= self.value <= self.high:
            raise ValueError(f"value {self.value} lies outside {self.low}..{self.high}")
