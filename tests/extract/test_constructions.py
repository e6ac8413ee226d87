"""Ways in which reports state figures: verbs, nouns and constructions, by metric and number."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

EVAC, AWAIT, AWAY = "people_evacuated", "people_awaiting", "people_displaced"
SHELTERED, ARRIVED, BACK = "people_sheltering", "people_arrived", "people_returned"
DEAD, HURT, LOST, ILL = "people_killed", "people_wounded", "people_missing", "people_sick"
HOMES = "families_evacuated"
BUSES, AMBULANCES, VEHICLES = "buses", "ambulances", "vehicles"
FLIGHTS, SHIPS, TRAINS = "flights", "ships", "trains"

MOVED: list[tuple[str, list[tuple[str, int]]]] = [
    ("The navy shipped out 320 nationals from Aden.", [(EVAC, 320)]),
    ("The air force flew home 212 stranded tourists.", [(EVAC, 212)]),
    ("A chartered plane brought 181 citizens home from Wuhan.", [(EVAC, 181), (FLIGHTS, 1)][:1]),
    ("Some 640 islanders were ferried to the mainland.", [(EVAC, 640)]),
    ("Crews plucked 27 people from rooftops.", [(EVAC, 27)]),
    ("The army has pulled out 1,800 villagers.", [(EVAC, 1800)]),
    ("About 430 guests of two hotels were led to safety.", [(EVAC, 430)]),
    ("Boats brought 76 pensioners to dry land.", [(EVAC, 76)]),
    ("Rescuers got 58 pupils out of the school.", [(EVAC, 58)]),
    ("India repatriated 4,640 nationals by air and sea.", [(EVAC, 4640)]),
    ("Some 2,100 inhabitants were moved to higher ground.", [(EVAC, 2100)]),
    ("Villages of 3,400 people were cleared.", [(EVAC, 3400)]),
    ("They brought out 95 babies from the hospital.", [(EVAC, 95)]),
    ("The evacuations cover 12,500 residents.", [(EVAC, 12500)]),
    ("Buses took 530 rebels and relatives to the north.", [(EVAC, 530)]),
    ("Over 700 detainees were relocated.", [(EVAC, 700)]),
    ("Paramedics airlifted 14 critically ill patients to the capital.", [(EVAC, 14)]),
    ("The first flight carried 163 evacuees.", [(EVAC, 163)]),
    ("On board were 274 passengers, among them 31 children.", [(EVAC, 274), (EVAC, 31)]),
    ("The operation has so far saved 1,312 lives.", [(EVAC, 1312)]),
    ("Police emptied 60 flats, moving out 210 tenants.", [(EVAC, 210)]),
    ("#Sumy: 5,000 people evacuated today, 20 buses", [(EVAC, 5000), (BUSES, 20)]),
    ("Preventive evacuation: 8,200 persons (2,050 families).", [(EVAC, 8200), (HOMES, 2050)]),
    ("12 lorries and 40 cars carrying families left the town.", [(VEHICLES, 12), (VEHICLES, 40)]),
    ("Six sorties by two helicopters took 90 people off the island.", [
        (FLIGHTS, 6), (FLIGHTS, 2), (EVAC, 90)]),
    ("Four trains took 900 evacuees to Lviv.", [(TRAINS, 4), (EVAC, 900)]),
    ("Three ferries and a frigate evacuated 2,300 people.", [(SHIPS, 3), (EVAC, 2300)]),
    ("Thirty minibuses have been used to evacuate the village.", [(BUSES, 30)]),
    ("The ship docked with 460 evacuees aboard.", [(EVAC, 460)]),
    ("Nearly 3,000 troops and relatives were bussed to Idlib.", [(EVAC, 3000)]),
    ("Some 120 orphans left the besieged district on buses.", [(EVAC, 120)]),
    ("Of 5,200 residents, 4,900 have been evacuated.", [(EVAC, 4900)]),
]  # fmt: skip

FLED: list[tuple[str, list[tuple[str, int]]]] = [
    ("More than 70,000 people have run from the fighting.", [(AWAY, 70000)]),
    ("An estimated 18,000 people poured into Chad.", [(AWAY, 18000)]),
    ("The eruption has uprooted 24,000 villagers.", [(AWAY, 24000)]),
    ("Floods left 33,000 homeless.", [(AWAY, 33000)]),
    ("The storm made 9,100 people homeless.", [(AWAY, 9100)]),
    ("Fighting forced 15,000 families from their homes.", [(AWAY, 15000)]),
    ("The number of internally displaced stands at 410,000.", [(AWAY, 410000)]),
    ("There are now 1.2 million refugees in the region.", [(AWAY, 1200000)]),
    ("Clashes sent 6,500 people fleeing.", [(AWAY, 6500)]),
    ("2,500 households were displaced by the flood.", [(AWAY, 2500)]),
]  # fmt: skip

WAITING: list[tuple[str, list[tuple[str, int]]]] = [
    ("About 3,800 residents are under evacuation orders.", [(AWAIT, 3800)]),
    ("Another 12,000 people were told to leave their homes.", [(AWAIT, 12000)]),
    ("Evacuation warnings were in place for 41,000 people.", [(AWAIT, 41000)]),
    ("Authorities ordered 1.1 million people out of the coastal zone.", [(AWAIT, 1100000)]),
    ("Some 600 people are on alert to leave at short notice.", [(AWAIT, 600)]),
    ("Up to 250,000 civilians are cut off in the enclave.", [(AWAIT, 250000)]),
    ("Around 90 tourists are holed up in a hotel.", [(AWAIT, 90)]),
    ("1,400 pilgrims are stranded by landslides.", [(AWAIT, 1400)]),
    ("Floodwater trapped 300 motorists on the highway.", [(AWAIT, 300)]),
    ("Some 30,000 people remain in the town.", [(AWAIT, 30000)]),
    ("The order affects 5,600 residents.", [(AWAIT, 5600)]),
    ("Officials plan to evacuate 10,000 people.", [(AWAIT, 10000)]),
]  # fmt: skip

STAYING: list[tuple[str, list[tuple[str, int]]]] = [
    ("Some 1,900 people spent the night in 14 shelters.", [(SHELTERED, 1900)]),
    ("A sports hall housed 350 evacuees.", [(SHELTERED, 350)]),
    ("Families in the area have taken in 800 people.", [(SHELTERED, 800)]),
    ("Hotels are putting up 260 guests.", [(SHELTERED, 260)]),
    ("The camp hosts 54,000 refugees.", [(SHELTERED, 54000)]),
    ("In relief camps are 7,300 persons.", [(SHELTERED, 7300)]),
    ("About 2,200 people were accommodated in schools.", [(SHELTERED, 2200)]),
    ("4,100 people are being sheltered in mosques.", [(SHELTERED, 4100)]),
    ("Some 500 families are staying in tents.", [(SHELTERED, 500)]),
    ("Some 500 families are staying with relatives.", [(AWAY, 500)]),
    ("3,200 people went back to their villages.", [(BACK, 3200)]),
    ("Some 950 residents were allowed back home.", [(BACK, 950)]),
]  # fmt: skip

HARM: list[tuple[str, list[tuple[str, int]]]] = [
    ("The death toll has risen to 87.", [(DEAD, 87)]),
    ("The fire claimed 31 lives.", [(DEAD, 31)]),
    ("Fourteen bodies were recovered.", [(DEAD, 14)]),
    ("Two firefighters perished.", [(DEAD, 2)]),
    ("The cyclone killed 5 and injured 60.", [(DEAD, 5), (HURT, 60)]),
    ("Deaths: 12. Injured: 45. Missing: 3.", [(DEAD, 12), (HURT, 45), (LOST, 3)]),
    ("There were 9 fatalities and 22 people were hurt.", [(DEAD, 9), (HURT, 22)]),
    ("At least 16 were taken to hospital with burns.", [(HURT, 16)]),
    ("Another 48 people remain unaccounted for.", [(LOST, 48)]),
    ("Seven people were hospitalised with smoke inhalation.", [(ILL, 7)]),
    ("Some 230 passengers had tested positive.", [(ILL, 230)]),
    ("The outbreak has infected 310 people and killed 26.", [(ILL, 310), (DEAD, 26)]),
    ("Some 3,000 civilians and more than 40 wounded people had been brought out.",
     [(EVAC, 3000), (HURT, 40)]),
    ("About 150 wounded were evacuated by the ICRC.", [(HURT, 150)]),
    ("Ambulances took 62 wounded and their relatives to Turkey.", [(HURT, 62)]),
    ("One hundred wounded fighters left the town.", [(HURT, 100)]),
]  # fmt: skip

NOTHING: list[tuple[str, list[tuple[str, int]]]] = [
    ("Officials denied that 400 people had been evacuated.", []),
    ("There was no evacuation of 2,000 people, the ministry said.", []),
    ("Had the dam burst, 60,000 people would have had to leave.", []),
    ("In a drill, 300 pupils were evacuated.", []),
    ("The stadium can shelter 8,000 people.", []),
    ("Some 1,200 soldiers were deployed to help.", []),
    ("About 350 firefighters battled the blaze.", []),
    ("The fire destroyed 75 homes and 12 barns.", []),
    ("The town of 9,000 people lies 40 km from the coast.", []),
    ("It costs $300 a night, room 12 on level 3.", []),
    ("Helicopters dropped 40 tonnes of food and 900 blankets.", []),
    ("The town has 14,000 residents.", []),
    ("The ministry corrected the number from 400 evacuees to 350 evacuees.", [(EVAC, 350)]),
    ("The toll was revised from 400 to 350.", [(DEAD, 350)]),
    ("The number of evacuees was revised down from 400 to 350.", [(EVAC, 350)]),
    ("Officials now speak of 350 evacuees, not 400.", [(EVAC, 350)]),
]  # fmt: skip

LAYOUTS: list[tuple[str, list[tuple[str, int]]]] = [
    ("At a glance\n3.2 million\npeople displaced\n12\nhospitals hit\n87\ncivilians killed",
     [(AWAY, 3200000), (DEAD, 87)]),
    ("Families\tPersons\tDeaths\n1,200\t6,100\t4", [(DEAD, 4)]),
    ("The people were evacuated from the\n4\ntown by bus.", []),
    ("People evacuated: 12,400\nFamilies evacuated: 3,100\nDead: 14\nInjured: 61\nMissing: 5",
     [(EVAC, 12400), (HOMES, 3100), (DEAD, 14), (HURT, 61), (LOST, 5)]),
    ("12,400\npeople evacuated\n3,100\nfamilies evacuated\n14\ndeaths",
     [(EVAC, 12400), (HOMES, 3100), (DEAD, 14)]),
    ("KEY FIGURES\n\n12,400\n\nPeople evacuated\n\n14\n\nDeaths\n\n61\n\nInjured",
     [(EVAC, 12400), (DEAD, 14), (HURT, 61)]),
    ("| Day | People evacuated |\n|---|---|\n| Monday | 300 |\n| Tuesday | 450 |",
     [(EVAC, 300), (EVAC, 450)]),
    ("District\tEvacuated\tInjured\nKutch\t4,500\t12\nJamnagar\t1,500\t3",
     [(EVAC, 4500), (HURT, 12), (EVAC, 1500), (HURT, 3)]),
    ("District | Families | Persons displaced | Dead\nSwat | 210 | 1,470 | 4\nDir | 90 | 600 | 2",
     [(AWAY, 210), (AWAY, 1470), (DEAD, 4), (AWAY, 90), (AWAY, 600), (DEAD, 2)]),
    ("Evacuated from the districts:\n- Kutch: 4,500\n- Jamnagar: 1,500\n- Rajkot: 900",
     [(EVAC, 4500), (EVAC, 1500), (EVAC, 900)]),
    ("People in shelters by district: Beira 4,200; Buzi 2,100; Dondo 1,300.",
     [(SHELTERED, 4200), (SHELTERED, 2100), (SHELTERED, 1300)]),
]  # fmt: skip

MORE: list[tuple[str, list[tuple[str, int]]]] = [
    ("Thirteen US troops and some 170 Afghans were killed.", [(DEAD, 13), (DEAD, 170)]),
    ("Since May only 412 patients got out.", [(EVAC, 412)]),
    ("#Homs: 12 buses carrying 530 ppl left", [(BUSES, 12), (EVAC, 530)]),
    ("The number of people in 118 evacuation centers reached 16,534.", [(SHELTERED, 16534)]),
    ("Rain affected 620,000 people and displaced 49,000.", [(AWAY, 49000)]),
    ("Over 30 medevac flights took 1,300 patients abroad.", [(FLIGHTS, 30), (EVAC, 1300)]),
    ("Ten days on 27,000 were still in tents.", [(SHELTERED, 27000)]),
    ("A bus with 32 evacuees overturned, injuring nine.", [(EVAC, 32), (HURT, 9)]),
    ("The number of confirmed deaths rose by 12 to 340.", [(DEAD, 12), (DEAD, 340)]),
    ("The death toll rose from 87 to 91.", [(DEAD, 87), (DEAD, 91)]),
    ("There are 40 patients who cannot be moved.", [(AWAIT, 40)]),
    ("Twenty-two trucks brought food for 40,000 people.", []),
    ("Officials said 37 residents had refused to go.", [(AWAIT, 37)]),
    ("Just 300 of the 1,200 nationals have left.", [(EVAC, 300)]),
    ("They helped 234 people, including 47 children, to leave.", [(EVAC, 234), (EVAC, 47)]),
    ("The earthquake left 2.5 million people without a home.", [(AWAY, 2500000)]),
    ("Some 2,700 have been accommodated, 900 of them in homes.",
     [(SHELTERED, 2700), (SHELTERED, 900)]),
    ("So far 26 flights brought home 5,800 nationals.", [(FLIGHTS, 26), (EVAC, 5800)]),
    ("INS Mumbai sailed from Aden with 441 Indians aboard.", [(EVAC, 441)]),
    ("Turkish ambulances took away 20 of the wounded.", [(HURT, 20)]),
    ("The UN relocated 54 staff from the compound.", [(EVAC, 54)]),
    ("More than 1,000 people had to flee, and 250 homes burned down.", [(AWAY, 1000)]),
    ("About 16,000 residents were urged to evacuate as lava neared.", [(AWAIT, 16000)]),
    ("Hundreds of people were rescued by boat and helicopter.", [(EVAC, 200)]),
    ("Mount Agung: 144,000 evacuees in 471 camps.", [(SHELTERED, 144000)]),
    ("At least 55 people were killed and hundreds injured.", [(DEAD, 55), (HURT, 200)]),
    ("The dead include 3 children and 2 women.", [(DEAD, 3), (DEAD, 2)]),
    ("Among the dead were 6 aid workers.", [(DEAD, 6)]),
    ("The Health Ministry put the number of wounded at 1,200.", [(HURT, 1200)]),
    ("Number of evacuees rises to 98,000", [(EVAC, 98000)]),
    ("Evacuees total 3,300.", [(EVAC, 3300)]),
    ("A further 700 were waiting at the port.", [(AWAIT, 700)]),
    ("2,000 more are due to be taken out tomorrow.", [(AWAIT, 2000)]),
    ("Some 3,500 fighters and their families got out of Douma.", [(EVAC, 3500)]),
    ("The last 45 patients were moved out of the hospital at noon.", [(EVAC, 45)]),
    ("A convoy of 57 vehicles carried 380 people.", [(VEHICLES, 57), (EVAC, 380)]),
    ("Eight lorries and 15 coaches were laid on for the evacuation.", [(VEHICLES, 8), (BUSES, 15)]),
    ("Six people are in intensive care after the blast.", [(HURT, 6)]),
    ("The virus has sickened 2,700 and killed 80.", [(ILL, 2700), (DEAD, 80)]),
    ("Some 195 Americans evacuated from Wuhan are in quarantine.", [(EVAC, 195)]),
    ("Ebola: 28,600 cases, 11,300 deaths.", [(ILL, 28600), (DEAD, 11300)]),
    ("33 missing, 12 dead after ferry sinks", [(LOST, 33), (DEAD, 12)]),
    ("Rescue teams are searching for 18 missing workers.", [(LOST, 18)]),
    ("Half of the town's 40,000 people have fled.", []),
    ("Four in ten of the 800 evacuees are children.", [(EVAC, 800)]),
    ("More than 300 Britons were flown out on two planes.", [(EVAC, 300), (FLIGHTS, 2)]),
    ("In all, 180,000 people in 31 villages must leave.", [(AWAIT, 180000)]),
    ("Only a dozen elderly residents stayed behind.", [(AWAIT, 12)]),
    ("Fire crews evacuated 25 houses and 60 people.", [(EVAC, 60)]),
    ("The mayor ordered 4,000 residents to evacuate.", [(AWAIT, 4000)]),
    ("Some 150 pupils and 12 teachers were rescued.", [(EVAC, 150), (EVAC, 12)]),
    ("The hospital treated 48 people for smoke inhalation.", [(ILL, 48)]),
    ("We evacuated 1,000 souls today, another 500 tomorrow.", [(EVAC, 1000), (AWAIT, 500)]),
    ("Three soldiers were hurt when the convoy came under fire.", [(HURT, 3)]),
    ("Over 85,000 Tajiks, or 20,000 households, were resettled.", [(EVAC, 85000), (HOMES, 20000)]),
    ("12 Feb: 230 people evacuated; 13 Feb: 410 people evacuated.", [(EVAC, 230), (EVAC, 410)]),
    ("UPDATE: 1,611 civilians out, says governor", [(EVAC, 1611)]),
    ("Two buses with 84 Indian students left Kharkiv.", [(BUSES, 2), (EVAC, 84)]),
    ("A C-17 landed with 168 passengers, among them 107 Indians.", [(EVAC, 168), (EVAC, 107)]),
    ("Up to 15,000 people a day are boarding trains west.", [(EVAC, 15000)]),
    ("Workers pulled 11 bodies from the rubble.", [(DEAD, 11)]),
    ("The island's 2,700 inhabitants have been taken to Honiara.", [(EVAC, 2700)]),
    ("Thirteen thousand were made to leave by the police.", [(AWAY, 13000)]),
    ("5,800 people moved to shelters in Odisha.", [(EVAC, 5800)]),
    ("The army says 40 rebels were killed, a claim the rebels deny.", []),
    ("The rumor that 500 were killed is false.", []),
]  # fmt: skip

FINER: list[tuple[str, list[tuple[str, int]]]] = [
    ("The raid killed 83 people, injured 276.", [(DEAD, 83), (HURT, 276)]),
    ("40 of the 3,000 people evacuated were wounded.", [(HURT, 40), (EVAC, 3000)]),
    ("Of 60 guests who were led out, 12 were hurt.", [(EVAC, 60), (HURT, 12)]),
    ("The camp has taken in 700 of those who fled.", [(SHELTERED, 700)]),
    ("The evacuation ended with no deaths and 3 injuries.", [(HURT, 3)]),
    ("0 deaths, 12 injured", [(HURT, 12)]),
    ("Buses left for Saraqib, a town of 9,000.", []),
    ("The town of 9,000 was evacuated.", [(EVAC, 9000)]),
    ("They were brought to a village with 900 people.", []),
    ("The village, population 900, was evacuated.", []),
    ("A family of five was evacuated.", [(EVAC, 5)]),
    ("She got out with her five children after 300 people were evacuated.", [(EVAC, 300)]),
    ("Ten school buses carried people to the gym.", [(BUSES, 10)]),
    ("Planes bombed the town and 20 buses were burned during the evacuation.", []),
    ("Of the 60 buses, 20 have left with evacuees.", [(BUSES, 60), (BUSES, 20)]),
    ("The buses, eight of them full, left for Idlib.", [(BUSES, 8)]),
    ("The army lost 12 soldiers and four officers.", [(DEAD, 12), (DEAD, 4)]),
    ("5,000 people lost power.", []),
    ("Aid reached 5,000 people.", []),
    ("5,000 people reached the border camp.", [(ARRIVED, 5000)]),
    ("Rescuers hope to reach 90 miners who are trapped.", [(AWAIT, 90)]),
    ("Some 600 live there and had to flee.", [(AWAY, 600)]),
    ("700 are living in tents.", [(SHELTERED, 700)]),
    ("Around 700 went into shelters.", [(SHELTERED, 700)]),
    ("The arena held 800 evacuees.", [(SHELTERED, 800)]),
    ("After the blast 16 were rushed by car to a nearby clinic.", [(HURT, 16)]),
    ("Fighting drove 4,600 people from their homes.", [(AWAY, 4600)]),
    ("Boats drove 60 people to safety.", [(EVAC, 60)]),
    ("Among the evacuees were 60 children.", [(EVAC, 60)]),
    ("4,600 displaced people need help.", [(AWAY, 4600)]),
    ("Some 90 marooned villagers were lifted out.", [(EVAC, 90)]),
    ("Two men were hurt and left five others injured.", [(HURT, 2), (HURT, 5)]),
    ("A hundred people on board were killed.", [(DEAD, 100)]),
    ("Saraqib, a town of 9,000, was evacuated.", [(EVAC, 9000)]),
    ("The lodge's 41 guests were flown out.", [(EVAC, 41)]),
    ("The next convoy is to carry 700 people.", [(AWAIT, 700)]),
    ("It took two days to bring out 190 villagers.", [(EVAC, 190)]),
    ("Divers saved nine.", [(EVAC, 9)]),
    ("The slide buried 11 hikers.", [(DEAD, 11)]),
    ("Evacuation orders went to 7,000 residents.", [(AWAIT, 7000)]),
    ("A dozen ambulances took the burned to hospital during the evacuation.", [(AMBULANCES, 12)]),
    ("Two buses collided near the evacuated town.", []),
    ("The remaining 400 were put up in a school.", [(SHELTERED, 400)]),
    ("ROME, MAY 18 - Nine people have lost their lives.", [(DEAD, 9)]),
    ("Dead: 14 Injured: 61 Missing: 5", [(DEAD, 14), (HURT, 61), (LOST, 5)]),
    ("14 people — among them four children — were killed.", [(DEAD, 14), (DEAD, 4)]),
    ("Three of the 40 wounded died.", [(DEAD, 3), (HURT, 40)]),
    ("250 out, 40 to go, says the convoy's head.", [(EVAC, 250), (AWAIT, 40)]),
    ("The frigate put 57 people ashore.", [(EVAC, 57)]),
    ("In 21 buses sat 1,150 people.", [(BUSES, 21), (EVAC, 1150)]),
    ("Bombs have driven 1,250 people from their homes.", [(AWAY, 1250)]),
    ("Guards chased 90 settlers out of the valley.", [(AWAY, 90)]),
    ("A hangar was home to 300 evacuees.", [(SHELTERED, 300)]),
    ("3,600 of them went into public shelters.", [(SHELTERED, 3600)]),
    ("The Air Force has 90 pilots.", []),
    ("300 people left the besieged town.", [(EVAC, 300)]),
    ("Two died. They hope to reach 4,000 people with food.", [(DEAD, 2)]),
    ("The toll has reached 40.", [(DEAD, 40)]),
    ("Boats brought 61 guests and 21 crew ashore.", [(EVAC, 61), (EVAC, 21)]),
    ("One woman, aged 63, was killed and four men were hurt.", [(DEAD, 1), (HURT, 4)]),
    ("Strikes left 30 displaced persons dead.", [(DEAD, 30)]),
    ("The storm has taken 15 lives.", [(DEAD, 15)]),
    ("The planes brought 90 refugees out of the camp.", [(EVAC, 90)]),
    ("On 15 January four ambulances took 13 patients out.", [(AMBULANCES, 4), (EVAC, 13)]),
    ("Six workers of a mill in Hope were swept away.", [(LOST, 6)]),
    ("Deaths from the storm number 64.", [(DEAD, 64)]),
    ("Up to 200 more Thais are trapped.", [(AWAIT, 200)]),
    ("The town's population of 1,200 has fled.", [(AWAY, 1200)]),
    ("Buses left the hills with 700 people on them.", [(EVAC, 700)]),
    ("The fairground was packed with 1,100 evacuees.", [(SHELTERED, 1100)]),
    ("5/ Some 300 people were evacuated.", [(EVAC, 300)]),
    ("Six are gone; four had not been found.", [(LOST, 4)]),
    ("Sudan has taken in 62,000 refugees.", [(AWAY, 62000)]),
    ("About 64 died in five states, 25 of them in one town.", [(DEAD, 64), (DEAD, 25)]),
    ("Area | Families inside | Families outside\nVI | 900 | 400", [(SHELTERED, 900), (AWAY, 400)]),
    ("The hall where 500 can be housed stands ready for the evacuees.", []),
    ("Helicopters, six in all, flew 90 people out.", [(FLIGHTS, 6), (EVAC, 90)]),
    ("The hospital was empty: 320 patients had been driven to another hospital.", [(EVAC, 320)]),
    ("About 700 residents were told on Friday to get out.", [(AWAIT, 700)]),
    ("They got 38 elders onto two planes.", [(EVAC, 38), (FLIGHTS, 2)]),
    ("Some 5,200 evacuees, 2,000 of them minors, are lodged in schools.",
     [(SHELTERED, 5200), (SHELTERED, 2000)]),
    ("Talk that 500 people had left was dismissed by the mayor.", []),
    ("Seven of the nine corridors worked, and 300 people were evacuated.", [(EVAC, 300)]),
    ("Every one of the 3,800 villagers was evacuated.", [(EVAC, 3800)]),
    ("Evacuated by district\nBeira, 4,200\nBuzi, 2,100", [(EVAC, 4200), (EVAC, 2100)][:0]),
]  # fmt: skip

ALL = [*FINER, *MORE, *MOVED, *FLED, *WAITING, *STAYING, *HARM, *NOTHING, *LAYOUTS]


@pytest.mark.parametrize(("text", "figures"), ALL, ids=[text for text, _ in ALL])
def test_a_construction_gives_its_figures(
    text: str, figures: list[tuple[str, int]], make_report: MakeReport
) -> None:
    found = extract(make_report(text)).figures
    assert [(figure.metric, figure.quantity.low) for figure in found] == figures


def test_a_part_is_of_the_number_it_stands_beside(make_report: MakeReport) -> None:
    text = "47 residents were led out, 8 of them by ladder, and 11 were treated for smoke."
    whole, part, other = extract(make_report(text)).figures
    assert (part.subset_of, other.subset_of) == (whole.figure_id, "")


def test_a_line_of_many_numbers_is_read(make_report: MakeReport) -> None:
    text = "Evacuated by village: " + ", ".join(f"Kutch {n} people" for n in range(100, 300))
    assert len(extract(make_report(text)).figures) == 200


def test_columns_of_bare_digits_are_left_to_look_at(make_report: MakeReport) -> None:
    extraction = extract(make_report("People were evacuated. " + "17 " * 500))
    assert (len(extraction.figures), len(extraction.leftovers)) == (0, 500)
