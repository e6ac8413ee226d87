"""English time: days, months, spans and their edges."""

CODE = "en"

WEEKDAYS = """
monday mon | tuesday tue tues | wednesday wed | thursday thu thur thurs |
friday fri | saturday sat | sunday sun
"""

MONTHS = """
january jan | february feb | march mar | april apr | may | june jun | july jul | august aug |
september sep sept | october oct | november nov | december dec
"""

PRESENT = """
now, so far, until now, up to now, to date, at present, currently, by now, thus far, till now, at
the moment, as yet, up till now, as of now
"""

RELATIVE_DAYS = {
    0: """
today, this morning, this afternoon, this evening, tonight, early today, after midnight, earlier
today, this very day, since midnight, at this hour, later today, dawn today, since dawn, since
morning, since the morning, since daybreak, since early morning, hours ago, minutes ago
""",
    -1: """
yesterday, last night, a day ago, last evening, yesterday evening, yesterday morning, yesterday
afternoon, yesterday night, late yesterday, early yesterday
""",
    -2: "the day before yesterday",
    1: "tomorrow",
}

FOLLOWING_DAYS = {
    1: """
the next day, the following day, a day later, next day, the day after, the morning after, one day
later, the next morning, the following morning, the next night, the following night, the day
afterwards, the next evening
""",
    -1: """
the day before, the previous day, a day earlier, the night before, the evening before, a day
before, one day earlier, the previous night, the previous evening, the preceding day, the day prior
""",
    0: """
that day, that same day, the same day, that night, that same night, that same evening,
that same morning, that same afternoon, that evening, that morning, that afternoon, same
day, the same night, the same evening, that very day, the very same day
""",
}

RELATIVE_SPANS = {
    (0, 0): """
past few hours, last few hours, past several hours, past hours, last hours, recent hours, past
hour, last hour, last couple of hours, past couple of hours
""",
    (-1, 0): """
overnight, past 24 hours, last 24 hours, previous 24 hours, preceding 24 hours, past day, last
day, past twenty-four hours, space of 24 hours, past 24h, last 24h, past 24 hrs, in 24 hours, in a
day, during the night, through the night, last twenty-four hours, over 24 hours, day and night
""",
    (-2, 0): """
past 48 hours, last 48 hours, previous 48 hours, past couple of days, last couple of days, past
forty-eight hours
""",
    (-3, 0): """
past 72 hours, last 72 hours, past few days, last few days, recent days, last several days, past
several days, last days, past days, previous days, preceding days
""",
    (-7, 0): """
past week, last seven days, past seven days, last 7 days, past 7 days, over the week, previous
seven days, preceding week
""",
    (-14, 0): "past fortnight, last fortnight",
    (-30, 0): """
past month, last 30 days, past 30 days, recent weeks, past few weeks, past four weeks, last few
weeks, past several weeks, last several weeks, past weeks, last weeks
""",
    (-90, 0): "recent months, past few months, last few months, past several months",
}

CALENDAR_SPANS = {
    "past_year": {
        -1: """
over the last year, over the past year, past year, last 12 months, past twelve months,
past 12 months, the last year, last twelve months
"""
    },
    "week": {
        0: """
this week, earlier in the week, the current week, start of the week, beginning of the week
""",
        -1: "last week, the previous week, a week ago",
        1: "next week, coming week",
    },
    "weekend": {0: "weekend", 1: "next weekend, coming weekend"},
    "month": {
        0: "this month, the current month, start of the month, beginning of the month",
        -1: "last month, the previous month, a month ago",
        1: "next month, coming month",
    },
    "year": {
        0: """
this year, the current year, start of the year, beginning of the year, start of this year,
beginning of this year
""",
        -1: "last year, the previous year, a year ago, start of last year",
        1: "next year, coming year",
    },
}

AGO = {
    "ago": "ago, back",
    "earlier": "earlier, before, previously",
    "later": "later, afterwards",
}

WEEKDAY_EDGES = {"past": "last, previous", "ahead": "next, coming, this coming, the coming"}

SEASONS = {3: "spring", 6: "summer", 9: "autumn, fall", 12: "winter"}

CLOCK = """
a.m., p.m., am, pm, noon, midday, midnight, dawn, daybreak, nightfall, dusk, sunset, evening,
morning, afternoon, night, early, late, mid, the, of, on, at, end, close, hours, hrs, h, local,
time, gmt, utc, est, edt, o'clock
"""

FUTURE = {
    "sure": """
will, shall, is to, are to, is due, are due, expected, scheduled, going to, set to, is set, are set,
forecast, likely, slated
""",
    "maybe": """
would, to be, was due, were due, planned, should, hope(s|), hoped, aim(s|), intend(s|), plans to,
plan to, ready to, prepar(ing|es|e), leave, leaves, depart, departs, begins, starts
""",
}

BOUNDS = {
    "since": """
since, ever since, counted from, starting, beginning, starting on, starting from, beginning on,
from the start of, from the end of, onwards from
""",
    "by": "by, up to",
    "as_of": """
as of, as at, as on, as per, data as of, state of affairs on, situation on, situation as of,
status as of, updated, last updated, updated on, last updated on
""",
    "begun": """
began, begun, started, launched, got going, got under way, got underway, commenced, resumed
""",
    "until": "until, to, till, up until, through",
    "from": "from, between, covers, period",
}

CLOSING_BOUNDS = "to, and, until, through, till, -, –, —, up to, into, and into"

MONTH_PARTS = {
    "early": """
early, the start of, start of, the beginning of, beginning of, in the first days of, the first days
of, the opening days of
""",
    "mid": "mid, mid-, the middle of, middle of",
    "end": "the end of, end of, the last day of",
    "late": "late, in the last days of, the last week of, the final days of, the last days of",
    "first_week": "the first week of, first week of",
    "first_half": "the first half of, first half of",
    "second_half": "the second half of, second half of",
}

ONWARDS = "on, onwards, onward, forward"

SPANS_BACK = (
    "last, past, previous, preceding, over the last, in the last, in the past, over the past"
)

TIME_UNITS = {
    "hour": "hour(s|), hr(s|)",
    "fortnight": "fortnight(s|)",
    "day": "day(s|)",
    "week": "week(s|)",
    "month": "month(s|)",
    "year": "year(s|)",
}
