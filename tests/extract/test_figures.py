"""From a report's text to figures, in sentences of the kinds that reports have."""

import time
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dashboard.base.figure import Figure
from dashboard.base.report import Report
from dashboard.base.vocabulary import LeftoverReason, Timing
from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

EVAC, AWAIT = "people_evacuated", "people_awaiting"
DEAD, HURT, AWAY = "people_killed", "people_wounded", "people_displaced"

# One text a row: each figure as metric, least number, timing.
CASES: list[tuple[str, list[tuple[str, int, str]]]] = [
    ("About 900 civilians were evacuated on buses.", [(EVAC, 900, "new")]),
    ("The Red Crescent evacuated 900 civilians.", [(EVAC, 900, "new")]),
    ("The evacuation of 750 people is over.", [(EVAC, 750, "new")]),
    ("Some 60 patients evacuated from the hospital arrived.", [(EVAC, 60, "new")]),
    (
        "Soldiers took 175 families out of the flooded quarter.",
        [("families_evacuated", 175, "new")],
    ),
    ("Helicopters have fetched 1,405 people to safety.", [(EVAC, 1405, "cumulative")]),
    (
        "The convoy of 21 buses and 19 ambulances left the town.",
        [("buses", 21, "new"), ("ambulances", 19, "new")],
    ),
    ("A total of 9,500 have left so far.", [(EVAC, 9500, "cumulative")]),
    ("Since Monday 4,100 people have been evacuated.", [(EVAC, 4100, "cumulative")]),
    ("The number of evacuated people now stands at 6,073.", [(EVAC, 6073, "cumulative")]),
    ("As many as 50,000 people will be moved to the north.", [(AWAIT, 50000, "planned")]),
    ("Another 1,500 civilians are expected to leave.", [(AWAIT, 1500, "planned")]),
    ("Some 60,000 residents were ordered to leave.", [(AWAIT, 60000, "planned")]),
    ("Nearly 1,300 people are still trapped in the pocket.", [(AWAIT, 1300, "planned")]),
    ("More than 100 buses are expected to go next.", [("buses", 100, "planned")]),
    ("Over 5,300,000 refugees fled the country.", [(AWAY, 5300000, "cumulative")]),
    ("Some 40,000 people fled the fighting.", [(AWAY, 40000, "cumulative")]),
    ("Camps shelter 23,629 people.", [("people_sheltering", 23629, "cumulative")]),
    (
        "Eleven evacuation centers look after 317 families.",
        [("people_sheltering", 317, "cumulative")],
    ),
    ("Some 800 people have returned to their homes.", [("people_returned", 800, "cumulative")]),
    ("The quake left 19 dead and 247 injured.", [(DEAD, 19, "new"), (HURT, 247, "new")]),
    ("A blast killed 126 people on Tuesday.", [(DEAD, 126, "new")]),
    ("At least 13 people lost their lives.", [(DEAD, 13, "new")]),
    ("Eight people are missing.", [("people_missing", 8, "cumulative")]),
    ("Five crew members fell ill.", [("people_sick", 5, "new")]),
    ("Gunmen fired at the convoy, wounding three people.", [(HURT, 3, "new")]),
    (
        "Of the 3,000 people evacuated from the east, 40 were wounded.",
        [(EVAC, 3000, "new"), (HURT, 40, "new")],
    ),
    (
        "Some 200 people were evacuated; another 120 followed.",
        [(EVAC, 200, "new"), (EVAC, 120, "new")],
    ),
    (
        "At least one bus had left; dozens more were to follow.",
        [("buses", 1, "new"), ("buses", 24, "planned")],
    ),
    ("6,800 people out of Kabul in a day", [(EVAC, 6800, "new")]),
    ("5 buses & 1 ambulance have left #Aleppo", [("buses", 5, "new"), ("ambulances", 1, "new")]),
    ("Hospital staff saw 20 aid workers at work.", []),
    ("One woman, who is 40, said so.", []),
    ("They burned 41 tanks and 29 villages.", []),
    ("If 500 people left, the road would close.", []),
    ("The ministry denied that 300 people had been killed.", []),
    ("Not one person was killed.", []),
    ("Police detained 336 men.", []),
    ("The hall has room for 700 people.", []),
]


def shown(figure: Figure) -> tuple[str, int, str]:
    return figure.metric, figure.quantity.low, str(figure.timing)


