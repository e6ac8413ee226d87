"""Claims: figures with all that the screen filters by and the tally weighs."""

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.courses import count_from_start
from dashboard.tidy.distances import find_distances
from dashboard.tidy.means import find_means
from dashboard.tidy.nesting import join_wider
from dashboard.tidy.operations import areas_in, group_figures
from dashboard.tidy.placing import date_figures, place_figures, start_places
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.sources import Sources
from dashboard.tidy.speakers import name_speakers
from dashboard.tidy.states import are_countries, find_states
from dashboard.tidy.tables import Tables, cast, look_up
from dashboard.tidy.terms import Recommendation, ReviewStatus
from dashboard.tidy.texts import sort_places

_ORDER = ("published_date", "report_id", "start", "figure_id")
_FROM_REPORT = ("published_date", "publisher", "title", "url", "language", "is_confidential")


def build_claims(tables: Tables, sources: Sources) -> pd.DataFrame:
    """Return the figures, each with its report, source, places, day and operation.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied.
    sources : Sources
        Who is trusted how far.

    Returns
    -------
    pandas.DataFrame
        The `claims` table, see `tidy/schema.py`: one row a figure, in the order of the reports'
        publication, then of the text, indexed from 0. One that was rejected is excluded.
    """
    figures = tables.figures
    reports = tables.reports.set_index("report_id")
    claims = figures.copy()
    told = reports[list(_FROM_REPORT)].reindex(figures["report_id"])
    claims[list(_FROM_REPORT)] = told.set_axis(figures.index)
    placed = place_figures(tables)
    dated = date_figures(figures, claims["published_date"])
    operations, operation_ids = group_figures(tables, placed, dated)
    dated = count_from_start(claims, dated, operation_ids)
    claims = claims.join(placed).join(dated)
    is_rejected = claims["review_status"] == ReviewStatus.REJECTED
    claims["recommendation"] = claims["recommendation"].mask(is_rejected, Recommendation.EXCLUDED)
    claims["distance_km"] = find_distances(placed, tables.places)
    speakers = name_speakers(claims, tables.reports, sources)
    claims[list(speakers.columns)] = speakers
    claims["state"] = find_states(claims, tables.places, sources)
    claims["means"] = find_means(claims)
    wholes = figures.set_index("figure_id")
    claims["whole_metric"] = look_up(claims["subset_of"], wholes["metric"])
    claims["whole_high"] = wholes["high"].reindex(claims["subset_of"]).to_numpy()
    claims = assign_operations(claims, tables, operations, operation_ids)
    claims = claims.iloc[sort_places(claims, _ORDER)]
    return cast(CLAIMS, claims.reset_index(drop=True))


def assign_operations(
    claims: pd.DataFrame, tables: Tables, operations: pd.DataFrame, operation_ids: pd.Series
) -> pd.DataFrame:
    """Return the claims with all that depends on which operations there are.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it.
    tables : Tables
        The stored tables that the operations were found in.
    operations : pandas.DataFrame
        The `operations` table.
    operation_ids : pandas.Series
        figure_id -> operation_id.
    """
    wholes = tables.figures.set_index("figure_id")
    names = operations.set_index("operation_id")["name"]
    operation_id = look_up(claims["figure_id"], operation_ids)
    is_of_country = are_countries(areas_in(operation_id), tables.places)
    is_same_operation = operation_id == look_up(claims["subset_of"], operation_ids)
    whole, own = look_up(claims["subset_of"], wholes["timing"]), claims["timing"]
    # What was done of a plan, or on one day of a total, is in another series than its whole.
    is_done_of_plan = (whole == Timing.PLANNED) & (own != Timing.PLANNED)
    is_new_of_total = (whole == Timing.CUMULATIVE) & (own == Timing.NEW)
    is_same_metric = claims["whole_metric"] == claims["metric"]
    return claims.assign(
        operation_id=operation_id,
        operation=look_up(operation_id, names),
        wider_operation_ids=look_up(operation_id, join_wider(operations, tables.places)),
        # A state that only tells of those who left nobody knows where, tells of a town's here.
        state=claims["state"].where(is_of_country | (start_places(claims) != ""), ""),
        # Told once for all, whatever filters and exclusions leave of the wholes: "4,000 of the
        # 35,000" are no total of their own when somebody excludes the 35,000.
        is_part=is_same_metric & is_same_operation & ~is_done_of_plan & ~is_new_of_total,
    )
