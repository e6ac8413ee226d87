"""Which of the dates that a report names is a figure's."""

from datetime import date

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

# Published on Thursday, 15 December 2016. A text a row: first and last day of its last figure.
TOLD = ("2016-12-15", "2016-12-15")
TUESDAY = ("2016-12-13", "2016-12-13")
SINCE = ("2016-12-12", "2016-12-15")
NOVEMBER = ("2016-11-01", "2016-11-30")
MONDAY = ("2016-12-12", "2016-12-12")
CASES = [
    ("Some 300 people left on Tuesday, officials said on Wednesday.", "2016-12-13", "2016-12-13"),
    ("Officials said on Wednesday that 300 people had left.", "2016-12-14", "2016-12-14"),
    ("The convoy set out on Tuesday. It took 300 people out.", "2016-12-13", "2016-12-13"),
    ("The bus left on Tuesday. It snowed. It froze. It snowed. Later 300 people left.", None, None),
    ("Some 300 people sleep in halls that were closed last month. It snows.", *TOLD),
    ("Some 300 people have left so far.", "2016-12-15", "2016-12-15"),
    (
        "A ship took 91 people out, the first since war broke out on 5 December, on Tuesday.",
        *TUESDAY,
    ),
    (
        "It said on Wednesday it moved 91 people, the first since war began in Homs on 5 December.",
        "2016-12-14",
        "2016-12-14",
    ),
    ("They were expected in Homs on Friday. The army put the number moved at 80.", None, None),
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
    (
        "The airlift began on Monday. In the first day and night 300 people were moved.",
        "2016-12-12",
        "2016-12-13",
    ),
    (
        "Since Monday 900 people have left. It was stopped after 300 had left in two days.",
        "2016-12-12",
        "2016-12-13",
    ),
    (
        "The quake struck on Monday. In the first three days 30 people were pulled out alive.",
        "2016-12-12",
        "2016-12-14",
    ),
    ("In two weeks of shelling 300 people have been killed.", "2016-12-01", "2016-12-15"),
    (
        "The four-day operation began on Monday and brought out 300 people.",
        "2016-12-12",
        "2016-12-15",
    ),
    (
        "The three-day operation ended on Wednesday and brought out 300 people.",
        "2016-12-12",
        "2016-12-14",
    ),
    ("Some 300 people were ordered to leave on Tuesday.", "2016-12-13", "2016-12-13"),
    ("Some 300 people were told to leave by Saturday.", None, "2016-12-17"),
    ("On Saturday 300 people have to leave the town.", "2016-12-17", "2016-12-17"),
    ("Some 300 people will be evacuated on Friday and Saturday.", "2016-12-16", "2016-12-17"),
    ("Some 300 people have been trapped there since 2013.", "2013-01-01", None),
    ("Until Friday, when it stopped, 300 people had been bussed out.", None, "2016-12-09"),
    ("Some 300 people were moved before the storm struck on Monday.", None, "2016-12-12"),
    ("By Monday evening 300 people were sheltering in schools.", "2016-12-12", "2016-12-12"),
    ("On Tuesday the road opened. By 6 p.m. 300 people had left.", "2016-12-13", "2016-12-13"),
    ("No flood was so bad since 1999, when 300 people died.", "1999-01-01", "1999-12-31"),
    ("Monday was the deadliest day since 1990: 300 people died.", "2016-12-12", "2016-12-12"),
    ("They left on Monday under the deal of 3 December. It moved 300 people.", *MONDAY),
    ("Forty people left on Monday; 300 people were treated for burns.", *MONDAY),
    ("In the town 300 people were hurt; on Monday the road was shut.", None, None),
    ("ALEPPO, 15 December 2016\n- Idlib: 300 people moved out", "2016-12-15", "2016-12-15"),
    ("The town was told on Monday.\n300 people were moved out.", None, None),
    (
        "On 19 March 1993 a convoy came in. On 31 March 300 people left.",
        "1993-03-31",
        "1993-03-31",
    ),
    (
        "On 29 April 1975 it began. By 29 April it was over. On the 4th 300 people died.",
        "1975-04-04",
        "1975-04-04",
    ),
    (
        "On Wednesday it burned. The quake of Monday was bad. In the first two days 30 died.",
        "2016-12-12",
        "2016-12-13",
    ),
    (
        "The airlift began on Monday. Since it began 300 people have left.",
        "2016-12-12",
        "2016-12-15",
    ),
    ("It should end tomorrow. In the town 300 people were moved out.", None, None),
    ("Some 500 people left on Tuesday, up from 300 people on Monday.", *MONDAY),
    ("Some 300 people were supposed to leave on Wednesday.", "2016-12-14", "2016-12-14"),
    ("Some 300 people were to leave on Saturday.", "2016-12-17", "2016-12-17"),
    ("Officials plan to move 300 people by the end of the week.", None, "2016-12-18"),
    ("The quake struck on 3 December. So far 300 are missing. WHO gives 300 people killed.", *TOLD),
    (
        "It was shut on Monday.\nThe report of 13 December is short.\nThe toll is 300 dead.",
        "2016-12-13",
        "2016-12-13",
    ),
    (
        "The airlift began on Monday. On the second day 300 people were moved.",
        "2016-12-13",
        "2016-12-13",
    ),
    ("It was shut on Monday. Weeks later 300 people were moved.", None, None),
    ("Officials will move 300 people within 48 hours.", "2016-12-15", "2016-12-17"),
    ("The dam broke on Monday. Within two days 300 people were moved.", "2016-12-12", "2016-12-13"),
    ("Officials told 300 people to leave on Tuesday as the storm neared.", *TUESDAY),
    ("This year's flood has displaced 300 people since Tuesday.", "2016-12-13", "2016-12-15"),
    ("The airlift, begun on Monday and held up on Tuesday, has moved 300 people.", *SINCE),
    ("It has so far moved 300 people, including 20 children on Monday.", *MONDAY),
    ("The 20 people moved on Tuesday join 300 people who left last month.", *NOVEMBER),
    ("Fires that broke out on Monday have forced 300 people to flee.", *SINCE),
    ("In that town the toll stands at 300 dead.", "2016-12-15", "2016-12-15"),
    ("Of those who fled since Monday, 300 people live in the camp.", *TOLD),
    ("Fighting stopped on Monday. The school shelters 300 people.", *TOLD),
    ("Rain fell on Monday. So far 300 people have been evacuated.", *TOLD),
    ("Rain fell in early December. The navy evacuated 300 people.", None, None),
    ("By this evening 300 people had been evacuated.", *TOLD),
    (
        "Some 300 people have fled since Monday, the mission said on Wednesday.",
        "2016-12-12",
        "2016-12-14",
    ),
    ("At the fence 300 people are waiting right now.", *TOLD),
    ("Flood report, data at 6 p.m., 13 December 2016\n\nSome 300 people were evacuated.", *TUESDAY),
    ("Some 300 residents were told on Tuesday to get out.", *TUESDAY),
    ("Officials gave 300 people until Saturday to leave.", None, "2016-12-17"),
    ("A train with 300 people pulls out on Saturday.", "2016-12-17", "2016-12-17"),
    ("A day after the road reopened on Monday, 300 people left the town.", *TUESDAY),
    ("A convoy left on Tuesday, a day after 300 people had died.", *MONDAY),
    ("Before the landfall on Monday 300 people had been evacuated.", None, "2016-12-12"),
    ("In the two days up to Tuesday 300 people left.", "2016-12-12", "2016-12-13"),
    (
        "On Tuesday a ship left the town that was raided on 3 December. It evacuated 300 people.",
        *TUESDAY,
    ),
    ("The camp, opened last year, holds 300 people.", *TOLD),
    ("Fire crews, called out on Monday, moved 300 people.", *MONDAY),
    ("Some 300 people have died since mid-November.", "2016-11-15", "2016-12-15"),
    ("In four days of shelling 300 people have been killed.", *SINCE),
    ("In the May floods of 2012 the town lost 300 people.", "2012-01-01", "2012-12-31"),
    ("Report No. 4, as of 13 December 2016, 6 PM\n\n- Idlib: 300 people moved out", *TUESDAY),
    ("Flood in Idlib\nReport 3, 13 December 2016\n\nSome 300 people were moved out.", *TUESDAY),
    ("The airlift on Thursday morning\n\n- Idlib: 300 people moved out", *TOLD),
]


@pytest.mark.parametrize(("text", "start", "end"), CASES, ids=[case[0] for case in CASES])
def test_a_figure_takes_the_date_it_speaks_of(
    text: str, start: str | None, end: str | None, make_report: MakeReport
) -> None:
    figure = extract(make_report(text)).figures[-1]
    assert figure.start_date == (date.fromisoformat(start) if start else None)
    assert figure.end_date == (date.fromisoformat(end) if end else None)


def test_a_total_so_far_is_not_of_the_day_of_a_part(make_report: MakeReport) -> None:
    text = "It has so far moved 300 people, including 20 children on Monday."
    assert extract(make_report(text)).figures[0].start_date == date(2016, 12, 15)
