"""The axis of days that charts under each other share."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

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

    def x(self, *, has_labels: bool) -> dict[str, Any]:
        """Return the axis of the column ``day`` in Vega-Lite, the same in each chart.

        Parameters
        ----------
        has_labels : bool
            Whether it is written out: under the lowest chart only.
        """
        edge = pd.Timedelta(days=max(1.0, self.days * 0.03) / 2)
        form, ticks, title = self._scale()
        return {
            "field": "day",
            "type": "temporal",
            "title": title if has_labels else None,
            "axis": {
                "format": form,
                "tickCount": ticks,
                "labelOverlap": True,
                "labels": has_labels,
                "grid": False,
            },
            "scale": {"domain": [str(self.first - edge), str(self.last + edge)]},
        }

    def _scale(self) -> tuple[str, Mapping[str, Any], str | None]:
        """Return format, ticks and title."""
        if self.days > 3 * _YEAR:
            return "%Y", {"interval": "year", "step": max(1, self.days // _YEAR // 8)}, None
        if self.days > 6 * _MONTH:
            return "%b %Y", {"interval": "month", "step": max(1, self.days // _MONTH // 6)}, None
        ticks = {"interval": "day", "step": max(1, self.days // 8)}
        if self.first.year == self.last.year:
            return "%-d %b", ticks, str(self.first.year)
        return "%-d %b %Y", ticks, None
