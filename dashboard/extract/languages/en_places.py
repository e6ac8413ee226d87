"""English places: role words and the nouns of unnamed sites."""

CODE = "en"

ROLES = {
    "origin": """
from, out of, left, leav(e|ing|es), fle(d|e|eing|es), depart(ed|ing), evacuat(ed|ing|e|es), quit,
escap(ed|ing|e), away from, inhabitants of, residents of, people of, off, clear(ed|ing|), emptied,
vacat(ed|ing), abandon(ed|ing), exit(ed|ing), evacuation of, emptying of, population of, departure
from, flight from, exodus from, civilians of, from inside, from within, from around, from across,
from the direction of, pulled out of, gone from, outside of
""",
    "destination": """
to, toward, towards, into, bound for, reach(ed|ing|es|), arriv(ed|e|ing|es) (in|at|to), headed for,
heading for, destined for, for, onto, land(ed|ing) in, as far as, enter(ed|ing), head(ed|s|ing) to,
through to, came into, crossed into, en route to, on to, back to, in the direction of, up to, sought
refuge in, found refuge in, took refuge in, docked (in|at), arrival (in|at), over to, got to, come
to, (across|over) the (border|frontier|line) (at|in|into|to)
""",
    "place": """
in, at, near, around, across, inside, within, throughout, outside, close to, on, along, beside, off
the coast of, next to, north of, south of, east of, west of, from all over, all over, of, alone in,
not far from, far from, a short way from, beneath, underneath, below, beyond, behind, opposite,
amid, among, elsewhere in, atop, alongside, north-east of, north-west of, south-east of, south-west
of, northeast of, northwest of, southeast of, southwest of, just outside, just off, high above, at
the foot of, on the slopes of, on the outskirts of, on the edge of, in the heart of, in the middle
of, in and around, in or near, downstream of, upstream of, up and down, the length of
""",
    "via": """
via, through, by way of, passing through, passed through, corridor in, across the bridge at, transit
through, stop(ped|) (in|at), checkpoint in, checkpoint at, transited, through the
""",
}

SITES = """
part(s|), block(s|), section(s|), camp(s|), shelter(s|), village(s|), town(s|), cit(y|ies),
district(s|), area(s|), region(s|), province(s|), border(s|), hospital(s|), school(s|), countryside,
airport(s|), port, neighbourhood(s|), neighborhood(s|), quarter(s|), zone(s|), island(s|), bank,
coast, shore(s|), enclave, pocket(s|), capital, state(s|), count(y|ies), valley, prison(s|), plant,
centre(s|), center(s|), strip, frontline, front line, territor(y|ies), communit(y|ies),
settlement(s|), suburb(s|), outskirts, hotel(s|), stadium, ward, mine, base(s|), ground, south,
north, east, west, safe zone, site(s|), municipalit(y|ies), governorate(s|), department, canton,
raion, oblast, prefecture, parish(es|), barangay(s|), locality, localities, hills, mountains,
crossing, lines, land, areas nearby, half, side, edge, lake, volcano, reserve, nation, consulate,
embassy, building(s|), factory, bay, delta, coal mine, transit camp, transit cent(er|re), transit
site, reception cent(er|re), air base, airbase, airfield, airstrip, naval base, steelworks, steel
works, chemical plant, refinery, depot, warehouse, mill, nursing home, care home, retirement home,
old people's home, orphanage, monastery, convent, church, mosque, temple, university, campus,
college, dormitory, gymnasium, gym, arena, fairground(s|), convention center, convention centre,
sports hall, community hall, town hall, hall, clinic, maternity ward, medical center, medical
complex, estate, sugar estate, ranch, farm(s|), plantation, resort(s|), beach(es|), marina, harbour,
harbor, quay, pier, dock(s|), shipyard, station, bus station, terminal, checkpoint, gate, bridge,
tunnel, highway, river, creek, canyon, mountain, mount, peak, desert, forest, national park, park,
plain, plateau, peninsula, archipelago, islets, atoll, cape, lagoon, marsh(es|), basin, foothills,
commune(s|), hamlet(s|), wilaya, subdistrict(s|), sub-district(s|), division, borough(s|), emirate,
republic, heartland, hinterland, sector, corridor, axis, perimeter, exclusion zone, danger zone,
no-go zone, red zone, compound(s|), holdout, stronghold, bastion, foothold, slum(s|), township(s|),
favela(s|), banlieue, high-rise, skyscraper, mall, market, bazaar, souk, headquarters, barracks,
garrison, jail(s|), detention cent(er|re), penitentiary, streets, fringe(s|), surroundings,
vicinity, heights, ridge, floodplain, wetlands, riverbank, waterfront, seaside, shoreline,
coastline, seaboard, homeland, mainland, interior, high seas, waters, ferry, ship, vessel, cruise
ship, platform, rig, oil field, oilfield, oil camps, gas field, flats, houses, homes, border town,
port city, hometown, isle, isles, gulf, strait, straits, horn, foot, banks, slopes, slope, heart,
lakeshore, sea, nursing homes, care homes, clinics, orphanages, churches, mosques, temples,
monasteries, universities, campuses, colleges, dormitories, gymnasiums, gyms, arenas, halls, wedding
hall, field hospital(s|), warehouses, mills, prefectures, reception centres, airfields, terminals,
markets, ships, vessels, ferries, boat, boats, kindergarten(s|), hostel(s|), jetty, wharf, post,
crossings, border post(s|), stations, metro, tunnels, hall of residence, enclaves, ruins, trails,
homes for the aged, rooftops, roofs
"""

