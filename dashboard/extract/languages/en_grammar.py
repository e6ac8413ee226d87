"""English how statements hang together: parts, totals, plans, denials, closed classes."""

CODE = "en"

PARTS = {
    "of": """
of them, of these, of those, of whom, of which, of the dead, of the total, of this number, of that
number, of the injured, of the wounded, of the evacuees, of the displaced, of the number, of their
number, of the group, of the victims, of the casualties, of the patients, of the passengers, of the
survivors, of the missing, of the evacuated, of the newcomers, of the refugees, of the rescued, of
the fighters, of the families, of the deaths, of the arrivals, of the fatalities, of the children,
of the residents, of the people, of the civilians, of the returnees, of the migrants, of the newly
uprooted, of the killed, of the buses, of that total, of this total, of this figure, of that figure,
of the toll, of the count, of the sick, of the freed, of all these, of the former, of the latter, of
us, of the hospitalized, of the hospitalised
""",
    "whole": """
of the, of some, of about, of around, of nearly, of almost, of an estimated, of more than, of over,
of roughly, of all the, of its, of their, among, among the, among some, among about, amongst,
amongst the, out of the, of a total of, out of a total of
""",
    "including": """
including, incl, incl ., includ(e|es|ed), alone, among them, among these, among those, among whom,
within that number, among the dead, among the injured, comprising, made up of, consisting of,
counting, in that number, amongst them, the remaining, the other, the rest, broken down into, down
into, notably
""",
}

BESIDE = """
together with, along with, alongside, accompanied by, as well as, plus, in addition to, besides,
joined by, followed by, escorted by, in the company of, on top of, and with
"""

MORE = """
more, another, further, additional, extra, others, other, remaining, rest, apiece, less
"""

CUMULATIVE = """
so far, in total, in all, all told, altogether, until now, up to now, to date, as of, by now, now,
total, totals, overall, thus far, till now, has reached, have reached, number of, toll, since then,
brings to, bringing to, at present, currently, cumulative, up till now, the number, by then, latest
figure, a running total, over the past year, to this day, as yet, the death toll, on record, on its
list, all in all, the figure, a total of, already, grand total, running tally, all together, in sum,
combined, hitherto, up until now, as of now, by this point, up to this point, from the outset, since
the outset, bringing the total, brought the total, cumulatively
"""

CUMULATIVE_NOUNS = "total, number, toll, tally, count, figure, sum"

PLANNED = """
will, would, expected, to be, planned, due, scheduled, ordered, order(s|) to, is set, are set, set
to, about to, ready to, prepar(ing|ed|es|e) to, are to, is to, foresee(s|n|), supposed to, going to,
shall, slated, may, yet to, still to, awaiting, still have to, to go, to come, tomorrow, seats for,
promis(es|ed), were to, was to, has to, have to, must, told to, to follow, should, want to, wants
to, provides for, evacuation order(s|), urged to, asked to, advised to, instructed to, warned to,
preparing, want(s|) (him|her|it|them), can leave, to leave, gives, sends, will be, might, the coming
days, in the next days, notice to, await(s|), in line for, yet to be, soon, earmarked, in the coming
hours, in the coming days, pending, call to, expect(s|ing|), plan(s|ning|), intend(s|ed|),
aim(s|ing|), hop(e|es|ing), want, wants, in readiness, could be, could have to, can be, poised to,
on standby to, in the process of, under orders, is hoped, (is|are|was|were|been) (on hold|put
off|postponed|delayed|put back), are hoped, the aim, propos(es|ed|ing), bound to, need to be, needs
to be, hoped to, planned to, intended to, meant to, means to, wished to, hoped for, wanted to,
(order|orders|notice|notices|warning|warnings) (was|were|has been|have been|is|are)
(lifted|rescinded|cancelled|canceled|withdrawn) for, free to (go home|return|go back), told (that|)
(they|residents|people|villagers) (could|can|may) (go home|return|go back)
"""

