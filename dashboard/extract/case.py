"""A number of people with what may decide on it."""

from dataclasses import dataclass

from dashboard.base.vocabulary import LeftoverReason
from dashboard.extract.context import Context, Reading
from dashboard.extract.events import Governor, Item

Verdict = tuple[str, str] | LeftoverReason | None
"""Event and name of the rule; the reason of a leftover; None where a rule has nothing to say."""
REST = "rest"
"""Rule of those of whom the opposite holds than of the others: "all but 200 had left"."""
SUMMED = "summed"
"""Rule of those who make up a number before them: "300 people left: 200 in Ohio, 100 in Iowa"."""
NEAR = 6
_NEAR_JOINT = 18  # with another number between
_SMALL = 12  # a small number without a noun may count anything


@dataclass(frozen=True, slots=True)
class Case:
    """A number of people, or one without a noun, with what may decide on it."""

    reading: Reading
    item: Item
    governor: Governor | None
    context: Context

    @property
    def is_near(self) -> bool:
        """Whether the governing word stands close by."""
        return self.governor is not None and self.governor.cost <= NEAR

    @property
    def is_near_joint(self) -> bool:
        """Whether it stands close by another number that this one is joined to."""
        return self.governor is not None and self.governor.cost <= _NEAR_JOINT

    @property
    def is_predicate(self) -> bool:
        """Whether a verb of its own follows it at once: "252,000 of these are in camps"."""
        governor, sentence, last = self.governor, self.reading.sentence, self.item.last
        if governor is None or governor.first <= last or not sentence.has("finites", last):
            return False
        return not any(sentence.is_mark(",", i) for i in range(last, governor.first))

    @property
    def is_small(self) -> bool:
        """Whether the number is so small that it needs more to be told by."""
        return (self.item.number.low or 0) <= _SMALL

    @property
    def told(self) -> str | None:
        """The event of an earlier figure of people with the same number, or None."""
        number = self.item.number
        event, index = self.context.told.get((number.low or 0, number.high or 0), ("", 0))
        return event if event and index != self.reading.index else None