SITE_MODIFIERS = """
eastern, western, northern, southern, central, east, west, north, south, rural, greater, old, new,
besieged, opposition-held, upper, lower, inner, downtown, nearby, neighbouring, neighboring,
rebel-held, north-western, north-eastern, south-western, south-eastern, northwestern, northeastern,
southwestern, southeastern, northwest, northeast, southeast, southwest, last, temporary, collective,
border, rebel, safe, held, opposition, evacuation, government-held, coastal, remote, suburban,
relief, occupied, surrounding, mid, outer, other, various, several, farther, unnamed, high, higher,
dry, drier, firm, firmer, big, largest, second-largest, frontline, front-line, low-lying,
mountainous, hilly, regime-held, government-controlled, rebel-controlled, Kurdish-held,
Russian-occupied, Ukrainian-held, enemy-held, militant-held, jihadist-held, encircled, liberated,
captured, capital, provincial, regional, federal, national, autonomous, self-declared, breakaway,
disputed, coal, mining, fishing, mountain, farming, desert, industrial, residential, historic,
walled, sprawling, public, military, naval, civilian, medical, transit, reception, displacement,
refugee, tented, neighbour, neighbor, adjacent, adjoining, far, extreme, deep
"""

NOT_PLACES = """
monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april,
may, june, july, august, september, october, november, december, ministry, committee, organisation,
organization, army, crescent, cross, tv, agency, president, minister, council, office, commission,
union, forces, force, department, observatory, foundation, fund, group, party, twitter, telegram,
facebook, god, ramadan, christmas, easter, i, mr, mrs, ms, dr, gen, col, guard, navy, police,
society, programme, program, news, television, radio, service, bureau, authority, board, front,
brigade, doctors, helmets, watch, rights, ocha, unhcr, unicef, who, iom, icrc, un, nato, eu, afp,
ap, reuters, bbc, cnn, wfp, ifrc, sana, covid, gmt, et, edt, am, pm, utc, islamic, muslim,
christian, muslims, christians, mission, spokesman, hercules, hurricane, typhoon, cyclone, storm,
tropical, idp, idps, ngo, ngos, fire, flood, floods, quake, earthquake, eruption, war, day, year,
state television, human, world, national, foreign, defense, defence, interior, health, fires,
storms, volcano, quakes, press, times, post, journal, herald, gazette, tribune, guardian,
independent, corps, taliban, hezbollah, hamas, isis, congress, parliament, senate, kremlin,
pentagon, fleet, airlines, airways, association, federation, alliance, coalition, brigades,
battalion, regiment, militia, network, institute, company, corporation, charity, oxfam, caritas,
operation, team, project, appeal, protocol, convention, agreement, nationals, citizens, passports,
spokeswoman, msf, unrwa, unocha, undp, fao, wmo, ndrrmc, dswd, dromic, ndma, pdma, sdma, fema, bnpb,
tass, anadolu, xinhua, dpa, efe, ansa, upi, pti, itar-tass, kuna, spa, wam, irna, house, reliefweb,
sarc, prcs, magen, frontex, osce, osha, usgs, noaa, usaid, echo, dtm, hrw, amnesty, sohr, echr,
jaish, ahrar, faylaq, liwa, jabhat, harakat, tahrir, daesh, isil, hayat, houthi, houthis, rsf, saf,
m23, idf, pkk, ypg, sdf, farc, eln, eta, ira, commissioner, governor, mayor, sheriff, senator,
bishop, lieutenant, admiral, sergeant, colonel, chancellor, premier, envoy, coordinator, director,
chairman, boeing, airbus, antonov, ilyushin, chinook, mv, hms, uss, ins, ec, ecs, lgu, lgus, phase,
category, alert, warning, table, figure, annex, appendix, report, bulletin, update, source,
situation, highlights, overview, summary, response, displacement, casualties, brief, yesterday,
tomorrow, morning, evening, night, noon, midnight, summer, autumn, winter, arabic, russian, spanish,
chf, usd, eur, gbp, php, inr, pkr, million, billion
"""

