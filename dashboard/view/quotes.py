"""Sentences quoted from reports, with the words of a figure marked and the source named."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from html import escape

import pandas as pd

from dashboard.view.markup import Mark, anchor, mark_text
from dashboard.view.theme import format_day, metric_color
from dashboard.view.words import name_metric


@dataclass(frozen=True, slots=True)
class Quote:
    """One sentence that bears a figure.

    Attributes
    ----------
    figure_id : str
        The figure.
    html : str
        The sentence, safe, with its source under it.
    """

    figure_id: str
    html: str


def as_day(value: object) -> date | None:
    """Return a cell of a date column as a day, None where it is empty."""
    return value.date() if isinstance(value, pd.Timestamp) else None


def quotes_of(claims: pd.DataFrame, figure_ids: Iterable[str]) -> tuple[Quote, ...]:
    """Return the sentences of these figures, by day of publication.

    Parameters
    ----------
    claims : pandas.DataFrame
        One row a figure, see `tidy/claims.py`.
    figure_ids : iterable of str
        Ids; one that is not in the claims is left out.
    """
    chosen = claims[claims["figure_id"].isin(list(figure_ids))].sort_values(
        ["published_date", "figure_id"], kind="stable"
    )
    return tuple(_quote(row) for row in chosen.to_dict("records"))


def _quote(row: dict[str, object]) -> Quote:
    sentence, evidence = str(row["sentence"]), str(row["evidence"])
    at = sentence.find(evidence)
    metric = str(row["metric"])
    marks = (
        [Mark(at, at + len(evidence), "figure", name_metric(metric), metric_color(metric))]
        if at >= 0
        else []
    )
    published = as_day(row["published_date"])
    when = f", {format_day(published)}" if published else ""
    source = anchor(str(row["url"]), str(row["publisher"]) or "unknown publisher")
    return Quote(
        str(row["figure_id"]),
        f'<blockquote class="evac-quote" dir="auto">{mark_text(sentence, marks)}'
        f"<footer>{source}{escape(when)}</footer></blockquote>",
    )
