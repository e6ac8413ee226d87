"""What may leave: the tables and claims without a confidential report and all that comes of it.

Every download takes its rows from here, so that one rule decides what a confidential report takes
with it: its figures, leftovers and mentions, the places that no other report names, and what people
said of any of these. Operations are found anew without it, since their ids and names tell of their
first day.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

import pandas as pd

from dashboard.tidy.additions import ADDED_FIGURES
from dashboard.tidy.claims import assign_operations
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.exports import public
from dashboard.tidy.operations import find_operations
from dashboard.tidy.place_names import PLACE_NAMES, name_key
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import CORRECTIONS, FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.tables import Tables


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
        The tables themselves where nothing is confidential.
    """
    if not has_confidential(tables):
        return tables
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


def _corrections_of(rows: Tables, operation_ids: Collection[str]) -> pd.DataFrame:
    """Return what people said of the rows, without what names any other operation."""
    corrections = rows.corrections
    report_ids, figure_ids = set(rows.reports["report_id"]), set(rows.figures["figure_id"])
    keys: dict[str, Collection[str]] = {
        REPORTS.name: report_ids,
        PLACE_MENTIONS.name: report_ids,
        **dict.fromkeys((FIGURES.name, REVIEWS, ADDED_FIGURES), figure_ids),
        PLACES.name: set(rows.places["place_id"]),
        PLACE_NAMES: {name_key(name) for name in rows.place_mentions["name"].unique()},
        OPERATIONS.name: operation_ids,
    }
    # A mention's key starts with its report's.
    of_row = corrections["row_id"].str.split("|").str[0]
    is_told = pd.Series(data=False, index=corrections.index)
    for table, there in keys.items():
        is_told |= (corrections["table_name"] == table) & of_row.isin(there)
    names_operation = corrections["column_name"].isin(["operation_id", "merged_into"])
    for column in ("old_value", "new_value", "found_value"):
        told = corrections[column].fillna("")
        is_told &= ~names_operation | (told == "") | told.isin(operation_ids)
    numbers = set(corrections.loc[is_told, "correction_id"])
    is_withdrawal = corrections["table_name"] == CORRECTIONS.name
    withdrawals = corrections.loc[is_withdrawal, ["correction_id", "row_id"]]
    # In their order: one that takes back a withdrawal goes where that one goes.
    for number, taken_back in withdrawals.sort_values("correction_id").to_numpy().tolist():
        if int(taken_back) in numbers:
            numbers.add(number)
    return corrections[corrections["correction_id"].isin(numbers)]
