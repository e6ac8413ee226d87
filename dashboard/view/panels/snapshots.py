"""What the filters show, to take away: as a whole in several forms, or table by table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import streamlit as st

from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.schema import CLAIMS, STORED, TABLE_BY_NAME
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import File, list_files
from dashboard.view.panel import Screen
from dashboard.view.scope import describe_scope
from dashboard.view.snapshot import draw_button, snapshot_of

TITLE = ""
ORDER = 10
PAGE = "download"
WIDTH = 12
_TITLES: Mapping[str, str] = MappingProxyType(
    {CLAIMS.name: "Figures", FLOWS.name: "Movements", POINTS.name: "Places on the map"}
)
"""Of tables that the screen calls by another name than the files do."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be taken away.

    Attributes
    ----------
    title : str
        What it is.
    meaning : str
        What is in it, in a line.
    files : tuple of File
        The forms it comes in.
    """

    title: str
    meaning: str
    files: tuple[File, ...]


def build(screen: Screen) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
    """Return what holds everything, then the tables one by one."""
    files = list_files(snapshot_of(screen))
    wholes = tuple(Offer(one.label, one.meaning, (one,)) for one in files if not one.table)
    names = dict.fromkeys(one.table for one in files if one.table)
    # Figures and what is worked out of them first: they are what most come for.
    tables = [_offer_table(name, files) for name in names]
    return wholes, tuple(sorted(tables, key=_is_stored))


def _offer_table(name: str, files: Sequence[File]) -> Offer:
    title = _TITLES.get(name, name.replace("_", " ").capitalize())
    named = f" Its files are called “{name}”." if name in _TITLES else ""
    meaning = f"{TABLE_BY_NAME[name].grain.capitalize()}.{named}"
    return Offer(title, meaning, tuple(one for one in files if one.table == name))


def _is_stored(offer: Offer) -> bool:
    return offer.files[0].table in {table.name for table in STORED}


def draw(screen: Screen) -> None:
    """Draw a row for each offer, with a button for each of its forms."""
    snapshot = snapshot_of(screen)
    wholes, tables = build(screen)
    st.caption(
        f"{describe_scope(screen)}. The files hold what the filters in the sidebar show. "
        "Confidential reports stay out."
    )
    first = [one for one in tables if not _is_stored(one)]
    for title, offers in (("Everything in view", wholes), ("Table by table", first)):
        st.subheader(title, anchor=False)
        with st.container(border=True, gap="small"):
            for offer in offers:
                _draw_offer(snapshot, offer)
    with st.expander("More tables: what all of it is worked out of"):
        for offer in tables:
            if _is_stored(offer):
                _draw_offer(snapshot, offer)


def _draw_offer(snapshot: Snapshot, offer: Offer) -> None:
    words, forms = st.columns(2, vertical_alignment="center")
    words.markdown(f"**{offer.title}**  \n{offer.meaning}")
    # In a row as long as they fit: on a phone two or three stand beside each other.
    with forms.container(horizontal=True, gap="small"):
        for file in offer.files:
            draw_button(snapshot, file, width="content")