NOT_PLANNED = """
had to, would have, will have been, should have, could have, able to, managed to, helped to, helps
to, began to, forced to, continued to, used to, gone to, came to, come to, comes to, went to, led
to, have to be thanked, tried to, had yet to, refused to, agreed to, trying to, failed to, home to,
due to, thanks to, according to, hurried to, rushed to, allowed to, permitted to, enabled to, in
addition to, (hours|days|minutes|weeks|flights|trips|buses|boats|journeys) to
"""

ABILITIES = "could be, could"

DONE = "have, has, had, were, was, having"

PERFECT = "have, has"

TOTALLING = """
com(e|es) to, came to, stand(s|) at, stood at, reach(es|ed|), has reached, rose to, risen to,
climb(ed|s) to, climbed past, increase(s|d) to, increasing to, grew to, grown to, grow(s|) to,
jumped to, rise(s|) to, rising to, swelled to, swollen to, went up to, gone up to, exceed(s|ed|),
topp(ed|ing), tops, surpass(es|ed), put at, set at, br(ings|inging|ing|ought) to, now at,
total(s|led|ed|), gone past, gone beyond, passed, totall(ed|ing), totaling, number(s|ed|),
amount(s|ed) to, now number
"""

DENIED = {
    "word": """
denied, den(y|ies|ying), falsely, untrue, dismissed, refuted, dismiss(es|), refut(es|ing), rejected,
fake, baseless, unfounded, hoax, debunked, fabricated, no truth, disproved, did not, does not, has
not, have not, were not, was not, are not, is not, never, had not
""",
    "clause": """
is false, was false, are false, (is|are|was|were) (a lie|lies|baseless|a
hoax|fake|fabricated|unfounded|nonsense|wrong|rubbish), (is|are|was|were) (propaganda|invented|made
up|incorrect|inaccurate), was (dismissed|rejected|refuted|dispelled|disputed|denied), were
(dismissed|rejected|refuted|dispelled|denied), is (dismissed|rejected|refuted), is untrue, was
untrue, is not true, was not true, (proved|proven) (false|untrue|wrong), turned out to be
(false|untrue|wrong), has been denied, have been denied, was denied by, is denied by, were denied
by, a claim denied, a claim (rejected|dismissed), a claim (the|)
(rebels|ministry|government|army|authorities|officials) (deny|denies|denied|reject|dismissed), a
figure (denied|rejected|dismissed), were false, were untrue
""",
    "own": "(was|were|has been|had been|have been) counted twice",
    "claim": """
claim is false, claim was false, claims are false, claim is untrue, that is false, this is false,
that is not true, this is not true, claim is not true, none of it is true
""",
}

HYPOTHETICAL = """
if, could have, might have, capacity, room for, designed for, can take, enough for, unless, space
for, capable of, built for, in case, suppose, imagine, hypothetical, able to hold, hold up to, able
to take, simulated, drill, trained for, to accommodate, would have had to, (can|could)
(hold|house|take in|shelter|host|lodge|sleep|seat|accommodate|carry), holds up to,
(designed|meant|intended|equipped|built) to (hold|house|take|shelter|host|carry|accommodate), enough
(space|room|beds|seats) for, (licensed|licenced|certified|rated|fit|good|meant|intended) for,
(sized|big enough|large enough|approved|cleared|suitable|beds|spaces) for, licensed to carry,
seating for, could take, sleeps, a scenario, worst - case, worst case, exercise, can be
(housed|accommodated|lodged|sheltered|hosted|put up|fed|seated), (might|may|could) (die|be
killed|perish|drown|starve|lose their lives|fall ill), (might|may|could) (flee|be displaced|be
uprooted|be made homeless|take flight|seek refuge|lose their homes)
"""

CHANGING = """
rose, ris(e|es|en|ing), gr(ew|own|ow|ows|owing), increas(e|ed|es|ing), jump(ed|s|ing),
climb(ed|s|ing), swell(ed|s|ing), swollen, surg(ed|es|ing), soar(ed|s|ing), drop(ped|s|ping), fell,
fall(en|s|ing), shr(ank|unk), declin(ed|es|ing), decreas(ed|es|ing), dwindl(ed|ing), doubled,
tripled, went up, went down
"""

