"""New, total or planned, by the words around a number."""

import pytest

from dashboard.base.vocabulary import Timing
from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

NEW = [
    "A total of 1,200 people were evacuated on Tuesday.",
    "Some 5,300 people had left for Idlib in the last three weeks.",
    "By bus, 700 residents left the village.",
    "Between 3 and 9 December the shelling killed 12 people.",
    "Some 208 people had landed in Larnaca.",
    "Before the evacuation was stopped, 9,500 people had left the city in two days.",
    "They had already brought 571 people out on Sunday and Monday.",
    "Gunfire late on Saturday has killed 82 people.",
    "Between 3 and 9 December some 5,000 people fled the town.",
    "On Tuesday alone, 6,000 people fled across the border.",
    "It was the worst storm since 1999, when 300 people died.",
    "The staff, 300 people in all, were evacuated over the weekend.",
    "Some 300 of the people fled in October, double the number of September.",
    "Some 400 people were evacuated at the beginning of December.",
    "Some 400 people have been evacuated every day.",
    "Ten people are dead after a fire broke out in the town.",
    "The bus took 300 people of the staff of Total to the port.",
    "By dawn all had left. Officials said that 300 people died in the town.",
    "The town, ringed since 2015, was left by 300 people.",
    "A first group of 66 people has been taken to the airport.",
    "The longest convoy so far took out 700 people.",
]
TOTAL = [
    "Some 300 people were flown from Homs in total: the navy made five trips.",
    "Some 1,000 people had left when the road was cut on Tuesday.",
    "Some 1,000 people had left by the time the road was cut on Tuesday.",
    "The ministry counts 73 dead in the town.",
    "UN agencies verified 4,255 deaths.",
    "Divers recovered 12 bodies from the river.",
    "As of 6 p.m. 76,407 people had arrived.",
    "Over the last year the war has killed 300 people.",
    "Until Friday, when it stopped, 300 people had been bussed out.",
    "Some 300 people were moved before the storm struck on Monday.",
    "To date 430 people were relocated.",
    "Some 300 people were evacuated since the operation started.",
    "Since Monday 300 people were evacuated.",
    "By Tuesday evening 5,600 people had been evacuated.",
    "Altogether, 800 people left the village on buses.",
    "Altogether 8,455 were evacuated from the town.",
    "A total of 2,122 people were flown out.",
    "The number of evacuees now stands at 5,000.",
    "The number of evacuees has grown to 5,000.",
    "The number of evacuees surpassed 5,000.",
    "The convoy brings the total of evacuees to 6,000.",
    "The death toll has climbed to 120.",
    "The floods have claimed 11 lives.",
    "The fighting has cost 2,464 lives.",
    "Six people have been injured.",
    "The operation, which started on Monday, has moved 4,500 people.",
    "Seven people are dead, a doctor said.",
    "From 14 to 30 November some 400 people were evacuated.",
    "Some 400 people left so far this year.",
]
PLANNED = [
    "The evacuation order has been lifted for 3,000 people, who may go home.",
    "Evacuation orders were cancelled for 900 families in the valley.",
    "Up to 50,000 people could be evacuated.",
    "Some 60,000 people were told to evacuate on Tuesday.",
    "Some 4,000 residents were urged to leave.",
    "Officials plan to evacuate 10,000 people.",
    "The army was preparing to evacuate 300 civilians.",
    "Another 2,500 people are awaiting evacuation.",
    "The ministry aims to bring out 400 nationals.",
    "Around 700 people remain trapped in the town.",
    "About 500 tourists are stranded on the island.",
    "Thirty buses are waiting at the crossing.",
    "Thirty buses stood ready at the crossing.",
    "Thirty ambulances were lined up outside the town.",
    "The evacuation goes on. Some 22 flights out of the town were planned for Friday.",
    "The evacuation goes on. Eight buses have been promised.",
    "The evacuation goes on. For Sunday the city lays on 80 buses.",
]
CASES = [
    *((text, Timing.NEW) for text in NEW),
    *((text, Timing.CUMULATIVE) for text in TOTAL),
    *((text, Timing.PLANNED) for text in PLANNED),
]


