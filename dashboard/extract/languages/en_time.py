"""English time: days, months, spans and their edges."""

CODE = "en"

WEEKDAYS = """
monday mon | tuesday tue tues | wednesday wed | thursday thu thur thurs | friday fri | saturday sat
| sunday sun
"""

MONTHS = """
january jan | february feb | march mar | april apr | may | june jun | july jul | august aug |
september sep sept | october oct | november nov | december dec
"""

PRESENT = """
stands at, stand at, stood at, standing at, has reached, have reached, has risen to, has climbed to,
at dawn, before dawn, before sunrise, at first light, in the afternoon, in the evening, in the early
hours, at noon, at midday, now, so far, until now, up to now, to date, at present, currently, by
now, thus far, till now, at last count, at the last count, at latest count, at the latest count, by
the latest count, at the moment, as yet, up till now, as of now
"""

RELATIVE_DAYS = {
    0: """
today, this morning, this afternoon, this evening, tonight, early today, after midnight, earlier
today, this very day, since midnight, at this hour, later today, dawn today, right now, at this
time, at this moment, at this very moment, at this point, this very minute, since dawn, since
morning, since the morning, since daybreak, since early morning, hours ago, minutes ago
""",
    -1: """
yesterday, last night, a day ago, last evening, yesterday evening, yesterday morning, yesterday
afternoon, yesterday night, late yesterday, early yesterday
""",
    -2: "the day before yesterday",
    -7: "a week ago, a week ago today",
    1: "tomorrow",
}

FOLLOWING_DAYS = {
    1: """
the next day, the following day, a day later, a day after, one day after, next day, the day after,
the morning after, one day later, the next morning, the following morning, the next night, the
following night, the day afterwards, the next evening
""",
    -1: """
the day before, the previous day, a day earlier, the night before, the evening before, a day before,
one day earlier, the previous night, the previous evening, the preceding day, the day prior
""",
    0: """
that day, that same day, the same day, that night, that same night, that same evening, that same
morning, that same afternoon, that evening, that morning, that afternoon, same day, the same night,
the same evening, that very day, the very same day, in the course of the day, over the course of the
day, by the end of the day, at the end of the day, later in the day, later that day, earlier in the
day, earlier that day
""",
}

FOLLOWING_WEEKS = {
    0: "that week, that same week, the same week, later that week, earlier that week",
    1: "the following week, the week after, the week that followed",
    -1: "the week before, the preceding week, a week before that",
}

AFTERS = "after"

NTH_DAYS = {
    2: "on the second day, on day two, by day two, on day 2, on its second day, by the second day",
    3: "on the third day, on day three, by day three, on day 3, on its third day, by the third day",
    4: "on the fourth day, on day four, by day four, on day 4, on its fourth day",
    5: "on the fifth day, on day five, by day five, on day 5, on its fifth day, by the fifth day",
    6: "on the sixth day, on day six, on day 6, on its sixth day, by the sixth day",
    7: "on the seventh day, on day seven, on day 7, on its seventh day",
}

