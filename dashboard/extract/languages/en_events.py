"""English what happened: evacuations and flights, and what hides the words of both."""

CODE = "en"

EVENTS = {
    "evacuate": """
evacuat(e|es|ed|ing|ion|ions), medevac(s|ed|), medevacked, airlift(s|ed|ing|), air-lifted,
bus(sed|ed|sing|ing) out, bus(sed|ed), transferred, transfer(s|ring|), transport(s|ed|ing|),
ferr(y|ies|ied|ying), rescu(e|es|ed|ing), relocat(e|es|ed|ing|ion), extract(s|ed|ing|),
remov(e|es|ed|ing|al), to safety, out of harm's way, out of danger, safe passage, pluck(s|ed|ing|),
winch(ed|es|ing), hoisted, resettl(e|ed|ing), repatriat(e|ed|es|ing|ion), shipped out, on the buses,
on the convoy, in the convoy, pick(ed|s|ing|) up, t(ook|ake|akes|aken|aking) out,
t(ook|aken|ake|akes|aking) away, br(ought|ing|ings|inging) out, fl(own|ew|y|ying) out, move(d|s|)
out, bail(ed|s|) out, lift(ed|s|ing) out, pull(ed|s|ing|) out, carr(ied|y|ies|ying) out of,
mov(ed|e|es|ing) inland, clear(ed|s|ing) from, cleared out, escort(ed|s|ing|), withdrawn from,
pull(ed|) back from, flown, flew, fl(ies|y|ying), shuttled, uplifted, conveyed, taken to, moved
from, moved to, moved away, taken from, moved by, shepherded, ushered, guided out, smuggled out,
convoyed, boarded, board(s|ing), freed, released from the siege, extricat(ed|e), fish(ed|) out, dug
out, winched up, dropped off, given passage, exfiltrated, spirited, whisked, got to safety, emptied
of, were cleared, was cleared, rid(e|ing|den) out, led (to|through), taken in convoy, safely
reached, rushed out, rushed to safety, cart(ed|) off, lifted from, bring to, brought from, bringing
to, got off, got them out, pull(ed|) from, hauled from, delivered from, safely, on board, aboard,
carried to, carried from, shipped, shifted to, shifted, shift(ed|ing) from, moved off, drove out, to
safer places, to safer ground, to safer areas, to higher ground, to firmer ground, plucked from,
collect(s|ed|ing|), fetch(es|ed|ing|), flew home, fl(y|ies|own|ying) (home|back|out|them),
br(ought|ing|inging|ings) (home|back|ashore|to safety|to shore|to land), t(aken|ook|aking|ake)
(ashore|to safety|to safer|off|home), emptied, sav(e|ed|es|ing), whisked (away|out|off),
g(ot|et|etting) away safely, hauled out, hauled to safety, lifted (to safety|off|out), evac, evacs,
medivac(ed|ked|), stretchered, ferried out, ferried to, rode out, drove to safety, walked to safety,
reached safety, guided to safety, helped out, helped to safety, moved to
(safe|safer|camps|shelters|higher|temporary|hotels), got on, got aboard, gotten on, frees, freeing,
(are|is|were|was|now|made|all|be|been) safe, put (ashore|on shore|on land|on dry land), set down
(at|in|on|near), let off (at|in), passed hand to hand, carried on to, carried on stretchers, put on
(the|a|another|their) (first|next|last|second|third|final)
(flight|flights|bus|buses|train|plane|ship|boat|ferry), put on (a|the)
(flight|bus|train|plane|ship|boat|ferry), shown out, walked to, dug out of, carried off (in|by|on),
(moved|taken) by (boat|bus|train|air|helicopter), brought down (by|from|safely|to), wheeled (out|to
safety), carried (down|ashore|away|to safety|aboard|onto), led (out|away|off|from|to safety),
accompanied out, chauffeured, given a (lift|ride|seat), given (lifts|rides|seats|safe passage),
(gave|give|gives|giving) (lifts|rides|passage), offered (a lift|lifts|rides|passage), snatched from,
scooped (up|from), rowed (out|to|ashore|across|away), trucked (out|to|away|from), coached (to|out),
sailed (out|away), heli-lifted, fished (out|from), pulled (from|out|free|alive|clear|to
safety|ashore|aboard), dragged (from|out|clear|to safety), cut free, extricat(es|ing), extrication,
(let|lets|letting) (out|through|go|pass), allowed (out|through|to leave|to go|to pass|to
cross|passage), permitted to (leave|go|cross|pass), granted (passage|safe passage|safe conduct),
empt(y|ies|ying) (of|out|the), vacat(e|ed|es|ing), taken
(out|off|away|aboard|ashore|across|inland|home|by|off the|in convoys), exfiltrat(e|ing),
pull(ing|s|) back from, sent (out|away|by bus|by road|by train|abroad|overseas|north|south|to
safety|off to), brought (out|to|home|back|ashore|across|away|off|aboard|to dry land), got (out
safely|to dry land|to shore), made it (to safety|out safely|out alive|to dry land|to shore), found
alive, brought out alive, found safe, embark(ed|ing|s), climbed (aboard|into|onto), piled
(into|onto|aboard), crammed (onto|aboard|into buses|into trucks|into boats), used the
(corridor|corridors|route|crossing), have used them, had used them, took advantage of, by the
corridor, through the corridor, through the humanitarian corridor, via the corridor, through
humanitarian corridors, along the corridor, left (on|aboard|by) (the|)
(bus|buses|train|trains|boat|boats|ferry|ferries), left (on|aboard|by) (the|)
(air|sea|helicopter|convoy|plane|flights|ship|ships), out safely, safe and sound, on dry land, to
dry land, to freedom, to firm ground, out of the danger zone, out of reach of, fetched
(out|from|home|back|to), collected from, picked off, taken off (by|the), moved
(clear|inland|north|south|east|west|elsewhere|back from), moving (out|away|inland|to safety),
heed(ed|ing) (the|) (order|orders|call|calls|warning|warnings|advice|evacuation), cleared out of,
hustled (out|away|from), escort(ed|) (out|to|from|away|through), chartered out, air-evacuated, air
evacuated, medically evacuated, casevac(ed|), medevac'd, casualty evacuation, put (on|aboard)
(buses|trains|planes|boats|ships|flights|coaches|a bus|a train|a plane|a ship|a flight), loaded
(onto|into|aboard), steered to safety, passengers aboard, got away on, ushered (out|from|away|off),
led down, helped (down|off|aboard|ashore|from|onto|across), turned out of, rehoused, re-housed,
evacuat(es|e) to, handed across, disembarked from, hoist(s|ing|), sav(ings|),
(are|were|is|was|now|all|be|been|safely|already) (out|outside), got clear, brought clear, brought
clear of, flown in from, flew in from, lifted (clear|onto|aboard|to safety), lowered from, winched
(aboard|to safety|from|off), carried up to, put down (in|at|on|safely), dropped (safely|at|off at),
hauled (aboard|ashore|up from), taken (up to|into safety|abroad|overseas|clear), flown
(abroad|overseas|to safety|off|away), sent (across|overland|to safer), moved (abroad|overseas|to
safety|into safety|out of reach|to higher), given a berth, given berths, found a seat, found seats,
let aboard, taken on board, seated aboard, escorted (aboard|across|to safety|off|back across),
bundled (onto|into|aboard), herded (onto|aboard), packed (onto|aboard), crowded (onto|aboard),
squeezed (onto|into|aboard), in safety, in safe hands, delivered to safety, shuttled
(out|to|across|between), bussed (away|across|north|south|home|down|to), bused
(away|across|north|south|home|down|to), trucked (across|south|north|down), trained out,
repatriations, sealifts, sea-lifted, sealifted, boatlift(ed|), boat-lifted, brought (over|down
to|across the|up to safety|in by|in from), pull(ed|ing) (her|him|them) out, relocations,
resettlements, transfers of, led across, led over, guided (across|over|through), walked (out to
safety|across under escort), (assisted|helped) to (leave|depart|get out|get away),
(were|was|been|be) got (down|off|ashore|out|away|across),
(raised|hauled|brought|winched|hoisted|lifted|carried) (up |)to the surface,
(brought|taken|carried|driven|moved|ferried|flown|bused|bussed|shipped|led|sent) (here|there),
(come|came|coming|comes|passed|left|gone|went|got|crossed|travelled|driven|moved) (out
through|through|by|via|along|out by) (the|a) (humanitarian|green|safe|agreed|new)
(corridor|corridors|route), driven out, (left|leave|gone|go|went|headed|climbed|moved|move|fled)
(for|to|up to|onto) (higher|safer|firmer|high|safe|dry) (ground|land|places|areas|spots), evacuation
took in, evacuations took in, airlift took in, hauled in, haul(ing|s) in, did as (they were|) told
""",
    "displace": """
displac(ed|es|e|ing|ement), without (a home|homes|shelter|a roof), made to (leave|flee|move|go),
uproot(ed|s|ing|), fle(e|es|d|eing), flown from their homes, took flight, to flight, put to flight,
forced (out|from|to flee|to leave|to abandon|to move), made homeless, left homeless, homeless, on
the run, abandon(ed|ing) their, escap(ed|e|es|ing), run away, ran away, ran for, exodus, forcibly,
flown the, refugee(s|), on the move, moved in with, stay(ed|ing|s|) with
(friends|relatives|family|families|relations|kin|neighbors|neighbours), sought refuge abroad, left
their homes, leave their homes, leaving their homes, lost their homes, gone to stay, abandoned,
deport(ed|ation|ations|s|ing|), expelled, carried off, forced displacement, chased, bolted,
scattered, drove away, driven away, forced, migrated, r(un|an|unning) from, poured
(into|out|over|across), stream(ed|ing) (into|across|over), pour(s|ing) (into|out|over|across),
flood(ed|ing) (into|across), trek(ked|king), flock(ed|ing|s) (to|into), influx, outflow,
remain(s|ed|) (displaced|homeless), still (displaced|homeless), dislodged, dislocated, washed out
of, flooded out, served outside evacuation, outside evacuation,
(families|persons|people|individuals|idps|households) outside, scrambl(ed|ing), scurr(ied|ying),
giv(e|en|ing) up their (homes|houses|home|land), gave up their (homes|houses|home|land), left house
and home, leave house and home, (lost|leaving|left) (all|everything) they (had|owned), choked the
road(s|), clogged the road(s|), jammed the road(s|), torn from their, with nothing but, with only
the clothes, with nothing left, sp(ent|end|ending) the night (outdoors|outside|in the open|in the
streets|under trees), sle(ep|pt|eping|eps) (in the open|outdoors|outside|rough|under trees|in the
streets|on the streets|in the street|in parks|in fields|in the fields|on the ground|in the
bush|under bridges), run for their lives, running for their lives, ran for (their lives|cover|it),
take flight, taken flight, takes flight, taking flight, in flight from, took to (the|their)
(road|roads|hills|bush|woods|forest|forests), took to (the|their)
(mountains|sea|boats|streets|heels|jungle|countryside), take to the
(road|roads|hills|bush|woods|forests|mountains), taken to the
(road|roads|hills|bush|woods|forests|mountains), on the roads, on the road to exile, from where they
(live|lived|were living), from (their|his|her|our) (homes|houses|home|house|villages|land), from
(their|his|her|our) (lands|farms|fields|beds|neighbourhoods|neighborhoods|towns), hounded
(out|from), chased (out|from|away|off), chas(e|es|ing) (out|from|away), forc(ed|ing|es|e)
(off|away|into exile|to quit|to seek|to abandon), push(ed|ing) (out|from|across|over|off), compelled
to (leave|flee|quit|move|go), obliged to (leave|flee|quit|move|go), made to (quit|abandon), rendered
(homeless|roofless), roofless, unhoused, left (roofless|destitute|shelterless), shelterless, without
(housing|a house|houses), lost (their|his|her) (home|house|houses), lost (a home|a
house|homes|houses), lost everything, dispers(ed|ing), exil(ed|es|e), in exile, into exile,
banish(ed|), oust(ed|), evict(ed|s|ion|ions|ing), dispossessed, in flight, seek(ing|)
(refuge|asylum|sanctuary), sought (refuge|asylum|sanctuary|protection|safety), claimed asylum,
applied for asylum, asylum in, cross(ed|ing|) (into|over) (neighbouring|neighboring), spill(ed|ing)
(into|over|across), surg(ed|ing) (into|across|over), swarm(ed|ing), straggl(ed|ing), trudg(ed|ing),
in the open, in the open air, in open air, under trees, under the open sky, under the trees, under
bridges, by the roadside, on the roadside, along roads, out in the open, left (everything|all|behind
everything), leave everything, leaving everything, leav(e|ing) (their|his|her|our)
(home|house|houses|villages|village|land|lands), left (their|his|her)
(home|house|houses|villages|village|land|lands|towns|farms), quit(ting|) (their|the)
(homes|houses|villages), quitted, abandon(s|ing) (homes|villages|the), newly displaced, secondary
displacement, displacements, re-displaced, depopulat(ed|ing), decamp(ed|), stampede(d|), washed
(out|from), shelled out, turfed out, thrown out, turned out, outside (the|) (evacuation
centres|evacuation centers|ecs|camps|shelters), in host communities, with host communities,
home-based, outside :, in private homes, in private houses, in private accommodation, in rented,
renting, in host families, with host families, host famil(y|ies), living with,
(fill|filled|filling|pack|packed|packing|block|blocked|crowd|crowded) the
(road|roads|highway|highways), (cannot|could not|can not|can't|unable to|not able to) (go home|go
back home|return home|go back to their homes), kept from their homes, shut out of their homes, not
allowed home, barred from their homes, without a roof over, without roofs, lost the roof over,
cross(ed|ing|) (into|over into|the border into|the border to|over the border),
(came|come|gone|coming) over the (border|frontier), over the land border(s|), forcibly
(moved|transferred), internally displaced, newly uprooted, put to the road, chased (off|from) their,
cleansed from, hunted from, pushed off their, forced off their, forced off the land, turned into
refugees, become refugees, became refugees, in search of (safety|shelter|refuge), seek safety,
seeking safety, looking for (safety|shelter|refuge), to escape the, escape the fighting, run from
the, ran from the, running from the, flee from, ran to the
(hills|bush|forest|forests|mountains|woods|church|churches|base), scattered
(across|over|by|in|into|through),
(slipped|slipping|stole|melted|slip|streaming|streamed|walked|trekked|trudged) (across|over) the
(frontier|border), (over|across) the frontier into, walked to the (border|frontier), r(un|unning) to
the (hills|bush|forest|forests|mountains|woods|church|churches|base), over the bridge into, across
the bridge into, (ran|run|running|rushed|raced|dashed) (into|to|for) the
(bush|hills|woods|forest|fields|mountains|streets|roads|desert|jungle|swamps|marshes),
(bombed|burned|burnt|shelled|flooded) out of, out of their (homes|houses|home), drove
(them|thousands|hundreds|people) (out|from), as driven out, lost (what|the little|all)
(shelter|they), had to leave (their|his|her|home|homes|everything), (came|come|coming|gone|went)
over (the|land) border(s|), over land borders, over the land, (swam|waded|paddled|rowed)
(across|over), seek(ing|s) safety (across|over|abroad|in neighbouring), in the fields, in the
forest, in the bush, (sent|scattered) fleeing, cleared out by, made a (run|dash|break) for, made
off, made (their|good their) escape, hosted by
(relatives|host|families|kin|friends|residents|locals|neighbours|neighbors|communities),
liv(e|es|ing) (as refugees|rough|with host|with hosts|with relatives|with kin|with friends|in the
open|in the bush|in the forest|on the streets|under bridges|under trees|by the road),
camp(ed|ing|s|) (by|along|beside) (the|a) (roadside|road|river|highway), camp(ed|ing|s|) in (the|)
(fields|open|bush|street|streets|park|parks|woods|hills), camp(ed|ing|s|) (outdoors|outside|in the
open), no (home|homes|house|houses) (to go back to|to return to|left|any more), (hid|hiding|hide) in
the (bush|forest|woods|hills|mountains|swamps), (gone|went|go|going) into (exile|hiding), the flight
of, desert(ed|ing) (the|their), emptied out of, cast out, left without (shelter|a
home|homes|housing|a roof), (had|have|saw) their (houses|homes|village|villages)
(burnt|burned|destroyed|torched|shelled|flooded|razed), (lost|losing) (hearth and home|house and
home), turned out of doors, driven (abroad|off their|away from|from home), made (to run|refugees),
(is|are|was|were) refugees, as refugees, put out of their (homes|houses), (houses|homes) (are|were)
gone, went (to|over to) (relatives|kin|friends|family), gone (to|over to)
(relatives|kin|friends|family), fle(d|es|eing) (for|to|into|from|across|over), on the road,
sle(pt|ep|eping) in (their|) (cars|vehicles), sp(ent|end|ending) the night in (their|)
(cars|vehicles), (live|lives|living|lived) in (their|) (cars|vehicles), (was|were|been|are|is) left
(homeless|roofless|destitute), (was|were|been|are|is) left without (a home|homes|shelter|a
roof|housing|houses), lost (the|their) (tents|shelters|huts|camp), nowhere to (live|sleep|stay), out
of doors, put out of (their|his|her), turned out of (their|his|her) (homes|houses|huts|beds|flats),
hiked
""",
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
symptom, gas leak, fumes, diarrh, chlorine, ammonia, vapour, vapor, inhal, breath, lung, vomit,
toxin, fever, measles, pandemic, carbon monoxide, leaked, gas cloud, nerve agent, sarin
""",
}

VOIDS = """
conclud(es|ed) with,
state of emergency, given way, gave way, gave birth, left hand, took place, take place, takes place,
taking place, takes part, took part, missing link, on the other hand, cease-fire, at the same time,
in order to, brought it to a halt, go well, gone well, went well, go on, going on, goes on,
carr(y|ies|ied|ying) on, ceased fire, put on alert, first aid, come true, came to light,
come together, come under, came under, comes under, came into force,
takes effect, come about, left wing, take part, moving on, return address, evacuation deal,
leave for work, sick leave, hurt feelings, go without, death sentence,
dead end, life jackets, drew criticism, take effect, crossed fingers, shot down, move on, left -
wing, arms deal, body of, governing body, un body, getting better, come to an agreement, come to
terms, go ahead, come back to the table, come as, comes as, came as, coming as, came after, comes
after, take care, took care, took control, take control, went up in flames, go up in flames, went
off, went wrong, go wrong, gone wrong, go off, out of (control|order|date|service|hand), out of
(stock|business|school|print|touch), (car|truck|suicide|vehicle|bus)
(bomb|bombs|bombing|bombings|bomber|bombers), (bus|train|railway|coach)
(station|stations|stop|stops|depot), (bus|train|railway|coach)
(line|service|services|company|ticket|tickets), w(ound|inds|ind|inding) (up|down), rescue
(mission|missions|team|teams|effort|efforts), rescue
(service|services|operation|operations|squad|squads), search and rescue, in return for, in return,
in exchange for, by return, return ticket(s|), point of no return, left over, left wide open, right
to return, right of return, law of return, leave of absence, left unanswered, on the table, on
leave, took note, take note, takes note, took place at, took steps, took measures, take steps, take
measures, took hours, took days, takes hours, took effect, taking into account, take into account,
took into account, took responsibility, take responsibility, took to twitter, took to social media,
took office, taken aback, came to power, came to a halt, come to a halt, came to an end, come to an
end, going well, goes off, going off, comes into force, come into force, followed by talks, passed a
law, passed a resolution, passed away time, crossed the line, shot up, shot to fame, killed off,
dead sea, dead of night, dead of winter, death row, death certificate(s|), death penalty, life
support, life expectancy, life raft(s|), life vest(s|), life boats, sick pay, missing the point,
going missing the, held talks, hold talks, holds talks, holding talks, held a, hold a, held its,
held that, held elections, held up as, held responsible, hold responsible, held off, held by, held
under, lost ground, lost control, lost no time, lost touch, lost track, burned down, burnt down,
lost time, board of, board member(s|), on board the idea, across the board, board meeting, put up a,
put up resistance, put up with, landed in court, shot video, walk of life, walks of life, stay
tuned, followed closely, follow us, followed with, follows a,
(detention|urban|city|town|population|shopping|vaccination|polling|data|call|trade|business|command|operations|logistics|training|youth|commercial|visitor|coordination|control|holding|processing)
cent(er|re)s, went on (all|for|until|well into|late|unhindered|as planned), (was|were|is|are) out of
(order|service|action|work|touch|date|sight|bounds|control|fuel|food|water|breath|stock|use), out of
(action|breath|use|fuel), came down on, come down on, comes down on
"""