POPULATIONS = "population, pop, populace"

INHABITANTS = """
inhabitants, residents, souls, dwellers, citizens, townspeople, townsfolk, villagers, islanders,
nationals
"""

HAVING = {
    "verb": """
has, had, have, having, counts, counted, numbers, numbered, boasts, holds, held, houses
""",
    "with": "with, of about",
}

OWNERS = "her, his, my, our, their, your"

WRECKING = """
burn(ed|t|ing), torch(ed|ing), destroy(ed|s|ing), damag(ed|es|ing), shell(ed|ing), hit,
bomb(ed|ing), loot(ed|ing), seiz(ed|es|ing), stolen, stole, wash(ed|ing) away, sw(ept|eeping) away,
submerg(ed|ing), wreck(ed|s|ing), on fire, ablaze, alight, set fire, crush(ed|ing), smash(ed|ing),
buried, overturned, crashed, shot down, downed, knocked out, vandalised, vandalized, stranded,
strafed, strafing, attack(ed|ing), collid(ed|ing), overturn(s|ing), crash(es|ing), broke down,
broken down, skidded, caught fire, plunged, ran off the road, rammed, cancel(led|ed|ling|s),
halt(ed|ing|s), suspend(ed|ing|s), ground(ed|ing), struck off, call(ed|ing) off, divert(ed|ing),
bought, could not, cannot, delayed, derail(ed|ing), jumped the (rails|tracks), scrapp(ed|ing),
(are|were|is|was) off, stand cancelled, stood cancelled, turned back, to the torch, dropp(ed|ing|s),
axed, shelved, (was|were|is|are) turned (back|round|around), sank, sunk, sink(s|ing),
capsiz(ed|es|ing), went down, foundered, ran aground, struck, strik(e|es|ing), pound(ed|ing),
search(ed|ing), (stopped|held) and searched, impounded, confiscated, set alight, blew up, blown up,
towed away
"""

GOODS = """
food, aid, suppl(y|ies), medicine(s|), kit(s|), tent(s|), blanket(s|), meal(s|), ration(s|), water,
assistance, parcels, fuel, clothing, flour, wheat, rice, equipment, goods, tarpaulins, vaccines,
drugs, packs, hygiene, beds, relief
"""

REVISING = """
revis(e|ed|es|ing), correct(ed|s|ing), lower(ed|s|ing), amend(ed|s), adjust(ed|s|ing), scal(ed|ing)
back, cut, cut back, reduc(ed|ing), downgrad(ed|ing), updat(ed|ing), chang(ed|ing)
"""

REVISED = """
revised from, corrected from, instead of, rather than, compared with, compared to, lowered from,
raised from, up on, not the, previous figure of, earlier figure of, previous estimate of, earlier
estimate of, previous toll of, earlier toll of, first given as, earlier given as, previously given
as, initially put at, first put at, not
"""

FORMERLY = """
(earlier|previous) (report|version|story|update), (earlier|previously|initially|originally|first)
(put|gave|given|reported|estimated) the
"""

STOPS = """
is, are, was, were, be, been, being, has, have, had, do, does, did, will, would, can, could, may,
might, shall, should, must, of, in, on, at, by, for, with, from, to, into, out, over, under, after,
before, since, until, through, via, near, who, whom, whose, which, that, where, when, while, as,
than, then, if, because, but, or, nor, so, and, yet, not, also, only, just, he, she, it, they, we,
you, i, him, her, them, us, this, these, those, there, here, now, still, alone, the, a, an, his,
its, their, our, my, your, said, says, say, told, among, including, across, around, per, each, both,
either, however, meanwhile, got, get, went, go, came, come, took, left, during, within, inside,
outside, about, toward, towards, against, between, aboard, every, all, some, any, no, without, up,
down, off, away, back, again, already, later, earlier, ago, today, yesterday, tomorrow, overnight,
apart, along, amid, onto, plus, reached, live, lives, stay, remain, fled, flee
"""

AUXILIARIES = """
was, were, is, are, been, be, being, got, gets, get, had been, has been, have been
"""

