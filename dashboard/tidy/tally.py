"""The tally: for each operation, metric and day one defensible number that counts nobody twice."""

import pandas as pd

from dashboard.tidy.derived import TALLY
from dashboard.tidy.sources import rank
from dashboard.tidy.tables import cast, make_frame

KEY = ["operation_id", "metric", "timing", "day"]


def build_tally(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the tally of the claims.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.

    Returns
    -------
    pandas.DataFrame
        The `tally` table, see `tidy/schema.py`, sorted by its key.
    """
    whole = claims[(claims["whole_metric"] != claims["metric"]) & claims["day"].notna()]
    if whole.empty:
        return make_frame(TALLY, ())
    ranked = whole.assign(_rank=[rank(one) for one in whole["reliability"]]).sort_values(
        [*KEY, "_rank", "published_date", "figure_id"]
    )
    groups = ranked.groupby(KEY)
    tally = groups.last()
    tally["attributed_to"] = tally["source"]
    tally["low"], tally["high"] = groups["low"].min(), groups["high"].max()
    tally["recommended_figure_ids"] = tally["figure_id"]
    tally["triangulating_figure_ids"] = groups["figure_id"].agg(lambda ids: "|".join(ids[:-1]))
    tally["calculation_logic"] = "most reliable, then last published: " + tally["evidence"]
    return cast(TALLY, tally.reset_index())