BUILDINGS = """
hospital(s|), plant, ward(s|), prison(s|), school(s|), hotel(s|), clinic(s|), factory, building(s|),
airport, mine, stadium, orphanage, monastery, church, mosque, embassy, consulate, university,
barracks, museum, gymnasium, gym, arena, convention center, convention centre, refinery, depot,
warehouse, mill, nursing home, care home, retirement home, old people's home, convent, temple,
campus, college, dormitory, coal mine, chemical plant, steelworks, station, terminal, mall, market,
airbase, air base, airfield, airstrip, jail, detention center, detention centre, headquarters,
garrison, compound, medical center, medical centre, ferry, ship, vessel, cruise ship, platform, rig,
high-rise, skyscraper, tower block, apartment block, town hall, community hall, sports hall, camp,
north, south, east, west, northeast, northwest, southeast, southwest, coast, oil camps, shelters,
camps, rubble, wreckage, nursing homes, care homes, retirement homes, orphanages, churches, mosques,
temples, universities, campuses, dormitories, gymnasiums, gyms, arenas, halls, wedding hall, field
hospital(s|), warehouses, airfields, stations, terminals, ships, ferries, hostel(s|),
kindergarten(s|)
"""

HAPPENINGS = """
quake(s|), earthquake(s|), tremor(s|), tsunami, flood(s|), flooding, floodwaters, volcano,
eruption(s|), landslide(s|), mudslide(s|), avalanche, drought, famine, fires, wildfires, bushfires,
blaze(s|), wildfire, bushfire, blast(s|), explosion(s|), bombing(s|), attack(s|), storm(s|),
hurricane(s|), cyclone(s|), typhoon(s|), raid(s|), massacre(s|), gale(s|), uprising, crash,
collapse, disaster, crisis, conflict, war, siege, offensive, battle, evacuation(s|), airlift,
exodus, rescue, dam, toll, outbreak, monsoon, tornado(es|), heatwave, refugees, evacuees
"""

STORMS = """
storm(s|), hurricane(s|), typhoon(s|), cyclone(s|), sts, tropical depression, supertyphoon(s|)
"""

HOSTING = """
took in, tak(es|ing) in, taken in, receiv(es|ed|ing), welcom(es|ed|ing), host(s|ed|ing),
shelter(s|ed|ing), houses, housed, harbou(rs|red), puts up, put up, accommodat(es|ed|ing),
lodg(es|ed|ing), let in, lets in, takes up, took up, feeds, fed, cares for, cared for, treats, is
home to, got ready for, opened its doors to, opens its doors to, gave shelter to, gives shelter to,
absorbed, admitted, admits
"""