FINITES = """
was, were, is, are, am, has, have, had, will, would, can, could, may, might, shall, should, must,
do, does, did, cannot, can't, couldn't, wasn't, weren't, isn't, aren't, hasn't, haven't, hadn't,
won't
"""

PRETERITES = """
left, went, came, fled, got, took, made, found, lost, sought, ran, drove, flew, rode, swam, walked,
slept, spent, stood, set, began, rose, fell, fought, died, broke, quit, put, held, met, reached
"""

PAST_ENDINGS = "ed"

LINKS = {
    "strong": """
after, when, while, because, but, before, until, although, though, whereas, where, if, once, as,
since, meanwhile, however, despite, following, amid
""",
    "weak": "who, which, that, whom, whose, and, or, nor, with, by",
}

OPENERS = "that, how, whether"

HAZARDS = """
fire(s|), blaze(s|), wildfire(s|), flame(s|), flood(s|), floodwater(s|), water(s|), storm(s|),
river, cyclone, typhoon, hurricane, quake, earthquake, tremor(s|), eruption, volcano, lava, ash,
landslide(s|), fighting, clash(es|), shelling, bombing(s|), bombardment, airstrikes, war,
battle(s|), violence, attack(s|), offensive, advance, rebels, militants, militia, militias, gunmen,
raid(s|), insurgents, jihadists, drought, famine, hunger, conflict, unrest, gangs, tornado,
mudslide(s|), rain(s|), blast(s|), explosion(s|)
"""

RUNNING = """
r(un|uns|unning|an), la(id|ys|ying) on, lay on, hir(ed|es|ing), charter(ed|s|ing), sen(d|ds|ding|t),
dispatch(ed|ing), despatch(ed|ing), provid(ed|es|ing), put on, scheduled, expected, planned, due,
carr(y|ied|ies|ying), us(ed|ing), deploy(ed|ing|s), mobilis(ed|ing), mobiliz(ed|ing),
operat(ed|es|ing), organis(ed|ing), organiz(ed|ing), arrang(ed|ing), assign(ed|ing), list(ed|s),
commandeer(ed|ing), requisition(ed|ing), ready, took part, stand by, on standby, in use, promised,
add(ed|ing), (made|make|makes|making) (a|the|two|three|four|five|several|many), lent, on loan,
offer(ed|ing|s), ask(ed|ing|s) for, shuttl(ed|ing|es), wait(ed|ing|s), parked, drawn up, on call,
work(s|ed|ing|) the
"""

OWN_WAYS = """
in taxis, in panic, panicked, in fear, out of fear, for fear, scared, afraid, frightened, terrified,
rather than wait, on foot, by foot, by their own means, in their own cars, of their own accord, on
donkeys, on tractors, in carts, on carts, on bicycles, barefoot, through the bush, walked
(out|off|down|over|away|through|all), hik(ed|es|ing), trudg(ed|ing), in their cars, by their own
efforts, on their own, by tractor, on motorbikes, by bicycle, swam, waded, on horseback, by car
"""

INFINITIVE = "to"

EXCEPTED = """
all but, all except, all except for, everyone but, everyone except, everybody but, every one but,
with the exception of, excepting, all save
"""

CAUSATIVES = """
used, using, forced, caused, enabled, allowed, led, required, prompted, let, helped, compelled,
permitted, obliged, freed, persuaded, necessitated, convinced, forcing, causing, prompting,
allowing, enabling, obliging, compelling, requiring, letting, leading, leads, lets, made, makes,
making, sent, pushed, driven, drove, spurred, helping, took
"""

SHARES = """
half, third, thirds, quarter, quarters, fifth, fifths, tenth, most, majority, part, percent, per
cent, %, fraction, bulk, proportion, share, portion
"""

VAGUE_SHARES = (
    "some, many, several, few, most, half, mostly, including, among them, among whom, third"
)

ARTICLES = "the, a, an, its, his, her, their, both, this, that, these, those"
OF = "of"
CONJUNCTIONS = "and, &"
NEGATIONS = "not, no, nor, without"
POSSESSIVE = "'s"
PASSIVES = "was, were, been, is, are, being, be"
