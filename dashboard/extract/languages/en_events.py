"""English what happened: verbs and nouns of moves, waits, harm."""

CODE = "en"

EVENTS = {
    "evacuate": """
evacuat(e|es|ed|ing|ion|ions), medevac(s|ed|), medevacked, airlift(s|ed|ing|), air-lifted,
bus(sed|ed|sing|ing) out, bus(sed|ed) to, bus(sed|ed), transferred, transfer(s|ring|),
transport(s|ed|ing|), ferr(y|ies|ied|ying), rescu(e|es|ed|ing), relocat(e|es|ed|ing|ion),
extract(s|ed|ing|), remov(e|es|ed|ing|al), to safety, out of harm's way, out of danger, safe
passage, safely out, le(t|tting) out, allowed out, let go, pluck(s|ed|ing|), winch(ed|es|ing),
hoisted, sav(ed|es|ing), resettl(e|ed|ing), repatriat(e|ed|es|ing|ion), shipped out, brought home,
on the buses, on the convoy, in the convoy, pick(ed|s|ing|) up, t(ook|ake|akes|aken|aking) out,
t(ook|aken|ake|akes|aking) away, br(ought|ing|ings|inging) out, fl(own|ew|y|ying) out, move(d|s|)
out, moving out, bail(ed|s|) out, lift(ed|s|ing) out, pull(ed|s|ing|) out, carr(ied|y|ies|ying)
out of, mov(ed|e|es|ing) inland, clear(ed|s|ing) from, cleared out, escort(ed|s|ing|), escort(ed|)
out, withdrawn from, pull(ed|) back from, flown, flew, fl(ies|y|ying), shuttled, relocated,
uplifted, conveyed, taken to, taken by, moved from, moved to, moved away, taken from, taken off,
taken by bus, taken by train, taken across, moved by, shepherded, ushered, guided out, led out,
led away, smuggled out, convoyed, boarded, board(s|ing), freed, released from the siege,
extricat(ed|e), fish(ed|) out, dug out, winched up, dropped off, sent away, given passage, sent by
bus, exfiltrated, spirited, whisked, got to safety, cleared from, emptied of, were cleared, was
cleared, driven out, rid(e|ing|den) out, bussed, led (to|through), taken in convoy, got out
safely, safely reached, rushed out, rushed to safety, cart(ed|) off, lifted from, lifted off,
bring to safety, brought to, bring to, brought from, bringing to, got off, got them out, pull(ed|)
from, hauled from, delivered from, led from, safely, on board, aboard, carried to, carried from,
shipped, shifted to, shifted, shift(ed|ing) from, moved into, moved off, drove out, were got out,
pulled to safety, took to safety, taken inland, moved to safety, to safer places, to safer ground,
to safer areas, to higher ground, to firmer ground, plucked from, flew home, fl(y|ies|own|ying)
(home|back|out|them), br(ought|ing|inging|ings) (home|back|ashore|to safety|to shore|to land),
t(aken|ook|aking|ake) (ashore|to safety|to safer|off|home), got (to safety|them out), emptied,
sav(e|ed|es|ing), whisked (away|out|off), g(ot|et|etting) away safely, hauled out, hauled to
safety, winched, lifted (to safety|off|out), evac, evacs, medivac(ed|ked|), stretchered, ferried
out, ferried to, rode out, drove to safety, walked to safety, made it to safety, reached safety,
guided to safety, helped out, helped to safety, moved to
(safe|safer|camps|shelters|higher|temporary|hotels)
""",
    "displace": """
displac(ed|es|e|ing|ement), without (a home|homes|shelter|a roof), made to (leave|flee|move|go),
uproot(ed|s|ing|), fle(e|es|d|eing), flown from their homes, took flight, to flight, put to
flight, forced (out|from|to flee|to leave|to abandon|to move), driven (from|out), drove from, made
homeless, left homeless, homeless, on the run, abandon(ed|ing) their, escap(ed|e|es|ing), run
away, ran away, ran for, flight, exodus, forcibly, flown the, refugee(s|), took to the roads, on
the move, gone to kin, moved in with, gone to relatives, sought refuge abroad, sought safety, quit
their homes, left their homes, leave their homes, leaving their homes, lost their homes, gone to
stay, abandoned, deport(ed|ation|ations|s|ing|), expelled, carried off, forced displacement,
chased, pushed from, pushed out, bolted, scattered, drove away, driven away, forced, migrated,
r(un|an|unning) from, poured (into|out|over|across), stream(ed|ing) (into|across|over),
pour(s|ing) (into|out|over|across), flood(ed|ing) (into|across), trek(ked|king), flock(ed|ing|s)
(to|into), influx, outflow, remain(s|ed|) (displaced|homeless), still (displaced|homeless),
dislodged, dislocated, washed out of, burned out of, bombed out of, flooded out, evicted, refuge
in
""",
    "move": """
left, leav(e|es|ing), depart(s|ed|ing|ure|ures|), go, goes, gone, went, going, cross(ed|es|ing|),
exit(ed|s|ing|), set out, set off, head(ed|s|ing)
(for|to|out|toward|towards|into|south|north|east|west|home), travel(s|ed|led|ing|ling|), streamed,
poured, pass(ed|es|ing) over, passed through, made it out, walk(ed|ing|s|), drove,
mov(ed|e|es|ing), way out, on (their|the|its) way, made (their|the) way, follow(ed|s|ing|), came,
come, comes, taken, took, entered, enter(s|ing), drew away, roll(ed|ing) out, rolled, pulled away,
took off, gone from, out of, trek(ked|king), spilled, spilt, flowed, outflow, influx, joined,
flock(ed|ing|s|), passage, passed, flooded into, c(ame|ome|omes|oming) out, g(ot|et|ets|etting)
out, got away, went across, gone across, quit, fl(own|ew) to, withdrew, withdrawal
""",
    "arrive": """
arriv(e|es|ed|ing|al|als), reach(es|ed|ing|), land(ed|s|ing), came in, come in, comes in, got to,
gotten to, get to, came into, pull(ed|) into, pull(ed|) in, dock(ed|s|ing|), turned up, made it
to, received, welcomed, got as far as, come through, came through, touched down, got in,
disembark(ed|ing|s|), roll(ed|) into, put in
""",
    "return": """
return(s|ed|ing|), c(ame|ome|oming) back, g(o|one|oing) back, went back, go home, gone home, went
home, back home, back in their homes, allowed home, back to their homes, homecoming, moved back,
travelled back, sent home
""",
    "await": """
(cannot|could not|can not) be (moved|evacuated|reached|taken|brought), refus(e|es|ed|ing) to
(go|move|budge), (chose|chosen|opted|decided|vowed) to stay,
wait(s|ed|ing|), await(s|ed|ing|), strand(ed|s|), trapped, stuck, remain(s|ed|ing|), still
(in|inside|there|at), stay(s|ed|ing|) (on|behind|put), left behind, are left, left to go, be left,
yet to, besieged, cut off, caught in, holed up, marooned, pinned down, hemmed in, to be evacuated,
to evacuate, encircled, surrounded, told to, ordered to, ordered out, urged to, advised to, under
orders, evacuation order(s|), orders to, warned to, asked to, instructed to, under evacuation, due
to leave, wish(es|) to leave, want(s|ed|) to leave, want out, in need of evacuation, hop(e|es|ing)
to leave, call(ed|) on to leave, evacuation warning(s|), recommended to, evacuation notice(s|),
mandatory evacuation, waiting list, on the list, encouraged to, to be moved, holding out,
blockaded, under siege, entombed, cornered, notices to, in the evacuation zone, in the path,
(are|is|were|was) still (in|inside|there|stuck|trapped|under|at|behind), still
(caught|held|stuck|waiting|trapped), remain(s|ed|) (in|inside|behind|trapped), may be left, are
left in, to be (moved|taken|brought|flown|removed|transferred|relocated|rescued|airlifted), have
yet to (go|leave|be), yet to (go|leave|be), want(s|) out, live under siege, must (go|leave|get
out|flee), have to (go|leave|be moved|evacuate|flee), has to (go|leave), need(s|) to
(go|leave|be), should (leave|go|evacuate), is left, still have to, in the danger zone,
queue(d|ing), lin(ed|ing) up, slept on the floor, sleeping on the floor, grounded, in limbo, stay
on, stays on, staying put, could not leave, cannot leave, unable to leave, bottled up, pent up,
(still|were|was|those) left in, mandatory order(s), orders
(applied|apply|cover|covered|stand|remain), orders still
(applied|apply|cover|stand), warnings to, warning covers, under an order, under a warning, still
standing, kept waiting, order(s|)
(affects|affected|affecting|covers|covered|covering|for|applies|applied), orders (affect|cover),
warning(s|) (affects|affected|affect|covers|covered|covering|for|cover), under
(mandatory|voluntary|pre-evacuation|evacuation)
(orders|order|warning|warnings|alert|alerts|notice), on (evacuation|) alert, on standby, on
stand-by, at risk of, ready to (leave|go|evacuate|flee), prepar(ed|ing) to
(leave|go|evacuate|flee), told to (prepare|get ready), remain trapped, sealed off, shut in, boxed
in, penned in, sit(s|ting) in, clinging to, stay(ed|ing|s) behind, refus(e|es|ed|ing) to leave,
wait(ed|ing) to (be|leave|go|board), seek(ing|) to leave, on rooftops, on roofs
""",
    "shelter": """
(are|is|were|was) still in (tents|shelters|camps|schools|evacuation|temporary|relief|hotels),
shelter(s|ed|ing|), evacuation cent(er|re)(s|), in camps, camp(s|ed|), hous(ed|es|ing|e),
lodg(ed|es|ing|e), accommodat(ed|es|ing|e|ion), put up, bed(ded|) down, tak(en|ing|e|es) shelter,
took shelter, took refuge, reception cent(er|re)(s|), relief camp(s|), staying (in|at|with),
registered in, looked after, look after, sleep(s|ing|) in, slept, quartered, temporary
accommodation, taken in, takes in, took in, collective cent(er|re)s, cared for, in schools,
crammed into, spent the night, spend the night, sheltered, camping, host famil(y|ies), temporary
housing, evacuation site(s|), living with, stay(ing|) with relatives, stay(ing|) with, ecs,
evacuation facilities, liv(e|es|ing) in
(camps|tents|shelters|schools|centres|centers|them|evacuation|temporary|makeshift), hosted
(in|by|at), served (inside|outside) evacuation, in tents, in shelters, in evacuation, refuge in,
makeshift shelters, inside evacuation, outside evacuation, in host families, with host families,
in hostels, in dormitories, in hotels, in gyms, in barracks, put up (in|at|by), in temporary, in
collective, camped out, found shelter, found refuge, in reception, seeking shelter, being cared
for, given shelter, put(s|ting|) up, tak(es|ing) in, took in, host(s|ed|ing|), remain(s|ed|) in
(shelters|camps|tents|schools|evacuation|temporary|relief|collective|hotels), still in
(shelters|camps|tents|schools|evacuation|temporary|relief|collective|hotels), bunk(ed|ing) down,
bed(s|ded|ding) down, sleeping rough, staying (with|in|at), in community centres, in community
centers, in churches, in mosques, in gymnasiums, in stadiums, in halls, in public buildings, in
transit (camps|centres|centers), inside ecs, inside evacuation cent(er|re)s, living in shelters
""",
    "wound": """
injur(e|es|ed|ing|y|ies), wound(s|ed|ing|), maim(ed|ing|s|), shot, casualt(y|ies), suffered
injuries, sustained injuries, harmed, treated for (injuries|wounds|burns|cuts), bruised, hurt,
hurting, burn(ed|t|s|), hit by (shrapnel|bullets|debris), in critical condition
""",
    "kill": """
kill(s|ed|ing|ings|), di(e|es|ed|ing), dead, death(s|), dying, perish(es|ed|ing|),
drown(s|ed|ing|), slain, los(t|ing|e) their lives, los(t|e) his life, los(t|e) her life, lives
lost, shot dead, bodies, corpse(s|), fatalit(y|ies), massacred, execut(ed|ing), claimed (the
lives|lives), death toll, murder(ed|s|ing|), slaughtered, crushed to death, burn(ed|t) to death,
took the lives, cost the lives, fatally, deceased, succumbed, beheaded, mown down, suffocated,
electrocuted, took lives, found dead, pulled dead, toll, died in, fatally injured, lost (its|the)
lives, burned alive, killing, lives, claim(s|ed) (at least|lives|the), mowed down, buried alive,
burnt alive, gunned down, bled to death, froze to death, starved to death, left dead
""",
    "miss": """
missing, unaccounted for, unaccounted, disappear(ed|ing|), vanish(ed|ing|), untraced, not been
found, not been traced, not been seen, being sought, not yet found, lost without trace, feared
trapped, still sought, yet to be (found|traced|located|recovered), not yet been found, have yet to
be (found|traced|located|recovered), remain(s|ed|) (missing|unaccounted), still
(missing|unaccounted), lost at sea, reported missing, listed as missing, no word of, no trace of,
feared (drowned|buried)
""",
    "treat": """
hospitali(s|z)ed, to hospital, to hospitals, in hospital, in hospitals, intensive care, needed
treatment, admitted to, taken to hospital, went to hospital, rushed to hospital, were treated, was
treated, be(en|ing) treated, treated (in|at), hospital(is|iz)ation(s|), remain(s|ed|) in hospital,
remain(s|ed|) hospitali(s|z)ed, in a coma, medical treatment, medical attention, receiving
treatment, received treatment, discharged from hospital, sought treatment, to a hospital, needed
hospital, still in hospital, to (local|nearby|area|city) hospitals
""",
    "sicken": """
sick, sick(ened|ness), fell ill, fallen ill, taken ill, ill, infect(ed|ing|s|ions),
poison(ed|ing|s|), diagnosed, breathing (difficulties|problems|trouble), ailing, overcome by,
tested positive, smoke inhalation, cholera cases, diarrhoea, diarrhea, being watched,
contract(ed|) (cholera|the disease), breath(ed|ing) in, inhal(ed|ing), food poisoning, nausea,
exposed to, fever, cases, tests positive, with symptoms, caught the (virus|disease), fall(s|ing|)
ill
""",
    "other": """
affected, hit by, detain(ed|s|ing), arrest(ed|s|ing|), in custody, jail(ed|), held for,
question(ed|ing), hold, holds, charged with, kidnap(ped|), abduct(ed|), taken hostage,
vaccinat(ed|ion), fed, assist(ed|ing|), target(ed|ing|s), aided, in need, receiv(ed|ing)
(aid|food|assistance|help|treatment), meant for, reached with, trained, deployed, hired,
employ(ed|s), protest(ed|ing), vot(ed|ing), born, home to, lost their homes, standing by, without
(power|water|electricity), population of, live, lives, lived, living, has treated, have treated,
signed up, swapped, exchanged, in exchange, attended, gathered, accompan(ied|ying|y), looking on,
look on, kept them company, on duty, off duty, sent in, recruited, mobilised, mobilized, rallied,
enrolled, unemployed, register(ed|) to vote, tested, donated, adopted, freed, free again, held
captive, under arrest, inspected, given food, got food, handed out, distributed to, in harm's way,
are free, felt its effects, felt the effects, to help, appeal(s|ed|ing) for, plastic sheets,
relief goods, food packs, rations, hot meals, received, receive
""",
}

