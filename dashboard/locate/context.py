"""Which of the places that share a name is meant: the report's other names decide.

Each name is given the candidate with the highest sum of

- prominence: how likely it is meant anywhere (powers of ten of people, see `candidate`),
- country: up to 6 for the share of the other names that lie in its country,
- division: up to 2 for the share of those that lie in its first division, names of one such alone
  having four times the say of others,
- containment: 2 where another name is of what it lies in, or 1 of what lies in it,
- distance: up to 2 for nearness to the nearest of the others, halved each 100 km,
- seat: 1 for the town that a division of the same name is called after,
- kind: 4 where the text says what it is ("province", "crossing") and it is of that kind.

Country therefore outweighs size between towns, and decides between a state and a country of one
name; it does not make a village of a country. Since every choice changes what the others see, it
is made up to three times over.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from dashboard.base.place import Place
from dashboard.base.vocabulary import MatchMethod, PlaceKind
from dashboard.locate.candidate import UNLIKE_SCORE, Candidate
from dashboard.locate.derive import distance_km

COUNTRY_WEIGHT = 6.0
DIVISION_WEIGHT = 2.0
OPEN_VOTE = 0.25
INSIDE_WEIGHT = 2.0
AROUND_WEIGHT = 1.0
NEAR_WEIGHT = 2.0
NEAR_KM = 150.0
KIND_WEIGHT = 4.0
SEAT_WEIGHT = 1.0
ROUNDS = 3
MOST_OTHERS = 60
"""Other names that are looked at: a table of a thousand villages must not cost a million pairs."""

ALIAS_PENALTY = 0.7
ALIAS_PENALTIES = {PlaceKind.COUNTRY: 10.0, PlaceKind.ADMIN1: 3.0, PlaceKind.ADMIN2: 3.0}
"""What a name loses for not being the usual one: a country in another tongue is seldom meant where
a town is called so (Granada, which is also Grenada)."""

UNLIKE_PENALTY = 1.0
"""What a name loses that is nothing like the usual one, such as a former name."""

SAME_KM = 50.0
CERTAIN_MARGIN = 3.0
SEAT_PROMINENCE = 4.3

HOME_KM = 500.0
CLOSE_USUAL_KM, CLOSE_ALIAS_KM = 300.0, 100.0
ALONE_USUAL, ALONE_ALIAS = 3.7, 4.7
ABROAD_USUAL, ABROAD_ALIAS = 4.18, 5.0
ABROAD_DIVISION, ABROAD_HOMONYM = 8.0, 5.7
"""Powers of ten of people, see `is_plausible`."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One name to be settled.

    Attributes
    ----------
    candidates : tuple of Candidate
        What it may mean; empty where nobody knows it.
    kinds : frozenset of PlaceKind
        What the text says it is, any where empty.
    country : str
        The country the text says it lies in, or empty.
    """

    candidates: tuple[Candidate, ...]
    kinds: frozenset[PlaceKind] = frozenset()
    country: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The candidate chosen for a name, and how sure that is.

    Attributes
    ----------
    candidate : Candidate
        The one chosen.
    certainty : float
        0.5 where another is as likely, up to 1.
    """

    candidate: Candidate
    certainty: float


def choose(asks: Sequence[Ask]) -> list[Choice | None]:
    """Settle the names of one report together.

    Parameters
    ----------
    asks : sequence of Ask
        All names of the report.

    Returns
    -------
    list of Choice or None
        One a name, None for a name without candidates.
    """
    pools = [without_namesakes(ask) for ask in asks]
    votes = [_Vote.of(pool) for pool in pools]
    chosen: list[Candidate | None] = [None] * len(asks)
    choices: list[Choice | None] = []
    for _ in range(ROUNDS):
        choices = []
        for i, (pool, ask) in enumerate(zip(pools, asks, strict=True)):
            others = [(one, votes[j]) for j, one in enumerate(chosen) if one is not None and j != i]
            choices.append(_best(pool, ask, others[:MOST_OTHERS]))
        before, chosen = chosen, [choice.candidate if choice else None for choice in choices]
        if chosen == before:
            break
    return choices


def without_namesakes(ask: Ask) -> tuple[Candidate, ...]:
    """Return candidates less the divisions in which a town of their name lies: it is meant.

    Not where the text says "province", nor where a mere village bears the name of its state, nor
    where the name is the division's usual one and but another of the town's, nor a hand-kept
    division, whose name has been given to it on purpose.
    """
    if ask.kinds & {PlaceKind.ADMIN1, PlaceKind.ADMIN2}:
        return ask.candidates
    towns = [one for one in ask.candidates if one.place.kind is PlaceKind.TOWN]
    return tuple(
        one
        for one in ask.candidates
        if one.is_hand_kept
        or one.place.kind not in (PlaceKind.ADMIN1, PlaceKind.ADMIN2)
        or not any(_is_seat(town, one) for town in towns)
    )


def _is_seat(town: Candidate, division: Candidate) -> bool:
    if town.method is not MatchMethod.EXACT and division.method is MatchMethod.EXACT:
        return False
    is_large = town.is_hand_kept or town.prominence >= SEAT_PROMINENCE
    if division.place.place_id in town.within:
        return is_large or division.place.kind is PlaceKind.ADMIN2
    # A capital may be a division of its own, and lie within the one of its name all the same.
    return is_large and distance_km(town.place, division.place) <= division.place.precision_km / 2


class _Vote(NamedTuple):
    """How much say a name has in where the others lie: less where that is open itself."""

    country: float
    division: float

    @classmethod
    def of(cls, pool: Sequence[Candidate]) -> "_Vote":
        """Return the say of a name with some candidates."""
        is_of_one = len({one.place.country for one in pool}) == 1
        is_certain = len({(one.place.country, one.place.admin1_code) for one in pool}) == 1
        return cls(1.0 if is_of_one else 0.5, 1.0 if is_certain else OPEN_VOTE)


