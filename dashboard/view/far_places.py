"""A place that is truly far from the others of its reports is set in these reports alone.

What is said of a name holds for all reports only near their other places, so that no name is
carried from one crisis into another, see `tidy/place_names.py`. Who means a place afar says so once
more.
"""

import numpy as np

from dashboard.base.errors import CorrectionError
from dashboard.base.place import Place
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.place_names import may_be_set, name_key
from dashboard.tidy.schema import PLACE_MENTIONS
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState
from dashboard.view.desk import Change
from dashboard.view.place_names import places_around, read_as
from dashboard.view.theme import format_number

MEANT_AFAR = "It is truly that far away: set it in these reports alone"


def is_far(tables: Tables, key: str, shown_id: str, place: Place) -> bool:
    """Return whether a place, said of a name, would hold in none of its reports.

    Parameters
    ----------
    tables : Tables
        As stored, with the corrections.
    key, shown_id : str
        The name's key, and the place that it stands for now, "" for none.
    place : Place
        What it shall be.
    """
    if read_as(tables, key, shown_id):
        return False
    return not may_be_set(tables.place_mentions, tables.places, key, shown_id, place)


def ask_whether_meant(tables: Tables, key: str, place: Place, country: str) -> CorrectionError:
    """Return what a person is told who says that a name is a place afar: how far it is.

    Parameters
    ----------
    tables, key, place
        As of `is_far`.
    country : str
        Name of the place's country; empty at sea.
    """
    beside = places_around(tables, key).places
    away = distance_km(
        beside["lat"].to_numpy("float64"), beside["lon"].to_numpy("float64"), place.lat, place.lon
    )
    how_far = "far"
    if len(beside):
        nearest = int(np.argmin(away))
        how_far = f"{format_number(round(away[nearest]))} km from {beside['name'].iloc[nearest]}, "
        how_far += "the nearest of the other places of these reports,"
    return CorrectionError(
        f"{place.name} ({country or 'at sea'}) is {how_far} and in no country of theirs. "
        f"Choose another; or, if it is meant, tick “{MEANT_AFAR}”."
    )


def is_set_afar(tables: Tables, key: str, shown_id: str) -> bool:
    """Return whether a name stands for a place because it was set in its reports alone."""
    corrections = tables.corrections
    is_said = (
        (corrections["table_name"] == PLACE_MENTIONS.name)
        & (corrections["state"] == CorrectionState.APPLIED)
        & (corrections["new_value"] == shown_id)
    )
    said = corrections.loc[is_said, "row_id"]
    return any(name_key(one.partition("|")[2].rpartition("|")[0]) == key for one in said)


def set_afar(tables: Tables, key: str, shown_id: str, place: Place | None) -> tuple[Change, ...]:
    """Return the changes that set a name in the reports that have it by now.

    Parameters
    ----------
    tables, key, shown_id
        As of `is_far`.
    place : Place or None
        What it is; None for words that are no place.
    """
    mentions = tables.place_mentions[tables.place_mentions["place_id"] == shown_id]
    mine = mentions[[name_key(name) == key for name in mentions["name"]]]
    return tuple(
        Change(
            PLACE_MENTIONS.name,
            "|".join((row["report_id"], row["name"], row["role"])),
            "place_id",
            shown_id,
            place.place_id if place else "",
            place,
        )
        for row in mine.to_dict("records")
    )
