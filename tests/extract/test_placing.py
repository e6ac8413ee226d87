"""Which of the places that a report names are a figure's."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

KNOWN = frozenset({"Lokoja", "Kogi", "Warri", "Derna", "Libya", "Abuja", "Asaba"})

CASES = [
    ("In Warri about 800 people came home on Monday.", "800", ("", "Warri", "")),
    (
        "Some 300 people from 14 villages were moved to Warri.",
        "300",
        ("14 villages", "Warri", ""),
    ),
    ("Some 900 people were evacuated from Lokoja to Abuja.", "900", ("Lokoja", "Abuja", "")),
    ("Warri was evacuated. Buses took 300 people to Asaba.", "300", ("Warri", "Asaba", "")),
    ("Lokoja residents were rescued: 300 people so far.", "300", ("Lokoja", "", "")),
    (
        "Some 300 people evacuated from Warri were brought to Asaba.",
        "300",
        ("Warri", "Asaba", ""),
    ),
    (
        "On Monday boats took 300 people from Warri to Asaba. Another 80 were taken out of Warri.",
        "80",
        ("Warri", "Asaba", ""),
    ),
    ("More than 700 people have left Lokoja, half of them for Abuja.", "700", ("Lokoja", "", "")),
    ("Floods in Kogi. Some 900 people have been rescued so far.", "900", ("Kogi", "", "")),
    (
        "Lokoja empties\nPeople left Lokoja. In all, 900 people have been evacuated.",
        "900",
        ("Lokoja", "", ""),
    ),
    ("LAGOS - A blast in Warri. At least 20 people were killed.", "20", ("", "", "Warri")),
    ("At least 20 people were killed at a hospital in Derna.", "20", ("", "", "Derna")),
    ("A flood in Derna, Libya, killed 200 people.", "200", ("", "", "Derna")),
    ("Abuja hosts 4,000 displaced people in camps.", "4,000", ("", "", "Abuja")),
    ("Rescuers brought 17 infants out of the hospital.", "17", ("hospital", "", "")),
    ("At the Ibn Sina hospital in Warri 20 people died.", "20", ("", "", "Ibn Sina hospital")),
    ("A blast in Warri broke windows. At least 20 people died.", "20", ("", "", "Warri")),
    ("Fires burn in Kogi. They ran to Warri. Two people died there.", "Two", ("", "", "Warri")),
    ("In Kogi 570 inmates were driven to Abuja.", "570", ("Kogi", "Abuja", "")),
    ("Some 40 wounded were brought from Warri to Abuja.", "40", ("Warri", "Abuja", "")),
    ("Seven people died (Kogi 4, Warri 3).", "3", ("", "", "Warri")),
    (
        "Floods in Warri. Some 75 people went to Abuja; 12 people cannot be moved yet.",
        "12",
        ("", "", "Warri"),
    ),
    (
        "Some 500 people left Warri for Abuja. Of them, 40 were wounded.",
        "40",
        ("Warri", "Abuja", ""),
    ),
    ("Floods killed 15 people, three of them children in Warri.", "15", ("", "", "")),
    (
        "Some 300 people left Lokoja, while 40 came back to Warri.",
        "300",
        ("Lokoja", "", ""),
    ),
    ("Some 40 wounded were flown to Kara hospital in Warri.", "40", ("", "Kara hospital", "")),
    ("Evacuations reach 7,000 as waters head for Warri.", "7,000", ("", "", "")),
    ("Lokoja in need. About 300 people returned to Warri.", "300", ("", "Warri", "")),
    ("Floods in Lokoja. Some 300 people were ordered out.", "300", ("Lokoja", "", "")),
    ("Floods in Lokoja. Some 300 people are stranded.", "300", ("", "", "Lokoja")),
    ("Fighting in Warri. Helicopters lifted 40 wounded.", "40", ("Warri", "", "")),
    ("Three men were killed as a convoy left Warri.", "Three", ("", "", "Warri")),
    ("Fires in Warri. The 90 left the city despite a crash in Asaba.", "90", ("Warri", "", "")),
    ("In a gale 90 people were winched off the Silver Whale.", "90", ("Silver Whale", "", "")),
    ("Floods in Lokoja. He told reporters in Abuja that 30 died.", "30", ("", "", "Lokoja")),
    ("Floods in Lokoja. Nationwide 300 people were killed.", "300", ("", "", "")),
    ("They reached Asaba in 12 buses.", "12", ("", "Asaba", "")),
    ("The ferry Asaba tied up in Warri with 300 evacuees on board.", "300", ("", "Warri", "")),
    ("The navy set down 300 rescued people at Warri.", "300", ("", "Warri", "")),
    ("Boats carried 300 people to safety in Abuja.", "300", ("", "Abuja", "")),
    ("Helicopters flew 40 wounded to Abuja.", "40", ("", "Abuja", "")),
    ("Of the dead, 12 were in Warri, 7 in Kogi and 3 in Derna.", "7", ("", "", "Kogi")),
    ("Buses took 90 people to Warri, 60 to Abuja and 30 to Asaba.", "60", ("", "Abuja", "")),
    ("Libya has so far received 310,000 people from Kogi.", "310,000", ("Kogi", "Libya", "")),
    (
        "Some 60,000 have crossed into other countries: Warri 30,000, Abuja 20,000, Asaba 9,000.",
        "20,000",
        ("", "Abuja", ""),
    ),
    (
        "Some 60,000 have crossed into other countries: Warri 30,000, Abuja 20,000, Asaba 9,000.",
        "60,000",
        ("", "other countries", ""),
    ),
    ("Warri's 3,300 residents went. Asaba's 2,500 had left by then.", "2,500", ("Asaba", "", "")),
    ("WARRI, Kogi, 30 July (AP) - From Derna 200 people came here.", "200", ("Derna", "WARRI", "")),
    ("Some 23 people were brought to 40 shelters.", "23", ("", "shelters", "")),
    ("Police led 200 cars down Highway 12.", "200", ("", "", "Highway 12")),
]


@pytest.mark.parametrize(("text", "number", "places"), CASES, ids=[case[0][:40] for case in CASES])
def test_a_figure_has_the_places_it_speaks_of(
    text: str, number: str, places: tuple[str, str, str], make_report: MakeReport
) -> None:
    figures = extract(make_report(text), KNOWN).figures
    figure = next(f for f in figures if number in f.evidence)
    assert (figure.origin, figure.destination, figure.place) == places


@pytest.mark.parametrize("text", [case[0] for case in CASES], ids=[case[0][:40] for case in CASES])
def test_every_place_of_a_figure_is_a_mention_at_its_spot(
    text: str, make_report: MakeReport
) -> None:
    found = extract(make_report(text), KNOWN)
    mentioned = {mention.name for mention in found.mentions}
    for figure in found.figures:
        names = {figure.origin, figure.destination, figure.place} - {""}
        assert names <= mentioned
    for mention in found.mentions:
        assert text[mention.start : mention.end] == mention.name


def test_a_vehicle_leaves_the_place_that_the_report_is_about(make_report: MakeReport) -> None:
    text = "Floods threaten Lokoja. At least 40 buses stood ready for the evacuation."
    figure = extract(make_report(text), KNOWN).figures[0]
    assert (figure.metric, figure.origin) == ("buses", "Lokoja")
    assert figure.is_place_carried