TRANSFERS = {
    "carry": """
t(ake|akes|ook|aken|aking), br(ing|ings|ought|inging), carr(y|ies|ied|ying),
fl(y|ies|ew|own|ying), mov(e|es|ed|ing), pull(s|ed|ing|), lift(s|ed|ing|), ship(ped|ping|s),
driv(e|es|en|ing), drove, bus(sed|ed|sing|ing), le(d|ads|ading), let(s|), pick(s|ed|ing|),
help(s|ed|ing|), send(s|ing|), sent, clear(s|ed|ing|), haul(ed|s|ing|), whisk(ed|s|),
shift(ed|s|ing|), spirit(ed|), fetch(ed|es|ing|), shuttl(e|ed|ing), collect(ed|s|ing|),
convey(ed|s|), escort(ed|s|ing|), ferr(y|ied|ies|ying), deliver(ed|), guid(e|ed|ing),
smuggl(e|ed|ing), row(ed|ing)
""",
    "go": """
g(et|ets|ot|otten|etting), go, goes, went, gone, c(ame|ome|omes|oming), escape(d|), pull(ed|s|),
walk(ed|), sail(ed|s|), roll(ed|s|)
""",
}

ADJOINED = {
    "evacuate": "out, safe, airlifted, aboard, on board, out of, clear of",
    "await": "stuck, inside, still in",
}

