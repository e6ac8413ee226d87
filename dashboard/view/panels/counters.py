"""The headline numbers: one card a counter, with its range, source, day and the sentences it is of.

What is shown is what the tally recommends; nothing is added up here.
"""

from dataclasses import dataclass

import pandas as pd
import streamlit as st

from dashboard.tidy.headline import Headline
from dashboard.tidy.terms import Alarm
from dashboard.view.focus import FIGURE, link_to
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.quotes import Quote, quotes_of
from dashboard.view.screen import counted_metrics
from dashboard.view.theme import format_bounds, format_day
from dashboard.view.words import TIMINGS, describe_amount, name_metric

TITLE = ""
ORDER = 10
PAGE = "overview"
WIDTH = 12
_IN_A_ROW = 4


@dataclass(frozen=True, slots=True)
class Card:
    """One counter, in words.

    Attributes
    ----------
    label : str
        What is counted.
    amount : str
        The number, or "No figure".
    facts : tuple of str
        Range, source and day, one line each.
    alarms : tuple of str
        What needs a look, in plain words.
    logic : str
        How the number was made; empty where there is none.
    quotes : tuple of Quote
        The sentences it rests on.
    """

    label: str
    amount: str
    facts: tuple[str, ...] = ()
    alarms: tuple[str, ...] = ()
    logic: str = ""
    quotes: tuple[Quote, ...] = ()


def build(screen: Screen) -> tuple[Card, ...]:
    """Return a card for each counted metric, with or without a figure."""
    found = {line.metric: line for line in screen.headlines}
    return tuple(
        _card(found[metric.id], screen.claims)
        if metric.id in found
        else Card(name_metric(metric.id), "No figure", ("No report in this view states one.",))
        for metric in counted_metrics(screen.selection)
    )


def _card(line: Headline, claims: pd.DataFrame) -> Card:
    source = line.attributed_to or line.publisher
    through = line.publisher if line.attributed_to and line.publisher else ""
    facts = [
        line.operation,
        f"Range {format_bounds(line.low, line.high)}" if line.low != line.high else "",
        f"{source}, in {through}" if through and through != source else source,
        f"{TIMINGS[line.timing].capitalize()}, as of {format_day(line.day)}",
        _derivation(line),
        "" if line.is_confirmed else "Not confirmed by a reliable source",
        line.unconfirmed,
    ]
    return Card(
        label=name_metric(line.metric),
        amount=describe_amount(line.value, line.low, line.high, line.qualifier),
        facts=tuple(fact for fact in facts if fact),
        alarms=tuple(Alarm(alarm).meaning.capitalize() for alarm in line.alarms),
        logic=line.calculation_logic,
        quotes=quotes_of(claims, line.figure_ids),
    )


def _derivation(line: Headline) -> str:
    if not line.is_derived:
        return "As stated in the report"
    count = len(line.figure_ids)
    return f"Worked out from {count} figures" if count > 1 else "From the count of one day"


def draw(screen: Screen) -> None:
    """Put the cards side by side; on a narrow window they stack."""
    cards = build(screen)
    for first in range(0, len(cards), _IN_A_ROW):
        columns = st.columns(_IN_A_ROW, gap="small")
        for column, card in zip(columns, cards[first : first + _IN_A_ROW], strict=False):
            with column.container(border=True, height="stretch", gap="xsmall"):
                _draw_card(card)


def _draw_card(card: Card) -> None:
    st.metric(card.label, card.amount)
    st.caption("  \n".join(escape_markdown(fact) for fact in card.facts))
    for alarm in card.alarms:
        st.markdown(f":orange[:material/warning:] {escape_markdown(alarm)}")
    if card.logic:
        with st.popover("How this number was made", type="tertiary"):
            st.markdown(escape_markdown(card.logic))
            for quote in card.quotes:
                st.html(quote.html)
                link_to("figures", "Open this figure", FIGURE, quote.figure_id)
