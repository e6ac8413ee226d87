"""English what happened: neutral moves, arrivals and returns, and verbs that need a particle."""

CODE = "en"

EVENTS = {
    "move": """
left, leav(e|es|ing), depart(s|ed|ing|ure|ures|), go, goes, gone, went, going, cross(ed|es|ing|),
exit(ed|s|ing|), head(ed|s|ing) (for|to|out|toward|towards|into|south|north|east|west|home),
travel(s|ed|led|ing|ling|), streamed, poured, pass(ed|es|ing) over, passed through, made it out,
walk(ed|ing|s|), drove, mov(ed|e|es|ing), way out, on (their|the|its) way, made (their|the) way,
follow(ed|s|ing|), came, come, comes, taken, took, entered, enter(s|ing), drew away, roll(ed|ing)
out, rolled, pulled away, gone from, out of, spilled, spilt, flowed, joined, flock(ed|ing|s|),
passage, passed, c(ame|ome|omes|oming) out, g(ot|et|ets|etting) out, g(ot|et|ets|etting) away, went
across, gone across, quit, fl(own|ew) to, withdrew, withdrawal, set sail, set forth, made for,
mak(e|es|ing) for, mak(es|ing) (their|its|his|her|the) way, make (their|the) way, fil(ed|ing)
(out|past|across|through), trooped, marched out, moved on, steam(ed|ing), sail(ed|s|ing|), bound
for, en route, under way, underway, checked out, slipp(ed|ing) (out|away|through), got through,
emerg(ed|es|ing), followed suit, went over to, join(s|ing) the convoy, left behind them, drive(s|)
(off|away|out|to), driving (out|off|to), drove (off|away|to|over), rid(es|ing|den|e) (out|off|to),
rode (off|away|to), rolling (out|off), roll(s|) (out|off|through|north|south|east|west),
set(s|ting|) (off|out), took the (road|bus|train|ferry|boat|coach), t(ook|ake|aken|aking)
(boats|taxis|canoes|dinghies|rafts), tak(e|es|ing|en) the (road|bus|train|ferry|boat), left
(town|for|from), leav(e|es|ing) (town|for|from|via|through), left via, go (out|north|south), went
(out|north|south|east|west|by|with|to|into|aboard), gone (out|to|north|south), mov(es|ing|e)
(off|on|north|south|east|west), head(ing|ed|s|) (home|away|off|inland|down|up), stream(ed|ing) out,
stream(ing|s), cross(ings|) (over|out), made the (crossing|journey|trip|passage), on the march, hit
the road, gone by, relocat(ed|es) themselves, march(ed|ing|), trundl(ed|ing|es), snak(ed|ing) out,
crawl(ed|ing) out, chose to (go|leave), opted to (go|leave), decided to (go|leave), elected to
(go|leave), made it (over|across|past|through|onto), went up, gone up, went down to, went on
(foot|by), (sent|sends|sending) (them|people|residents) (out|off), cleared off,
(was|were|been|is|being) left by
""",
    "arrive": """
arriv(e|es|ed|ing|al|als), land(ed|s|ing), came in, come in, comes in, got to, gotten to, get to,
pull(ed|) into, pull(ed|) in, dock(ed|s|ing|), turned up, made it to, received, welcomed, got as far
as, come through, came through, touched down, got in, disembark(ed|ing|s|), roll(ed|) into,
(crawl|limp|trundl|pull|steam|sail|roll|rumbl|stream)(ed|ing) into, put in, roll(s|ing) (into|in),
show(ed|n) up, drew (in|into|up), dr(aw|aws|ew) (in|into), pull(s|ing) (into|in|up), tied up,
anchor(ed|), com(e|es|ing) ashore, came ashore, c(ame|ome|omes|oming) (into|to), set foot,
walk(ed|ing) into, step(ped|ping) (off|ashore|down), alight(ed|ing|), got off at, registered on
arrival, new arrivals, made land, fil(ed|ing) into, drove into, bus(es|) into, processed at,
(poured|streamed|flocked|trickled|drifted) in, turn(ed|ing|s|) up (at|in), show(ed|ing|s|n|) up
(at|in), reached shore, (came|come|got|made it) through to, disembarkation, stepped out,
(stepped|walked|climbed) off (the|a), (were|was|been) (logged|registered|counted) (at the
border|crossing|entering), clocked in, welcomed (at|in|to), check(ed|ing|) in for (the|a|their)
(flight|flights|plane)
""",
    "reach": """
reach(es|ed|ing|)
""",
    "return": """
return(s|ed|ing|), c(ame|ome|oming) back, gone home, went home, back home, allowed home, homecoming,
travelled back, sent home, (found|find|made|make|making|finding) (their|its|his|her) way
(back|home), (gone|went|go|going|came|come|crossing|moving|crossed|moved) back,
(walked|drove|flew|flown|bused) back, (bussed|trekked|streamed|poured|drifted|trickled) back, back
(into|over|across) (the|their), re-enter(ed|ing|), allowed (back|to return|to go back|to go home),
let back, permitted (back|home|to return), head(ed|ing|s|) back, (are|is|were|was) back, back
(in|to|on) (the|their|his|its) (country|homes|home|houses|villages|village|town), back (in|to|on)
(the|their|his|its) (city|land|lands|farms|province|capital|own), back at home, mak(e|ing)
(their|the) way (home|back), made (their|the) way (home|back), homebound, repopulat(e|ed|ing),
escorted (home|back), driven back to their, came home, com(e|es|ing) home, mov(e|es) back,
drift(ed|ing) (back|home), trickl(ed|ing) (back|home), stream(ed|ing) (back|home), flock(ed|ing)
(back|home), gone back to, go(es|) (home|back), voluntary return(s|), going home, got home,
resettled in their, (are|were|is|was) (already|now|safely|all) home, home already, back under their,
sleeping at home again, sleep at home again, home again, moved home, turn(ed|ing) back,
(are|were|is|was|now) back (at|under|with|among), back under (their|his|her) own, back in
(residence|the village|the city|the town), moved back in, go(ne|ing|) back in,
(let|allowed|permitted) (back in|home again|to go home), home to their (villages|town|towns|houses),
resettled back, reoccup(y|ied|ying) their, reinhabit(ed|ing|), returning to, re-settled in, came
home again, start(ed|ing|) for home, set out for home, turned for home, told (that|)
(they|residents|people|villagers) (could|can|may) (go home|return|go back), free to (go
home|return|go back), (orders|order|warning|warnings) (was|were|has been|have been|is|are)
(lifted|rescinded|cancelled|canceled|withdrawn) (for|on|in), (orders|order|warning|warnings) lifted
for, lift(ed|s|ing) (the|its|an|) (order|orders|evacuation order|evacuation orders) for, have come
home, has come home, (went|gone|go|goes) home again, evacuation
(order|orders|notice|notices|warning|warnings) (was|were|has been|have been|is|are)
(lifted|rescinded|cancelled|canceled|withdrawn) for, all - clear to (go|return|come), all clear to
(go|return|come), (in|under) their own (beds|homes|houses|roofs|roof) (again|once more)
""",
}

