"""Rows of totals, and the places that they do not take from the rows above."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

KNOWN = frozenset({"Warri", "Asaba", "Lokoja", "Kogi"})
LIST = "- Warri: 310\n- Asaba: 240\n- Lokoja: 150\n"
TABLE = "Town | Evacuated\nWarri | 310\nAsaba | 240\n"
NO_PLACES: set[str] = set()


@pytest.mark.parametrize(
    ("text", "number", "places"),
    [
        (f"People evacuated by town\n\n{LIST}Total: 700", "700", NO_PLACES),
        (f"People evacuated by town\n\n{LIST}Grand total: 700", "700", NO_PLACES),
        (f"People evacuated in Kogi\n\n{LIST}Total: 700", "700", {"Kogi"}),
        (f"People evacuated by town\n\n{LIST}Others: 90\nTotal: 790", "790", NO_PLACES),
        (f"{TABLE}Total | 550", "550", NO_PLACES),
        (f"{TABLE}Total | 550", "240", {"Asaba"}),
        ("People evacuated from Warri\n\nTotal: 700", "700", {"Warri"}),
        ("People evacuated by town\n\nWarri: 310\nTotal: 310", "310", {"Warri"}),
    ],
    ids=[
        "a list",
        "two words",
        "the heading's",
        "a row without a place",
        "a table",
        "a row of one place",
        "no rows",
        "one row sums up nothing",
    ],
)
def test_a_row_of_totals_takes_none_of_its_rows_places(
    text: str, number: str, places: set[str], make_report: MakeReport
) -> None:
    figures = extract(make_report(text), KNOWN).figures
    figure = [figure for figure in figures if figure.evidence == number][-1]
    assert {figure.origin, figure.destination, figure.place} - {""} == places


def test_a_total_of_a_place_of_its_own_is_no_row_of_totals(make_report: MakeReport) -> None:
    text = f"People evacuated by town\n\n{LIST}Total in Warri: 900"
    figure = extract(make_report(text), KNOWN).figures[-1]
    assert "Warri" in (figure.origin, figure.place)