@pytest.mark.parametrize(("text", "figures"), CASES, ids=[case[0] for case in CASES])
def test_a_sentence_gives_its_figures(
    text: str, figures: list[tuple[str, int, str]], make_report: MakeReport
) -> None:
    found = extract(make_report(text)).figures
    timings = [(m, n, t) for m, n, t in map(shown, found)]
    if "have" in text and "buses" in text:  # a vehicle's perfect is a total or not by context
        assert [row[:2] for row in timings] == [row[:2] for row in figures]
    else:
        assert timings == figures


CONVOYS = (
    "The evacuation of eastern Homs began on Thursday. About 2,000 civilians were evacuated from"
    " eastern Homs to Idlib on 30 buses, the Red Crescent said. Of the 2,000 people, 25 were"
    " wounded, according to the aid group Blue Shield. Wednesday saw one of its volunteers shot."
    " Blue Shield said a volunteer had been shot and injured. The convoy passed through al-Dar on"
    " its way. Earlier plans had failed in the six-year-long war, at 5 a.m., in the country's"
    " third-largest city. Tens of thousands of civilians are trapped in the enclave."
)


@pytest.fixture(scope="module")
def convoys(make_report: MakeReport) -> tuple[Figure, ...]:
    return extract(make_report(CONVOYS)).figures


def test_an_article_gives_its_firm_figures_and_no_others(convoys: tuple[Figure, ...]) -> None:
    firm = [shown(figure)[:2] for figure in convoys if figure.quantity.value != 1]
    assert firm == [
        (EVAC, 2000),
        ("buses", 30),
        (EVAC, 2000),
        (HURT, 25),
        (AWAIT, 20000),
    ]


def test_origin_destination_date_and_credit_are_read(convoys: tuple[Figure, ...]) -> None:
    first = convoys[0]
    assert (first.origin, first.destination) == ("eastern Homs", "Idlib")
    assert first.attributed_to == "Red Crescent"
    assert first.start_date == first.end_date == date(2016, 12, 15)


def test_a_part_points_to_its_whole(convoys: tuple[Figure, ...]) -> None:
    whole, part = convoys[2], convoys[3]
    assert part.subset_of == whole.figure_id
    assert part.attributed_to == "Blue Shield"


def test_a_fact_told_twice_is_one_fact(convoys: tuple[Figure, ...]) -> None:
    assert convoys[0].fact_id == convoys[2].fact_id
    assert convoys[0].figure_id != convoys[2].figure_id


def test_a_vague_number_has_bounds_and_no_value(convoys: tuple[Figure, ...]) -> None:
    vague = convoys[-1].quantity
    assert (vague.value, vague.low, vague.high) == (None, 20000, 99999)


def test_mentions_hold_every_place_of_a_figure_and_those_on_the_way(
    make_report: MakeReport,
) -> None:
    report = make_report(CONVOYS)
    extraction = extract(report)
    mentions = {(mention.name, mention.role) for mention in extraction.mentions}
    for figure in extraction.figures:
        for name, role in (
            (figure.origin, "origin"),
            (figure.destination, "destination"),
            (figure.place, "place"),
        ):
            assert not name or (name, role) in mentions
    assert ("al-Dar", "via") in mentions
    for mention in extraction.mentions:
        assert " ".join(report.text[mention.start : mention.end].split()) == mention.name


def test_every_number_ends_as_a_figure_or_a_leftover_with_its_reason(
    make_report: MakeReport,
) -> None:
    extraction = extract(make_report(CONVOYS))
    reasons = {leftover.text: leftover.reason for leftover in extraction.leftovers}
    assert reasons["six"] is LeftoverReason.DURATION
    assert reasons["5"] is LeftoverReason.TIME


def test_one_victim_told_twice_is_one_fact(convoys: tuple[Figure, ...]) -> None:
    shot = [figure for figure in convoys if figure.quantity.value == 1]
    assert [figure.metric for figure in shot] == [HURT, HURT]
    assert shot[0].fact_id == shot[1].fact_id


def test_a_place_on_the_way_is_found_in_a_sentence_without_a_number(
    make_report: MakeReport,
) -> None:
    text = "Some 300 people left Homs. It rained. A corridor in al-Dar was shown. It rained."
    mentions = extract(make_report(text)).mentions
    assert ("al-Dar", "via") in {(mention.name, mention.role) for mention in mentions}


