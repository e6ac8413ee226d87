"""English words around dates and numbers that tell new, total, planned and former."""

CODE = "en"

PLUPERFECT = "had"

COUNTING = """
count(s|ed), verif(y|ies|ied), certif(y|ies|ied), cites, cited, cit(ed|es) credible sources for,
record(s|ed), register(s|ed), document(s|ed), tall(y|ies|ied), log(s|ged), list(s|ed), gives, gave,
spoke of, spoken of, speaks of, puts, has, identified, names, named, has found, acknowledg(es|ed)
"""

BODIES = "bod(y|ies), corpse(s|), burial(s|), grave(s|), remains"

IDLE = """
stood at, stood by, stood ready, stood waiting, stand by, stand ready, standing by, standing ready,
stands by, ready, lined up, lining up, parked, waiting, waits, wait, waited, on standby, at the
ready, in position, on hand, idling, queued, queuing
"""

ORDERS = """
ordered, told, urged, asked, advised, instructed, warned, directed, commanded, requested, order(s|),
notice, warning(s|), instruct(s|ions), called on, alerted
"""

FORMERS = {
    "sure": """
up from, down from, higher than, more than the, fewer than the, compared with, compared to, against,
from just, from only, up on, from the previous, from an earlier
""",
    "maybe": "from",
}

FUTURE = {
    "sure": """
will, shall, is to, are to, is due, are due, expected, scheduled, going to, set to, is set, are set,
forecast, likely, slated
""",
    "maybe": """
would, to be, planned, should, hope(s|), hoped, aim(s|), intend(s|), plans to, plan to, ready to,
prepar(ing|es|e), leave, leaves, depart, departs, begins, starts
""",
    "past": """
were to, was to, was due, were due, had been due, were expected, was expected, had been expected,
were scheduled, was scheduled, had been scheduled, supposed to, were set to, was set to, were meant
to, was meant to
""",
}

ALREADY = "already"

TIMETABLED = {
    "one": """
leaves, departs, pulls out, pulls away, sets off, sets out, sails, flies, takes off, goes, rolls
out, travels, puts on, moves, lays on, starts, runs, takes, carries, brings
""",
    "many": """
leave, depart, pull out, pull away, set off, sail, fly, take off, go, roll out, travel, start, run
""",
}

GRANTS = "gave, given, give, gives, giving, have, has, allowed, granted"

RATES = """
daily, each day, a day, every day, per day, per hour, an hour, every hour, hourly, nightly, each
night, a night, every night, per night, per week, a week, each week, every week, weekly, in the day,
a month, per month, each month, every month, monthly, a time, at a time, each time
"""

PRESENTS = """
are dead, is dead, are known dead, are confirmed dead, are injured, are wounded, are hurt, lie in,
lie at, remain in hospital, are in hospital, is in hospital, remain hospitalized, remain
hospitalised, remain in, are in critical condition, are seriously hurt, are known to have died, are
listed dead
"""

OVERS = """
was, were, had, slept, spent, passed, stayed, remained, lived, camped, lodged, waited, hid, stood,
found, sought, took, went, came, moved, reported, sat, lay, huddled, gathered, housed, sheltered
"""

SUPERLATIVES = """
first, worst, deadliest, largest, biggest, greatest, heaviest, highest, lowest, strongest, fiercest,
bloodiest, longest, fewest, smallest, busiest, shortest, costliest, no such, so fierce, like it, as
bad, as many, unseen, not seen
"""

SOLELY = "alone"

WHENS = "when, in which"

PAPERS = """
deal, agreement, accord, truce, treaty, pact, memorandum, protocol, decree, resolution, law, order,
ruling, statement, letter, circular, notice, report, update, bulletin, census
"""
