"""The axis of days that charts under each other share."""

from dataclasses import dataclass

import altair as alt
import pandas as pd

_YEAR, _MONTH = 366, 31


@dataclass(frozen=True, slots=True)
class DayAxis:
    """Days from left to right, labelled so that no day is without its year.

    Attributes
    ----------
    first, last : pandas.Timestamp
        What is to be seen of; some space is left on either side.
    """

    first: pd.Timestamp
    last: pd.Timestamp

    @property
    def days(self) -> int:
        """How many days lie between the first and the last."""
        return int((self.last - self.first).days)

    def x(self, *, has_labels: bool) -> alt.X:
        """Return the axis of the column ``day``, the same in each chart.

        Parameters
        ----------
        has_labels : bool
            Whether it is written out: under the lowest chart only.
        """
        edge = pd.Timedelta(days=max(1.0, self.days * 0.03) / 2)
        form, ticks, title = self._scale()
        return alt.X(
            "day:T",
            title=title if has_labels else None,
            axis=alt.Axis(
                format=form, tickCount=ticks, labelOverlap=True, labels=has_labels, grid=False
            ),
            scale=alt.Scale(domain=[str(self.first - edge), str(self.last + edge)]),
        )

    def _scale(self) -> tuple[str, alt.TimeIntervalStep, str | None]:
        """Return format, ticks and title."""
        if self.days > 3 * _YEAR:
            return "%Y", alt.TimeIntervalStep("year", max(1, self.days // _YEAR // 8)), None
        if self.days > 6 * _MONTH:
            return "%b %Y", alt.TimeIntervalStep("month", max(1, self.days // _MONTH // 6)), None
        ticks = alt.TimeIntervalStep("day", max(1, self.days // 8))
        if self.first.year == self.last.year:
            return "%-d %b", ticks, str(self.first.year)
        return "%-d %b %Y", ticks, None
