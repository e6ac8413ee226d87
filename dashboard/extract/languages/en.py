"""English quantities: number words, vague words, hedges, and what else a number can be."""

CODE = "en"

DECIMAL_MARK = "."

GROUP_MARKS = ","

NUMBERS = {
    "unit": {
        "one": 1,
        "two": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
        "nine": 9,
        "ten": 10,
        "eleven": 11,
        "twelve": 12,
        "thirteen": 13,
        "fourteen": 14,
        "fifteen": 15,
        "sixteen": 16,
        "seventeen": 17,
        "eighteen": 18,
        "nineteen": 19,
    },
    "ten": {
        "twenty": 20,
        "thirty": 30,
        "forty": 40,
        "fifty": 50,
        "sixty": 60,
        "seventy": 70,
        "eighty": 80,
        "ninety": 90,
    },
    "scale": {
        "dozen": 12,
        "score": 20,
        "hundred": 100,
        "thousand": 1000,
        "lakh": 100000,
        "lakhs": 100000,
        "million": 1000000,
        "crore": 10000000,
        "crores": 10000000,
        "billion": 1000000000,
        "trillion": 1000000000000,
        "mn": 1000000,
        "mln": 1000000,
        "mio": 1000000,
        "bn": 1000000000,
    },
    "glued": {"k": 1000, "m": 1000000},
    "plural": {"s": 1},
    "pair": {"couple": 2},
    "part": {"quarter": 4, "quarters": 4, "third": 3, "thirds": 3},
    "article": {"a": 1, "an": 1},
    "single": {"single": 1, "lone": 1, "sole": 1},
    "half": {"half": 2},
    "and": {"and": 0},
}

VAGUE = {
    "dozens": (24, 99),
    "a few dozen": (24, 99),
    "several dozen": (24, 99),
    "scores": (40, 99),
    "some dozens": (24, 99),
    "few dozen": (24, 99),
    "dozens upon dozens": (24, 99),
    "hundreds": (200, 999),
    "a few hundred": (200, 999),
    "several hundred": (200, 999),
    "few hundred": (200, 999),
    "several hundreds": (200, 999),
    "some hundreds": (200, 999),
    "many hundreds": (200, 999),
    "hundreds upon hundreds": (200, 999),
    "hundred(s)": (200, 999),
    "thousands": (2000, 9999),
    "a few thousand": (2000, 9999),
    "several thousand": (2000, 9999),
    "few thousand": (2000, 9999),
    "several thousands": (2000, 9999),
    "many thousands": (2000, 9999),
    "thousands upon thousands": (2000, 9999),
    "some thousands": (2000, 9999),
    "tens of thousands": (20000, 99999),
    "scores of thousands": (20000, 99999),
    "dozens of thousands": (20000, 99999),
    "many tens of thousands": (20000, 99999),
    "hundreds of thousands": (200000, 999999),
    "several hundred thousand": (200000, 999999),
    "a few hundred thousand": (200000, 999999),
    "millions": (2000000, 9999999),
    "several million": (2000000, 9999999),
    "tens of millions": (20000000, 99999999),
}

HEDGES_BEFORE = {
    "about": """
about, around, some, roughly, approximately, approx, circa, ca, c, an estimated, estimated,
estimated at, in the region of, in the order of, on the order of, something like, somewhere around,
somewhere near, more or less, give or take, or so, an approximate, an average of, probably, perhaps,
maybe, possibly, what may be, well-nigh, anywhere around, say, ~, ≈
""",
    "more_than": """
more than, over, above, upwards of, upward of, in excess of, exceeding, exceeds, exceeded, well
over, well above, far more than, well in excess of, just over, just above, a little over, a little
more than, slightly more than, slightly over, greater than, north of, beyond, not less than but
over, past, >, topped, surpassed, passed, comfortably over, a good, passed the mark of, somewhat
more than, anything over
""",
    "at_least": """
at least, no fewer than, no less than, not fewer than, not less than, a minimum of, minimum of, at
minimum, at a minimum, at the very least, at the least, as few as, a confirmed minimum of, fully, ≥
""",
    "nearly": """
nearly, almost, close to, just under, just below, just short of, not quite, a little under, a little
less than, slightly less than, slightly under, slightly fewer than, just shy of, shy of, close on,
nigh on, near to, nearing, approaching, getting on for, verging on, little short of, practically,
virtually, near, well nigh, coming up to
""",
    "up_to": """
up to, as many as, as much as, no more than, not more than, at most, at the most, fewer than, less
than, under, below, a maximum of, maximum of, at maximum, a maximum, capped at, up to a maximum of,
anything up to, upto, well under, well below, far fewer than, <, ≤, not as many as, as high as
""",
    "exact": """
only, just, exactly, precisely, merely, a mere, a total of, total of, a full, a whole, all, all of,
the, these, those, its, their, a record, no other than, another, a further, further, an additional,
additional, an extra, extra, yet another, a first, the first, a group of, a convoy of, a batch of,
groups of, a crowd of, a column of, the remaining, remaining, the last, last, the other, other, a
contingent of, a fleet of, a load of, the latest, an initial, initial, as, first, next, the next, a
second, a combined, an overall, in all, altogether, the entire, a reported, reported, barely,
hardly, scarcely, a bare
""",
}

