"""Evacuations out of a country by several other states, of which each tells of those it took.

France's 546 people out of Sudan contradict nothing in Saudi Arabia's 8,455, and neither is how many
left. Nor can the two be added safely, since one state takes the people of another. So the larger is
the least there can be, and the range reaches up to what all states' numbers come to.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Event, PlaceKind, Timing, Unit
from dashboard.tidy import wording
from dashboard.tidy.claim import Claim
from dashboard.tidy.placing import start_places
from dashboard.tidy.point import Point, hedge_least
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import look_up
from dashboard.tidy.totals import Total

_BREAK = re.compile(r"[^\w\s'’.]+")
_FORCES = re.compile(
    r" (?:armed forces|air force|special forces|forces|troops|soldiers|military|army|navy)\Z", re.I
)
"""What evacuates for a state, after its name or adjective."""
_LONGEST = 4
"""Words that a state's name has, with its article."""
_MOVES = tuple(one.id for one in METRICS if one.event is Event.EVACUATE and one.unit is Unit.PERSON)


def find_states(claims: pd.DataFrame, places: pd.DataFrame, sources: Sources) -> pd.Series:
    """Return the state that took out of another those whom a claim counts, "" where none is told.

    Parameters
    ----------
    claims : pandas.DataFrame
        The columns metric, source, sentence and evidence of the claims, and those of
        `place_figures`.
    places : pandas.DataFrame
        The `places` table.
    sources : Sources
        Which sources are governments, and of which countries.

    Notes
    -----
    It is the state that the words up to the number begin with ("France evacuated 546"), or whose
    forces they begin with ("British troops flew out 300"), or else the one whose government says
    so.
    """
    governments = frozenset(sources.states.values())
    state = claims["source"].where(claims["source"].isin(governments), "")
    started = start_places(claims)
    is_told = claims["metric"].isin(_MOVES) & (are_countries(started, places) | (started == ""))
    name_state = cache(partial(_name_state, sources=sources))
    told = zip(claims.loc[is_told, "sentence"], claims.loc[is_told, "evidence"], strict=True)
    named = [_find_named(sentence, evidence, name_state) for sentence, evidence in told]
    state = state.where(is_told, "").copy()
    state[is_told] = [name or speaker for name, speaker in zip(named, state[is_told], strict=True)]
    countries = places[places["kind"] == PlaceKind.COUNTRY]
    own = {
        country: sources.speaker(name)
        for country, name in zip(countries["country"], countries["name"], strict=True)
    }
    country = look_up(started, places.set_index("place_id")["country"])
    return state.where(state != look_up(country, own), "")


def _name_state(name: str, sources: Sources) -> str:
    """Return the government of the state of a name, "" where it is no state's."""
    owner = _FORCES.sub("", name)
    state = "" if name in sources.states else sources.speaker(name) or sources.speaker(owner)
    return state if state in sources.states.values() else ""


def _find_named(sentence: str, evidence: str, name_state: Callable[[str], str]) -> str:
    """Return the state whose name begins the words up to a number, "" where none does."""
    before = filter(str.strip, _BREAK.split(sentence.partition(evidence)[0]))
    words = next(iter(reversed([*before])), "").split()[:_LONGEST]
    names = (" ".join(words[:length]) for length in range(len(words), 0, -1))
    return next(filter(None, map(name_state, names)), "")


def are_countries(area_ids: pd.Series, places: pd.DataFrame) -> pd.Series:
    """Return which areas are whole countries."""
    return area_ids.isin(places.loc[places["kind"] == PlaceKind.COUNTRY, "place_id"])


def set_states_apart(points: Iterable[Point], claims: Sequence[Claim]) -> Iterator[Point]:
    """Yield the totals, those of one state of several with what the others tell.

    Parameters
    ----------
    points : iterable of Point
        The series of totals of an operation and metric.
    claims : sequence of Claim
        The claims of it that stand for a whole.
    """
    by_state: defaultdict[str, list[Claim]] = defaultdict(list)
    for claim in claims:
        if claim.state and claim.is_firm and claim.timing is not Timing.PLANNED:
            by_state[claim.state].append(claim)
    for point in points:
        known = [
            max(told, key=lambda claim: (claim.size, claim.day, claim.figure_id))
            for state, members in sorted(by_state.items())
            if state != point.parts[0].state
            and (told := [one for one in members if one.day <= point.day])
        ]
        is_of_one = point.is_firm and bool(point.parts[0].state)
        yield _set_apart(point, known) if is_of_one and known else point


def _set_apart(point: Point, others: Sequence[Claim]) -> Point:
    """Return the least that a total and those of other states make of a day, and the most."""
    largest = max(others, key=lambda claim: (claim.size, claim.figure_id))
    told = point.parts
    if largest.size > point.size:
        others = [*point.parts, *(one for one in others if one is not largest)]
        told = (largest,)
    total = Total(told)
    number = wording.say_claim_number(largest)
    logic = (
        point.logic
        if told == point.parts
        else f"{wording.WORKED_OUT}: the largest number that one state tells of those whom it took "
        f"out, {number} {wording.say_when(largest)} ({wording.say_source(largest)})."
    )
    return replace(
        point,
        parts=told,
        value=total.value,
        low=point.low if told == point.parts else total.low,
        high=max(point.high, total.high + sum(one.high for one in others)),
        qualifier=hedge_least(total),
        logic=(
            f"{logic} Other states tell of those whom they took out: "
            f"{wording.say_claims(others, has_days=True)}. Some may be told twice, so they are not "
            "added; the range reaches to what all come to."
        ),
        is_derived=point.is_derived or told != point.parts,
        beside=tuple(dict.fromkeys((*point.beside, *others))),
    )
