"""One claim as the tally weighs it, and which of several claims comes first."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from dashboard.base.vocabulary import Qualifier, Timing

APART = 1.2
"""Two numbers are apart when one is over 20 % above the other."""

_HEDGES = {
    Qualifier.EXACT: 3,
    Qualifier.ABOUT: 2,
    Qualifier.MORE_THAN: 2,
    Qualifier.AT_LEAST: 2,
    Qualifier.NEARLY: 2,
    Qualifier.UP_TO: 1,
    Qualifier.RANGE: 1,
    Qualifier.VAGUE: 0,
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A figure as the tally weighs it.

    Attributes
    ----------
    figure_id, report_id : str
        As in the `claims` table.
    value : int or None
        The number; None where only its bounds are known.
    low, high : int
        Its bounds.
    qualifier, timing : Qualifier, Timing
        As in the `claims` table.
    first_day, day : date
        The days it speaks of, both included.
    is_dated : bool
        Whether the text states them; else they are the day of publication.
    is_since : bool
        Whether the text states the first of them, as apart from the last: a total "as of" one day
        is of all days up to it.
    published : date
        Day of publication; without one the earliest there is, so that it never wins by being late.
    source, publisher : str
        Who stands behind it, under one name wherever it is named, and who published it.
    trust : int
        0 for low, 1 for medium, 2 for high reliability.
    is_pinned : bool
        Whether a person recommends it.
    verdict : int
        1 where a person read and accepted or corrected it, -1 where one put it in dispute, else 0.
    is_among : bool
        Whether it counts some of those whom another metric counts: wounded among the evacuated.
    has_origin : bool
        Whether it says from where.
    fact_id, subset_of : str
        As in the `claims` table.
    is_part : bool
        Whether it counts some of those whom another figure of its operation and metric counts, so
        that it is in no number of its own. A count of what was done of a plan, or of one day of a
        total, is no part in that sense: it is in another series than its whole.
    whole_high : int or None
        Most that the words of its whole allow; None where it has none.
    population, sentence : str
        Who is counted, in the text's noun, and the sentence that says so.
    said_by : str
        The name by which its own text has the source; empty where that is the same.
    means : str
        By what those it counts traveled, see `find_means`; empty where that tells them from nobody.
    state : str
        The state that tells of those whom it took out of another; empty for any other claim.
    household_size : float or None
        Persons a household is taken for, where households are what was counted.
    groups : tuple of Claim
        The counts of different people that it is the sum of; empty for a count of its own.
    """

    figure_id: str
    report_id: str
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    timing: Timing
    first_day: date
    day: date
    is_dated: bool
    is_since: bool
    published: date
    source: str
    publisher: str
    trust: int
    is_pinned: bool = False
    verdict: int = 0
    is_among: bool = False
    has_origin: bool = False
    fact_id: str = ""
    subset_of: str = ""
    is_part: bool = False
    whole_high: int | None = None
    population: str = ""
    sentence: str = ""
    said_by: str = ""
    means: str = ""
    state: str = ""
    household_size: float | None = None
    groups: tuple["Claim", ...] = ()

    @property
    def stated(self) -> tuple["Claim", ...]:
        """The counts as texts state them: its groups, or itself."""
        return self.groups or (self,)

    @property
    def credit(self) -> str:
        """The name to be shown for who stands behind it."""
        return self.said_by or self.source

    @property
    def size(self) -> int:
        """Its value, or the least it allows."""
        return self.low if self.value is None else self.value

    @property
    def is_firm(self) -> bool:
        """Whether it may be recommended: by reliability, or because a person pinned it."""
        return self.trust > 0 or self.is_pinned

    @property
    def specificity(self) -> tuple[int, ...]:
        """How exactly it says what was counted, when, how many and from where."""
        is_one_day = self.first_day == self.day
        return (
            self.household_size is None,
            self.is_among,
            self.is_dated,
            _HEDGES[self.qualifier],
            self.timing is not Timing.NEW or is_one_day,
            self.has_origin,
        )

    @property
    def is_disputed(self) -> bool:
        """Whether a person put it in dispute."""
        return self.verdict < 0

    @property
    def order(self) -> tuple[bool, bool, bool, int, int, tuple[int, ...], date]:
        """What the best claim of a day is the highest of.

        One in dispute comes after all others, one of those that one state took out after those of
        all; one that a person accepted comes before those as reliable.
        """
        return (
            *(self.is_pinned, not self.is_disputed, not self.state, self.trust, self.verdict),
            *(self.specificity, self.published),
        )

    def is_other_channel(self, other: "Claim") -> bool:
        """Whether the other comes from another organization, or through another publisher."""
        return (self.source, self.publisher) != (other.source, other.publisher)

    def counts_others(self, other: "Claim") -> bool:
        """Whether two states tell of those whom each of them took out of a third."""
        return bool(self.state and other.state) and self.state != other.state

    def is_comparable(self, other: "Claim") -> bool:
        """Whether the two can be of the same people, so that they may be at odds.

        Of the same people are neither those that two states took out nor those of one and of all.
        """
        return self.is_among == other.is_among and self.state == other.state

    def is_within(self, first_day: date, day: date) -> bool:
        """Whether its days lie within a longer stretch of days."""
        return (
            first_day <= self.first_day
            and self.day <= day
            and self.length < ((day - first_day).days + 1)
        )

    @property
    def length(self) -> int:
        """Days it speaks of."""
        return (self.day - self.first_day).days + 1

    def overlaps(self, other: "Claim") -> bool:
        """Whether the two speak of a common day."""
        return self.first_day <= other.day and other.first_day <= self.day


def best(claims: Iterable[Claim]) -> Claim:
    """Return the claim to be recommended: the one first in `Claim.order`.

    Of claims alike in all of that, the larger one; the id decides at last, so that the order in
    which reports came does not.
    """
    rivals = [*claims]
    if len(rivals) == 1:  # mostly
        return rivals[0]
    return max(rivals, key=lambda claim: (*claim.order, claim.size, claim.figure_id))


def are_apart(claims: Iterable[Claim]) -> bool:
    """Whether two of the claims, by different channels, are over 20 % apart."""
    reach: dict[tuple[str, str], tuple[int, int]] = {}
    for claim in claims:
        channel = (claim.source, claim.publisher)
        low, high = reach.get(channel, (claim.low, claim.high))
        reach[channel] = (max(low, claim.low), min(high, claim.high))
    return any(
        low > APART * high
        for one, (low, _) in reach.items()
        for other, (_, high) in reach.items()
        if one != other
    )


def day_before(day: date) -> date:
    """Return the day before; of the calendar's first day, that day."""
    return max(day, date.min + timedelta(days=1)) - timedelta(days=1)