HEDGES_AFTER = {
    "at_least": """
or more, and more, at least, at the least, at the very least, at the minimum, at a minimum, minimum,
as a minimum, and counting, or upwards, upwards, if not more
""",
    "about": """
or so, or thereabouts, approximately, approx, give or take, more or less, odd, -odd, or thereabout,
in round numbers, in round figures, roughly
""",
    "more_than": "+, plus, -plus, and upward, and upwards, -some, -strong-plus, and then some",
    "up_to": """
or less, or fewer, at most, at the most, at the outside, tops, maximum, max, at maximum
""",
}

RANGES = {
    "open": "between, from, anywhere between, anywhere from, somewhere between, something between",
    "dash": "-, –, —, to, or",
    "join": "and, up to",
    "step": "by",
}

UNITS = {
    "age": """
years old, year old, - year - old(s|), years of age, - years - old, year - old(s|), - month - old,
months old, month - old, days old
""",
    "duration": """
year(s|), month(s|), week(s|), day(s|), hour(s|), minute(s|), second(s|), decade(s|),
centur(y|ies), night(s|), - year, - month, - week, - day, - hour, - minute, hrs ago, - night,
weekend(s|), - decade, generation(s|), shifts, - hours, - days, moments
""",
    "money": """
dollar(s|), euro(s|), pound(s|), peso(s|), rupee(s|), rouble(s|), ruble(s|), yen, yuan, franc(s|),
usd, eur, lira(s|), cents, hryvnia(s|), riyal(s|), dinar(s|), crore rupees, baht, dirhams, php,
pkr, kronor
""",
    "distance": """
km, kilomet(er|re)(s|), mile(s|), met(er|re)(s|), feet, foot, ft, yard(s|), inch(es|), cm, mm,
centimet(er|re)(s|), millimet(er|re)(s|), m, mi, - mile, - km, - kilomet(er|re), - met(er|re), -
foot, - feet, blocks, km / h, kph, mph, knots, km h, miles per hour, kilomet(er|re)s per hour, kmh,
league(s|), nautical miles, - m, kmph, km - h
""",
    "measure": """
ton(s|), tonne(s|), kg, kilogram(s|), kilogramme(s|), kilo(s|), gram(s|), pound(s|) of, litre(s|),
liter(s|), gallon(s|), hectare(s|), acre(s|), square, cubic, degrees, barrels, megawatt(s|), mw, -
ton, - tonne, volts, hz, magnitude, - pound, - magnitude, on the richter, percentage points, sq, -
hectare, - acre, bps, gb, - litre, - storey, times, fold, - fold, - kilogram, - kg, rpm
""",
    "share": """
%, per cent, percent, pct, pc, percentage, in every, in three, thirds, third, quarters, of every,
- third, - thirds, - quarter, - quarters, - fifths, per 1, per 100, -percent, - per - cent, -
percent
""",
    "time": """
a . m, p . m, am, pm, a . m ., p . m ., o ' clock, o’clock, o'clock, gmt, hrs, hours local, utc,
local time, et, edt, est, ist, noon, h, hours gmt, in the (morning|afternoon|evening|small hours),
in morning, at night
""",
    "other_count": """
house(s|), home(s|), building(s|), school(s|), hospital(s|), village(s|), town(s|), settlement(s|),
district(s|), province(s|), countr(y|ies), cent(er|re)s, shelter(s|), camp(s|), convoy(s|),
tank(s|), attack(s|), communit(y|ies), nationalit(y|ies), region(s|), point(s|), parcels, tents,
kits, bed(s|), seat(s|), fire(s|), wildfires, cit(y|ies), claims, aid groups, groups, teams, boxes,
packages, missiles, drones, rockets, strikes, shells, rations, meal(s|), blanket(s|), structure(s|),
arrest(s|), dose(s|), barangay(s|), room(s|), checkpoint(s|), hotel(s|), facilit(y|ies), area(s|),
municipalit(y|ies), household items, bridge(s|), road(s|), soldiers killed, square miles,
hamlet(s|), island(s|), state(s|), operation(s|), mission(s|), order(s|), warning(s|), deal(s|),
phase(s|), item(s|), calls, flights cancelled, weapons, rifles, bombs, mines, hubs, sites,
locations, places, rounds, batch(es|), wave(s|), ecs, lgus, animal(s|), cattle, cow(s|), sheep,
goat(s|), horse(s|), dog(s|), cat(s|), pig(s|), chickens, elephant(s|), donkey(s|), camel(s|),
buffalo(es|s|), livestock, heads of cattle, pets, birds, eagles, llamas, monkeys, earthquake(s|),
quake(s|), tremor(s|), aftershock(s|), blast(s|), explosion(s|), eruption(s|), landslide(s|),
mudslide(s|), tornado(es|s|), airstrike(s|), air strikes, air raids, raids, bombings, dwelling(s|),
hut(s|), flats, apartments, cabins, barns, shop(s|), tower blocks, church(es|), mosque(s|), gyms,
hall(s|), clinic(s|), mattresses, stoves, cots, trees, power lines, bags, sandbags, masks, bottles,
rescues, engines, pumps, tenders, cameras, floors, lines, squads, brigades, battalions, block(s|),
streets, farms, factories, warehouses, offices, by one, by two, at a time, after another, after the
other, flights of (stairs|steps), flight of (stairs|steps)
""",
}

