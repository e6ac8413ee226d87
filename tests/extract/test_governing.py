"""Which verb of a sentence tells of a number, and which tells of another."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

EVACUATED, AWAITING, SHELTERED = "people_evacuated", "people_awaiting", "people_sheltering"

CASES: list[tuple[str, list[tuple[str, int]]]] = [
    (
        "The ship went back, as some 700 guests and 90 locals had been stranded in the bay.",
        [(AWAITING, 700), (AWAITING, 90)],
    ),
    (
        "Some 8,000 people fled, and 3,000 of these are now in 40 evacuation centres.",
        [("people_displaced", 8000), (SHELTERED, 3000)],
    ),
    ("At the stadium there are 2,500 people.", [(SHELTERED, 2500)]),
    ("Soldiers got 60 people down from the roofs.", [(EVACUATED, 60)]),
    ("By evening 900 people had been taken into camps.", [(EVACUATED, 900)]),
    ("Six patients stayed behind at the hospital.", [(AWAITING, 6)]),
    ("Four buses and a dozen lorries were all he saw.", [("buses", 4), ("vehicles", 12)]),
    ("Some 300 people left by bus, and the shops shut at eleven.", [(EVACUATED, 300)]),
    ("Some 300 people left by bus by two in the morning.", [(EVACUATED, 300)]),
    ("Some 300 children were bused out; the youngest are two.", [(EVACUATED, 300)]),
    ("He gave 400 as missing and 30 as dead.", [("people_missing", 400), ("people_killed", 30)]),
    ("Houses hit: 2,400", []),
    (
        "Some 4,500 live in camps and 2,000 with host families.",
        [(SHELTERED, 4500), ("people_displaced", 2000)],
    ),
    ("The province asked 31,000 residents to be ready.", [(AWAITING, 31000)]),
    ("Three of the injured died later.", [("people_killed", 3)]),
    ("A wall fell on 17 worshippers, killing six.", [("people_killed", 6)]),
    (
        "Twelve people perished, among them three firefighters.",
        [("people_killed", 12), ("people_killed", 3)],
    ),
    (
        "Some 700 of the 1,900 who were moved on Friday are back home.",
        [("people_returned", 700), (EVACUATED, 1900)],
    ),
    ("The evacuation began: boats came back with 320 people.", [(EVACUATED, 320)]),
    ("Of the 78 on board, 22 have not been seen since.", [("people_missing", 22)]),
    ("Nearly 6,000 arrivals were counted on Lesbos.", [("people_arrived", 6000)]),
    ("The evacuation goes on: nine more flights are expected.", [("flights", 9)]),
    ("The blaze has driven out 3,600 people.", [("people_displaced", 3600)]),
    ("Buses have driven out 3,600 people.", [(EVACUATED, 3600)]),
    ("The bodies of 34 miners have been brought up.", [("people_killed", 34)]),
    ("The 480 inmates of the county jail were moved inland.", [(EVACUATED, 480)]),
    ("Of the city's 80,000 people only 3,000 are left.", [(AWAITING, 3000)]),
    ("A shelter for 500 people opened at the school.", []),
    ("The church gave shelter to 500 people.", [(SHELTERED, 500)]),
    ("The camp, built for 5,000, now holds 19,000.", [(SHELTERED, 19000)]),
    ("About 40 guests left in panic.", [("people_displaced", 40)]),
    ("The patients, 150 in all, remained inside the hospital.", [(AWAITING, 150)]),
    ("Some 300 people were bused out.\n2b. Roads", [(EVACUATED, 300)]),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_a_number_is_told_by_its_own_verb(
    text: str, expected: list[tuple[str, int]], make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    assert [(figure.metric, figure.quantity.value) for figure in figures] == expected
