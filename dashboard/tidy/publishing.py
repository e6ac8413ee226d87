"""What may leave: the tables and claims without a confidential report and all that comes of it.

Every download takes its rows from here, so that one rule decides what a confidential report takes
with it: its figures, leftovers and mentions, the places that no other report names, and what people
said of any of these. Operations are found anew without it, since their ids and names tell of their
first day. What was said of a report or figure that is gone stays as well: nobody can tell any more
whether it was confidential.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

import pandas as pd

from dashboard.tidy.additions import ADDED_FIGURES, report_of_added
from dashboard.tidy.claims import assign_operations
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.exports import public
from dashboard.tidy.operations import find_operations
from dashboard.tidy.place_names import PLACE_NAMES, name_key
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.tables import Tables
from dashboard.tidy.withdrawing import is_withdrawal, number_of


def has_confidential(tables: Tables) -> bool:
    """Return whether anything has to stay."""
    return bool(tables.reports["is_confidential"].any())


def public_tables(tables: Tables) -> Tables:
    """Return the stored tables without the rows that a confidential report takes with it.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied; not changed.

    Returns
    -------
    Tables
        The tables themselves where nothing is confidential and nothing that was corrected is gone.
    """
    if not has_confidential(tables):
        told = _corrections_of(tables)
        is_all = len(told) == len(tables.corrections)
        return tables if is_all else replace(tables, corrections=told)
    rows = _rows_of(tables, public(tables.reports))
    operations, _ = find_operations(rows)
    return tables_of(tables, rows.reports, operations["operation_id"])


def tables_of(tables: Tables, reports: pd.DataFrame, operation_ids: Iterable[str]) -> Tables:
    """Return the stored tables with the rows of some reports alone.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied; not changed.
    reports : pandas.DataFrame
        Some of their reports.
    operation_ids : iterable of str
        The operations that corrections may speak of.
    """
    rows = _rows_of(tables, reports)
    return replace(rows, corrections=_corrections_of(rows, set(operation_ids)))


def public_claims(tables: Tables, claims: pd.DataFrame) -> pd.DataFrame:
    """Return the claims that may leave, in operations as they are found without the others.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied.
    claims : pandas.DataFrame
        The `claims` table made of them, or the rows of it that the filters let through.

    Returns
    -------
    pandas.DataFrame
        Its rows in the same order; the frame itself where nothing is confidential.
    """
    if not has_confidential(tables):
        return claims
    rows = _rows_of(tables, public(tables.reports))
    operations, operation_ids = find_operations(rows)
    return assign_operations(public(claims), rows, operations, operation_ids)


def _rows_of(tables: Tables, reports: pd.DataFrame) -> Tables:
    """Return the reports' rows of each table; all corrections, since these make operations."""
    ids = reports["report_id"]
    mentions = tables.place_mentions[tables.place_mentions["report_id"].isin(ids)]
    return replace(
        tables,
        reports=reports,
        figures=tables.figures[tables.figures["report_id"].isin(ids)].reset_index(drop=True),
        leftovers=tables.leftovers[tables.leftovers["report_id"].isin(ids)],
        places=tables.places[tables.places["place_id"].isin(mentions["place_id"])],
        place_mentions=mentions,
    )


def _corrections_of(rows: Tables, operation_ids: Collection[str] | None = None) -> pd.DataFrame:
    """Return what people said of the rows, and of these operations alone if any are given."""
    corrections = rows.corrections
    is_of_operation = corrections["table_name"] == OPERATIONS.name
    is_told = _are_of(corrections, rows)
    if operation_ids is None:
        is_told |= is_of_operation
    else:
        is_told |= is_of_operation & corrections["row_id"].isin(operation_ids)
        is_told &= ~_name_others(corrections, operation_ids)
    numbers = set(corrections.loc[is_told, "correction_id"])
    withdrawals = corrections.loc[is_withdrawal(corrections), ["correction_id", "row_id"]]
    # In their order: one that takes back a withdrawal goes where that one goes.
    for number, taken_back in withdrawals.sort_values("correction_id").to_numpy().tolist():
        if number_of(taken_back) in numbers:
            numbers.add(number)
    return corrections[corrections["correction_id"].isin(numbers)]


def _are_of(corrections: pd.DataFrame, rows: Tables) -> "pd.Series[bool]":
    """Return which corrections speak of the rows."""
    report_ids = set(rows.reports["report_id"])
    is_addition = corrections["table_name"] == ADDED_FIGURES
    added_to = corrections.loc[is_addition, "new_value"].map(report_of_added)
    added = corrections.loc[added_to.index[added_to.isin(report_ids)], "row_id"]
    # Those that were added and taken back are in no table.
    figure_ids = {*rows.figures["figure_id"], *added}
    keys: dict[str, Collection[str]] = {
        REPORTS.name: report_ids,
        PLACE_MENTIONS.name: report_ids,
        **dict.fromkeys((FIGURES.name, REVIEWS, ADDED_FIGURES), figure_ids),
        PLACES.name: set(rows.places["place_id"]),
        PLACE_NAMES: {name_key(name) for name in rows.place_mentions["name"].unique()},
    }
    # A mention's key starts with its report's.
    of_row = corrections["row_id"].str.split("|").str[0]
    is_of = pd.Series(data=False, index=corrections.index)
    for table, there in keys.items():
        is_of |= (corrections["table_name"] == table) & of_row.isin(there)
    return is_of


def _name_others(corrections: pd.DataFrame, operation_ids: Collection[str]) -> "pd.Series[bool]":
    """Return which corrections name an operation that is none of some."""
    names_operation = corrections["column_name"].isin(["operation_id", "merged_into"])
    is_other = pd.Series(data=False, index=corrections.index)
    for column in ("old_value", "new_value", "found_value"):
        told = corrections[column].fillna("")
        is_other |= (told != "") & ~told.isin(operation_ids)
    return names_operation & is_other
