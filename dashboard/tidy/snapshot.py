"""What a download holds: the tables under some filters, without what must not leave."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property

import pandas as pd
from anyascii import anyascii

from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import CHANGES
from dashboard.tidy.flows import build_flows, build_points
from dashboard.tidy.operations import list_operations
from dashboard.tidy.publishing import has_confidential, public_claims, public_tables, tables_of
from dashboard.tidy.schema import FIGURES, TABLE_BY_NAME, TABLES
from dashboard.tidy.selection import Selection
from dashboard.tidy.sketch import Outline
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.tally import build_tally

EXPORTED: tuple[Table, ...] = tuple(table for table in TABLES if table not in (FIGURES, CHANGES))
"""What a snapshot holds: the columns of `figures` are in `claims`, and it knows one day only."""

_LONGEST_NAME = 60


# Without slots: what is worked out of it is kept in it, for all formats that it is written in.
@dataclass(frozen=True, eq=False)
class Snapshot:
    """What is to be written, in whatever format.

    Attributes
    ----------
    tables : Tables
        The stored tables.
    all_claims : pandas.DataFrame
        The `claims` that the filters let through; confidential ones may be among them.
    count : callable
        Returns the `tally` of them. It is asked when something is written that holds it.
    filters : Selection
        The filters, to be told in its description. With others than ``as_of``, only reports that
        bear one of the claims are in it.
    vague_words : mapping of str to (int, int)
        What vague words are read as, for the readme; none leaves that part out.
    outline : Outline or None
        Land and borders for the map of the summary; without it that is a sketch on bare ground.
    """

    tables: Tables
    all_claims: pd.DataFrame
    count: Callable[[], pd.DataFrame]
    filters: Selection = field(default_factory=Selection)
    vague_words: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    outline: Outline | None = None

    @cached_property
    def claims(self) -> pd.DataFrame:
        """The claims that may leave."""
        return public_claims(self.tables, self.all_claims)

    @cached_property
    def _public_tables(self) -> Tables:
        return public_tables(self.tables)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is confidential, so that it holds all that the filters let through."""
        return not has_confidential(self.tables)

    @cached_property
    def full_tally(self) -> pd.DataFrame:
        """The tally of all claims that the filters let through."""
        return self.count()

    @cached_property
    def tally(self) -> pd.DataFrame:
        """The tally of the claims that may leave."""
        if self.is_complete:
            return self.full_tally
        return build_tally(self.claims, self.filters.household_size)

    @cached_property
    def as_of(self) -> date | None:
        """The day it is known as of: that of the filters, else the last one of publication."""
        last = self.claims["published_date"].max()
        return self.filters.as_of or (None if pd.isna(last) else last.date())

    @cached_property
    def subject(self) -> str:
        """The name of the evacuation it is about, or how many they are."""
        names = self.claims.drop_duplicates("operation_id")["operation"]
        return f"{len(names)} evacuations" if len(names) != 1 else str(names.iloc[0])

    def name(self, rest: str) -> str:
        """Return a file name that carries the evacuation and the day.

        Parameters
        ----------
        rest : str
            What is in it and how, such as "claims.csv".

        Notes
        -----
        Names are of small Latin letters, digits and hyphens, so that they pass everywhere.
        """
        words = re.sub(r"[^a-z0-9]+", "-", anyascii(self.subject).lower())
        subject = words[:_LONGEST_NAME].strip("-") or "evacuation"
        known = f"as-of-{self.as_of:%Y-%m-%d}" if self.as_of else "undated"
        return f"{subject}-{known}-{rest}"

    @cached_property
    def frames(self) -> Mapping[str, pd.DataFrame]:
        """Every exported table by name, with the columns that may leave."""
        claims = self.claims
        tables = tables_of(self._public_tables, self._reports(), claims["operation_id"])
        frames = {
            "reports": tables.reports,
            "leftovers": tables.leftovers,
            "places": tables.places,
            "place_mentions": tables.place_mentions,
            "corrections": tables.corrections,
            "claims": claims,
            "operations": list_operations(claims),
            "tally": self.tally,
            "flows": build_flows(claims, tables.places),
            "points": build_points(claims, tables),
        }
        return {
            name: _exported_columns(TABLE_BY_NAME[name], frame) for name, frame in frames.items()
        }

    def _reports(self) -> pd.DataFrame:
        reports = self._public_tables.reports
        if self.filters.as_of:
            is_known = reports["published_date"] <= pd.Timestamp(self.filters.as_of)
            # One without a date is known by what it tells.
            reports = reports[is_known | reports["report_id"].isin(self.claims["report_id"])]
        if self.filters.is_filter:
            reports = reports[reports["report_id"].isin(self.claims["report_id"])]
        return reports


def _exported_columns(table: Table, frame: pd.DataFrame) -> pd.DataFrame:
    names = [column.name for column in table.columns if column.is_exported]
    return cast(table, frame)[names]
