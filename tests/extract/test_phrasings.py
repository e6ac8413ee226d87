"""What newsrooms write of each thing that happens to people, and what the figures are then."""

import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport

# A sentence, and below it its figures: each a metric, without "people_", and a number.
PHRASINGS = """
A fishing trawler took on 66 passengers from the burning ferry.
    evacuated 66
The navy tender Alcyon ran 310 islanders over to the mainland before dark.
    evacuated 310
Some 4,100 tourists have been shipped off the island since Friday.
    evacuated 4100
Red Crescent teams accompanied 58 elderly people out of the old town.
    evacuated 58
Twelve miners were brought up alive after nine hours underground.
    evacuated 12
The consulate put 93 of its citizens on a charter to Warsaw.
    evacuated 93
Four hundred boarding-school pupils were sent to the coast by special train.
    evacuated 400
Lifeguards ferried 35 stranded campers to dry ground.
    evacuated 35
The hotel's 600 guests had to be bused to a neighbouring resort.
    evacuated 600
The town has been emptied of its 8,700 people.
    evacuated 8700
About 900 staff and guests were shepherded down the stairwells.
    evacuated 900
More than 70,000 people were relocated to higher ground ahead of the cyclone.
    evacuated 70000
Shelling drove 14,000 people from their villages along the front line.
    displaced 14000
At least 9,000 have fled to neighbouring Uganda since the coup.
    displaced 9000
The landslide left 2,300 people without a roof over their heads.
    displaced 2300
Clashes between rival militias have uprooted 47,000 people since June.
    displaced 47000
A further 3,500 slipped over the frontier into Chad overnight.
    displaced 3500
The number of displaced in the province has risen to 212,000.
    displaced 212000
Some 1,800 families lost their houses to the flames.
    displaced 1800
Around 5,400 evacuees are being put up in 40 school buildings.
    sheltering 5400
The stadium is home to 2,200 flood victims.
    sheltering 2200
Nearly 700 people spent the night on gymnasium floors.
    sheltering 700
In Kaduna camp, 31,000 people live under plastic sheeting.
    sheltering 31000
A monastery has opened its doors to 150 families.
    sheltering 150
Host families have taken in 4,000 of the newcomers.
    sheltering 4000
The convention centre had 3,100 people on cots by midnight.
    sheltering 3100
Evacuation centres: 61,204 persons in 212 sites.
    sheltering 61204
Around 3,000 civilians are still trapped in the cellars of the steelworks.
    awaiting 3000
Up to 600 foreigners are waiting at the port for a ship.
    awaiting 600
The evacuation order covers 27,000 residents.
    awaiting 27000
About 1,100 people have asked the embassy for help to leave.
    awaiting 1100
More than 40 patients need to be moved abroad for treatment.
    awaiting 40
Some 250 climbers were cut off on the mountain.
    awaiting 250
The army plans to take 800 more people out tomorrow.
    awaiting 800
Another 2,000 will leave on Friday.
    awaiting 2000
Roughly 90 people have refused to leave their homes.
    awaiting 90
Some 2,500 people reached the border post at Adre yesterday.
    arrived 2500
Italy received 640 migrants at Lampedusa.
    arrived 640
Some 17,000 people have gone back to their villages since the ceasefire.
    returned 17000
Nearly 800 families have moved back into repaired houses.
    returned 800
Seven people drowned when the dinghy capsized.
    killed 7
The collapse buried 14 workers alive.
    killed 14
Sixteen bodies were pulled from the mud.
    killed 16
The quake claimed 2,300 lives.
    killed 2300
Nine firefighters suffered burns.
    wounded 9
At least 83 people were hurt, 12 of them badly.
    wounded 83 wounded 12
Some 45 residents sought treatment for smoke inhalation.
    sick 45
Twenty-two children came down with diarrhoea.
    sick 22
Another 30 are feared buried under the rubble.
    missing 30
The blast killed 83 people and injured 276.
    killed 83 wounded 276
Three soldiers died and two others were wounded while escorting the convoy.
    killed 3 wounded 2
Of the 3,000 people evacuated, 40 were wounded.
    evacuated 3000 wounded 40
Forty of the 3,000 people evacuated were wounded.
    wounded 40 evacuated 3000
40 of the 3,000 people evacuated were wounded.
    wounded 40 evacuated 3000
Nineteen lorries carried the families to Tuzla.
    vehicles 19
Six minibuses and two ambulances took 110 people out.
    buses 6 ambulances 2 evacuated 110
Eight C-130 flights lifted 960 people out of Juba.
    flights 8 evacuated 960
The convoy of 45 coaches left Homs at dawn.
    buses 45
Trucks with 20 tons of flour reached the town.
    none
Some 4,000 soldiers took part in the rescue.
    none
The city of 310,000 has no water.
    none
The camp was built for 5,000 people.
    none
The UN warned that 270,000 people could flee.
    none
Tickets cost 300 dollars for the 90-km ride.
    none
The centre feeds 2,000 people a day.
    none
The firm employs 1,200 people.
    none
More than 999 billion people were evacuated.
    none
The bridge was built in 1872 and collapsed.
    none
Some 120,000 customers have no power.
    none
About 40 people protested outside the ministry.
    none
The agency gave blankets to 3,400 people.
    none
He bought 300 masks for the crew.
    none
Two people were arrested for looting.
    none
Some 2,000 people left the enclave on buses.
    evacuated 2000
More than 11,000 Burundians crossed into Rwanda in a week.
    displaced 11000
Over 500 rebels and their relatives departed for Idlib under the deal.
    evacuated 500
Around 600 passengers went ashore at Valletta.
    evacuated 600
Corsica: 3,000 moved out of campsites as fire spreads
    evacuated 3000
Marines pull 212 from embassy roof
    evacuated 212
Under the truce 1,170 combatants and 2,900 relatives left Darayya in green buses.
    evacuated 1170 evacuated 2900
MedEvac: 27 patients transferred to Egypt through Rafah.
    evacuated 27
The last 35 monks came down from the monastery in army trucks.
    evacuated 35
A Royal Navy helicopter winched 11 crewmen off the sinking trawler.
    evacuated 11
The fire brigade led 300 shoppers out through the smoke.
    evacuated 300
Seventy dialysis patients were driven to clinics in the next county.
    evacuated 70
India has now flown 18,000 of its nationals home from Ukraine.
    evacuated 18000
Preventive evacuations: 12,450 individuals in six municipalities.
    evacuated 12450
The corridor let 2,800 civilians out of the besieged port on Sunday.
    evacuated 2800
A total of 5,200 people have used the corridor since Monday.
    evacuated 5200
Some 15,000 miners and their families were shifted from the subsidence zone.
    evacuated 15000
Fresh fighting in Kutum locality displaced about 2,300 households (11,500 individuals).
    displaced 2300 displaced 11500
The floods have rendered 64,000 people homeless in Sindh.
    displaced 64000
According to DTM, 3.1 million people are internally displaced.
    displaced 3100000
Nearly 400 families have run to the hills since the raid.
    displaced 400
The attack sent 5,000 villagers fleeing into the bush.
    displaced 5000
A wave of arson forced 740 Roma from their homes.
    displaced 740
Some 61,000 Syrians poured over the Turkish frontier in two days.
    displaced 61000
The Red Cross is housing 460 people in three churches.
    sheltering 460
At night 1,300 people bed down in the sports hall.
    sheltering 1300
1,940 people overnighted in 22 shelters, the county said.
    sheltering 1940
More than 19,000 IDPs shelter in UNMISS bases in Juba and Bor.
    sheltering 19000
In Tari, 800 displaced are living in tents beside the mission.
    sheltering 800
Currently 4,312 persons are staying in 51 centres.
    sheltering 4312
Hotels in Porvenir are lodging 220 evacuated tourists.
    sheltering 220
About 430 Nepalis are still stuck in Tripoli.
    awaiting 430
Another 1,600 people are to be brought out once the road is cleared.
    awaiting 1600
The mayor told 9,000 residents to leave by noon.
    awaiting 9000
Some 120 workers are holed up in a hotel near the airport.
    awaiting 120
Around 15,000 people remain in the besieged quarter.
    awaiting 15000
The list holds 1,480 names of those who want to leave.
    awaiting 1480
The navy hopes to lift off 250 more on Saturday.
    awaiting 250
Up to 6,000 people may have to leave if the dam gives way.
    awaiting 6000
Eighteen patients are waiting for medical evacuation.
    awaiting 18
Nineteen thousand were advised to boil water.
    none
Greek islands saw 3,100 arrivals in a week.
    arrived 3100
The first 190 evacuees from Kharkiv arrived in Lviv on Sunday.
    evacuated 190
The strike left six dead and thirty injured.
    killed 6 wounded 30
One person was killed and 14 are missing after the landslide.
    killed 1 missing 14
Rescuers have recovered 61 bodies and are looking for 20 more people.
    killed 61 missing 20
The death toll stands at 1,204.
    killed 1204
A nine-year-old boy died and his two sisters were hurt.
    wounded 2
Hospitals treated 210 people for burns.
    wounded 210
About 3,000 people have fallen ill with cholera since May.
    sick 3000
No one was hurt when 400 people were evacuated.
    evacuated 400
The crew lost four of its members.
    killed 4
A bus carrying 40 evacuees overturned, injuring nine.
    evacuated 40 wounded 9
On Tuesday only 90 people could be led across the bridge.
    evacuated 90
Up to 900 people could be flown out each day.
    awaiting 900
Outside the gate thousands wait in line.
    awaiting 2000
Some 300 people were evacuated; of these 41 hold other passports.
    evacuated 300 evacuated 41
The slide of 1845 killed 40 people.
    killed 40
In 1845 it killed 40 people.
    killed 40
Since September, and 28 people cannot be found.
    missing 28
A convoy took 70 families, or 291 people of 70 families, to the camp.
    families_evacuated 70 evacuated 291 families_evacuated 70
On Friday 54,000 people are to leave their homes by ten.
    awaiting 54000
The fighting in the hills above the town since Monday has driven out 800 people.
    displaced 800
The city of 120,000 has become an island.
    none
Four of the passengers told the agency about it.
    none
Some 600 were evacuated, six children among them.
    evacuated 600 evacuated 6
Rescue 1122 boats alone picked up 2,340 people.
    evacuated 2340
About 12,000 people would be evacuated if the dam broke.
    none
Ambulances took 54 patients, nine of them from intensive care, to Odessa.
    evacuated 54 evacuated 9
On Tuesday 37 U.S. military flights took 12,700 people out of Kabul.
    flights 37 evacuated 12700
Some 4,000 American passport holders plus their families have been evacuated.
    evacuated 4000
Eleven experts have been killed since May.
    killed 11
One evacuee, a woman of 65, died of a heart attack.
    killed 1
A helicopter brought in 16 Americans from outside the airport.
    evacuated 16
Two members of the team received minor injuries.
    wounded 2
In the whole city 100,000 people remain of 400,000.
    awaiting 100000
In Adre a convoy of nine trucks moved 214 families (1,002 individuals) to Gaga camp.
    vehicles 9 families_evacuated 214 evacuated 1002
The count of evacuees rose to 431 because the passengers of one flight had been left out.
    evacuated 431
"""
LINES = PHRASINGS.strip().splitlines()
CASES = list(zip(LINES[::2], LINES[1::2], strict=True))


@pytest.mark.parametrize(("text", "expected"), CASES, ids=LINES[::2])
def test_a_phrasing_gives_its_figures(text: str, expected: str, make_report: MakeReport) -> None:
    found = []
    for figure in extract(make_report(text)).figures:
        number = figure.quantity.value if figure.quantity.value is not None else figure.quantity.low
        found.append(f"{figure.metric.removeprefix('people_')} {number}")
    assert " ".join(found or ["none"]) == expected.strip()
