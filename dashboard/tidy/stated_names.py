"""Place names that people stated when they corrected or added figures, as mentions.

A report may not have such a name. It is what that name is elsewhere, where that is one place only;
else it is open, and set once and for good as every name is, see `tidy/place_names.py`.
"""

from collections import defaultdict

import pandas as pd

from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.additions import ADDED_RULE
from dashboard.tidy.place_names import is_open, name_key
from dashboard.tidy.placing import ROLES
from dashboard.tidy.schema import PLACE_MENTIONS
from dashboard.tidy.tables import make_frame


def add_stated_names(
    mentions: pd.DataFrame, places: pd.DataFrame, figures: pd.DataFrame
) -> pd.DataFrame:
    """Return the mentions with those of names that a person stated and the report lacks.

    Parameters
    ----------
    mentions, places : pandas.DataFrame
        The tables as read; not changed.
    figures : pandas.DataFrame
        The table with corrections applied.
    """
    by_hand = figures[(figures["read_as"] != "") | (figures["rule"] == ADDED_RULE)]
    if by_hand.empty:
        return mentions
    there = set(zip(mentions["report_id"], mentions["name"], strict=True))
    wanted = {
        (row["report_id"], row[role]): (role, row["start"], row["end"])
        for row in by_hand[["report_id", "start", "end", *ROLES]].to_dict("records")
        for role in ROLES
        if row[role] and (row["report_id"], row[role]) not in there
    }
    if not wanted:
        return mentions
    known = _known_names(mentions, places)
    rows = []
    for (report_id, name), (role, start, end) in wanted.items():
        found = known.get(name_key(name), set())
        row = {"report_id": report_id, "name": name, "role": role, "start": start, "end": end}
        if len(found) == 1:
            row |= {"place_id": min(found), "method": MatchMethod.EXACT.value, "score": 1.0}
        else:
            row |= {"place_id": "", "method": MatchMethod.UNRESOLVED.value, "score": 0.0}
        rows.append(row)
    return pd.concat([mentions, make_frame(PLACE_MENTIONS, rows)], ignore_index=True)


def _known_names(mentions: pd.DataFrame, places: pd.DataFrame) -> dict[str, set[str]]:
    sure = mentions[(mentions["place_id"] != "") & ~is_open(mentions)]
    known: defaultdict[str, set[str]] = defaultdict(set)
    for frame in (sure, places):
        pairs = frame[["name", "place_id"]].drop_duplicates()
        for name, place_id in zip(pairs["name"], pairs["place_id"], strict=True):
            known[name_key(name)].add(place_id)
    return known
