"""One figure in its report: its sentence marked in the text, and all that is known of it."""

from dataclasses import dataclass

import pandas as pd

from dashboard.view.cells import Row, amount_of, days_of
from dashboard.view.corrected import describe_review, hand_of, read_row, set_beside
from dashboard.view.markup import Mark, definition_list, text_box
from dashboard.view.panel import Screen
from dashboard.view.quotes import report_head
from dashboard.view.theme import format_bounds
from dashboard.view.words import (
    DATE_ACCURACIES,
    REVIEW_STATUSES,
    TIMINGS,
    name_metric,
    name_rule,
)

SCROLL = """<script data-figure="{figure_id}">
for (const box of document.querySelectorAll(".evac-text")) {{
  const mark = box.querySelector(".evac-chosen");
  if (mark) box.scrollTop += mark.getBoundingClientRect().top
    - box.getBoundingClientRect().top - box.clientHeight / 3;
}}
</script>"""
"""Brings the marked words into the box. It holds no text of a report, only an id of our own."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """One figure with its report, as safe HTML.

    Attributes
    ----------
    figure_id, report_id : str
        The figure and its report.
    head : str
        The report: title with its link, publisher and day.
    text : str
        The report's text in a box, the sentence and the figure's words marked.
    facts : str
        What was read out of the words.
    is_in_view : bool
        Whether the filters let the figure through.
    """

    figure_id: str
    report_id: str
    head: str
    text: str
    facts: str
    is_in_view: bool


def build_evidence(screen: Screen, figure_id: str) -> Evidence | None:
    """Return a figure with its report, whether or not the filters let it through."""
    figures, reports = screen.tables.figures, screen.tables.reports
    found = figures[figures["figure_id"] == figure_id]
    report_ids = reports["report_id"].isin(found["report_id"])
    if found.empty or not report_ids.any():
        return None
    figure = found.iloc[0].to_dict()
    report = reports[report_ids].iloc[0].to_dict()
    by = hand_of(screen.tables, figure_id)
    return Evidence(
        figure_id=figure_id,
        report_id=report["report_id"],
        head=report_head(report),
        text=text_box(report["text"], _marks(figure, report["text"])),
        facts=definition_list(
            [
                *set_beside(_facts(figure, figures), _facts(read_row(figure), figures)),
                ("Review", describe_review(figure, by) or REVIEW_STATUSES[""]),
                ("Read by", name_rule(str(figure["rule"]))),
            ]
        ),
        is_in_view=bool((screen.claims["figure_id"] == figure_id).any()),
    )


def _marks(figure: Row, text: str) -> list[Mark]:
    words = Mark(figure["start"], figure["end"], "chosen", name_metric(figure["metric"]))
    sentence = figure["sentence"]
    # The sentence is stored as text; its place is the one that holds the figure's words.
    first = text.rfind(sentence, 0, figure["start"] + len(sentence)) if sentence else -1
    if first < 0 or not first <= figure["start"] < first + len(sentence):
        return [words]
    return [Mark(first, first + len(sentence), "sentence", "sentence"), words]


def _facts(figure: Row, figures: pd.DataFrame) -> list[tuple[str, str]]:
    whole = figures[figures["figure_id"] == figure["subset_of"]] if figure["subset_of"] else None
    low, high, accuracy = figure["low"], figure["high"], figure["date_accuracy"]
    closeness = DATE_ACCURACIES.get(accuracy, "") if isinstance(accuracy, str) else ""
    phrase = f"“{figure['date_phrase']}”" if figure["date_phrase"] else ""
    carried = " (from a sentence before)" if figure["is_place_carried"] else ""
    return [
        ("Counted", name_metric(figure["metric"])),
        ("Number", amount_of(figure)),
        ("Range", format_bounds(low, high) if low != high and not pd.isna(figure["value"]) else ""),
        ("Who", figure["population"]),
        ("Meaning", TIMINGS[figure["timing"]]),
        ("Part of", "" if whole is None or whole.empty else str(whole.iloc[0]["evidence"])),
        ("When", ", ".join(part for part in (days_of(figure), closeness, phrase) if part)),
        ("From", figure["origin"] and figure["origin"] + carried),
        ("To", figure["destination"] and figure["destination"] + carried),
        ("At", figure["place"] and figure["place"] + carried),
        ("Said by", figure["attributed_to"]),
    ]
