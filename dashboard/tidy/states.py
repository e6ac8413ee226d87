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
_TOOK_OUT = re.compile(
    r"(?:.* (?:it|they) )?(?:(?:has|have|had) )?(?:\w+ )?"
    r"(?:evacuated|airlifted|flown|flew|brought|taken|took|pulled|moved)(?: out)?",
    re.I,
)
"""What follows the name of a state, up to the number of those whom it took out."""
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
    so. Of those who leave one town several may tell, and speak of the same people: there it is only
    the state that took them out itself ("France said it had evacuated 388").
    """
    governments = frozenset(sources.states.values())
    speaker = claims["source"].where(claims["source"].isin(governments), "")
    started = start_places(claims)
    is_of_all = are_countries(started, places) | (started == "")
    is_told = claims["metric"].isin(_MOVES)
    name_state = cache(partial(_name_state, sources=sources))
    told = zip(claims.loc[is_told, "sentence"], claims.loc[is_told, "evidence"], strict=True)
    named = [_find_named(sentence, evidence, name_state) for sentence, evidence in told]
    rows = zip(named, speaker[is_told].tolist(), is_of_all[is_told].tolist(), strict=True)
    told_by = [
        name if name and (is_all or took_out) else said if is_all else ""
        for (name, took_out), said, is_all in rows
    ]
    state = pd.Series(told_by, index=claims.index[is_told], dtype="str")
    state = state.reindex(claims.index, fill_value="")
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


def _find_named(sentence: str, evidence: str, name_state: Callable[[str], str]) -> tuple[str, bool]:
    """Return the state whose name begins the words up to a number, "" where none does.

    And whether the words go on to say that it took those out itself.
    """
    before = filter(str.strip, _BREAK.split(sentence.partition(evidence)[0]))
    words = next(iter(reversed([*before])), "").split()
    for length in range(min(len(words), _LONGEST), 0, -1):
        if state := name_state(" ".join(words[:length])):
            return state, bool(_TOOK_OUT.fullmatch(" ".join(words[length:])))
    return "", False


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
    wholes = [
        one for one in claims if not one.state and one.is_firm and one.timing is Timing.CUMULATIVE
    ]
    for point in points:
        known = [
            max(told, key=lambda claim: (claim.size, claim.day, claim.figure_id))
            for state, members in sorted(by_state.items())
            if state != point.parts[0].state
            and (told := [one for one in members if one.day <= point.day])
        ]
        if not (point.is_firm and point.parts[0].state):
            yield point
            continue
        most = max(point.size, *(one.size for one in known)) if known else point.size
        of_all = [one for one in wholes if one.day < point.day and one.size >= most]
        if of_all:
            yield _stand_for_all(point, max(of_all, key=lambda one: (one.day, *one.order)), known)
        else:
            yield _set_apart(point, known) if known else point


def _stand_for_all(point: Point, whole: Claim, others: Sequence[Claim]) -> Point:
    """Return an earlier number of those whom all states took out, beside that of one state."""
    own = [*point.parts, *others]
    return replace(
        point,
        parts=(whole,),
        value=whole.value,
        low=whole.low,
        high=whole.high,
        qualifier=whole.qualifier,
        logic=(
            f"{wording.WORKED_OUT}: the last total that is not of one state alone, "
            f"{wording.say_claim_number(whole)} {wording.say_when(whole)} "
            f"({wording.say_source(whole)}). {_say_states(own)}"
        ),
        is_derived=True,
        beside=tuple(dict.fromkeys((*point.beside, *own))),
    )


def _say_states(others: Sequence[Claim]) -> str:
    told = wording.say_claims(others, has_days=True)
    return f"Other states tell of those whom they took out: {told}."


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
            f"{logic} {_say_states(others)} Some may be told twice, so they are not added; the "
            "range reaches to what all come to."
        ),
        is_derived=point.is_derived or told != point.parts,
        beside=tuple(dict.fromkeys((*point.beside, *others))),
    )
