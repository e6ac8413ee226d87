"""Operations in the words of the screen, and what a person may say of them as changes."""

from collections.abc import Sequence
from typing import Literal

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.former_names import name_from_id
from dashboard.tidy.operations import list_operations
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables, look_up
from dashboard.tidy.terms import Recommendation
from dashboard.view.cells import Row, amount_of, as_day, published_of
from dashboard.view.desk import Change
from dashboard.view.panel import Screen
from dashboard.view.theme import format_day
from dashboard.view.words import name_metric

MOST_MEMBERS = 500
"""Figures of one operation that a page lists; a list that is longer nobody reads."""

_MARK = "@"
"""Parts area and day in an operation's id; one made by a person has none."""


def describe_operations(claims: pd.DataFrame) -> pd.DataFrame:
    """Return one row an operation in the words of the screen, by operation_id, the latest first.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.

    Notes
    -----
    The first and last figure are those of the metric that the operation is told by: the first of
    the metric table that has a figure of something done.
    """
    operations = list_operations(claims).sort_values("end_date", ascending=False, kind="stable")
    ids = operations["operation_id"]
    told = _told_by(claims)
    table = pd.DataFrame(
        {
            "Operation": operations["name"],
            "First day": operations["start_date"],
            "Last day": operations["end_date"],
            "From": look_up(ids, _join(claims, "origin_name")),
            "Reports": operations["report_count"],
            "Figures": operations["figure_count"],
            "First figure": look_up(ids, _say_each(told, "first")),
            "Last figure": look_up(ids, _say_each(told, "last")),
            "Sources": look_up(ids, _join(claims, "source")),
        }
    )
    return table.set_axis(ids.astype("str"))


def _join(claims: pd.DataFrame, column: str) -> dict[str, str]:
    """Return the names that occur in each operation, the most frequent first."""
    pairs = claims.loc[claims[column] != "", ["operation_id", column]].astype("str")
    names: dict[str, list[str]] = {}
    for operation_id, name in pairs.value_counts().index:
        names.setdefault(operation_id, []).append(name)
    return {operation_id: ", ".join(found) for operation_id, found in names.items()}


def _told_by(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the figures that tell of each operation, by day."""
    is_told = (
        claims["day"].notna()
        & (claims["timing"] != Timing.PLANNED)
        & ~claims["is_part"]
        & (claims["recommendation"] != Recommendation.EXCLUDED)
    )
    told = claims[is_told]
    order = {metric.id: number for number, metric in enumerate(METRICS)}
    place = told["metric"].map(order).astype("int64")
    is_first = place == place.groupby(told["operation_id"]).transform("min")
    return told[is_first].sort_values(["day", "published_date"], kind="stable")


def _say_each(told: pd.DataFrame, keep: Literal["first", "last"]) -> dict[str, str]:
    rows = told.drop_duplicates("operation_id", keep=keep).to_dict("records")
    return {row["operation_id"]: f"{amount_of(row)}, {format_day(row['day'])}" for row in rows}


def latest_members(screen: Screen, operation_id: str) -> pd.DataFrame:
    """Return the claims in view of one operation, the latest first, at most `MOST_MEMBERS`."""
    mine = screen.claims[screen.claims["operation_id"] == operation_id]
    return mine.sort_values(["day", "high"], ascending=False, kind="stable").head(MOST_MEMBERS)


def describe_figure(row: Row) -> str:
    """Return a claim in a line: number, what, day, who, and where it was published."""
    day = as_day(row["day"])
    source = row["said_by"] or row["publisher"]
    through = f" in {row['publisher']}" if row["publisher"] not in ("", source) else ""
    told = format_day(day) if day else published_of(row, "no day")
    return f"{amount_of(row)} {name_metric(row['metric']).lower()}, {told}, {source}{through}"


def name_operation(operation_id: str, claims: pd.DataFrame, tables: Tables) -> str:
    """Return an operation's name, of one that has no figure any more from its id."""
    names = claims.loc[claims["operation_id"] == operation_id, "operation"]
    if not names.empty:
        return str(names.iloc[0])
    return name_from_id(operation_id, tables.places)


def rename(operation_id: str, old: str, new: str) -> tuple[Change, ...]:
    """Return the change that gives an operation another name.

    Raises
    ------
    CorrectionError
        If the name is empty or the one it has.
    """
    name = " ".join(new.split())
    if not name or name == old:
        raise CorrectionError("Give another name than it has.")
    return (Change(OPERATIONS.name, operation_id, "name", old, name),)


def merge(operation_ids: Sequence[str], into: str) -> tuple[Change, ...]:
    """Return the changes that make operations parts of another."""
    return tuple(Change(OPERATIONS.name, one, "merged_into", "", into) for one in operation_ids)


def move(figures: pd.DataFrame, figure_ids: Sequence[str], to: str) -> tuple[Change, ...]:
    """Return the changes that put figures into an operation.

    Parameters
    ----------
    figures : pandas.DataFrame
        The `figures` table.
    figure_ids : sequence of str
        What a person chose. Parts of these, and the same facts told again in a report, go with
        them: they are the same people.
    to : str
        Id of an operation, or a name that none has: that makes a new one.

    Raises
    ------
    CorrectionError
        If no figure is chosen or the new name is empty or holds the sign that ids are told by.
    """
    target = to if _MARK in to else " ".join(to.split())
    if not figure_ids:
        raise CorrectionError("Choose at least one figure.")
    if not target:
        raise CorrectionError("Give the new operation a name.")
    chosen = figures["figure_id"].isin(list(figure_ids))
    facts = set(figures.loc[chosen & (figures["fact_id"] != ""), ["report_id", "fact_id"]]
                .itertuples(index=False, name=None))  # fmt: skip
    told_again = [
        fact in facts for fact in zip(figures["report_id"], figures["fact_id"], strict=True)
    ]
    moved = chosen | pd.Series(told_again, index=figures.index)
    moved |= figures["subset_of"].isin(figures.loc[moved, "figure_id"])
    return tuple(
        Change(FIGURES.name, figure_id, "operation_id", old, target)
        for figure_id, old in zip(
            figures.loc[moved, "figure_id"], figures.loc[moved, "operation_id"], strict=True
        )
        if old != target
    )


def new_operation(name: str, claims: pd.DataFrame) -> str:
    """Return the id of an operation that a person makes, which is its name.

    Raises
    ------
    CorrectionError
        If an operation is called so already or the name holds the sign that ids are told by.
    """
    clean = " ".join(name.split())
    if _MARK in clean:
        raise CorrectionError(f"A name without {_MARK}, please.")
    if clean in set(claims["operation"]) | set(claims["operation_id"]):
        raise CorrectionError("An operation is called so already: choose it, or give another name.")
    return clean
