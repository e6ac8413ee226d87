"""Fit the weights by which a figure is new, a total so far or planned.

``python -m data.fit_timing tests/gold tests/gold_more`` reads annotated reports, notes the signs of
each figure, says how often the rules and the weights are right in reports kept apart, and writes
the weights for `dashboard.extract.timing_choice`; with ``--test`` nothing. The weights of dates
depend on the timing: fit them after.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

from dashboard.base.settings import Settings
from dashboard.base.vocabulary import Timing
from dashboard.evaluation import read_annotated
from dashboard.extract import times
from dashboard.extract.context import Draft
from dashboard.extract.scoring import pairs as paired
from dashboard.extract.timing_choice import RULE_BONUS
from data.fitting import Choice, Tables, fit
from data.weight_tables import fit_named, keep_weights

TABLE = "timing"
PENALTY = 8.0
LEAST = 3  # reports in which a sign must come up
fitted = partial(fit, penalty=PENALTY, least=LEAST)
"""From choices to the weights fitted on them."""
_TIMINGS = tuple(Timing)
_JOIN = ">"


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


def read_choices(folder: Path, settings: Settings) -> Iterator[Choice]:
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
                at = _TIMINGS.index(said)
                yield Choice(report.name, TABLE, candidates, right, at, RULE_BONUS)


def by_timing(tables: Tables) -> Tables:
    """Return the weights by timing and sign."""
    found: Tables = {str(timing): {} for timing in _TIMINGS}
    for name, weight in tables[TABLE].items():
        sign, _, timing = name.rpartition(_JOIN)
        found[timing][sign] = weight
    return found


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    tables = fit_named(read_choices, fitted, "figures")
    keep_weights("timing", by_timing(tables))


if __name__ == "__main__":
    main()
