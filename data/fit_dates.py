"""Fit the weights by which a figure is given one of the dates that it may bear.

``python -m data.fit_dates tests/gold tests/gold_more`` reads annotated reports, notes the dates
that each figure may bear with their signs, says how often the rules and the weights are right in
reports kept apart, and writes the weights for `dashboard.extract.date_choice`; with ``--test``
nothing. A folder named twice counts twice. Dates depend on the timing: fit the weights of timing
first.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
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
from data.fitting import Choice, fit
from data.weight_tables import fit_named, keep_weights

PENALTY = 9.0
LEAST = 5  # reports in which a sign must come up
_LEAST_WEIGHT = 2  # a smaller one decides nothing and fills the table
fitted = partial(fit, penalty=PENALTY, least=LEAST, smallest=_LEAST_WEIGHT)
"""From choices to the weights fitted on them."""

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


def read_choices(folder: Path, settings: Settings) -> Iterator[Choice]:
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
                yield Choice(report.name, timing, tuple(signs), right, bonus=bonus)


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    tables = fit_named(read_choices, fitted, "figures")
    keep_weights("dates", tables)


if __name__ == "__main__":
    main()
