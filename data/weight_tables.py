"""Fitted weights written as the modules that the dashboard reads them from."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

_WIDTH = 100  # of a line in a table


def named_folders() -> list[Path]:
    """Return the folders of annotated reports that the command names."""
    return [Path(name) for name in sys.argv[1:] if not name.startswith("--")]


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
