"""Where people were moved from and to: arcs on a map that needs no network."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import pandas as pd
import pydeck
import streamlit as st

from dashboard.tidy.flows import build_points
from dashboard.tidy.selection import Selection
from dashboard.view.basemap import Name
from dashboard.view.focus import link_to
from dashboard.view.kept import kept
from dashboard.view.map_deck import credit, make_deck
from dashboard.view.map_fit import View, fit
from dashboard.view.map_layers import Picked, make_layers, picked
from dashboard.view.map_rows import ROLE_COLORS, ROLE_WORDS, flow_rows, place_rows, width_samples
from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from dashboard.view.quotes import quotes_of
from dashboard.view.theme import format_count, format_number

TITLE = "From where to where"
ORDER = 20
PAGE = "overview"
WIDTH = 6

HEIGHT = 440
MOST_FLOWS, MOST_PLACES = 500, 2000
"""What one map holds: a browser draws more only slowly, and nobody reads it."""
KEY = "journeys_map"
_MOST_QUOTES = 5
_MOST_DESCRIBED = 5


@dataclass(frozen=True, slots=True)
class Drawing:
    """What the map draws, in plain values: its flows and places, and the view fitted to them.

    ``left_out`` says of how many only the largest and the most spoken of are drawn.
    """

    flows: Sequence[Mapping[str, Any]]
    places: Sequence[Mapping[str, Any]]
    view: View
    left_out: str = ""


def prepare(screen: Screen) -> Drawing:
    """Return what the map draws of the figures that the filters let through."""
    flows, points = flows_of(screen), build_points(screen.claims, screen.tables)
    counts = points.groupby("place_id")["figure_count"].sum()
    most = counts.nlargest(MOST_PLACES).index
    shown = points[points["place_id"].isin(most)] if len(counts) > MOST_PLACES else points
    view = fit(list(shown[["lat", "lon", "precision_km"]].itertuples(index=False, name=None)))
    return Drawing(
        # The largest stand last.
        flow_rows(flows.tail(MOST_FLOWS), view.lon),
        place_rows(shown, screen.claims, view.lon),
        view,
        _say_left_out(len(flows), len(counts)),
    )


def _say_left_out(flows: int, places: int) -> str:
    parts = (
        f"the {MOST_FLOWS:,} largest of {flows:,} movements" if flows > MOST_FLOWS else "",
        f"the {MOST_PLACES:,} most named of {places:,} places" if places > MOST_PLACES else "",
    )
    told = " and ".join(filter(None, parts))
    return f"Drawn are {told}." if told else ""


def build(screen: Screen) -> pydeck.Deck:
    """Return the map for a light page."""
    return build_deck(screen, prepare(screen), is_dark=False)


def build_deck(screen: Screen, drawing: Drawing, *, is_dark: bool) -> pydeck.Deck:
    """Return the map: the data above the shipped ground, or above the online style of the settings.

    Parameters
    ----------
    screen : Screen
        For its settings.
    drawing : Drawing
        What is drawn.
    is_dark : bool
        Whether the page is dark; an online style is what it is.
    """
    by_weight = sorted(drawing.places, key=lambda row: -row["figures"])
    names = [Name(row["position"][1], row["position"][0], row["title"]) for row in by_weight]
    layers = make_layers(drawing.flows, drawing.places)
    return make_deck(screen.settings, drawing.view, layers, names, is_dark=is_dark)


def legend(flows: Sequence[Mapping[str, Any]], places: Sequence[Mapping[str, Any]]) -> str:
    """Return the key to the colors, circles and widths that occur, as HTML."""
    roles = {row["role"] for row in places}
    parts = [
        f'<i style="--mark:{color};border-radius:50%"></i>{escape(ROLE_WORDS[role])}'
        for role, color in ROLE_COLORS.items()
        if role in roles
    ]
    if any(row["is_wide"] for row in places):
        ring = "background:none;border:1.5px solid currentColor;border-radius:50%;opacity:0.6"
        parts.append(f'<i style="{ring}"></i>known only to lie within')
    line = "--mark:currentColor;opacity:0.6;width:1.6rem;border-radius:0"
    parts += [
        f'<i style="{line};height:{width:.1f}px"></i>{number} people'
        for number, width in width_samples(flows)
    ]
    if any(row["is_planned"] for row in flows):
        parts.append("paler arcs: planned, not yet reported as done")
    key = '<span class="evac-key" style="vertical-align:middle">'
    return "".join(f"{key}{part}</span>" for part in parts)


def describe(drawing: Drawing) -> str:
    """Return the map in a sentence, for who cannot see it: the largest movements of all."""
    told = [
        f"{row['title']}, {format_number(row['people'])} people"
        for row in reversed(drawing.flows[-_MOST_DESCRIBED:])
    ]
    moves = format_count(len(drawing.flows), "movement")
    largest = f"; the largest: {'; '.join(told)}" if told else ""
    return f"Map of {format_count(len(drawing.places), 'place')} and {moves}{largest}."


def claims_of(claims: pd.DataFrame, chosen: Picked) -> pd.DataFrame:
    """Return the claims about a place, or about the moves between two, the latest first."""
    origin, destination = claims["origin_place_id"], claims["destination_place_id"]
    if chosen.place_id:
        ends = (origin, destination, claims["place_place_id"])
        about = pd.concat([each == chosen.place_id for each in ends], axis=1).any(axis=1)
    else:
        about = (origin == chosen.origin_id) & (destination == chosen.destination_id)
    return claims[about].sort_values(["day", "high", "figure_id"], ascending=[False, False, True])


def draw(screen: Screen) -> None:
    """Draw the map with its key, and what is said of the place or move that is clicked on."""
    drawing = _prepare(screen.edition, screen.selection, screen)
    if not drawing.places:
        st.caption(
            "No figure in this view names a place that is known. "
            "Names that were not found are listed under Places."
        )
        return
    event: Any = st.pydeck_chart(
        build_deck(screen, drawing, is_dark=st.context.theme.type == "dark"),
        height=HEIGHT,
        key=KEY,
        on_select="rerun",
        selection_mode="single-object",
        alt=describe(drawing),
    )
    st.html(legend(drawing.flows, drawing.places))
    if drawing.left_out:
        st.caption(drawing.left_out)
    chosen = picked(event["selection"])
    if chosen:
        _draw_chosen(screen.claims, chosen)
    st.caption(f"Click a place or a route to read what is said of it. {credit(screen.settings)}")


@kept
def _prepare(edition: tuple[str, str], selection: Selection, _screen: Screen) -> Drawing:
    del edition, selection  # the key: the screen's frames are worked out of these
    return prepare(_screen)


def _draw_chosen(claims: pd.DataFrame, chosen: Picked) -> None:
    about = claims_of(claims, chosen)
    quotes = quotes_of(about, about["figure_id"].head(_MOST_QUOTES))
    shown = "" if len(quotes) == len(about) else f", the latest {len(quotes)} of them here"
    counted = format_count(len(about), "figure")
    with st.container(border=True):
        st.html(f"<strong>{escape(chosen.title)}</strong>: {counted}{shown}")
        for quote in quotes:
            st.html(quote.html)
            link_to("figures", "Open this figure", figure=quote.figure_id)
        start = chosen.origin_id or chosen.place_id
        names = about.loc[about["origin_place_id"] == start, "origin_name"]
        if not names.empty:
            st.button(
                "Show only what left from here",
                icon=":material/filter_alt:",
                on_click=_filter_origin,
                args=(names.iloc[0],),
            )


def _filter_origin(name: str) -> None:
    st.session_state["origin"] = [name]
