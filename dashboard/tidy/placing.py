"""Which place each figure's names stand for, and which day the figure speaks of."""

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Kind, Timing
from dashboard.tidy.nesting import find_holders
from dashboard.tidy.row_sums import find_sums
from dashboard.tidy.tables import Tables, look_up

_STOCKS = tuple(metric.id for metric in METRICS if metric.kind is Kind.STOCK)
ROLES = ("origin", "destination", "place")


def place_figures(tables: Tables) -> pd.DataFrame:
    """Return the places of the figures' origin, destination and place.

    Returns
    -------
    pandas.DataFrame
        One row a figure, with the index of ``tables.figures``: for each role its place_id ("" when
        nobody knows the name) as ``<role>_place_id``, and as ``<role>_name`` the place's usual
        name, or the name in the text.

    Notes
    -----
    A name is one place within a report, whatever its role there. The sum of rows of several places
    is of none of them, though its sentence, or the one before, names one; nor is it of a place from
    a sentence before that does not hold them.
    """
    figures = tables.figures
    mentions = tables.place_mentions
    resolved = mentions[mentions["place_id"] != ""].drop_duplicates(["report_id", "name"])
    names = zip(resolved["report_id"].tolist(), resolved["name"].tolist(), strict=True)
    place_of = dict(zip(names, resolved["place_id"].tolist(), strict=True))
    report_ids = figures["report_id"].tolist()
    usual_names = tables.places.set_index("place_id")["name"]
    columns: dict[str, pd.Series] = {}
    for role in ROLES:
        keys = zip(report_ids, figures[role].tolist(), strict=True)
        found = [place_of.get(key, "") for key in keys]
        columns[f"{role}_place_id"] = pd.Series(found, index=figures.index, dtype="str")
        usual = look_up(columns[f"{role}_place_id"], usual_names)
        columns[f"{role}_name"] = usual.where(usual != "", figures[role])
    placed = pd.DataFrame(columns, index=figures.index)
    is_elsewhere = _are_sums_elsewhere(figures, start_places(placed), tables.places)
    for column in ("origin_place_id", "place_place_id", "origin_name", "place_name"):
        placed[column] = placed[column].mask(is_elsewhere, "")
    return placed


def start_places(placed: pd.DataFrame) -> pd.Series:
    """Return the place_id that each figure starts from, or else happened at; "" without any.

    Parameters
    ----------
    placed : pandas.DataFrame
        See `place_figures`.
    """
    origin = placed["origin_place_id"]
    started: pd.Series = origin.where(origin != "", placed["place_place_id"])
    return started


def _are_sums_elsewhere(
    figures: pd.DataFrame, started: pd.Series, places: pd.DataFrame
) -> pd.Series:
    """Return which figures are placed where the numbers that they add up are not.

    A place that holds the others, or that they are parts of, is where their sum belongs.
    """
    sums = find_sums(figures.assign(place_id=started))
    parents = zip(places["place_id"], places["parent_id"], strict=True)
    around = {place_id: (parent_id,) for place_id, parent_id in parents}
    holders = find_holders(places) if sums else {}
    found = []
    for index, rows in sums.items():
        own, summed = started.at[index], set(started.loc[list(rows)])
        is_meant = own in summed or (own != "" and figures.at[index, "is_place_carried"])
        others = ((*around[one], *holders.get(one, ())) for one in summed - {own})
        if is_meant and not all(own in one for one in others):
            found.append(index)
    return pd.Series(figures.index.isin(found), index=figures.index)


def date_figures(figures: pd.DataFrame, published: pd.Series) -> pd.DataFrame:
    """Return the stretch of days each figure speaks of.

    Parameters
    ----------
    figures : pandas.DataFrame
        The `figures` table.
    published : pandas.Series
        Day of publication of each figure's report, on the same index.

    Returns
    -------
    pandas.DataFrame
        ``first_day`` and ``day``, the last one; NaT where neither text nor report gives any.

    Notes
    -----
    What the text leaves open ends with the day of publication, and nothing done lies after it.
    A plan stands on the day it was published, since that is when it was known. Plans and levels
    speak of their day alone: "besieged since 2013" begins no operation in 2013.
    """
    end = figures["end_date"].fillna(published).fillna(figures["start_date"])
    day = end.where(~(end > published), published)
    day = day.where((figures["timing"] != Timing.PLANNED) | published.isna(), published)
    is_span = (figures["timing"] != Timing.PLANNED) & ~figures["metric"].isin(_STOCKS)
    start = figures["start_date"].where(is_span).fillna(day)
    # "In 2012" bounds a day nobody stated; only its end orders the figure among others.
    is_close = figures["date_accuracy"].isna() | ~figures["date_accuracy"].isin(["month", "year"])
    start = start.where(is_close & (start <= day), day)
    return pd.DataFrame({"first_day": start, "day": day}, index=figures.index)