PARTICLES = {
    "go": "out, out of, away, off, to safety, home, clear, from, abroad, ashore, across, inland",
    "carry": "to, aboard, on board, into, up from, from under, up, toward, towards",
}

THEMES = {
    "evacuate": "evacu, airlift, convoy, buses",
    "displace": """
displac, refugee, fled, flee, exodus, uproot, driven from, escap, border into, their homes
""",
    "wound": """
wound, injur, blast, bomb, crash, shell, explosi, quake, fire, burn, storm, cyclone, typhoon,
attack, hurricane, collaps, shrapnel
""",
    "sicken": """
infect, virus, poison, chemical, toxic, cholera, ebola, outbreak, epidemic, quarantin, disease,
symptom, gas leak, fumes, diarrh, chlorine, ammonia
""",
}

VOIDS = """
state of emergency, white house, left hand, took place, take place, takes place, taking place,
takes part, took part, as well as, missing link, on the other hand, cease-fire, at the
same time, in order to, brought it to a halt, go well, gone well, went well, go on, going on, goes
on, ceased fire, put on alert, first aid, come true, came to light, come together, come under,
came under, comes under, came into force, takes effect, come about, left wing, take part, moving
on, return address, evacuation deal, leave for work, sick leave, hurt feelings, go without, carry
on, carried on, death sentence, dead end, life jackets, drew criticism, take effect, crossed
fingers, shot down, move on, left - wing, arms deal, body of, governing body, un body, getting
better, come to an agreement, come to terms, go ahead, come back to the table, come as, comes as,
came as, coming as, came after, comes after, take care, took care, took control, take control,
went up in flames, go up in flames, went off, went wrong, go wrong, gone wrong, go off
"""
