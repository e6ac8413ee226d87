"""Weights fitted on the folders a command names, and written as the dashboard's tables."""

import csv
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from dashboard.base.settings import Settings
from dashboard.extract.fitted import COLUMNS, Weights, path_of
from data.fitting import Choice, Tables, report_apart

FOLDS = 8  # times that a part of the reports is kept apart

Read = TypeVar("Read")


def read_named(read: Callable[[Path, Settings], Iterable[Read]]) -> list[Read]:
    """Return what is read from the folders of annotated reports that the command names.

    Parameters
    ----------
    read : callable
        From a folder, and where the gazetteer is, to what there is to learn from it.

    Raises
    ------
    SystemExit
        When there is nothing: weights fitted on nothing would be written over good ones.
    """
    settings = Settings.from_env()
    folders = [Path(name) for name in sys.argv[1:] if not name.startswith("--")]
    found = [one for folder in folders for one in read(folder, settings)]
    if not found:
        raise SystemExit("nothing to fit: name folders of annotated reports, as in `make weights`")
    return found


def fit_named(
    read: Callable[[Path, Settings], Iterable[Choice]],
    fitted: Callable[[list[Choice]], Tables],
    counted: str,
) -> Tables:
    """Return the weights fitted on the folders that the command names, and print their worth.

    Parameters
    ----------
    read : callable
        See `read_named`.
    fitted : callable
        From choices to weights.
    counted : str
        What a choice is about, in the plural.
    """
    choices = read_named(read)
    for line in report_apart(choices, fitted, FOLDS, counted):
        print(line)
    return fitted(choices)


def keep_weights(name: str, weights: Weights) -> None:
    """Write weights as `write_weights` does, unless the command has ``--test``, and count them."""
    print(f"{sum(map(len, weights.values()))} weights of {name}")
    if "--test" not in sys.argv:
        write_weights(path_of(name), weights)


def write_weights(path: Path, weights: Weights) -> None:
    """Write weights as the table that `dashboard.extract.fitted.read_weights` reads.

    Parameters
    ----------
    path : Path
        The table; written anew, a row a sign, in order.
    weights : dict of dict
        By what is weighed for, and by sign.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for target, table in sorted(weights.items()):
            rows.writerows((target, sign, weight) for sign, weight in sorted(table.items()))