TRANSFERS = {
    "drive": """
dr(ive|ove|iven|iving|ives), send(s|ing), sent, dr(aw|ew)
""",
    "expel": """
push(ed|es|ing), chas(e|ed|es|ing), forc(ed|ing), hound(ed|ing|s), bombed, burn(ed|t), flooded,
displac(ed|es|ing), frighten(ed|), scar(ed|ing), throw(n|ing), threw, swe(ep|pt), turf(ed|),
kick(ed|ing), expel(led|ling)
""",
    "carry": """
t(ake|akes|ook|aken|aking), br(ing|ings|ought|inging), carr(y|ies|ied|ying), fl(y|ies|ew|own|ying),
mov(e|es|ed|ing), pull(s|ed|ing|), lift(s|ed|ing|), ship(ped|ping|s), bus(sed|ed|sing|ing),
le(d|ads|ading), let(s|), pick(s|ed|ing|), help(s|ed|ing|), send(s|ing|), clear(s|ed|ing|),
haul(ed|s|ing|), whisk(ed|s|), shift(ed|s|ing|), spirit(ed|), fetch(ed|es|ing|), shuttl(e|ed|ing),
collect(ed|s|ing|), convey(ed|s|), escort(ed|s|ing|), ferr(y|ied|ies|ying), deliver(ed|),
guid(e|ed|ing), smuggl(e|ed|ing), row(ed|ing), put(s|ting|), set down, drop(ped|s|ping),
discharg(ed|es|ing), disgorg(ed|es|ing), decant(ed|ing), unload(ed|ing), wheel(ed|s|ing),
tow(ed|s|ing), truck(ed|ing), march(ed|ing), steer(ed|ing), usher(ed|ing), herd(ed|ing),
shepherd(ed|ing), hustl(ed|ing), hurr(ied|ying), rush(ed|es|ing), paddl(ed|ing), pilot(ed|),
drag(ged|ging), hoist(ed|ing), winch(ed|ing), load(ed|ing), chauffeur(ed|ing), relay(ed|),
transport(s|ed|ing), transfer(red|ring|s), chopper(ed|), row(s|), coach(ed|), dispatch(ed|),
despatch(ed|), conduct(ed|), accompan(ied|ying), airlift(s|ing|ed|), sail(ed|s|ing), snatch(ed|),
drag, wad(ed|ing), coax(ed|), allow(ed|s|ing|), permit(ted|s)
""",
    "go": """
g(et|ets|ot|otten|etting), go, goes, went, gone, c(ame|ome|omes|oming), escape(d|), walk(ed|),
sail(ed|s|), roll(ed|s|), march(ed|), climb(ed|), crawl(ed|), swim, swam, wade(d|), struggl(ed|),
scrambl(ed|), slip(ped|), break, broke, broken, make it, made it, file(d|), stream(ed|), pour(ed|),
fil(ing|)
""",
}

