"""Fit the weights by which a figure is given its places among those that a report names.

``python -m data.fit_places tests/gold tests/gold_more`` reads annotated reports, says how often the
places are right in reports that no weight was fitted on, and writes the weights for
`dashboard.extract.ranking`; with ``--test`` nothing.

A folder named twice counts twice.

A place is right as in `dashboard.extract.scoring`: its name is the annotated one or a part of it,
or the other way round, and its role is the same.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dashboard.base.settings import Settings
from dashboard.evaluation import read_annotated
from dashboard.extract import figures
from dashboard.extract.context import Context, Draft
from dashboard.extract.naming import Place
from dashboard.extract.ranking import END, NAME, NONE, Option, rank_places, table_parts, weigh
from dashboard.extract.scoring import is_same_name
from dashboard.extract.scoring import pairs as paired
from data.fitting import Choice, Tables, fit_parts, folds
from data.weight_tables import FOLDS, keep_weights, read_named

PENALTY = 8.0
LEAST = 5  # reports in which a sign must come up

Entry = Mapping[str, Any]
Places = tuple[Place | None, Place | None, Place | None]


@dataclass(slots=True)
class Ruled:
    """A report read up to the choice of places, beside its annotation.

    Attributes
    ----------
    name : str
        Folder and file.
    context : Context
        With its figures.
    ruled : list of tuple
        The places that the rules give each figure.
    gold : dict
        By figure, its annotation, for those that agree in number and metric.
    """

    name: str
    context: Context
    ruled: list[Places]
    gold: dict[int, Entry] = field(default_factory=dict)

    def reset(self) -> None:
        """Give each figure the places that the rules give it."""
        for draft, places in zip(self.context.drafts, self.ruled, strict=True):
            draft.origin, draft.destination, draft.place = places


def read_ruled(folder: Path, settings: Settings) -> Iterator[Ruled]:
    """Yield the annotated reports of a folder.

    Parameters
    ----------
    folder : Path
        Annotated reports, a JSON file each.
    settings : Settings
        Where the gazetteer is.
    """
    for annotated in read_annotated(folder):
        read: list[Ruled] = []

        def keep(context: Context, name: str = annotated.name) -> None:
            ruled = [(one.origin, one.destination, one.place) for one in context.drafts]
            read.append(Ruled(name, context, ruled))  # noqa: B023

        with patch.object(figures, "rank_places", keep):
            rows = annotated.read(settings)
        index_of = {id(row): index for index, row in enumerate(rows)}
        for report in read:
            for entry, row in paired(annotated.text, annotated.figures, rows):
                if entry["metric"] == row["metric"]:
                    report.gold[index_of[id(row)]] = entry
            yield report


def right_options(entry: Entry, options: Sequence[Option], stage: str) -> frozenset[int]:
    """Return which options agree with an annotation.

    Parameters
    ----------
    entry : mapping
        The annotation.
    options : sequence of Option
        The options.
    stage : str
        What is asked: the name, its role or the end.
    """
    heads = [entry[role] for role in ("origin", "place") if entry[role]]
    wanted = [entry["destination"]] if stage == END else heads
    right = set()
    for index, (role, place, _) in enumerate(options):
        if role == NONE:
            is_right = not any(wanted)
        else:
            names = wanted if role in (NAME, END) else [entry[role]]
            is_right = any(name and place and is_same_name(name, place.name) for name in names)
        if is_right:
            right.add(index)
    return frozenset(right)


def choices(reports: Sequence[Ruled]) -> list[Choice]:
    """Return the choices of all annotated figures, each made after right ones."""
    found: list[Choice] = []
    for report in reports:
        report.reset()

        def pick(table: str, index: int, options: Sequence[Option]) -> int:
            entry = report.gold.get(index)  # noqa: B023
            if entry is None:
                return 0
            right = right_options(entry, options, table.partition("/")[0])
            signs = tuple(option.signs for option in options)
            found.append(Choice(report.name, table, signs, right))  # noqa: B023
            return min(right, default=0)

        rank_places(report.context, pick)
    return found


def is_right(draft: Draft, entry: Entry) -> bool:
    """Tell whether all places of a figure are as annotated."""
    head = draft.origin or draft.destination
    told = (draft.origin, draft.destination, None if head else draft.place)
    names = ["" if place is None else place.name for place in told]
    roles = ("origin", "destination", "place")
    return all(is_same_name(entry[r], name) for r, name in zip(roles, names, strict=True))


def fitted(reports: Sequence[Ruled]) -> Tables:
    """Return the weights fitted on some reports."""
    return fit_parts(choices(reports), table_parts, PENALTY, LEAST)


def count_right(reports: Sequence[Ruled], tables: Tables, counts: Counter[tuple[str, str]]) -> None:
    """Count by folder the figures whose places the weights have right.

    Parameters
    ----------
    reports : sequence of Ruled
        The reports.
    tables : dict
        The weights.
    counts : Counter
        By folder, how many figures ("all") and how many right ("right"); added to.
    """
    for report in reports:
        report.reset()
        rank_places(report.context, weigh(tables))
        folder = report.name.rpartition("/")[0]
        for index, entry in report.gold.items():
            counts[folder, "all"] += 1
            counts[folder, "right"] += is_right(report.context.drafts[index], entry)


def cross_validate(reports: Sequence[Ruled]) -> Counter[tuple[str, str]]:
    """Return the counts of `count_right`, each report by weights that it was not among."""
    counts: Counter[tuple[str, str]] = Counter()
    for apart in folds((report.name for report in reports), FOLDS):
        tables = fitted([report for report in reports if report.name not in apart])
        count_right([report for report in reports if report.name in apart], tables, counts)
    return counts


def main() -> None:
    """Fit on the folders that the command names, report, and write the table."""
    reports = read_named(read_ruled)
    unseen, seen = cross_validate(reports), Counter[tuple[str, str]]()
    tables = fitted(reports)
    count_right(reports, tables, seen)
    for folder in sorted({folder for folder, _ in unseen}):
        total = unseen[folder, "all"]
        shares = [counts[folder, "right"] / max(total, 1) for counts in (unseen, seen)]
        print(f"{folder}: {total} figures, kept apart {shares[0]:.3f}, fitted {shares[1]:.3f}")
    keep_weights("places", tables)


if __name__ == "__main__":
    main()