LANDINGS = """
set down, sets down, setting down, put down, puts down, put ashore, puts ashore, put off, let off,
set ashore, put in, puts in, tied up, ties up, moored, moors, berthed, berths, docked, docks,
disembarked, disembarks, disembarking, unloaded, unloads, dropped, dropped off, drops, drops off,
touched down, touches down, touch down, came down, got off, get off, stepped off, stepped out,
alighted, delivered, landed, lands, landing, came ashore, came over, pulled in, pulls in, due, is
due, was due, turned up, ended up, drew up, arrived, arrives, arrive, arriving, arrival, arrivals,
came in, bedded down, to safety, to shelter, to shelters, to camps, to hospital, to hospitals, to
relatives, ashore, taken in
"""

DWELLERS = """
people, residents, inhabitants, villagers, townspeople, townsfolk, islanders, population,
households, homeowners, evacuees, natives, locals, evacuee, survivors, farmers, fishermen,
holidaymakers
"""

LODGINGS = """
shelters, camps, evacuation centres, evacuation centers, relief centres, relief centers, reception
centres, reception centers, collective centres, collective centers, temporary shelters, public
shelters, cyclone shelters, relief camps, welfare centres, welfare centers, higher ground, high
ground, dry land, hotels, schools, hospitals, neighbouring countries, neighboring countries, other
countries, third countries, safe shelters, safer ground, other hospitals, makeshift shelters, other
districts
"""

THOSE_MOVED = """
they, them, the evacuees, the group, the convoy, the convoys, the buses, those evacuated, those
rescued, those freed, the column, the coaches, the party, the passengers, the patients, the wounded,
the injured, the rescued, the displaced, the survivors, the freed, the families, the children, the
refugees, the fighters, the rebels, the civilians, the villagers, the residents, the lorries, the
trucks, the train, the plane, the planes, the flight, the flights, the ship, the ferry, the boats,
the helicopters, the ambulances, all of them, most of them, many of them, some of them, both groups,
all were, most were, everyone was, the men, the women, (that|this)
(group|convoy|wave|batch|party|column), (those|these) (groups|convoys|people|buses)
"""

DEMONYM_ENDINGS = "ian, ish, ese, raeli, aqi, istani, rabic, mani, emeni, saudi, uwaiti, adeshi"

WEAK_ROLES = (
    "below, beyond, behind, amid, among, of, on, over, by, between, about, above, under, for, "
    "along, beside, past, crossing, off, aboard, on board, on board of, off of"
)
STATIC_ROLES = "in, at"
PREFIXES = "al, ar, as, el, an, ad, az, ash, at, ath, ul, abu"

PLACE_PRONOUNS = "there, the same, that same"

DESK_PRONOUNS = """
here, this (city|town|port|village|border town|port city|border crossing|island|state|county)
"""

ROADS = "highway, route, road, interstate, motorway, autobahn, expressway, freeway"

AUDIENCES = """
reporters, newsmen, journalists, the press, the media, correspondents, a briefing, press briefing,
news briefing, daily briefing, news conference, press conference, lawmakers, interview, broadcast
"""

ROUTES = "corridor, corridors, via, checkpoint, transit, bypass"
NAME_PARTICLES = (
    "de, del, do, da, dos, das, di, du, des, la, las, los, y, upon, sur, am, ob, ul, el, al"
)

SENT_OFF = """
ordered out, (told|ordered|urged|asked|advised|instructed|warned|directed) to
(leave|evacuate|go|flee|quit|move out|clear out|be out|pack up), put their names down, put their
names forward, names down, wish to leave, wished to leave, wants to leave, want to leave, asked to
be taken out, signed up to leave, seats for, room for, waiting list, list of those to leave, next in
line, should follow within, would like to get out, may go, allowed to go
"""
ABOARD = """
aboard, on board were, on board was, lifted, lifted out, airlifted, flown, ferried, bused, bussed,
evacuated, taken away, brought out, in an ambulance, in ambulances, by ambulance, medevaced,
stretchered, carried out, carried off, winched
"""
EVERYWHERE = "nationwide, nation-wide, country wide, country-wide, countrywide, the country over"
