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
    ("Some 300 people were bused out.\n2b. Roads", [(EVACUATED, 300)]),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_a_number_is_told_by_its_own_verb(
    text: str, expected: list[tuple[str, int]], make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    assert [(figure.metric, figure.quantity.value) for figure in figures] == expected
