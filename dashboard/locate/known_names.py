"""Whether words of a text are a known place's name, told quickly and on the safe side.

What a text is searched with: a wrong yes makes a person or a word a place, a wrong no only leaves
the name to the words around it ("evacuated from ...").
"""

from functools import lru_cache

from dashboard.base.vocabulary import PlaceKind
from dashboard.locate.folding import fold_mention
from dashboard.locate.gazetteer_file import GazetteerFile, Weight
from dashboard.locate.handkept import HandKept
from dashboard.locate.phrases import has_name
from dashboard.locate.words import DEMONYMS, NEVER_PLACES, SENSES

MOST_WORDS = 7
CACHE_SIZE = 100_000

HOMONYM_CITY = 500_000
HOMONYM_DIVISION = 5_000_000
SMALL_TOWN = 2_000
ALIAS_TOWN = 20_000
SHORT_NAME_CITY = 200_000
LETTERS_OF_A_SHORT_NAME = 3
LETTERS_OF_AN_ACRONYM = 5


class GazetteerNames:
    """The names of hand-kept and GeoNames places, as texts spell them.

    Notes
    -----
    A name must hold a capital letter, or be of a script without them. Hand-kept names count always.
    Of the others:

    - a country's, always; an acronym in capitals ("UN", "WHO") is none but a country's;
    - the usual name of a town of 2,000 and more or a seat of unknown size, another name of it from
      20,000 people on, one of up to three letters from 200,000 on;
    - what is also an English word, or a given or family name (Reading, Nice, Jackson), from 500,000
      people on, of first divisions from 5 million on, of second ones never;
    - never a compass or part word alone, a demonym, nor what is in `NEVER_PLACES`.
    """

    def __init__(self, handkept: HandKept, file: GazetteerFile) -> None:
        self._own = handkept.by_key
        self._spelled = {
            name
            for place in handkept.places.values()
            for name in (place.name, *place.aliases)
            if name.isupper()
        }
        self._file = file
        self._is_known = lru_cache(maxsize=CACHE_SIZE)(self._look_up)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._is_known(name)

    def _look_up(self, name: str) -> bool:
        if name.count(" ") >= MOST_WORDS or not has_name(name):
            return False
        key = fold_mention(name)
        if not key or key in SENSES or key in DEMONYMS or key in NEVER_PLACES:
            return False
        is_acronym = name.isupper() and len(name) <= LETTERS_OF_AN_ACRONYM and name.isascii()
        if key in self._own and (not is_acronym or name in self._spelled):
            return True
        return any(
            weight.kind is PlaceKind.COUNTRY if is_acronym else _counts(key, weight)
            for weight in self._file.weights(key)
        )


def _counts(key: str, weight: Weight) -> bool:
    if weight.kind is PlaceKind.COUNTRY:
        return True
    if weight.is_homonym:
        least = {PlaceKind.TOWN: HOMONYM_CITY, PlaceKind.ADMIN1: HOMONYM_DIVISION}
        return weight.population >= least.get(weight.kind, weight.population + 1)
    if len(key) <= LETTERS_OF_A_SHORT_NAME:
        return weight.population >= SHORT_NAME_CITY and weight.is_usual_name
    if weight.is_usual_name:
        return weight.population == 0 or weight.population >= SMALL_TOWN
    return weight.population >= ALIAS_TOWN
