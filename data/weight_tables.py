"""Weights fitted on the folders a command names, and written as the dashboard's modules."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from dashboard.base.settings import Settings
from data.fitting import Choice, Tables, report_apart

FOLDS = 8  # times that a part of the reports is kept apart
_WIDTH = 100  # of a line in a table

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


def keep_tables(path: Path, summary: str, tables: Mapping[str, Mapping[str, int]]) -> None:
    """Write weights as `write_tables` does, unless the command has ``--test``, and count them."""
    print(f"{sum(len(table) for table in tables.values())} weights for {path}")
    if "--test" not in sys.argv:
        write_tables(path, summary, tables)


def write_tables(path: Path, summary: str, tables: Mapping[str, Mapping[str, int]]) -> None:
    """Write weights as the module that the dashboard reads them from.

    Parameters
    ----------
    path : Path
        The module; written anew.
    summary : str
        The first line of its docstring.
    tables : mapping
        The weights, by table and sign; within a table signs of one weight share a line.

    Notes
    -----
    The module holds ``WEIGHTS: dict[str, dict[str, int]]``.
    """
    lines = [f'"""{summary}"""', "", "_SIGNS: dict[str, dict[int, str]] = {"]
    for name, table in tables.items():
        lines.append(f'    "{name}": {{')
        for weight in sorted(Counter(table.values()), reverse=True):
            signs = " ".join(sorted(sign for sign, other in table.items() if other == weight))
            lines.extend(_entry(weight, signs))
        lines.append("    },")
    lines += [
        "}",
        "",
        "WEIGHTS: dict[str, dict[str, int]] = {",
        "    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}",
        "    for name, table in _SIGNS.items()",
        "}",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _entry(weight: int, signs: str) -> list[str]:
    """Return the lines of one weight, none wider than a line of code may be."""
    line = f'        {weight}: "{signs}",'
    if len(line) <= _WIDTH:
        return [line]
    if len(signs) + 14 <= _WIDTH:
        return [f"        {weight}: (", f'            "{signs}"', "        ),"]
    lines, row = [f"        {weight}: ("], ""
    for sign in signs.split():
        if row and len(row) + len(sign) + 16 > _WIDTH:
            lines.append(f'            "{row} "')
            row = ""
        row = f"{row} {sign}".strip()
    return [*lines, f'            "{row}"', "        ),"]