@pytest.mark.parametrize(("text", "timing"), CASES, ids=[text for text, _ in CASES])
def test_the_words_around_a_number_tell_its_timing(
    text: str, timing: Timing, make_report: MakeReport
) -> None:
    (figure,) = extract(make_report(text)).figures
    assert figure.timing is timing


def test_a_perfect_tense_holds_for_the_verb_that_is_joined_to_it(make_report: MakeReport) -> None:
    text = "The fighting has killed 12 people and injured 30 more."
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [Timing.CUMULATIVE] * 2


@pytest.mark.parametrize(
    "text",
    [
        "Some 300 people were evacuated on Friday, bringing the total to 2,000.",
        "A flight left on Friday with 110 aboard, which brings the number of evacuees to 385.",
        "Some 75 people were flown out this morning, taking the total to about 275.",
        "On Friday 1,200 people left. That brings to 3,500 the number of residents evacuated.",
    ],
)
def test_a_total_told_after_a_number_is_not_that_number(text: str, make_report: MakeReport) -> None:
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [Timing.NEW, Timing.CUMULATIVE]


@pytest.mark.parametrize(
    ("row", "timing"),
    [
        ("- Karachi: 799 people moved out", Timing.CUMULATIVE),
        ("Beirut: About 799 people were moved out on Tuesday.", Timing.NEW),
    ],
    ids=["row", "dateline"],
)
def test_rows_of_a_list_state_totals_but_a_dateline_makes_no_row(
    row: str, timing: Timing, make_report: MakeReport
) -> None:
    report = make_report(f"Evacuation after the flood\n\n{row}")
    (figure,) = extract(report, frozenset({"Karachi", "Beirut"})).figures
    assert figure.timing is timing


def test_what_was_moved_on_a_day_of_its_own_is_no_part_of_the_plan(make_report: MakeReport) -> None:
    text = "Some 65,000 people have to leave. Around 100 of them were moved on Tuesday."
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [Timing.PLANNED, Timing.NEW]


def test_a_day_alone_is_not_summed_up_by_the_total_beside_it(make_report: MakeReport) -> None:
    text = "On Tuesday alone 4,000 people crossed the border, and since Monday 17,000 have."
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [Timing.NEW, Timing.CUMULATIVE]


def test_a_total_of_vehicles_is_none_of_people(make_report: MakeReport) -> None:
    text = "A total of 61 buses drove to the town and 300 people were evacuated."
    assert {figure.timing for figure in extract(make_report(text)).figures} == {Timing.NEW}


def test_a_part_with_a_day_of_its_own_is_no_total(make_report: MakeReport) -> None:
    text = "So far 900 people have left. Of them, 300 left on Tuesday."
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [Timing.CUMULATIVE, Timing.NEW]


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("The toll rose from 3 to 8 on Tuesday.", Timing.CUMULATIVE),
        ("The number moved out went from 40 on Monday to 90 on Tuesday.", Timing.CUMULATIVE),
        ("By Friday 96 people had left, up from 75 a day earlier.", Timing.CUMULATIVE),
        ("Some 500 people left on Tuesday, up from 300 on Monday.", Timing.NEW),
    ],
    ids=["from and to", "from and to with days", "total", "new"],
)
def test_a_number_that_another_grew_from_is_of_the_same_kind(
    text: str, timing: Timing, make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [timing, timing]


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("The count stands at 304 dead and 1,380 injured.", Timing.CUMULATIVE),
        ("The blast left 12 dead and 30 injured.", Timing.NEW),
    ],
    ids=["total", "new"],
)
def test_harm_told_in_one_breath_is_of_one_kind(
    text: str, timing: Timing, make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    assert [figure.timing for figure in figures] == [timing, timing]
