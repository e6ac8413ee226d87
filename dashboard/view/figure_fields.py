"""The fields that state a figure: drawn in a form, and read back as cells."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Qualifier, Timing, Unit
from dashboard.tidy.placing import ROLES
from dashboard.tidy.tables import Tables
from dashboard.view.cells import Row, amount_of, as_day
from dashboard.view.figure_changes import Cells, wholes_for
from dashboard.view.words import HEDGES, TIMINGS, UNITS, name_metric

_MOST = 10**9
_FIRST, _LAST = date(1900, 1, 1), date(2100, 1, 1)
_METRIC_IDS = tuple(metric.id for metric in METRICS)


@dataclass(frozen=True, slots=True)
class Offers:
    """What a report has that a field may hold; anything else can be typed.

    Attributes
    ----------
    places, credited : tuple of str
        Names of places in it, and who is credited in it.
    wholes : mapping of str to str
        Figures that one may be a part of, in words, by figure_id.
    """

    places: tuple[str, ...]
    credited: tuple[str, ...]
    wholes: Mapping[str, str]


def offers_of(tables: Tables, report_id: str, figure_id: str = "") -> Offers:
    """Return what a report offers for one of its figures, or for one that is not there yet."""
    figures = tables.figures[tables.figures["report_id"] == report_id]
    mentions = tables.place_mentions[tables.place_mentions["report_id"] == report_id]
    stated = pd.concat([mentions["name"], *(figures[role] for role in ROLES)])
    wholes = wholes_for(figures, figure_id).sort_values("start").to_dict("records")
    return Offers(
        places=_texts(stated),
        credited=_texts(figures["attributed_to"]),
        wholes={row["figure_id"]: f"{amount_of(row)}: “{row['evidence']}”" for row in wholes},
    )


def _texts(column: "pd.Series[str]") -> tuple[str, ...]:
    return tuple(sorted({str(one) for one in column if one}, key=str.casefold))


def draw_fields(key: Callable[[str], str], figure: Row, offers: Offers) -> None:
    """Draw the fields of a figure, filled with what it holds.

    Parameters
    ----------
    key : Callable
        From a field's name to its widget's key.
    figure : Row
        A row of the `figures` table, or what is known of one that is to be.
    offers : Offers
        What its report has.
    """
    left, right = st.columns(2)
    with left:
        _choose(key("metric"), "What is counted", _METRIC_IDS, figure["metric"], name_metric)
    with right:
        _choose(key("timing"), "Meaning", tuple(Timing), figure["timing"], TIMINGS.__getitem__)
    _draw_number(key, figure)
    first, last = st.columns(2)
    with first:
        _day(key("start_date"), "First day", as_day(figure["start_date"]))
    with last:
        _day(key("end_date"), "Last day", as_day(figure["end_date"]))
    (origin, destination), (place, who) = st.columns(2), st.columns(2)
    columns, labels = (origin, destination, place), ("From", "To", "At")
    for column, role, label in zip(columns, ROLES, labels, strict=True):
        with column:
            _text(key(role), label, offers.places, figure[role])
    who.text_input("Who", figure["population"], key=key("population"))
    said, part = st.columns(2)
    with said:
        _text(key("attributed_to"), "Said by", offers.credited, figure["attributed_to"])
    with part:
        whole = figure["subset_of"]
        words = {whole: "A figure that is gone", "": "Nothing: it stands for itself"}
        words |= offers.wholes
        _choose(key("subset_of"), "Part of", tuple(words), whole, words.__getitem__)


def _draw_number(key: Callable[[str], str], figure: Row) -> None:
    number, low, high = st.columns(3)
    with number:
        _number(key("value"), "Number", figure["value"], help="Left open for a vague one. "
                "Bounds that you leave as they are follow it.")  # fmt: skip
    with low:
        _number(key("low"), "At least", figure["low"])
    with high:
        _number(key("high"), "At most", figure["high"])
    hedge, unit = st.columns(2)
    with hedge:
        hedges = tuple(Qualifier)
        _choose(key("qualifier"), "Hedge", hedges, figure["qualifier"], HEDGES.__getitem__)
    with unit:
        is_of_families = figure["unit"] == Unit.HOUSEHOLD
        value = Unit.HOUSEHOLD if is_of_families else Unit.PERSON
        _choose(key("unit"), "People counted as", tuple(UNITS), value, UNITS.__getitem__)


def _choose(
    key: str, label: str, options: tuple[str, ...], value: str, say: Callable[[str], str]
) -> None:
    plain = tuple(str(one) for one in options)
    st.selectbox(label, plain, plain.index(value), format_func=say, key=key, filter_mode="contains")


def _text(key: str, label: str, options: tuple[str, ...], value: str) -> None:
    """Draw a choice of texts in which any other can be typed."""
    shown = options if value in ("", *options) else (*options, value)
    st.selectbox(
        label,
        shown,
        shown.index(value) if value else None,
        key=key,
        accept_new_options=True,
        filter_mode="contains",
        placeholder="None; type a name",
    )


def _number(key: str, label: str, value: Any, help: str | None = None) -> None:  # noqa: A002
    number = None if pd.isna(value) else int(value)
    # What was read may be beyond the limits; a field has to take what it shows.
    least, most = min(0, number or 0), max(_MOST, number or 0)
    st.number_input(label, least, most, number, key=key, help=help, format="%d")


def _day(key: str, label: str, value: date | None) -> None:
    first, last = min(_FIRST, value or _FIRST), max(_LAST, value or _LAST)
    st.date_input(label, value, first, last, key=key, format="YYYY-MM-DD")


def read_fields(answers: Mapping[str, Any]) -> Cells:
    """Return what stands in the fields as cells.

    Parameters
    ----------
    answers : mapping of str to Any
        By the fields' names; others among them are passed over.

    Notes
    -----
    Of a number that has no bounds, both are the number.
    """
    value, low, high = (answers[name] for name in ("value", "low", "high"))
    cells: dict[str, str | None] = {
        "value": _whole(value),
        "low": _whole(value if low is None else low),
        "high": _whole(value if high is None else high),
    }
    for name in ("start_date", "end_date"):
        cells[name] = answers[name].isoformat() if answers[name] else None
    for name in ("metric", "unit", "timing", "qualifier", "subset_of"):
        cells[name] = str(answers[name] or "")
    for name in ("population", "attributed_to", *ROLES):
        cells[name] = " ".join(str(answers[name] or "").split())
    return cells


def _whole(number: Any) -> str | None:
    return None if number is None else str(int(number))