ADJOINED = {
    "evacuate": """
away from, out, off, safe, airlifted, aboard, on board, out of, clear of, back from, ashore, out
safely, out alive, away safely
""",
    "await": """
stuck, inside, still in, in there, left inside, to go, still inside, yet to go, to be moved, to be
evacuated, still on board, still aboard, still trapped, still stuck, still stranded, still waiting,
still to go, still to come, still to be moved, left on board, left behind, yet to be moved, still in
place, still in the city, still in the town
""",
    "miss": "as missing, as unaccounted for",
    "kill": "as dead, as killed",
    "wound": "as wounded, as injured, as hurt",
    "displace": """
as displaced, out of their homes, out of their houses, from their homes, without a home, without
homes, without shelter, homeless, on the run, in flight, out of doors, outdoors, in the open, out of
their beds
""",
}

PARTICLES = {
    "displace": """
from their (homes|houses|home|villages|land), from their (lands|farms|towns|fields|beds), from his
home, from her home, out of their (homes|houses|villages|land), from where they, into exile, from
home, fleeing, packing, running, on the run, scurrying, out of house and home
""",
    "return": """
back to their, back into their, back across, back in, back home
""",
    "go": """
out, out of, away, off, to safety, home, clear, from, abroad, ashore, across, inland, elsewhere,
free, to freedom, to shore, to land, overseas, to dry land, to higher ground, alive, back from, out
through, out via, out by, out into, aboard, on board, onto, to the surface, over the border, across
the border, over the frontier, across the frontier, over to, over the bridge, over the river, across
the river, into safety, into the open
""",
    "carry": """
to, into, up from, from under, up, toward, towards, down, through, back to, free of, down from, by
boat, by bus, by helicopter, by road, by sea, by air, by ferry, by train, by truck, by ship, over
the (pass|mountain|mountains|hills|ridge|bridge|river|water|wall|rail|side|fence|line|lines), under
the (fence|wire), past the (checkpoint|front|guards)
""",
    "shelter": """
up in
(tents|schools|hotels|containers|halls|gyms|barracks|dormitories|homes|churches|camps|guesthouses|hostels|motels|apartments),
up in (a|the|its|their)
(school|hotel|gym|hall|sports|church|barracks|hostel|stadium|camp|college|university|dormitory), up
at (a|the|its)
(school|hotel|gym|hall|sports|church|barracks|hostel|stadium|camp|college|university), up for the
night, in for the night
""",
}
