"""What the commands do by which kept reports are listed, taken out, and taken back."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from getpass import getuser
from typing import Any

import pandas as pd
import typer
from rich.markup import escape
from rich.table import Table

from dashboard.base.errors import SettingsError
from dashboard.base.settings import Settings
from dashboard.terminal import console, plain_errors
from dashboard.tidy.corrections import Correction
from dashboard.tidy.removing import (
    Removal,
    count_said,
    find_holding,
    read_removals,
    remove,
    say_removed,
    title_told,
)
from dashboard.tidy.summary_words import many
from dashboard.tidy.tables import Tables
from dashboard.tidy.withdrawing import withdraw
from dashboard.tidy.wording import say_day, title_of
from dashboard.workspace import open_workspace

_SHOWN, _FEWEST = 8, 4
"""Characters of a report's id that are printed, and that name it at least."""


def show_reports(words: Sequence[str]) -> None:
    """Print the kept reports with these words in title or publisher, and those removed."""
    with plain_errors():
        tables = _read()
    table = Table("id", "published", "publisher", "title", "figures", box=None)
    counts = tables.figures["report_id"].value_counts()
    for row in tables.reports.sort_values(["published_date", "report_id"]).to_dict("records"):
        named = f"{row['publisher']} {title_of(row)}".casefold()
        if all(word.casefold() in named for word in words):
            day = row["published_date"]
            table.add_row(
                row["report_id"][:_SHOWN],
                "no date" if pd.isna(day) else say_day(day),
                escape(row["publisher"]),
                escape(title_of(row)),
                str(counts.get(row["report_id"], 0)),
            )
    console.print(table)
    for one in read_removals(tables.corrections).values():
        console.print(f"{one.report_id[:_SHOWN]}  {escape(_tell(one))}", soft_wrap=True)


def remove_report(name: str, reason: str, by: str, *, is_asked: bool) -> None:
    """Take a report out and print how it is taken back.

    Parameters
    ----------
    name : str
        Its id or the start of that, its title, or the file it was read from.
    reason : str
        Why, for the log.
    by : str
        Who says so; "" stands for whoever is logged in.
    is_asked : bool
        Whether the person is asked first.
    """
    with plain_errors():
        tables = _read()
        rows = {row["report_id"]: row for row in tables.reports.to_dict("records")}
        report_id = _find(name, {one: _names_of(row) for one, row in rows.items()})
        figures, changes = count_said(tables, report_id)
        title = title_of(rows[report_id])
        deed = say_removed(title, figures, changes)
    if is_asked:
        what = f"{many(figures, 'figure')} and {many(changes, 'change')} by people"
        typer.confirm(f"Remove “{title}” with {what}?", abort=True)
    with plain_errors():
        now, who = datetime.now(UTC), by or getuser()
        _add([Correction(now, who, *remove(report_id), reason, deed)])
    console.print(escape(f"{deed}; to take it back: evac restore {report_id[:_SHOWN]}"))


def restore_report(name: str, by: str) -> None:
    """Take back a report that was removed, see `remove_report`."""
    with plain_errors():
        corrections = _read().corrections
        removals = read_removals(corrections)
        removal = removals[_find(name, _names_of_removed(removals))]
        now, who = datetime.now(UTC), by or getuser()
        _add(
            [
                Correction(now, who, *withdraw(number), f"Undo of change {number}")
                for number in find_holding(corrections, removal.report_id)
            ]
        )
    console.print(escape(f"Taken back: {removal.deed}"))


def _read() -> Tables:
    return open_workspace(Settings.from_env()).store.tables()


def _add(corrections: Sequence[Correction]) -> None:
    open_workspace(Settings.from_env()).store.add_corrections(corrections)


def _names_of(row: Mapping[Any, Any]) -> tuple[str, ...]:
    return title_of(row), row["location"], row["location"].rpartition("/")[2]


def _names_of_removed(removals: Mapping[str, Removal]) -> dict[str, tuple[str, ...]]:
    """Return what the removed reports were called, by people too, since no table has them."""
    deeds = {one: removal.deed for one, removal in removals.items() if removal.is_taken_out}
    rows = open_workspace(Settings.from_env()).store.kept(deeds)
    return {
        one: (deed, title_told(deed), *(_names_of(rows[one]) if one in rows else ()))
        for one, deed in deeds.items()
    }


def _find(name: str, names_of: Mapping[str, Collection[str]]) -> str:
    """Return the one report that is meant, by its id or what it is called."""
    wanted = name.strip().casefold()
    if not wanted:
        raise SettingsError("say which report: evac reports lists them with their ids")
    found = [one for one in names_of if len(wanted) >= _FEWEST and one.startswith(wanted)]
    found = found or [
        one for one, names in names_of.items() if wanted in {each.casefold() for each in names}
    ]
    if len(found) == 1:
        return found[0]
    told = ", ".join(one[:_SHOWN] for one in found[:_SHOWN])
    raise SettingsError(
        f"{name!r} may be any of {told}: give the id"
        if found
        else f"no report is called {name!r}: evac reports lists them with their ids"
    )


def _tell(removal: Removal) -> str:
    return f"{removal.deed}, {say_day(removal.removed_at)}, {removal.removed_by}: {removal.reason}"
