"""What a person says that a place name means: once, for all reports that name it so.

Such a correction has ``place_names`` as its table, the name's key as its row and ``place_id`` as
its column. Its old value is what the name was read as, "" where nobody knew it; its new value is
the place, or ``none`` for words that are no place. What was said last of a reading holds; of an
open one, what was said before holds still where the last place is too far to be meant.

It holds for every mention of the name, whenever its report is read: for one read as the old value,
and for one that is open, which is to say unknown or doubtful. An open one must lie where its report
is: in a country of the report's other places, as read or set, or within 500 km of one,
where it has any. So a name
set in one crisis is not carried into another one, and a sure reading elsewhere is left as it is.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pandas as pd

from dashboard.base.place import Place
from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.terms import CorrectionState

PLACE_NAMES = "place_names"
NO_PLACE = "none"
DOUBTFUL = 0.6
"""A place that is less sure than this is to be looked at."""
NEAR_KM = 500.0
"""How far across a border a set name is still meant: crossings lie on either side."""

_DROPPED = str.maketrans("", "", "'’‘ʼʻʾʿ`´\"“”.#")
_BREAKS = re.compile(r"[\W_]+")
_LEADING = re.compile(r"(?:the )?(?:(?:village|hamlet|town|city) of (?:the )?)?(?=\S)")

State = tuple[CorrectionState, str | None]
Where = tuple[str, float, float]
"""A country, and degrees north and east."""


@lru_cache(maxsize=200_000)
def name_key(name: str) -> str:
    """Return what spellings of one name share: case, accents, hyphens and apostrophes aside.

    What kind of settlement it is said to be is no part of it.

    Examples
    --------
    >>> name_key("the al-Fu'ah"), name_key("Al Fuah"), name_key("the village of al-Fu'ah")
    ('al fuah', 'al fuah', 'al fuah')
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_DROPPED))
    kept = "".join(c for c in plain if not unicodedata.combining(c))
    return _LEADING.sub("", _BREAKS.sub(" ", kept).strip(), count=1)


def is_open(mentions: pd.DataFrame) -> "pd.Series[bool]":
    """Return which mentions a person should look at: unknown ones and doubtful ones."""
    by_person = mentions["method"] == MatchMethod.CORRECTED
    return ~by_person & ((mentions["place_id"] == "") | (mentions["score"] < DOUBTFUL))


@dataclass(frozen=True, slots=True)
class NameDecision:
    """What was said last of one reading of a name.

    Attributes
    ----------
    number : int
        The correction's id, rising.
    read_as, place_id : str
        What the name was read as, and what it is; `NO_PLACE` for no place.
    """

    number: int
    read_as: str
    place_id: str


def read_name_decisions(corrections: pd.DataFrame) -> dict[str, tuple[NameDecision, ...]]:
    """Return what holds for each name's key, the last said first; what was withdrawn does not."""
    last: dict[tuple[str, str], NameDecision] = {}
    for number, key, old, new in _rows(corrections):
        last.pop((key, old), None)
        last[key, old] = NameDecision(number, old, new)
    found: defaultdict[str, list[NameDecision]] = defaultdict(list)
    for (key, _), decision in reversed(last.items()):
        found[key].append(decision)
    return {key: tuple(decisions) for key, decisions in found.items()}


def _read_all_decisions(corrections: pd.DataFrame) -> dict[str, tuple[NameDecision, ...]]:
    """Return all that was said of each name's key and not withdrawn, the last said first."""
    found: defaultdict[str, list[NameDecision]] = defaultdict(list)
    for number, key, old, new in _rows(corrections):
        found[key].insert(0, NameDecision(number, old, new))
    return {key: tuple(decisions) for key, decisions in found.items()}


def _rows(corrections: pd.DataFrame) -> Iterator[tuple[int, str, str, str]]:
    is_said = (corrections["table_name"] == PLACE_NAMES) & (
        corrections["state"] != CorrectionState.WITHDRAWN
    )
    wanted = corrections[is_said].sort_values("correction_id")
    columns = ["correction_id", "row_id", "old_value", "new_value"]
    # Older programs made longer keys.
    for number, row_id, old, new in wanted[columns].itertuples(index=False, name=None):
        yield number, name_key(row_id), old, new


