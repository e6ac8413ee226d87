"""What newsrooms write of each thing that happens to people, and what the figures are then."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

Figures = list[tuple[str, int]]

CASES: list[tuple[str, Figures]] = [
    # evacuate
    (
        "Army engineers got 240 villagers across the swollen river in rubber dinghies.",
        [("people_evacuated", 240)],
    ),
    ("A fishing trawler took on 66 passengers from the burning ferry.", [("people_evacuated", 66)]),
    (
        "The navy tender Alcyon ran 310 islanders over to the mainland before dark.",
        [("people_evacuated", 310)],
    ),
    (
        "Some 4,100 tourists have been shipped off the island since Friday.",
        [("people_evacuated", 4100)],
    ),
    (
        "Red Crescent teams accompanied 58 elderly people out of the old town.",
        [("people_evacuated", 58)],
    ),
    (
        "Twelve miners were brought up alive after nine hours underground.",
        [("people_evacuated", 12)],
    ),
    ("The consulate put 93 of its citizens on a charter to Warsaw.", [("people_evacuated", 93)]),
    (
        "Four hundred boarding-school pupils were sent to the coast by special train.",
        [("people_evacuated", 400)],
    ),
    ("Lifeguards ferried 35 stranded campers to dry ground.", [("people_evacuated", 35)]),
    (
        "Police cleared 1,200 people from the high-rise after a gas leak.",
        [("people_evacuated", 1200)],
    ),
    (
        "The hotel's 600 guests had to be bused to a neighbouring resort.",
        [("people_evacuated", 600)],
    ),
    ("The town has been emptied of its 8,700 people.", [("people_evacuated", 8700)]),
    (
        "About 900 staff and guests were shepherded down the stairwells.",
        [("people_evacuated", 900)],
    ),
    (
        "More than 70,000 people were relocated to higher ground ahead of the cyclone.",
        [("people_evacuated", 70000)],
    ),
    # displace
    (
        "Shelling drove 14,000 people from their villages along the front line.",
        [("people_displaced", 14000)],
    ),
    (
        "At least 9,000 have fled to neighbouring Uganda since the coup.",
        [("people_displaced", 9000)],
    ),
    (
        "The landslide left 2,300 people without a roof over their heads.",
        [("people_displaced", 2300)],
    ),
    (
        "Clashes between rival militias have uprooted 47,000 people since June.",
        [("people_displaced", 47000)],
    ),
    (
        "Some 600 families abandoned their farms when the river broke its banks.",
        [("people_displaced", 600)],
    ),
    (
        "A further 3,500 slipped over the frontier into Chad overnight.",
        [("people_displaced", 3500)],
    ),
    (
        "The number of displaced in the province has risen to 212,000.",
        [("people_displaced", 212000)],
    ),
    ("Some 1,800 families lost their houses to the flames.", [("people_displaced", 1800)]),
    # shelter
    (
        "Around 5,400 evacuees are being put up in 40 school buildings.",
        [("people_sheltering", 5400)],
    ),
    ("The stadium is home to 2,200 flood victims.", [("people_sheltering", 2200)]),
    ("Nearly 700 people spent the night on gymnasium floors.", [("people_sheltering", 700)]),
    ("In Kaduna camp, 31,000 people live under plastic sheeting.", [("people_sheltering", 31000)]),
    ("A monastery has opened its doors to 150 families.", [("people_sheltering", 150)]),
    (
        "Some 12,600 people remain in evacuation centres across the island.",
        [("people_sheltering", 12600)],
    ),
    ("Host families have taken in 4,000 of the newcomers.", [("people_sheltering", 4000)]),
    ("The convention centre had 3,100 people on cots by midnight.", [("people_sheltering", 3100)]),
    ("Evacuation centres: 61,204 persons in 212 sites.", [("people_sheltering", 61204)]),
    # await
    (
        "Around 3,000 civilians are still trapped in the cellars of the steelworks.",
        [("people_awaiting", 3000)],
    ),
    ("Up to 600 foreigners are waiting at the port for a ship.", [("people_awaiting", 600)]),
    ("The evacuation order covers 27,000 residents.", [("people_awaiting", 27000)]),
    ("About 1,100 people have asked the embassy for help to leave.", [("people_awaiting", 1100)]),
    ("More than 40 patients need to be moved abroad for treatment.", [("people_awaiting", 40)]),
    ("Residents of 5,000 homes have been told to be ready to go.", []),
    ("Some 250 climbers were cut off on the mountain.", [("people_awaiting", 250)]),
    ("The army plans to take 800 more people out tomorrow.", [("people_awaiting", 800)]),
    ("Another 2,000 will leave on Friday.", [("people_awaiting", 2000)]),
    ("Roughly 90 people have refused to leave their homes.", [("people_awaiting", 90)]),
    # arrive
    ("Some 2,500 people reached the border post at Adre yesterday.", [("people_arrived", 2500)]),
    ("Italy received 640 migrants at Lampedusa.", [("people_arrived", 640)]),
    # back home
    (
        "Some 17,000 people have gone back to their villages since the ceasefire.",
        [("people_returned", 17000)],
    ),
    ("Nearly 800 families have moved back into repaired houses.", [("people_returned", 800)]),
    ("More than 40 patients need to be moved abroad for treatment.", [("people_awaiting", 40)]),
    # harm
    ("Seven people drowned when the dinghy capsized.", [("people_killed", 7)]),
    ("The collapse buried 14 workers alive.", [("people_killed", 14)]),
    ("Sixteen bodies were pulled from the mud.", [("people_killed", 16)]),
    ("The quake claimed 2,300 lives.", [("people_killed", 2300)]),
    ("Nine firefighters suffered burns.", [("people_wounded", 9)]),
    (
        "At least 83 people were hurt, 12 of them badly.",
        [("people_wounded", 83), ("people_wounded", 12)],
    ),
    ("Some 45 residents sought treatment for smoke inhalation.", [("people_sick", 45)]),
    ("Twenty-two children came down with diarrhoea.", [("people_sick", 22)]),
    ("Eleven hikers have not been heard from since Sunday.", [("people_missing", 11)]),
    ("Another 30 are feared buried under the rubble.", [("people_missing", 30)]),
    (
        "The blast killed 83 people and injured 276.",
        [("people_killed", 83), ("people_wounded", 276)],
    ),
    (
        "Three soldiers died and two others were wounded while escorting the convoy.",
        [("people_killed", 3), ("people_wounded", 2)],
    ),
    (
        "Of the 3,000 people evacuated, 40 were wounded.",
        [("people_evacuated", 3000), ("people_wounded", 40)],
    ),
    (
        "Forty of the 3,000 people evacuated were wounded.",
        [("people_wounded", 40), ("people_evacuated", 3000)],
    ),
    (
        "40 of the 3,000 people evacuated were wounded.",
        [("people_wounded", 40), ("people_evacuated", 3000)],
    ),
    # vehicles
    ("Nineteen lorries carried the families to Tuzla.", [("vehicles", 19)]),
    (
        "Six minibuses and two ambulances took 110 people out.",
        [("buses", 6), ("ambulances", 2), ("people_evacuated", 110)],
    ),
    ("The navy sent three frigates to take the workers home.", [("ships", 3)]),
    (
        "Eight C-130 flights lifted 960 people out of Juba.",
        [("flights", 8), ("people_evacuated", 960)],
    ),
    ("The convoy of 45 coaches left Homs at dawn.", [("buses", 45)]),
    ("Trucks with 20 tons of flour reached the town.", []),
    # people who are not
    ("Some 4,000 soldiers took part in the rescue.", []),
    ("The city of 310,000 has no water.", []),
    ("The camp was built for 5,000 people.", []),
    ("Tickets cost 300 dollars for the 90-km ride.", []),
    ("The centre feeds 2,000 people a day.", []),
    ("A teacher of 34 said she had walked for three days.", []),
    ("The firm employs 1,200 people.", []),
    ("More than 999 billion people were evacuated.", []),
    ("The bridge was built in 1872 and collapsed.", []),
    ("Some 120,000 customers have no power.", []),
    ("About 40 people protested outside the ministry.", []),
    ("The agency gave blankets to 3,400 people.", []),
    ("He bought 300 masks for the crew.", []),
    ("Two people were arrested for looting.", []),
    # neutral
    (
        "About 2,000 people left the town on foot for fear of an attack.",
        [("people_displaced", 2000)],
    ),
    ("Some 2,000 people left the enclave on buses.", [("people_evacuated", 2000)]),
    ("More than 11,000 Burundians crossed into Rwanda in a week.", [("people_displaced", 11000)]),
    (
        "Over 500 rebels and their relatives departed for Idlib under the deal.",
        [("people_evacuated", 500)],
    ),
    ("Around 600 passengers went ashore at Valletta.", [("people_evacuated", 600)]),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_a_phrasing_gives_its_figures(
    text: str, expected: Figures, make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    bounds = [(figure.quantity.value, figure.quantity.low) for figure in figures]
    numbers = [low if value is None else value for value, low in bounds]
    metrics = [figure.metric for figure in figures]
    assert list(zip(metrics, numbers, strict=True)) == expected
