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
        "Jane Doe gave the count. Some 300 people left. Another 40 people left.",
        ["Jane Doe", "Jane Doe"],
    ),
    (
        "Evacuated were 300 people in Kutch and 90 in Rajkot, according to the state government.",
        ["state government"] * 2,
    ),
    (
        "The army said 300 people left, while Jane Doe said 40 people were killed.",
        ["army", "Jane Doe"],
    ),
    (
        "Turkey-backed separatists said 60 people were led out. The Green party said 90 remain.",
        ["Turkey-backed separatists", "Green party"],
    ),
    ("Operation Dove concluded with a flight that brought 47 passengers home.", [""]),
    (
        "The army spoke, the agency Unian reports, of 300 people who left.",
        ["army"],
    ),
    ("Some 300 people left; the UN says that 40 people were killed.", ["", "UN"]),
    ("The UN says 300 people left; 40 people, it adds, were killed.", ["UN", "UN"]),
    ("The UN spoke. By its count 300 people left.", ["UN"]),
    ("Turkey's count is 300 evacuees, the UN's was 200.", ["Turkey", "UN"]),
    ("Some 300 people were evacuated.\nSource: OCHA", ["OCHA"]),
    ('"Some 300 people were evacuated. All are safe," Jane Doe said.', ["Jane Doe"]),
    ("DROMIC Report #3\n\nSome 300 people were evacuated.", ["DROMIC"]),
    ("Jane Doe said it rained. Some 300 people were evacuated.", [""]),
    ("Jane Doe said it rained. Of them, 300 people were evacuated.", ["Jane Doe"]),
    ("NDMA Daily Situation Report No 3\n\nSome 300 people were evacuated.", [""]),
    (
        "Some 200 people were killed, the army says, and 17 people left, according to the UN.",
        ["army", "UN"],
    ),
    (
        "Spain gave its count of 300 people flown out. Saudi Arabia evacuated 40 people by ship.",
        ["Spain", ""],
    ),
    ("The UN said 300 people left. Italy has evacuated 40 of them.", ["UN", ""]),
    (
        "Spain's foreign ministry gave a count: 300 people left. The Red Cross evacuated 40 more.",
        ["Spain's foreign ministry", ""],
    ),
    (
        "The Syrian army gave its count of 300 evacuees. The army evacuated 40 people by bus.",
        ["Syrian army", "Syrian army"],
    ),
    (
        "The Syrian army gave its count of 300 people who left. It evacuated 40 people by bus.",
        ["Syrian army", "Syrian army"],
    ),
    (
        "Jane Doe gave the count of 300 people who left. Buses evacuated another 40 people.",
        ["Jane Doe", "Jane Doe"],
    ),
    ("Jane Doe said so.\n\nIt rained.\n\nSome 300 people were evacuated.", [""]),
    ("UNHCR counts 900 evacuees, the governor 700.", ["UNHCR", "governor"]),
    ("Losses at 18:00 (Civil Protection)\nDead: 23\nInjured: 140", ["Civil Protection"] * 2),
    ("Town | Evacuees\nKovel | 410\n(Red Cross, 16 March)", ["Red Cross"]),
    (
        "Told on X by the spokesman, Musa Belo.\n\n08:30 Evacuated 8 men.\n\n12:00 Evacuated 9.",
        ["Musa Belo"] * 2,
    ),
    ("FLOOD BULLETIN No. 4\nEvacuated: 2,150", [""]),
    ("The UN reports rain. Some 300 people were evacuated.", [""]),
    ("Jane Doe said 40 fled. On Monday alone 90 people were evacuated.", ["Jane Doe", ""]),
    ("Jane Doe said in her evening video that it ended. In all 90 people left.", ["Jane Doe"]),
    ("IOM spoke. The ministry said 40 people were killed.", ["ministry"]),
    ("The army says 40 left. By the same count 90 people were evacuated.", ["army", "army"]),
    (
        "Mr Ruiz said 12 buses had left Homs. That group includes more than 400 people.",
        ["Mr Ruiz", "Mr Ruiz"],
    ),
]


@pytest.mark.parametrize(("text", "sources"), CASES, ids=[text for text, _ in CASES])
def test_each_figure_has_its_source(text: str, sources: list[str], make_report: MakeReport) -> None:
    assert [figure.attributed_to for figure in extract(make_report(text)).figures] == sources
