"""Reports quoted: their headline, and the sentences that bear figures, as safe HTML."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

import pandas as pd

from dashboard.base.languages import name_language
from dashboard.tidy.wording import title_of
from dashboard.view.cells import Row, published_of
from dashboard.view.corrected import describe_review
from dashboard.view.markup import Mark, anchor, mark_text
from dashboard.view.theme import metric_color
from dashboard.view.words import name_metric


@dataclass(frozen=True, slots=True)
class Quote:
    """The sentence of one figure.

    Attributes
    ----------
    figure_id, report_id : str
        The figure and its report.
    html : str
        The sentence with its source under it, safe.
    """

    figure_id: str
    report_id: str
    html: str


def report_head(report: Row) -> str:
    """Return a report's title, linked where it can be, with what is known of it under it.

    Parameters
    ----------
    report : Row
        A row of the `reports` table.
    """
    parts = (
        report["publisher"],
        published_of(report, "needs a date"),
        name_language(report["language"]) if report["language"] else "",
        "confidential" if report["is_confidential"] else "",
    )
    title = anchor(report["url"], title_of(report))
    return (
        f"<div class='evac-link' dir='auto'><strong>{title}</strong>"
        f"<div class='evac-small'>{escape(' · '.join(part for part in parts if part))}</div></div>"
    )


def quotes_of(claims: pd.DataFrame, figure_ids: Iterable[str]) -> tuple[Quote, ...]:
    """Return the sentences of these figures, by day of publication.

    Parameters
    ----------
    claims : pandas.DataFrame
        One row a figure, see `tidy/claims.py`; a column ``by`` tells who reviewed it.
    figure_ids : iterable of str
        Ids; one that is not in the claims is left out.

    Returns
    -------
    tuple of Quote
        Each sentence with its figure marked and its source under it.
    """
    chosen = claims[claims["figure_id"].isin(list(figure_ids))].sort_values(
        ["published_date", "figure_id"], kind="stable"
    )
    return tuple(_quote(row) for row in chosen.to_dict("records"))


def _quote(row: Row) -> Quote:
    sentence, evidence, metric = row["sentence"], row["evidence"], row["metric"]
    at = sentence.find(evidence)
    mark = Mark(at, at + len(evidence), "figure", name_metric(metric), metric_color(metric))
    source = anchor(row["url"], row["publisher"] or "unknown publisher")
    secret = " · confidential" if row["is_confidential"] else ""
    review = describe_review(row, row.get("by", ""))
    review = f" · {escape(review)}" if review else ""
    return Quote(
        row["figure_id"],
        row["report_id"],
        f'<blockquote class="evac-quote" dir="auto">{mark_text(sentence, [mark])}'
        f"<footer>{source}, {escape(published_of(row, 'no date'))}{secret}{review}</footer>"
        "</blockquote>",
    )
