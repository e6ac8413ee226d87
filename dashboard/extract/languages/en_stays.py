"""English what happened: verbs and nouns of waits and of lodging."""

CODE = "en"

EVENTS = {
    "await": """
(cannot|could not|can not) be (moved|evacuated|reached|taken|brought), refus(e|es|ed|ing) to
(go|move|budge), (chose|chosen|opted|decided|vowed) to stay, wait(s|ed|ing|), await(s|ed|ing|),
strand(ed|s|), trapped, stuck, remain(s|ed|ing|), still (in|inside|there|at), stay(s|ed|ing|)
(on|behind|put), left behind, are left, left to go, be left, yet to, besieged, cut off, caught in,
holed up, marooned, pinned down, hemmed in, to be evacuated, to evacuate, encircled, surrounded,
ordered out, urged to, advised to, under orders, evacuation order(s|), orders to, warned to, asked
to, instructed to, under evacuation, due to leave, wish(es|) to leave, want(s|ed|) to leave,
hop(e|es|ing) to leave, call(ed|) on to leave, evacuation warning(s|), recommended to, evacuation
notice(s|), mandatory evacuation, waiting list, on the list, encouraged to, holding out, blockaded,
under siege, entombed, cornered, notices to, in the path, (are|is|were|was) still
(in|inside|there|stuck|trapped|under|at|behind), still (caught|held|stuck|waiting|trapped),
remain(s|ed|) (in|inside|behind|trapped), may be left, to be (moved|taken|brought|flown), to be
(removed|transferred|relocated|rescued|airlifted), have yet to (go|leave|be), want(s|) out, live
under siege, must (go|leave|get out|flee), have to (go|leave|be moved|evacuate|flee), has to
(go|leave), need(s|) to (go|leave|be), should (leave|go|evacuate), is left, still have to,
queue(d|ing), lin(ed|ing) up, slept on the floor, sleeping on the floor, grounded, in limbo, bottled
up, pent up, (still|were|was|those) left in, mandatory order(s), orders
(applied|apply|cover|covered|stand|remain), orders still (applied|apply|cover|stand), warnings to,
under an order, under a warning, still standing, kept waiting, order(s|)
(affects|affected|affecting|covers), order(s|) (covered|covering|for|applies|applied), orders
(affect|cover), warning(s|) (affects|affected|affect|covers|covered|covering|for|cover), under
(mandatory|voluntary|pre-evacuation|evacuation) (orders|order|warning|warnings|alert|alerts|notice),
on (evacuation|) alert, on standby, on stand-by, at risk of, ready to (leave|go|evacuate|flee),
prepar(ed|ing) to (leave|go|evacuate|flee), told to (prepare|get ready), sealed off, shut in, boxed
in, penned in, sit(s|ting) in, clinging to, refus(e|es|ed|ing) to leave, wait(ed|ing) to
(be|leave|go|board), seek(ing|) to leave, on rooftops, on roofs, told to, ordered to, booked
(on|aboard|for|to), (was|were|been|being|are|is) (told|ordered|urged|asked),
(was|were|been|being|are|is) (advised|instructed|directed|warned), must clear, sat out, sit out, on
the (roof|rooftop|roofs), on a (roof|rooftop), signed up to, signed up with, sign up to, in
detention, caught in the, still be caught, still be (inside|in|trapped|stuck|there), wait goes on,
(order|orders|warning|warnings) (takes in|take in|took in|concern|concerns),
(alert|alerts|notice|notices|zone) (takes in|take in|took in|concern|concerns),
(order|orders|warning|warnings) (concerned|hits|hit|touches|touched),
(alert|alerts|notice|notices|zone) (concerned|hits|hit|touches|touched),
(order|orders|warning|warnings|alert|alerts|notice|notices) (includes|included|include|extends
to|extended to|now covers|now cover), would rather (stay|remain), (is|are) next, whose turn, turn
comes, turn will come, (have|has|had) not (been|yet been)
(evacuated|moved|rescued|reached|brought|taken|relocated), (would|will|could|did) not (make it
out|get out|leave|be evacuated|be moved|be reached|budge|go), won't (leave|go|budge), alert(s|)
(went|go|sent|issued) (out|) to, (alerts|orders|notices|warnings|order|warning|notice)
(went|go|gone|sent|issued|given) (to|for|out), (alerts|orders|notices|warnings) were
(sent|issued|given), holdouts, no way to leave, no way of leaving, nowhere to go, left
(standing|waiting|stranded|in line|in the queue), in danger,
(thought|believed|said|feared|known|reported|understood|estimated) to (be|remain|be still)
(inside|there|stuck|trapped|waiting|underground), on (its|the|their) list for, (was|were|been|being)
turned back, caught (there|between|up), fac(e|es|ed|ing) evacuation, subject to (evacuation|the
order|orders), within the (danger|evacuation|exclusion|hazard|warning) (zone|radius|area), inside
the (danger|evacuation|exclusion|hazard) (zone|radius|area), in the
(danger|evacuation|exclusion|hazard) (zone|radius|area), must (move|evacuate|quit|clear out|be
out|pack), (have|has) to (move|quit|pack|be out|get out), in need of (rescue|evacuation|medical
evacuation), need(s|ed|ing|) (evacuation|rescue|rescuing|medical evacuation|evacuating|to leave|to
go|to move), requir(e|es|ed|ing) (evacuation|rescue|medical evacuation), ask(ed|s|ing|) (for
help|for rescue|for evacuation|to be|to leave|to go|for a seat|for seats|for passage|for a place|to
get out), have asked, had asked, appeal(ed|ing|s) to be, plead(ed|ing) to be, pray(ed|ing) to be,
appli(ed|es) to (leave|be|go|return), applied for (evacuation|passage), sign(ed|ing) up (to|for)
(leave|go|be|evacuation|the), put down (their|his) names, put their names down, regist(ered|ering)
(to|for|their) (leave|go|be|evacuation|wish|transfer|the), have registered, had registered,
registered with the embassy, list(ed|) for (evacuation|transfer), on (the|a|its|their|an|his)
(waiting list|priority list|evacuation list|approved list|passenger list), on
(waiting|priority|evacuation|approved) lists, wait-listed, waitlisted, in the queue, in queues, in
line to, in line for, yet to (be|leave|go|get|come|cross|move|depart|reach|see), not yet
(left|gone|out|been|moved), still (resist|resisting|fighting), under (his|her|its|their) order(s|),
aim(ed|s|ing) (for|at), still (inside|below|under|beneath|underground|holding|hiding|sit), still
(sits|sitting|living|stuck|trapped|waiting|behind|besieged), still (stranded|marooned|cut off|to
be|to leave|to come|to go|to follow), still (needing|need|wait|await), still
(awaiting|hoping|remain|remaining|sheltering in), (cannot|can't|couldn't|could not|can not|unable
to|not able to|were unable to) (get|leave|go|get out|get away|escape|move|flee|be moved|be
reached|cross|board|return|depart|travel), no way out, with no way out, with no way to leave,
prevented from leaving, barred from leaving, blocked from leaving, stopped from leaving, kept from
leaving, denied passage, turned away at, shut (up|inside|off), walled in, locked (in|inside), snowed
(in|under), snowbound, isolated, held up, stalled, hiding, hid, hides, in hiding, in
(basements|cellars|bunkers|tunnels), below ground, underground, under blockade, in (the|)
basement(s|), stay(ed|ing|s|) (in place|back|inside|in their|home|at home), remain(s|ed|ing|)
(stranded|stuck|there|at|under|on|besieged|cut off|marooned|in place), cl(ing|ung) on, hold(s|) out,
held out, defied the, defying the, defy the, ignor(ed|ing) the, ignor(ed|ing) (orders|warnings),
declin(ed|ing|e) to (leave|go|move), elected to stay, decided to remain, chose to remain, opted to
remain, insisted on staying, unwilling to, reluctant to (leave|go), left inside, cl(ing|ung|ings)
to, to (be|stand|stay) ready, not (heeded|obeyed|complied|budged), (are|is|were|was) packing,
(are|is|were|was|still|been) left in, left to (be|evacuate|move|rescue|bring),
(directed|recommended|requested|invited|called on|called upon|commanded) to
(leave|go|evacuate|move|get|flee|quit|seek|clear), (directed|recommended|requested|invited|called
on|called upon|commanded) to (pack|be|prepare|relocate|depart|boil|come|vacate|head),
(cautioned|implored|pressed|notified) to (leave|go|evacuate|move|get|flee|quit|seek|clear),
(alerted|advised|encouraged|begged) to (leave|go|evacuate|move|get|flee|quit|seek|clear),
(cautioned|implored|pressed|notified) to (pack|be|prepare|relocate|depart|boil|come|vacate|head),
(alerted|advised|encouraged|begged) to (pack|be|prepare|relocate|depart|boil|come|vacate|head),
urg(e|es|ed|ing), order(s|ed|ing) (some|about|around|nearly|almost|more than|over|at least|up
to|another|all|roughly|approximately|as many as|an estimated), instruct(s|ed|ing|), advis(es|ing|e),
direct(s|ed|ing) (some|about|around|nearly|more than|over|all), call(s|ed|ing|) (on|upon),
evacuation (alert|alerts|advisory|advisories|directive|directives), under
(mandatory|voluntary|compulsory|immediate) evacuation, under (an|the) evacuation, order(s|) out,
order(s|ed|) to (leave|evacuate|move|flee|get|go|quit|clear|vacate), to get out, to be out by, get
ready to, get ready to leave, ready to be, at the ready, to pack, pack(ed|ing) (bags|their bags),
bags packed, on notice, given notice, given (hours|minutes|days|until), given (24|48|72) hours, in
danger of, in peril, faced with evacuation, brac(ed|ing) (for|to), candidates for, eligible for,
eligible to, qualify for, entitled to, cleared to (leave|go|travel), approved (to|for)
(leave|travel|evacuation|transfer|departure), permission to (leave|go|cross|travel),
hop(e|es|ed|ing) to (go|be|get|cross|board|escape), wish(ed|ing|es|) to (go|be|get|depart|evacuate),
want(ed|s|ing|) to (go|get|be|depart|evacuate|flee|come), seek(s|ing|) (evacuation|to be|to
get|passage), see(k|king) help to leave, desperate to, long to leave, camped outside the airport,
outside the airport, at the gates, scheduled to (leave|go|be|depart|move|follow|return|fly), slated
(to|for), earmarked for, due (out|to go|to be|to move|to follow|to depart|to fly), set to
(leave|go|be|move|depart|follow|return), seats for, places for, berths for, room on,
(stand|stood|standing|wait|waited|are|were) in (line|the line|a line|the queue|a queue|queues|the
sun|the rain|the heat), (down|booked|listed|lined up|due|set|scheduled|slated|put down) for the
next, still want(s|ed|), want (seats|a seat|places|a place|passage|rides|a ride|help to leave), in
the hope of (a seat|a place|seats|places|passage|leaving|getting|boarding|crossing|going),
(wish|wishes|wished|want|wants|wanted|hope|hopes|hoped|ask|asked|asking|wishing|hoping|wanting) to
(follow|join|travel|depart|fly|return home|come along|board|cross|be moved|be taken|be fetched|be
flown), (have|has|had) not (gone|left|moved|come out|got out|been able to leave|been able to go|made
it out), (must|has to|have to|had to|should|need to) be (gone|cleared|empty|off|away|clear),
(might|may|could) (have to|need to|be told to|be asked to|be ordered to|be forced to)
(go|leave|flee|move|evacuate|be moved), still (on|by|near|aboard|outside) the, (are|were|is|was) in
the country, still in the (country|city|town|area|zone|building|hospital|valley|village), nobody
(has come|came|comes) for, for whom (nobody|no one|none) (came|has come|comes), on the
(embassy|passenger|waiting|evacuation|priority|flight|transfer) list, names (are|were|stand) on,
beg(ged|ging|) (to be|for a seat|for seats|for help|to leave), left to (fend|wait), no one has
reached, cannot (be flown|be carried|be taken|travel|be driven), at the
(airport|port|border|gate|gates|crossing|quay|harbour|harbor) (waiting|hoping), still to
(leave|go|come|be|move|follow|cross|travel|board), to be
(led|driven|ferried|bussed|bused|shipped|lifted|fetched|picked|transported|let|escorted), remains to
be, has yet to, trapped on, caught on, stranded on, (list|lists|register|roll|manifest)
(holds|hold|held|has|had|contains|names|named|runs to|ran to|carries|counts|of), names of those who
(want|wish|hope), not (been|) (allowed|permitted|cleared|able) to
(leave|go|cross|board|travel|depart|get), (are|is|were|was|be|been|still) inside (the|its|it), in
(the|a) (cellar|basement|bunker|mine|shaft|tunnel|lift|cave|besieged|encircled|surrounded), still
has, still holds, not (made|make) it out, (is|are|was|were) to (house|host|shelter|accommodate|take
in), refus(ed|es|ing|e),
(order|orders|message|messages|warning|warnings|alert|alerts|notice|notices|advice)
(went|goes|go|had gone) (out |)to, (was|were|are|is|been|be) left
(on|at|there|under|inside|outside|aboard|clinging|below|up|without a seat|without seats|on the
quay), left (clinging|sitting|huddled), still had to be, still has to be, still have to be, still
needed to be, still need to be, yet to be
(moved|fetched|brought|flown|evacuated|reached|taken|rescued), believed to be under, thought to be
(beneath|below), believed to be (beneath|below), no room for, (turned|kept) (back|out) at the gate,
to (pack|pack up) and (go|leave|flee), told to (pack|pack up|go|leave|clear out|move), out by
(dawn|noon|nightfall|dusk|midnight|morning|evening), still waits, (stand|stood|standing) on the
(jetty|beach|quay|roof|pier|platform|tarmac|dock), (cut|walled|shut) off by, waited on,
(will|would|may|might|could|should) have to (go|leave|move|be moved|be evacuated|be brought|be
taken), (have|has|had) no way (out|off|home|to), (are|is|were|was) still (waiting|in line|to come|to
go|on|out there), (are|is|were|was) on the list, need(s|ed|) to be (moved|taken|brought|flown|got
out|evacuated|rescued|airlifted|transferred), wait(s|ing|ed|) (for|on) (boats|buses|help|rescue|a
plane|planes|a ship|ships|a flight|flights|transport|evacuation), huddl(ed|ing) (on|under),
crowd(ed|ing) (on|at) the (roof|quay|jetty|beach|pier|gate|gates|airport), did not make it
(to|onto|aboard|across|past|over|through|in|on), who want(s|ed) out, did not make it, queuing, queue
(at|up|for|outside), queues, perched (in|on), in trees, in the trees, up trees, in the treetops,
(lie|lay|lying|lies) (beneath|under) (houses|rubble|the|debris|ruins|collapsed|concrete),
(stand|stands|stood|standing) (at|before|outside) the
(gate|gates|wall|walls|border|embassy|airport|fence|barrier),
(mean|means|meant|hope|hopes|hoped|want|wants|wanted|plan|plans|planned|intend|intends|intended) to
(go back|come back|return) for, going back for, (will|would|shall) (go back|come back|return) for,
(will|would|may|might|could|can) be (told|asked|ordered) to,
(need|needs|needed|require|requires|required) (care|treatment|medical care|surgery|help|specialist
care|medical treatment|hospital care|medical help) (elsewhere|abroad|outside), hop(ed|ing|es|e) for
(a seat|seats|a place|places|passage|room|a berth|berths|rescue), were left, was left,
(was|were|been|are) left (stranded|trapped|stuck|marooned|waiting|behind|isolated|cut off),
(order|orders|warning|warnings) now (takes in|take in|covers|cover|applies to|apply
to|affects|affect|includes|include), (are|is|were) (below|down there|still down), still down,
(deal|accord|agreement|pact|plan|bargain|operation) (covers|cover|concerns|concern|provides
for|foresees|is for|was for|takes in|speaks of), gathered (round|around|outside) (the|a)
(gate|gates|camp|base|airport|harbour|port|station|border|bridge|embassy),
(sat|sit|sits|sitting|crouched|squatted|squatting|crouching)
(on|among|by|beside|along|under|outside|at), (are|were|is|was)
(crammed|packed|squeezed|penned|huddled) (behind|outside|against|between), adrift, becalmed, stuck
in (the|a) (drift|snow|mud|ice)
""",
    "shelter": """
(are|is|were|was) still in (tents|shelters|camps|schools), (are|is|were|was) still in
(evacuation|temporary|relief|hotels), shelter(s|ed|ing|), evacuation cent(er|re)(s|), in camps,
camp(s|ed|), hous(ed|es|ing|e), lodg(ed|es|ing|e), accommodat(ed|es|ing|e|ion), bed(ded|) down,
tak(en|ing|e|es) shelter, took shelter, took refuge, reception cent(er|re)(s|), relief camp(s|),
registered in, looked after, look after, sleep(s|ing|) in, slept, quartered, temporary
accommodation, taken in, took in, collective cent(er|re)s, cared for, in schools, camping, temporary
housing, evacuation site(s|), stay(ing|) with, ecs, evacuation facilities, liv(e|es|ing) in
(camps|tents|shelters|schools|centres), liv(e|es|ing) in
(centers|them|evacuation|temporary|makeshift), in tents, in shelters, in evacuation, refuge in,
makeshift shelters, inside evacuation, in hostels, in dormitories, in hotels, in gyms, in barracks,
put up (in|at|by), in temporary, in collective, camped out, found shelter, found refuge, in
reception, being cared for, put(s|ting|) up, tak(es|ing) in, host(s|ed|ing|), remain(s|ed|) in
(shelters|camps|tents|schools), remain(s|ed|) in (evacuation|temporary|relief|collective|hotels),
still in (evacuation|temporary|relief|collective|hotels), bunk(ed|ing) down, bed(s|ded|ding) down,
in community centres, in community centers, in churches, in mosques, in gymnasiums, in stadiums, in
halls, in public buildings, in transit (camps|centres|centers), inside ecs, inside evacuation
cent(er|re)s, hosted (in|at), served inside evacuation, inside :,
(families|persons|people|individuals|households) inside, camp (in|at|on|out|under), spen(t|d|ding)
(the|their|a) (first|second|third|next|whole|last) (night|nights), roof over their heads, on cots,
on mattresses, on mats, on camp beds, on camp-beds, on folding beds, g(ave|ive|ives|iving) (a
roof|beds|a bed|lodging|rooms) to, open(ed|s|ing) (its|their|the) doors to, found room for, room was
found for, made room for, found space for, opened up to, under canvas, under
(tarpaulin|tarpaulins|tents|plastic|plastic sheets|plastic sheeting), in tented, tented,
encamp(ed|ment|ments), bivouac(ked|), overnight(ed|ing), pass(ed|ing) the night, spen(t|d|ding) (the
night|the nights|nights|a night|last night|a second night|another night|their nights|monday
night|tuesday night|wednesday night|thursday night|friday night|saturday night|sunday night),
stay(ed|ing|s|) (in|at|overnight|the night), sleep(s|ing|), billet(ed|), board(ed|) out, given
(shelter|a bed|beds|refuge|a roof|cots|accommodation|lodging), g(ave|ive|ives|iving)
(shelter|refuge) to, found (beds|a bed|sanctuary|lodging|lodgings|a roof|accommodation|room),
find(ing|s|) (shelter|refuge|beds), offer(ed|ing|s) (shelter|refuge), provid(ed|es|ing) shelter
(to|for), checked into (the|a|) (shelter|shelters|hotel|hotels|red cross|evacuation), sign(ed|) in
at, registered (at|in) (the|) (shelter|shelters|camp|camps), registered (at|in) (the|)
(centre|center|centres|centers|evacuation), in (the|) care of, pack(ed|ing) into, cram(med|ming)
(into|in), crowd(ed|ing) (into|in), squeez(ed|ing) into, jam(med|ming) into, huddl(ed|ing) in,
huddl(ed|es|ing), liv(ing|e|es|ed) (in|under) (a|the|)
(camp|tent|shelter|school|centre|center|tents|tarpaulin), liv(ing|e|es|ed) (in|under) (a|the|)
(tarpaulins|canvas|prefab|prefabs), liv(ing|e|es|ed) (in|under) (a|the|)
(containers|hotels|caravans|trailers), occup(y|ying|ied) (tents|shelters|schools|classrooms|rooms),
take(s|) up, took up, in sheltered, shelter population, sheltered population, under shelter,
seek(s|ing|) shelter, tak(es|ing) (refuge|shelter), tak(e|en) refuge, sought shelter, search of
shelter, hous(es|ing) some, hold(s|ing|) evacuees, welcom(ed|es|ing) (evacuees|refugees),
receiv(ed|es|ing) (evacuees|refugees), harbor(ed|ing|s), harbour(ed|ing|s), bunk(ed|s|),
resid(e|es|ing|ed) (in|at) (camps|tents|shelters|temporary), resid(e|es|ing|ed) (in|at)
(makeshift|evacuation|collective|formal|informal), in informal (settlements|camps|sites), in
displacement (sites|camps), in spontaneous sites, in
(temporary|makeshift|emergency|transitional|public)
(shelter|shelters|housing|accommodation|camps|sites|homes), in the shelters, in its shelters, in
evacuation (centres|centers|shelters|sites|camps|facilities), at evacuation
(centres|centers|shelters|sites|camps), at (the|) shelters, at (the|) relief camps, in relief camps,
(lie|lay|lying|huddle|huddled|huddling|crowd|crowded|crowding|squeeze|squeezed)
(in|into|on|inside|under) (its|the|a|their|our), on (its|the|our) floors, under (its|one|our|a)
roof, (share|shared|sharing|shares) (the|a|its)
(hall|room|roof|classroom|tent|gym|school|church|house|space), check(ed|ing|s|) (in|into), given a
place to sleep, found (places|space|cots) in, (are|were|is|was) on the
(compound|base|premises|grounds|campus), (are|were|is|was) (at|in) the
(camp|camps|shelter|shelters|stadium|base|bases|compound|compounds|arena|convention|evacuation|school|schools|sports),
(now|currently|still|already) (in|at) (camps|shelters|tents|schools|churches|mosques|hotels|the
camps|the shelters), settled in (camps|temporary|tents|makeshift|collective|the
camps|sites|schools), in tent, filled the (shelters|schools|halls|churches|camps), fill(s|) the
(shelters|schools|halls|churches|camps), shelterees, roofed, lodgers in, kept in
(camps|shelters|hotels|tents), boarded in, bed down in, took beds in, housed at, sheltered at,
seek(ing|) safety (in|at), protected at, under the protection of, (have|has|had) moved in, sought
(refuge|sanctuary|safety) (in|at|inside) (the|a)
(church|mosque|school|stadium|arena|sports|gym|hall|base|compound|hospital|monastery|cathedral|temple|hotel|airport|mission|convent|town
hall|university|library|station), (had|has|have) (guests|people|evacuees) for the night, for the
night at, found (a cot|a bed|cots|a mat|a corner|space), found a place to sleep, given a cot, given
mats, slept on the floor (of|in), sleep(ing|) on the floor (of|in), (in|at) the
(UN|mission's|mission|peacekeepers'|peacekeeping) (base|compound|mission|camp), made their beds in,
(have|has|had|given|got) (a bed|beds|cots) (in|at),
(crowd|fill|pack|throng|crowded|filled|packed|thronged) (the|its|our)
(parish|church|school|schools|gym|gyms|sports|stadium|market|mosque|hall|halls|classrooms|camp|camps),
in them (as of|now|tonight|by), (a roof|roof) in, under their roofs, took (a cot|cots|a bed|beds|a
mat), (come|came|passed|gone) through its doors, (come|came) through the doors
""",
    "hold": """
home to, filled with, filled up with, full of, full with, packed with, crowded with, crammed with,
jammed with, held, hold, holds, holding, contain(s|ed|ing), serv(es|ed|ing) as (a
dormitory|dormitories|a shelter|shelters) for, kept, keeps
""",
    "dwell": """
live, lived, living, reside(s|d|), residing
""",
}

