"""Fit the weights by which a figure is given one of the dates that it may bear.

``python -m data.fit_dates tests/gold tests/gold_more`` reads annotated reports, notes the dates
that each figure may bear with their signs, says how often the rules and the weights are right in
reports kept apart, and writes ``dashboard/extract/date_weights.py``; with ``--test`` nothing.
A folder named twice counts twice: so give those that the rules were written without. Dates depend
on the timing: fit the weights of timing first.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from dashboard.base.settings import Settings
from dashboard.evaluation import read_annotated
from dashboard.extract import figures
from dashboard.extract.context import Context
from dashboard.extract.date_choice import (
    Candidate,
    complete_signs,
    find_candidates,
    pairs,
)
from dashboard.extract.date_option import days_of_moment
from dashboard.extract.dating import following_days
from dashboard.extract.scoring import is_same_when
from dashboard.extract.scoring import pairs as paired
from data.fitting import Choice, Tables, fit, folds
from data.weight_tables import write_tables

TARGET = Path("dashboard/extract/date_weights.py")
PENALTY = 12.0
LEAST = 5  # reports in which a sign must come up
FOLDS = 8
_LEAST_WEIGHT = 2  # a smaller one decides nothing and fills the table


class Row(NamedTuple):
    """A figure's choice among dates, the rules' own first, and what that has ahead of others."""

    choice: Choice
    bonus: int


Note = tuple[str, list[dict[str, str]], list[tuple[str, ...]], int]


class Recorder:
    """Stands in for the choice: notes the dates each figure may bear, and lets the rules decide.

    Attributes
    ----------
    rows : list of tuple
        By figure: its timing, the days of each candidate, the signs of each, the rules' bonus.
    """

    def __init__(self) -> None:
        self.rows: list[Note] = []

    def choose_dates(self, context: Context) -> None:
        """Note the figures of a report; the parameter is that of `date_choice.choose_dates`."""
        complete_signs(context)
        for draft, following in zip(context.drafts, following_days(context), strict=True):
            found = find_candidates(draft, following, context)
            days = [days_of_moment(one.moment, draft.timing) for one in found]
            named = [
                {"start_date": str(start or ""), "end_date": str(end or "")} for start, end in days
            ]
            signs = [_signs(one, (*pairs(draft, one),)) for one in found]
            self.rows.append((str(draft.timing), named, signs, found[0].bonus))


def _signs(candidate: Candidate, paired_signs: tuple[str, ...]) -> tuple[str, ...]:
    return (*sorted(candidate.signs), *paired_signs)


def read_rows(folder: Path, settings: Settings) -> Iterator[Row]:
    """Yield the choices of a folder of annotated reports; the rules' own comes first in each.

    Parameters
    ----------
    folder : Path
        Annotated reports, a JSON file each.
    settings : Settings
        Where the gazetteer is.
    """
    for report in read_annotated(folder):
        recorder = Recorder()
        with patch.object(figures, "choose_dates", recorder.choose_dates):
            rows = report.read(settings)
        noted = {id(row): note for row, note in zip(rows, recorder.rows, strict=True)}
        for entry, row in paired(report.text, report.figures, rows):
            if entry["metric"] == row["metric"]:
                timing, days, signs, bonus = noted[id(row)]
                right = frozenset(i for i, named in enumerate(days) if is_same_when(entry, named))
                yield Row(Choice(report.name, timing, tuple(signs), right), bonus)


def choose(row: Row, tables: Mapping[str, Mapping[str, int]]) -> int:
    """Return which candidate the weights and the rules' bonus choose."""
    weights = tables.get(row.choice.table, {})
    scores = [sum(weights.get(s, 0) for s in signs) for signs in row.choice.candidates]
    scores[0] += row.bonus
    return scores.index(max(scores))


def fitted(rows: list[Row]) -> Tables:
    """Return the weights fitted on some choices, without those that decide nothing."""
    tables = fit([row.choice for row in rows], PENALTY, LEAST)
    return {
        name: {sign: weight for sign, weight in table.items() if abs(weight) >= _LEAST_WEIGHT}
        for name, table in tables.items()
    }


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
                folder = row.choice.report.rpartition("/")[0]
                count = counts.setdefault(folder, [0, 0, 0, 0])
                count[0] += 1
                count[1] += bool(row.choice.right)
                count[2] += 0 in row.choice.right
                count[3] += choose(row, tables) in row.choice.right
    for folder, (total, offered, rules, weighed) in sorted(counts.items()):
        shares = f"offered {offered / total:.3f}, rules {rules / total:.3f}"
        yield f"{folder}: {total} figures, {shares}, weighed {weighed / total:.3f}"


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    settings = Settings.from_env()
    names = [name for name in sys.argv[1:] if not name.startswith("--")]
    rows = [row for name in names for row in read_rows(Path(name), settings)]
    for line in report_shares(rows):
        print(line)
    tables = fitted(rows)
    print(f"{sum(len(table) for table in tables.values())} weights")
    if "--test" not in sys.argv:
        write_tables(TARGET, "What each sign of a figure's date counts, by timing.", tables)


if __name__ == "__main__":
    main()
