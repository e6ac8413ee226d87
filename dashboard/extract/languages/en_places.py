"""English places: role words and the nouns of unnamed sites."""

CODE = "en"

ROLES = {
    "origin": """
from, out of, left, leav(e|ing|es), fle(d|e|eing|es), depart(ed|ing), evacuat(ed|ing|e|es), quit,
escap(ed|ing|e), away from, inhabitants of, residents of, people of, off, clear(ed|ing|), emptied,
vacat(ed|ing), abandon(ed|ing), exit(ed|ing), evacuation of, emptying of, population of, departure
from, flight from, exodus from, civilians of, from inside, from within, from around, from across,
from the direction of, pulled out of, gone from, fleeing, outside of
""",
    "destination": """
to, toward, towards, into, bound for, reach(ed|ing|es|), arriv(ed|e|ing|es) (in|at|to), headed
for, heading for, destined for, for, onto, land(ed|ing) in, as far as, enter(ed|ing),
head(ed|s|ing) to, through to, came into, crossed into, en route to, on to, back to, in the
direction of, up to, sought refuge in, found refuge in, took refuge in, docked (in|at), arrival
(in|at), over to, got to, come to
""",
    "place": """
in, at, near, around, across, inside, within, throughout, outside, close to, on, along, beside,
off the coast of, next to, north of, south of, east of, west of, from all over, all over, of,
alone in, not far from, far from, a short way from
""",
    "via": """
via, through, by way of, passing through, passed through, corridor in, across the bridge at,
transit through, stop(ped|) (in|at), across, checkpoint in, checkpoint at, transited, through the
""",
}

SITES = """
part(s|), block(s|), section(s|), camp(s|), shelter(s|), village(s|), town(s|), cit(y|ies),
district(s|), area(s|), region(s|), province(s|), border(s|), hospital(s|), school(s|),
countryside, airport(s|), port, neighbourhood(s|), neighborhood(s|), quarter(s|), zone(s|),
island(s|), bank, coast, shore(s|), enclave, pocket(s|), capital, state(s|), count(y|ies), valley,
prison(s|), plant, centre(s|), center(s|), strip, frontline, front line, territor(y|ies),
communit(y|ies), settlement(s|), suburb(s|), outskirts, hotel(s|), stadium, ward, mine, base(s|),
ground, south, north, east, west, safe zone, site(s|), municipalit(y|ies), governorate(s|),
department, canton, raion, oblast, prefecture, parish(es|), barangay(s|), locality, localities,
hills, mountains, crossing, lines, land, areas nearby, half, side, edge, lake, volcano, reserve,
nation, compound, consulate, embassy, building(s|), factory, bay, delta
"""

SITE_MODIFIERS = """
eastern, western, northern, southern, central, east, west, north, south, rural, greater, old, new,
besieged, opposition-held, upper, lower, inner, downtown, nearby, neighbouring, neighboring,
rebel-held, north-western, north-eastern, south-western, south-eastern, northwestern,
northeastern, southwestern, southeastern, northwest, northeast, southeast, southwest, last,
temporary, collective, border, rebel, safe, held, opposition, evacuation, government-held,
coastal, remote, suburban, relief, occupied, surrounding, mid, outer, other, various, several,
farther, unnamed
"""

NOT_PLACES = """
monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april,
may, june, july, august, september, october, november, december, ministry, committee,
organisation, organization, army, crescent, cross, tv, agency, president, minister, council,
office, commission, union, forces, force, department, observatory, foundation, fund, group, party,
twitter, telegram, facebook, god, ramadan, christmas, easter, i, mr, mrs, ms, dr, gen, col, guard,
navy, police, society, programme, program, news, television, radio, service, bureau, authority,
board, front, brigade, doctors, helmets, watch, rights, ocha, unhcr, unicef, who, iom, icrc, un,
nato, eu, afp, ap, reuters, bbc, cnn, wfp, ifrc, sana, covid, gmt, et, edt, am, pm, utc, islamic,
muslim, christian, muslims, christians, mission, spokesman, hercules, hurricane, typhoon, cyclone,
storm, tropical, idp, idps, ngo, ngos, fire, flood, floods, quake, earthquake, eruption, war, day,
year, state television, human, world, national, foreign, defense, defence, interior, health,
fires, storms, volcano, quakes, press, times, post, journal, herald, gazette, tribune, guardian,
independent, corps, taliban, hezbollah, hamas, isis, congress, parliament, senate, kremlin,
pentagon, fleet, airlines, airways, association, federation, alliance, coalition, brigades,
battalion, regiment, militia, network, institute, company, corporation, charity, oxfam, caritas,
operation, team, project, appeal, protocol, convention, agreement, nationals, citizens, passports,
spokeswoman, msf, unrwa, unocha, undp, fao, wmo, ndrrmc, dswd, dromic, ndma, pdma, sdma, fema,
bnpb, tass, anadolu, xinhua, dpa, efe, ansa, upi, pti, itar-tass, kuna, spa, wam, irna, house,
reliefweb, sarc, prcs, magen, frontex, osce, osha, usgs, noaa, usaid, echo, dtm, hrw, amnesty,
sohr, echr
"""

BUILDINGS = """
hospital(s|), plant, ward(s|), prison(s|), school(s|), hotel(s|), clinic(s|), factory,
building(s|), airport, mine, stadium, orphanage, monastery, church, mosque, embassy, consulate,
university, barracks, museum
"""

HAPPENINGS = """
quake(s|), earthquake(s|), tremor(s|), tsunami, flood(s|), flooding, floodwaters, volcano,
eruption(s|), landslide(s|), mudslide(s|), avalanche, drought, famine, fires, wildfires,
bushfires, blaze(s|), wildfire, bushfire, blast(s|), explosion(s|), bombing(s|), attack(s|),
crash, collapse, disaster, crisis, conflict, war, siege, offensive, battle, evacuation(s|),
airlift, exodus, rescue, dam, toll, outbreak, monsoon, tornado(es|), heatwave, refugees, evacuees
"""

HOSTING = """
took in, tak(es|ing) in, taken in, receiv(es|ed|ing), welcom(es|ed|ing), host(s|ed|ing),
shelter(s|ed|ing), houses, housed, harbou(rs|red)
"""

DWELLERS = """
people, residents, inhabitants, villagers, townspeople, townsfolk, islanders, families,
population, households, homeowners, evacuees
"""

LODGINGS = "shelters, camps, evacuation centres, evacuation centers, relief centres, relief centers"

THOSE_MOVED = "they, them, the evacuees, the group, the convoy, the buses, those evacuated"

DEMONYM_ENDINGS = "ian, ish, ese, raeli, aqi, istani, rabic, mani"

WEAK_ROLES = (
    "of, on, over, by, between, about, above, under, for, along, beside, past, crossing, off"
)
STATIC_ROLES = "in, at"
PREFIXES = "al, ar, as, el, an, ad, az, ash, at"

ROUTES = "corridor, corridors, via, checkpoint, transit, bypass"