STAYS = {
    "shelter": """
shelter(s|), evacuation cent(er|re)(s|), relief cent(er|re)(s|), reception cent(er|re)(s|),
collective cent(er|re)(s|), community cent(er|re)(s|), transit cent(er|re)(s|), camp(s|), relief
camp(s|), tent(s|), school(s|), classroom(s|), dormitor(y|ies), gym(s|), gymnasium(s|), stadium(s|),
sports hall(s|), hall(s|), church(es|), mosque(s|), monaster(y|ies), temple(s|), convent(s|),
hostel(s|), hotel(s|), motel(s|), barracks, arena(s|), public buildings, tent cit(y|ies),
tarpaulin(s|), cots, prefab(s|), lodging(s|), guesthouse(s|), temporary housing, temporary
accommodation, emergency accommodation, displacement site(s|), refuge(s|), universit(y|ies),
college(s|), libraries, site(s|), compound(s|), bases, premises, poc site(s|), fairground(s|),
convention cent(er|re), parking lots, cent(er|re)s, facilit(y|ies), depot(s|), warehouse(s|),
hangar(s|), garages, town hall(s|), community hall(s|), library, cinema(s|), theatre(s|),
theater(s|), kindergarten(s|), sports cent(er|re)(s|), railway station, train station, metro, metro
station(s|), fire station(s|), welfare cent(er|re)(s|), leisure cent(er|re)(s|), cathedral,
synagogue, rink, trade fair, cultural cent(er|re)(s|), campsite(s|), summer camp(s|), base, airbase,
air base, naval base, mission, container(s|), caravan(s|), mobile homes, cabins
""",
    "treat": """
hospital(s|), clinic(s|), infirmar(y|ies), field hospital(s|), medical cent(er|re)(s|), health
cent(er|re)(s|), intensive care, icu, sickbay, medical facilit(y|ies), health facilit(y|ies),
sanatori(um|a)
""",
    "displace": """
relative(s|), kin, kinsfolk, kinfolk, friend(s|), host famil(y|ies), hosts, other hosts, neighbours,
neighbors, acquaintances, host communit(y|ies), private homes, private houses, private
accommodation, relations
""",
}

STAY_OPENERS = {
    "place": "in, into, at, inside, within, under, across, among, throughout",
    "way": "to, towards, toward, for",
    "host": "with, by",
}
