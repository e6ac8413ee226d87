"""One name: the sentences it stands in, a map to click on, and the form that sets it for good."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial
from html import escape
from typing import Any

import streamlit as st

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place, PlaceFinder
from dashboard.base.vocabulary import MatchMethod
from dashboard.view.basemap import Name
from dashboard.view.cells import Row
from dashboard.view.change_form import Answers, Form, draw_form
from dashboard.view.desk import Change
from dashboard.view.far_places import MEANT_AFAR, ask_whether_meant, is_far, is_set_afar, set_afar
from dashboard.view.focus import focused
from dashboard.view.map_deck import credit, make_deck
from dashboard.view.map_fit import View, fit
from dashboard.view.map_grid import Spot, clicked, make_grid_layers, make_spot_rows
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.place_answers import (
    NOWHERE,
    POINT,
    Asked,
    choose_place,
    first_answer,
    list_offers,
    write_point,
)
from dashboard.view.place_names import (
    NAME,
    describe_place,
    list_readings,
    places_around,
    quotes_of_name,
    read_countries,
    resolved_by_name,
    set_name,
)

TITLE = "Where it is"
ORDER = 20
PAGE = "places"
WIDTH = 7

HEIGHT = 380
_SPOT = "place_spot"
_NEAR = [0, 114, 178, 255]
_CANDIDATE = [213, 94, 0, 255]
_LEAST_KM = 0.5
_USUAL_KM = 2.0
_REACH_KM = 60.0
"""How far around the other places it may be that the map opens with."""


def build(screen: Screen) -> Asked | None:
    """Return the name in the address, or the first to look at; None where it is in no report."""
    readings = list_readings(screen)
    waiting = [*readings.index[readings["is_open"]], *resolved_by_name(readings).index]
    reading = focused(NAME) or next(iter(waiting), "")
    if reading not in readings.index:
        # It may have been set a moment ago, and stand for another place since.
        same = readings.index[readings["key"] == reading.partition("|")[0]]
        if same.empty:
            return None
        reading = str(same[0])
    row = {name: str(cell) for name, cell in readings.loc[reading].items()}
    around = places_around(screen.tables, row["key"])
    finder = screen.desk.finder if screen.desk else None
    return Asked(
        reading=reading,
        name=row["name"],
        key=row["key"],
        place_id=row["place_id"],
        read_as=_row_of(screen, row["place_id"]),
        around=around,
        candidates=finder.candidates(row["name"], around.countries) if finder else (),
        is_set=row["method"] == MatchMethod.CORRECTED,
    )


def _row_of(screen: Screen, place_id: str) -> Row | None:
    places = screen.tables.places
    rows = places[places["place_id"] == place_id].to_dict("records")
    return rows[0] if rows else None


def draw(screen: Screen) -> None:
    """Draw the name's sentences, the map and the form."""
    asked = build(screen)
    if asked is None:
        st.caption("Choose a name to see its sentences and to say where it is.")
        return
    quotes = "".join(quotes_of_name(screen, asked.key, asked.place_id))
    st.html(f"<div dir='auto'><strong>{escape(asked.name)}</strong></div>{quotes}")
    countries = read_countries(screen)
    if asked.read_as:
        st.html(f"<div dir='auto'>Read as {escape(describe_place(asked.read_as, countries))}</div>")
    finder = screen.desk.finder if screen.desk else None
    if finder is None:
        return
    chosen = _spot_of(asked)
    _draw_map(screen, asked, chosen)
    spot = chosen if isinstance(chosen, Spot) else None
    draw_form(
        screen,
        Form(
            key=f"place_{asked.reading}_{chosen}",
            label="Set for all reports",
            fields=partial(_draw_fields, asked, chosen, countries),
            make=partial(make_changes, screen, asked, finder),
            told=f"“{asked.name}” is set.",
        ),
    )
    if spot:
        st.button("Start over on the map", icon=":material/undo:", on_click=_forget)


def _spot_of(asked: Asked) -> Spot | str | None:
    reading, chosen = st.session_state.get(_SPOT, ("", None))
    return chosen if reading == asked.reading else None


def _forget() -> None:
    st.session_state.pop(_SPOT, None)


def view_of(asked: Asked, chosen: Spot | str | None) -> View:
    """Return the part of the world to look for a name in: closer with each click."""
    if isinstance(chosen, Spot):
        return fit([(chosen.lat, chosen.lon, 3 * chosen.radius_km)])
    # A country would make a dot of all the others; it is taken where there is nothing closer.
    places = asked.around.places
    close = places[places["kind"] != "country"]
    rows = (places if close.empty else close)[["lat", "lon", "precision_km"]]
    points = list(rows.itertuples(index=False, name=None))
    points += [(one["lat"], one["lon"], one["precision_km"]) for one in _first(asked)]
    return fit([(lat, lon, max(radius, _REACH_KM)) for lat, lon, radius in points])