def apply_names(
    mentions: pd.DataFrame, places: pd.DataFrame, corrections: pd.DataFrame
) -> tuple[pd.DataFrame, dict[int, State]]:
    """Lay what was said of names over their mentions.

    Parameters
    ----------
    mentions, places, corrections : pandas.DataFrame
        The tables as read; not changed.

    Returns
    -------
    tuple of pandas.DataFrame and dict
        The mentions; and by correction_id what became of it, with what it found in its way.
    """
    said = read_name_decisions(corrections)
    keys = _keys_of(mentions)
    named = mentions[keys.isin({key for _, key, _, _ in _rows(corrections)})]
    ever = _read_all_decisions(corrections)
    taken = _decide(mentions, places, {row: ever.get(keys[row], ()) for row in named.index})
    after = _lay(mentions, taken)
    applied = {decision.number for decision in taken.values()}
    readings = dict(zip(keys[named.index], named["place_id"], strict=True))
    holding = {decision.number for decisions in said.values() for decision in decisions}
    return after, {
        number: _state(number in holding - applied, readings.get(key), place_id)
        for number, key, _, place_id in _rows(corrections)
    }


def _decide(
    mentions: pd.DataFrame, places: pd.DataFrame, said: Mapping[int, Sequence[NameDecision]]
) -> dict[int, NameDecision]:
    """Return what is said of which mention.

    Notes
    -----
    What was set right, and what was set, tells as well as what was read where a report is about:
    so readings are set right first, and open mentions are gone through until none is set anew.
    """
    taken: dict[int, NameDecision] = {}
    for row, decisions in said.items():
        read_as = mentions.at[row, "place_id"]
        meant = next((one for one in decisions if one.read_as == read_as != ""), None)
        if meant:
            taken[row] = meant
    is_waiting = is_open(mentions)
    left = [row for row in said if row not in taken and is_waiting[row]]
    while left:
        around = _Surroundings(_lay(mentions, taken), places)
        found = {}
        for row in left:
            report_id = str(mentions.at[row, "report_id"])
            meant = next((one for one in said[row] if around.allow(report_id, one.place_id)), None)
            if meant:
                found[row] = meant
        taken |= found
        left = [row for row in left if row not in found] if found else []
    return taken


def _lay(mentions: pd.DataFrame, taken: Mapping[int, NameDecision]) -> pd.DataFrame:
    after = mentions.copy()
    after.loc[list(taken), "place_id"] = [_id_of(decision) for decision in taken.values()]
    after.loc[list(taken), "method"] = MatchMethod.CORRECTED.value
    after.loc[list(taken), "score"] = 1.0
    return after


def _keys_of(mentions: pd.DataFrame) -> "pd.Series[str]":
    return mentions["name"].map({name: name_key(name) for name in mentions["name"].unique()})


def may_be_set(
    mentions: pd.DataFrame, places: pd.DataFrame, key: str, shown_id: str, place: Place
) -> bool:
    """Return whether a place, said of a name that nobody knew, would hold in any of its reports.

    Parameters
    ----------
    mentions, places : pandas.DataFrame
        The tables with what people said laid over them.
    key, shown_id : str
        The name's key, and the place that it stands for now, "" for none.
    place : Place
        What it shall be.
    """
    is_meant = (_keys_of(mentions) == key) & (mentions["place_id"] == shown_id)
    around = _Surroundings(mentions[~is_meant], places)
    where = (place.country, place.lat, place.lon)
    return any(around.are_near(one, where) for one in mentions.loc[is_meant, "report_id"].unique())


def _id_of(decision: NameDecision) -> str:
    return "" if decision.place_id == NO_PLACE else decision.place_id


def _state(is_idle: bool, found: str | None, place_id: str) -> State:  # noqa: FBT001
    if not is_idle:
        return CorrectionState.APPLIED, None
    if found is None:
        return CorrectionState.ROW_GONE, None
    is_settled = found == place_id
    return CorrectionState.SETTLED if is_settled else CorrectionState.CONFLICT, found


class _Surroundings:
    """Where reports are about, as their sure places tell."""

    def __init__(self, mentions: pd.DataFrame, places: pd.DataFrame) -> None:
        columns = ["place_id", "country", "lat", "lon"]
        rows = places[columns].itertuples(index=False, name=None)
        self._where = {place_id: (country, lat, lon) for place_id, country, lat, lon in rows}
        self._of_report: defaultdict[str, set[str]] = defaultdict(set)
        sure = mentions[(mentions["place_id"] != "") & ~is_open(mentions)]
        for report_id, place_id in zip(sure["report_id"], sure["place_id"], strict=True):
            self._of_report[report_id].add(place_id)

    def allow(self, report_id: str, place_id: str) -> bool:
        """Return whether a place that is known by now may be meant in a report."""
        return place_id not in self._where or self.are_near(report_id, self._where[place_id])

    def are_near(self, report_id: str, where: Where) -> bool:
        """Return whether a report's places, if any, are near a place, or one in its country."""
        beside = [self._where[one] for one in self._of_report[report_id] if one in self._where]
        country, lat, lon = where
        if not beside or (country and country in {one[0] for one in beside}):
            return True
        lats, lons = np.array([one[1:] for one in beside], dtype="float64").T
        return bool(distance_km(lats, lons, lat, lon).min() <= NEAR_KM)
