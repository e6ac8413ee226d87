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
on board, aboard, on the buses, on the convoy, in the convoy, pick(ed|s|ing|) up,
t(ook|ake|akes|aken|aking) out, t(ook|aken|ake|akes|aking) away, br(ought|ing|ings|inging) out,
fl(own|ew|y|ying) out, move(d|s|) out, moving out, c(ame|ome|omes|oming) out, g(ot|et|ets|etting)
out, bail(ed|s|) out, lift(ed|s|ing) out, pull(ed|s|ing|) out, carr(ied|y|ies|ying) out of,
mov(ed|e|es|ing) inland, clear(ed|s|ing) from, cleared out, escort(ed|s|ing|), were out, are out,
is out, was out, escort(ed|) out, withdrawn from, withdrew, pull(ed|) back from, flown, flew,
fl(ies|y|ying), shuttled, relocated, uplifted, conveyed, taken to, taken by, moved from, moved to,
moved away, taken from, taken off, taken by bus, taken by train, taken across, withdrawal, moved
by, shepherded, ushered, guided out, led out, led away, smuggled out, convoyed, embark(ed|s|ing|),
boarded, board(s|ing), freed, released from the siege, extricat(ed|e), fish(ed|) out, dug out,
winched up, dropped off, sent away, cleared, emptied, given passage, sent by bus, sent to,
exfiltrated, taken on, had been got out, got away, spirited, whisked
""",
    "displace": """
displac(ed|es|e|ing|ement), uproot(ed|s|ing|), fle(e|es|d|eing), flown from their homes, took
flight, to flight, put to flight, forced (out|from|to flee|to leave|to abandon|to move), driven
(from|out), drove from, made homeless, left homeless, homeless, on the run, abandon(ed|ing) their,
escap(ed|e|es|ing), run away, ran away, ran for, flight, exodus, forcibly, flown the, refugee(s|),
took to the roads, on the move, gone to kin, moved in with, gone to relatives, sought refuge
abroad, sought safety, quit their homes, left their homes, leave their homes, leaving their homes,
lost their homes, gone to stay, abandoned, deport(ed|ation|ations|s|ing), expelled, carried off,
forced displacement, chased, pushed from, pushed out, bolted, scattered, drove away, driven away,
forced, migrated
""",
    "move": """
left, leav(e|es|ing), depart(s|ed|ing|ure|ures|), go, goes, gone, went, going, cross(ed|es|ing),
exit(ed|s|ing|), set out, set off, head(ed|s|ing)
(for|to|out|toward|towards|into|south|north|east|west|home), travel(s|ed|led|ing|ling|), streamed,
poured, pass(ed|es|ing) over, passed through, made it out, walk(ed|ing), drove, mov(ed|e|es|ing),
way out, on (their|the|its) way, made (their|the) way, follow(ed|s|ing), came, come, comes, taken,
took, entered, enter(s|ing), drew away, roll(ed|ing) out, rolled, pulled away, took off, gone
from, out of, trek(ked|king), spilled, spilt, flowed, outflow, influx, joined, flock(ed|ing),
passage, passed, flooded into
""",
    "arrive": """
arriv(e|es|ed|ing|al|als), reach(es|ed|ing|), land(ed|s|ing), came in, come in, comes in, got to,
gotten to, get to, came into, pull(ed|) into, pull(ed|) in, dock(ed|s|ing), turned up, made it to,
received, welcomed, got as far as, come through, came through, touched down, got in,
disembark(ed|ing), roll(ed|) into, put in
""",
    "return": """
return(s|ed|ing|), c(ame|ome|oming) back, g(o|one|oing) back, went back, go home, gone home, went
home, back home, back in their homes, allowed home, back to their homes, homecoming, moved back,
travelled back, sent home
""",
    "await": """
wait(s|ed|ing|), await(s|ed|ing|), strand(ed|s), trapped, stuck, remain(s|ed|ing|), still
(in|inside|there|at), are still, is still, were still, stay(s|ed|ing|) (on|behind|put),
stay(ed|ing|s|), left behind, are left, left to go, is left, be left, yet to, still to, besieged,
cut off, caught in, holed up, marooned, pinned down, hemmed in, to be evacuated, to evacuate,
encircled, surrounded, told to, ordered to, ordered out, urged to, advised to, under orders,
evacuation order(s|), orders to, order to, have to, has to, must, need(s|ing|) to, warned to,
asked to, instructed to, under evacuation, due to leave, wish(es|) to leave, want(s|ed|) to leave,
want out, in need of evacuation, hop(e|es|ing) to leave, call(ed|) on to leave, evacuation
warning(s|), recommended to, put on notice, evacuation notice(s|), mandatory evacuation, waiting
list, on the list, languish(ed|ing|), prepar(ed|ing|e) to leave, isolated, stood by, stand by,
encouraged to, told they, to be moved, holding out, blockaded, under siege, entombed, cornered,
notices to, live in the zone, live in the area, in the evacuation zone, in the path
""",
    "shelter": """