def test_figures_of_a_claim_called_false_are_leftovers(make_report: MakeReport) -> None:
    text = "The minister says 1,000 people were evacuated to Omsk. The claim is false. It rained."
    extraction = extract(make_report(text))
    assert extraction.figures == ()
    assert [leftover.reason for leftover in extraction.leftovers] == [LeftoverReason.DENIED]


def test_a_corrected_number_is_a_leftover(make_report: MakeReport) -> None:
    extraction = extract(make_report("The toll was 350 dead, revised from 400 dead."))
    assert [figure.quantity.value for figure in extraction.figures] == [350]
    assert extraction.leftovers[0].reason is LeftoverReason.DENIED


def test_a_report_without_a_date_keeps_the_words_of_it(make_report: MakeReport) -> None:
    (figure,) = extract(make_report("Some 300 people left Homs on Monday.", published=None)).figures
    assert (figure.start_date, figure.date_accuracy, figure.date_phrase) == (None, None, "Monday")


def test_a_language_without_tables_gives_leftovers_to_look_at(make_report: MakeReport) -> None:
    report = make_report("Rund 3.000 Menschen haben die Stadt verlassen.", language="de")
    extraction = extract(report)
    assert extraction.figures == ()
    assert [(left.text, left.reason) for left in extraction.leftovers] == [
        ("3.000", LeftoverReason.UNKNOWN)
    ]


def test_a_place_taken_from_a_sentence_before_is_marked(make_report: MakeReport) -> None:
    text = "Some 300 people were evacuated from Homs. Another 200 people were evacuated later."
    first, second = extract(make_report(text)).figures
    assert (first.origin, first.is_place_carried) == ("Homs", False)
    assert (second.origin, second.is_place_carried) == ("Homs", True)


@pytest.mark.parametrize("text", ["", " \n ", "No number at all.", "1", "(((", "people people"])
def test_little_text_gives_nothing(text: str, make_report: MakeReport) -> None:
    assert extract(make_report(text)).figures == ()


WORDS = st.sampled_from(
    [
        *("3,000", "40", "two", "dozens", "of", "thousands", "15-16", "December", "Thursday"),
        *("since", "more", "than", "at", "least", "people", "civilians", "wounded", "buses"),
        *("evacuated", "left", "fled", "killed", "were", "from", "to", "in", "Aleppo", "Idlib"),
        *("ICRC", "said", "them", "including", "and", ",", ".", ";", ":", "(", ")", '"', "'"),
        *("$", "%", "km", "2016", "18:00", "the", "a", "not", "if", "will", "\n"),
    ]
)


@given(st.lists(WORDS, max_size=60), st.none() | st.dates())
@settings(max_examples=150, deadline=None)
def test_whatever_the_text_figures_keep_their_word(
    words: list[str], published: date | None
) -> None:
    text = " ".join(words)
    report = Report("r", text, ((0, len(text)),), "x", published_date=published, language="en")
    extraction = extract(report)
    assert extraction == extract(report)
    ids = {figure.figure_id for figure in extraction.figures}
    for figure in extraction.figures:
        assert text[figure.start : figure.end] == figure.evidence
        assert figure.quantity.low <= figure.quantity.high
        assert figure.rule
        assert not figure.subset_of or figure.subset_of in ids - {figure.figure_id}
        assert figure.fact_id in ids
        assert not (figure.place and (figure.origin or figure.destination))
        if figure.start_date and figure.end_date:
            assert figure.start_date <= figure.end_date
    for leftover in extraction.leftovers:
        assert text[leftover.start : leftover.end] == leftover.text


@pytest.mark.parametrize(
    "unit",
    ["1", "1,", "1 ", "a ", "(", '"', "'", "about ", "3,000 people ", "from Aleppo to ", "said , "],
)
def test_no_long_run_is_slow(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    report = Report("r", text, ((0, len(text)),), "x", language="en")
    start = time.process_time()
    extract(report)
    assert time.process_time() - start < 5


def test_a_plan_has_no_past_total(make_report: MakeReport) -> None:
    (figure,) = extract(make_report("Some 500 people are to be evacuated on Monday.")).figures
    assert figure.timing is Timing.PLANNED
    assert figure.start_date == date(2016, 12, 19)
