"""English credit: who says it, and how that is told."""

CODE = "en"

SAID = """
sa(id|y|ys|ying), told, tell(s|ing), report(s|ed|), announc(es|ed|ing|e), stat(es|ed),
add(s|ed|ing), tweet(s|ed), wrote, written, writes, writing, confirm(s|ed|ing|),
estimat(es|ed|e|ing), declar(es|ed|ing), claim(s|ed|ing), not(es|ed|ing), explain(s|ed|ing),
warn(s|ed|ing|), counts, counted, count, counting, have counted, has counted, reckon(s|ed|),
plac(es|ed|ing), spoke of, speaks of, spoke, speaks, speaking of, gave, gives, given, list(s|ed|),
names, cit(es|ed), quot(ed|es), show(s|ed|n|), expect(s|ed|), fear(s|ed|), post(s|ed), insist(s|ed),
believ(es|ed|e), maintain(s|ed), acknowledg(es|ed), admit(s|ted), disclos(es|ed), reveal(s|ed),
mention(s|ed), describ(es|ed), affirm(s|ed), stress(es|ed), underlin(es|ed), assum(es|ed), know(s|)
of, foresee(s|n|), predict(s|ed), forecast, hope(s|d|), think(s|), plan(s|), recount(s|ed),
testif(ies|ied), propos(es|ed), observ(es|ed), document(s|ed), verif(ies|ied), complain(s|ed),
suggest(s|ed), indicat(es|ed|e), track(s|ed), calculat(es|ed|e), assess(es|ed), updat(es|ed),
releas(es|ed), publish(es|ed), broadcast, broadcasts, tall(ied|ies), inform(s|ed), assur(es|ed),
clarif(ies|ied), conced(es|ed), relat(es|ed), point(s|ed) out, point(s|ed) to, accord to,
comment(s|ed), repl(ied|ies), argu(es|ed), rais(es|ed), lower(s|ed), revis(es|ed), upped,
urg(es|ed), alleg(es|ed), assert(s|ed), contend(s|ed), recall(s|ed), remark(s|ed),
emphasi(z|s)(es|ed), highlight(s|ed), deplor(es|ed), denounc(es|ed), lament(s|ed), break(s|ing)
down, broke the, broke down, briefed, aired, relayed, detail(s|ed), summ(ed|s) up, guess(es|ed),
want(s|ed|), caution(s|ed), conclud(es|ed), found that, finds that, boast(s|ed), let it be known,
went public with, gave out, put out, issued, tallying, project(s|ed), answer(s|ed), respond(s|ed),
promis(es|ed), vow(s|ed), pledg(es|ed), cry, cried, talk(s|ed) of, certif(ies|ied), lift(s|ed) the
number, lift(s|ed) the toll, rais(es|ed) the number, rais(es|ed) the toll, rais(es|ed) the count,
cut the toll, cut the number, put down at, guess, judge(s|d), swore, swears, attest(s|ed),
vouch(es|ed), noted down, wired, radioed, cabled, heard, learned, learnt, foresaw, forecasts,
figured, figures that, understands, understood, is aware of, are aware of, has word of, have word
of, put(s|ting|) (the|those|these|its|their|his|her|it|them|that|this|total|losses|deaths|numbers),
speak of, puts at, put at, speak, st(uck|ick|icks) to, stands by, stood by, sticks by, declined to,
has it, had it, have it, would have it, tick(s|ed|ing) off, made known, makes known, make known,
made it known, has made known, had made known, jott(ed|ing) down, chalk(s|ed) up, count(s|ed) up,
add(s|ed) up, own(s|ed) up to, let slip, gives out, give out, rattled off, spell(s|ed) out, lets
know, let know, works it out at, worked it out at
"""

ACCORDING = """
according to, as per, in the words of, as told by, citing, quoting, per, data from, data of, figures
from, figures of, the account of, announced by, reported by, confirmed by, given by, provided by,
compiled by, collected by, numbers from, numbers by, said by, statistics from, statistics by,
estimates from, estimates by, estimate by, figures by, released by, issued by, published by, shared
by, recorded by, counted by, quoted by, cited by, tracked by, documented by, verified by, registered
by, a count by, a tally by, tally by, count by, put out by, reports from, a report by, a report
from, statement by, statement from, a bulletin of, bulletin from, in the view of, in the reckoning
of, by the account of, by the count of, by the reckoning of, on the word of, as told to us by,
information from, sourced from, courtesy of, learn(ed|t) from, heard from, by the tally of, by the
tallies of, by the estimate of, by estimate of, by the figures of, in the estimate of, stated by,
estimated by, mentioned by, update from, update by, communicated by, communique from, letter from,
briefing by, going by, known to the, on the figures of, on the evidence of, to go by, judging by, if
one believes, drawing on, quoted from, on the count of, on the reckoning of, on the estimate of, by
the books of, by the lists of, by the records of, in the count of
"""

