"""Place names as reports have them: what each was read as, how sure, how often, in which words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

import pandas as pd

from dashboard.base.place import Place
from dashboard.tidy.place_names import (
    NO_PLACE,
    PLACE_NAMES,
    NameDecision,
    is_open,
    name_key,
    read_name_decisions,
)
from dashboard.tidy.placing import ROLES as FIGURE_ROLES
from dashboard.tidy.quoting import sentence_around
from dashboard.tidy.tables import Tables
from dashboard.view.basemap_archive import read_member
from dashboard.view.cells import Row, published_of
from dashboard.view.desk import Change
from dashboard.view.markup import Mark, anchor, mark_text
from dashboard.view.panel import Screen
from dashboard.view.reports import reports_in_view
from dashboard.view.theme import format_number
from dashboard.view.words import PLACE_KINDS, ROLES

NAME = "name"
"""The reading that is looked at, in the address."""

_ROLE_BITS = {role: 1 << place for place, role in enumerate(ROLES)}
_ROLE_WORDS = {
    bits: ", ".join(ROLES[role] for role, bit in _ROLE_BITS.items() if bits & bit)
    for bits in range(1 << len(ROLES))
}
"""A set of roles as one number: joined a name at a time, many names would take too long."""
_MOST_QUOTES = 4


def list_readings(screen: Screen) -> pd.DataFrame:
    """Return what the names in the reports in view were read as.

    Returns
    -------
    pandas.DataFrame
        One row a name, whatever its spelling, and place it was read as, indexed by
        ``key|place_id``: key, name, place_id, method, score (the least), reports, figures, roles,
        is_open. Those that most figures hang on first, but words without a capital letter last,
        since they mostly describe and name nothing.
    """
    mentions = screen.tables.place_mentions
    mentions = mentions[mentions["report_id"].isin(reports_in_view(screen)["report_id"])]
    keys = mentions["name"].map({name: name_key(name) for name in mentions["name"].unique()})
    rows = mentions.assign(
        key=keys,
        is_open=is_open(mentions),
        role=mentions["role"].map(_ROLE_BITS),
        reading=keys + "|" + mentions["place_id"],
    ).merge(_count_figures(screen), on=["report_id", "name"], how="left")
    found = rows.groupby("reading", sort=True).agg(
        key=("key", "first"),
        place_id=("place_id", "first"),
        method=("method", "first"),
        score=("score", "min"),
        reports=("report_id", "nunique"),
        is_open=("is_open", "any"),
    )
    found["name"] = _commonest(rows)
    bits = rows.drop_duplicates(["reading", "role"]).groupby("reading")["role"].sum()
    found["roles"] = bits.map(_ROLE_WORDS)
    once = rows.drop_duplicates(["report_id", "name"])
    found["figures"] = once.groupby("reading")["figures"].sum().astype("int64")
    found["is_named"] = [name != name.lower() or not name.isascii() for name in found["name"]]
    order = ["is_named", "figures", "reports"]
    return found.sort_values(order, ascending=False, kind="stable").drop(columns="is_named")


def _count_figures(screen: Screen) -> pd.DataFrame:
    figures = screen.tables.figures
    named = pd.concat(
        [figures[["report_id", role]].set_axis(["report_id", "name"], axis=1)
         for role in FIGURE_ROLES]
    )  # fmt: skip
    # As texts: of two categories every pair would be counted, also those that nowhere meet.
    named = named[named["name"] != ""].astype("str")
    return named.value_counts().rename("figures").reset_index()


def _commonest(rows: pd.DataFrame) -> "pd.Series[str]":
    """Return the spelling that most mentions of each reading have."""
    counts = rows.groupby(["reading", "name"]).size().rename("count").reset_index()
    counts = counts.sort_values(["count", "name"], ascending=[False, True], kind="stable")
    return counts.drop_duplicates("reading").set_index("reading")["name"]


def describe_place(place: Row, countries: Mapping[str, str]) -> str:
    """Return a place in a line: what it is, where, and how closely it is known.

    Parameters
    ----------
    place : Row
        A row of the `places` table.
    countries : mapping of str to str
        Names of countries by code.
    """
    country = countries.get(place["country"], place["country"])
    where = ", ".join(filter(None, (place["admin2"], place["admin1"], country)))
    within = f"within {format_number(round(max(place['precision_km'], 1)))} km"
    return f"{place['name']} ({PLACE_KINDS[place['kind']]}, {where or 'at sea'}; {within})"


def read_as(tables: Tables, key: str, place_id: str) -> str:
    """Return what a name was read as before a person said what it is."""
    for decision in read_name_decisions(tables.corrections).get(key, ()):
        if decision.place_id in (place_id, NO_PLACE if place_id == "" else place_id):
            return decision.read_as
    return place_id


def holding_decisions(tables: Tables) -> Iterator[tuple[str, NameDecision]]:
    """Yield the names' keys with each thing that a person said of them and that still holds."""
    for key, decisions in read_name_decisions(tables.corrections).items():
        for decision in decisions:
            yield key, decision


