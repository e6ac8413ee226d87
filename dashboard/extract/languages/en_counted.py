"""English what is counted: nouns of people, households and vehicles."""

CODE = "en"

COUNTED = {
    "person": """
people, ppl, persons, person, civs, stretcher cases, peoples, folk(s|), individuals, individual,
civilian(s|), resident(s|), inhabitant(s|), citizen(s|), national(s|), native(s|), m(a|e)n,
wom(a|e)n, child, children, kid(s|), youngster(s|), boy(s|), girl(s|), bab(y|ies), infant(s|),
newborn(s|), toddler(s|), minor(s|), youth(s|), teen(s|), teenager(s|), adolescent(s|), adult(s|),
under-fives, elderly, senior(s|), pensioner(s|), retiree(s|), patient(s|), refugee(s|), migrant(s|),
immigrant(s|), emigrant(s|), idp(s|), evacuee(s|), returnee(s|), deportee(s|), detainee(s|),
prisoner(s|), inmate(s|), hostage(s|), captive(s|), rebel(s|), fighter(s|), militant(s|),
insurgent(s|), gunm(a|e)n, combatant(s|), jihadist(s|), terrorist(s|), extremist(s|),
militiam(a|e)n, soldier(s|), troops, trooper(s|), servicem(a|e)n, conscript(s|), policem(a|e)n,
police officer(s|), officer(s|), guard(s|), staff, staffer(s|), employee(s|), worker(s|), crew,
crewm(a|e)n, member(s|), personnel, passenger(s|), tourist(s|), holidaymaker(s|), holiday-makers,
vacationer(s|), traveller(s|), traveler(s|), visitor(s|), guest(s|), student(s|), pupil(s|),
schoolchildren, schoolgirls, schoolboys, teacher(s|), doctor(s|), nurse(s|), medic(s|),
paramedic(s|), volunteer(s|), villager(s|), townspeople, townsfolk, townsm(a|e)n, islander(s|),
fisherm(a|e)n, fishers, farmer(s|), miner(s|), sailor(s|), seafarer(s|), seam(a|e)n, local(s|),
other(s|), survivor(s|), victim(s|), souls, soul, relative(s|), dependant(s|), dependent(s|), kin,
kinsfolk, sibling(s|), expatriate(s|), expat(s|), foreigner(s|), pilgrim(s|), worshipper(s|),
athlete(s|), fan(s|), spectator(s|), customer(s|), shopper(s|), commuter(s|), motorist(s|),
driver(s|), orphan(s|), mother(s|), father(s|), parent(s|), widow(s|), camper(s|), hiker(s|),
climber(s|), skier(s|), trekker(s|), beneficiar(y|ies), asylum seeker(s|), asylum - seekers,
homeless, journalist(s|), reporter(s|), activist(s|), diplomat(s|), contractor(s|), engineer(s|),
delegate(s|), firefighter(s|), firem(a|e)n, rescuer(s|), first responder(s|), settler(s|),
neighbour(s|), neighbor(s|), householder(s|), homeowner(s|), tenant(s|), occupant(s|), dweller(s|),
city dwellers, trader(s|), merchant(s|), bystander(s|), protester(s|), demonstrator(s|),
marcher(s|), swimmer(s|), bather(s|), guardsm(a|e)n, subjects, compatriot(s|), countrym(a|e)n,
deserter(s|), defender(s|), opponent(s|), supporter(s|), caregiver(s|), attendant(s|), carer(s|),
companion(s|), escapee(s|), castaway(s|), stowaway(s|), labourer(s|), laborer(s|), workm(a|e)n,
technician(s|), pastoralist(s|), herder(s|), nomad(s|), internally displaced, family members,
bodies, body, corpse(s|), burials, newcomer(s|), arrivals, marines, airmen, peacekeeper(s|), cadets,
clergy, faithful, in-laws, wives, husbands, sons, daughters, brothers, sisters, grandparents,
elders, wheelchair users, amputees, exiles, expellees, remains, - strong
(group|crowd|contingent|party|batch), - strong (caravan|column|delegation|community|crew|garrison),
lives, life, casualt(y|ies), fatalit(y|ies), death(s|), case(s|), injur(y|ies), dead, wounded,
injured, missing, displaced, sick, head of population, pax, aid workers, humans, human beings,
names, holdouts, holdout, stragglers, colleague(s|), helper(s|), leaver(s|), seamstress(es|),
tailor(s|), baker(s|), cook(s|), clerk(s|), shopkeeper(s|), grandmother(s|), grandfather(s|),
housewi(fe|ves), carpenter(s|), mechanic(s|), welder(s|), lawyer(s|), waiter(s|), vendor(s|),
cousin(s|), nephew(s|), niece(s|), uncle(s|), aunt(s|), grandchild(ren|), twin(s|), triplets,
spouse(s|), scout(s|), priest(s|), pastor(s|), imam(s|), missionar(y|ies), envoy(s|), adviser(s|),
advisor(s|), instructor(s|), reservist(s|), paratrooper(s|), commando(s|), sniper(s|), loyalist(s|),
mutineer(s|), pow(s|), convict(s|), deckhand(s|), steward(s|), stewardess(es|), pilot(s|),
diver(s|), mountaineer(s|), sherpa(s|), porter(s|), caver(s|), surfer(s|), angler(s|), boater(s|),
mourner(s|), diner(s|), client(s|), squatter(s|), invalid(s|), octogenarian(s|), centenarian(s|),
lodger(s|), boarder(s|), newborn babies, special needs, schoolchild, seasonal workers, househelp,
domestic workers, domestics, housemaid(s|), maid(s|), cleaner(s|), vacationist(s|), daytripper(s|),
day-tripper(s|), excursionist(s|), pensioner couple(s|), ex-fighters, cattlem(a|e)n, farmhands,
fisherfolk, boatm(a|e)n, oilm(a|e)n, lumberjacks, loggers, tribesm(a|e)n, clansm(a|e)n, kinsm(a|e)n,
elderly people, stateless, war-wounded, burn (patients|victims|cases), linem(a|e)n, stevedore(s|),
docker(s|), lad(s|), lass(es|), undergraduate(s|), day - trippers, shepherd(s|), bishop(s|),
judge(s|), surgeon(s|), midwi(fe|ves), nann(y|ies), hands, seminarian(s|), monk(s|), nun(s|),
truckers, choristers, ministers, lecturer(s|), shipmate(s|), playmates, classmates, housemate(s|),
roommates, flatmates, townsperson, salesm(a|e)n, policewom(a|e)n, servicewom(a|e)n, spokesmen,
sportsm(a|e)n, cameram(a|e)n, countrywom(a|e)n, watchm(a|e)n, nightwatchm(a|e)n, draftees, recruits,
tribespeople, frontliners, responders, old folk, women and children, salt-pan workers
""",
    "household": "famil(y|ies), household(s|), homes' families, family units, fams, hh, hhs",
    "bus": """
bus(es|ses|), coach(es|), minibus(es|), mini-bus(es|), bus loads, bus-loads, omnibuses, mini -
buses, busloads, busload, shuttles, school buses, green buses, double-decker(s|), trolleybus(es|),
marshrutka(s|), city buses, school bus, microbus(es|)
""",
    "ambulance": "ambulance(s|)",
    "flight": """
flight(s|), sortie(s|), plane(s|), aircraft, airplane(s|), aeroplane(s|), jet(s|), airliner(s|),
helicopter(s|), chopper(s|), charter(s|), chartered planes, rotations, air rotations, evacuation
flights, cargo planes, military planes, seaplane(s|), jumbo(s|), c - 17(s|), c - 17 s, c - 130(s|),
c - 130 s, mi - 8(s|), mi - 17(s|), mi - 17 s, mi - 8 s, il - 76(s|), a400m(s|), a - 400 m,
boeing(s|), airbus(es|), antonov(s|), hercules, chinook(s|), black hawk(s|), c130(s|), c17(s|),
aircrafts, planeload(s|), jetliner(s|), copter(s|), turboprop(s|), globemaster(s|), air ambulances,
air ambulance, sea king(s|), rescue helicopters, military transport(s|), air transports, army
transports
""",
    "ship": """
ship(s|), vessel(s|), boat(s|), ferr(y|ies), barge(s|), lifeboat(s|), speedboat(s|), dingh(y|ies),
warship(s|), frigate(s|), trawler(s|), motorboat(s|), canoe(s|), rescue boats, hovercraft, cruise
ship(s|), yacht(s|), catamaran(s|), landing craft, watercraft, dugouts, craft, rescue craft, fishing
boats, tug(s|), tugboat(s|), cutter(s|), raft(s|), launches, dhow(s|), corvette(s|), destroyer(s|),
patrol boats, steamer(s|), inflatables, pirogue(s|), life rafts, hydrofoils, boatload(s|),
liner(s|), gunboat(s|), minesweeper(s|), freighter(s|), schooner(s|), skiff(s|), airboat(s|), jet
skis, punt(s|), riverboat(s|), coracle(s|), rhib(s|), rowboat(s|), sailboat(s|), cargo ship(s|),
longboat(s|), kayak(s|)
""",
    "train": "train(s|), evacuation trains, railway trains, carriages, railcars",
    "vehicle": """
vehicle(s|), car(s|), truck(s|), lorr(y|ies), van(s|), minivan(s|), pickup(s|), pick-up(s|), pick -
ups, jeep(s|), suv(s|), taxi(s|), private cars, cab(s|), tractor(s|), trailers, motorbike(s|),
motorcycle(s|), automobile(s|), utes, campervans, armoured vehicles, 4x4s, carts, rickshaws,
scooters, bicycles, bikes, tuk-tuks, caravans, camper vans, high-water vehicles, all-terrain
vehicles, lorry loads, lorryloads, truckloads, truckload, carloads, apcs, wagon(s|), minicab(s|),
four-wheel drives, flatbed(s|), humvee(s|), snowcat(s|), oxcart(s|), horse-carts, two-wheelers,
moped(s|), motorhome(s|), rv(s|), land cruiser(s|), bulldozer(s|), lorry-load(s|), army trucks,
dumper(s|)
""",
}

