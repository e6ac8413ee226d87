"""The figures that a worked-out number is made of: what a link to all of them asks for."""

from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.counted import made_of
from dashboard.tidy.derived import FLOWS
from dashboard.tidy.rows import split_cell
from dashboard.view.cells import Row, amount_of
from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from dashboard.view.theme import format_bounds, format_day
from dashboard.view.words import describe_amount, name_metric

_PART = "."
_ROUTE = "route"


@dataclass(frozen=True, slots=True)
class MadeOf:
    """A number and its figures.

    Attributes
    ----------
    words : str
        The number in words; empty where it is not in view.
    figure_ids : tuple of str
        The figures it is made of.
    """

    words: str = ""
    figure_ids: tuple[str, ...] = ()


def ask_for(metric: str, timing: str = "", day: date | None = None) -> str:
    """Return what an address has to ask for.

    Parameters
    ----------
    metric : str
        Whose number: that of its counter, unless a day is given.
    timing, day : str, date or None
        Which number of the tally instead.

    Examples
    --------
    >>> ask_for("buses"), ask_for("buses", "new", date(2016, 12, 15))
    ('buses', 'buses.new.2016-12-15')
    """
    return _PART.join((metric, timing, f"{day:%Y-%m-%d}")) if day else metric


def ask_for_route(flow: Row) -> str:
    """Return what an address has to ask for to have the figures of a row of the `flows` table."""
    return _PART.join((_ROUTE, "~".join(flow[name] for name in FLOWS.key)))


def find_made_of(screen: Screen, asked: str) -> MadeOf:
    """Return the number in view that an address asks for, with its figures."""
    metric, _, rest = asked.partition(_PART)
    if metric == _ROUTE:
        return _find_route(screen, rest)
    if metric not in METRIC_BY_ID:
        return MadeOf()
    if rest:
        return _find_row(screen, metric, *rest.partition(_PART)[::2])
    line = screen.counts.headline_of(metric)
    if line is None:
        return MadeOf()
    amount = describe_amount(line.value, line.low, line.high, line.qualifier)
    return MadeOf(f"{name_metric(metric)}: {amount}", line.figure_ids)


def _find_route(screen: Screen, asked: str) -> MadeOf:
    key = dict(zip(FLOWS.key, asked.split("~"), strict=False))
    flows = flows_of(screen)
    is_asked = pd.concat([flows[name] == key.get(name, "") for name in FLOWS.key], axis=1)
    for row in flows[is_asked.all(axis=1)].to_dict("records"):
        number = format_bounds(int(row["low"]), int(row["high"]))
        what = name_metric(row["metric"])
        words = f"{row['origin']} to {row['destination']}: {what.lower()}, {number}"
        return MadeOf(words, split_cell(row["figure_ids"]))
    return MadeOf()


def _find_row(screen: Screen, metric: str, timing: str, day: str) -> MadeOf:
    tally = screen.counts.tally_of(metric)
    is_asked = (tally["timing"] == timing) & (tally["day"] == pd.to_datetime(day, errors="coerce"))
    rows = tally[is_asked].to_dict("records")
    if not rows:
        return MadeOf()
    amount = f": {amount_of(rows[0])}" if len(rows) == 1 else ""
    return MadeOf(
        f"{name_metric(metric)}{amount}, {format_day(rows[0]['day'])}",
        tuple(one for row in rows for one in made_of(row)),
    )