RELATIVE_SPANS = {
    (0, 0): """
overnight, during the night, through the night, past few hours, last few hours, past several hours,
past hours, last hours, recent hours, past
hour, last hour, last couple of hours, past couple of hours
""",
    (-1, 0): """
past 24 hours, last 24 hours, previous 24 hours, preceding 24 hours, past day, last
day, past twenty-four hours, space of 24 hours, past 24h, last 24h, past 24 hrs, in 24 hours, in a
day, last twenty-four hours, over 24 hours, past day and night
""",
    (-2, 0): """
past 48 hours, last 48 hours, previous 48 hours, past couple of days, last couple of days, past
forty-eight hours
""",
    (-3, 0): """
past 72 hours, last 72 hours, past few days, last few days, recent days, last several days, past
several days, last days, past days, previous days, preceding days
""",
    (-7, -2): "days ago, a few days ago, several days ago, some days ago, the other day",
    (-2, -2): "a couple of days ago",
    (-42, -14): "weeks ago, a few weeks ago, several weeks ago, some weeks ago",
    (-14, -14): "a couple of weeks ago",
    (-180, -60): "months ago, a few months ago, several months ago, some months ago",
    (0, 3): "coming days, next few days, next days, days to come",
    (0, 1): "coming hours, next few hours, next hours",
    (-7, 0): """
past week, in the last week, over the last week, within the last week, during the last week, last
seven days, past seven days, last 7 days, past 7 days, over the week, previous
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
        -1: "last week, the previous week",
        1: "next week, coming week",
    },
    "weekend": {0: "weekend", 1: "next weekend, coming weekend"},
    "week_end": {
        0: "the end of the week, the end of this week, end of the week, end of this week",
        -1: "the end of last week, end of last week",
        1: "the end of next week, end of next week",
    },
    "month": {
        0: """
of the month, this month, the current month, start of the month, beginning of the month
""",
        -1: "last month, the previous month, a month ago",
        -6: "half a year ago",
        1: "next month, coming month",
    },
    "year": {
        0: """
the year began, the year started, the year opened, the turn of the year, this year, the current
year, start of the year, beginning of the year, start of this year,
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

WEEKDAY_EDGES = {
    "past": "last, previous",
    "ahead": "next, coming, this coming, the coming",
    "present": "this, this past",
}

FEASTS = {
    (12, 24): "christmas eve",
    (12, 25): "christmas day, at christmas",
    (12, 26): "boxing day",
    (12, 31): "new year's eve",
    (1, 1): "new year's day",
}

DAY_OPENERS = "on, of, by, since, until, from, between"

LONG_AGO = """
days later, a few days later, weeks later, months later, years later, days earlier, weeks earlier,
months earlier, years earlier, decades earlier, decades later, years ago, decades ago, a decade ago,
centuries ago, a century ago, in previous years, in past years, in earlier years, in recent years,
over the years, in the past decade, over the past decade, in the last decade, in the 1930s, in the
1940s, in the 1950s, in the 1960s, in the 1970s, in the 1980s, in the 1990s, in the 2000s, in the
2010s, in the thirties, in the forties, in the fifties, in the sixties, in the seventies, in the
eighties, in the nineties, the last time, historically
"""

YEAR_PARTS = {
    (1, 1): "the start of, start of, the beginning of, beginning of",
    (1, 4): "early, the early part of, the opening months of, the first months of",
    (5, 4): "mid, mid-, the middle of, middle of",
    (9, 4): "late, the last months of, the final months of, the closing months of",
    (12, 0): "the end of, end of, the close of, close of, the last day of",
    (1, 3): "the first quarter of, first quarter of, q1, q1 of",
    (4, 3): "the second quarter of, second quarter of, q2, q2 of",
    (7, 3): "the third quarter of, third quarter of, q3, q3 of",
    (10, 3): """
the fourth quarter of, fourth quarter of, the last quarter of, last quarter of, q4, q4 of
""",
    (1, 6): "the first half of, first half of, h1, h1 of, the first six months of",
    (7, 6): "the second half of, second half of, h2, h2 of, the last six months of",
}
"""First month and number of months; no month for the last day of the first."""

SEASONS = {3: "spring", 6: "summer", 9: "autumn, fall", 12: "winter"}

CLOCK = """
a.m., p.m., am, pm, noon, midday, midnight, dawn, daybreak, nightfall, dusk, sunset, evening,
morning, afternoon, night, early, late, mid, the, of, on, at, end, close, hours, hrs, h, local,
time, gmt, utc, est, edt, o'clock
"""

CLOCK_TIMES = """
a.m., p.m., am, pm, noon, midday, midnight, dawn, daybreak, nightfall, dusk, sunset, evening,
morning, afternoon, gmt, utc, o'clock, local time, lunchtime, sunrise
"""

BOUNDS = {
    "since": """
since, ever since, counted from, starting, beginning, starting on, starting from, beginning on, from
the start of, from the end of, onwards from
""",
    "by": "by, up to",
    "as_of": """
as of, as at, as on, as per, data as of, data at, data as at, data of, data for, data on, figures
of, figures as of, figures at, status of, status at, status on, situation at, situation of, current
as of, correct as of, valid as of, information as of, state of affairs on, situation on, situation
as of, status as of, updated, last updated, updated on, last updated on
""",
    "begun": """
began, begun, started, launched, got going, got under way, got underway, commenced, resumed, broke
out, erupted, flared up
""",
    "ended": """
ended, finished, concluded, wound up, completed, came to an end, drew to a close, wrapped up
""",
    "before": "before, prior to, by the time",
    "until": "until, to, till, up until, through, ending, ending on",
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
    "late": "late, in the last days of, the final days of, the last days of",
    "first_week": "the first week of, first week of",
    "second_week": "the second week of, second week of",
    "third_week": "the third week of, third week of",
    "fourth_week": "the fourth week of, fourth week of",
    "last_week": "the last week of, last week of, the final week of",
    "first_half": "the first half of, first half of",
    "second_half": "the second half of, second half of",
}

ONWARDS = "on, onwards, onward, forward"

SPANS_BACK = (
    "last, past, previous, preceding, over the last, in the last, in the past, over the past"
)

SPANS_AHEAD = """
next, coming, following, over the next, in the next, in the coming, over the coming
"""

FIRSTS = "first, opening, initial"

NIGHTS = "night, a night, the night"

COURSE_OPENERS = {
    "first": "within, within about, inside, in the following, over the following",
    "all": """
in, over, during, in just, in only, in barely, in under, in the space of, in the course of, over the
course of, in a matter of, in about, in some, in less than, in the span of, in nearly, in almost,
over about, over some
""",
}

TIME_UNITS = {
    "hour": "hour(s|), hr(s|)",
    "fortnight": "fortnight(s|)",
    "day": "day(s|)",
    "week": "week(s|)",
    "month": "month(s|)",
    "year": "year(s|)",
}