PERSON_ENDINGS = """
ians, eans, ans, ese, ees, ists, men, women, folk, people, goers, makers, workers, dwellers,
holders, seekers, ers, ors, ants, ents, ites, is, ish
"""

NOT_PERSONS = """
centers, shelters, quarters, members, numbers, ministers, matters, orders, rivers, towers, letters,
offers, papers, newspapers, meters, liters, centimeters, kilometers, containers, trailers, tankers,
boosters, layers, barriers, borders, corners, headquarters, posters, factors, sectors, corridors,
doors, floors, errors, motors, tractors, generators, incubators, ventilators, reactors, plants,
restaurants, departments, governments, tents, apartments, incidents, events, accidents, treatments,
elements, payments, agreements, documents, settlements, movements, grants, tablets, months, weeks,
chambers, computers, routers, dinners, hangers, manners, clusters, disasters, craters, covers,
blisters, drivers', loans, plans, cans, pans, vans, oceans, clans, bans, fans', attempts,
statements, continents, components, monuments, parents', airstrikes, launchers, fighters',
helicopters, checkpoints, points, chapters, powers, rumors, colors, savers, seniors', orphans',
filters, speakers', servers, transformers, this, his, its, crisis, basis, analysis, chassis, boats,
thermometers, winters, summers, ers, ors
"""

