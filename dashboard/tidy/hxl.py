"""Tables in the columns of the Humanitarian Exchange Language, with a hashtag for each.

References
----------
HXL hashtag dictionary 1.1, https://hxlstandard.org/standard/1-1final/dictionary/
"""

from dataclasses import dataclass

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Unit

_PLACE_COLUMNS = (
    ("name", "#loc+name"),
    ("country", "#country+code+v_iso2"),
    ("admin1", "#adm1+name"),
    ("admin1_code", "#adm1+code"),
    ("admin2", "#adm2+name"),
    ("admin2_code", "#adm2+code"),
    ("lat", "#geo+lat"),
    ("lon", "#geo+lon"),
    ("precision_km", "#geo+precision+km"),
)
_NUMBERS = (
    # Apart by unit: whoever adds up #affected must not add buses to people.
    ("people", Unit.PERSON, "#affected+ind"),
    ("households", Unit.HOUSEHOLD, "#affected+hh"),
    ("vehicles", Unit.VEHICLE, "#capacity+vehicles"),
)
_BOUNDS = (("", "value", "+value"), ("_low", "low", "+min"), ("_high", "high", "+max"))
_ROLES = ("origin", "destination", "place")

_CLAIM_TAGS = (
    ("figure_id", "#meta+id+figure"),
    ("report_id", "#meta+id+report"),
    ("operation_id", "#event+id"),
    ("operation", "#event+name"),
    ("metric", "#indicator+code"),
    ("metric_name", "#indicator+name"),
    ("timing", "#indicator+timing"),
    ("qualifier", "#indicator+qualifier"),
    ("population", "#group+name"),
    ("subset_of", "#meta+id+whole"),
    ("first_day", "#date+start"),
    ("day", "#date+end"),
    ("published_date", "#date+published"),
    ("attributed_to", "#org+name+attributed"),
    ("source", "#org+name+source"),
    ("said_by", "#org+name+said"),
    ("reliability", "#org+reliability"),
    ("publisher", "#org+name+publisher"),
    ("title", "#meta+title"),
    ("url", "#meta+url"),
    ("language", "#meta+lang"),
    ("evidence", "#description+evidence"),
    ("sentence", "#description+sentence"),
)
_TALLY_TAGS = (
    ("operation_id", "#event+id"),
    ("operation", "#event+name"),
    ("metric", "#indicator+code"),
    ("metric_name", "#indicator+name"),
    ("timing", "#indicator+timing"),
    ("qualifier", "#indicator+qualifier"),
    ("first_day", "#date+start"),
    ("day", "#date+end"),
    ("is_derived", "#meta+derived"),
    ("attributed_to", "#org+name+source"),
    ("publisher", "#org+name+publisher"),
    ("recommended_figure_ids", "#meta+id+recommended"),
    ("triangulating_figure_ids", "#meta+id+triangulating"),
    ("alarms", "#meta+alarms"),
    ("calculation_logic", "#description+method"),
)


@dataclass(frozen=True, slots=True)
class Tagged:
    """A table with a hashtag for each of its columns.

    Attributes
    ----------
    frame : pandas.DataFrame
        The rows.
    tags : tuple of str
        A hashtag with attributes for each column, in their order.
    """

    frame: pd.DataFrame
    tags: tuple[str, ...]


def tag_claims(claims: pd.DataFrame, places: pd.DataFrame) -> Tagged:
    """Return claims with their numbers by unit and their places spelled out.

    Parameters
    ----------
    claims, places : pandas.DataFrame
        The tables of that name.
    """
    parts = [_keep(claims, _CLAIM_TAGS), _count(claims)]
    parts += [_place(claims[f"{role}_place_id"], places, role) for role in _ROLES]
    return _join(parts)


def tag_tally(tally: pd.DataFrame, operations: pd.DataFrame, places: pd.DataFrame) -> Tagged:
    """Return a tally with its numbers by unit, and the place each evacuation starts from.

    Parameters
    ----------
    tally, operations, places : pandas.DataFrame
        The tables of that name.
    """
    origins = operations.set_index("operation_id")["origin_place_id"]
    ids = origins.reindex(tally["operation_id"]).set_axis(tally.index).fillna("")
    return _join([_keep(tally, _TALLY_TAGS), _count(tally), _place(ids, places, "origin")])


def _keep(frame: pd.DataFrame, tags: tuple[tuple[str, str], ...]) -> Tagged:
    """Return some columns as they are, the metric by its name as well."""
    labels = [METRIC_BY_ID[metric].label for metric in frame["metric"]]
    named = frame.assign(metric_name=pd.Series(labels, frame.index, dtype="str"))
    return Tagged(named[[name for name, _ in tags]], tuple(tag for _, tag in tags))


def _count(frame: pd.DataFrame) -> Tagged:
    """Return the numbers, each in the columns of its unit."""
    columns, tags = {}, []
    for name, unit, tag in _NUMBERS:
        is_mine = frame["unit"] == unit
        for ending, column, attribute in _BOUNDS:
            columns[name + ending] = frame[column].astype("Int64").where(is_mine)
            tags.append(tag + attribute)
    return Tagged(pd.DataFrame(columns, index=frame.index), tuple(tags))


def _place(ids: pd.Series, places: pd.DataFrame, role: str) -> Tagged:
    """Return what is known of a place in a role: its names, divisions and position."""
    names = [name for name, _ in _PLACE_COLUMNS]
    located = places.set_index("place_id")[names].reindex(ids).set_axis(ids.index)
    tags = tuple(f"{tag}+{role}" for _, tag in _PLACE_COLUMNS)
    return Tagged(located.add_prefix(f"{role}_"), tags)


def _join(parts: list[Tagged]) -> Tagged:
    frame = pd.concat([part.frame for part in parts], axis=1)
    return Tagged(frame, tuple(tag for part in parts for tag in part.tags))
