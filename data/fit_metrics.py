"""Fit the weights by which a number of people is given what happened to it.

``python -m data.fit_metrics tests/gold tests/gold_more`` reads annotated reports, notes the signs
of each number that the weights may decide on, says how often the rules and the weights are right in
reports kept apart, and writes the weights for `dashboard.extract.weighing`; with ``--test``
nothing. A folder named twice counts twice.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.settings import Settings
from dashboard.evaluation import read_annotated
from dashboard.extract import decide
from dashboard.extract.case import Case
from dashboard.extract.decide import find_metric
from dashboard.extract.scoring import pairs
from dashboard.extract.signs import find_signs
from dashboard.extract.weighing import CANDIDATES, NONE, is_open
from data.fitting import Choice, Tables, fit
from data.weight_tables import fit_named, keep_weights

TABLE = "people"
PENALTY = 20.0
LEAST = 12  # reports in which a sign must come up
fitted = partial(fit, penalty=PENALTY, least=LEAST)
"""From choices to the weights fitted on them."""
_SHARED = frozenset({"said", "gov", "ev", "in", "state", "prev", "hist", "told", "theme"})
"""Signs that name an event."""


def candidates(signs: list[str]) -> tuple[tuple[str, ...], ...]:
    """Return the signs of each candidate: each sign with its event, and that it is the one named.

    Parameters
    ----------
    signs : list of str
        The signs of a number.
    """
    named: dict[str, list[str]] = {}
    for sign in signs:
        kind, _, rest = sign.partition(".")
        event, _, place = rest.partition(".")
        if kind in _SHARED:
            named.setdefault(event, []).append(f"={kind}.{place}")
    return tuple(
        (*(f"{sign}>{candidate}" for sign in signs), *named.get(candidate, ()))
        for candidate in CANDIDATES
    )


class Recorder:
    """Stands in for the weighing: notes the signs, and lets the rules decide.

    Attributes
    ----------
    rows : list of dict
        By number: where it stands, its bounds, its signs, what the rules made of it.
    """

    def __init__(self) -> None:
        self.rows: list[dict[str, object]] = []

    def weigh(self, case: Case, event: str, rule: str, *, planned: bool) -> str:
        """Note a number; the parameters are those of `weighing.weigh`."""
        number = case.item.number
        start, end = case.reading.sentence.offsets(case.item.first, case.item.last)
        metric = find_metric(case.item.noun.counted or "person", event) if event else None
        bounds = {"value": number.value, "low": number.low, "high": number.high}
        where = {"start": start, "end": end, "metric": metric.id if metric else ""}
        opened = is_open(case, event, rule, planned=planned)
        signs = find_signs(case, event) if opened else []
        self.rows.append(bounds | where | {"signs": signs, "said": event or NONE})
        return event


def read_choices(folder: Path, settings: Settings) -> Iterator[Choice]:
    """Yield the choices of a folder of annotated reports.

    Parameters
    ----------
    folder : Path
        Annotated reports, a JSON file each.
    settings : Settings
        Where the gazetteer is.
    """
    for annotated in read_annotated(folder):
        recorder = Recorder()
        with patch.object(decide, "weigh", recorder.weigh):
            annotated.read(settings)
        right = {
            id(row): str(METRIC_BY_ID[entry["metric"]].event)
            for entry, row in pairs(annotated.text, annotated.figures, recorder.rows)
        }
        for row in recorder.rows:
            if row["signs"]:
                label = right.get(id(row), NONE)
                at = frozenset({CANDIDATES.index(label)} if label in CANDIDATES else ())
                said = CANDIDATES.index(str(row["said"]))
                yield Choice(annotated.name, TABLE, candidates(row["signs"]), at, said)


def by_event(tables: Tables) -> Tables:
    """Return the weights by event and sign, those of the named event added to its own.

    Parameters
    ----------
    tables : dict
        As fitted, by sign and candidate in one.
    """
    weights = tables[TABLE]
    signs = sorted({name.rpartition(">")[0] for name in weights if ">" in name})
    found: Tables = {str(candidate): {} for candidate in CANDIDATES}
    for sign in signs:
        for candidate, names in zip(CANDIDATES, candidates([sign]), strict=True):
            weight = sum(weights.get(name, 0) for name in names)
            if weight:
                found[str(candidate)][sign] = weight
    return found


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    tables = fit_named(read_choices, fitted, "numbers")
    keep_weights("events", by_event(tables))


if __name__ == "__main__":
    main()