STATES = {
    "wound": """
wounded, injured, hurt, injur(y|ies), casualt(y|ies), wounds, stretcher cases, war-wounded, burn
(patients|victims|cases), burns (patients|victims), trauma (patients|cases), amputees, gunshot
victims, maimed, scalded, mutilated
""",
    "kill": """
dead, death(s|), killed, fatalit(y|ies), burials, bodies, body, corpse(s|), lives, deceased, dying,
perished, died
""",
    "miss": "missing, unaccounted for, unaccounted",
    "displace": """
displaced, refugee(s|), idp(s|), uprooted, homeless, internally displaced, asylum seeker(s|),
displacements
""",
    "evacuate": "evacuee(s|), evacuated, rescued",
    "sicken": "sick, ill, poisoned, infected, case(s|), hospitali(s|z)ed, infections",
    "return": """
returned, returns, returnee(s|)
""",
    "arrive": "arrival(s|)",
}

LOOSE_STATES = """
sick, ill, poisoned, wounded, injured, displaced, homeless, dying, evacuated, hospitali(s|z)ed,
infected, returnee, returnees, maimed
"""

EACH = "every, each, any, which, no"

LIVING = "life, lives, souls"

INPATIENTS = "patients, babies, infants, newborns, inpatients"

DEGREES = """
severely, seriously, gravely, critically, badly, lightly, slightly, mildly, heavily, mortally,
walking, worst, very, moderately, dangerously, terribly, horribly, desperately, acutely
"""