ACCOUNTS = """
account, count, tally, figures, figure, reckoning, estimate, estimates, numbers, data, words,
report, reports, records, statistics, register, calculation, calculations, spokesman, spokeswoman,
spokesperson, statement, bulletin, newest report, latest report, list, lists, log, reading, telling,
information, survey, update, updates, tracker, dashboard, press release, communique, notice, note,
briefing, post, posts, message, tweet, database, ledger, headcount, head count, arithmetic, books,
guess, guesswork, survey data, monitoring, paperwork, affidavit, diary, memo, toll, assessment(s|),
sheet, tracking sheet, tallies, counts, accounts, briefings, surveys, video, address, interview,
speech, broadcast, record, sums, computation, stocktaking, roll, rolls, manifest, manifests
"""

SPEAKERS = """
separatist(s|), loyalist(s|), party, parties, forces, official(s|), authorit(y|ies), police,
government, ministry, activist(s|), medic(s|), doctor(s|), rescuer(s|), resident(s|), witness(es|),
source(s|), spokesman, spokeswoman, spokesperson, minister, governor, mayor, president, army,
military, navy, agency, television, tv, observatory, monitor(s|), campaigner(s|), worker(s|),
group(s|), organisation(s|), organization(s|), embassy, charity, media, newspaper, commander(s|),
general, council, office, service(s|), department, secretary, director, chief, head, envoy,
representative(s|), administration, team(s|), firefighters, brigade, province, company, operator,
mission, un, site, state media, rebels, opposition, leader(s|), delegation, hospital, judge,
sheriff, prosecutor(s|), commissioner, officer(s|), premier, channel, broadcaster, committee,
command, centre, center, bureau, union, corps, force, guard, coastguard, release, statement,
bulletin, data, records, survey, statistics, tally, headquarters, taskforce, envoys, analyst(s|),
expert(s|), journalist(s|), reporter(s|), correspondent(s|), lawmaker(s|), senator, chancellor,
king, prince, pope, bishop, priest, imam, elder(s|), negotiator(s|), mediator(s|), coordinator(s|),
manager, owner, chairman, chairwoman, chair, ambassador, consul, consulate, parliament, senate,
county, municipality, borough, relief commissioner, collector, trust, foundation, federation,
association, alliance, coalition, network, directorate, secretariat, crescent, cross, diplomat(s|),
organisers, organizers, survivor(s|), relative(s|), villager(s|), local(s|), rights group(s), aid
group(s), monitoring group(s), rebel group(s), activist group, nurse(s|), surgeon(s|),
paramedic(s|), pilot(s|), driver(s|), captain(s|), colonel, major, lieutenant, sergeant, admiral,
brigadier, marshal, chiefs, deputy, deputies, mp(s|), lawyer(s|), teacher(s|), volunteer(s|), aid
official(s|), first responder(s|), dispatcher(s|), fire chief(s|), fire department, fire service,
fire brigade, civil defence, civil defense, civil protection, weather office, met office,
meteorologist(s|), forecaster(s|), seismologist(s|), volcanologist(s|), scientist(s|), engineer(s|),
coroner, coroner's office, medical examiner, ombudsman, defender, advocate(s|), watchdog(s|), think
tank, tool, system, matrix, database, dashboard, tracker, newspapers, paper, daily, weekly,
outlet(s|), portal, website, radio, agencies, ministries, ministers, councils, governors, mayors,
presidency, prefect, foreign office, state department, airline(s|), port authority, railway(s|),
camp manager(s|), humanitarian(s|), nuncio, patriarch, sheikh, militia, fighters, spokespersons,
spokesmen, aide(s|), adviser(s|), advisor(s|), dpa, ngo(s|), charities, disaster agency, relief
agency, aid agency, investigator(s|), inspector(s|), detective(s|), emergency room(s|), partners,
partner, task force, response team(s|), field team(s|), first aiders, delegate(s|), priests,
institute, institution(s|), academy, society, fund, court, tribunal, inspectorate, registry,
laboratory, coach, agent(s|), clerk(s|), intelligence, civil defence team(s|), white helmets,
forensic service, morgue, mortuary, undertaker(s|), gravedigger(s|), statisticians, demographer(s|),
researcher(s|), academics, university, historian(s|), author(s|), blogger(s|), columnist(s|),
photographer(s|), eyewitness(es|), passer-by, passers-by, neighbor(s|), neighbour(s|), mother,
father, parents, survivor groups, hotline, switchboard, control room, situation room, operations
room, emergency operations center, emergency operations centre, crisis cell, crisis unit, crisis
centre, crisis center, cluster, steering committee, consortium, platform, initiative, movement,
faction(s|), militants, insurgents, junta, regime, cabinet, administration's, home office, foreign
secretary, defence secretary, home secretary, interior minister, health minister, prime minister,
head of state, deputy minister, permanent representative, high commissioner, special envoy, special
rapporteur, humanitarian coordinator, resident coordinator, country director, press secretary, press
officer, press office, press service, information office, chief of staff, commander-in-chief,
warden(s|), superintendent(s|), headteacher, headmaster, principal, rector, dean, vicar, nun(s|),
rabbi, mullah, sultan, emir, aid chief, refugee agency, migration agency, health agency, volcano
observatory, hurricane center, fire marshal, shipping company, coast guard, harbor master, harbour
master, port captain, embassy official(s|), state television, state tv, state news agency, news
agency, news agencies, white house, kremlin, pentagon, downing street, elysee, vatican, holy see,
town hall, city hall, town halls, operators, gen, maj, col, lt, capt, sgt, adm, brig, cmdr, prof,
dr, sen, gov, supt, insp
"""

