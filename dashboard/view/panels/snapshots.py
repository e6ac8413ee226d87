"""Every table as a CSV file: what the filters let through, and the store as a whole."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pandas as pd
import streamlit as st

from dashboard.tidy.exports import to_csv, to_excel_csv
from dashboard.tidy.flows import build_flows
from dashboard.tidy.publishing import public_claims, public_tables
from dashboard.tidy.schema import STORED
from dashboard.tidy.tally import build_tally
from dashboard.view.panel import Screen

TITLE = ""
ORDER = 10
PAGE = "download"
WIDTH = 12


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One table that can be taken away.

    Attributes
    ----------
    name : str
        Of the file, without ending.
    title : str
        On screen.
    meaning : str
        What one row is.
    is_filtered : bool
        Whether it holds what the filters let through; else it is of the whole store.
    make : Callable
        Returns its rows, without those of confidential reports. Called when it is asked for.
    """

    name: str
    title: str
    meaning: str
    is_filtered: bool
    make: Callable[[], pd.DataFrame]


def build(screen: Screen) -> tuple[Snapshot, ...]:
    """Return the snapshots, those of the filtered view first."""
    in_view = (
        Snapshot(
            "claims",
            "Figures",
            "One row a figure, with its report, places and operation.",
            is_filtered=True,
            make=partial(_claims, screen),
        ),
        Snapshot(
            "tally",
            "Tally",
            "One row an operation, metric, timing and day. Rows do not add up.",
            is_filtered=True,
            make=lambda: build_tally(_claims(screen), screen.selection.household_size),
        ),
        Snapshot(
            "flows",
            "Movements",
            "One row an operation, origin and destination.",
            is_filtered=True,
            make=lambda: build_flows(_claims(screen), screen.tables.places),
        ),
    )
    stored = (
        Snapshot(
            table.name,
            table.name.replace("_", " ").capitalize(),
            f"{table.grain.capitalize()}.",
            is_filtered=False,
            make=partial(_stored, screen, table.name),
        )
        for table in STORED
    )
    return (*in_view, *stored)


def _claims(screen: Screen) -> pd.DataFrame:
    """Return the claims in view that may leave."""
    return public_claims(screen.tables, screen.claims)


def _stored(screen: Screen, name: str) -> pd.DataFrame:
    """Return a stored table without what belongs to a confidential report."""
    frame: pd.DataFrame = getattr(public_tables(screen.tables), name)
    return frame


def _write(snapshot: Snapshot, write: Callable[[pd.DataFrame], bytes]) -> bytes:
    return write(snapshot.make())


def draw(screen: Screen) -> None:
    """Draw a row of two buttons for each snapshot; a file is made only when it is asked for."""
    as_of = screen.selection.as_of
    known = f"-as-of-{as_of:%Y-%m-%d}" if as_of else ""
    snapshots = build(screen)
    for is_filtered, title, note in (
        (True, "What the filters show", "The filters in the sidebar hold here."),
        (False, "The whole store", "Every report, whatever the filters are."),
    ):
        st.subheader(title, anchor=False)
        st.caption(f"{note} Confidential reports stay out.")
        with st.container(border=True, gap="small"):
            for snapshot in snapshots:
                if snapshot.is_filtered == is_filtered:
                    _draw_snapshot(snapshot, known if is_filtered else "")


def _draw_snapshot(snapshot: Snapshot, known: str) -> None:
    words, csv, excel = st.columns([6, 2, 2], vertical_alignment="center")
    words.markdown(f"**{snapshot.title}**  \n{snapshot.meaning}")
    for column, label, ending, write in (
        (csv, "CSV", "", to_csv),
        (excel, "CSV for Excel", "-excel", to_excel_csv),
    ):
        column.download_button(
            label,
            data=partial(_write, snapshot, write),
            file_name=f"evacuations-{snapshot.name}{known}{ending}.csv",
            mime="text/csv",
            key=f"snapshot_{snapshot.name}{ending}",
            on_click="ignore",
            icon=":material/download:",
            width="stretch",
        )
