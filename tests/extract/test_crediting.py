"""Whose figure it is, over several sentences."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

CASES = [
    (
        "“We moved 300 people. They are safe. Another 40 people were evacuated,” said Jane Doe.",
        ["Jane Doe", "Jane Doe"],
    ),
    (
        'Jane Doe said: "We moved 300 people. It took days. It rained. 40 people were evacuated."',
        ["Jane Doe", "Jane Doe"],
    ),
    (
        "The Red Crescent said 300 people left. It rained. The agency said 40 people left.",
        ["Red Crescent", "Red Crescent"],
    ),
    (
        "A UN official said 300 people left. An officer said 20 died. The official said 40 remain.",
        ["UN official", "officer", "UN official"],
    ),
    (
        "Jane Doe gave the count. Some 300 people left. It rained. Another 40 people left.",
        ["Jane Doe", "Jane Doe"],
    ),
    (
        "Evacuated were 300 people in Kutch and 90 in Rajkot, according to the state government.",
        ["state government"] * 2,
    ),
    ("Jane Doe said so.\n\nIt rained.\n\nSome 300 people were evacuated.", [""]),
]


@pytest.mark.parametrize(("text", "sources"), CASES, ids=[text for text, _ in CASES])
def test_each_figure_has_its_source(text: str, sources: list[str], make_report: MakeReport) -> None:
    assert [figure.attributed_to for figure in extract(make_report(text)).figures] == sources