def _draw_map(screen: Screen, asked: Asked, chosen: Spot | str | None) -> None:
    view = view_of(asked, chosen)
    around: list[Mapping[Any, Any]] = list(asked.around.places.to_dict("records"))
    candidates = [*map(_as_row, list_offers(asked, chosen))]
    ids = {row["place_id"] for row in candidates}
    around = [row for row in around if row["place_id"] not in ids]
    spots = [
        *make_spot_rows(around, _NEAR, view.lon),
        *make_spot_rows(candidates, _CANDIDATE, view.lon, has_numbers=True),
    ]
    names = [Name(row["lat"], row["lon"], row["name"]) for row in (*candidates, *around)]
    event: Any = st.pydeck_chart(
        make_deck(
            screen.settings,
            view,
            make_grid_layers(view, spots, chosen if isinstance(chosen, Spot) else None),
            names,
            is_dark=st.context.theme.type == "dark",
        ),
        height=HEIGHT,
        key=f"place_map_{asked.reading}_{chosen}_{screen.edition[1]}",
        on_select="rerun",
        selection_mode="single-object",
        alt=f"Map around {asked.name}; a point can be typed below as well",
    )
    st.caption(
        "Click where it is; the map comes closer with each click. Orange: places of that name, "
        "with their numbers in the list below. Blue: the other places of its reports; one that is "
        f"clicked on comes into the list. {credit(screen.settings)}"
    )
    found = clicked(event["selection"])
    if found is not None and found != chosen:
        st.session_state[_SPOT] = (asked.reading, found)
        st.rerun()


def _as_row(place: Place) -> Row:
    return {field.name: getattr(place, field.name) for field in fields(place)}


def _first(asked: Asked) -> Iterator[Row]:
    """Yield what the name is read as, else the likeliest that it may mean, if any."""
    if asked.read_as:
        yield asked.read_as
    elif asked.candidates:
        yield _as_row(asked.candidates[0])


def _draw_fields(
    asked: Asked,
    chosen: Spot | str | None,
    countries: Mapping[str, str],
    key: Callable[[str], str],
) -> None:
    words = {
        place.place_id: f"{number}: {describe_place(_as_row(place), countries)}"
        for number, place in enumerate(list_offers(asked, chosen), 1)
    }
    options = (*words, POINT, NOWHERE)
    words |= {POINT: "At the point below", NOWHERE: "No place at all: words that only describe"}
    spot = chosen if isinstance(chosen, Spot) else None
    first = first_answer(asked, chosen)
    st.radio(
        "It is",
        options,
        index=None if first is None else options.index(first),
        format_func=lambda option: escape_markdown(words[option]),
        key=key("what"),
    )
    left, right = st.columns([3, 2])
    left.text_input(
        "Latitude, longitude",
        value=write_point(chosen),
        placeholder="36.155, 37.135",
        key=key("point"),
    )
    right.number_input(
        "Known to within (km)",
        min_value=_LEAST_KM,
        max_value=2000.0,
        value=max(_LEAST_KM, spot.radius_km) if spot else _USUAL_KM,
        step=0.5,
        format="%.1f",
        key=key("radius"),
    )
    st.checkbox(
        MEANT_AFAR,
        key=key("afar"),
        help="Only asked for where it is over 500 km from the other places of its reports, and in "
        "no country of theirs. Reports to come are left as they are.",
    )


def make_changes(
    screen: Screen, asked: Asked, finder: PlaceFinder, answers: Answers
) -> Sequence[Change]:
    """Return the change that a form's answers ask for.

    Raises
    ------
    CorrectionError
        If nothing is chosen, the point is none, the place is far from the others and nobody said
        that it is meant, or a person has said the same before.
    """
    place = choose_place(asked, finder, answers, _spot_of(asked))
    if place and is_far(screen.tables, asked.key, asked.place_id, place):
        if not answers.get("afar"):
            country = read_countries(screen).get(place.country, place.country)
            raise ask_whether_meant(screen.tables, asked.key, place, country)
        return set_afar(screen.tables, asked.key, asked.place_id, place)
    if asked.is_set and asked.place_id == (place.place_id if place else ""):
        raise CorrectionError(f"“{asked.name}” is set so already.")
    if is_set_afar(screen.tables, asked.key, asked.place_id):
        return set_afar(screen.tables, asked.key, asked.place_id, place)
    return (set_name(screen.tables, asked.key, asked.place_id, place),)