MODIFIERS = """
mostly, mainly, largely, elderly, sick, ill, wounded, injured, disabled, frail, old, young,
pregnant, vulnerable, stranded, trapped, displaced, besieged, starving, unarmed, armed, severely,
seriously, gravely, critically, badly, lightly, chronically, internally, forcibly, newly, dead,
infirm, small, little, more, other, unaccompanied, able-bodied, foreign, local, aid, relief, rescue,
medical, hired, jail, prison, retired, former, male, female, civilian, military, fresh, new,
further, needy, exhausted, weary, hungry, sickly, ailing, bedridden, dying, malnourished, premature,
orthodox, muslim, christian, kurdish, shia, sunni, wheelchair-bound, non-essential, essential,
maimed, scalded, terrified, frightened, weeping, tired, bewildered, shivering, homeless, newborn,
elder, oldest, youngest, sickest, frailest, burned, burnt, bleeding,
(internationally|locally|nationally|newly) (recruited|hired|engaged|employed|contracted)
"""

AGENTS = """
staff, staffer(s|), personnel, troops, soldier(s|), police, policem(a|e)n, officer(s|),
firefighter(s|), firem(a|e)n, rescuer(s|), volunteer(s|), worker(s|), doctor(s|), medic(s|),
paramedic(s|), nurse(s|), engineer(s|), guard(s|), crew, delegate(s|), journalist(s|),
technician(s|), expert(s|), responder(s|), servicem(a|e)n, activist(s|), driver(s|), teacher(s|),
contractor(s|), helper(s|), marine(s|), lifeguard(s|), sapper(s|), guardsm(a|e)n, commando(s|),
diver(s|), paratrooper(s|), reservist(s|), cook(s|), cleaner(s|), sniper(s|), peacekeeper(s|),
trooper(s|), airm(a|e)n, gendarme(s|), linem(a|e)n, specialist(s|), interpreter(s|), monitor(s|),
observer(s|), inspector(s|), ranger(s|), electrician(s|), plumber(s|), surgeon(s|),
psychologist(s|), midwi(fe|ves), counsellor(s|), counselor(s|), sandbaggers, rescue workers,
stretcher bearers
"""

GROUPS = """
famil(y|ies) of, group(s|) of, part(y|ies) of, crew of, batch of, crowd of, contingent of,
delegation of, busload of, column of, household of, queue of, caravan of
"""

CARRIERS = """
frigate(s|), warship(s|), boat(s|), navy, vessel(s|), car(s|), truck(s|), lorr(y|ies), jet(s|),
aircraft, airliner(s|), dingh(y|ies), barge(s|), convoy(s|), aboard, on board, airlift, bus(es|),
coach(es|), ship, ferry, plane(s|), flight(s|), evacuee(s|), helicopter(s|), train(s|),
ambulance(s|), landed, docked
"""