shelter(s|ed|ing|), evacuation cent(er|re)(s|), cent(er|re)s, in camps, camp(s|ed),
hous(ed|es|ing|e), lodg(ed|es|ing|e), host(ed|s|ing|), accommodat(ed|es|ing|e|ion), put up,
bed(ded|) down, refuge, tak(en|ing|e|es) shelter, took shelter, took refuge, reception
cent(er|re)(s|), relief camp(s|), staying (in|at|with), live in, liv(es|ing) in, lived in,
registered in, looked after, look after, sleep(s|ing|) in, slept, tents, quartered, temporary
accommodation, taken in, takes in, took in, collective cent(er|re)s, cared for, hostel(s|),
dormitor(y|ies), in schools, crammed into, spent the night, spend the night, sheltered, camping,
host famil(y|ies), temporary housing, evacuation site(s|), living with, stay(ing|) with relatives,
stay(ing|) with, serve(d|s|), served outside, inside ecs, ecs, evacuation facilities
""",
    "wound": """
injur(e|es|ed|ing|y|ies), wound(s|ed|ing|), hurt(s|ing|), maim(ed|ing), shot, casualt(y|ies),
burn(ed|t|s), suffered injuries, sustained injuries, harmed, treated for
(injuries|wounds|burns|cuts), hit by shrapnel, bruised
""",
    "kill": """
kill(s|ed|ing|ings|), di(e|es|ed|ing), dead, death(s|), dying, perish(es|ed|ing|),
drown(s|ed|ing|), slain, los(t|ing|e) their lives, los(t|e) his life, los(t|e) her life, lives
lost, shot dead, bodies, body, corpse(s|), fatalit(y|ies), massacred, execut(ed|ing), claimed (the
lives|lives), death toll, murder(ed|s|ing), slaughtered, crushed to death, burn(ed|t) to death,
took the lives, cost the lives, lives, fatally, deceased, lost to, succumbed, beheaded, mown down,
suffocated, electrocuted, killed off, took lives, found dead, pulled dead, burned alive, killing,
claimed
""",
    "miss": """
missing, unaccounted for, unaccounted, disappear(ed|ing|), vanish(ed|ing|), untraced, not been
found, not been traced, not been seen, being sought, not yet found, lost without trace, feared
trapped, still sought
""",
    "sicken": """
sick, sick(ened|ness), fell ill, fallen ill, taken ill, ill, hospitali(s|z)ed, to hospital, to
hospitals, in hospital, intensive care, infected, poison(ed|ing), contract(ed|) cholera, needed
treatment, treated in, treated at, diagnosed, breathing (difficulties|problems|trouble), ailing,
were treated, was treated, overcome by, admitted to, tested positive, taken to hospital, went to
hospital, smoke inhalation, cholera cases, fever, diarrhoea, diarrhea
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

PARTICLES = {
    "go": "out, out of, away, off, to safety, home, clear, from, abroad, ashore, across, inland",
    "carry": "to, aboard, on board, into, up from, from under, up, toward, towards",
}

THEMES = {
    "evacuate": "evacu, airlift, convoy, buses",
    "displace": "displac, refugee, fled, flee, exodus, uproot",
}

VOIDS = """
state of emergency, white house, left hand, took place, take place, takes place, taking place,
takes part, took part, as well as, missing link, on the other hand, cease-fire, home
to, at the same time, in order to, brought it to a halt, go well, gone well, went well, go on,
going on, goes on, ceased fire, put on alert, first aid, come true, came to light, come together,
come under, came under, comes under, came into force, takes effect, come about, left wing, take
part, moving on, return address, evacuation deal, evacuation corridor, leave for work, sick leave,
hurt feelings, go without, carry on, carried on, death sentence, dead end, life jackets, drew
criticism, take effect, crossed fingers, shot down, move on, left - wing, arms deal, body of,
governing body, un body, getting better, come to an agreement, come to terms, go ahead, come back
to the table, come as, comes as, came as, coming as, came after, comes after, take care, took
care, took control, take control
"""
