"""Short reports in which the metric of a number hangs on what the sentences before it tell."""

from collections import Counter
from pathlib import Path

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

# A report a line, and below it its figures: each a metric, without "people_", and a number.
LINES = Path(__file__).with_name("metrics_in_context.txt").read_text("utf-8").splitlines()
CASES = list(zip(LINES[::2], LINES[1::2], strict=True))


@pytest.mark.parametrize(("text", "expected"), CASES, ids=LINES[::2])
def test_a_report_gives_its_figures(text: str, expected: str, make_report: MakeReport) -> None:
    found = []
    for figure in extract(make_report(text)).figures:
        number = figure.quantity.value if figure.quantity.value is not None else figure.quantity.low
        found.append(f"{figure.metric.removeprefix('people_')} {number}")
    assert Counter(found) == Counter(expected.strip().split(", "))
