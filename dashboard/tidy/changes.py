"""What came to be known between two days, and which report changed it."""

from datetime import date

import pandas as pd

from dashboard.tidy.derived import CHANGES
from dashboard.tidy.rows import SEPARATOR
from dashboard.tidy.selection import Selection, known_dates, select
from dashboard.tidy.tables import cast
from dashboard.tidy.tally import build_tally
from dashboard.tidy.terms import Change

_NUMBERS = ["low", "value", "high"]
_COMPARED = [*_NUMBERS, "qualifier", "alarms", "calculation_logic"]
_DIFFERS = {"number": ["value"], "hedge": ["qualifier"], "range": ["low", "high"]}
_KEY = list(CHANGES.key)


def compare_days(
    claims: pd.DataFrame, before: date, after: date, household_size: float | None = None
) -> pd.DataFrame:
    """Return the numbers of the tally that are others as known on a later day.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.
    before, after : date
        The two days; reports published until each were known on it.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    pandas.DataFrame
        The `changes` table, see `tidy/schema.py`, sorted by its key: numbers that were added,
        revised and withdrawn. One whose hedge or range alone is another is revised too, and
        ``differs`` says so.

    Notes
    -----
    Its figures and reports are those published in between that the number rests on or was set
    beside. Where there are none, as for a number that is withdrawn since another way to work it
    out was found, they are all of that operation and metric that were published in between.
    """
    known = select(claims, Selection(as_of=after))
    earlier = build_tally(select(known, Selection(as_of=before)), household_size).set_index(_KEY)
    later = build_tally(known, household_size).set_index(_KEY)
    changed = _compare(earlier, later)
    names = dict(zip(claims["operation_id"], claims["operation"], strict=True))
    changed["operation"] = [names[one] for one in changed["operation_id"]]
    since = known[known_dates(known) > pd.Timestamp(before)]
    rests_on = later["recommended_figure_ids"] + SEPARATOR + later["triangulating_figure_ids"]
    return cast(CHANGES, _with_reports(changed, since, rests_on))


def _compare(earlier: pd.DataFrame, later: pd.DataFrame) -> pd.DataFrame:
    """Return the keys whose numbers differ, with what both tallies have there."""
    both = (
        earlier[_COMPARED]
        .add_suffix("_before")
        .join(later[_COMPARED].add_suffix("_after"), how="outer")
    )
    differs = pd.DataFrame(
        {word: _is_other(both, names).any(axis=1) for word, names in _DIFFERS.items()},
        index=both.index,
    )
    told = [SEPARATOR.join(differs.columns[flags]) for flags in differs.to_numpy(dtype=bool)]
    both["differs"] = pd.Series(told, index=both.index, dtype="str")
    changed = both[both["differs"] != ""].reset_index()
    for name in ("qualifier_before", "qualifier_after", "alarms_after"):
        changed[name] = changed[name].fillna("")
    changed["alarms"] = changed["alarms_after"]
    change = pd.Series(Change.REVISED.value, index=changed.index)
    change = change.mask(changed["low_before"].isna(), Change.ADDED.value)
    changed["change"] = change.mask(changed["low_after"].isna(), Change.WITHDRAWN.value)
    logic = changed["calculation_logic_after"]
    changed["calculation_logic"] = logic.fillna(changed["calculation_logic_before"])
    return changed


def _is_other(both: pd.DataFrame, names: list[str]) -> pd.DataFrame:
    """Return which cells are others than before, one column a name."""
    found = {}
    for name in names:
        one, other = both[f"{name}_before"], both[f"{name}_after"]
        found[name] = ~((one == other).fillna(value=False) | (one.isna() & other.isna()))
    return pd.DataFrame(found, index=both.index)


def _with_reports(
    changed: pd.DataFrame, since: pd.DataFrame, rests_on: "pd.Series[str]"
) -> pd.DataFrame:
    """Return the changes with the figures of `since` behind each, and their reports."""
    published = since.set_index("figure_id")
    of_metric = since.groupby(["operation_id", "metric"])["figure_id"].agg(list).to_dict()
    behind: list[list[str]] = []
    for key in changed[_KEY].itertuples(index=False, name=None):
        ids = [one for one in rests_on.get(key, "").split(SEPARATOR) if one in published.index]
        behind.append(ids or of_metric.get(key[:2], []))
    told = {"figure_ids": behind} | {
        column: [list(dict.fromkeys(published.loc[ids, name])) for ids in behind]
        for column, name in (("report_ids", "report_id"), ("publishers", "publisher"))
    }
    return changed.assign(
        **{column: [SEPARATOR.join(ids) for ids in cells] for column, cells in told.items()}
    )