def _best(
    pool: Sequence[Candidate], ask: Ask, others: Sequence[tuple[Candidate, _Vote]]
) -> Choice | None:
    if not pool:
        return None
    scored = sorted(
        ((_total(one, ask, others), one) for one in pool),
        key=lambda pair: (-pair[0], pair[1].place.place_id),
    )
    total, best = scored[0]
    rivals = [other for other, one in scored[1:] if distance_km(one.place, best.place) > SAME_KM]
    margin = total - rivals[0] if rivals else CERTAIN_MARGIN
    return Choice(best, 0.5 + 0.5 * min(1.0, margin / CERTAIN_MARGIN))


def _total(one: Candidate, ask: Ask, others: Sequence[tuple[Candidate, _Vote]]) -> float:
    total = one.prominence
    if one.method is not MatchMethod.EXACT:
        total -= ALIAS_PENALTY if ask.kinds else ALIAS_PENALTIES.get(one.place.kind, ALIAS_PENALTY)
        if one.method is MatchMethod.ALIAS and one.score <= UNLIKE_SCORE:
            total -= UNLIKE_PENALTY
    if one.place.kind in ask.kinds:
        total += KIND_WEIGHT
    if ask.country and one.place.country == ask.country:
        total += COUNTRY_WEIGHT
    if any(other.place.place_id in one.within for other in ask.candidates):
        total += SEAT_WEIGHT
    if not others:
        return total
    everyone = sum(vote.country for _, vote in others)
    same = sum(vote.country for other, vote in others if other.place.country == one.place.country)
    total += COUNTRY_WEIGHT * same / everyone
    total += DIVISION_WEIGHT * _share_in_division(one, others)
    if any(other.place.place_id in one.within for other, _ in others):
        total += INSIDE_WEIGHT
    elif any(one.place.place_id in other.within for other, _ in others):
        total += AROUND_WEIGHT
    nearest = nearest_km(one.place, [other.place for other, _ in others])
    return total + NEAR_WEIGHT * exp(-nearest / NEAR_KM)


def _share_in_division(one: Candidate, others: Sequence[tuple[Candidate, _Vote]]) -> float:
    """Return the say of those in a candidate's first division among those that are in any.

    A hand-kept place whose division nobody knows may lie in that of most.
    """
    says: defaultdict[str, float] = defaultdict(float)
    for other, vote in others:
        if other.place.admin1_code:
            says[other.place.admin1_code] += vote.division
    code = one.place.admin1_code
    own = says.get(code, 0.0) if code or not one.is_hand_kept else max(says.values(), default=0.0)
    return own / sum(says.values()) if own else 0.0


def nearest_km(place: Place, others: Sequence[Place]) -> float:
    """Return the distance to the nearest of other places, countries left out; else infinite."""
    return min(
        (distance_km(place, one) for one in others if one.kind is not PlaceKind.COUNTRY),
        default=float("inf"),
    )


def is_plausible(one: Candidate, others: Sequence[Candidate]) -> bool:
    """Tell whether a candidate may be taken without asking anyone.

    Parameters
    ----------
    one : Candidate
        The one chosen for a name.
    others : sequence of Candidate
        The ones chosen for the report's other names.

    Returns
    -------
    bool
        True for hand-kept places and countries, and for whatever lies in a country of the others,
        within 500 km of them. Elsewhere: a province of 400,000, a city of 100,000, a town of 15,000
        by its usual name, one of 500,000 where that is a word or a person's name too (Fleet,
        Reading), or any place within 300 km of the others, 100 km by another name. With none: any
        province, a town of 5,000 by its usual name, or of 50,000 by another.
    """
    if one.is_hand_kept or one.place.kind is PlaceKind.COUNTRY:
        return True
    is_usual = one.method is MatchMethod.EXACT
    is_division = one.place.kind is PlaceKind.ADMIN1
    if not others:
        return is_division or one.prominence >= (ALONE_USUAL if is_usual else ALONE_ALIAS)
    near = [other.place for other in others if other.place.country == one.place.country]
    if near and not HOME_KM < nearest_km(one.place, near) < float("inf"):
        return True
    least = ABROAD_DIVISION if is_division else ABROAD_USUAL if is_usual else ABROAD_ALIAS
    if one.is_homonym:
        least = max(least, ABROAD_HOMONYM)
    if one.prominence >= least:
        return True
    nearest = nearest_km(one.place, [other.place for other in others])
    return nearest <= (CLOSE_USUAL_KM if is_usual else CLOSE_ALIAS_KM)


def find_divisions(
    kinds: frozenset[PlaceKind],
    known: Sequence[Candidate],
    lookup: Callable[[str], Iterable[Candidate]],
) -> list[Place]:
    """Return what a report may mean by "the province", from the places that it names.

    Parameters
    ----------
    kinds : frozenset of PlaceKind
        What the words call it.
    known : sequence of Candidate
        The ones chosen for the report's names.
    lookup : callable
        Returns what goes by a name.

    Returns
    -------
    list of Place
        Those of its kind that the report names; without any, those that all it names lies in.
    """
    named = {one.place.place_id: one.place for one in known if one.place.kind in kinds}
    if not named:
        inner = [one for one in known if one.place.kind is not PlaceKind.COUNTRY]
        names = {name for one in inner for name in (one.place.admin1, one.place.admin2)}
        around = (one.place for name in sorted(names) for one in lookup(name))
        named = {
            place.place_id: place
            for place in around
            if place.kind in kinds and all(place.place_id in one.within for one in inner)
        }
    return list(named.values())
