"""The headline numbers: one card a counter, with its range, source, day and what needs a look.

What is shown is what the tally recommends; nothing is added up here. How a number was made is one
click away, in the drawer.
"""

from dataclasses import dataclass, replace
from datetime import date, timedelta

import pandas as pd
import streamlit as st

from dashboard.base.vocabulary import Timing
from dashboard.tidy.headline import Headline, find_undated
from dashboard.tidy.plans import find_plan, name_plan, say_planned
from dashboard.tidy.selection import Selection, counted_metrics
from dashboard.tidy.terms import Alarm, Recommendation
from dashboard.tidy.wording import PROGRAM, capitalize, say_credit, say_month
from dashboard.view.cells import amount_of
from dashboard.view.comparing import Step, compare, say_difference, usual_days
from dashboard.view.drawer import CONFIDENTIAL, draw_drawer, open_drawer
from dashboard.view.drawer import TITLE as HOW
from dashboard.view.focus import link_to
from dashboard.view.kept import kept
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.theme import format_count, format_day
from dashboard.view.words import describe_amount, describe_range, name_metric

TITLE = ""
ORDER = 10
PAGE = "overview"
WIDTH = 12
_IN_A_ROW = 4
_MOST_ALARMS = 2
_ONE_TIME = timedelta(days=14)
"""Operations whose last days lie further apart are not of one time."""


@dataclass(frozen=True, slots=True)
class Card:
    """One counter, in words.

    Attributes
    ----------
    metric : str
        What is counted, its id.
    label : str
        The same in words.
    amount : str
        The number, or "No figure".
    told : str
        Who says so, and as of which day.
    facts : tuple of str
        Range, meaning, operation and what else is to be known, one line each.
    alarms : tuple of str
        What needs a look, in plain words.
    has_number : bool
        Whether there is a number, of which one may ask how it was made.
    more : str
        How much more it is than on the last day of reports before; empty where nobody can tell.
    since : date or None
        That day.
    undated : int
        Figures that no day is known of, so that they are in no number.
    is_confidential : bool
        Whether a report that must not be passed on stands behind it.
    """

    metric: str
    label: str
    amount: str
    told: str = ""
    facts: tuple[str, ...] = ()
    alarms: tuple[str, ...] = ()
    has_number: bool = False
    more: str = ""
    since: date | None = None
    undated: int = 0
    is_confidential: bool = False


def build(screen: Screen) -> tuple[Card, ...]:
    """Return a card for each counted metric, with or without a figure."""
    found = {line.metric: line for line in screen.headlines}
    cards = (
        _with_plan(_card(found[metric.id], screen), found[metric.id], screen)
        if metric.id in found
        else _empty_card(metric.id, screen)
        for metric in counted_metrics(screen.selection)
    )
    counted = (
        replace(card, undated=len(find_undated(screen.counts.claims_on(card.metric), card.metric)))
        for card in cards
    )
    days = usual_days(screen)
    if days is None:
        return tuple(counted)
    compared = compare(screen, *days)
    steps = {step.metric: step for step in compared.steps}
    return tuple(
        _with_step(card, steps[card.metric], compared.before)
        # A number that an undated report changed is not the one that was compared.
        if steps[card.metric].after == found.get(card.metric)
        else card
        for card in counted
    )


def _with_plan(card: Card, line: Headline, screen: Screen) -> Card:
    """Return a card with the latest plan beside its number, which is not a part of it.

    Beside the sum of several operations it says of which one the plan is.
    """
    claims = screen.counts.claims_on(card.metric)
    index = find_plan(claims, card.metric, screen.selection.as_of)
    if index is None:
        return card
    last = screen.claims.loc[index].to_dict()
    by = last["attributed_to"] or last["publisher"]
    amount = say_planned(last, amount_of(last))
    what = name_plan(last, card.metric)
    told = f"{what}: {amount}, {by or 'source not named'}, {format_day(last['day'])}"
    if len(line.operation_ids) > 1:
        told += f" (for {last['operation']} only)"
    return replace(card, facts=(*card.facts, told))


def _with_step(card: Card, step: Step, since: date) -> Card:
    """Return a card with how much more it is than before, and a warning where that cannot be."""
    warning = step.warning
    alarms = card.alarms if not warning or warning in card.alarms else (warning, *card.alarms)
    return replace(card, more=say_difference(step), since=since, alarms=alarms)


def _empty_card(metric: str, screen: Screen) -> Card:
    """Return a card that says why there is no number though there may be figures."""
    claims = screen.counts.claims_on(metric)
    mine = claims[claims["metric"] == metric]
    excluded = mine["recommendation"] == Recommendation.EXCLUDED
    planned = mine[(mine["timing"] == Timing.PLANNED) & ~excluded & mine["day"].notna()]
    facts = []
    if mine.empty:
        facts.append("No report in this view states one.")
    elif mine["day"].isna().all():
        facts.append("No day is known of what the reports state, so it is in no total.")
    if not planned.empty:
        last = screen.claims.loc[planned.sort_values(["day", "high"]).index[-1]].to_dict()
        amount = say_planned(last, amount_of(last))
        facts.append(f"Only planned: {amount}, {format_day(last['day'])}")
    if excluded.any():
        facts.append(f"{format_count(int(excluded.sum()), 'figure')} excluded by a person")
    amount = "No figure" if mine.empty else "No total"
    return Card(metric, name_metric(metric), amount, facts=tuple(facts))


