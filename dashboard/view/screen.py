"""The store held in memory once for every reader, and what the filters make of it.

Frames are kept by `st.cache_resource`, which hands out the object itself: a copy for each reader
would fill the memory. So nobody may change a frame. They are keyed by the database and the store's
mark, which a copy brought back does not share, never by a frame, whose hash is sampled.
"""

import gc
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pandas as pd
import streamlit as st

from dashboard.base.settings import Settings
from dashboard.tidy.edition import is_ready, make_ready, open_edition
from dashboard.tidy.former_names import find_by_former_name
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables
from dashboard.view.comparing import read_numbers
from dashboard.view.counts import Counts
from dashboard.view.deeds import Deeds
from dashboard.view.desk import Desk
from dashboard.view.kept import kept
from dashboard.view.panel import Screen
from dashboard.view.sidebar import Choices, list_choices

MANY = 20_000
"""Figures from which on an edition is made in a process of its own."""
_YOUNG = 1
"""The generation up to which garbage is looked for."""


@dataclass(frozen=True, slots=True)
class Frames:
    """One edition of the store.

    Attributes
    ----------
    edition : tuple of str
        The database and the store's mark: the key of whatever is worked out of it.
    tables : Tables
        As stored.
    claims : pandas.DataFrame
        One row a figure, not filtered.
    choices : Choices
        What the filters offer.
    tally_of : Callable
        Returns the rows on a metric of the tally of all claims.
    """

    edition: tuple[str, str]
    tables: Tables
    claims: pd.DataFrame
    choices: Choices
    tally_of: Callable[[str], pd.DataFrame]


def read_frames(store: Store, sources: Sources, settings: Settings) -> Frames:
    """Return the store as it stands; it is read again only when something was written."""
    edition = settings.database_url, store.mark()
    _make_ready(store, sources, settings, edition)
    return _read_frames(store, sources, settings.editions_folder, edition)


@st.cache_resource(
    max_entries=2,
    show_spinner="Getting ready: what the reports say is put together. Of many reports it takes "
    "some minutes, once.",
)
def _make_ready(
    _store: Store, _sources: Sources, _settings: Settings, edition: tuple[str, str]
) -> None:
    del edition  # the key
    folder = _settings.editions_folder
    # Fewer figures are put together here sooner than another process starts.
    if _store.figure_count() > MANY and not is_ready(_store, _sources, folder):
        make_ready(_settings.database_url, _settings.sources_file, folder)


@st.cache_resource(max_entries=2, show_spinner="Reading the store")
def _read_frames(
    _store: Store, _sources: Sources, _folder: Path, edition: tuple[str, str]
) -> Frames:
    found = open_edition(_store, _sources, _folder)
    tables = found.tables
    find_former = partial(
        find_by_former_name,
        claims=found.claims,
        corrections=tables.corrections,
        places=tables.places,
    )
    choices = list_choices(found.claims, find_former)
    frames = Frames(edition, found.tables, found.claims, choices, found.tally_of)
    # Streamlit looks for garbage after each run of a page. What stays for good need not be looked
    # through every time: that took longer than most pages.
    gc.collect(_YOUNG)  # all of it is looked through again and again while modules are imported
    gc.freeze()
    return frames


@st.cache_resource(show_spinner=False)
def settle(page: str) -> None:
    """Have what a page imports when it is drawn first looked through for garbage no more."""
    del page  # the key: once for each
    gc.freeze()


def make_screen(
    frames: Frames, selection: Selection, settings: Settings, desk: Desk | None = None
) -> Screen:
    """Return all that pages and panels are given under these filters."""
    claims = frames.claims
    if selection != Selection():
        claims = _select(frames.edition, selection, claims)
    deeds = Deeds(frames.tables, frames.claims)
    everything = Counts(frames.edition, Selection(), frames.claims, frames.claims, frames.tally_of)
    counts = Counts(frames.edition, selection, frames.claims, claims, frames.tally_of)
    return Screen(
        edition=frames.edition,
        tables=frames.tables,
        all_claims=frames.claims,
        claims=claims,
        counts=counts,
        selection=selection,
        settings=settings,
        desk=desk
        and replace(
            desk,
            describe=deeds.describe,
            operation_of=deeds.operation_of,
            numbers=partial(read_numbers, everything),
        ),
    )


@kept
def _select(edition: tuple[str, str], selection: Selection, _claims: pd.DataFrame) -> pd.DataFrame:
    del edition  # a part of the key
    return select(_claims, selection)
