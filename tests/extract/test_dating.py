"""Which of the dates that a report names is a figure's."""

from datetime import date

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

# Published on Thursday, 15 December 2016. A text a row: first and last day of its last figure.
CASES = [
    ("Some 300 people left on Tuesday, officials said on Wednesday.", "2016-12-13", "2016-12-13"),
    ("Officials said on Wednesday that 300 people had left.", "2016-12-14", "2016-12-14"),
    ("The convoy set out on Tuesday. It took 300 people out.", "2016-12-13", "2016-12-13"),
    ("The convoy set out on Tuesday.\n\nLater 300 people left the camp.", None, None),
    ("The bus left on Tuesday. It snowed. It froze. It snowed. Later 300 people left.", None, None),
    ("Some 300 people have left so far.", "2016-12-15", "2016-12-15"),
    ("By Tuesday evening 300 people had left.", None, "2016-12-13"),
    ("Up to 12 December 300 people had left.", None, "2016-12-12"),
    ("The airlift, which began on Monday, has moved 300 people.", "2016-12-12", "2016-12-15"),
    ("The airlift began on Monday, when 300 people were moved.", "2016-12-12", "2016-12-12"),
    ("Some 300 people will be evacuated on Monday.", "2016-12-19", "2016-12-19"),
    ("Some 300 people will be evacuated by Friday evening.", None, "2016-12-16"),
    ("Some 300 people were told to evacuate on Monday.", "2016-12-12", "2016-12-12"),
    ("The storm is expected on Friday and 300 people were evacuated.", None, None),
    ("As of 13 December.\nSome 300 people were evacuated.", "2016-12-13", "2016-12-13"),
    ("In the past 24 hours 300 people were evacuated.", "2016-12-14", "2016-12-15"),
    ("In August 2012 around 300 people died there.", "2012-08-01", "2012-08-31"),
    (
        "Before the evacuation was stopped, 9,500 people had left the city in two days.",
        None,
        None,
    ),
]


@pytest.mark.parametrize(("text", "start", "end"), CASES, ids=[case[0] for case in CASES])
def test_a_figure_takes_the_date_it_speaks_of(
    text: str, start: str | None, end: str | None, make_report: MakeReport
) -> None:
    figure = extract(make_report(text)).figures[-1]
    assert figure.start_date == (date.fromisoformat(start) if start else None)
    assert figure.end_date == (date.fromisoformat(end) if end else None)
