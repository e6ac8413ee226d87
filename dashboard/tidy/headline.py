"""The one number a counter shows, with its range, its source and how it was made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.adding import add_rows
from dashboard.tidy.choosing import choose_rows, known_rows
from dashboard.tidy.counted import made_of
from dashboard.tidy.extent import find_extent
from dashboard.tidy.meanings import NOT_CONFIRMED, say_meaning
from dashboard.tidy.neighbors import without_neighbors
from dashboard.tidy.number import Headline
from dashboard.tidy.reasons import say_missing, say_not_added, say_why
from dashboard.tidy.rows import Row, plain_rows, positions_in, split_cell
from dashboard.tidy.summing import Choice, stretch
from dashboard.tidy.terms import Recommendation

__all__ = ["Headline", "brief_headline", "find_undated", "headline"]

MOST_TOLD = 20
"""Operations whose reasons a sum tells in full; more than that nobody reads."""
_CLAIM = (
    *("figure_id", "operation_id", "value", "low", "high", "qualifier", "timing"),
    *("start_date", "first_day", "day", "said_by", "is_confidential"),
)
"""The columns of the claims that tell how far a number reaches and what it is."""


def headline(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    as_of: date | None = None,
    household_size: float | None = None,
) -> Headline | None:
    """Return the recommended number of a metric as of a day.

    Parameters
    ----------
    tally : pandas.DataFrame
        The `tally` table of the claims, of that `household_size`.
    claims : pandas.DataFrame
        The `claims` it was built of, as the filters let them through.
    metric : str
        Id of the metric.
    as_of : date or None
        Only what was known on that day; None takes all.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    Headline or None
        Over all operations in the tally: of one, its number; of several, the sum of those that
        cannot be of the same people, see `choose_summands`. None when no claim says that anything
        of the metric was done; `find_undated` tells of those that say no day.

    Notes
    -----
    The latest total counts whose day a source of at least medium reliability speaks of; a later
    one by sources of low reliability alone is told in ``unconfirmed``. A day for which a person
    pinned a figure counts as well. Of a stock that is only planned or expected, that is shown.
    """
    found = _find(tally, claims, metric, as_of, household_size)
    not_added = say_not_added(plain_rows(found.first), found.claims)
    return _say(found, not_added, claims, household_size)


def brief_headline(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    as_of: date | None = None,
    household_size: float | None = None,
) -> Headline | None:
    """Return what `headline` does of the same, in half of the time.

    What is not in the number of an operation is not told: ``not_added`` is as short as
    ``left_out``, and ``calculation_logic`` is without it.
    """
    return _say(_find(tally, claims, metric, as_of, household_size), {}, claims, household_size)


@dataclass(frozen=True, slots=True)
class _Found:
    """What a number is made of: its claims, the rows of their tally, and the chosen ones."""

    metric: str
    claims: pd.DataFrame
    rows: pd.DataFrame
    chosen: pd.DataFrame
    choice: Choice

    @property
    def first(self) -> pd.DataFrame:
        """The rows of the operations whose reasons are told."""
        return self.chosen.iloc[:MOST_TOLD]


def _find(
    tally: pd.DataFrame,
    claims: pd.DataFrame,
    metric: str,
    as_of: date | None,
    household_size: float | None,
) -> _Found:
    mine, rows = known_rows(tally, claims, metric, as_of, household_size)
    return _Found(metric, mine, rows, *choose_rows(metric, rows, mine, as_of))


def _say(
    found: _Found,
    not_added: Mapping[str, Sequence[str]],
    claims: pd.DataFrame,
    household_size: float | None,
) -> Headline | None:
    """Return a number with all that is to be said of it; None where none was found."""
    if found.chosen.empty:
        return None
    later = _find_later(found.chosen, found.rows)
    told = _tell(found, later, not_added)
    whole = told[0] if len(found.chosen) == 1 else add_rows(found.chosen, found.claims, told, later)
    whole = stretch(whole, found.choice)
    undated = find_undated(claims, found.metric)
    missing = say_missing(found.claims, found.metric, undated, household_size)
    notes = [*found.choice.notes, *missing]
    return replace(
        whole,
        calculation_logic=" ".join([whole.calculation_logic, *notes]),
        not_added=" ".join(filter(None, [whole.not_added, *notes])),
        left_out=tuple(notes),
        undated_figure_ids=undated,
    )


def find_undated(claims: pd.DataFrame, metric: str) -> tuple[str, ...]:
    """Return the figures of a metric that no number holds, since nobody can tell their day.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it. `select` leaves undated reports out as soon as a day is
        chosen, so these are to be looked for without one.
    metric : str
        Id of the metric.

    Returns
    -------
    tuple of str
        Their figure_ids, sorted; excluded ones are not among them.
    """
    is_undated = claims["day"].isna()
    if not is_undated.any():  # mostly
        return ()
    is_undated &= (claims["metric"] == metric) & (
        claims["recommendation"] != Recommendation.EXCLUDED
    )
    return tuple(sorted(claims.loc[is_undated, "figure_id"]))


def _find_later(chosen: pd.DataFrame, rows: pd.DataFrame) -> dict[str, str]:
    """Return by operation what only sources of low reliability say of a later day."""
    # What a source of more reliability says of a later day would have been chosen itself.
    is_open = (rows["timing"] == Timing.CUMULATIVE) & (rows["recommended_figure_ids"] == "")
    if not is_open.any():
        return {}
    rows = rows.loc[is_open, ["operation_id", "day", "calculation_logic"]]
    places = positions_in(pd.Index(chosen["operation_id"]), rows["operation_id"])
    is_later = (places >= 0) & (rows["day"].to_numpy() > chosen["day"].to_numpy()[places])
    later = rows.loc[is_later, ["operation_id", "calculation_logic"]]
    return {
        operation_id: f"Not confirmed: {without_neighbors(told)}"
        for operation_id, told in later.itertuples(index=False, name=None)
    }


def _tell(
    found: _Found, later: Mapping[str, str], not_added: Mapping[str, Sequence[str]]
) -> list[Headline]:
    """Return the headline of each operation, with all its reasons."""
    rows = plain_rows(found.first)
    named = _group(rows, found.claims)
    # What a total leaves to other operations is told once: in a sum they are in it, and what is
    # left out of that has its own notes.
    is_alone = len(rows) == 1 and not found.choice.notes
    return [
        _of_operation(
            row
            if is_alone
            else {**row, "calculation_logic": without_neighbors(row["calculation_logic"])},
            named.get(row["operation_id"], []),
            not_added.get(row["operation_id"], ()),
            later.get(row["operation_id"], ""),
        )
        for row in rows
    ]


def _group(chosen: Sequence[Row], claims: pd.DataFrame) -> dict[str, list[Row]]:
    """Return the claims that the rows rest on or were set beside, by operation."""
    ids = {
        one
        for row in chosen
        for one in (*made_of(row), *split_cell(row["triangulating_figure_ids"]))
    }
    found: dict[str, list[Row]] = {}
    for claim in plain_rows(claims[claims["figure_id"].isin(ids)], _CLAIM):
        found.setdefault(claim["operation_id"], []).append(claim)
    return found


def _of_operation(
    row: Row, claims: Sequence[Row], not_added: Sequence[str], unconfirmed: str
) -> Headline:
    """Return the headline of one operation, of its chosen row and the claims that this names."""
    ids = made_of(row)
    parts = [one for one in claims if one["figure_id"] in ids]
    extent = find_extent(row, claims)
    is_confidential = any(one["is_confidential"] for one in claims)
    kept_in = "It rests on a confidential report and must not leave." if is_confidential else ""
    # A derived number's own sentences name what they leave out already.
    missing = [one for one in not_added if one not in row["calculation_logic"]]
    notes = [row["calculation_logic"], say_why(row), *missing, unconfirmed, kept_in]
    return Headline(
        metric=row["metric"],
        label=METRIC_BY_ID[row["metric"]].label,
        value=row["value"],
        low=row["low"],
        high=row["high"],
        qualifier=Qualifier(row["qualifier"]),
        timing=Timing(row["timing"]),
        day=row["day"],
        attributed_to=row["attributed_to"],
        publisher=row["publisher"],
        is_derived=row["is_derived"],
        is_confirmed=bool(row["recommended_figure_ids"]),
        figure_ids=ids,
        alarms=split_cell(row["alarms"]),
        calculation_logic=" ".join(note for note in notes if note),
        meaning=say_meaning(row, parts),
        is_open=extent.is_open,
        range_note=extent.note,
        doubt="" if row["recommended_figure_ids"] else NOT_CONFIRMED,
        unconfirmed=unconfirmed,
        operation=row["operation"],
        operation_ids=(row["operation_id"],),
        not_added=" ".join(not_added),
        household_size=row["household_size"],
        is_confidential=is_confidential,
    )
