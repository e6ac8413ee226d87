"""Agreement with reports annotated by hand: floors, raised whenever the scores rise."""

import json
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dashboard.base.figure import Figure
from dashboard.base.report import Report, text_id
from dashboard.base.settings import Settings
from dashboard.decode.sentences import split_sentences
from dashboard.extract.figures import extract
from dashboard.extract.scoring import Score, score
from dashboard.locate.geocoder import open_locator

GOLD = Path(__file__).parents[1] / "gold"
F1 = {"number": 0.96, "metric": 0.9, "complete": 0.545}
SHARES = {
    "timing": 0.91,
    "when": 0.835,
    "places": 0.75,
    "credit": 0.86,
    "subset": 0.935,
    "qualifier": 0.98,
}


def as_row(figure: Figure) -> dict[str, Any]:
    row = asdict(figure)
    return {**row, **row.pop("quantity")}


@pytest.fixture(scope="module")
def total() -> Score:
    result = Score()
    known = open_locator(Settings.from_env()).known_names
    for file in sorted(GOLD.glob("*.json")):
        gold = json.loads(file.read_text(encoding="utf-8"))
        text, day = gold["text"], gold.get("published")
        report = Report(
            text_id(text),
            text,
            split_sentences(text, "en"),
            file.name,
            published_date=date.fromisoformat(day) if day else None,
            language="en",
        )
        rows = [as_row(figure) for figure in extract(report, known).figures]
        result.add(score(text, gold["figures"], rows))
    return result


@pytest.mark.parametrize("measure", F1)
def test_figures_agree_with_those_found_by_hand(total: Score, measure: str) -> None:
    assert total.f1(measure) >= F1[measure], "\n".join(total.faults[:40])


@pytest.mark.parametrize("aspect", SHARES)
def test_what_is_said_of_a_figure_agrees(total: Score, aspect: str) -> None:
    assert total.share(aspect) >= SHARES[aspect], "\n".join(total.faults[:40])
