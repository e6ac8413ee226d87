"""A screen whose numbers are a test's own."""

from dataclasses import dataclass, field, replace

import pandas as pd

from dashboard.tidy.headline import Headline
from dashboard.view.counts import Counts
from dashboard.view.panel import Screen


@dataclass(frozen=True, slots=True)
class Told(Counts):
    """Counts as a test has them."""

    told_tally: pd.DataFrame = field(default_factory=pd.DataFrame)
    told_headlines: tuple[Headline, ...] = ()

    def tally(self, told: str = "") -> pd.DataFrame:
        return self.told_tally[self.told_tally[told] != ""] if told else self.told_tally

    def headlines(self) -> tuple[Headline, ...]:
        return self.told_headlines


def with_tally(screen: Screen, tally: pd.DataFrame) -> Screen:
    return replace(screen, counts=_told(screen, tally, screen.headlines))


def with_headline(screen: Screen, line: Headline) -> Screen:
    return replace(screen, counts=_told(screen, screen.tally, (line,)))


def _told(screen: Screen, tally: pd.DataFrame, headlines: tuple[Headline, ...]) -> Told:
    counts = screen.counts
    return Told(
        counts.edition,
        counts.selection,
        counts.all_claims,
        counts.claims,
        told_tally=tally,
        told_headlines=headlines,
    )
