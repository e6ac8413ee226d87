"""Operations in the words of the screen, and what a person may say of them as changes."""

from collections.abc import Sequence

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.operations import list_operations
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.wording import say_month
from dashboard.view.cells import Row, amount_of, as_day, published_of
from dashboard.view.desk import Change
from dashboard.view.theme import format_day
from dashboard.view.words import name_metric

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
    members = dict(list(claims.groupby("operation_id")))
    ids = operations["operation_id"].tolist()
    ends = [_first_and_last(members[one]) for one in ids]
    return pd.DataFrame(
        {
            "Operation": operations["name"].tolist(),
            "First day": operations["start_date"].tolist(),
            "Last day": operations["end_date"].tolist(),
            "From": [_join(members[one]["origin_name"]) for one in ids],
            "Reports": operations["report_count"].tolist(),
            "Figures": operations["figure_count"].tolist(),
            "First figure": [first for first, _ in ends],
            "Last figure": [last for _, last in ends],
            "Sources": [_join(members[one]["source"]) for one in ids],
        },
        index=pd.Index(ids, dtype="str"),
    )


def _join(names: "pd.Series[str]") -> str:
    """Return the names that occur, the most frequent first."""
    return ", ".join(names[names != ""].value_counts(sort=True).index)


def _first_and_last(claims: pd.DataFrame) -> tuple[str, str]:
    is_told = (
        claims["day"].notna()
        & (claims["timing"] != Timing.PLANNED)
        & ~claims["is_part"]
        & (claims["recommendation"] != Recommendation.EXCLUDED)
    )
    told = claims[is_told]
    order = [metric.id for metric in METRICS if (told["metric"] == metric.id).any()]
    if not order:
        return "", ""
    mine = told[told["metric"] == order[0]].sort_values(["day", "published_date"], kind="stable")
    rows = mine.iloc[[0, -1]].to_dict("records")
    first, last = (f"{amount_of(row)}, {format_day(row['day'])}" for row in rows)
    return first, last


def describe_figure(row: Row) -> str:
    """Return a claim in a line: number, what, day, who, and where it was published."""
    day = as_day(row["day"])
    source = row["source"] or row["publisher"]
    through = f" in {row['publisher']}" if row["publisher"] not in ("", source) else ""
    told = format_day(day) if day else published_of(row, "no day")
    return f"{amount_of(row)} {name_metric(row['metric']).lower()}, {told}, {source}{through}"


def name_operation(operation_id: str, claims: pd.DataFrame, tables: Tables) -> str:
    """Return an operation's name, of one that has no figure any more from its id."""
    names = claims.loc[claims["operation_id"] == operation_id, "operation"]
    if not names.empty:
        return str(names.iloc[0])
    area, mark, day = operation_id.rpartition(_MARK)
    if not mark:
        return operation_id
    places = tables.places
    known = places.loc[places["place_id"] == area, "name"]
    place = str(known.iloc[0]) if not known.empty else "Place not known"
    first = pd.to_datetime(day, errors="coerce")
    when = "date not known" if pd.isna(first) else say_month(first)
    return f"{place[:1].upper()}{place[1:]}, {when}"


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


def merge(operation_id: str, into: str) -> tuple[Change, ...]:
    """Return the change that makes an operation a part of another."""
    return (Change(OPERATIONS.name, operation_id, "merged_into", "", into),)


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
