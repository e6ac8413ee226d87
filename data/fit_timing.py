"""Fit the weights by which a figure is new, a total so far or planned.

``python -m data.fit_timing tests/gold tests/gold_more`` reads annotated reports, notes the signs of
each figure, says how often the rules and the weights are right in reports kept apart, and writes
``dashboard/extract/timing_weights.py``; with ``--test`` nothing. The weights of dates depend on the
timing: fit them after.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from dashboard.base.settings import Settings
from dashboard.base.vocabulary import Timing
from dashboard.evaluation import read_annotated
from dashboard.extract import times
from dashboard.extract.context import Draft
from dashboard.extract.scoring import pairs as paired
from dashboard.extract.timing_choice import RULE_BONUS
from data.fitting import Choice, Tables, fit, folds
from data.weight_tables import write_tables

TARGET = Path("dashboard/extract/timing_weights.py")
TABLE = "timing"
PENALTY = 8.0
LEAST = 3  # reports in which a sign must come up
FOLDS = 8
_LEAST_WEIGHT = 1
_TIMINGS = tuple(Timing)
_JOIN = ">"


class Row(NamedTuple):
    """A figure's choice among timings, and which of them the rules choose."""

    choice: Choice
    said: int


class Recorder:
    """Stands in for the weighing: notes the signs, and lets the rules decide.

    Attributes
    ----------
    rows : dict
        By the offsets of a figure that the weights may decide on: the rules' verdict and the signs.
    """

    def __init__(self) -> None:
        self.rows: dict[tuple[int, int], tuple[Timing, tuple[str, ...]]] = {}

    def weigh_timing(self, draft: Draft, signs: tuple[str, ...]) -> Timing:
        """Note a figure; the parameters are those of `timing_choice.weigh_timing`."""
        self.rows[draft.evidence] = (draft.timing, signs)
        return draft.timing


def read_rows(folder: Path, settings: Settings) -> Iterator[Row]:
    """Yield the choices of a folder of annotated reports.

    Parameters
    ----------
    folder : Path
        Annotated reports, a JSON file each.
    settings : Settings
        Where the gazetteer is.
    """
    for report in read_annotated(folder):
        recorder = Recorder()
        with patch.object(times, "weigh_timing", recorder.weigh_timing):
            rows = report.read(settings)
        for entry, row in paired(report.text, report.figures, rows):
            noted = recorder.rows.get((row["start"], row["end"]))
            if entry["metric"] == row["metric"] and noted is not None:
                said, signs = noted
                candidates = tuple(
                    tuple(f"{sign}{_JOIN}{timing}" for sign in ("any", *signs))
                    for timing in _TIMINGS
                )
                right = frozenset({_TIMINGS.index(Timing(entry["timing"]))})
                yield Row(Choice(report.name, TABLE, candidates, right), _TIMINGS.index(said))


def choose(row: Row, tables: Tables) -> int:
    """Return which timing the weights and the rules' bonus choose."""
    weights = tables[TABLE]
    scores = [sum(weights.get(s, 0) for s in signs) for signs in row.choice.candidates]
    scores[row.said] += RULE_BONUS
    return scores.index(max(scores))


def fitted(rows: list[Row]) -> Tables:
    """Return the weights fitted on some choices, without those that decide nothing."""
    table = fit([row.choice for row in rows], PENALTY, LEAST)[TABLE]
    return {TABLE: {sign: w for sign, w in table.items() if abs(w) >= _LEAST_WEIGHT}}


def by_timing(tables: Tables) -> Tables:
    """Return the weights by timing and sign."""
    found: Tables = {str(timing): {} for timing in _TIMINGS}
    for name, weight in tables[TABLE].items():
        sign, _, timing = name.rpartition(_JOIN)
        found[timing][sign] = weight
    return found


def report_shares(rows: list[Row]) -> Iterator[str]:
    """Yield how often rules and weights are right, in reports that no weight was fitted on.

    Parameters
    ----------
    rows : list of Row
        All choices.
    """
    counts: dict[str, list[int]] = {}
    for apart in folds((row.choice.report for row in rows), FOLDS):
        tables = fitted([row for row in rows if row.choice.report not in apart])
        for row in rows:
            if row.choice.report in apart:
                count = counts.setdefault(row.choice.report.rpartition("/")[0], [0, 0, 0])
                count[0] += 1
                count[1] += row.said in row.choice.right
                count[2] += choose(row, tables) in row.choice.right
    for folder, (total, rules, weighed) in sorted(counts.items()):
        shares = f"rules {rules / total:.3f}, weighed {weighed / total:.3f}"
        yield f"{folder}: {total} figures, {shares}"


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    settings = Settings.from_env()
    names = [name for name in sys.argv[1:] if not name.startswith("--")]
    rows = [row for name in names for row in read_rows(Path(name), settings)]
    for line in report_shares(rows):
        print(line)
    tables = by_timing(fitted(rows))
    print(f"{sum(len(table) for table in tables.values())} weights")
    if "--test" not in sys.argv:
        write_tables(TARGET, "What each sign of a figure counts for each timing.", tables)


if __name__ == "__main__":
    main()