def _card(line: Headline, screen: Screen) -> Card:
    credit = say_credit(line.attributed_to, line.publisher, is_sum=len(line.operation_ids) > 1)
    done = _done_rows(line, screen)
    apart = _say_apart(line, done)
    facts = [
        describe_range(line),
        f"Said by {credit}" if apart and credit else "",
        "" if apart else f"{line.meaning.capitalize()}{_say_first(line, done)}",
        "" if apart else line.operation,
        _derivation(line),
        f"A family counted as {line.household_size:g} persons" if line.household_size else "",
        capitalize(line.doubt),
        line.unconfirmed if len(line.operation_ids) == 1 else "",
    ]
    return Card(
        metric=line.metric,
        label=name_metric(line.metric),
        amount=describe_amount(line.value, line.low, line.high, line.qualifier),
        told=apart or f"{credit or 'Source not named'}, as of {format_day(line.day)}",
        facts=tuple(fact for fact in facts if fact),
        alarms=tuple(Alarm(alarm).meaning.capitalize() for alarm in line.alarms),
        has_number=True,
        is_confidential=line.is_confidential,
    )


def _done_rows(line: Headline, screen: Screen) -> pd.DataFrame:
    """Return the rows of the tally that tell what was done in the number's operations."""
    tally = screen.counts.tally_of(line.metric)
    is_mine = tally["operation_id"].isin(line.operation_ids) & (tally["timing"] != Timing.PLANNED)
    return tally.loc[is_mine, ["operation_id", "first_day", "day"]]


def _say_first(line: Headline, done: pd.DataFrame) -> str:
    """Return since when the number's operations are counted, where that is before its day."""
    first = done["first_day"].min()
    is_before = not pd.isna(first) and first < pd.Timestamp(line.day)
    return f", first figure {format_day(first)}" if is_before else ""


def _say_apart(line: Headline, done: pd.DataFrame) -> str:
    """Return what a sum adds up whose operations are of different times; empty for others.

    No day is that of such a number.
    """
    if len(line.operation_ids) <= 1:
        return ""
    ends = done.groupby("operation_id", observed=True)["day"].max()
    if not ends.max() - ends.min() > _ONE_TIME:  # without a day nothing is apart
        return ""
    months = dict.fromkeys((say_month(done["first_day"].min()), say_month(ends.max())))
    many = format_count(len(line.operation_ids), "evacuation")
    return f"{many}, {' to '.join(months)}, added up"


def _derivation(line: Headline) -> str:
    if not line.is_derived:
        return "As stated in the report"
    if len(line.figure_ids) <= 1:  # the meaning says that it is one count
        return ""
    how = "Added up" if len(line.operation_ids) > 1 else "Worked out"
    return f"{how} by {PROGRAM} from {format_count(len(line.figure_ids), 'figure')}"


@kept
def _build(edition: tuple[str, str], selection: Selection, _screen: Screen) -> tuple[Card, ...]:
    del edition, selection  # the key: all numbers are worked out of these
    return build(_screen)


def draw(screen: Screen) -> None:
    """Put the cards side by side; on a narrow window they stack."""
    cards = _build(screen.edition, screen.selection, screen)
    for first in range(0, len(cards), _IN_A_ROW):
        columns = st.columns(_IN_A_ROW, gap="small")
        for column, card in zip(columns, cards[first : first + _IN_A_ROW], strict=False):
            with column.container(
                border=True, height="stretch", gap="xsmall", key=f"card_{card.metric}"
            ):
                _draw_card(card)
    draw_drawer(screen)


def _draw_card(card: Card) -> None:
    st.metric(
        card.label,
        card.amount,
        # An ASCII minus sign is what tells the arrow's direction.
        card.more.replace("−", "-") or None,
        delta_color="off",
        delta_description=f"since {format_day(card.since)}" if card.since and card.more else None,
    )
    if card.told:
        st.markdown(escape_markdown(card.told))
    if card.facts:
        st.caption("  \n".join(escape_markdown(fact) for fact in card.facts))
    if card.is_confidential:
        st.markdown(f":orange[:material/lock:] {CONFIDENTIAL}")
    for alarm in card.alarms[:_MOST_ALARMS]:
        st.markdown(f":orange[:material/warning:] {escape_markdown(alarm)}")
    more = len(card.alarms) - _MOST_ALARMS
    if more > 0:
        words = format_count(more, "more reason")
        link_to("quality", f"{words} to look", metric=card.label)
    if card.undated:
        words = f"Undated: {format_count(card.undated, 'figure')}"
        link_to("figures", words, metric=card.label, order="No day first")
    if card.has_number:
        st.button(
            HOW,
            key=f"how_{card.metric}",
            type="tertiary",
            icon=":material/arrow_right_alt:",
            icon_position="right",
            on_click=open_drawer,
            args=(card.metric,),
        )
