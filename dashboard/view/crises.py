"""The course of one metric over many operations: a few lines, the others grouped.

Data only, for the charts, their key and their words; nothing is drawn here. What many sources say
of one day of an operation is told as one point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.rows import SEPARATOR, plain_rows
from dashboard.tidy.terms import Alarm
from dashboard.tidy.wording import capitalize
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.theme import NEUTRAL, OKABE_ITO, format_count, format_day
from dashboard.view.words import name_metric

MOST_LINES = 5
"""Operations with a line of their own, where nobody chooses them."""
MOST_CHOSEN = len(OKABE_ITO)
FEW = 2
"""So many operations are drawn with all that each source said; see `course`."""
MOST_OFFERED = 200
NEAR = timedelta(days=60)
"""Operations with more between them are of different times."""
_OTHERS = "others"
_GAP = 0.14
"""Between two names at the ends of lines, as a share of the height."""
_DRAWN = [
    *("operation_id", "operation", "metric", "unit", "timing", "day"),
    *("low", "value", "high", "qualifier", "alarms"),
]
"""The columns of the tally that tell it."""
_Said = dict[tuple[object, ...], tuple[int, int]]
"""By operation, day and timing: how many statements there are, of how many sources."""
_KINDS = {Timing.CUMULATIVE: "totals", Timing.NEW: "counts", Timing.PLANNED: "plans"}


@dataclass(frozen=True, slots=True)
class Crises:
    """What is known of one metric in many operations, day by day.

    Attributes
    ----------
    metric : str
        Key of the metric table.
    totals, counts, plans : pandas.DataFrame
        One row an operation and day, with its ``color`` and what to say of it; all operations
        without a line of their own are one, and have no plans.
    ends : pandas.DataFrame
        One row a line: where it ends, its name with its number, and how high that is written.
    alarms : pandas.DataFrame
        One row a line that needs a look, at the last such day, with all reasons.
    others : int
        How many operations are grouped.
    is_confidential : bool
        Whether one of the numbers rests on a confidential report.
    """

    metric: str
    totals: pd.DataFrame
    counts: pd.DataFrame
    plans: pd.DataFrame
    ends: pd.DataFrame
    alarms: pd.DataFrame
    others: int
    is_confidential: bool


def list_lines(screen: Screen, metric: str) -> dict[str, str]:
    """Return the operations that can have a line, the largest by its latest total first.

    Returns
    -------
    dict of str to str
        Names by operation_id: first those of the counter's sum, which are of different people.
    """
    tally = screen.counts.tally_of(metric)
    rows = tally[(tally["timing"] == Timing.CUMULATIVE).to_numpy()]
    last = rows[~rows.duplicated("operation_id", keep="last").to_numpy()]
    last = last.assign(is_other=~last["operation_id"].isin(read_summed(screen, metric)))
    last = last.sort_values(["is_other", "low"], ascending=[True, False], kind="stable")
    return dict(zip(last["operation_id"], last["operation"], strict=True))


def list_apart(screen: Screen, metric: str) -> frozenset[str]:
    """Return the operations of another time than the latest, with which no axis can be shared.

    Returns
    -------
    frozenset of str
        operation_ids of those that ended over `NEAR` before the latest one began.
    """
    tally = screen.counts.tally_of(metric)
    rows = tally.loc[(tally["timing"] != Timing.PLANNED).to_numpy(), ["operation_id", "day"]]
    days = rows.groupby("operation_id", observed=True)["day"].agg(["min", "max"])
    if days.empty:
        return frozenset()
    first = days.loc[days["max"] == days["max"].max(), "min"].min()
    return frozenset(days.index[days["max"] < first - NEAR])


def read_summed(screen: Screen, metric: str) -> tuple[str, ...]:
    """Return the operations that are added up in the counter: they are of different people."""
    line = screen.counts.headline_of(metric)
    return line.operation_ids if line else ()


def read_crises(
    screen: Screen, metric: str, lines: Sequence[str], left_out: frozenset[str] = frozenset()
) -> Crises:
    """Return the course of a metric with a line for each of these operations.

    Parameters
    ----------
    screen : Screen
        What is in view.
    metric : str
        Its id.
    lines : sequence of str
        operation_ids, at most `MOST_CHOSEN`; those of the sum that are not among them are grouped.
    left_out : frozenset of str
        Those that are not to be grouped either.
    """
    tally = screen.counts.tally_of(metric)[_DRAWN]
    tally = tally.assign(size=tally["value"].fillna(tally["low"]).astype("float64"))
    rest = set(read_summed(screen, metric)) - left_out - set(lines)
    colors = dict(zip(lines, OKABE_ITO, strict=False))
    mine, other = (tally[tally["operation_id"].isin(ids)] for ids in (lines, rest))
    said = _statements(screen.claims, metric, lines)
    own = {
        kind: _own(mine[mine["timing"] == timing], said, colors) for timing, kind in _KINDS.items()
    }
    grouped = {
        kind: _group(other[other["timing"] == timing], is_running=timing is Timing.CUMULATIVE)
        for timing, kind in _KINDS.items()
        if timing is not Timing.PLANNED
    }
    totals = pd.concat([own["totals"], grouped["totals"]], ignore_index=True)
    count = len(set(other.loc[other["timing"] == Timing.CUMULATIVE, "operation_id"]))
    named = totals.assign(
        operation=totals["operation"].where(totals["line"] != _OTHERS, _name(count))
    )
    return Crises(
        metric=metric,
        totals=named,
        counts=pd.concat([own["counts"], grouped["counts"]], ignore_index=True),
        plans=own["plans"],
        ends=_ends(named),
        alarms=_alarms(mine, colors),
        others=count,
        is_confidential=bool(screen.counts.claims_on(metric)["is_confidential"].any()),
    )


def _name(others: int) -> str:
    return f"{format_count(others, 'other operation')}"


def _statements(claims: pd.DataFrame, metric: str, lines: Sequence[str]) -> _Said:
    """Return how many statements of how many sources there are of a day."""
    key = ["operation_id", "day", "timing"]
    mine = claims[(claims["metric"] == metric) & claims["operation_id"].isin(lines)]
    mine = mine.loc[mine["day"].notna(), [*key, "source"]]
    counted = mine.groupby(key, observed=True)["source"].agg(["size", "nunique"]).reset_index()
    return {
        tuple(row[name] for name in key): (row["size"], row["nunique"])
        for row in plain_rows(counted)
    }


def _own(rows: pd.DataFrame, said: _Said, colors: dict[str, str]) -> pd.DataFrame:
    """Return the rows of operations with a line of their own, with what to say of each."""
    told = plain_rows(rows)
    return pd.DataFrame(
        {
            "line": rows["operation_id"].to_numpy(dtype=object),
            "operation": rows["operation"].to_numpy(dtype=object),
            "day": rows["day"].to_numpy(),
            "low": rows["low"].to_numpy(dtype="float64"),
            "value": rows["size"].to_numpy(),
            "high": rows["high"].to_numpy(dtype="float64"),
            "amount": [amount_of(row) for row in told],
            "said": [
                _say_sources(*said.get((row["operation_id"], row["day"], row["timing"]), (0, 0)))
                for row in told
            ],
            "color": [colors[row["operation_id"]] for row in told],
        }
    )


def _say_sources(statements: int, sources: int) -> str:
    if not statements:
        return "worked out by this program"
    return f"{format_count(statements, 'statement')} by {format_count(sources, 'source')}"


def _group(rows: pd.DataFrame, *, is_running: bool) -> pd.DataFrame:
    """Return all other operations as one: the sum of what each comes to on a day."""
    ordered = rows.sort_values("day", kind="stable")
    size = ordered["size"]
    if is_running:
        # Between two totals of an operation its last one stands.
        size = size - size.groupby(ordered["operation_id"]).shift().fillna(0)
    days = size.groupby(ordered["day"]).sum()
    value = days.cumsum() if is_running else days
    return pd.DataFrame(
        {
            "line": _OTHERS,
            "operation": "other operations",
            "day": days.index.to_numpy(),
            "low": value.to_numpy(),
            "value": value.to_numpy(),
            "high": value.to_numpy(),
            "amount": [f"{one:,.0f}" for one in value],
            "said": "the sum of each one's last number",
            "color": NEUTRAL,
        }
    )


def _ends(totals: pd.DataFrame) -> pd.DataFrame:
    """Return where each line ends, and how high its name is written: over no other name."""
    last = totals.sort_values("day", kind="stable").drop_duplicates("line", keep="last")
    last = last.sort_values("value", kind="stable")
    gap = _GAP * max(1.0, float(totals["value"].max())) if len(totals) else 0.0
    at: list[float] = []
    for value in last["value"]:
        at.append(max(float(value), at[-1] + gap if at else 0.0))
    return last.assign(
        label_at=at,
        edge=totals["day"].max(),
        label=[f"{row['operation']}\n{row['amount']}" for row in plain_rows(last)],
    )


def _alarms(rows: pd.DataFrame, colors: dict[str, str]) -> pd.DataFrame:
    raised = rows[((rows["alarms"] != "") & (rows["timing"] == Timing.CUMULATIVE)).to_numpy()]
    told = []
    for line in colors:
        mine = raised[(raised["operation_id"] == line).to_numpy()].sort_values("day")
        if mine.empty:
            continue
        reasons = dict.fromkeys(one for cell in mine["alarms"] for one in cell.split(SEPARATOR))
        last = mine.iloc[-1]
        days = format_count(len(mine), "day")
        told.append(
            {
                "day": last["day"],
                "value": float(last["high"]),
                "operation": last["operation"],
                "why": f"{days}: {'; '.join(Alarm(one).meaning for one in reasons)}",
            }
        )
    return pd.DataFrame(told, columns=["day", "value", "operation", "why"])


def describe_crises(crises: Crises) -> str:
    """Return the course in a sentence, for who cannot see its chart."""
    if crises.ends.empty:
        return f"{name_metric(crises.metric)} by day and operation; no total."
    ends = crises.ends.iloc[::-1]
    told = "; ".join(
        f"{row['operation']}: {row['amount']} ({format_day(row['day'])})"
        for row in plain_rows(ends)
    )
    return f"{name_metric(crises.metric)} by day and operation, latest totals: {capitalize(told)}."