RATIOS = {
    "sure": "in every, of every, out of every, for every, per every, per",
    "in": "in",
    "out": "out of",
}

MONEY_MARKS = """
₱ ₩ ₺ ₦ ₪ ฿ $ € £ ¥ ₹ ₽ ₴ usd us$ chf inr idr ngn cad aud gbp jpy cny eur php pkr rs a$ c$ p
"""

LABELS = {
    "identifier": """
paragraphs, articles, sections, pages, points, items, item, chapters, annexes, clause(s|), note(s|),
rule, kilometre, kilometer, no, number, interstate, highway, route, flight, resolution, annex,
paragraph, section, article, sitrep, report, level, category, phase, unit, room, bus, stage,
version, issue, chapter, gate, terminal, appendix, figure, table, tool, boeing, airbus, antonov,
tupolev, ilyushin, episode, part, page, para, covid, grade, channel, step, round, day, order,
operation, line, protocol, alert, hwy, ward no, ward, district, batch, brigade, edition, signal,
ship, convoy, bulletin
""",
    "phone": """
tel, telephone, phone, call, fax, mobile, hotline, helpline, cell, whatsapp, dial, phones
""",
    "measure": """
magnitude, gusts, winds, m, scale, score, temperature, temperatures, depth, size, ratio, odds,
acres, hectares, acreage, minus
""",
    "age": """
(youngest|oldest|eldest) (is|are|was|were|of them|being|aged|), aged, ages, age, between the ages
of, under the age of, over the age of, aged between, under-, over-
""",
    "time": "at about, clock, half, quarter, half past, quarter past, quarter to",
    "other_count": """
team of, staff of, force of, army of, teams of, population of, ecs open :, centers open :, centres
open :, shelters open :, sites open :
""",
    "date": """
since, in, of, until, by, between, from, during, before, after, year, around, early, late, mid
""",
}

DIMENSIONS = "long, wide, high, deep, tall, thick, across"

HOURS_BEFORE = "at, by"

ORDINAL_ENDINGS = "st, nd, rd, th"

ORDINALS = """
first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth,
thirteenth, twentieth, hundredth, thousandth, th, st, nd, rd, firstly, secondly, fifteenth,
sixteenth, fortieth, fiftieth
"""

ENUMERATORS = ") . /"
