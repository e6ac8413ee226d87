"""English what happened: verbs and nouns of harm, and of what is of no concern."""

CODE = "en"

EVENTS = {
    "wound": """
injur(e|es|ed|ing|y|ies), wound(s|ed|ing|), maim(ed|ing|s|), shot, casualt(y|ies), harmed, treated
for (injuries|wounds|burns|cuts), bruised, hurt, hurting, burn(ed|t|s|), hit by
(shrapnel|bullets|debris), trauma, traumas, (got|get|came|come|escaped) (away|off|out|) with
(cuts|burns|bruises|minor), (got|get|came|come|escaped) (away|off|out|) with
(light|slight|injuries|wounds|scratches), limbs torn off, patched up, bandaged, stitched up, took
(bullets|shrapnel|a bullet), nurs(ed|ing) (burns|broken|wounds|injuries|bruises), stitches, a few
cuts, cuts and bruises, suffer(ed|ing|s|) (cuts|burns|wounds|injuries), suffer(ed|ing|s|)
(fractures|bruises|concussion|serious|severe), suffer(ed|ing|s|) (minor|light|slight|head),
suffer(ed|ing|s|) (leg|gunshot|shrapnel|bullet|critical), sustain(ed|ing|s)
(injuries|burns|wounds|cuts), sustain(ed|ing|s) (fractures|serious|severe|minor|slight),
receiv(ed|ing) (minor|slight|serious|severe|injuries), with
(burns|wounds|injuries|fractures|cuts|bruises), with
(broken|shrapnel|gunshot|bullet|minor|severe|serious), treated for
(shrapnel|bullet|gunshot|minor|severe), treated for (serious|fractures|broken|bruises|shock), needed
stitches, in (serious|grave|stable|critical|a critical|a serious|a stable) condition, fighting for
(their lives|his life|her life|life), los(t|ing|e) (a limb|limbs|a leg|an arm|an eye|legs|arms|their
sight|their legs), struck by (shrapnel|bullets|debris|glass|a bullet|stray), cut by, scald(ed|),
concuss(ed|ion), trampl(ed|ing), stabb(ed|ing), knifed, mauled, underwent surgery, undergone
surgery, grazed, hit by (gunfire|stones|bullets|shells|stray|rubber), severed, amputat(ed|ion),
hobbl(ed|ing), left (hurt|injured|wounded|maimed|disabled|paralysed|paralyzed), broke
(bones|legs|arms|limbs), broken (bones|limbs|legs|arms), in (very|extremely|a very|)
(serious|grave|critical|poor|bad) (condition|state|shape), broken (ribs|hips|arms|ankles),
(chest|head|leg|arm|stomach|shrapnel|bullet|gunshot|stab|burn) (wound|wounds|injury|injuries),
wounds to, severely (burned|burnt), limp(ed|ing|s), bleeding, bloodied, sprain(s|ed), with sprains,
broke (a|an|his|her) (leg|arm|rib|hip|ankle|wrist|collarbone), with (a|an)
(broken|fractured|sprained) (leg|arm|rib|hip|ankle|wrist|knee), (was|were|been)
(beaten|mauled|gashed|lacerated|gored|bruised), beat(en|) (up|), lacerat(ed|ions), fractur(e|es|ed),
struck by a, hit by a (car|truck|bullet|shell|drone|bus|vehicle|tree|stone),
(cuts|scratches|scrapes) and, (had|has|have) a fall, had a (chest|head|leg) wound, (has|have) a
(chest|head|leg|bullet|shrapnel) wound, (was|were|been) hit by
(shrapnel|bullets|bullet|splinters|gunfire|debris|glass|stones|a bullet|a
shell|flying|falling|rubber|stray|a car|a drone|a mine|sniper), (was|were|been) struck by
(shrapnel|bullets|splinters|debris|glass|flying|falling|lightning), knocked (down|over|off),
operated on, operat(ed|ing) upon, fight for (their|his|her) (life|lives), stitched, gashed, gored,
with (cuts|gashes|head), came (away|off) (with|hurt), (bleed|bled|were bleeding), off
(their|his|her) feet, (was|were|been) left
(injured|wounded|hurt|maimed|disabled|bleeding|crippled|with|paralysed|paralyzed), fell from
(a|the|his|her|their), (fell|fall|falling) (off|down) (a|the|his|her|their)
""",
    "kill": """
kill(s|ed|ing|ings|), di(e|es|ed|ing), dead, death(s|), dying, perish(es|ed|ing|), drown(s|ed|ing|),
slain, los(t|ing|e) their lives, los(t|e) his life, los(t|e) her life, lives lost, shot dead,
bodies, corpse(s|), fatalit(y|ies), massacred, execut(ed|ing), claimed (the lives|lives), death
toll, murder(ed|s|ing|), slaughtered, crushed to death, burn(ed|t) to death, took the lives,
fatally, deceased, succumbed, beheaded, mown down, suffocated, electrocuted, took lives, found dead,
pulled dead, toll, fatally injured, lost (its|the) lives, burned alive, lives, claim(s|ed) (at
least|lives|the), mowed down, buried alive, burnt alive, gunned down, bled to death, left dead, help
came too late, too late for, laid down their lives, in coffins, (been|was|were) crushed, fatal,
burial(s|), morgue(s|), mortuar(y|ies), never (came out|come out|came up|made it), did not (come
out|come up|wake up|live), blown (up|to pieces), crushed (under|beneath|by|in|when), swept to their
deaths, fell to their deaths, plunged to their deaths, met (their|his|her) (death|deaths|end),
pronounced dead, declared dead, confirmed dead, presumed dead, feared dead, reported dead, did not
survive, have not survived, has not survived, not survived, failed to survive, interred, pa(y|id)
with (their lives|his life|her life), gave (their lives|his life|her life), los(s|ses) of life
death(s|) of, remains of, body bags, pass(ed|) away, lethal, asphyxiat(ed|ion), chok(ed|ing) to
death, decapitat(ed|), wip(ed|ing) out, martyr(ed|s|dom), struck down, felled, assassinat(ed|ion),
lynch(ed|), stab(bed|) to death, trampled to death, beat(en|) to death, shelled to death, froze(n|)
to death, gassed to death, starv(ed|e|ing) to death, died when, die when, casualties dead,
tak(ing|es|e) (the|) lives, tak(en|ing) (the|) lives, took (the|) lives of, tak(e|es|en|ing) lives,
cost(s|ing|) (the|) lives, claim(s|ing|ed) (the|) lives of, death count, body count shot to death,
kill count, life lost, executions, drownings, di(ed|es) in, di(ed|es) of, burn(ed|t|ing) (to
death|alive) in, burn(ed|t) in (their|his|her|the)
(car|cars|bed|beds|home|homes|house|houses|flames|vehicles), mourn(s|ed|ing|), bur(y|ies|ied|ying)
(its|their|the) dead, lifeless, went down with (the|her|his|its), (lie|lay|lies) dead, no longer
alive, (did|does|do|had) not live, fell victim, put to death, cut down by, blown apart, lost to the
(flames|waves|waters|sea|flood), swallowed by, died at, dead were, killed by, asphyxiat(es|ing),
burn(ed|t) in the (lava|ash|blaze|fire|inferno|wreck|wreckage|bus|car|train), chok(ed|ing) on
(gas|smoke|fumes|ash|dust), suffocat(ed|es) (in|under|by|on|when), smother(ed|ing), crushed
(at|on|against), (were|was|been) (trampled or suffocated|crushed or trampled), lost at sea with,
taken by the (sea|flood|waves|river), (took|taking|takes) (its|his|her|their) (own life|toll), body
was, bodies were, corpses were, went down with, perished in, shot (by|in) (a|the) (head|execution),
dead bod(y|ies), laid (in|to) (the ground|earth|rest), (lie|lies|lay) in (hospital|) morgues,
hang(ed|ing), starv(ed|e|es) in, poisoned to death, (washed|swept|carried) away and drowned,
(pulled|brought|carried|taken|dug|recovered|hauled|fished) (out|up|in|down|) dead, lost when,
(was|were|been|being|are|is) buried (on|at|so far|by|yesterday|side|that|this|there|without), torn
(apart|to pieces), strangled, throats (cut|slit), throats were (cut|slit), breathed (their|his|her)
last, hacked to death, stoned to death, claimed (about|some|more than|over|nearly|almost|as many
as|up to|another|around|close to), chok(ed|ing) in, were no more, left (their|his|her) lives,
bayoneted, put to the sword, shot on the spot, shot by firing squad, shot at close range,
(was|were|been) left (dead|lifeless|to die)
""",
    "miss": """
no trace (has|had) been found, no trace (was|is) found, (gave|given|giving) up on, not
(traced|located|accounted for), what (has|had) become of, what became of, missing, unaccounted for,
unaccounted, disappear(ed|ing|), vanish(ed|ing|), untraced, not been found, not been traced, not
been seen, being sought, not yet found, lost without trace, feared trapped, still sought, yet to be
(found|traced|located|recovered), not yet been found, have yet to be
(found|traced|located|recovered), remain(s|ed|) (missing|unaccounted), still (missing|unaccounted),
lost at sea, reported missing, listed as missing, no word of, feared (drowned|buried), there is no
(sign|trace|word|news), went under, gone under, dig(ging|s|) for, dug for, nothing has been heard,
nothing was heard, nobody knows where, no one knows where, not known where, never (found|seen
again|recovered|traced|heard from), not found, be searched, be searched for, are sought, is sought,
were sought, look(ed|ing|s|) for, search(ed|ing|es|) (for|goes on|continues), hunt(ed|ing|s|) for,
hunt goes on, still (looking|searching) for, not (yet|) (located|heard|heard from|seen
since|accounted for), not been (heard from|accounted for|located|recovered|seen since), no
(sign|news|trace) (of|from), whereabouts, whereabouts unknown, feared (under|lost|swept), believed
(buried|trapped|lost|under), thought to be (buried|trapped|under), presumed (drowned|lost), contact
(was|has been|had been) lost, lost contact (with|), out of contact, out of touch, could not be
(contacted|traced|found|located), cannot be (contacted|traced|found|located), still (under the
rubble|buried|under the debris|under the mud), under the (rubble|debris|mud|ruins|wreckage|snow),
beneath the (rubble|debris|mud|ruins|wreckage), buried (under|beneath), swept away, carried away by,
washed away, swept out to sea, lost in the, fate (of|unknown), fate is unknown, went missing, gone
missing, go missing, goes missing, has not been (found|traced|seen|heard), have not been
(found|traced|seen|heard), yet to be accounted, (has|have|had) not turned up, not turned up, nobody
has seen, no one has seen, lost from sight, not seen again, never came back, never returned, still
being sought, yet to turn up, still lost, lost in the (flood|sea|waves|snow|mountains|mud), swept
off by, lost (under|beneath|inside|within|somewhere), search(ed|es|ing|) in vain (for|), gone down
with, (was|were|is|are) (being|) looked for, are sought under, carried off by (a|the)
(river|brook|stream|flood|floods|water|waters|current|wave|waves|torrent|sea), nothing (is|was|has
been|had been) (known|heard) of, last seen, were last seen, was last seen, lost (after|when)
(a|the|their|its), did not (come back|return|answer|report), lost sight of, lost (radio|all)
contact, slipped from view, (was|were|is|are) missed (at|by|from|after|since), missed at roll,
(given|gave|giving|give) up hope (for|of)
""",
    "treat": """
hospitali(s|z)ed, to hospital, to hospitals, in hospital, in hospitals, intensive care, needed
treatment, admitted to, taken to hospital, went to hospital, rushed to hospital, were treated, was
treated, be(en|ing) treated, treated (in|at), hospital(is|iz)ation(s|), remain(s|ed|) in hospital,
remain(s|ed|) hospitali(s|z)ed, in a coma, medical treatment, medical attention, receiving
treatment, received treatment, discharged from hospital, sought treatment, to a hospital, needed
hospital, still in hospital, to (local|nearby|area|city) hospitals, admitted, admissions, admission
to, admitting, seen at, seen in, in icu, in the icu, icu, in wards, in the wards, under observation,
kept in overnight, treated, treat(s|ing), tended, tend(ing|s) to, discharged, out of hospital,
bedridden, ended up in hospital, end up in hospital, lay in hospital, lie in hospital, lying in
hospital, lies in, rush(ed|ing) to (a|the|) (hospital|hospitals|clinic|clinics), sought
(medical|hospital) (help|care|attention|treatment), need(ed|s|ing) (hospital|medical)
(treatment|care|attention|help), received (medical|hospital) (treatment|care|attention|help), given
(medical|emergency) (treatment|care|attention|help), given first aid, given oxygen, needed oxygen,
required (hospital|medical|treatment), requir(ed|ing) (treatment|hospital), taken to (clinics|a
clinic|the clinic|the hospital|hospitals), went to (clinics|a clinic|the clinic|the
hospital|hospitals), outpatients, inpatients, kept overnight, kept (in|there) for (observation|the
night), kept for (observation|the night|treatment), seen by (medics|doctors|paramedics|a doctor),
check(ed|) (over|up) by, looked over by, in casualty, in the emergency (room|ward), in surgery, on
(wards|the wards|stretchers)
""",
    "sicken": """
(stinging|irritated|watery|watering|itching|itchy|streaming) eyes, eye irritation, for
(smoke|fumes|gas), sick, sick(ened|ness), fell ill, fallen ill, taken ill, ill,
infect(ed|ing|s|ions), poison(ed|ing|s|), diagnosed, breathing (difficulties|problems|trouble),
ailing, tested positive, smoke inhalation, cholera cases, diarrhoea, diarrhea, being watched,
contract(ed|) (cholera|the disease), breath(ed|ing) in, inhal(ed|ing), food poisoning, nausea,
exposed to, fever, tests positive, with symptoms, caught the (virus|disease), fall(s|ing|) ill, took
ill, came down with, come down with, passed out, taken poorly, fell unwell, feeling ill, felt ill,
taken sick, fell sick, fallen sick, made (ill|sick), got sick, become (ill|sick), became (ill|sick),
unwell, vomit(ed|ing), faint(ed|ing), heatstroke, heat stroke, heat exhaustion, dehydrat(ed|ion),
malnourished, malnutrition, contract(ing|s), positive for, symptoms, gassed, intoxicat(ed|ion),
breathing problem, difficulty breathing, trouble breathing, short of breath, shortness of breath,
suffocation symptoms, burning (eyes|lungs|throats|throat), sore (eyes|throats), respiratory, carbon
monoxide, dizz(y|iness), headaches, nauseous, cases of, suspected cases, confirmed cases, new cases,
measles, typhoid, malaria, dysentery, hepatitis, hypothermia, frostbite, frostbitten, ailments,
suffocat(ing|ion), coughing, sneez(ed|ing), down with (fever|cholera|measles|flu|dysentery), laid
low, laid up with, breathless, gasping for (air|breath), drank (bad|tainted|poisoned|contaminated),
poisoned by, sickened by, for (smoke|gas|chlorine) in their lungs, covid - 19, covid, coronavirus,
(for|with)
(cholera|dengue|typhoid|measles|malaria|diarrhoea|diarrhea|dysentery|scabies|rashes|pneumonia|dehydration|hypothermia|exposure|heat),
with (cough|coughs|sore eyes|fever|diarrhoea|breathing|respiratory),
(treated|seen|hospitalised|hospitalized|admitted) for
(smoke|cold|cough|fumes|gas|carbon|exposure|asthma|breathing|respiratory|hypothermia|dehydration|heat|heatstroke|cholera|poisoning),
norovirus, stomach (bug|bugs|flu|illness|complaints), gastroenteritis, acute watery, swallowed
(smoke|water|fuel), took in smoke, overcome with, dengue, mpox, marburg, lassa, fumes
(put|sent|felled|laid), (caught|catch|have|had|has|got|get|with|from)
(cholera|measles|typhoid|malaria|dysentery|covid|ebola|dengue|diarrhoea|diarrhea), collapsed
(from|in|with) the heat, overcome (in|by), retching, (complain|complained|complains|complaining) of,
(eye|skin|lung|stomach|chest) (complaints|trouble|infections|problems), struck down with, struck
with, laid up, on the sick list, sick list, breathed (fumes|smoke|gas|chlorine|ammonia|the),
breathing (fumes|smoke|gas|chlorine|ammonia), (inhaled|for|with) (scabies|rashes|chlorine), chlorine
(poisoning|gas|cloud)
""",
    "lose": """
buried, buries, burying, swallow(ed|s), engulf(ed|s), lost, loses, losing
""",
    "other": """
affected, hit by, detain(ed|s|ing), arrest(ed|s|ing|), in custody, jailed, in jail, held for,
question(ed|ing), charged with, kidnap(ped|), abduct(ed|), taken hostage, vaccinat(ed|ion), fed,
at level, assist(ed|ing|), target(ed|ing|s), aided, in need, receiv(ed|ing)
(aid|food|assistance|help|treatment), meant for, reached with, trained, deployed, hired,
employ(ed|s), protest(ed|ing), vot(ed|ing), (was|were|been|are|is) born, standing by, without
(power|water|electricity), has treated, have treated, swapped, exchanged, in exchange, attended,
gathered, accompan(ying|y), accompanied (the|them|him|her|his|their|a), looking on, look on, kept
them company, on duty, off duty, sent in, recruited, mobilised, mobilized, rallied, enrolled,
unemployed, register(ed|) to vote, tested, donated, adopted, free again, held captive, under arrest,
inspected, given food, handed out, distributed to, in harm's way, are free, felt its effects, felt
the effects, to help, appeal(s|ed|ing) for, plastic sheets, relief goods, food packs, rations, hot
meals, receive, march(ed|es|ing) (through|against|for|on|in|down|past), (was|were|been) sent off, in
the stands, in attendance, turned out to (vote|cheer|protest|watch|greet),
(power|water|electricity|service|heat|gas) (was|is|were) (back|restored|out|off|cut), restored
(to|for), went dark, on the job, out of work, took delivery, in charge, in charge of, lend a hand,
on call, on shift, staff(ed|ing), man(ned|ning), lost
(power|electricity|contact|touch|jobs|work|their jobs|phone), power cut(s|), blackout(s|), off the
grid, cut from power, in the dark, screened, surveyed, interviewed, polled, asked in a survey,
captured, taken prisoner, surrender(ed|ing|s), disarmed, searched, deploy(s|ing), at work,
work(ed|ing) (on|at|in|for|to|around), took part, fight(ing|s|) (the|a|to), fought (the|to|on),
battl(ed|ing|e|es), demonstrat(ed|ing), march for, pray(ed|ing) (at|in|for), celebrat(ed|ing),
watch(ed|ing), inhabited, inhabit, laid off, sacked, sworn in, elected, sanctioned, fined,
sentenced, tried, convicted, pardoned, amnestied, reconciled, settled their (status|cases),
settle(d|) (their|his) status, given amnesty, joined up, in uniform, on the front, on the front
line, took over, seiz(ed|ing), storm(ed|ing) the, standing guard, stood guard, on guard,
guard(ing|ed), patrol(led|ling), employees at, staff at, on the payroll, on strike, went on strike,
were given (aid|food|cash|relief|water|blankets|kits), receiv(e|es|ed|ing)
(cash|water|relief|rations|medical supplies|supplies|kits|blankets|parcels|packages),
reach(ed|es|ing) with (aid|food|help|assistance|relief|supplies), need(s|ed|ing|)
(food|water|aid|help|assistance|relief|support|humanitarian), in need of
(food|water|aid|help|assistance|relief|support|humanitarian), benefit(ed|ing|s|), hungry, starving,
food insecure, food-insecure, could be affected, may be affected, are affected, were affected, been
affected, stricken, struck by (the|a|an), lack(s|ed|ing) (power|water|food|electricity), power of,
cut the power, employed (at|by|in), task force, line the streets, call(ed|ing|s) up, on patrol, on
the ground with, tuned in, sent word, called the hotline, phoned in, rang in, subscribed,
tax(ed|es), invited to the talks, fed by, cooks for, feed(s|ing), (was|were|been|being|are|is)
(advised|told|urged|asked|ordered|warned|instructed) to (boil|stay indoors|stay home|stay at
home|stay inside|stay off|keep|conserve|wear|avoid|close|drink|shelter in place|remain
indoors|save|limit|ration), (advised|told|urged|asked|ordered|warned|instructed) to (boil|stay
indoors|stay home|stay at home|stay inside|stay off|keep|conserve|wear|avoid|close|drink|shelter in
place|remain indoors|save|limit|ration), no (light|power|water|electricity|gas|heating|running
water|phone), without (light|heating|gas|running water), (was|were|been) hit, sent to
(help|assist|aid|search|support|protect|guard|patrol|restore|fight|secure|keep|reinforce), work
(at|in|for|on|to), works (at|in|for|on|to), (sign|signed|signing) (a|the) petition, signed up to
(help|volunteer), (gets|get|getting|got) (food|cash|aid|help|parcels|money), visit(ed|ing|s), paid,
pay(s|ing), sang, sing(s|ing|), applaud(ed|s), cheer(ed|s|ing), (are|were|is|was) on (site|the
ground|the scene|hand|duty|shift), draw (pay|wages), helped (clear|search|fill|carry sandbags),
help(s|ing|) to (clear|search|fill|dig|rebuild), fill(ed|ing) sandbags, (was|were|been|are|is) left
without (power|water|electricity|food|heating|light|gas|work|jobs|a job|help|aid),
(was|were|been|are|is) left (in need|in the dark|hungry|unharmed|unhurt|alone|poorer)
""",
}

CLAIMING = """
t(ake|akes|ook|aken|aking), carr(y|ied|ies) (off|away), snatch(ed|es), sweep(s|ing), swept
"""
