"""The weights of signs, fitted to annotated reports by ``make weights`` and kept as tables."""

import csv
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

Weights = Mapping[str, Mapping[str, int]]
"""By what is weighed for, what each sign counts."""

COLUMNS = ("for", "sign", "weight")


def path_of(name: str) -> Path:
    """Return where a table lies."""
    return Path(__file__).with_name("weights") / f"{name}.csv"


def read_weights(name: str) -> Weights:
    """Return one of the shipped tables.

    Parameters
    ----------
    name : str
        The file's name, without its ending.

    Returns
    -------
    dict of dict
        By what is weighed for, and by sign: a whole number, for or against.
    """
    weights: defaultdict[str, dict[str, int]] = defaultdict(dict)
    with path_of(name).open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        next(rows)
        for target, sign, weight in rows:
            weights[target][sign] = int(weight)
    return dict(weights)
