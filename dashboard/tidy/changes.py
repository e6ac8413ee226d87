"""What came to be known between two days, and which report changed it."""

from datetime import date

import pandas as pd

from dashboard.tidy.derived import CHANGES
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.tables import cast
from dashboard.tidy.tally import SEPARATOR, build_tally

_NUMBERS = ["low", "value", "high"]
_KEY = list(CHANGES.key)


def compare_days(claims: pd.DataFrame, before: date, after: date) -> pd.DataFrame:
    """Return the numbers of the tally that are others as known on a later day.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.
    before, after : date
        The two days; reports published until each were known on it.

    Returns
    -------
    pandas.DataFrame
        The `changes` table, see `tidy/schema.py`, sorted by its key. Its figures and reports are
        those published in between that the number rests on or was set beside; none where it is
        another one only because a figure it rested on was recommended elsewhere since.
    """
    known = select(claims, Selection(as_of=after))
    earlier = build_tally(select(known, Selection(as_of=before))).set_index(_KEY)
    later = build_tally(known).set_index(_KEY)
    both = (
        earlier[_NUMBERS]
        .add_suffix("_before")
        .join(later[_NUMBERS].add_suffix("_after"), how="outer")
    )
    is_same = pd.Series(data=True, index=both.index)
    for name in _NUMBERS:
        one, other = both[f"{name}_before"], both[f"{name}_after"]
        is_same &= (one == other).fillna(value=False) | (one.isna() & other.isna())
    changed = both[~is_same].reset_index()
    names = dict(zip(claims["operation_id"], claims["operation"], strict=True))
    changed["operation"] = [names[one] for one in changed["operation_id"]]
    since = known[~(known["published_date"] <= pd.Timestamp(before))].set_index("figure_id")
    rests_on = later["recommended_figure_ids"] + SEPARATOR + later["triangulating_figure_ids"]
    ids = [
        [one for one in rests_on.get(key, "").split(SEPARATOR) if one in since.index]
        for key in changed[_KEY].itertuples(index=False, name=None)
    ]
    changed["figure_ids"] = [SEPARATOR.join(one) for one in ids]
    for column, name in (("report_ids", "report_id"), ("publishers", "publisher")):
        told = since[name].to_dict()
        changed[column] = [SEPARATOR.join(dict.fromkeys(told[id_] for id_ in one)) for one in ids]
    return cast(CHANGES, changed)
