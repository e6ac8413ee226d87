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
today, this very day, since midnight, at this hour, later today
""",
    -1: "yesterday, last night, a day ago, last evening, yesterday evening, yesterday morning",
    -2: "the day before yesterday, two days ago",
    1: "tomorrow",
}

FOLLOWING_DAYS = {
    1: "the next day, the following day, a day later, next day, the day after, the morning after",
    -1: "the day before, the previous day, a day earlier, the night before, the evening before",
    2: "two days later",
    -2: "two days earlier, two days before",
    0: "that day, that same day, the same day, that night, that evening, that morning",
}

RELATIVE_SPANS = {
    (-1, 0): """
overnight, past 24 hours, last 24 hours, previous 24 hours, preceding 24 hours, past day, last
day, past twenty-four hours, space of 24 hours, within 24 hours, a single day, a day and night,
past 24h, 24 - hour, in 24 hours, during the night, through the night, last twenty - four hours,
twenty - four hours
""",
    (-2, 0): """
past 48 hours, last 48 hours, past two days, last two days, previous 48 hours, the last two days,
within 48 hours, in two days
""",
    (-3, 0): """
past 72 hours, last 72 hours, past three days, last three days, past few days, last few days,
recent days, last couple of days
""",
    (-7, 0): """
past week, last seven days, past seven days, the past 7 days, last 7 days, over the week, previous
seven days
""",
    (-30, 0): """
past month, last 30 days, past 30 days, recent weeks, past few weeks, past four weeks, last few
weeks
""",
}

CALENDAR_SPANS = {
    "past_year": {
        -1: """
over the last year, over the past year, past year, last 12 months, past twelve months,
past 12 months, the last year
"""
    },
    "week": {
        0: "this week",
        -1: "last week, the previous week, a week ago",
        1: "next week, coming week",
    },
    "month": {0: "this month", -1: "last month, the previous month, a month ago", 1: "next month"},
    "year": {0: "this year", -1: "last year, the previous year, a year ago", 1: "next year"},
}

AGO = "ago, earlier, back"

BOUNDS = {
    "since": """
since, ever since, counted from, starting, beginning, starting on, from the start of, from the end
of, began on, begun on, onwards from
""",
    "by": "by",
    "as_of": "as of, as at, as on, data as of, state of affairs on, situation on",
    "until": "until, to, till, up until, up to, through",
    "from": "from, between, covers, period",
}

CLOSING_BOUNDS = "to, and, until, through, till, -, –, —, up to"

MONTH_PARTS = {
    "early": """
early, the start of, start of, the beginning of, beginning of, in the first days of
""",
    "mid": "mid, mid-, the middle of, middle of",
    "end": "the end of, end of",
    "late": "late, in the last days of",
}

ONWARDS = "on, onwards, onward, forward"

SPANS_BACK = (
    "last, past, previous, preceding, over the last, in the last, in the past, over the past"
)

TIME_UNITS = {
    "day": "day(s|)",
    "week": "week(s|)",
    "month": "month(s|)",
    "year": "year(s|)",
}
