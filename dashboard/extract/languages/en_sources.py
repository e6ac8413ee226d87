"""English credit: who says it, and how that is told."""

CODE = "en"

SAID = """
said, say(s|ing|), told, tell(s|ing|), report(s|ed), announc(es|ed|ing), stat(es|ed), add(s|ed),
tweet(s|ed), wrote, writes, confirm(s|ed), estimat(es|ed), declar(es|ed), claim(s|ed), not(es|ed),
explain(s|ed), warn(s|ed), counts, counted, reckon(s|ed), put the, puts the, puts, put, spoke of,
speaks of, gave, gives, given, listed, lists, named, cit(es|ed), quoted, show(s|ed), expects,
fear(s|ed), has counted, recorded, posted, insist(s|ed), believ(es|ed), maintain(s|ed), logged,
register(s|ed), acknowledg(es|ed), disclos(es|ed), reveal(s|ed), mention(s|ed), describ(es|ed),
affirm(s|ed), stress(es|ed), assum(es|ed), know of, foresee(s|n), expect(s|ed), predict(s|ed),
hope(s|d), think(s), plan(s), count, list, reckon, estimate, fear, say, report, believe, know(s)
of, spoke, speaks, names, recount(s|ed), testif(ies|ied), propos(es|ed), observ(es|ed),
document(s|ed), verif(ies|ied), complain(s|ed), suggest(s|ed), indicat(es|ed), track(s|ed),
records, calculat(es|ed), assess(es|ed), update(s|d), releas(es|ed), publish(es|ed), broadcast,
tallied, tallies, informed, informs, assured, clarif(ies|ied), conced(es|ed), relat(es|ed),
pointed out, pointed to, counting, have counted, accord to, comments, commented, replied, argued
"""

ACCORDING = """
according to, as per, in the words of, as told by, citing, quoting, per, data from, figures from,
the account of, announced by, reported by, confirmed by, as reported by, numbers from, said by,
statistics from, estimates from, estimates by, figures by, released by, issued by, published by
"""

ACCOUNTS = """
account, count, tally, figures, figure, reckoning, estimate, estimates, numbers, data, words,
report, records, statistics, register, calculation, spokesman, spokeswoman, statement, bulletin,
newest report, latest report
"""

SPEAKERS = """
official(s|), authorit(y|ies), police, government, ministry, activist(s|), medic(s|), doctor(s|),
rescuer(s|), resident(s|), witness(es|), source(s|), spokesman, spokeswoman, spokesperson,
minister, governor, mayor, president, army, military, navy, agency, television, tv, observatory,
monitor(s|), campaigner(s|), worker(s|), group(s|), organisation(s|), organization(s|), embassy,
charity, media, newspaper, commander(s|), general, council, office, service(s|), department,
secretary, director, chief, head, envoy, representative, coordinator, administration, team(s|),
firefighters, brigade, province, company, operator, mission, un, site, state media, rebels,
opposition, leader(s|), delegation, hospital, judge, sheriff, prosecutor(s|), commissioner,
officer(s|), premier, captain, channel, broadcaster, committee, command, centre, center, bureau,
union, corps, force, guard, coastguard, release, statement, bulletin, data, records, survey,
statistics, tally, headquarters, taskforce, envoys, analyst(s|), expert(s|), journalist(s|),
reporter(s|), correspondent(s|), lawmaker(s|), senator, chancellor, king, prince, pope, bishop,
priest, imam, elder(s|), negotiator(s|), mediator(s|), coordinator(s|), manager, owner, chairman,
chairwoman, chair, ambassador, consul, consulate, parliament, senate, county, municipality,
borough, relief commissioner, collector, trust, foundation, federation, association, alliance,
coalition, network, directorate, secretariat, crescent, cross, humanitarians, diplomat(s|),
organisers, organizers, survivor(s|), relative(s|), villager(s|), local(s|), rights group(s), aid
group(s), monitoring group(s), rebel group(s), humanitarian group, aid groups, activist group
"""

HOLDING = "has, had, have, gave, give, gives, given, put, puts, got, listed, lists"

TELLING = "t(old|ell|ells|elling), g(ave|ive|ives|iven)"
SUBJECT_PRONOUNS = "he, she, it, they"
NAME_LINKS = "-, ', 's, &, of, for, the, al, de, and"
ADVERBS = "also, earlier, then, later, now, yet, first, there"

DEFINITES = "the, this, that"

ORGANIZATIONS = """
agency, organi(s|z)ation, group, charity, ministry, observatory, monitor, monitors, office, service,
committee, commission, department, council, authority, authorities, union, body, association, ngo,
network, channel, newspaper, broadcaster, federation, foundation, fund, society, institute, centre,
center, bureau, mission, command, crescent, cross, army, police, nations, organisers, company
"""