def set_name(tables: Tables, key: str, shown_id: str, place: Place | None) -> Change:
    """Return the change that sets a name for good.

    Parameters
    ----------
    tables : Tables
        As stored, with the corrections.
    key : str
        The name's key.
    shown_id : str
        The place that it stands for now, "" for none.
    place : Place or None
        What it is; None for words that are no place.

    Notes
    -----
    It holds near the other places of a report; for a place afar see `view/far_places.py`.
    """
    old, new = read_as(tables, key, shown_id), place.place_id if place else NO_PLACE
    return Change(PLACE_NAMES, key, "place_id", old, new, place)


@dataclass(frozen=True, slots=True)
class Around:
    """The other places of the reports that have a name: where it is likely to be.

    Attributes
    ----------
    places : pandas.DataFrame
        Rows of the `places` table.
    countries : frozenset of str
        Their countries.
    """

    places: pd.DataFrame
    countries: frozenset[str]


def places_around(tables: Tables, key: str) -> Around:
    """Return the sure places of the reports that have a name, this name's own left out."""
    mentions = tables.place_mentions
    keys = mentions["name"].map({name: name_key(name) for name in mentions["name"].unique()})
    beside = mentions[
        mentions["report_id"].isin(mentions.loc[keys == key, "report_id"])
        & (keys != key)
        & (mentions["place_id"] != "")
        & ~is_open(mentions)
    ]
    places = tables.places[tables.places["place_id"].isin(beside["place_id"])]
    return Around(places, frozenset(places["country"]) - {""})


def resolved_by_name(readings: pd.DataFrame) -> pd.DataFrame:
    """Return the rows of `list_readings` that stand for a place, by name."""
    found = readings[readings["place_id"] != ""]
    return found.sort_values("name", key=lambda names: names.str.casefold())


def quotes_of_name(screen: Screen, key: str, place_id: str) -> Iterator[str]:
    """Yield sentences that have a name, one a report and role, as safe HTML with their source."""
    mentions = screen.tables.place_mentions
    wanted = mentions[mentions["place_id"] == place_id]
    wanted = wanted[[name_key(name) == key for name in wanted["name"]]]
    reports = reports_in_view(screen).set_index("report_id")
    wanted = wanted[wanted["report_id"].isin(reports.index)]
    seen: set[tuple[str, str]] = set()
    for row in wanted.to_dict("records"):
        report = reports.loc[row["report_id"]]
        sentence, at = sentence_around(report["text"], row["start"], row["end"])
        if (row["report_id"], sentence) in seen or len(seen) == _MOST_QUOTES:
            continue
        seen.add((row["report_id"], sentence))
        mark = Mark(at, at + row["end"] - row["start"], "chosen", ROLES[row["role"]])
        source = anchor(report["url"], report["publisher"] or "unknown publisher")
        yield (
            f'<blockquote class="evac-quote" dir="auto">{mark_text(sentence, [mark])}'
            f"<footer>{source}, {escape(published_of(report, 'no date'))}</footer></blockquote>"
        )


def read_countries(screen: Screen) -> Mapping[str, str]:
    """Return the names by ISO 3166-1 alpha-2 code, but of a few islands; never change it."""
    names: Mapping[str, str] = read_member(screen.settings.basemap_file, "names.json")
    return names