HOLDING = """
has, had, have, gave, give, gives, given, put, puts, listed, lists, saw, sees, watched, witnessed,
ha(s|ve|d) it at, puts it at, put it at, named, recorded, records, logged, logs, registered,
registers
"""

PUTTING = {
    "verb": "put(s|ting|), peg(s|ged), set(s|), fix(es|ed), mark(s|ed), estimat(es|ed)",
    "at": "at",
}

VERBAL_NOUNS = """
states, counts, reports, estimates, claims, notes, lists, names, plans, hopes, fears, posts, shows,
updates, releases, forecasts, projects, post, report, list, note, plan, show, place, places
"""

TELLING = "t(old|ell|ells|elling), g(ave|ive|ives|iven)"
POSSESSIVE_PRONOUNS = "his, her, their, its, the same, that same"
ACCOUNT_ROLES = "by, in, on, from, to, according to, per"
SEATS = """
based in, based at, headquartered in, headquartered at, seated in, with offices in, with an office
in, with its seat in, with headquarters in, - based, - headquartered
"""
SPEAKING_SITES = "city, town, prefecture, district, municipality, commune, canton, region, state"
RELATIVES = "who, which, that, whom, whose"
SEAT_ROLES = "in, at, across, on, from, near, inside, with"
QUOTING = "quot(ed|es|ing), cit(ed|es|ing)"
BULLETINS = """
report #, report no, report number, terminal bulletin, bulletin, operations update, operational
update, in figures, in numbers, at a glance, key figures, dashboard, factsheet, fact sheet, terminal
report, preliminary report
"""
LOGS = """
tweet(s|), post(s|), messages, thread, feed, live blog, live notes, live updates, notes, log, diary,
timeline, told, posted, tweeted, reported, related, relayed, written
"""
SOURCE_LABELS = "data, source, source(s), data source, data sources, credit, credits"
SUBJECT_PRONOUNS = "he, she, it, they"
NAME_LINKS = (
    "-, ', 's, &, of, for, the, al, de, and, bin, ibn, bint, von, van, der, du, di, da, ould"
)
ADVERBS = """
also, earlier, then, later, now, yet, first, there, meanwhile, separately, still, already, only,
just, since, again, previously, initially, officially, himself, herself, itself, themselves, here,
for its part, for his part, for her part, for their part, in turn, likewise, too, however, in
addition, besides, though, moreover, further, once more, finally, so far, at first, afterwards
"""

DEFINITES = "the, this, that"

ORGANIZATIONS = """
agency, organi(s|z)ation, group, charity, ministry, observatory, monitor, monitors, office, service,
committee, commission, department, council, authority, authorities, union, body, association, ngo,
network, channel, newspaper, broadcaster, federation, foundation, fund, society, institute, centre,
center, bureau, mission, command, crescent, cross, army, police, nations, organisers, company,
tracker, monitoring, watchdog, force, brigade, province, county, sheriff, hospital, coordinator
"""

STAND_INS = """
agency, organi(s|z)ation, group, charity, body, association, network, channel, newspaper,
broadcaster, federation, foundation
"""
