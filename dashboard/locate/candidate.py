"""A place that a name may mean, before it is settled which one it does."""

from dataclasses import dataclass
from math import log10

from dashboard.base.place import Place
from dashboard.base.vocabulary import MatchMethod, PlaceKind

_COUNTRY = 15.0
_HAND_KEPT = 5.5
_HAND_KEPT_DIVISION = 3.0
_DIVISION_SLOPE = 1.5
_DIVISION_START = 4.0
_SECOND_DIVISION = 0.5

ALIAS_SCORE, UNLIKE_SCORE = 0.95, 0.9
"""How well another name fits, and one that is nothing like the usual name."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One place that goes by a name.

    Attributes
    ----------
    place : Place
        The place.
    method : MatchMethod
        Exact for its usual name, alias for another one, fuzzy for a likeness, online when asked.
    score : float
        How well the name fits, 0 to 1, whatever the context.
    prominence : float
        How likely it is meant where nothing else is known; see `prominence_of`.
    within : frozenset of str
        Ids of the places it lies in.
    is_hand_kept : bool
        Whether its row was written for this project's reports.
    is_homonym : bool
        Whether the name is an English word, or a common given or family name, as well.
    """

    place: Place
    method: MatchMethod
    score: float
    prominence: float
    within: frozenset[str] = frozenset()
    is_hand_kept: bool = False
    is_homonym: bool = False


def prominence_of(kind: PlaceKind, population: int, *, is_hand_kept: bool = False) -> float:
    """Return how likely a place is meant by its name in a report about anything.

    Parameters
    ----------
    kind : PlaceKind
        What it is.
    population : int
        People who live there, 0 where unknown.
    is_hand_kept : bool
        Whether it is a row of ``data/places.csv``.

    Returns
    -------
    float
        Powers of ten of people, raised by kind: a country stands above all, a province of a
        million three steps above a town as large, a larger one more.

    Notes
    -----
    A hand-kept place counts as a city of some 300,000: it was in the news, so that Madaya alone is
    the Syrian one, yet a metropolis of that name goes first.

    Examples
    --------
    >>> prominence_of(PlaceKind.TOWN, 100_000)
    5.0
    >>> prominence_of(PlaceKind.CROSSING, 0, is_hand_kept=True)
    5.5
    """
    if kind is PlaceKind.COUNTRY:
        return _COUNTRY
    people = log10(max(population, 1_000))
    if is_hand_kept:
        people = max(people, _HAND_KEPT)
    if kind is PlaceKind.ADMIN1:
        raised = _DIVISION_SLOPE * max(0.0, people - _DIVISION_START)
        return people + raised + (_HAND_KEPT_DIVISION if is_hand_kept else 0.0)
    return people + (_SECOND_DIVISION if kind is PlaceKind.ADMIN2 else 0.0)
